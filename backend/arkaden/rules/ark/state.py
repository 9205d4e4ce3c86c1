"""The Ark as the rest of the system sees it: ``rules.protocol.GameState`` over a ``Position``."""

from collections.abc import Sequence

from arkaden.rules.ark.actions import parse
from arkaden.rules.ark.codec import position_to_json
from arkaden.rules.ark.legal import list_legal, random_legal
from arkaden.rules.ark.position import Position
from arkaden.rules.ark.preview import preview_of
from arkaden.rules.ark.turns import judge, move_on, perform, settle
from arkaden.rules.ark.view import legal_shown, outcome_of, view_of
from arkaden.rules.protocol import Action, Event, JsonObject, Outcome, RandomSource, Seat


class ArkState(Position):
    """A position that can be played on; the contract of each method stands in ``GameState``."""

    __slots__ = ()

    @property
    def to_act(self) -> Seat | None:
        return None if self.phase == "over" else self.seat

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def opening_events(self) -> list[Event]:
        kinds = self.tiles.kinds
        return [{"n": 0, "type": "tile_removed", "tile": kinds[kind].id} for kind in self.removed]

    def to_json(self) -> JsonObject:
        return position_to_json(self)

    def legal(self, seat: Seat) -> JsonObject:
        return legal_shown(self) if seat == self.to_act else {}

    def legal_actions(self, seat: Seat) -> list[JsonObject]:
        return list_legal(self) if seat == self.to_act else []

    def random_action(self, random: RandomSource) -> JsonObject:
        return random_legal(self, random)

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        move = parse(action)
        judge(self, seat, move)
        self.shown_is_fresh = False
        self.actions += 1
        return [*perform(self, seat, move), *settle(self), *move_on(self)]

    def view(self, seat: Seat | None) -> JsonObject:
        return view_of(self, seat)

    def filter_events(self, events: Sequence[Event], seat: Seat | None) -> list[Event]:
        """All of them: a tile is named once it lies on the table or is shown to all (ARK-3.3)."""
        del seat
        return list(events)

    def filter_action(self, actor: Seat, action: Action, seat: Seat | None) -> JsonObject:
        """All of it: an action names no tile."""
        del actor, seat
        return dict(action)

    def preview(self, seat: Seat | None, actions: Sequence[Action]) -> JsonObject:
        return preview_of(self, seat, actions)
