"""Identities and the sessions by which they are recognised."""

import unicodedata

import pytest

from arkaden.accounts.cookies import session_cookie
from arkaden.accounts.identities import clean_name
from arkaden.errors import Refusal
from arkaden.ids import token_hash
from arkaden.play.house import House
from tests.support.database import execute


async def test_a_guest_is_recognised_by_the_token_it_was_given(house: House) -> None:
    person, token = await house.accounts.create_guest("Anna", "hu")
    signed_in = await house.accounts.recognise(token)
    assert signed_in is not None
    assert signed_in.person == person
    assert not signed_in.renewed


async def test_the_token_itself_is_not_stored(house: House, database_url: str) -> None:
    _, token = await house.accounts.create_guest("Anna", None)
    stored = execute(database_url, "SELECT * FROM sessions")
    assert token.encode() not in b"".join(bytes(row[1]) for row in stored)  # type: ignore[call-overload]
    assert token_hash(token) in {row[1] for row in stored}


@pytest.mark.parametrize("token", ["", "nonsense", "x" * 5000])
async def test_other_tokens_are_nobodys(house: House, token: str) -> None:
    assert await house.accounts.recognise(token) is None


async def test_a_session_that_has_expired_is_nobodys(house: House, database_url: str) -> None:
    person, token = await house.accounts.create_guest("Anna", None)
    execute(
        database_url,
        f"UPDATE sessions SET expires_at = now() - interval '1 second' WHERE identity_id = '{person.id}'",
    )
    assert await house.accounts.recognise(token) is None


async def test_a_session_in_use_is_lengthened_once_a_day(house: House, database_url: str) -> None:
    person, token = await house.accounts.create_guest("Anna", None)
    execute(
        database_url,
        "UPDATE sessions SET renewed_at = now() - interval '25 hours', expires_at = now() + interval '1 hour'"
        f" WHERE identity_id = '{person.id}'",
    )
    first, second = [await house.accounts.recognise(token) for _ in range(2)]
    assert first is not None
    assert second is not None
    assert (first.renewed, second.renewed) == (True, False)
    query = f"SELECT expires_at > now() + interval '364 days' FROM sessions WHERE identity_id = '{person.id}'"
    assert execute(database_url, query) == [(True,)]


async def test_name_and_language_can_be_changed_apart(house: House) -> None:
    person, token = await house.accounts.create_guest("Anna", "hu")
    await house.accounts.change(person, "Annie", None)
    signed_in = await house.accounts.recognise(token)
    assert signed_in is not None
    changed = await house.accounts.change(signed_in.person, None, "en")
    assert (changed.name, changed.language) == ("Annie", "en")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("Árvíztűrő", "Árvíztűrő"),
        (unicodedata.normalize("NFD", "Ágnes"), "Ágnes"),
        ("An\u200bna\u202e", "Anna"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_tidied(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u200d", "\x07", "x" * 41])
def test_names_that_say_nothing_or_too_much_are_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(given)
    assert refused.value.code == "bad_message"


@pytest.mark.parametrize(
    ("scheme", "security", "secure"),
    [
        ("http", "auto", False),
        ("https", "auto", True),
        ("http", "always", True),
        ("https", "never", False),
    ],
)
def test_the_cookie_is_secure_where_it_can_be(scheme: str, security: str, secure: bool) -> None:
    cookie = session_cookie("token", scheme, security)  # type: ignore[arg-type]
    assert ("Secure" in cookie) == secure
    assert cookie.startswith("arkaden_session=token; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
