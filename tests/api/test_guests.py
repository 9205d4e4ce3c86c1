"""Identities over REST."""

import re
from typing import Any

import pytest

from tests.support.players import Guests

COOKIE = re.compile(
    r"^arkaden_session=[\w-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax$",
)


async def test_a_guest_gets_an_identity_and_a_lasting_cookie(guests: Guests) -> None:
    anna = guests.stranger()
    answer = await anna.call("POST", "/guests", {"name": " Anna  Á. ", "language": "hu"})
    assert answer.status_code == 201
    assert COOKIE.match(answer.headers["set-cookie"])
    identity = answer.json()
    assert identity == {"id": identity["id"], "name": "Anna Á.", "kind": "guest", "language": "hu"}
    assert await anna.done("GET", "/me") == identity


async def test_nobody_is_nobody(guests: Guests) -> None:
    stranger = guests.stranger()
    assert await stranger.refused("GET", "/me") == "not_signed_in"
    assert await stranger.refused("POST", "/tables", {"kind": "ark", "seats": 2}) == "not_signed_in"
    stranger.http.cookies.set("arkaden_session", "made-up")
    assert await stranger.refused("GET", "/me") == "not_signed_in"


async def test_name_and_language_change(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    assert "language" not in await anna.done("GET", "/me")
    changed = await anna.done("PATCH", "/me", {"name": "Annie"})
    assert changed["name"] == "Annie"
    changed = await anna.done("PATCH", "/me", {"language": "en-GB"})
    assert (changed["name"], changed["language"]) == ("Annie", "en-GB")
    assert await anna.done("GET", "/me") == changed


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        "Anna",
        {"name": 7},
        {"name": ""},
        {"name": "\u200b"},
        {"name": "x" * 41},
        {"name": "Anna", "admin": True},
        {"name": "Anna", "language": "not a language"},
        {"name": "An\x00na"},
    ],
)
async def test_malformed_guests_are_refused(guests: Guests, body: Any) -> None:
    stranger = guests.stranger()
    assert await stranger.refused("POST", "/guests", body) == "bad_message"
    assert not stranger.http.cookies
