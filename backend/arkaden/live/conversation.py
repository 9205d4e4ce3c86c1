"""One connection's side of the live protocol, without a socket: frames in, frames out by an outbox."""

import structlog

from arkaden.accounts.callers import Caller
from arkaden.errors import Refusal
from arkaden.ids import GameId
from arkaden.live.hub import Hub
from arkaden.live.messages import (
    Act,
    Ping,
    UnwatchGame,
    UnwatchLobby,
    WatchGame,
    WatchLobby,
    error_frame,
    read,
    write,
)
from arkaden.live.outbox import Outbox

log = structlog.get_logger()


class Conversation:
    """What one connection watches. ``receive`` is called with one frame after the other."""

    def __init__(self, hub: Hub, outbox: Outbox, caller: Caller | None, version: str) -> None:
        self._hub = hub
        self._outbox = outbox
        self._caller = caller
        self._identity = None if caller is None else caller.person.id
        self._watched: set[GameId] = set()
        hello = {"t": "hello", "server": version}
        if self._identity is not None:
            hello["identity"] = self._identity
        outbox.put(write(hello))

    async def receive(self, text: str) -> None:
        """Answer a frame; every refusal is told to the sender."""
        try:
            message = read(text)
        except Refusal as refusal:
            self._outbox.put(error_frame(refusal))
            return
        match message:
            case Act():
                await self._act(message)
            case WatchGame(game=game, since=since):
                await self._watch(game, since)
            case UnwatchGame(game=game):
                self._unwatch(game)
            case WatchLobby():
                await self._hub.lobby.enter(self._outbox, self._identity)
            case UnwatchLobby():
                self._hub.lobby.leave(self._outbox)
            case Ping():
                self._outbox.put(write({"t": "pong"}))

    def end(self) -> None:
        """Watch nothing any more."""
        for game in tuple(self._watched):
            self._unwatch(game)
        self._hub.lobby.leave(self._outbox)

    async def _act(self, act: Act) -> None:
        try:
            if self._caller is None:
                raise Refusal("not_signed_in", "make an identity first")  # noqa: TRY301 the edge of this message
            self._caller.require("play")
            version = await self._hub.house.acting.act_as(
                act.game, self._caller.person.id, act.action, act.uuid, act.version
            )
        except Refusal as refusal:
            self._outbox.put(error_frame(refusal, game=act.game, key=act.key))
        else:
            self._outbox.put(write({"t": "ack", "key": act.key, "version": version}))

    async def _watch(self, game: GameId, since: int | None) -> None:
        try:
            await self._hub.watch(game, self._outbox, self._identity, since)
        except Refusal as refusal:
            self._outbox.put(error_frame(refusal, game=game))
            return
        self._watched.add(game)

    def _unwatch(self, game: GameId) -> None:
        self._hub.unwatch(game, self._outbox)
        self._watched.discard(game)
