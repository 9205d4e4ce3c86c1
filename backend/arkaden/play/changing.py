"""How a table is changed, and what may be refused about it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from arkaden.errors import Refusal
from arkaden.ids import GameId, IdentityId
from arkaden.play import queries
from arkaden.play.games import no_such_game
from arkaden.play.table import Table
from arkaden.rules.catalogue import GAMES
from arkaden.rules.protocol import Seat
from arkaden.store import models
from arkaden.store.bus import CHANNEL, GameNotice, games_payload
from arkaden.store.database import Database


@asynccontextmanager
async def changing(database: Database, game_id: GameId) -> AsyncIterator[tuple[AsyncSession, Table]]:
    """A transaction that holds the table's row; at its end the table has a new revision.

    All processes are told with the commit. Raises Refusal(not_found).
    """
    async with database.begin() as session:
        locked = select(models.Game.id).where(models.Game.id == game_id).with_for_update()
        await session.execute(locked)
        table = await queries.table(await session.connection(), game_id)
        if table is None:
            raise no_such_game()
        yield session, table
        await session.execute(
            update(models.Game).where(models.Game.id == game_id).values(revision=models.Game.revision + 1)
        )
        await notify(session, GameNotice(game_id, table.version, table.revision + 1))


async def notify(session: AsyncSession, notice: GameNotice) -> None:
    """Tell all processes, with the commit."""
    await session.execute(
        text("SELECT pg_notify(:channel, :payload)"),
        {"channel": CHANNEL, "payload": games_payload([notice])},
    )


def only_visible(table: Table, who: IdentityId) -> None:
    if not table.lets_in(who):
        raise no_such_game()


def only_host(table: Table, who: IdentityId) -> None:
    only_visible(table, who)
    if table.host != who:
        raise Refusal("forbidden", "only the host may do that")


def only_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("already_started", "the table has been started or closed")


def seat_of(table: Table, who: IdentityId) -> Seat:
    seat = table.seat_of(who)
    if seat is None:
        raise Refusal("not_seated", "you hold no seat at this table")
    return seat


def free_seat(table: Table, wanted: int | None) -> int:
    free = [seat for seat in range(table.seat_count) if seat not in table.seats]
    if not free:
        raise Refusal("table_full", "all seats are taken")
    if wanted is None:
        return free[0]
    if not 0 <= wanted < table.seat_count:
        raise Refusal("bad_message", f"seat: there is no seat {wanted}")
    if wanted not in free:
        raise Refusal("seat_taken", "somebody sits there")
    return wanted


def free_colour(table: Table, wanted: str | None) -> str:
    colours = GAMES[table.kind].colours
    taken = {sitter.colour for sitter in table.seats.values()}
    if wanted is None:
        return next(colour for colour in colours if colour not in taken)
    if wanted not in colours:
        raise Refusal("bad_message", f"colour: must be one of {', '.join(colours)}")
    if wanted in taken:
        raise Refusal("colour_taken", "somebody plays with that colour")
    return wanted
