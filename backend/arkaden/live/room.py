"""Everybody who watches one game through this process, and what each is sent when it changes.

Views are made once for each seat that somebody watches from, and once for all spectators; so are patches, and
each is encoded once. Nothing here waits or touches a socket.
"""

from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Any

from arkaden.ids import IdentityId
from arkaden.live.diff import merge_patch
from arkaden.live.messages import write
from arkaden.live.outbox import Outbox
from arkaden.play.clocks import utc_now
from arkaden.play.game import Game
from arkaden.play.log import Entry
from arkaden.play.presence import PresenceBook
from arkaden.rules.protocol import JsonObject, Seat

# A client that lacks no more patches than these gets them instead of a whole view.
KEPT_PATCHES = 16


@dataclass(slots=True)
class _Side:
    """All who see the game from one seat, or as spectators, and what they see."""

    version: int
    view: JsonObject
    outboxes: set[Outbox] = field(default_factory=set)
    patches: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_PATCHES))

    def whole(self, game: Game) -> str:
        return write({"t": "view", "game": game.id, "version": self.version, "view": self.view})

    def after(self, version: int) -> list[str] | None:
        """The patches that lead from ``version`` to the present one; None if they are not at hand."""
        missing = [frame for to, frame in self.patches if to > version]
        return missing if version < self.version == version + len(missing) else None


class Room:
    """A watcher of one game, on behalf of many."""

    def __init__(self, game: Game, presence: PresenceBook) -> None:
        self.game = game
        self._presence = presence
        self._viewers: dict[Outbox, IdentityId | None] = {}
        self._sides: dict[Seat | None, _Side] = {}

    @property
    def empty(self) -> bool:
        return not self._viewers

    def __contains__(self, outbox: Outbox) -> bool:
        return outbox in self._viewers

    def enter(self, outbox: Outbox, viewer: IdentityId | None, since: int | None) -> None:
        """Begin to send; also for somebody who is here already and has lost track."""
        self._viewers[outbox] = viewer
        outbox.put(self._table_frame(viewer))
        if self.game.state is None:
            return
        side = self._take_side(outbox, viewer)
        patches = None if since is None else side.after(since)
        for frame in [side.whole(self.game)] if patches is None else patches:
            outbox.put(frame)

    def leave(self, outbox: Outbox) -> IdentityId | None:
        """Send nothing more; the identity it was for."""
        viewer = self._viewers.pop(outbox)
        for seat, side in tuple(self._sides.items()):
            side.outboxes.discard(outbox)
            if not side.outboxes:
                del self._sides[seat]
        return viewer

    def moved(self, game: Game, entry: Entry) -> None:
        assert game.state is not None
        for seat, side in self._sides.items():
            view = game.state.view(seat)
            frame = write(
                {
                    "t": "patch",
                    "game": game.id,
                    "from": entry.n - 1,
                    "version": entry.n,
                    "patch": merge_patch(side.view, view),
                    **_log_fields(entry.to_json(game.state, seat)),
                }
            )
            side.version, side.view = entry.n, view
            side.patches.append((entry.n, frame))
            for outbox in side.outboxes:
                outbox.put(frame)
        clock = game.clock_json(utc_now())
        if clock is not None:
            frame = write({"t": "clock", "game": game.id, "clock": clock})
            for outbox in self._viewers:
                outbox.put(frame)

    def table_changed(self, game: Game) -> None:
        """Send the table to all, and the view to whoever has none, or sees from another seat now."""
        for viewer, outboxes in self._by_viewer().items():
            frame = self._table_frame(viewer)
            for outbox in outboxes:
                outbox.put(frame)
        if game.state is None:
            return
        for outbox, viewer in self._viewers.items():
            side = self._sides.get(game.table.seat_of(viewer))
            if side is None or outbox not in side.outboxes:
                outbox.put(self._take_side(outbox, viewer).whole(game))

    def presence_changed(self) -> None:
        for viewer, outboxes in self._by_viewer().items():
            frame = self._table_frame(viewer)
            for outbox in outboxes:
                outbox.put(frame)

    def _take_side(self, outbox: Outbox, viewer: IdentityId | None) -> _Side:
        """Put a viewer where it sees from, of a game that runs."""
        state = self.game.state
        assert state is not None
        seat = self.game.table.seat_of(viewer)
        for other in self._sides.values():
            other.outboxes.discard(outbox)
        side = self._sides.get(seat)
        if side is None:
            side = self._sides[seat] = _Side(self.game.version, state.view(seat))
        side.outboxes.add(outbox)
        return side

    def _by_viewer(self) -> dict[IdentityId | None, list[Outbox]]:
        grouped: defaultdict[IdentityId | None, list[Outbox]] = defaultdict(list)
        for outbox, viewer in self._viewers.items():
            grouped[viewer].append(outbox)
        return grouped

    def _table_frame(self, viewer: IdentityId | None) -> str:
        table = self.game.table_json(viewer, self._presence.of(self.game.id))
        return write({"t": "table", "game": self.game.id, "table": table})


def _log_fields(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without its number, which is the version."""
    return {name: value for name, value in entry.items() if name != "n"}
