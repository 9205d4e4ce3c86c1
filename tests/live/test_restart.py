"""A server that dies, or is told to end, loses nothing that it acknowledged."""

import asyncio
import uuid
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.ark import choose
from tests.support.database import execute
from tests.support.players import Guests, Player, open_table
from tests.support.server import ServerProcess

Json = dict[str, Any]


@pytest.fixture(scope="module")
def mortal(start_server: Callable[..., ServerProcess]) -> ServerProcess:
    """A server that tests of this module may kill; each leaves it running."""
    return start_server()


async def act_until_cut(player: Player, other: Player, game: str) -> list[tuple[str, int]]:
    """Both seats act as fast as they can until the connection breaks; keys and versions acknowledged."""
    acknowledged: list[tuple[str, int]] = []
    try:
        async with player.live() as a, other.live() as b:
            for live in (a, b):
                await live.watch(game)
                await live.until("view")
            while True:
                version = a.versions[game]
                actor = (a, b)[a.views[game]["to_act"]]
                key = str(uuid.uuid4())
                answer = await actor.act(game, choose(actor.views[game]), version, key)
                assert answer["t"] == "ack", answer
                acknowledged.append((key, answer["version"]))
                for live in (a, b):
                    while live.versions[game] == version:
                        await live.next()
    except (ConnectionClosed, OSError):
        return acknowledged


async def test_a_kill_in_the_middle_loses_no_acknowledged_action_and_doubles_none(
    mortal: ServerProcess,
) -> None:
    async with Guests(mortal) as guests:
        pairs = [(await guests.guest("Anna"), await guests.guest("Bea")) for _ in range(4)]
        games = [await open_table(*pair) for pair in pairs]
        playing = [
            asyncio.create_task(act_until_cut(*pair, game)) for pair, game in zip(pairs, games, strict=True)
        ]
        async with AsyncExitStack() as stack:
            for game in games:
                live = await stack.enter_async_context(guests.stranger().live())
                await live.watch(game)
                while live.versions.get(game, 0) < 6:
                    await live.next()
        await asyncio.to_thread(mortal.kill)
        results = await asyncio.gather(*playing)
        await asyncio.to_thread(mortal.start)
        for pair, game, acknowledged in zip(pairs, games, results, strict=True):
            query = f"SELECT key::text, n FROM actions WHERE game_id = '{game}' ORDER BY n"
            stored = execute(mortal.database_url, query)
            assert stored[: len(acknowledged)] == acknowledged
            # At most the one that was on its way is there without its sender knowing.
            assert len(stored) - len(acknowledged) in {0, 1}
            assert (await pair[0].done("GET", f"/games/{game}"))["version"] == len(stored)


async def test_an_unanswered_action_sent_again_after_a_restart_happens_once(mortal: ServerProcess) -> None:
    async with Guests(mortal) as guests:
        players = [await guests.guest("Anna"), await guests.guest("Bea")]
        game = await open_table(*players)
        to_act = (await players[0].done("GET", f"/tables/{game}"))["to_act"]
        actor = players[to_act]
        view = (await actor.done("GET", f"/games/{game}"))["view"]
        key, action = str(uuid.uuid4()), choose(view)
        async with actor.live() as live:
            assert (await live.act(game, action, 0, key))["version"] == 1
        await asyncio.to_thread(mortal.kill)
        await asyncio.to_thread(mortal.start)
        async with actor.live() as live:
            assert (await live.act(game, action, 0, key))["version"] == 1
            assert (await live.act(game, {"type": "pass"}, 1, key))["code"] == "key_reused"
        assert (await actor.done("GET", f"/games/{game}"))["version"] == 1


async def test_a_restart_shows_everybody_the_same_board_as_before(mortal: ServerProcess) -> None:
    async with Guests(mortal) as guests:
        players = [await guests.guest("Anna"), await guests.guest("Bea")]
        game = await open_table(*players)
        for _ in range(9):
            to_act = (await players[0].done("GET", f"/tables/{game}"))["to_act"]
            seen = await players[to_act].done("GET", f"/games/{game}")
            assert (await players[to_act].act(game, choose(seen["view"]), seen["version"])).is_success
        paths = [f"/games/{game}", f"/games/{game}/events", f"/games/{game}/legal", f"/tables/{game}"]
        before = [[await player.done("GET", path) for path in paths] for player in players]
        assert await asyncio.to_thread(mortal.stop) == 0
        await asyncio.to_thread(mortal.start)
        after = [[await player.done("GET", path) for path in paths] for player in players]
        assert after == before


async def test_a_server_that_is_told_to_end_tells_clients_to_come_again(mortal: ServerProcess) -> None:
    async with Guests(mortal) as guests, guests.stranger().live() as live:
        await live.until("hello")
        stopping = asyncio.create_task(asyncio.to_thread(mortal.stop))
        with pytest.raises(ConnectionClosed) as closed:
            await live.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert await stopping == 0
    await asyncio.to_thread(mortal.start)


async def test_a_database_that_cuts_all_connections_is_found_again(mortal: ServerProcess) -> None:
    async with Guests(mortal) as guests:
        players = [await guests.guest("Anna"), await guests.guest("Bea")]
        game = await open_table(*players)
        async with players[0].live() as a, players[1].live() as b:
            lives = (a, b)
            for live in lives:
                await live.watch(game)
                await live.until("view")
            for _ in range(3):
                execute(
                    mortal.database_url,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()",
                )
                version = a.versions[game]
                actor = lives[a.views[game]["to_act"]]
                answer = await actor.act(game, choose(actor.views[game]), version)
                assert answer["t"] == "ack", answer
                for live in lives:
                    while live.versions[game] == version:
                        await live.next()
