"""The lobby: open and running tables, live, as each visitor may see them."""

import asyncio
from typing import Any

import structlog
from sqlalchemy.exc import DBAPIError

from arkaden.ids import GameId, IdentityId
from arkaden.live.diff import merge_patch
from arkaden.live.messages import write
from arkaden.live.outbox import Outbox
from arkaden.play import queries
from arkaden.play.house import House
from arkaden.play.table import Table
from arkaden.store.bus import GameNotice

MOST_TABLES = 300
# Changes within such a time are sent together: moves of all games would otherwise go to everybody.
_GATHER_SECONDS = 0.25
_RETRY_SECONDS = 1.0

log = structlog.get_logger()


class Lobby:
    """Keeps the tables while somebody watches. A listener of the bus."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[GameId, Table] = {}
        self._seen: dict[Outbox, tuple[IdentityId | None, dict[str, Any]]] = {}
        self._dirty: set[GameId] = set()
        self._all_dirty = True
        self._updating: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        house.bus.add(self)
        house.presence.changed.append(self._touch)

    async def enter(self, outbox: Outbox, viewer: IdentityId | None) -> None:
        """Send all tables, and from then on what changes."""
        async with self._lock:
            await self._read()
            # What was read for this viewer is news to the others.
            self._send()
            shown = self._shown(viewer)
            self._seen[outbox] = (viewer, shown)
            outbox.put(write({"t": "lobby", "tables": shown}))
        if self._dirty:
            self._schedule()

    def leave(self, outbox: Outbox) -> None:
        self._seen.pop(outbox, None)
        if not self._seen:
            self._tables.clear()
            self._dirty.clear()
            self._all_dirty = True

    def game_changed(self, notice: GameNotice) -> None:
        self._touch(notice.game)

    def message(self, text: str) -> None:
        """Of no concern to the lobby."""

    def gap(self) -> None:
        self._all_dirty = True
        self._schedule()

    async def close(self) -> None:
        if self._updating is not None:
            self._updating.cancel()
            await asyncio.gather(self._updating, return_exceptions=True)

    def _touch(self, game: GameId) -> None:
        """Note that a table changed, unless nobody watches and nobody is about to."""
        if self._seen or self._lock.locked():
            self._dirty.add(game)
            self._schedule()

    def _schedule(self) -> None:
        if self._seen and self._updating is None:
            self._updating = asyncio.create_task(self._update())

    async def _update(self) -> None:
        try:
            while self._seen and (self._dirty or self._all_dirty):
                await asyncio.sleep(_GATHER_SECONDS)
                try:
                    async with self._lock:
                        await self._read()
                        self._send()
                except DBAPIError as error:
                    log.warning("lobby.not_read", error=str(error.orig))
                    await asyncio.sleep(_RETRY_SECONDS)
        finally:
            self._updating = None

    async def _read(self) -> None:
        """Read what changed since it was read last. Holds the lock."""
        dirty, self._dirty = self._dirty, set()
        everything, self._all_dirty = self._all_dirty or not self._seen, False
        if not everything and not dirty:
            return
        try:
            await self._read_tables(None if everything else dirty)
        except BaseException:
            self._all_dirty = True
            raise

    async def _read_tables(self, dirty: set[GameId] | None) -> None:
        """Read these tables anew, all if None."""
        async with self._house.database.read() as connection:
            if dirty is None:
                wanted = await queries.lobby(connection, MOST_TABLES)
                self._tables = await queries.tables(connection, wanted)
                return
            found = await queries.tables(connection, dirty)
        for game in dirty:
            table = found.get(game)
            if table is not None and table.status in {"open", "running"}:
                self._tables[game] = table
            else:
                self._tables.pop(game, None)

    def _send(self) -> None:
        for outbox, (viewer, before) in self._seen.items():
            after = self._shown(viewer)
            patch = merge_patch(before, after)
            if patch:
                self._seen[outbox] = (viewer, after)
                outbox.put(write({"t": "lobby_patch", "patch": patch}))

    def _shown(self, viewer: IdentityId | None) -> dict[str, Any]:
        return {
            game: table.to_json(viewer, self._house.presence.of(game))
            for game, table in self._tables.items()
            if table.visibility == "public" or table.concerns(viewer)
        }
