"""One position of one game: all its data, hidden things included, and no rules."""

from dataclasses import dataclass
from typing import Literal, NewType, TypeAlias

from arkaden.rules.arkadia.components import FAMILIES, BuildingType, Card, Components, Family
from arkaden.rules.arkadia.plan import Lot, Options, Plan
from arkaden.rules.arkadia.squares import Grid, Square, SquareSet
from arkaden.rules.protocol import Outcome, Seat

Phase: TypeAlias = Literal["main", "castle", "draw", "banner", "over"]
Did: TypeAlias = Literal["nothing", "acted", "skipped"]
BuildingId = NewType("BuildingId", int)
Seals: TypeAlias = tuple[int, ...]
"""Numbers by family."""

NO_SEALS: Seals = (0,) * len(FAMILIES)


@dataclass(frozen=True, slots=True)
class Building:
    """A building on the board; its seal lies on it until it is completed."""

    id: BuildingId
    kind: BuildingType
    family: Family
    squares: SquareSet
    rim: SquareSet
    cells: list[list[int]]
    """Its squares once more, for views, which share this list."""
    by: Seat | None
    """Who laid it out; None in the beginners' set-up."""

    @classmethod
    def on(
        cls,
        grid: Grid,
        number: int,
        kind: BuildingType,
        family: Family,
        squares: SquareSet,
        by: Seat | None,
    ) -> "Building":
        rim, cells = grid.rim(squares), grid.cells(squares)
        return cls(BuildingId(number), kind, family, squares, rim, cells, by)


@dataclass(slots=True)
class Position:
    """Lists with one entry a seat are indexed by seat, tuples of numbers by family.

    Everything in it that is not a list, a dictionary or a set is immutable, so that ``copy`` need not go deeper.
    """

    plan: Plan
    options: Options
    players: int
    start_seat: Seat
    lot: Lot

    count: int
    """Actions so far."""
    turn: int
    """Turns begun, the present one included."""
    seat: Seat
    """Whose turn it is."""
    phase: Phase
    did: Did
    """What became of the obligatory part of this turn (ARD-2.1)."""
    drawing: bool
    """Whether a card is to be drawn in this turn (ARD-3.6)."""
    due: int
    """Castle pieces due (ARD-6.1)."""
    skipped: list[Seat]
    """Who skipped without a banner since somebody last did not (ARD-2.4)."""
    end_turn: int
    """The turn in which the end began (ARD-8.1), 0 before."""
    last_turns: list[Seat]
    """Who has a last turn that is not over (ARD-8.2)."""

    hands: list[tuple[Card, ...]]
    face_up: list[Card]
    deck: list[Card]
    """The next card first."""
    out: list[Card]
    """Cards out of the game: played, of resigned seats, and of the beginners' set-up."""
    deck_draws: dict[int, Seat]
    """Who drew from the deck, by number of the action: the card is known to that seat alone (ARD-9.3)."""

    buildings: list[Building]
    """In the order of their ids, from 1."""
    completed: dict[BuildingId, int]
    """The number of the completing action."""
    takers: dict[BuildingId, Seat]
    """Who took the seal that lay on a completed building."""
    open: list[BuildingId]
    """Buildings not completed."""
    workers: list[SquareSet]
    neutral_workers: SquareSet
    occupied: SquareSet
    """The lot, all buildings and all workers."""

    pieces: dict[Square, tuple[Family, ...]]
    """Castle pieces on a square of the lot, from floor 1 up."""
    pools: list[tuple[int, ...]]
    """Castle pieces left, by floor."""
    floor: int
    """The floor being built, 0 for floor 1."""
    values: Seals
    history: list[tuple[int, Family, int]]
    """Changes of value: number of the action, family, new value."""

    banners: list[int]
    resigned: list[bool]
    own: list[int]
    """Own workers behind the screens."""
    neutral: list[int]
    """Neutral workers behind the screens."""
    seals: list[Seals]
    evaluations: list[tuple[int, Seat, Seals, int]]
    """With banners, where a seal was handed in: number of the action, whose, seals, gold."""
    banner_gold: list[int]
    final_gold: list[int]
    supply: list[int]
    """Workers of each seat's colour in the common supply."""
    neutral_supply: int
    outcome: Outcome | None

    @property
    def components(self) -> Components:
        return self.plan.components

    @property
    def grid(self) -> Grid:
        return self.plan.components.grid

    @property
    def free(self) -> SquareSet:
        """Squares without building, worker or lot."""
        return self.plan.components.grid.board & ~self.occupied

    def active(self) -> list[Seat]:
        """The seats that have not resigned."""
        return [Seat(seat) for seat, gone in enumerate(self.resigned) if not gone]

    def others_in_order(self) -> list[Seat]:
        """The other seats that have not resigned, in order after the one whose turn it is."""
        order = [(self.seat + step) % self.players for step in range(1, self.players)]
        return [Seat(seat) for seat in order if not self.resigned[seat]]

    def building(self, number: BuildingId) -> Building:
        return self.buildings[number - 1]

    def gold(self, seat: Seat) -> int:
        return self.banner_gold[seat] + self.final_gold[seat]

    def copy(self) -> "Position":
        """An independent position."""
        return Position(
            self.plan,
            self.options,
            self.players,
            self.start_seat,
            self.lot,
            self.count,
            self.turn,
            self.seat,
            self.phase,
            self.did,
            self.drawing,
            self.due,
            self.skipped.copy(),
            self.end_turn,
            self.last_turns.copy(),
            self.hands.copy(),
            self.face_up.copy(),
            self.deck.copy(),
            self.out.copy(),
            self.deck_draws.copy(),
            self.buildings.copy(),
            self.completed.copy(),
            self.takers.copy(),
            self.open.copy(),
            self.workers.copy(),
            self.neutral_workers,
            self.occupied,
            self.pieces.copy(),
            self.pools.copy(),
            self.floor,
            self.values,
            self.history.copy(),
            self.banners.copy(),
            self.resigned.copy(),
            self.own.copy(),
            self.neutral.copy(),
            self.seals.copy(),
            self.evaluations.copy(),
            self.banner_gold.copy(),
            self.final_gold.copy(),
            self.supply.copy(),
            self.neutral_supply,
            self.outcome,
        )
