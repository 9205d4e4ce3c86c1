"""Two people play a whole game of The Ark of the Covenant through the client, against all odds."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.support.server import ServerProcess
from tests.web.ark_player import SECOND_ACTIONS, ArkPlayer
from tests.web.people import PHONE, Person
from tests.web.records import verified_record

pytestmark = [pytest.mark.web, pytest.mark.timeout(420)]

KILL_TURN, RELOAD_TURN, OFFLINE_TURN = 14, 26, 38


async def test_a_game_survives_a_dead_server_a_reload_and_a_lost_network(
    start_server: Callable[..., ServerProcess],
    person: Callable[..., Awaitable[Person]],
    tmp_path: Path,
) -> None:
    server = start_server(call_burst="100000", message_burst="100000")
    anna = await person(server.url, "Anna")
    bela = await person(server.url, "Béla", PHONE, locale="hu-HU")
    table = await anna.open_table()
    await bela.sit_down(table)
    await anna.start()

    done: set[str] = set()
    chance = random.Random(20)
    players = [ArkPlayer(someone, chance, done) for someone in (anna, bela)]
    turns = 0
    while (now := await anna.view(table))["view"]["phase"] != "over":
        turns += 1
        player = players[now["view"]["to_act"]]
        await player.until_version(now["version"])
        if turns == KILL_TURN:
            await _act_over_a_dead_server(player, server)
        elif turns == RELOAD_TURN:
            await player.page.reload()
            await player.until_version(now["version"])
            await player.take_turn()
        elif turns == OFFLINE_TURN:
            await _act_without_network(player)
        else:
            await player.take_turn()

    assert done == {*SECOND_ACTIONS, "place_ark"}
    record = await verified_record(bela, tmp_path)
    assert len(record["setup"]["tiles"]) == 72
    for someone in (anna, bela):
        for seat, score in enumerate(record["final"]["scores"]):
            shown = someone.page.locator(f"[data-score-seat='{seat}'] .score-number")
            await expect(shown).to_have_text(str(score))


async def _act_over_a_dead_server(player: ArkPlayer, server: ServerProcess) -> None:
    """The server dies before the turn is confirmed; it is sent as soon as there is one again."""
    before = await player.version()
    actions = await player.prepare()
    server.kill()
    await expect(player.page.locator(".connection-text")).to_be_visible()
    await player.confirm()
    await asyncio.to_thread(server.start)
    await player.until_version(before + actions)
    await expect(player.page.locator(".connection-text")).to_have_count(0)


async def _act_without_network(player: ArkPlayer) -> None:
    """A turn confirmed while the network is away."""
    before = await player.version()
    actions = await player.prepare()
    await player.person.context.set_offline(offline=True)
    await player.confirm()
    await player.person.context.set_offline(offline=False)
    await player.until_version(before + actions)
