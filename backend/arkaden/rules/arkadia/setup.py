"""Setting a game up (ARD-1): drawing what is random, and the first position."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from arkaden.rules.arkadia.castle import values_seen
from arkaden.rules.arkadia.checks import Node
from arkaden.rules.arkadia.components import Beginner, Card, LotPlace, card_of
from arkaden.rules.arkadia.plan import Options, Plan
from arkaden.rules.arkadia.position import NO_SEALS, Building, Position
from arkaden.rules.fairness import shuffle
from arkaden.rules.protocol import InvalidSetup, JsonObject, RandomSource, Seat


@dataclass(frozen=True, slots=True)
class SetUp:
    """Everything random of a game but the start seat."""

    lot: LotPlace
    hands: tuple[tuple[Card, ...], ...]
    face_up: tuple[Card, ...]
    deck: tuple[Card, ...]
    """The next card first."""

    def to_json(self) -> JsonObject:
        lot = self.lot
        return {
            "lot": {"row": lot.row, "col": lot.col, "rows": lot.rows, "cols": lot.cols},
            "hands": [list(hand) for hand in self.hands],
            "face_up": list(self.face_up),
            "deck": list(self.deck),
        }


def beginner_of(plan: Plan, options: Options) -> Beginner | None:
    """The beginners' set-up if it is played; raises InvalidSetup if the component file has none."""
    if not options.beginner:
        return None
    if plan.components.beginner is None:
        raise InvalidSetup("bad_option", "setup: this component file has no beginners' set-up")
    return plan.components.beginner


def cards_in_play(plan: Plan, beginner: Beginner | None) -> list[Card]:
    """The cards before shuffling, sorted by type and family; those of laid buildings are out (ARD-1.7)."""
    cards = list(plan.components.cards)
    for building in beginner.buildings if beginner else ():
        cards.remove(card_of(building.kind, building.family))
    return cards


def draw_setup(plan: Plan, options: Options, players: int, random: RandomSource) -> tuple[Seat, SetUp]:
    """Draw start seat, lot and cards, in the order that ``Arkadia`` documents."""
    beginner = beginner_of(plan, options)
    start = Seat(random.below(players))
    lot = beginner.lot if beginner else list(plan.lots)[random.below(len(plan.lots))]
    cards = cards_in_play(plan, beginner)
    shuffle(cards, random)
    size, face_up = plan.components.hand, plan.components.face_up
    dealt = players * size
    return start, SetUp(
        lot=lot,
        hands=tuple(tuple(cards[first : first + size]) for first in range(0, dealt, size)),
        face_up=tuple(cards[dealt : dealt + face_up]),
        deck=tuple(cards[dealt + face_up :]),
    )


def read_setup(plan: Plan, options: Options, players: int, setup: Mapping[str, Any]) -> SetUp:
    """Check a set-up against components and options; raises InvalidSetup ``bad_setup``."""
    beginner = beginner_of(plan, options)
    fields = Node(setup, "setup", "bad_setup").object({"lot", "hands", "face_up", "deck"})
    place = fields["lot"].object({"row", "col", "rows", "cols"})
    lot = LotPlace(*(place[name].integer(0, 30) for name in ("row", "col", "rows", "cols")))
    if lot not in plan.lots or (beginner and lot != beginner.lot):
        raise fields["lot"].fault("the lot may not lie there")

    def cards(node: Node) -> tuple[Card, ...]:
        return tuple(Card(item.text()) for item in node.items())

    hands = tuple(cards(hand) for hand in fields["hands"].items())
    if [len(hand) for hand in hands] != [plan.components.hand] * players:
        raise fields["hands"].fault(f"must be {players} hands of {plan.components.hand} cards")
    face_up, deck = cards(fields["face_up"]), cards(fields["deck"])
    if len(face_up) != plan.components.face_up:
        raise fields["face_up"].fault(f"must be {plan.components.face_up} cards")
    if Counter(cards_in_play(plan, beginner)) != Counter([*sum(hands, ()), *face_up, *deck]):
        raise fields["deck"].fault("hands, face-up cards and deck are not the cards of the game")
    return SetUp(lot, hands, face_up, deck)


def first_position(plan: Plan, options: Options, players: int, start_seat: Seat, setup: SetUp) -> Position:
    """The position before the first action."""
    components = plan.components
    beginner = beginner_of(plan, options)
    laid = beginner.buildings if beginner else ()
    buildings = [
        Building.on(components.grid, number, entry.kind, entry.family, entry.squares, None)
        for number, entry in enumerate(laid, 1)
    ]
    lot = plan.lots[setup.lot]
    neutral_each = beginner.neutral_each[players] if beginner else 0
    return Position(
        plan=plan,
        options=options,
        players=players,
        start_seat=start_seat,
        lot=lot,
        count=0,
        turn=1,
        seat=start_seat,
        phase="main",
        did="nothing",
        drawing=False,
        due=0,
        skipped=[],
        end_turn=0,
        last_turns=[],
        hands=list(setup.hands),
        face_up=list(setup.face_up),
        deck=list(setup.deck),
        out=[card_of(building.kind, building.family) for building in laid],
        deck_draws={},
        buildings=buildings,
        completed={},
        takers={},
        open=[building.id for building in buildings],
        workers=[0] * players,
        neutral_workers=0,
        occupied=lot.footprint | sum(building.squares for building in buildings),
        pieces={},
        pools=list(components.pieces),
        floor=0,
        values=values_seen(lot.printed, {}),
        history=[],
        banners=[components.banners] * players,
        resigned=[False] * players,
        own=[components.start_workers] * players,
        neutral=[neutral_each] * players,
        seals=[NO_SEALS] * players,
        evaluations=[],
        banner_gold=[0] * players,
        final_gold=[0] * players,
        supply=[components.workers - components.start_workers] * players,
        neutral_supply=components.neutral - neutral_each * players,
        outcome=None,
    )
