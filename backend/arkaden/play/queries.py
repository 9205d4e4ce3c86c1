"""What is read from the database about tables and games."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Row, and_, exists, func, literal, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from arkaden.ids import GameId, IdentityId
from arkaden.play.clocks import Clock, clock_of
from arkaden.play.log import Entry
from arkaden.play.table import Sitter, Status, Table
from arkaden.play.terms import terms_of
from arkaden.rules.protocol import Seat
from arkaden.store import models

_TABLE_COLUMNS = (
    models.Game.id,
    models.Game.kind,
    models.Game.status,
    models.Game.visibility,
    models.Game.invite,
    models.Game.host_id,
    models.Game.seat_count,
    models.Game.options,
    models.Game.terms,
    models.Game.components.is_not(None).label("custom_components"),
    models.Game.commitment,
    models.Game.version,
    models.Game.revision,
    models.Game.to_act,
    models.Game.next_id,
    models.Game.created_at,
    models.Game.started_at,
    models.Game.finished_at,
)


class Position(NamedTuple):
    """How far a game is: its number of actions, and of other changes."""

    version: int
    revision: int


@dataclass(frozen=True, slots=True)
class Origin:
    """What a running game was started with; holds the hidden order of things."""

    players: int
    options: Mapping[str, Any]
    start_seat: Seat
    setup: Mapping[str, Any]
    components: Mapping[str, Any] | None


async def position(connection: AsyncConnection, game: GameId) -> Position | None:
    query = select(models.Game.version, models.Game.revision).where(models.Game.id == game)
    found = (await connection.execute(query)).one_or_none()
    return None if found is None else Position(found.version, found.revision)


async def table(connection: AsyncConnection, game: GameId) -> Table | None:
    return (await tables(connection, [game])).get(game)


async def tables(connection: AsyncConnection, games: Collection[GameId]) -> dict[GameId, Table]:
    """These tables, as far as they exist, in the given order."""
    rows = {
        row.id: row
        for row in await connection.execute(select(*_TABLE_COLUMNS).where(models.Game.id.in_(games)))
    }
    seats: defaultdict[GameId, dict[Seat, Sitter]] = defaultdict(dict)
    sitting = (
        select(
            models.Seat,
            func.coalesce(models.Identity.name, models.Seat.bot_name).label("name"),
            func.coalesce(models.Identity.kind == "bot", literal(False)).label("program"),
        )
        .outerjoin(models.Identity, models.Identity.id == models.Seat.identity_id)
        .where(models.Seat.game_id.in_(games))
        .order_by(models.Seat.seat)
    )
    for row in await connection.execute(sitting):
        seats[row.game_id][Seat(row.seat)] = Sitter(
            row.identity_id, row.name, row.colour, row.resigned, row.bot, row.bot_until, row.program
        )
    admitted: defaultdict[GameId, set[IdentityId]] = defaultdict(set)
    letting_in = select(models.Admission).where(models.Admission.game_id.in_(games))
    for admission in await connection.execute(letting_in):
        admitted[admission.game_id].add(admission.identity_id)
    return {
        game: _table(rows[game], seats[game], frozenset(admitted[game])) for game in games if game in rows
    }


async def origin(connection: AsyncConnection, game: GameId, players: int) -> Origin:
    """Of a game that has been started with so many players."""
    query = select(
        models.Game.options, models.Game.start_seat, models.Game.setup, models.Game.components
    ).where(models.Game.id == game)
    found = (await connection.execute(query)).one()
    return Origin(players, found.options, Seat(found.start_seat), found.setup, found.components)


async def clock(connection: AsyncConnection, game: GameId) -> tuple[int, Clock]:
    """The clock of a game that has been started, with the version it belongs to."""
    query = select(models.Game.version, models.Game.clock).where(models.Game.id == game)
    found = (await connection.execute(query)).one()
    return found.version, clock_of(found.clock)


async def components(connection: AsyncConnection, game: GameId) -> dict[str, Any] | None:
    """The component file that a table was made with; None: the built-in one."""
    query = select(models.Game.components).where(models.Game.id == game)
    return (await connection.execute(query)).scalar_one_or_none()


async def log_after(connection: AsyncConnection, game: GameId, n: int) -> list[Entry]:
    """The entries with numbers above ``n``, in order."""
    query = (
        select(models.Action)
        .where(models.Action.game_id == game, models.Action.n > n)
        .order_by(models.Action.n)
    )
    return [
        Entry(row.n, Seat(row.seat), row.key, row.action, row.events, row.at)
        for row in await connection.execute(query)
    ]


async def lobby(connection: AsyncConnection, limit: int) -> list[GameId]:
    """The newest tables that are open or running."""
    query = (
        select(models.Game.id)
        .where(models.Game.status.in_(["open", "running"]))
        .order_by(models.Game.created_at.desc(), models.Game.id.desc())
        .limit(limit)
    )
    return list((await connection.execute(query)).scalars())


async def seated_at(connection: AsyncConnection, identity: IdentityId) -> list[GameId]:
    """The tables at which an identity holds a seat."""
    query = select(models.Seat.game_id).where(models.Seat.identity_id == identity)
    return list((await connection.execute(query)).scalars())


async def concerning(
    connection: AsyncConnection, identity: IdentityId, ended_since: datetime | None
) -> list[GameId]:
    """The games in which an identity holds a seat: those that run, and those that ended after a time."""
    wanted = [models.Game.status == "running"]
    if ended_since is not None:
        wanted.append(and_(models.Game.status == "finished", models.Game.finished_at > ended_since))
    query = (
        select(models.Game.id)
        .join(models.Seat, models.Seat.game_id == models.Game.id)
        .where(models.Seat.identity_id == identity, or_(*wanted))
        .order_by(models.Game.finished_at.nulls_last(), models.Game.started_at, models.Game.id)
    )
    return list((await connection.execute(query)).scalars())


@dataclass(frozen=True, slots=True)
class Listing:
    """Which tables to list: those public and one's own, newest first. None: any."""

    viewer: IdentityId | None
    status: Status | None
    kind: str | None
    mine: bool
    after: GameId | None
    limit: int


