"""Tables over REST: shapes and answers. What may be done at a table stands in tests/play/test_tables.py."""

from typing import Any

import pytest

from arkaden.rules.catalogue import GAMES
from tests.support.players import Guests, open_table


async def test_a_table_is_answered_as_the_protocol_says(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    answer = await anna.call("POST", "/tables", {"kind": "ark", "seats": 3, "visibility": "link"})
    assert answer.status_code == 201
    table = answer.json()
    assert table == {
        "id": table["id"],
        "kind": "ark",
        "status": "open",
        "visibility": "link",
        "options": {"draw_ahead": False},
        "terms": {"bot_pace": 1.0},
        "seat_count": 3,
        "host": anna.id,
        "commitment": table["commitment"],
        "created_at": table["created_at"],
        "version": 0,
        "seats": {},
        "watchers": 0,
        "you": {"host": True, "admitted": True},
    }
    assert len(table["commitment"]) == 64
    seated = await anna.done("POST", f"/tables/{table['id']}/seats", {"seat": 1, "colour": "green"})
    assert seated["seats"] == {
        "1": {"identity": anna.id, "name": "Anna", "colour": "green", "connected": False}
    }
    assert seated["you"] == {"seat": 1, "host": True, "admitted": True}
    assert await anna.done("GET", f"/tables/{table['id']}") == seated


async def test_a_running_table_tells_who_is_to_act_and_when_it_began(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    table = await bea.done("GET", f"/tables/{game}")
    assert table["status"] == "running"
    assert table["to_act"] in {0, 1}
    assert table["started_at"] >= table["created_at"]
    assert "finished_at" not in table


async def test_the_whole_way_from_table_to_rematch(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = (await anna.done("POST", "/tables", {"kind": "ark", "seats": 4, "visibility": "link"}))["id"]
    invite = await anna.done("GET", f"/tables/{game}/invite")
    assert await bea.refused("GET", f"/tables/{game}") == "not_found"
    assert (await bea.done("POST", f"/tables/{game}/admission", invite))["you"]["admitted"]
    await anna.done("POST", f"/tables/{game}/seats", {"nonce": "00" * 16})
    await bea.done("POST", f"/tables/{game}/seats", {})
    changed = await bea.done("PATCH", f"/tables/{game}/seats/mine", {"colour": "yellow"})
    assert changed["seats"]["1"]["colour"] == "yellow"
    await bea.done("DELETE", f"/tables/{game}/seats/mine")
    await bea.done("POST", f"/tables/{game}/seats", {"seat": 3})
    await anna.done("DELETE", f"/tables/{game}/seats/3")
    await bea.done("POST", f"/tables/{game}/seats", {"seat": 2})
    started = await anna.done("POST", f"/tables/{game}/start")
    assert list(started["seats"]) == ["0", "1"]
    await bea.act(game, {"type": "resign"})
    again = await bea.done("POST", f"/tables/{game}/rematch")
    assert again["status"] == "open"
    assert (await anna.done("GET", f"/tables/{game}"))["next"] == again["id"]
    assert (await anna.done("GET", f"/tables/{again['id']}"))["you"] == {"host": False, "admitted": True}
    assert (await bea.call("DELETE", f"/tables/{again['id']}")).status_code == 204
    assert (await bea.done("GET", f"/tables/{again['id']}"))["status"] == "closed"


async def test_listing_shows_public_tables_and_ones_own_page_by_page(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    mine = [await open_table(anna, start=False) for _ in range(5)]
    private = await open_table(anna, bea, start=False, visibility="link")
    seen: list[str] = []
    after = ""
    while True:
        page = await anna.done("GET", f"/tables?mine=true&limit=2{after}")
        assert len(page["tables"]) <= 2
        seen += [table["id"] for table in page["tables"]]
        if "after" not in page:
            break
        after = f"&after={page['after']}"
    assert seen == [private, *reversed(mine)]
    assert [table["id"] for table in (await bea.done("GET", "/tables?mine=true"))["tables"]] == [private]
    everybodys = (await guests.stranger().done("GET", "/tables?limit=100"))["tables"]
    assert {*mine} <= {table["id"] for table in everybodys}
    assert private not in {table["id"] for table in everybodys}
    assert (await guests.stranger().done("GET", "/tables?mine=true"))["tables"] == []


async def test_listing_is_filtered_by_status_and_kind(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    opened, running = await open_table(anna, start=False), await open_table(anna, bea)
    closed = await open_table(anna, start=False)
    await anna.done("DELETE", f"/tables/{closed}")

    async def found(query: str) -> list[str]:
        return [table["id"] for table in (await anna.done("GET", f"/tables?mine=true{query}"))["tables"]]

    assert await found("") == [running, opened]
    assert await found("&status=open") == [opened]
    assert await found("&status=running") == [running]
    assert await found("&status=closed") == [closed]
    assert await found("&kind=ark") == [running, opened]
    assert await found("&kind=chess") == []
    assert await found("&after=0000") == []


@pytest.mark.parametrize(
    "query",
    ["status=lost", "limit=0", "limit=101", "limit=x", "mine=perhaps", "after=" + "a" * 99, "after=%27"],
)
async def test_malformed_queries_are_refused(guests: Guests, query: str) -> None:
    assert await guests.stranger().refused("GET", f"/tables?{query}") == "bad_message"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"kind": None}, "bad_message"),
        ({"kind": 3}, "bad_message"),
        ({"kind": "chess"}, "not_found"),
        ({"seats": "2"}, "bad_message"),
        ({"seats": 2.5}, "bad_message"),
        ({"seats": True}, "bad_message"),
        ({"seats": 1}, "bad_players"),
        ({"seats": 6}, "bad_players"),
        ({"options": []}, "bad_message"),
        ({"options": {"draw_ahead": "yes"}}, "bad_option"),
        ({"visibility": "secret"}, "bad_message"),
        ({"components": {"tiles": {}}}, "bad_components"),
        ({"password": "x"}, "bad_message"),
    ],
)
async def test_malformed_tables_are_refused(guests: Guests, change: dict[str, Any], code: str) -> None:
    anna = await guests.guest("Anna")
    assert await anna.refused("POST", "/tables", {"kind": "ark", "seats": 2, **change}) == code
    assert (await anna.done("GET", "/tables?mine=true"))["tables"] == []


@pytest.mark.parametrize(
    "body",
    [
        {"seat": "0"},
        {"seat": -1},
        {"seat": 9},
        {"colour": "mauve"},
        {"colour": 1},
        {"nonce": "00"},
        {"nonce": "ZZ" * 16},
        {"nonce": "00" * 16 + "\n"},
        {"name": "Anna"},
    ],
)
async def test_malformed_seats_are_refused(guests: Guests, body: dict[str, Any]) -> None:
    anna = await guests.guest("Anna")
    game = (await anna.done("POST", "/tables", {"kind": "ark", "seats": 2}))["id"]
    assert await anna.refused("POST", f"/tables/{game}/seats", body) == "bad_message"
    assert (await anna.done("GET", f"/tables/{game}"))["seats"] == {}


async def test_unknown_tables_are_not_found(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    for path in ("/tables/0000", "/tables/0000/invite", "/games/0000", "/games/0000/record"):
        assert await anna.refused("GET", path) == "not_found"
    assert await anna.refused("POST", "/tables/0000/start") == "not_found"
    assert await anna.refused("POST", "/tables/0000/seats", {}) == "not_found"
    assert await anna.refused("GET", "/tables/with%20space") == "bad_message"


async def test_a_table_with_its_own_component_file_is_played_with_it(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    file = {**GAMES["ark"].components(), "name": "small"}
    start = next(tile for tile in file["tiles"] if tile.get("start"))
    others = [tile for tile in file["tiles"] if not tile.get("start")][:4]
    file["tiles"] = [start, *others]
    game = await open_table(anna, bea, components=file)
    table = await anna.done("GET", f"/tables/{game}")
    assert table["custom_components"] is True
    assert (await bea.done("GET", f"/games/{game}/components"))["tiles"] == file["tiles"]
    await anna.act(game, {"type": "resign"})
    record = await bea.done("GET", f"/games/{game}/record")
    assert record["components"]["name"] == "small"
    assert record["components"]["file"]["tiles"] == file["tiles"]
