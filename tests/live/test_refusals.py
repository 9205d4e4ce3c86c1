"""Whatever is sent, at whatever moment and by whomever: a clear error, and nothing changes."""

import asyncio
import uuid
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.ark import choose
from tests.support.players import Guests, Live, Player, open_table

Json = dict[str, Any]


async def in_turn(game: str, players: list[Player]) -> tuple[Player, Player, Json]:
    """The player to act, another one, and the view of the former."""
    table = await players[0].done("GET", f"/tables/{game}")
    actor = players[table["to_act"]]
    other = players[1 - table["to_act"]]
    return actor, other, (await actor.done("GET", f"/games/{game}"))["view"]


@pytest.fixture(params=["rest", "live"])
def way(request: pytest.FixtureRequest) -> str:
    """Both ways of acting answer alike."""
    way: str = request.param
    return way


class Attempt:
    """Acts by one of both ways; gives what was answered, in the words of the live protocol."""

    def __init__(self, way: str) -> None:
        self.way = way

    async def __call__(
        self, player: Player, game: str, action: Any, version: int, key: str | None = None
    ) -> Json:
        key = key or str(uuid.uuid4())
        if self.way == "live":
            async with player.live() as live:
                return await live.act(game, action, version, key)
        answer = await player.act(game, action, version, key)
        body: Json = answer.json()
        return {"t": "ack" if answer.is_success else "error", **body}


@pytest.fixture
def attempt(way: str) -> Attempt:
    return Attempt(way)


async def test_an_action_is_acknowledged_with_the_version_it_led_to(guests: Guests, attempt: Attempt) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    actor, _, view = await in_turn(game, players)
    answer = await attempt(actor, game, choose(view), 0)
    assert (answer["t"], answer["version"]) == ("ack", 1)


async def test_the_same_action_twice_happens_once(guests: Guests, attempt: Attempt) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    actor, _, view = await in_turn(game, players)
    key, action = str(uuid.uuid4()), choose(view)
    answers = [await attempt(actor, game, action, 0, key) for _ in range(3)]
    assert [(answer["t"], answer["version"]) for answer in answers] == [("ack", 1)] * 3
    assert (await actor.done("GET", f"/games/{game}"))["version"] == 1


async def test_the_same_action_at_the_same_time_happens_once(guests: Guests, attempt: Attempt) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    actor, _, view = await in_turn(game, players)
    key, action = str(uuid.uuid4()), choose(view)
    answers = await asyncio.gather(*(attempt(actor, game, action, 0, key) for _ in range(5)))
    assert [(answer["t"], answer["version"]) for answer in answers] == [("ack", 1)] * 5
    assert (await actor.done("GET", f"/games/{game}"))["version"] == 1


async def test_a_key_belongs_to_one_action(guests: Guests, attempt: Attempt) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    actor, other, view = await in_turn(game, players)
    key, action = str(uuid.uuid4()), choose(view)
    await attempt(actor, game, action, 0, key)
    assert (await attempt(actor, game, {"type": "pass"}, 1, key))["code"] == "key_reused"
    assert (await attempt(other, game, action, 1, key))["code"] == "key_reused"


async def test_of_two_different_actions_at_once_one_is_stale(guests: Guests, attempt: Attempt) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    actor, _, view = await in_turn(game, players)
    action = choose(view)
    answers = await asyncio.gather(*(attempt(actor, game, action, 0) for _ in range(2)))
    refused = [answer for answer in answers if answer["t"] == "error"]
    assert [answer["code"] for answer in refused] == ["stale_version"]
    assert refused[0]["version"] == 1


async def test_a_wrong_version_is_a_conflict_that_tells_the_present_one(
    guests: Guests, attempt: Attempt
) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    actor, _, view = await in_turn(game, players)
    for wrong in (1, 99):
        answer = await attempt(actor, game, choose(view), wrong)
        assert (answer["code"], answer["version"]) == ("stale_version", 0)
    assert (await actor.done("GET", f"/games/{game}"))["view"] == view