async def listed(connection: AsyncConnection, listing: Listing) -> list[GameId]:
    """The ids of up to ``limit`` tables; without a status, of all but closed ones."""
    game = models.Game
    own = or_(
        game.host_id == listing.viewer,
        exists().where(models.Seat.game_id == game.id, models.Seat.identity_id == listing.viewer),
    )
    conditions: list[ColumnElement[bool]] = [own if listing.mine else or_(game.visibility == "public", own)]
    if listing.status is None:
        conditions.append(game.status != "closed")
    else:
        conditions.append(game.status == listing.status)
    if listing.kind is not None:
        conditions.append(game.kind == listing.kind)
    if listing.after is not None:
        last = select(game.created_at, game.id).where(game.id == listing.after)
        found = (await connection.execute(last)).one_or_none()
        if found is None:
            return []
        conditions.append(tuple_(game.created_at, game.id) < tuple_(found.created_at, found.id))
    query = (
        select(game.id)
        .where(*conditions)
        .order_by(game.created_at.desc(), game.id.desc())
        .limit(listing.limit)
    )
    return list((await connection.execute(query)).scalars())


def _table(row: Row[Any], seats: Mapping[Seat, Sitter], admitted: frozenset[IdentityId]) -> Table:
    return Table(
        id=row.id,
        kind=row.kind,
        status=row.status,
        visibility=row.visibility,
        invite=row.invite,
        host=row.host_id,
        seat_count=row.seat_count,
        options=row.options,
        terms=terms_of(row.terms),
        custom_components=row.custom_components,
        commitment=row.commitment,
        version=row.version,
        revision=row.revision,
        to_act=None if row.to_act is None else Seat(row.to_act),
        next=row.next_id,
        created_at=row.created_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        seats=seats,
        admitted=admitted,
    )
