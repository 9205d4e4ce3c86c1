"""Games over REST: looking and acting. The refusals of acting stand in tests/live/test_refusals.py."""

import uuid
from typing import Any

import pytest

from arkaden.rules.record import verify_record
from tests.support.ark import choose
from tests.support.players import Guests, Player, open_table


async def running(guests: Guests) -> tuple[str, Player, Player]:
    """A game, the player to act in it, and the other."""
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    to_act = (await players[0].done("GET", f"/tables/{game}"))["to_act"]
    return game, players[to_act], players[1 - to_act]


async def test_everybody_gets_a_view_of_their_own(guests: Guests) -> None:
    game, actor, other = await running(guests)
    seen = await actor.done("GET", f"/games/{game}")
    assert seen["version"] == 0
    assert seen["view"]["legal"]
    for looker in (other, await guests.guest("Carl"), guests.stranger()):
        view = (await looker.done("GET", f"/games/{game}"))["view"]
        assert "legal" not in view
        assert view["board"] == seen["view"]["board"]


async def test_legal_actions_are_for_the_seat_to_act(guests: Guests) -> None:
    game, actor, other = await running(guests)
    legal = await actor.done("GET", f"/games/{game}/legal")
    view = (await actor.done("GET", f"/games/{game}"))["view"]
    assert legal == {"version": 0, "legal": view["legal"]}
    listed = await actor.done("GET", f"/games/{game}/legal?list=true")
    assert {action["type"] for action in listed["actions"]} == {"place_tile"}
    assert (await actor.act(game, listed["actions"][-1], 0)).json() == {"version": 1}
    for looker in (other, guests.stranger()):
        assert await looker.done("GET", f"/games/{game}/legal?list=true") == {
            "version": 1,
            "legal": {},
            "actions": [],
        }


async def test_the_log_grows_with_every_action(guests: Guests) -> None:
    game, actor, other = await running(guests)
    action = choose((await actor.done("GET", f"/games/{game}"))["view"])
    await actor.act(game, action, 0)
    await actor.act(game, {"type": "pass"}, 1)
    log = await other.done("GET", f"/games/{game}/events")
    assert log["version"] == 2
    assert [(entry["n"], entry["action"]) for entry in log["entries"]] == [(1, action), (2, {"type": "pass"})]
    assert all(event["n"] == 1 for event in log["entries"][0]["events"])
    assert (await other.done("GET", f"/games/{game}/events?since=1"))["entries"] == log["entries"][1:]
    assert (await other.done("GET", f"/games/{game}/events?since=9"))["entries"] == []


async def test_a_preview_tells_what_would_follow_and_changes_nothing(guests: Guests) -> None:
    game, actor, other = await running(guests)
    seen = await actor.done("GET", f"/games/{game}")
    asked = {"version": 0, "actions": [choose(seen["view"])]}
    preview = await actor.done("POST", f"/games/{game}/preview", asked)
    assert preview["version"] == 0
    assert preview["legal"]["pass"]
    assert preview["features"]
    assert await actor.done("GET", f"/games/{game}") == seen
    path = f"/games/{game}/preview"
    assert await actor.refused("POST", path, {"version": 1, "actions": []}) == "stale_version"
    assert await other.refused("POST", path, asked) == "not_your_turn"
    assert await guests.stranger().refused("POST", path, asked) == "not_seated"
    assert (
        await actor.refused("POST", path, {"version": 0, "actions": [{"type": "pass"}]}) == "illegal_action"
    )
    assert await actor.refused("POST", path, {"version": 0, "actions": [{}] * 11}) == "bad_message"
    assert (await guests.stranger().done("POST", path, {"version": 0, "actions": []}))["features"]


async def test_a_table_that_has_not_started_has_no_game(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    game = await open_table(anna, start=False)
    for path in ("", "/legal", "/events"):
        assert await anna.refused("GET", f"/games/{game}{path}") == "not_started"
    assert (
        await anna.refused("POST", f"/games/{game}/preview", {"version": 0, "actions": []}) == "not_started"
    )
    assert await anna.refused("GET", f"/games/{game}/record") == "not_finished"
    assert (await anna.done("GET", f"/games/{game}/components"))["tiles"]


async def test_the_record_of_a_finished_game_verifies(guests: Guests) -> None:
    game, actor, other = await running(guests)
    for version in range(5):
        seen = await actor.done("GET", f"/games/{game}")
        if "legal" not in seen["view"]:
            actor, other = other, actor
            seen = await actor.done("GET", f"/games/{game}")
        assert (await actor.act(game, choose(seen["view"]), version)).is_success
    await other.act(game, {"type": "resign"})
    record = await guests.stranger().done("GET", f"/games/{game}/record")
    assert verify_record(record) == []
    assert [entry["n"] for entry in record["actions"]] == [1, 2, 3, 4, 5, 6]
    assert record["final"]["reason"] == "resigned"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"action": "pass"},
        {"action": {"type": "pass"}, "version": "0"},
        {"action": {"type": "pass"}, "version": -1},
        {"action": {"type": "pass"}, "version": 2**40},
        {"action": {"type": "pass"}, "seat": 1},
    ],
)
async def test_malformed_actions_are_refused(guests: Guests, body: dict[str, Any]) -> None:
    game, actor, _ = await running(guests)
    headers = {"Idempotency-Key": str(uuid.uuid4())}
    assert await actor.refused("POST", f"/games/{game}/actions", body, headers=headers) == "bad_message"


async def test_an_action_needs_a_key(guests: Guests) -> None:
    game, actor, _ = await running(guests)
    path, body = f"/games/{game}/actions", {"action": {"type": "resign"}}
    assert await actor.refused("POST", path, body) == "bad_message"
    assert await actor.refused("POST", path, body, headers={"Idempotency-Key": "once"}) == "bad_message"
    assert (await actor.done("GET", f"/games/{game}"))["version"] == 0
