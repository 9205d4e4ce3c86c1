"""The live side of one process: its rooms, its lobby, and who is connected."""

import asyncio
from collections import Counter

from arkaden.errors import Refusal
from arkaden.ids import GameId, IdentityId
from arkaden.limits import RateLimit
from arkaden.live.feed import Feed
from arkaden.live.lobby import Lobby
from arkaden.live.outbox import Outbox
from arkaden.live.room import Room
from arkaden.play.house import House
from arkaden.settings import Settings


class Hub:
    """Brings viewers and games together. Once ``closing`` is set, event streams end."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.lobby = Lobby(house)
        self.feed = Feed(house)
        self.closing = asyncio.Event()
        self.messages = RateLimit(settings.message_rate, settings.message_burst)
        self._settings = settings
        self._connections: Counter[str] = Counter()
        self._rooms: dict[GameId, Room] = {}
        house.presence.changed.append(self._presence_changed)

    async def close(self) -> None:
        self.closing.set()
        await self.lobby.close()
        await self.feed.close()

    def connect(self, visitor: str, identity: IdentityId | None) -> None:
        """Count a connection. Raises Refusal(rate_limited) if there are too many of the same visitor."""
        most = (
            self._settings.connections_per_address
            if identity is None
            else self._settings.connections_per_identity
        )
        if self._connections[visitor] >= most:
            raise Refusal("rate_limited", "too many connections", retry_after=10)
        self._connections[visitor] += 1

    def disconnect(self, visitor: str) -> None:
        self._connections[visitor] -= 1
        if self._connections[visitor] <= 0:
            del self._connections[visitor]

    async def watch(
        self, game_id: GameId, outbox: Outbox, viewer: IdentityId | None, since: int | None
    ) -> None:
        """Show a game to a viewer from now on, or again from ``since``. Raises Refusal(not_found)."""
        game = await self.house.games.visible(game_id, viewer)
        room = self._rooms.get(game_id)
        if room is None or outbox not in room:
            # Before entering the room, so that the first table sent shows the viewer as connected.
            self.house.presence.arrive(game_id, viewer)
        if room is None:
            room = self._rooms[game_id] = Room(game, self.house.presence)
            game.watchers.add(room)
        room.enter(outbox, viewer, since)

    def unwatch(self, game_id: GameId, outbox: Outbox) -> None:
        room = self._rooms.get(game_id)
        if room is None or outbox not in room:
            return
        viewer = room.leave(outbox)
        if room.empty:
            del self._rooms[game_id]
            room.game.watchers.discard(room)
        self.house.presence.leave(game_id, viewer)

    def _presence_changed(self, game_id: GameId) -> None:
        room = self._rooms.get(game_id)
        if room is not None:
            room.presence_changed()
