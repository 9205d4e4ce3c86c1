"""What happens around every request: its id and log line, limits, origin, security headers, unexpected errors."""

import secrets
import time
from collections.abc import MutableMapping
from typing import Any

import structlog
from sqlalchemy.exc import DBAPIError
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arkaden import origin
from arkaden.accounts.cookies import session_cookie
from arkaden.api.answers import problem
from arkaden.errors import Code, Refusal
from arkaden.settings import Settings

MAX_BODY = 16 * 1024
MAX_TABLE_BODY = 256 * 1024
_TABLES = "/api/v1/tables"
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

log = structlog.get_logger()


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        scope.setdefault("state", {})
        exchange = _Exchange(scope, send, request_id, self._settings)
        with structlog.contextvars.bound_contextvars(request_id=request_id):
            try:
                self._check_origin(scope)
                await self._app(scope, _limited(scope, receive), exchange.send)
            except Refusal as refusal:
                await exchange.refuse(scope, receive, refusal)
            except DBAPIError as error:
                log.exception("request.database_failed")
                code: Code = "unavailable" if error.connection_invalidated else "internal"
                await exchange.refuse(scope, receive, Refusal(code, "the database failed"))
            except Exception:
                log.exception("request.failed")
                await exchange.refuse(scope, receive, Refusal("internal", "something went wrong on our side"))
            finally:
                exchange.log()

    def _check_origin(self, scope: Scope) -> None:
        if scope["method"] not in _SAFE and not origin.is_allowed(
            Headers(scope=scope), self._settings.trusted_origins
        ):
            raise Refusal("forbidden", "the Origin header names a foreign origin")


class _Exchange:
    """One request and what is answered to it."""

    def __init__(self, scope: Scope, send: Send, request_id: str, settings: Settings) -> None:
        self._scope = scope
        self._send = send
        self._request_id = request_id
        self._settings = settings
        self._began = time.perf_counter()
        self._status: int | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            self._add_headers(message)
        await self._send(message)

    async def refuse(self, scope: Scope, receive: Receive, refusal: Refusal) -> None:
        """Answer with a problem, unless an answer has begun: then it can only be broken off."""
        if self._status is not None:
            raise refusal
        request_id = self._request_id if refusal.code in {"internal", "unavailable"} else None
        await problem(refusal, request_id)(scope, receive, self.send)

    def log(self) -> None:
        params: MutableMapping[str, Any] = self._scope.get("path_params", {})
        about = {name: params[name] for name in ("game", "table") if name in params}
        log.info(
            "request",
            method=self._scope["method"],
            path=self._scope["path"],
            status=self._status,
            ms=round((time.perf_counter() - self._began) * 1000, 1),
            **about,
        )

    def _add_headers(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        headers["X-Request-ID"] = self._request_id
        if self._scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if self._scope["scheme"] == "https":
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        renewed = self._scope["state"].get("renewed_token")
        if renewed is not None:
            cookie = session_cookie(renewed, self._scope["scheme"], self._settings.cookie_secure)
            headers.append("Set-Cookie", cookie)


def _limited(scope: Scope, receive: Receive) -> Receive:
    """``receive`` that raises Refusal(too_large) once the body is longer than allowed here."""
    most = MAX_TABLE_BODY if scope["path"] == _TABLES and scope["method"] == "POST" else MAX_BODY
    announced = Headers(scope=scope).get("content-length", "0")
    too_large = Refusal("too_large", f"the body is longer than {most} bytes")
    if announced.isdigit() and int(announced) > most:
        raise too_large
    length = 0

    async def receive_limited() -> Message:
        nonlocal length
        message = await receive()
        if message["type"] == "http.request":
            length += len(message.get("body", b""))
            if length > most:
                raise too_large
        return message

    return receive_limited
