"""Accounts: guests get a password, sign in elsewhere, see and end their sessions, and may go for good."""

from collections.abc import Callable

import pytest

from tests.support.database import execute
from tests.support.players import Guests, Player, open_table
from tests.support.server import ServerProcess

PASSWORD = "correct horse"


async def account(guests: Guests, name: str) -> Player:
    person = await guests.guest("somebody")
    person.identity = await person.done("POST", "/me/account", {"name": name, "password": PASSWORD})
    return person


async def signed_in(guests: Guests, name: str, password: str = PASSWORD) -> Player:
    elsewhere = guests.stranger()
    elsewhere.identity = await elsewhere.done("POST", "/session", {"name": name, "password": password})
    return elsewhere


async def test_a_guest_becomes_an_account_and_keeps_seats_and_session(guests: Guests) -> None:
    guest, other = await guests.guest("Somebody"), await guests.guest("Other")
    game = await open_table(other, guest)
    made = await guest.done("POST", "/me/account", {"name": "Adél", "password": PASSWORD})
    assert (made["id"], made["name"], made["kind"]) == (guest.id, "Adél", "account")
    assert (await other.done("GET", f"/tables/{game}"))["seats"]["1"]["name"] == "Adél"
    elsewhere = await signed_in(guests, "Adél")
    assert (await elsewhere.done("GET", f"/tables/{game}"))["you"]["seat"] == 1
    assert (await guest.done("GET", "/me")) == (await elsewhere.done("GET", "/me")) == made


async def test_the_password_is_kept_as_an_argon2id_hash(guests: Guests) -> None:
    person = await account(guests, "Hashed")
    query = f"SELECT password_hash FROM accounts WHERE identity_id = '{person.id}'"
    ((stored,),) = execute(person.server.database_url, query)
    assert str(stored).startswith("$argon2id$")


@pytest.mark.parametrize(
    ("name", "password"), [("Bálint", "wrong horse"), ("Nobody at all", PASSWORD), ("???", PASSWORD)]
)
async def test_a_wrong_name_and_a_wrong_password_are_told_alike(
    guests: Guests, name: str, password: str
) -> None:
    await guests.stranger().call("POST", "/session", {"name": "x", "password": "x"})
    if name == "Bálint":
        await account(guests, name)
    credentials = {"name": name, "password": password}
    assert await guests.stranger().refused("POST", "/session", credentials) == "wrong_password"


async def test_one_account_to_a_person_and_one_person_to_a_name(guests: Guests) -> None:
    cili = await account(guests, "Cili")
    again = {"name": "Cili 2", "password": PASSWORD}
    assert await cili.refused("POST", "/me/account", again) == "account_exists"
    guest = await guests.guest("Guest")
    for like in ("cili", " C í l i ", "CILI", "Cill", "\u0421ili"):
        answer = await guest.refused("POST", "/me/account", {"name": like, "password": PASSWORD})
        assert answer == ("bad_name" if like == "\u0421ili" else "name_taken"), like
    assert (await guest.done("GET", "/me"))["kind"] == "guest"


async def test_an_account_changes_its_name_by_the_same_rules(guests: Guests) -> None:
    await account(guests, "Dani")
    emma = await account(guests, "Emma")
    assert await emma.refused("PATCH", "/me", {"name": "dáni"}) == "name_taken"
    assert await emma.refused("PATCH", "/me", {"name": "Admin"}) == "bad_name"
    assert (await emma.done("PATCH", "/me", {"name": "Emmi"}))["name"] == "Emmi"
    assert (await signed_in(guests, "emmi")).id == emma.id


async def test_a_new_password_ends_all_other_sessions_and_tokens(guests: Guests) -> None:
    here = await account(guests, "Feri")
    elsewhere = await signed_in(guests, "Feri")
    await here.done("POST", "/me/tokens", {"name": "program", "scopes": ["read"]})
    change = {"old": PASSWORD, "new": "battery staple"}
    assert await here.refused("PUT", "/me/password", {**change, "old": "wrong"}) == "wrong_password"
    await here.done("PUT", "/me/password", change)
    assert (await here.done("GET", "/me/tokens"))["tokens"] == []
    assert await elsewhere.refused("GET", "/me") == "not_signed_in"
    await signed_in(guests, "Feri", "battery staple")
    old = {"name": "Feri", "password": PASSWORD}
    assert await guests.stranger().refused("POST", "/session", old) == "wrong_password"


async def test_sessions_are_listed_and_ended(guests: Guests) -> None:
    here = await account(guests, "Gabi")
    elsewhere = await signed_in(guests, "Gabi")
    sessions = (await here.done("GET", "/me/sessions"))["sessions"]
    assert [session["current"] for session in sessions] == [False, True]
    stranger = await guests.guest("Stranger")
    assert await stranger.refused("DELETE", f"/me/sessions/{sessions[0]['id']}") == "not_found"
    await here.done("DELETE", f"/me/sessions/{sessions[0]['id']}")
    assert await elsewhere.refused("GET", "/me") == "not_signed_in"
    await here.done("DELETE", "/session")
    assert "arkaden_session" not in here.http.cookies
    await signed_in(guests, "Gabi")


async def test_who_goes_leaves_the_games_and_takes_the_name(guests: Guests) -> None:
    hugo, other = await account(guests, "Hugo"), await guests.guest("Other")
    running = await open_table(other, hugo)
    waiting = await open_table(other, hugo, start=False)
    own = await open_table(hugo, other, start=False)
    assert await hugo.refused("POST", "/me/deletion", {"password": "wrong"}) == "wrong_password"
    await hugo.done("POST", "/me/deletion", {"password": PASSWORD})
    assert await hugo.refused("GET", "/me") == "not_signed_in"
    assert (await other.done("GET", f"/tables/{running}"))["seats"]["1"]["name"] == "\u2013"
    assert "1" not in (await other.done("GET", f"/tables/{waiting}"))["seats"]
    assert (await other.done("GET", f"/tables/{own}"))["status"] == "closed"
    credentials = {"name": "Hugo", "password": PASSWORD}
    assert await guests.stranger().refused("POST", "/session", credentials) == "wrong_password"
    await account(guests, "Hugo")


async def test_guessing_is_stopped_for_a_name(start_server: Callable[..., ServerProcess]) -> None:
    async with Guests(start_server()) as guests:
        credentials = {"name": "Ida", "password": "guess"}
        stranger = guests.stranger()
        for _ in range(10):
            assert await stranger.refused("POST", "/session", credentials) == "wrong_password"
        answer = await stranger.call("POST", "/session", credentials)
        assert (answer.status_code, answer.json()["code"]) == (429, "rate_limited")
        assert int(answer.headers["retry-after"]) > 0
        other = {"name": "Somebody else", "password": "guess"}
        assert await stranger.refused("POST", "/session", other) == "wrong_password"


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
async def test_passwords_have_a_length(guests: Guests, password: str) -> None:
    guest = await guests.guest("Guest")
    assert await guest.refused("POST", "/me/account", {"name": "Jani", "password": password}) == "bad_message"
