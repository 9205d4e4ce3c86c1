"""How requests are read: JSON strictly, the caller by cookie or token, the parts of the server by their types."""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any

import orjson
from fastapi import Depends, Request
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection
from starlette.responses import Response

from arkaden.accounts.callers import Caller, caller_of
from arkaden.accounts.identities import Person
from arkaden.accounts.logins import Logins
from arkaden.accounts.tokens import Tokens
from arkaden.errors import Refusal
from arkaden.limits import visitor
from arkaden.live.hub import Hub
from arkaden.play.house import House
from arkaden.settings import Settings

# Beyond it a float stands for many integers.
_EXACT = 2**53


class _StrictRequest(Request):
    async def json(self) -> Any:
        """Refuses what JSON does not know (NaN) and what the database cannot keep (NUL, lone surrogates)."""
        body = await self.body()
        if b"\\u0000" in body:
            raise Refusal("bad_message", "the character NUL is not accepted")
        try:
            return _with_integers(orjson.loads(body))
        except orjson.JSONDecodeError as error:
            raise Refusal("bad_message", f"not JSON: {error}") from error


def _with_integers(value: Any) -> Any:
    """The document with `2.0` read as 2, which JSON and its schemas take for the same number."""
    if isinstance(value, float) and value.is_integer() and abs(value) < _EXACT:
        return int(value)
    if isinstance(value, list):
        return [_with_integers(one) for one in value]
    if isinstance(value, dict):
        return {name: _with_integers(one) for name, one in value.items()}
    return value


class StrictRoute(APIRoute):
    """A route whose JSON bodies are read by `_StrictRequest`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_strictly(request: Request) -> Response:
            return await handle(_StrictRequest(request.scope, request.receive))

        return handle_strictly


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def logins_of(connection: HTTPConnection) -> Logins:
    logins: Logins = connection.app.state.logins
    return logins


def tokens_of(connection: HTTPConnection) -> Tokens:
    tokens: Tokens = connection.app.state.tokens
    return tokens


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def count_call(connection: HTTPConnection, person: Person | None) -> None:
    """Raises Refusal(rate_limited) if this caller changes things too often."""
    address = connection.client.host if connection.client else None
    connection.app.state.calls.take(visitor(None if person is None else person.id, address))


async def _known(connection: HTTPConnection) -> Caller | None:
    """Who is asking, however they show it; None for somebody without an identity."""
    caller = await caller_of(connection, house_of(connection).accounts, tokens_of(connection))
    if caller is not None and caller.renewed is not None:
        # The answer's headers are made by others; the middleware adds the cookie.
        connection.state.renewed_token = caller.renewed
    return caller


async def _any_reader(known: Annotated[Caller | None, Depends(_known)]) -> Person | None:
    """Somebody who looks; None without an identity."""
    if known is None:
        return None
    known.require("read")
    return known.person


async def _caller(connection: HTTPConnection, known: Annotated[Caller | None, Depends(_known)]) -> Person:
    """Somebody with an identity; counted if something is to be changed."""
    caller = _signed_in(known)
    if connection.scope["method"] == "GET":
        caller.require("read")
    else:
        caller.require("play")
        count_call(connection, caller.person)
    return caller.person


async def _owner(connection: HTTPConnection, known: Annotated[Caller | None, Depends(_known)]) -> Person:
    """The owner of an identity, signed in; no token will do."""
    caller = _signed_in(known)
    caller.require_session()
    if connection.scope["method"] != "GET":
        count_call(connection, caller.person)
    return caller.person


def _signed_in(known: Caller | None) -> Caller:
    if known is None:
        raise Refusal("not_signed_in", "make an identity first: POST /api/v1/guests")
    return known


AnyReader = Annotated[Person | None, Depends(_any_reader)]
SignedIn = Annotated[Person, Depends(_caller)]
Owner = Annotated[Person, Depends(_owner)]
TheHouse = Annotated[House, Depends(house_of)]
TheHub = Annotated[Hub, Depends(hub_of)]
TheLogins = Annotated[Logins, Depends(logins_of)]
TheTokens = Annotated[Tokens, Depends(tokens_of)]
