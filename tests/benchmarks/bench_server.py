"""Accepted moves a second and their latency, beside the floor; bytes of a patch; replay through the cache.

`python -m tests.benchmarks.bench_server` starts a durable PostgreSQL of its own, a server and the floor
(`floor.py`), and lets 50 two-player games go on at once, each player acting as soon as the other's move arrives.
The moves were found beforehand, so that both servers meet the same client. Floor and server take turns, and each
figure is that of all rounds together.
"""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from arkaden.embedded import EmbeddedPostgres
from arkaden.ids import GameId
from arkaden.play.games import Games
from arkaden.rules.catalogue import GAMES
from arkaden.rules.fairness import RandomStream
from arkaden.store.database import Database
from tests.benchmarks import floor
from tests.support.database import execute
from tests.support.players import Guests, Player, open_table
from tests.support.server import ServerProcess, free_port

ROUNDS = 3
MOVES_A_ROUND = 40
UNLIMITED = {
    "message_rate": "1000000",
    "message_burst": "1000000",
    "call_rate": "1000000",
    "call_burst": "1000000",
    "log_level": "warning",
}


class Room(Protocol):
    """One game or room under load."""

    async def round(self, moves: int, measured: "Measured") -> None: ...


@dataclass
class Measured:
    """What rounds of one server gave."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    patch_bytes: list[int] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, percent: int) -> float:
        """Milliseconds."""
        return statistics.quantiles(self.latencies, n=100)[percent - 1] * 1000


class ArkRoom:
    """A game of the Ark and its two players, who know beforehand what they will do."""

    def __init__(
        self, game: str, script: list[tuple[int, dict[str, Any]]], sockets: Sequence[ClientConnection]
    ):
        self.game = game
        self.script = script
        self.sockets = sockets
        self.version = 0

    async def round(self, moves: int, measured: Measured) -> None:
        for _ in range(moves):
            seat, action = self.script[self.version]
            key = str(uuid.uuid4())
            frame = {"t": "act", "game": self.game, "key": key, "version": self.version, "action": action}
            began = time.perf_counter()
            await self.sockets[seat].send(orjson.dumps(frame).decode())
            await asyncio.gather(*(self._until_moved(socket, measured) for socket in self.sockets))
            measured.latencies.append(time.perf_counter() - began)
            self.version += 1

    async def _until_moved(self, socket: ClientConnection, measured: Measured) -> None:
        while True:
            text = str(await socket.recv())
            if text.startswith('{"t":"patch"'):
                measured.patch_bytes.append(len(orjson.dumps(orjson.loads(text)["patch"])))
                return
            assert not text.startswith('{"t":"error"'), text


class FloorRoom:
    """A room of the floor and two clients."""

    def __init__(self, sockets: Sequence[ClientConnection]):
        self.sockets = sockets
        self.version = 0

    async def round(self, moves: int, measured: Measured) -> None:
        for _ in range(moves):
            began = time.perf_counter()
            await self.sockets[self.version % 2].send(f"{self.version:08d}".ljust(320, "."))
            await asyncio.gather(*(socket.recv() for socket in self.sockets))
            measured.latencies.append(time.perf_counter() - began)
            self.version += 1


async def run_round(rooms: Sequence[Room], moves: int, measured: Measured) -> None:
    began = time.perf_counter()
    await asyncio.gather(*(room.round(moves, measured) for room in rooms))
    measured.seconds += time.perf_counter() - began


def script_of(database_url: str, game: str, moves: int) -> list[tuple[int, dict[str, Any]]]:
    """Random legal moves for a game that has just been started; plays it apart from the server."""
    row = execute(database_url, f"SELECT options, start_seat, setup FROM games WHERE id = '{game}'")[0]
    options, start_seat, setup = row
    state: Any = GAMES["ark"].start(2, options, start_seat, setup)  # type: ignore[arg-type]
    chance = RandomStream(game.encode())
    script: list[tuple[int, dict[str, Any]]] = []
    while len(script) < moves and state.to_act is not None:
        seat, action = state.to_act, state.random_action(chance)
        state.apply(seat, action)
        script.append((seat, action))
    return script


async def _connected(stack: AsyncExitStack, url: str, cookie: str = "") -> ClientConnection:
    headers = {"Cookie": cookie} if cookie else {}
    return await stack.enter_async_context(connect(url, additional_headers=headers, compression=None))


async def ark_rooms(
    stack: AsyncExitStack, server: ServerProcess, database_url: str, games: int, moves: int
) -> list[ArkRoom]:
    guests = await stack.enter_async_context(Guests(server))
    rooms = []
    for number in range(games):
        players: list[Player] = [await guests.guest(f"{name} {number}") for name in ("Anna", "Bea")]
        game = await open_table(*players)
        script = script_of(database_url, game, moves)
        sockets = []
        for player in players:
            cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
            socket = await _connected(stack, server.live_url, cookie)
            await socket.send(orjson.dumps({"t": "watch", "game": game}).decode())
            sockets.append(socket)
        for socket in sockets:
            while not str(await socket.recv()).startswith('{"t":"view"'):
                pass
        rooms.append(ArkRoom(game, script, sockets))
    return rooms


@contextmanager
def floor_server(database_url: str, names: Sequence[str]) -> Iterator[str]:
    for statement in floor.CREATE:
        execute(database_url, statement)
    for name in names:
        execute(database_url, f"INSERT INTO floor_rooms VALUES ('{name}', 0)")
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.benchmarks.floor", str(port)],
        env={**os.environ, "DATABASE_URL": database_url},
    )
    try:
        yield f"ws://127.0.0.1:{port}/room"
    finally:
        process.terminate()
        process.wait(10)


@asynccontextmanager
async def floor_rooms(database_url: str, count: int) -> AsyncIterator[list[FloorRoom]]:
    names = [f"room{number}" for number in range(count)]
    with floor_server(database_url, names) as url:
        async with AsyncExitStack() as stack:
            await _until_open(url)
            yield [FloorRoom([await _connected(stack, f"{url}/{name}") for _ in range(2)]) for name in names]


async def _until_open(url: str) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                async with connect(f"{url}/probe"):
                    return
            except OSError:
                await asyncio.sleep(0.1)


async def replay_milliseconds(database_url: str, game: str) -> tuple[int, float]:
    """How many actions a cold cache replays, and the median time it takes, database included."""
    database = Database(database_url, 2)
    times = []
    actions = 0
    for _ in range(5):
        games = Games(database, 1)
        began = time.perf_counter()
        actions = (await games.known(GameId(game))).version
        times.append(time.perf_counter() - began)
    await database.close()
    return actions, statistics.median(times) * 1000


async def measure(database_url: str, games: int, rounds: int, moves: int) -> None:
    ark, bare = Measured(), Measured()
    server = ServerProcess(database_url, **UNLIMITED).start()
    try:
        async with AsyncExitStack() as stack, floor_rooms(database_url, games) as floor_side:
            ark_side = await ark_rooms(stack, server, database_url, games, rounds * moves)
            for _ in range(rounds):
                await run_round(floor_side, moves, bare)
                await run_round(ark_side, moves, ark)
            print(f"{games} games of two at once, one server process, {len(ark.latencies)} moves in all")
            for name, measured in (("floor", bare), ("arkaden", ark)):
                print(
                    f"  {name:8} {measured.rate:7.0f} moves/s   p50 {measured.percentile(50):6.1f} ms"
                    f"   p99 {measured.percentile(99):6.1f} ms"
                )
            print(f"  ratio    {ark.rate / bare.rate:7.2f}   (goal 0.5)")
            sizes = ark.patch_bytes
            print(
                f"patch per move and viewer: median {statistics.median(sizes):.0f} B,"
                f" p90 {statistics.quantiles(sizes, n=10)[8]:.0f} B   (goal: median 700 B)"
            )
            actions, milliseconds = await replay_milliseconds(database_url, ark_side[0].game)
            print(
                f"replay of {actions} actions into a cold cache: {milliseconds:.1f} ms   (goal 30 ms a record)"
            )
    finally:
        server.close()


def main(games: int = 50, rounds: int = ROUNDS, moves: int = MOVES_A_ROUND) -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory(prefix="arkaden-bench-", ignore_cleanup_errors=True) as folder,
        EmbeddedPostgres.start(Path(folder) / "postgres") as postgres,
    ):
        uvloop.run(measure(postgres.url(), games, rounds, moves))


if __name__ == "__main__":
    main()
