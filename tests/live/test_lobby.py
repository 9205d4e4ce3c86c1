"""The lobby shows open and running tables as they come and go."""

from typing import Any

from tests.support.players import Guests, Live, open_table

Json = dict[str, Any]


async def shown(live: Live, game: str) -> Json:
    """The table in the lobby, once it is there."""
    while game not in live.lobby:
        await live.next()
    table: Json = live.lobby[game]
    return table


async def gone(live: Live, game: str) -> None:
    while game in live.lobby:
        await live.next()


async def test_tables_appear_change_and_vanish_by_themselves(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    async with guests.stranger().live() as live:
        await live.send(t="watch", lobby=True)
        await live.until("lobby")
        game = await open_table(anna, start=False)
        assert (await shown(live, game))["status"] == "open"
        await bea.done("POST", f"/tables/{game}/seats", {})
        while "1" not in live.lobby[game]["seats"]:
            await live.next()
        await anna.done("POST", f"/tables/{game}/start")
        while live.lobby[game]["status"] != "running":
            await live.next()
        await anna.act(game, {"type": "resign"})
        await gone(live, game)


async def test_a_closed_table_vanishes(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    game = await open_table(anna, start=False)
    async with guests.stranger().live() as live:
        await live.send(t="watch", lobby=True)
        await live.until("lobby")
        assert game in live.lobby
        await anna.done("DELETE", f"/tables/{game}")
        await gone(live, game)


async def test_private_tables_are_shown_to_those_who_sit_there_alone(guests: Guests) -> None:
    anna, bea, carl = [await guests.guest(name) for name in ("Anna", "Bea", "Carl")]
    private = await open_table(anna, bea, visibility="link", start=False)
    async with anna.live() as a, bea.live() as b, carl.live() as c:
        for live in (a, b, c):
            await live.send(t="watch", lobby=True)
            await live.until("lobby")
        assert a.lobby[private]["you"] == {"seat": 0, "host": True, "admitted": True}
        assert b.lobby[private]["you"] == {"seat": 1, "host": False, "admitted": True}
        public = await open_table(carl, start=False)
        for live in (a, b, c):
            await shown(live, public)
        assert private not in c.lobby
        await bea.done("DELETE", f"/tables/{private}/seats/mine")
        await gone(b, private)


async def test_whoever_no_longer_watches_hears_nothing(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    async with anna.live() as silent, anna.live() as listening:
        for live in (silent, listening):
            await live.send(t="watch", lobby=True)
            await live.until("lobby")
        await silent.send(t="unwatch", lobby=True)
        await silent.send(t="ping")
        await silent.until("pong")
        game = await open_table(anna, start=False)
        await shown(listening, game)
        await silent.send(t="ping")
        assert (await silent.next())["t"] == "pong"
