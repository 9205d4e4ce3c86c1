"""Two people play a whole game of Arkadia through the client, and a third looks on."""

import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import WebSocket, expect

from tests.support.server import ServerProcess
from tests.web.arkadia_player import ArkadiaPlayer
from tests.web.people import PHONE, Person
from tests.web.records import verified_record

pytestmark = [pytest.mark.web, pytest.mark.timeout(420)]

SECRET_FIELDS = {"hand", "screen", "legal"}


async def test_a_game_is_played_to_its_end_and_a_spectator_is_told_nothing_hidden(
    start_server: Callable[..., ServerProcess],
    person: Callable[..., Awaitable[Person]],
    tmp_path: Path,
) -> None:
    server = start_server(call_burst="100000", message_burst="100000")
    anna = await person(server.url, "Anna")
    bela = await person(server.url, "Béla", PHONE, locale="hu-HU")
    spectator = await person(server.url)
    frames: list[dict[str, Any]] = []
    spectator.page.on("websocket", lambda socket: _listen(socket, frames))

    table = await anna.open_table(game=1, option="beginner")
    await bela.sit_down(table)
    await anna.start()
    await bela.page.locator(".play").wait_for()
    await spectator.page.goto(f"{server.url}/t/{table}")
    await spectator.page.locator(".play").wait_for()

    done: set[str] = set()
    chance = random.Random(3)
    people = (anna, bela)
    players = [ArkadiaPlayer(someone, seat, chance, done) for seat, someone in enumerate(people)]
    while (now := await anna.view(table))["view"]["phase"] != "over":
        seat = now["view"]["to_act"]
        await players[seat].until_version(now["version"])
        await players[seat].step((await people[seat].view(table))["view"])
    assert done >= {"build", "place_workers", "place_castle", "draw", "end_turn", "use_banner"}

    await expect(spectator.page.get_by_test_id("arkadia-play")).to_have_attribute("data-phase", "over")
    record = await verified_record(anna, tmp_path)
    running = [frame for frame in frames if frame.get("version", 0) < len(record["actions"])]
    assert sum(frame["t"] == "patch" for frame in running) == len(record["actions"]) - 1
    from_deck = {
        action["n"]
        for action in record["actions"]
        if action["action"]["type"] == "draw" and action["action"]["from"] == "deck"
    }
    assert from_deck
    for frame in running:
        assert not SECRET_FIELDS & set(_fields(frame.get("view", frame.get("patch", {}))))
        for event in frame.get("events", []):
            assert event["type"] != "card_drawn" or event["n"] not in from_deck or "card" not in event


def _listen(socket: WebSocket, frames: list[dict[str, Any]]) -> None:
    socket.on("framereceived", lambda payload: frames.append(json.loads(payload)))


def _fields(value: Any) -> list[str]:
    """Every field name at any depth."""
    if isinstance(value, dict):
        return [*value, *(name for part in value.values() for name in _fields(part))]
    if isinstance(value, list):
        return [name for part in value for name in _fields(part)]
    return []
