"""A worker in this process, whose bots think in it too, with a clock that stands still until it is moved."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

from arkaden.bots import Level, Sight
from arkaden.ids import GameId, IdentityId
from arkaden.play.clocks import Now, utc_now
from arkaden.play.game import Game
from arkaden.play.house import House
from arkaden.play.log import Entry
from arkaden.play.tables import NewTable
from arkaden.play.terms import Terms
from arkaden.rules.protocol import JsonObject
from arkaden.worker.duties import Duties
from arkaden.worker.thinking import think
from arkaden.worker.work import Worker

PATIENCE_SECONDS = 60
AT_ONCE = Terms(bot_pace=timedelta(0))


class Time:
    """A source of time for tests."""

    def __init__(self) -> None:
        self.present = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self.present

    def pass_by(self, **by: float) -> None:
        self.present += timedelta(**by)


class OwnHead:
    """Thinks here and now, and counts how often."""

    def __init__(self) -> None:
        self.thoughts = 0

    async def choose(self, kind: str, level: Level, sight: Sight) -> JsonObject:
        self.thoughts += 1
        return think(kind, level, sight, 0.02)


@asynccontextmanager
async def working(house: House, now: Now = utc_now, head: OwnHead | None = None) -> AsyncIterator[Worker]:
    """A worker, for the time of the block."""
    stopping = asyncio.Event()
    worker = Worker(house, Duties(house, head or OwnHead(), now), now, 4)
    running = asyncio.create_task(worker.run(stopping))
    try:
        yield worker
    finally:
        stopping.set()
        await asyncio.wait_for(running, PATIENCE_SECONDS)


class Onlooker:
    """Waits for things to happen in a game."""

    def __init__(self, game: Game) -> None:
        self._changed = asyncio.Event()
        self.game = game
        game.watchers.add(self)

    def moved(self, game: Game, entry: Entry) -> None:
        del game, entry
        self._changed.set()

    def table_changed(self, game: Game) -> None:
        del game
        self._changed.set()

    async def until_version(self, version: int) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while self.game.version < version:
                self._changed.clear()
                await self._changed.wait()

    async def until_over(self) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while self.game.state is None or self.game.state.to_act is not None:
                self._changed.clear()
                await self._changed.wait()


async def against_bots(
    house: House, *bots: Level, kind: str = "ark", terms: Terms = AT_ONCE
) -> tuple[GameId, IdentityId]:
    """A running game of a new guest against these bots."""
    host = (await house.accounts.create_guest("Anna", None))[0].id
    table = NewTable(kind, len(bots) + 1, {}, "public", None, terms, bots)
    return (await house.tables.play(host, table)).id, host
