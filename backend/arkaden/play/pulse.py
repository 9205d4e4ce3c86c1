"""Whether anybody serves: time in which no web process did is charged to nobody.

Every web process notes every few seconds that it serves. Whoever finds that the last note is old knows that nobody
could act meanwhile, and puts the clocks of all running games forward by the time that was lost.
"""

import asyncio
from datetime import datetime, timedelta

import structlog
from sqlalchemy import select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from arkaden.ids import GameId
from arkaden.play import queries
from arkaden.play.changing import notify
from arkaden.play.clocks import Now, clock_of, look_again
from arkaden.store import models
from arkaden.store.bus import GameNotice
from arkaden.store.database import Database

BEAT_SECONDS = 2.0
LOST = timedelta(seconds=10)

log = structlog.get_logger()


class Pulse:
    """The pulse of the whole installation; web processes keep it beating."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._beating = asyncio.create_task(self._beat_for_ever())

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    async def beats(self) -> bool:
        """Whether somebody serves; if not, no time runs out."""
        async with self._database.read() as connection:
            last = (await connection.execute(select(models.Pulse.beat_at))).scalar_one_or_none()
        return last is not None and self._now() - last <= LOST

    async def beat(self) -> None:
        """Note that this process serves, and make good for the time in which none did."""
        now = self._now()
        async with self._database.begin() as session:
            await session.execute(insert(models.Pulse).values(one=True, beat_at=now).on_conflict_do_nothing())
            last = (await session.execute(select(models.Pulse.beat_at).with_for_update())).scalar_one()
            if now - last > LOST:
                await self._make_good(session, last, now)
            if now > last:
                await session.execute(update(models.Pulse).values(beat_at=now))

    async def _make_good(self, session: AsyncSession, last: datetime, now: datetime) -> None:
        running = (
            select(models.Game.id, models.Game.clock)
            .where(models.Game.status == "running", models.Game.terms.has_key("clock"))
            .order_by(models.Game.id)
            .with_for_update()
        )
        clocks = {row.id: clock_of(row.clock) for row in await session.execute(running)}
        tables = await queries.tables(await session.connection(), clocks.keys())
        for game, clock in clocks.items():
            table = tables[game]
            later = clock.later(now - max(clock.began, last))
            await session.execute(
                update(models.Game)
                .where(models.Game.id == game)
                .values(
                    clock=later.to_json(),
                    deadline=look_again(later, table.to_act, table.terms, table.bots, now),
                    revision=models.Game.revision + 1,
                )
            )
            await notify(session, GameNotice(GameId(game), table.version, table.revision + 1))
        log.info("pulse.resumed", lost_seconds=(now - last).total_seconds(), clocks=len(clocks))

    async def _beat_for_ever(self) -> None:
        while True:
            try:
                await self.beat()
            except DBAPIError as error:
                log.warning("pulse.missed", error=str(error.orig))
            await asyncio.sleep(BEAT_SECONDS)