async def test_nobody_acts_from_another_seat(guests: Guests, attempt: Attempt) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    actor, other, view = await in_turn(game, players)
    assert (await attempt(other, game, choose(view), 0))["code"] == "not_your_turn"
    assert (await attempt(await guests.guest("Carl"), game, choose(view), 0))["code"] == "not_seated"
    assert (await attempt(guests.stranger(), game, choose(view), 0))["code"] == "not_signed_in"
    assert (await actor.done("GET", f"/games/{game}"))["view"] == view


@pytest.mark.parametrize(
    ("action", "code", "reason"),
    [
        ({"type": "place_tile", "x": 40, "y": 40, "rotation": 0}, "illegal_action", "not_adjacent"),
        ({"type": "place_tile", "x": 0, "y": 0, "rotation": 0}, "illegal_action", "occupied"),
        ({"type": "pass"}, "illegal_action", "not_this_phase"),
        ({"type": "place_tile", "x": 1, "y": 0}, "bad_message", "bad_action"),
        ({"type": "place_tile", "x": 1.5, "y": 0, "rotation": 0}, "bad_message", "bad_action"),
        ({"type": "place_tile", "x": 1, "y": 0, "rotation": 0, "z": 1}, "bad_message", "bad_action"),
        ({"type": "castle"}, "bad_message", "bad_action"),
        ({"type": ["pass"]}, "bad_message", "bad_action"),
        ({}, "bad_message", "bad_action"),
    ],
)
async def test_what_the_rules_refuse_is_refused_with_their_reason(
    guests: Guests, attempt: Attempt, action: Json, code: str, reason: str
) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    actor, _, view = await in_turn(game, players)
    answer = await attempt(actor, game, action, 0)
    assert (answer["code"], answer["reason"]) == (code, reason)
    assert (await actor.done("GET", f"/games/{game}"))["view"] == view


async def test_there_is_no_acting_before_the_start_nor_after_the_end(
    guests: Guests, attempt: Attempt
) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players, start=False)
    resign = {"type": "resign"}
    assert (await attempt(players[0], game, resign, 0))["code"] == "not_started"
    await players[0].done("POST", f"/tables/{game}/start")
    assert (await attempt(players[0], game, resign, 0))["t"] == "ack"
    over = await attempt(players[1], game, resign, 1)
    assert (over["code"], over["version"]) == ("game_over", 1)


async def test_a_game_that_is_not_there_or_not_for_you_is_not_found(guests: Guests, attempt: Attempt) -> None:
    anna, bea, carl = [await guests.guest(name) for name in ("Anna", "Bea", "Carl")]
    game = await open_table(anna, bea, visibility="link")
    for nowhere in (game, "0000"):
        assert (await attempt(carl, nowhere, {"type": "pass"}, 0))["code"] == "not_found"


@pytest.mark.parametrize(
    "frame", ["", "hello", "[]", '{"t":"dance"}', '{"t":"watch","game":3}', '{"t":"ping","a":1}']
)
async def test_a_malformed_frame_is_answered_and_the_connection_goes_on(guests: Guests, frame: str) -> None:
    async with guests.stranger().live() as live:
        await live.socket.send(frame)
        assert (await live.until("error"))["code"] == "bad_message"
        await live.send(t="ping")
        await live.until("pong")


async def test_a_binary_frame_is_a_bad_message(guests: Guests) -> None:
    async with guests.stranger().live() as live:
        await live.socket.send(b'{"t":"ping"}')
        assert (await live.until("error"))["code"] == "bad_message"


async def closed_with(live: Live) -> int | None:
    """The code with which the server closes the connection."""
    try:
        while True:
            await live.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def test_an_oversized_frame_closes_the_connection(guests: Guests) -> None:
    async with guests.stranger().live() as live:
        await live.socket.send('{"t":"ping","x":"' + "x" * 16 * 1024 + '"}')
        assert await closed_with(live) == 1009
