"""One game in memory: a cache of what the database says, rebuilt from set-up and actions."""

import asyncio
from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

from arkaden.ids import GameId, IdentityId
from arkaden.play.clocks import Clock, utc_now
from arkaden.play.log import Entry
from arkaden.play.table import Presence, Table, time_json
from arkaden.rules.protocol import GameState, Seat


class GameWatcher(Protocol):
    """Who is told of a game's changes, in order, each after it was saved. Must not block."""

    def moved(self, game: "Game", entry: Entry) -> None:
        """The game's state is the one after ``entry``."""
        ...

    def table_changed(self, game: "Game") -> None:
        """Seats, start, end or the like; also when the state is there for the first time."""
        ...


class Game:
    """A table with its game, as far as this process has read it.

    ``lock`` is held by whoever changes it, and who holds it makes sure that the game is not stale when letting
    it go. ``state`` is None until the game was started. ``suspect`` says that there may be something newer.
    """

    def __init__(self, game: GameId) -> None:
        self.id = game
        self.lock = asyncio.Lock()
        self.suspect = True
        self.state: GameState | None = None
        self.entries: list[Entry] = []
        self.by_key: dict[UUID, Entry] = {}
        self.watchers: set[GameWatcher] = set()
        self._table: Table | None = None
        self._clock: Clock | None = None
        self._clock_version = 0
        self._to_act: Seat | None = None
        self._heard_version = 0
        self._heard_revision = 0

    @property
    def loaded(self) -> bool:
        return self._table is not None

    @property
    def table(self) -> Table:
        """The table; only of a game that was loaded."""
        assert self._table is not None
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table

    @property
    def clock(self) -> Clock:
        """The clock at this version; only of a game that was started."""
        assert self._clock is not None
        return self._clock

    def set_clock(self, clock: Clock, version: int) -> None:
        """The clock as it was read; entries up to ``version`` are in it."""
        self._clock, self._clock_version = clock, version

    def begin(self, state: GameState) -> None:
        """The game has been started."""
        self.state = state
        self._to_act = state.to_act

    @property
    def version(self) -> int:
        """The number of actions so far."""
        return len(self.entries)

    @property
    def stale(self) -> bool:
        """Whether there is, or may be, something newer in the database."""
        if self._table is None or self.suspect:
            return True
        return self._heard_version > self.version or self._heard_revision > self._table.revision

    def hear(self, version: int, revision: int) -> None:
        """Somebody says that the game is at least there."""
        self._heard_version = max(self._heard_version, version)
        self._heard_revision = max(self._heard_revision, revision)

    def trust(self) -> None:
        """Forget what was heard; the database is about to be read."""
        self.suspect = False
        self._heard_version = self._heard_revision = 0

    def add(self, entry: Entry, state: GameState) -> None:
        """Go on to the state after ``entry`` and tell the watchers."""
        self.state = state
        before, self._to_act = self._to_act, state.to_act
        if self._clock is not None and entry.n > self._clock_version and before not in {None, state.to_act}:
            assert before is not None
            self._clock = self._clock.passed_on(entry.at, before, self.table.terms, self.table.bots)
        self.entries.append(entry)
        self.by_key[entry.key] = entry
        for watcher in tuple(self.watchers):
            watcher.moved(self, entry)

    def tell_table(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.table_changed(self)

    def clock_json(self, at: datetime) -> dict[str, Any] | None:
        """The `clock` of docs/protocol.md as it stands at ``at``; None where none runs."""
        if self.state is None or self.state.to_act is None or self.table.terms.limit is None:
            return None
        shown: dict[str, Any] = {"now": time_json(at)}
        if self.clock.banks:
            shown["banks"] = {
                str(seat): round(bank.total_seconds() * 1000) for seat, bank in enumerate(self.clock.banks)
            }
        if self.state.to_act not in self.table.bots:
            shown["out"] = time_json(self.clock.runs_out(self.state.to_act, self.table.terms))
        return shown

    def table_json(self, viewer: IdentityId | None, presence: Presence) -> dict[str, Any]:
        """The `Table` of docs/protocol.md, at the present version."""
        shown = self.table.to_json(viewer, presence)
        shown["version"] = self.version
        shown.pop("to_act", None)
        if self.state is not None and self.state.to_act is not None:
            shown["to_act"] = self.state.to_act
        clock = self.clock_json(utc_now())
        if clock is not None:
            shown["clock"] = clock
        return shown
