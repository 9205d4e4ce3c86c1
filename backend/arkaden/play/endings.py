"""Tables that nobody will ever come back to are closed; finished games are never touched."""

from datetime import timedelta

from sqlalchemy import DateTime, and_, or_, update

from arkaden.play.changing import notify
from arkaden.play.clocks import Now
from arkaden.store import models
from arkaden.store.bus import GameNotice
from arkaden.store.database import Database

NEVER_BEGUN = timedelta(days=1)
ABANDONED = timedelta(days=14)


async def close_abandoned(database: Database, now: Now) -> int:
    """Close tables that were not begun for a day, and games without a clock in which nothing happened for two weeks.

    How many that were. What was played of a game stays.
    """
    game, present = models.Game, now()
    began = game.clock["began"].astext.cast(DateTime(timezone=True))
    over = or_(
        and_(game.status == "open", game.created_at < present - NEVER_BEGUN),
        and_(game.status == "running", ~game.terms.has_key("clock"), began < present - ABANDONED),
    )
    async with database.begin() as session:
        closed = await session.execute(
            update(game)
            .where(over)
            .values(
                status="closed", finished_at=present, to_act=None, deadline=None, revision=game.revision + 1
            )
            .returning(game.id, game.version, game.revision)
        )
        rows = closed.all()
        for row in rows:
            await notify(session, GameNotice(row.id, row.version, row.revision))
    return len(rows)
