"""Watching: what comes first, what follows, and how a client that lost track finds it again."""

from typing import Any

import pytest

from tests.support.ark import choose
from tests.support.players import Guests, Live, Player, open_table

Json = dict[str, Any]


async def advance(players: list[Player], game: str, moves: int) -> None:
    """So many moves, each by whoever is to act."""
    for _ in range(moves):
        table = await players[0].done("GET", f"/tables/{game}")
        actor = players[table["to_act"]]
        seen = await actor.done("GET", f"/games/{game}")
        answer = await actor.act(game, choose(seen["view"]), seen["version"])
        assert answer.is_success, answer.text


async def drained(live: Live) -> list[Json]:
    """All frames that were on their way when this was called."""
    before = len(live.frames)
    await live.send(t="ping")
    await live.until("pong")
    return live.frames[before:-1]


async def test_a_connection_begins_with_who_the_server_takes_one_for(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    async with anna.live() as known, guests.stranger().live() as unknown:
        assert (await known.until("hello"))["identity"] == anna.id
        assert "identity" not in await unknown.until("hello")


async def test_an_open_table_sends_itself_and_later_the_game_by_itself(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea, start=False)
    async with bea.live() as live:
        table = await live.watch(game)
        assert table["status"] == "open"
        assert table["you"] == {"seat": 1, "host": False, "admitted": True}
        await anna.done("POST", f"/tables/{game}/start")
        view = await live.until("view", game=game)
        assert view["version"] == 0
        assert live.tables[game]["status"] == "running"
        assert live.tables[game]["to_act"] == view["view"]["to_act"]


async def test_a_patch_carries_the_log_entry(guests: Guests) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    async with players[0].live() as live:
        await live.watch(game)
        await advance(players, game, 1)
        patch = await live.until("patch", game=game)
    entry = (await players[0].done("GET", f"/games/{game}/events"))["entries"][0]
    assert {name: patch[name] for name in ("seat", "action", "events", "at")} == {
        name: value for name, value in entry.items() if name != "n"
    }
    assert (patch["from"], patch["version"], entry["n"]) == (0, 1, 1)


async def test_a_client_that_missed_a_few_patches_gets_just_those(guests: Guests) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    async with players[0].live() as first, players[0].live() as second:
        for live in (first, second):
            await live.watch(game)
            await live.until("view")
        await second.send(t="unwatch", game=game)
        await drained(second)
        await advance(players, game, 3)
        while first.versions[game] < 3:
            await first.next()
        await second.watch(game, since=0)
        assert [frame["t"] for frame in await drained(second)] == ["patch"] * 3
        assert second.views[game] == first.views[game]


async def test_a_client_that_missed_too_much_gets_a_whole_view(guests: Guests) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    async with players[0].live() as live:
        await live.watch(game)
        await live.until("view")
        await advance(players, game, 20)
        while live.versions[game] < 20:
            await live.next()
        for since in (0, 20, 99):
            await live.send(t="watch", game=game, since=since)
            frames = [frame for frame in await drained(live) if frame["t"] != "table"]
            assert [(frame["t"], frame["version"]) for frame in frames] == [("view", 20)]


async def test_two_tabs_of_one_player_both_follow(guests: Guests) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    async with players[0].live() as first, players[0].live() as second:
        for live in (first, second):
            await live.watch(game)
            await live.until("view")
        await advance(players, game, 4)
        for live in (first, second):
            while live.versions[game] < 4:
                await live.next()
        assert first.views == second.views


async def test_unwatching_ends_it(guests: Guests) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    async with players[0].live() as live:
        await live.watch(game)
        await live.send(t="unwatch", game=game)
        await drained(live)
        await advance(players, game, 1)
        assert await drained(live) == []


async def test_a_stranger_may_watch_what_is_public_and_nothing_else(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    public, private = await open_table(anna, bea), await open_table(anna, bea, visibility="link")
    async with guests.stranger().live() as live:
        await live.watch(public)
        assert (await live.until("view"))["view"]["players"]["1"]["points"] == 0
        await live.send(t="watch", game=private)
        refused = await live.until("error")
        assert (refused["code"], refused["game"]) == ("not_found", private)


@pytest.mark.parametrize("player", [0, 1])
async def test_everybody_sees_who_is_connected_and_how_many_look_on(guests: Guests, player: int) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    async with players[player].live() as live:
        table = await live.watch(game)
        while not table["seats"][str(player)]["connected"]:
            table = (await live.until("table"))["table"]
        assert not table["seats"][str(1 - player)]["connected"]
        assert table["watchers"] == 0
        async with players[1 - player].live() as other, guests.stranger().live() as stranger:
            await other.watch(game)
            await stranger.watch(game)
            while table["watchers"] != 1 or not table["seats"][str(1 - player)]["connected"]:
                table = (await live.until("table"))["table"]
        while table["watchers"] != 0 or table["seats"][str(1 - player)]["connected"]:
            table = (await live.until("table"))["table"]


async def test_the_end_shows_in_table_and_view(guests: Guests) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    game = await open_table(*players)
    async with players[0].live() as live:
        await live.watch(game)
        await live.until("view")
        await players[1].act(game, {"type": "resign"})
        table = (await live.until("table"))["table"]
        while table["status"] != "finished":
            table = (await live.until("table"))["table"]
        assert table["seats"]["1"]["resigned"]
        assert live.views[game]["outcome"]["reason"] == "resigned"
