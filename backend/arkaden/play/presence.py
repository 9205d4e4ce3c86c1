"""Who is connected, over all processes.

Each process tells the others by the bus who looks at which game through it, whenever that changes, and every few
seconds that it is alive. Nothing of it is stored: what a process that died had told is forgotten when it has not
been heard for a while, and a process that starts, or may have missed something, asks the others to tell it all.
"""

import asyncio
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson

from arkaden.ids import GameId, IdentityId
from arkaden.play.table import Presence
from arkaden.store.bus import Bus, GameNotice

_PREFIX = "presence "
_BEAT_SECONDS = 5.0
_GONE_SECONDS = 16.0
_REMEMBER_SECONDS = 3600.0
# As many identities as fit into a message; further ones count as anonymous.
_MOST_NAMED = 450


@dataclass(slots=True)
class _Process:
    """What another process told, and when it was last heard."""

    heard: float
    games: dict[GameId, Presence] = field(default_factory=dict)


class PresenceBook:
    """Keeps count of local viewers and of what other processes tell. A listener of the bus."""

    def __init__(self, bus: Bus, clock: Callable[[], float] = time.monotonic) -> None:
        self.process = secrets.token_hex(6)
        self.changed: list[Callable[[GameId], None]] = []
        self._bus = bus
        self._clock = clock
        self._here: defaultdict[GameId, Counter[IdentityId | None]] = defaultdict(Counter)
        self._others: dict[str, _Process] = {}
        self._began = clock()
        self._present: dict[GameId, frozenset[IdentityId]] = {}
        self._left: dict[tuple[GameId, IdentityId], float] = {}
        self._beating: asyncio.Task[None] | None = None

    def of(self, game: GameId) -> Presence:
        """Everybody who looks at a game now."""
        parts = [self._local(game)]
        parts += [other.games[game] for other in self._others.values() if game in other.games]
        return Presence(
            frozenset().union(*(part.identities for part in parts)),
            sum(part.anonymous for part in parts),
        )

    def gone_seconds(self, game: GameId, identity: IdentityId) -> float:
        """For how long somebody has not looked at a game, as far as this process can know; 0 if they do."""
        if identity in self.of(game).identities:
            return 0.0
        return self._clock() - self._left.get((game, identity), self._began)

    def arrive(self, game: GameId, identity: IdentityId | None) -> None:
        """A connection of this process begins to look at a game."""
        self._here[game][identity] += 1
        if identity is None or self._here[game][identity] == 1:
            self._tell(game)

    def leave(self, game: GameId, identity: IdentityId | None) -> None:
        """A connection of this process looks away."""
        here = self._here[game]
        here[identity] -= 1
        if here[identity] <= 0:
            del here[identity]
        if not here:
            del self._here[game]
        if identity is None or identity not in here:
            self._tell(game)

    def start(self) -> None:
        self._beating = asyncio.create_task(self._beat_for_ever())

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    def beat(self) -> None:
        """Say that this process is alive, and forget those that have not said so for long."""
        self._send({"t": "alive"})
        now = self._clock()
        for process in [name for name, other in self._others.items() if now - other.heard > _GONE_SECONDS]:
            self._forget(process)
        for key in [key for key, left in self._left.items() if now - left > _REMEMBER_SECONDS]:
            del self._left[key]

    def game_changed(self, notice: GameNotice) -> None:
        """Of no concern to presence."""

    def gap(self) -> None:
        self._send({"t": "who"})
        self._tell_all()

    def message(self, text: str) -> None:
        if not text.startswith(_PREFIX):
            return
        told = orjson.loads(text.removeprefix(_PREFIX))
        process = told["from"]
        if process == self.process:
            return
        if told["t"] == "gone":
            self._forget(process)
            return
        if told["t"] == "who":
            self._tell_all()
        other = self._others.get(process)
        if other is None:
            other = self._others[process] = _Process(self._clock())
            if told["t"] == "alive":
                self._send({"t": "who"})
        other.heard = self._clock()
        if told["t"] == "here":
            game = GameId(told["game"])
            presence = Presence(frozenset(told["identities"]), told["anonymous"])
            if presence == Presence():
                other.games.pop(game, None)
            else:
                other.games[game] = presence
            self._announce(game)

    def say_goodbye(self) -> None:
        self._send({"t": "gone"})

    def _local(self, game: GameId) -> Presence:
        here = self._here.get(game, Counter())
        return Presence(frozenset(one for one in here if one is not None), here[None])

    def _tell(self, game: GameId) -> None:
        local = self._local(game)
        named = sorted(local.identities)[:_MOST_NAMED]
        anonymous = local.anonymous + len(local.identities) - len(named)
        self._send({"t": "here", "game": game, "identities": named, "anonymous": anonymous})
        self._announce(game)

    def _tell_all(self) -> None:
        for game in tuple(self._here):
            self._tell(game)

    def _forget(self, process: str) -> None:
        other = self._others.pop(process, None)
        for game in () if other is None else other.games:
            self._announce(game)

    def _announce(self, game: GameId) -> None:
        before, now = self._present.pop(game, frozenset()), self.of(game).identities
        if now:
            self._present[game] = now
        self._left.update(((game, identity), self._clock()) for identity in before - now)
        for callback in self.changed:
            callback(game)

    def _send(self, message: dict[str, Any]) -> None:
        self._bus.send(_PREFIX + orjson.dumps({"from": self.process, **message}).decode())

    async def _beat_for_ever(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(_BEAT_SECONDS)
