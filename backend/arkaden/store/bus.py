"""Notices between processes: PostgreSQL's LISTEN and NOTIFY.

A notice says that a game is now at some version and revision (`GameNotice`), or carries a message of another kind
between processes (`Message`). Notices of changes are part of the transactions that make them, so none is seen
before its change. A listener that lost its connection may have missed some; it is told so (`gap`).
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import psycopg
import structlog

from arkaden.ids import GameId

CHANNEL = "arkaden"
# PostgreSQL takes payloads of less than 8000 bytes.
MAX_PAYLOAD = 7900
_GAMES = "games "
_FIRST_DELAY = 0.05
_LONGEST_DELAY = 2.0
_CHECK_SECONDS = 10.0
_ANSWER_SECONDS = 5.0
_LAST_WORDS_SECONDS = 1.0

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class GameNotice:
    """A game is at least at this version and revision."""

    game: GameId
    version: int
    revision: int


class BusListener(Protocol):
    """Who wants to hear; called in the event loop, must not block."""

    def game_changed(self, notice: GameNotice) -> None: ...

    def message(self, text: str) -> None: ...

    def gap(self) -> None:
        """Listening began (anew): anything may have been missed before."""
        ...


def games_payload(notices: Iterable[GameNotice]) -> str:
    """The payload that tells of these changes."""
    return _GAMES + " ".join(f"{one.game}:{one.version}:{one.revision}" for one in notices)


class Bus:
    """One connection that listens for this process and, beside it, sends messages."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._listeners: list[BusListener] = []
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._unsent: str | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self.listening = asyncio.Event()

    def add(self, listener: BusListener) -> None:
        self._listeners.append(listener)

    def send(self, text: str) -> None:
        """Tell all processes, this one included, once the database can be reached.

        A process that does not listen at that moment misses it, and is told of a gap.
        """
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(text)

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen_for_ever()),
            asyncio.create_task(self._send_for_ever()),
        ]

    async def stop(self) -> None:
        """Send what is waiting, as far as that works at once, and end."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outgoing.join(), _LAST_WORDS_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen_for_ever(self) -> None:
        delay = _FIRST_DELAY
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    delay = _FIRST_DELAY
                    self.listening.set()
                    for listener in self._listeners:
                        listener.gap()
                    await self._receive(connection)
            except (psycopg.Error, TimeoutError) as error:
                log.warning("bus.lost", error=str(error).strip(), retry_seconds=delay)
            finally:
                self.listening.clear()
            await asyncio.sleep(delay)
            delay = min(delay * 2, _LONGEST_DELAY)

    async def _receive(self, connection: psycopg.AsyncConnection) -> None:
        """Hand on notices until the connection breaks, which an idle one only shows when it is used."""
        while True:
            async for notify in connection.notifies(timeout=_CHECK_SECONDS):
                try:
                    self._hand_on(notify.payload)
                except Exception:
                    # Anybody with the database's password can notify; one bad notice must not end all.
                    log.exception("bus.not_understood")
            async with asyncio.timeout(_ANSWER_SECONDS):
                await connection.execute("SELECT 1")

    def _hand_on(self, payload: str) -> None:
        if not payload.startswith(_GAMES):
            for listener in self._listeners:
                listener.message(payload)
            return
        for part in payload.removeprefix(_GAMES).split():
            game, version, revision = part.split(":")
            notice = GameNotice(GameId(game), int(version), int(revision))
            for listener in self._listeners:
                listener.game_changed(notice)

    async def _send_for_ever(self) -> None:
        delay = _FIRST_DELAY
        while True:
            try:
                async with await self._connect() as connection:
                    # Messages may be lost with the machine; waiting for the disk would only hold up others.
                    await connection.execute("SET synchronous_commit = off")
                    delay = _FIRST_DELAY
                    while True:
                        await self._send_next(connection)
            except psycopg.Error as error:
                log.warning("bus.unsent", error=str(error).strip(), retry_seconds=delay)
            await asyncio.sleep(delay)
            delay = min(delay * 2, _LONGEST_DELAY)

    async def _send_next(self, connection: psycopg.AsyncConnection) -> None:
        """Send the oldest message; it is dropped only once it is sent."""
        if self._unsent is None:
            self._unsent = await self._outgoing.get()
        await connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, self._unsent])
        self._unsent = None
        self._outgoing.task_done()

    async def _connect(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=5, application_name="arkaden bus"
        )
