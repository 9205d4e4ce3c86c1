"""Personal API tokens: shown once, kept as a hash, as far-reaching as their scopes, gone when revoked."""

import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import orjson
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from arkaden.accounts.tokens import MOST_TOKENS
from tests.support.database import execute
from tests.support.players import Guests, Live, Player, open_table


async def made(guests: Guests, owner: Player, *scopes: str) -> Player:
    """A program that holds a token of the owner with these scopes, and no cookie."""
    token = await owner.done("POST", "/me/tokens", {"name": "my bot", "scopes": scopes or ["read", "play"]})
    return bearing(guests, owner, token["token"])


def bearing(guests: Guests, owner: Player, secret: str) -> Player:
    program = guests.stranger()
    program.http.headers["Authorization"] = f"Bearer {secret}"
    program.identity = owner.identity
    return program


@asynccontextmanager
async def live(program: Player) -> AsyncIterator[Live]:
    headers = {"Authorization": program.http.headers["authorization"]}
    async with connect(program.server.live_url, additional_headers=headers, compression=None) as socket:
        yield Live(socket)


async def test_a_token_speaks_for_whoever_made_it(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    program = await made(guests, anna)
    assert await program.done("GET", "/me") == anna.identity
    game = await open_table(program, await guests.guest("Bea"))
    assert (await anna.done("GET", f"/tables/{game}"))["you"] == {"host": True, "admitted": True, "seat": 0}
    assert (await program.act(game, {"type": "resign"})).is_success


async def test_the_secret_is_shown_once_and_only_its_hash_is_kept(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    token = await anna.done("POST", "/me/tokens", {"name": " my  bot ", "scopes": ["read"]})
    secret = token.pop("token")
    assert token["name"] == "my bot"
    assert (await anna.done("GET", "/me/tokens"))["tokens"] == [token]
    rows = execute(anna.server.database_url, f"SELECT * FROM api_tokens WHERE id = {token['id']}")
    assert secret not in str(rows)
    assert hashlib.sha256(secret.encode()).digest() in rows[0]


async def test_the_list_tells_when_a_token_was_used(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    program = await made(guests, anna)
    assert "last_used_at" not in (await anna.done("GET", "/me/tokens"))["tokens"][0]
    await program.done("GET", "/me")
    used = (await anna.done("GET", "/me/tokens"))["tokens"][0]
    assert used["last_used_at"] >= used["created_at"]


async def test_a_revoked_token_is_nobodys(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    program = await made(guests, anna)
    (token,) = (await anna.done("GET", "/me/tokens"))["tokens"]
    assert await bea.refused("DELETE", f"/me/tokens/{token['id']}") == "not_found"
    await program.done("GET", "/me")
    await anna.done("DELETE", f"/me/tokens/{token['id']}")
    assert await program.refused("GET", "/me") == "not_signed_in"
    assert (await anna.done("GET", "/me/tokens"))["tokens"] == []


@pytest.mark.parametrize("header", ["Bearer", "Bearer arkaden_x", "Basic QTpi", "Bearer " + "x" * 5000])
async def test_a_header_without_a_valid_token_is_refused_even_where_nobody_need_sign_in(
    guests: Guests, header: str
) -> None:
    anna = await guests.guest("Anna")
    for path in ("/me", "/tables"):
        assert await anna.refused("GET", path, headers={"Authorization": header}) == "not_signed_in"


async def test_a_session_is_no_token(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    program = bearing(guests, anna, anna.http.cookies["arkaden_session"])
    assert await program.refused("GET", "/me") == "not_signed_in"


@pytest.mark.parametrize(
    ("scopes", "method", "path"),
    [
        (["read"], "POST", "/tables"),
        (["read"], "POST", "/games/{game}/actions"),
        (["play"], "GET", "/games/{game}"),
        (["play"], "GET", "/tables"),
        (["read", "play"], "PATCH", "/me"),
        (["read", "play"], "GET", "/me/tokens"),
        (["read", "play"], "POST", "/me/tokens"),
        (["read", "play"], "DELETE", "/me/tokens/1"),
    ],
)
async def test_a_token_reaches_no_further_than_its_scopes(
    guests: Guests, scopes: Sequence[str], method: str, path: str
) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    bodies: dict[tuple[str, str], dict[str, Any]] = {
        ("POST", "/tables"): {"kind": "ark", "seats": 2},
        ("POST", "/games/{game}/actions"): {"action": {"type": "resign"}},
        ("PATCH", "/me"): {"name": "Mallory"},
        ("POST", "/me/tokens"): {"name": "more", "scopes": ["play"]},
    }
    program = await made(guests, anna, *scopes)
    headers = {"Idempotency-Key": "00000000-0000-4000-8000-000000000000"}
    code = await program.refused(method, path.format(game=game), bodies.get((method, path)), headers=headers)
    assert code == "missing_scope"


async def test_the_live_protocol_takes_tokens_and_keeps_to_their_scopes(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    async with live(await made(guests, anna)) as player, live(await made(guests, anna, "read")) as watcher:
        assert (await player.until("hello"))["identity"] == anna.id
        for one in (player, watcher):
            await one.watch(game)
            await one.until("view", game=game)
        assert (await watcher.act(game, {"type": "resign"}, 0))["code"] == "missing_scope"
        assert (await player.act(game, {"type": "resign"}, 0))["t"] == "ack"


@pytest.mark.parametrize(
    ("scopes", "status", "code"), [(["play"], 403, "missing_scope"), ([], 401, "not_signed_in")]
)
async def test_the_live_protocol_turns_other_tokens_away(
    guests: Guests, scopes: list[str], status: int, code: str
) -> None:
    anna = await guests.guest("Anna")
    program = await made(guests, anna, *scopes) if scopes else bearing(guests, anna, "arkaden_forged")
    with pytest.raises(InvalidStatus) as refused:
        async with live(program):
            pass
    assert refused.value.response.status_code == status
    assert orjson.loads(refused.value.response.body or b"{}")["code"] == code


async def test_nobody_hoards_tokens(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    for _ in range(MOST_TOKENS):
        await made(guests, anna)
    assert await anna.refused("POST", "/me/tokens", {"name": "more", "scopes": ["read"]}) == "limit_reached"


@pytest.mark.parametrize("scopes", [[], ["chat"], ["read", "read", "play"], "read", None])
async def test_scopes_are_those_that_exist(guests: Guests, scopes: Any) -> None:
    anna = await guests.guest("Anna")
    assert await anna.refused("POST", "/me/tokens", {"name": "x", "scopes": scopes}) == "bad_message"


async def test_bot_accounts_are_marked_where_they_sit(guests: Guests) -> None:
    anna, robot = await guests.guest("Anna"), guests.stranger()
    robot.identity = await robot.done("POST", "/guests", {"name": "Robot", "bot": True})
    assert robot.identity["kind"] == "bot"
    game = await open_table(anna, robot)
    seats = (await anna.done("GET", f"/tables/{game}"))["seats"]
    assert ("program" in seats["0"], seats["1"]["program"]) == (False, True)
