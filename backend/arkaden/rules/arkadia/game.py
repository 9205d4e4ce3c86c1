"""Arkadia as ``rules.protocol`` asks for it: judging actions, and the ways out of a position."""

from collections.abc import Sequence
from dataclasses import dataclass

from arkaden.rules.arkadia import sample
from arkaden.rules.arkadia.codec import position_to_json
from arkaden.rules.arkadia.judge import judge
from arkaden.rules.arkadia.legal import legal
from arkaden.rules.arkadia.position import Position
from arkaden.rules.arkadia.preview import preview
from arkaden.rules.arkadia.secrets import filter_event
from arkaden.rules.arkadia.view import view
from arkaden.rules.protocol import Action, Event, JsonObject, Outcome, RandomSource, Seat


@dataclass(slots=True)
class ArkadiaState:
    """A position and what may be asked of it; ``rules.protocol.GameState`` says what each does."""

    _position: Position

    @property
    def to_act(self) -> Seat | None:
        return None if self._position.phase == "over" else self._position.seat

    @property
    def outcome(self) -> Outcome | None:
        return self._position.outcome

    def opening_events(self) -> list[Event]:
        """None: what the beginners' set-up gives is part of the set-up."""
        return []

    def copy(self) -> "ArkadiaState":
        return ArkadiaState(self._position.copy())

    def to_json(self) -> JsonObject:
        return position_to_json(self._position)

    def legal(self, seat: Seat) -> JsonObject:
        return legal(self._position, seat)

    def legal_actions(self, seat: Seat) -> list[JsonObject]:
        return sample.legal_actions(self._position, seat)

    def random_action(self, random: RandomSource) -> JsonObject:
        return sample.random_action(self._position, random)

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        return judge(self._position, seat, action)

    def view(self, seat: Seat | None) -> JsonObject:
        return view(self._position, seat)

    def filter_events(self, events: Sequence[Event], seat: Seat | None) -> list[Event]:
        return [filter_event(self._position, event, seat) for event in events]

    def filter_action(self, actor: Seat, action: Action, seat: Seat | None) -> JsonObject:  # noqa: ARG002
        """All of an action is public (ARD-9.1): a card is played openly, a draw names no card."""
        return dict(action)

    def preview(self, seat: Seat | None, actions: Sequence[Action]) -> JsonObject:
        return preview(self._position, seat, actions)
