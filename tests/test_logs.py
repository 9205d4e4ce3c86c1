"""Logs: one JSON object a line, with an id for each request, and no secrets."""

import json
from collections.abc import Callable
from typing import Any

from tests.support.ark import choose
from tests.support.database import execute
from tests.support.players import Guests, open_table
from tests.support.server import ServerProcess


async def test_every_line_is_json_and_none_holds_a_secret(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(log_format="json", log_level="debug")
    async with Guests(server) as guests:
        anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
        game = await open_table(anna, bea, visibility="link")
        async with anna.live() as live:
            await live.watch(game)
            view = (await live.until("view"))["view"]
            player = (anna, bea)[view["to_act"]]
            await player.act(game, choose((await player.done("GET", f"/games/{game}"))["view"]), 0)
            await live.until("patch")
        tokens = [player.http.cookies["arkaden_session"] for player in (anna, bea)]
    server.stop()
    lines = [line for line in server.log.splitlines() if not line.startswith("Arkaden is open at")]
    entries: list[dict[str, Any]] = [json.loads(line) for line in lines]
    requests = [entry for entry in entries if entry["event"] == "request"]
    assert len({entry["request_id"] for entry in requests}) == len(requests) > 5
    assert any(entry.get("game") == game for entry in requests)
    query = f"SELECT encode(server_seed, 'hex'), invite FROM games WHERE id = '{game}'"
    seed, invite = execute(server.database_url, query)[0]
    for secret in (str(seed), str(invite), *tokens):
        assert secret not in server.log
