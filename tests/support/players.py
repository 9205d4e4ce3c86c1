"""People as the server sees them: an HTTP client with a cookie, and a live connection."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Self

import httpx
import orjson
import pytest_asyncio
from websockets.asyncio.client import ClientConnection, connect

from tests.support.merge import apply_merge_patch
from tests.support.server import ServerProcess

Json = dict[str, Any]
PATIENCE_SECONDS = 60.0


@pytest_asyncio.fixture(loop_scope="session")
async def guests(server: ServerProcess) -> AsyncIterator["Guests"]:
    """Makes players of the shared server."""
    async with Guests(server) as made:
        yield made


class Player:
    """A visitor of one server, with or without an identity."""

    def __init__(self, server: ServerProcess, http: httpx.AsyncClient, identity: Json | None = None) -> None:
        self.server = server
        self.http = http
        self.identity = identity

    @property
    def id(self) -> str:
        assert self.identity is not None
        identity: str = self.identity["id"]
        return identity

    async def call(self, method: str, path: str, body: Any = None, **options: Any) -> httpx.Response:
        """A REST call under /api/v1."""
        sent = {} if body is None else {"json": body}
        return await self.http.request(method, f"/api/v1{path}", **sent, **options)

    async def done(self, method: str, path: str, body: Any = None) -> Json:
        """A call that must succeed; its answer."""
        answer = await self.call(method, path, body)
        assert answer.is_success, answer.text
        result: Json = answer.json() if answer.content else {}
        return result

    async def refused(self, method: str, path: str, body: Any = None, **options: Any) -> str:
        """A call that must be refused; its code."""
        answer = await self.call(method, path, body, **options)
        assert answer.is_error, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        code: str = answer.json()["code"]
        return code

    async def act(
        self, game: str, action: Mapping[str, Any], version: int | None = None, key: str | None = None
    ) -> httpx.Response:
        body: Json = {"action": dict(action)}
        if version is not None:
            body["version"] = version
        headers = {"Idempotency-Key": key or str(uuid.uuid4())}
        return await self.call("POST", f"/games/{game}/actions", body, headers=headers)

    @asynccontextmanager
    async def live(self, server: ServerProcess | None = None) -> AsyncIterator["Live"]:
        """A live connection, to the player's server or another process of it."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        url = (server or self.server).live_url
        async with connect(url, additional_headers=headers, compression=None) as socket:
            yield Live(socket)


class Live:
    """A live connection that follows views as clients do."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.views: dict[str, Json] = {}
        self.versions: dict[str, int] = {}
        self.tables: dict[str, Json] = {}
        self.lobby: Json = {}
        self.frames: list[Json] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(orjson.dumps(message).decode())

    async def next(self) -> Json:
        """The next frame."""
        frame: Json = orjson.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE_SECONDS))
        self.frames.append(frame)
        self._follow(frame)
        return frame

    async def until(self, t: str, **fields: Any) -> Json:
        """The first frame of kind ``t`` that has these fields."""
        while True:
            frame = await self.next()
            if frame["t"] == t and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    async def watch(self, game: str, since: int | None = None) -> Json:
        """Watch a game; its table."""
        await self.send(t="watch", game=game, **({} if since is None else {"since": since}))
        table: Json = (await self.until("table", game=game))["table"]
        return table

    async def until_watchers(self, game: str, count: int) -> None:
        """Wait until so many look on at a watched table."""
        while self.tables[game]["watchers"] != count:
            await self.next()

    async def act(self, game: str, action: Mapping[str, Any], version: int, key: str | None = None) -> Json:
        """Act; the ack or error that answers."""
        key = key or str(uuid.uuid4())
        await self.send(t="act", game=game, key=key, version=version, action=action)
        while True:
            frame = await self.next()
            if frame["t"] in {"ack", "error"} and frame.get("key") == key:
                return frame

    def _follow(self, frame: Json) -> None:
        match frame["t"]:
            case "table":
                self.tables[frame["game"]] = frame["table"]
            case "view":
                self.views[frame["game"]] = frame["view"]
                self.versions[frame["game"]] = frame["version"]
            case "patch":
                game = frame["game"]
                assert frame["from"] == self.versions[game]
                self.views[game] = apply_merge_patch(self.views[game], frame["patch"])
                self.versions[game] = frame["version"]
            case "lobby":
                self.lobby = frame["tables"]
            case "lobby_patch":
                self.lobby = apply_merge_patch(self.lobby, frame["patch"])


class Guests:
    """Makes players; an async context manager that says goodbye to them at the end."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self._clients: list[httpx.AsyncClient] = []

    def stranger(self, server: ServerProcess | None = None) -> Player:
        """Somebody without an identity."""
        chosen = server or self.server
        client = httpx.AsyncClient(base_url=chosen.url, timeout=PATIENCE_SECONDS)
        self._clients.append(client)
        return Player(chosen, client)

    async def guest(self, name: str, server: ServerProcess | None = None) -> Player:
        player = self.stranger(server)
        player.identity = await player.done("POST", "/guests", {"name": name})
        return player

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self._clients:
            await client.aclose()


async def open_table(host: Player, *others: Player, start: bool = True, **table: Any) -> str:
    """A table at which host and others sit, in this order; its id."""
    players = (host, *others)
    asked = {"kind": "ark", "seats": max(2, len(players)), **table}
    game: str = (await host.done("POST", "/tables", asked))["id"]
    invite = await host.done("GET", f"/tables/{game}/invite")
    for player in players:
        await player.done("POST", f"/tables/{game}/admission", invite)
        await player.done("POST", f"/tables/{game}/seats", {})
    if start:
        await host.done("POST", f"/tables/{game}/start")
    return game
