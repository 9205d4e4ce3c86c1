"""What concerns somebody, over all games: one started, an action of theirs is due, one ended."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import structlog
from sqlalchemy.exc import DBAPIError

from arkaden.ids import GameId, IdentityId
from arkaden.live.messages import write
from arkaden.live.outbox import Outbox
from arkaden.play import queries
from arkaden.play.house import House
from arkaden.play.table import Table, time_json
from arkaden.store.bus import GameNotice

_RETRY_SECONDS = 1.0

log = structlog.get_logger()


@dataclass(slots=True)
class _Follower:
    """Somebody who is told, and what was told already."""

    identity: IdentityId
    since: datetime | None
    started: set[GameId] = field(default_factory=set)
    ended: set[GameId] = field(default_factory=set)
    turns: dict[GameId, int] = field(default_factory=dict)

    def news(self, table: Table) -> Iterable[dict[str, Any]]:
        """What has not been told yet of this table."""
        seat = table.seat_of(self.identity)
        if seat is None:
            return
        if table.status == "running":
            if table.id not in self.started:
                self.started.add(table.id)
                yield _line("game_started", table, table.started_at, kind=table.kind, seat=seat)
            due = table.to_act == seat and seat not in table.bots
            if due and self.turns.get(table.id) != table.version:
                self.turns[table.id] = table.version
                yield {"t": "turn", "game": table.id, "version": table.version}
        elif table.status == "finished" and table.id not in self.ended:
            self.ended.add(table.id)
            self.turns.pop(table.id, None)
            yield _line("game_ended", table, table.finished_at, kind=table.kind, seat=seat)


class Feed:
    """Tells each follower what concerns them, first how things stand. A listener of the bus.

    A turn is told once for each action that is due, so that nothing is missed however fast the others are.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._followers: dict[Outbox, _Follower] = {}
        self._dirty: set[GameId] = set()
        self._missed = False
        self._updating: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        house.bus.add(self)

    async def enter(self, outbox: Outbox, identity: IdentityId, since: datetime | None) -> None:
        """Tell how things stand, the games that ended after ``since`` included, and then what happens."""
        async with self._lock:
            follower = self._followers[outbox] = _Follower(identity, since)
            await self._catch_up(outbox, follower)

    def leave(self, outbox: Outbox) -> None:
        self._followers.pop(outbox, None)

    def game_changed(self, notice: GameNotice) -> None:
        if self._followers:
            self._dirty.add(notice.game)
            self._schedule()

    def message(self, text: str) -> None:
        """Of no concern to the feed."""

    def gap(self) -> None:
        self._missed = True
        self._schedule()

    async def close(self) -> None:
        if self._updating is not None:
            self._updating.cancel()
            await asyncio.gather(self._updating, return_exceptions=True)

    def _schedule(self) -> None:
        if self._followers and self._updating is None:
            self._updating = asyncio.create_task(self._update())

    async def _update(self) -> None:
        try:
            while self._followers and (self._dirty or self._missed):
                try:
                    async with self._lock:
                        await self._tell()
                except DBAPIError as error:
                    log.warning("feed.not_read", error=str(error.orig))
                    self._missed = True
                    await asyncio.sleep(_RETRY_SECONDS)
        finally:
            self._updating = None

    async def _tell(self) -> None:
        dirty, self._dirty = self._dirty, set()
        missed, self._missed = self._missed, False
        if missed:
            for outbox, follower in tuple(self._followers.items()):
                await self._catch_up(outbox, follower)
            return
        async with self._house.database.read() as connection:
            tables = await queries.tables(connection, dirty)
        for outbox, follower in self._followers.items():
            _put(outbox, follower, tables.values())

    async def _catch_up(self, outbox: Outbox, follower: _Follower) -> None:
        async with self._house.database.read() as connection:
            games = await queries.concerning(connection, follower.identity, follower.since)
            tables = await queries.tables(connection, games)
            # A game that was followed and has ended unseen.
            followed = await queries.tables(connection, (follower.started - follower.ended) - tables.keys())
        _put(outbox, follower, [*tables.values(), *followed.values()])


def _put(outbox: Outbox, follower: _Follower, tables: Iterable[Table]) -> None:
    for table in tables:
        for line in follower.news(table):
            outbox.put(write(line))


def _line(t: str, table: Table, at: datetime | None, **more: Any) -> dict[str, Any]:
    return {"t": t, "game": table.id, **more, "at": time_json(at)}
