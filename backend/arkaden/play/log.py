"""Entries of a game's log, and what a viewer gets to see of them."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from arkaden.play.table import time_json
from arkaden.rules.protocol import Event, GameState, Seat


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted action with the events it caused. ``n`` counts from 1."""

    n: int
    seat: Seat
    key: UUID
    action: dict[str, Any]
    events: list[Event]
    at: datetime

    def to_json(self, state: GameState, viewer: Seat | None) -> dict[str, Any]:
        """The `Entry` of docs/protocol.md as the seat ``viewer`` (None: a spectator) may see it in ``state``."""
        return {
            "n": self.n,
            "seat": self.seat,
            "action": state.filter_action(self.seat, self.action, viewer),
            "events": state.filter_events(self.events, viewer),
            "at": time_json(self.at),
        }
