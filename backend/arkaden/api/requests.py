"""How requests are read: JSON strictly, the caller by cookie, the parts of the server by their types."""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any

import orjson
from fastapi import Depends, Request
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection
from starlette.responses import Response

from arkaden.accounts.cookies import COOKIE
from arkaden.accounts.identities import Person
from arkaden.errors import Refusal
from arkaden.limits import visitor
from arkaden.play.house import House
from arkaden.settings import Settings


class _StrictRequest(Request):
    async def json(self) -> Any:
        """Refuses what JSON does not know (NaN) and what the database cannot keep (NUL, lone surrogates)."""
        body = await self.body()
        if b"\\u0000" in body:
            raise Refusal("bad_message", "the character NUL is not accepted")
        try:
            return orjson.loads(body)
        except orjson.JSONDecodeError as error:
            raise Refusal("bad_message", f"not JSON: {error}") from error


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


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def count_call(connection: HTTPConnection, person: Person | None) -> None:
    """Raises Refusal(rate_limited) if this caller changes things too often."""
    address = connection.client.host if connection.client else None
    connection.app.state.calls.take(visitor(None if person is None else person.id, address))


async def _any_caller(connection: HTTPConnection) -> Person | None:
    """Who is asking; None for somebody without an identity."""
    token = connection.cookies.get(COOKIE)
    if token is None:
        return None
    signed_in = await house_of(connection).accounts.recognise(token)
    if signed_in is None:
        return None
    if signed_in.renewed:
        # The answer's headers are made by others; the middleware adds the cookie.
        connection.state.renewed_token = token
    return signed_in.person


async def _caller_counted(
    connection: HTTPConnection, person: Annotated[Person | None, Depends(_any_caller)]
) -> Person:
    if person is None:
        raise Refusal("not_signed_in", "make an identity first: POST /api/v1/guests")
    if connection.scope["method"] != "GET":
        count_call(connection, person)
    return person


AnyCaller = Annotated[Person | None, Depends(_any_caller)]
Caller = Annotated[Person, Depends(_caller_counted)]
TheHouse = Annotated[House, Depends(house_of)]
