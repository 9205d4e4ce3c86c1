"""Event streams: what the live protocol tells, over one HTTP answer that goes on."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import orjson
import pytest

from tests.support.ark import choose
from tests.support.merge import apply_merge_patch
from tests.support.players import PATIENCE_SECONDS, Guests, Json, Player, open_table
from tests.support.server import ServerProcess


class Lines:
    """The lines of a stream; keep-alives are left out."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines

    async def next(self) -> Json:
        while not (line := await asyncio.wait_for(anext(self._lines), PATIENCE_SECONDS)):
            pass
        told: Json = orjson.loads(line)
        return told

    async def until(self, t: str, **fields: Any) -> Json:
        while True:
            told = await self.next()
            if told["t"] == t and fields.items() <= told.items():
                return told

    async def rest(self) -> list[Json]:
        """All that comes until the stream ends."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            return [orjson.loads(line) async for line in self._lines if line]


@asynccontextmanager
async def stream(player: Player, path: str) -> AsyncIterator[Lines]:
    async with player.http.stream("GET", f"/api/v1{path}") as answer:
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"].split(";")[0] == "application/x-ndjson"
        lines = answer.aiter_lines()
        yield Lines(lines)
        await lines.aclose()  # type: ignore[attr-defined]


async def act(player: Player, game: str) -> int:
    """Any legal action of the seat to act; the version it led to."""
    shown = await player.done("GET", f"/games/{game}")
    answer = await player.act(game, choose(shown["view"]), shown["version"])
    version: int = answer.json()["version"]
    return version


async def test_a_game_streams_its_view_and_then_patches_that_lead_to_the_present_one(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    players = [anna, bea]
    async with stream(guests.stranger(), f"/games/{game}/stream") as lines:
        view = (await lines.until("view"))["view"]
        for _ in range(6):
            version = await act(players[view["to_act"]], game)
            patch = await lines.until("patch", version=version)
            view = apply_merge_patch(view, patch["patch"])
        assert view == (await guests.stranger().done("GET", f"/games/{game}"))["view"]


async def test_a_stream_that_was_cut_goes_on_where_it_was(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    players = [anna, bea]
    watcher = guests.stranger()
    # Somebody goes on watching, so that the patches stay at hand.
    async with stream(guests.stranger(), f"/games/{game}/stream") as other:
        await other.until("view")
        async with stream(watcher, f"/games/{game}/stream") as lines:
            view = (await lines.until("view"))["view"]
        for _ in range(4):
            shown = (await watcher.done("GET", f"/games/{game}"))["view"]
            await act(players[shown["to_act"]], game)
        async with stream(watcher, f"/games/{game}/stream?since=0") as lines:
            assert (await lines.next())["t"] == "table"
            for version in range(1, 5):
                patch = await lines.next()
                assert (patch["t"], patch["from"], patch["version"]) == ("patch", version - 1, version)
                view = apply_merge_patch(view, patch["patch"])
    assert view == (await watcher.done("GET", f"/games/{game}"))["view"]


async def test_a_stream_shows_each_their_own_view(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea, options={"draw_ahead": True})
    for player in (anna, bea, guests.stranger()):
        async with stream(player, f"/games/{game}/stream") as lines:
            view = (await lines.until("view"))["view"]
        assert view == (await player.done("GET", f"/games/{game}"))["view"]


async def test_a_games_stream_ends_with_the_game(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    async with stream(bea, f"/games/{game}/stream") as lines:
        await lines.until("view")
        await anna.act(game, {"type": "resign"})
        told = await lines.rest()
    assert [line["t"] for line in told if line["t"] == "patch"] == ["patch"]
    assert told[-1]["table"]["status"] == "finished"
    async with stream(bea, f"/games/{game}/stream") as lines:
        assert [line["t"] for line in await lines.rest()] == ["table", "view"]


async def test_a_table_that_has_not_started_streams_its_start(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea, start=False)
    async with stream(bea, f"/games/{game}/stream") as lines:
        assert (await lines.next())["table"]["status"] == "open"
        await anna.done("POST", f"/tables/{game}/start")
        assert (await lines.until("view"))["version"] == 0


async def test_nobody_streams_a_game_they_may_not_know_of(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    game = await open_table(anna, await guests.guest("Bea"), visibility="link")
    assert await guests.stranger().refused("GET", f"/games/{game}/stream") == "not_found"
    assert await guests.stranger().refused("GET", "/stream") == "not_signed_in"


async def test_a_reader_of_a_games_stream_counts_as_connected(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    async with bea.live() as live:
        await live.watch(game)
        async with stream(anna, f"/games/{game}/stream"):
            while not live.tables[game]["seats"]["0"]["connected"]:
                await live.next()
        while live.tables[game]["seats"]["0"]["connected"]:
            await live.next()


async def test_what_concerns_me_is_told_as_it_happens(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    async with stream(anna, "/stream") as lines:
        game = await open_table(bea, anna)
        started = await lines.next()
        assert (started["t"], started["game"], started["seat"]) == ("game_started", game, 1)
        players = [bea, anna]
        due: list[int] = []
        while len(due) < 3:
            shown = await anna.done("GET", f"/games/{game}")
            if shown["view"]["to_act"] == 1:
                due.append(shown["version"])
                assert await lines.next() == {"t": "turn", "game": game, "version": shown["version"]}
            await act(players[shown["view"]["to_act"]], game)
        await bea.act(game, {"type": "resign"})
        assert (await lines.until("game_ended"))["game"] == game


async def test_what_concerns_me_begins_with_how_things_stand(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    running, ended = await open_table(anna, bea), await open_table(anna, bea)
    await anna.act(ended, {"type": "resign"})
    finished_at = (await anna.done("GET", f"/tables/{ended}"))["finished_at"]
    shown = (await anna.done("GET", f"/games/{running}"))["view"]
    to_act, other = (anna, bea) if shown["to_act"] == 0 else (bea, anna)
    async with stream(to_act, "/stream") as lines:
        assert (await lines.next())["t"] == "game_started"
        assert await lines.next() == {"t": "turn", "game": running, "version": 0}
    async with stream(other, "/stream?since=2020-01-01T00:00:00Z") as lines:
        told = [await lines.next(), await lines.next()]
        assert [(line["t"], line["game"]) for line in told] == [
            ("game_ended", ended),
            ("game_started", running),
        ]
    assert told[0]["at"] == finished_at


async def test_others_games_do_not_concern_me(guests: Guests) -> None:
    anna, bea, cleo = [await guests.guest(name) for name in ("Anna", "Bea", "Cleo")]
    async with stream(cleo, "/stream") as lines:
        await open_table(anna, bea)
        game = await open_table(anna, cleo)
        assert (await lines.next())["game"] == game


@pytest.mark.parametrize("since", ["yesterday", "2026-01-01T00:00:00"])
async def test_since_is_a_time_with_its_zone(guests: Guests, since: str) -> None:
    anna = await guests.guest("Anna")
    assert await anna.refused("GET", f"/stream?since={since}") == "bad_message"


async def test_streams_count_as_connections(start_server: Callable[..., ServerProcess]) -> None:
    async with Guests(start_server(connections_per_identity="1")) as guests:
        anna = await guests.guest("Anna")
        async with stream(anna, "/stream"):
            assert await anna.refused("GET", "/stream") == "rate_limited"


async def test_streams_end_when_the_server_stops(start_server: Callable[..., ServerProcess]) -> None:
    process = start_server()
    async with Guests(process) as guests:
        anna = await guests.guest("Anna")
        async with stream(anna, "/stream") as lines:
            stopping = asyncio.create_task(asyncio.to_thread(process.stop))
            assert await lines.rest() == []
            assert await stopping == 0
    assert "graceful" not in process.log
