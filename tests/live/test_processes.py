"""Several server processes over one database are one server."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.support.ark import choose, play_to_the_end
from tests.support.database import execute
from tests.support.players import Guests, open_table
from tests.support.server import ServerProcess

Json = dict[str, Any]


@pytest.fixture(scope="module")
def pair(start_server: Callable[..., ServerProcess]) -> tuple[ServerProcess, ServerProcess]:
    return start_server(), start_server()


async def test_players_on_different_processes_play_a_whole_game(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = pair
    async with Guests(one) as guests:
        anna, bea = await guests.guest("Anna", one), await guests.guest("Bea", other)
        game = await open_table(anna, bea)
        async with anna.live() as first, bea.live() as second:
            for live in (first, second):
                await live.watch(game)
                await live.until("view", game=game)
            await play_to_the_end(game, [first, second])
            assert first.views[game]["outcome"] == second.views[game]["outcome"]
            assert (await bea.done("GET", f"/games/{game}"))["view"] == second.views[game]
            while second.tables[game]["status"] != "finished":
                await second.next()


async def test_what_one_process_did_the_other_shows_at_once(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = pair
    async with Guests(one) as guests:
        anna, bea = await guests.guest("Anna", one), await guests.guest("Bea", other)
        game = await open_table(anna, bea)
        for version in range(8):
            to_act = (await bea.done("GET", f"/tables/{game}"))["to_act"]
            actor, reader = ((anna, bea), (bea, anna))[to_act]
            view = (await actor.done("GET", f"/games/{game}"))["view"]
            assert (await actor.act(game, choose(view), version)).is_success
            assert (await reader.done("GET", f"/games/{game}"))["version"] == version + 1


async def test_of_the_same_turn_on_two_processes_one_wins(pair: tuple[ServerProcess, ServerProcess]) -> None:
    one, other = pair
    async with Guests(one) as guests:
        anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
        game = await open_table(anna, bea)
        for version in range(6):
            to_act = (await anna.done("GET", f"/tables/{game}"))["to_act"]
            actor = (anna, bea)[to_act]
            action = choose((await actor.done("GET", f"/games/{game}"))["view"])
            async with actor.live(one) as first, actor.live(other) as second:
                answers = await asyncio.gather(*(live.act(game, action, version) for live in (first, second)))
            assert sorted(answer["t"] for answer in answers) == ["ack", "error"]
            assert [answer["code"] for answer in answers if answer["t"] == "error"] == ["stale_version"]


async def test_seats_and_presence_are_seen_everywhere(pair: tuple[ServerProcess, ServerProcess]) -> None:
    one, other = pair
    async with Guests(one) as guests:
        anna, bea = await guests.guest("Anna", one), await guests.guest("Bea", other)
        game = await open_table(anna, start=False)
        async with anna.live() as live:
            await live.watch(game)
            await bea.done("POST", f"/tables/{game}/seats", {"colour": "green"})
            while "1" not in live.tables[game]["seats"]:
                await live.next()
            assert live.tables[game]["seats"]["1"]["colour"] == "green"
            async with bea.live() as far:
                await far.watch(game)
                while not live.tables[game]["seats"]["1"]["connected"]:
                    await live.next()
                while not far.tables[game]["seats"]["0"]["connected"]:
                    await far.next()
            while live.tables[game]["seats"]["1"]["connected"]:
                await live.next()


async def test_a_process_whose_notices_are_cut_off_catches_up(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = pair
    async with Guests(one) as guests:
        anna, bea = await guests.guest("Anna", one), await guests.guest("Bea", one)
        game = await open_table(anna, bea)
        async with guests.stranger(other).live() as live:
            await live.watch(game)
            await live.until("view")
            for version in range(6):
                execute(
                    one.database_url,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'arkaden bus' AND datname = current_database()",
                )
                to_act = (await anna.done("GET", f"/tables/{game}"))["to_act"]
                actor = (anna, bea)[to_act]
                view = (await actor.done("GET", f"/games/{game}"))["view"]
                assert (await actor.act(game, choose(view), version)).is_success
            while live.versions[game] < 6:
                await live.next()
