"""The games that this process holds in memory, kept in step with the database."""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from arkaden.errors import Refusal
from arkaden.ids import GameId, IdentityId
from arkaden.play import queries
from arkaden.play.game import Game
from arkaden.rules.catalogue import GAMES
from arkaden.store.bus import GameNotice
from arkaden.store.database import Database

log = structlog.get_logger()


class Games:
    """A bounded cache, keyed by version: whatever is older than the database is caught up or loaded anew.

    As a listener of the bus it learns what other processes did.
    """

    def __init__(self, database: Database, limit: int) -> None:
        self._database = database
        self._limit = limit
        # Whoever still uses a game that was dropped from the recent ones shares it with whoever asks next.
        self._alive: WeakValueDictionary[GameId, Game] = WeakValueDictionary()
        self._recent: OrderedDict[GameId, Game] = OrderedDict()
        self._following: set[asyncio.Task[None]] = set()

    async def known(self, game_id: GameId) -> Game:
        """The game as this process knows it, loaded if it does not. Raises Refusal(not_found)."""
        game = self._alive.get(game_id)
        if game is None:
            game = self._alive[game_id] = Game(game_id)
        if game.stale:
            async with game.lock:
                await self.catch_up(game)
        self._recent[game_id] = game
        self._recent.move_to_end(game_id)
        if len(self._recent) > self._limit:
            self._recent.popitem(last=False)
        return game

    async def current(self, game_id: GameId) -> Game:
        """The game as it stands in the database by now. Raises Refusal(not_found)."""
        game = await self.known(game_id)
        async with self._database.read() as connection:
            found = await queries.position(connection, game_id)
        if found is not None:
            game.hear(found.version, found.revision)
        if game.stale:
            async with game.lock:
                await self.catch_up(game)
        return game

    async def visible(self, game_id: GameId, viewer: IdentityId | None) -> Game:
        """The current game for somebody who may know of it; Refusal(not_found) for others."""
        game = await self.current(game_id)
        if not game.table.lets_in(viewer):
            raise no_such_game()
        return game

    async def catch_up(self, game: Game) -> None:
        """Read what is missing, as long as the game is stale, and tell the watchers. The caller holds its lock.

        Raises Refusal(not_found), and what the database raises; the game then stays stale.
        """
        while game.stale:
            game.trust()
            try:
                async with self._database.read() as connection:
                    await self._read(connection, game)
            except BaseException:
                game.suspect = True
                raise

    async def _read(self, connection: AsyncConnection, game: Game) -> None:
        found = await queries.position(connection, game.id)
        if found is None:
            raise no_such_game()
        changed = not game.loaded or found.revision != game.table.revision
        if changed:
            table = await queries.table(connection, game.id)
            if table is None:
                raise no_such_game()
            game.table = table
            if game.state is None and table.started_at is not None:
                origin = await queries.origin(connection, game.id, len(table.seats))
                game.begin(
                    GAMES[table.kind].start(
                        origin.players, origin.options, origin.start_seat, origin.setup, origin.components
                    )
                )
        if game.state is not None and found.version > game.version:
            for entry in await queries.log_after(connection, game.id, game.version):
                game.state.apply(entry.seat, entry.action)
                game.add(entry, game.state)
        if changed:
            if game.state is not None:
                version, clock = await queries.clock(connection, game.id)
                game.set_clock(clock, version)
            game.tell_table()

    async def refresh(self, game_id: GameId) -> Game:
        """The game after a change of the table that this process has just made; watchers are told of it."""
        game = await self.known(game_id)
        game.suspect = True
        async with game.lock:
            await self.catch_up(game)
        return game

    def game_changed(self, notice: GameNotice) -> None:
        game = self._alive.get(notice.game)
        if game is not None:
            game.hear(notice.version, notice.revision)
            self._follow(game)

    def message(self, text: str) -> None:
        """Of no concern to games."""

    def gap(self) -> None:
        for game in tuple(self._alive.values()):
            game.suspect = True
            self._follow(game)

    def _follow(self, game: Game) -> None:
        """Catch up in the background if somebody watches; whoever holds the lock does it anyway."""
        if game.watchers and game.stale and not game.lock.locked():
            task = asyncio.create_task(self._catch_up_watched(game))
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    async def _catch_up_watched(self, game: Game) -> None:
        try:
            async with game.lock:
                await self.catch_up(game)
        except DBAPIError as error:
            # The bus uses the same database and will tell of the gap once it is back.
            log.warning("game.not_followed", game=game.id, error=str(error.orig))
        except Refusal:
            log.warning("game.gone", game=game.id)


def no_such_game() -> Refusal:
    return Refusal("not_found", "there is no such table")
