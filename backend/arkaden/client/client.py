"""The client itself: one method a call, and the event streams as iterators."""

import json
import time
import uuid
from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Self

import httpx

from arkaden.client.errors import ApiError
from arkaden.client.shapes import Event, GameEnded, Identity, Json, Legal, Table, Token, event_of

_TIMEOUT = httpx.Timeout(30.0)
# Streams bring a line every 15 seconds, if only an empty one.
_STREAM_TIMEOUT = httpx.Timeout(30.0, read=45.0)
_ATTEMPTS = 5


class Client:
    """Calls one server, with a personal token or, without one, as whoever ``sign_up`` makes.

    Methods raise ApiError for what the server refuses, and httpx.TransportError if it cannot be reached. Told to
    wait, they wait and try again. Close it after use, or use it in a `with` block.
    """

    def __init__(self, server: str, token: str | None = None) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._http = httpx.Client(base_url=f"{server}/api/v1", headers=headers, timeout=_TIMEOUT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def sign_up(self, name: str, *, bot: bool = False) -> Identity:
        """Make an identity; this client then acts as it."""
        return Identity.of(self._call("POST", "/guests", {"name": name, "bot": bot}))

    def me(self) -> Identity:
        """Who the caller is."""
        return Identity.of(self._call("GET", "/me"))

    def make_token(self, name: str, scopes: Sequence[str] = ("read", "play")) -> Token:
        """A token for a program that is to act for the identity of this client, which has none itself."""
        return Token.of(self._call("POST", "/me/tokens", {"name": name, "scopes": list(scopes)}))

    def tables(self, **filters: str | int | bool) -> Iterator[Table]:
        """All tables that the caller may see, newest first: ``status``, ``kind``, ``mine``."""
        page: Mapping[str, Any] = {}
        while True:
            page = self._call("GET", "/tables", params={**filters, **page})
            yield from map(Table.of, page["tables"])
            if "after" not in page:
                return
            page = {"after": page["after"]}

    def table(self, table: str) -> Table:
        return Table.of(self._call("GET", f"/tables/{table}"))

    def open_table(self, kind: str, seats: int, *, visibility: str = "public", **options: Any) -> Table:
        """Open a table with these options of the game; the caller is its host, without a seat yet."""
        body = {"kind": kind, "seats": seats, "visibility": visibility, "options": options}
        return Table.of(self._call("POST", "/tables", body))

    def sit_down(self, table: str) -> Table:
        """Take the first free seat."""
        return Table.of(self._call("POST", f"/tables/{table}/seats", {}))

    def start(self, table: str) -> Table:
        """Start the game, as its host."""
        return Table.of(self._call("POST", f"/tables/{table}/start"))

    def view(self, game: str) -> tuple[int, Json]:
        """The version of a game, and what the caller may see of it then."""
        answer = self._call("GET", f"/games/{game}")
        return answer["version"], answer["view"]

    def legal(self, game: str) -> Legal:
        """What the caller may do now."""
        answer = self._call("GET", f"/games/{game}/legal", params={"list": True})
        return Legal(answer["version"], tuple(answer["actions"]))

    def act(self, game: str, action: Json, version: int | None = None) -> int:
        """Act; the version it led to. Safe against a connection that breaks: it cannot happen twice."""
        body = {"action": action} if version is None else {"action": action, "version": version}
        headers = {"Idempotency-Key": str(uuid.uuid4())}
        answer = self._call("POST", f"/games/{game}/actions", body, headers=headers)
        reached: int = answer["version"]
        return reached

    def record(self, game: str) -> Json:
        """The record of a game that has ended."""
        return self._call("GET", f"/games/{game}/record")

    def events(self, since: str | None = None) -> Iterator[Event]:
        """What concerns the caller, without end; a connection that breaks is made again.

        First comes how all running games stand, also after such a break: a `Turn` may then be told twice.
        """
        while True:
            try:
                for line in self._lines("/stream", {} if since is None else {"since": since}):
                    event = event_of(line)
                    if isinstance(event, GameEnded):
                        since = event.at
                    if event is not None:
                        yield event
            except httpx.TransportError:
                time.sleep(1)

    def watch(self, game: str, since: int | None = None) -> Iterator[Json]:
        """The frames `table`, `view` and `patch` of one game (docs/protocol.md), until it has ended."""
        yield from self._lines(f"/games/{game}/stream", {} if since is None else {"since": since})

    def _call(
        self,
        method: str,
        path: str,
        body: Mapping[str, Any] | None = None,
        *,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Json:
        answer = self._http.request(method, path, json=body, params=params, headers=headers)
        for _ in range(_ATTEMPTS - 1):
            if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                break
            time.sleep(ApiError(answer).retry_after or 1)
            answer = self._http.request(method, path, json=body, params=params, headers=headers)
        if answer.is_error:
            raise ApiError(answer)
        result: Json = answer.json()
        return result

    def _lines(self, path: str, params: Mapping[str, Any]) -> Iterator[Json]:
        with self._http.stream("GET", path, params=params, timeout=_STREAM_TIMEOUT) as answer:
            if answer.is_error:
                answer.read()
                raise ApiError(answer)
            for line in answer.iter_lines():
                if line:
                    yield json.loads(line)
