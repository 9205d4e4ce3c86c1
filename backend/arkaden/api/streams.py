"""Event streams: the live side for programs that would rather not speak WebSocket.

Lines of JSON over one HTTP answer that goes on (`application/x-ndjson`); an empty line from time to time keeps the
connection from being taken for dead.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from arkaden.accounts.identities import Person
from arkaden.api.answers import caller_problems
from arkaden.api.models import Id, Version
from arkaden.api.requests import AnyReader, SignedIn, TheHub
from arkaden.errors import Code, Refusal
from arkaden.ids import GameId
from arkaden.limits import visitor
from arkaden.live.hub import Hub
from arkaden.live.outbox import Outbox

KEEP_ALIVE_SECONDS = 15.0
NDJSON = "application/x-ndjson"

router = APIRouter(tags=["streams"])


class EventStream(StreamingResponse):
    """Whatever an outbox brings, line by line, while something is ``open``.

    It ends when ``ended`` says so and everything was sent, when the server stops, and when its reader is too slow.
    ``open`` may raise Refusal, which is then the answer.
    """

    media_type = NDJSON

    def __init__(
        self, hub: Hub, outbox: Outbox, opened: AbstractAsyncContextManager[None], ended: Callable[[], bool]
    ) -> None:
        super().__init__(_lines(hub, outbox, ended))
        self._opened = opened

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._opened:
            await super().__call__(scope, receive, send)


async def _lines(hub: Hub, outbox: Outbox, ended: Callable[[], bool]) -> AsyncIterator[str]:
    cut = [asyncio.create_task(event.wait()) for event in (outbox.overflowed, hub.closing)]
    try:
        while not (any(task.done() for task in cut) or (ended() and not outbox.waiting)):
            line = asyncio.create_task(outbox.get())
            await asyncio.wait([line, *cut], timeout=KEEP_ALIVE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if line.done():
                yield line.result() + "\n"
            else:
                line.cancel()
                yield "\n"
    finally:
        for task in cut:
            task.cancel()


@asynccontextmanager
async def _connected(hub: Hub, request: Request, person: Person | None) -> AsyncIterator[None]:
    """Counted among the connections of a visitor. Raises Refusal(rate_limited) if there are too many."""
    identity = None if person is None else person.id
    who = visitor(identity, request.client.host if request.client else None)
    hub.connect(who, identity)
    try:
        yield
    finally:
        hub.disconnect(who)


def _described(what: str, *codes: Code) -> dict[int | str, dict[str, Any]]:
    answer = {"description": what, "content": {NDJSON: {"schema": {"type": "string"}}}}
    return {200: answer, **caller_problems(*codes)}


@router.get(
    "/stream",
    response_class=StreamingResponse,
    responses=_described("one JSON object a line: `game_started`, `turn` or `game_ended` (docs/protocol.md)"),
)
async def stream_mine(
    request: Request,
    hub: TheHub,
    person: SignedIn,
    *,
    since: Annotated[
        datetime | None,
        Query(description="the last `at` that was received: games that ended after it are told of too"),
    ] = None,
) -> EventStream:
    """What concerns the caller: first how all running games stand, then what happens, without end."""
    if since is not None and since.tzinfo is None:
        raise Refusal("bad_message", "query.since: needs a time zone, such as the final Z")
    outbox = Outbox()

    @asynccontextmanager
    async def following() -> AsyncIterator[None]:
        async with _connected(hub, request, person):
            try:
                await hub.feed.enter(outbox, person.id, None if since is None else since.astimezone(UTC))
                yield
            finally:
                hub.feed.leave(outbox)

    return EventStream(hub, outbox, following(), lambda: False)


@router.get(
    "/games/{game}/stream",
    response_class=StreamingResponse,
    responses=_described(
        "one JSON object a line: `table`, `view` or `patch` (docs/protocol.md)", "not_found"
    ),
)
async def stream_game(
    request: Request,
    hub: TheHub,
    person: AnyReader,
    game: Id,
    *,
    since: Annotated[
        Version | None, Query(description="the version whose view is known: only what is missing follows")
    ] = None,
) -> EventStream:
    """One game: its table and view, then patches as it goes on, until it has ended."""
    identity = None if person is None else person.id
    watched = await hub.house.games.visible(GameId(game), identity)
    outbox = Outbox()

    @asynccontextmanager
    async def watching() -> AsyncIterator[None]:
        async with _connected(hub, request, person):
            try:
                await hub.watch(watched.id, outbox, identity, since)
                hub.house.presence.arrive(watched.id, identity)
                try:
                    yield
                finally:
                    hub.house.presence.leave(watched.id, identity)
            finally:
                hub.unwatch(watched.id, outbox)

    return EventStream(hub, outbox, watching(), lambda: watched.table.status in {"finished", "closed"})
