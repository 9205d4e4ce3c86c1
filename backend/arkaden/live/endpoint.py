"""Where the live protocol is reached: who may connect, and as whom."""

import secrets
from http import HTTPStatus

import orjson
import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket

from arkaden import origin
from arkaden.accounts.callers import caller_of
from arkaden.errors import Refusal
from arkaden.limits import visitor
from arkaden.live.hub import Hub
from arkaden.live.socket import serve
from arkaden.settings import Settings

_REFUSED = {
    "not_signed_in": HTTPStatus.UNAUTHORIZED,
    "forbidden": HTTPStatus.FORBIDDEN,
    "missing_scope": HTTPStatus.FORBIDDEN,
    "rate_limited": HTTPStatus.TOO_MANY_REQUESTS,
}


async def live(websocket: WebSocket) -> None:
    """`/api/v1/live`. Pages of foreign origins are turned away before the connection is made."""
    hub: Hub = websocket.app.state.hub
    settings: Settings = websocket.app.state.settings
    try:
        if not origin.is_allowed(websocket.headers, settings.trusted_origins):
            raise Refusal("forbidden", "the Origin header names a foreign origin")  # noqa: TRY301 answered below
        caller = await caller_of(websocket, hub.house.accounts, websocket.app.state.tokens)
        if caller is not None:
            caller.require("read")
        identity = None if caller is None else caller.person.id
        address = websocket.client.host if websocket.client else None
        with structlog.contextvars.bound_contextvars(connection=secrets.token_hex(8)):
            await serve(websocket, hub, visitor(identity, address), caller)
    except Refusal as refusal:
        status = _REFUSED[refusal.code]
        await websocket.send_denial_response(
            Response(
                orjson.dumps(
                    {"type": "about:blank", "title": status.phrase, "status": status, **refusal.to_json()}
                ),
                status,
                media_type="application/problem+json",
            )
        )
