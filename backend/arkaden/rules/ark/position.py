"""All that one moment of a game consists of, hidden things included. Data only; the rules act on it."""

from typing import Literal, NamedTuple, Self, TypeAlias

from arkaden.rules.ark.board import Board, Slot
from arkaden.rules.ark.geometry import Cell
from arkaden.rules.ark.tileset import KindIndex, TileSet
from arkaden.rules.protocol import JsonObject, Reason, Seat

Phase: TypeAlias = Literal["place_tile", "second_action", "scoring", "place_ark", "turn_over", "over"]
"""``scoring`` and ``turn_over`` are passed through within one action and never met between two."""

FOLLOWERS = 7
"""In supply at the beginning (ARK-1.1)."""

POINT_REASONS = (
    "road",
    "city",
    "temple",
    "ark",
    "unfinished_temple",
    "unfinished_road",
    "unfinished_city",
    "field",
)
"""What points are given for, in the order in which a game does it."""


class Piece(NamedTuple):
    """A follower or prophet on a tile."""

    seat: Seat
    prophet: bool
    segment: int


class Shown:
    """Parts of views that were worked out once and are handed to every viewer.

    None of it is ever changed: what differs later is made anew, so that unchanged parts stay the same objects
    from view to view.
    """

    __slots__ = ("board", "common", "kinds", "legal", "pieces", "players", "removed")

    def __init__(self) -> None:
        self.board: JsonObject = {}
        self.pieces: JsonObject = {}
        self.players: JsonObject = {}
        self.removed: JsonObject = {}
        self.kinds: dict[KindIndex | None, JsonObject] = {}
        self.legal: JsonObject = {}
        self.common: JsonObject = {}


class Position:
    """One moment of a game.

    ``turn_seat`` is the seat whose turn it is, ``seat`` the one whose action is due: they differ only when
    an Ark that a resigned player owed is placed by the next one (ARK-9.6).
    """

    __slots__ = (
        "actions",
        "ark",
        "board",
        "draw_ahead",
        "followers",
        "hands",
        "phase",
        "pieces",
        "points",
        "prophets",
        "reason",
        "removed",
        "resigned",
        "seat",
        "seats",
        "shown",
        "shown_is_fresh",
        "stack",
        "tiles",
        "turn",
        "turn_seat",
    )

    def __init__(
        self, tiles: TileSet, seats: int, start_seat: Seat, stack: list[KindIndex], *, draw_ahead: bool
    ) -> None:
        """The table before the first tile is drawn; ``stack`` holds the next tile last."""
        self.tiles = tiles
        self.seats = seats
        self.draw_ahead = draw_ahead
        self.board = Board(tiles)
        self.pieces: dict[Slot, Piece] = {}
        self.ark: Cell | None = None
        self.followers = [FOLLOWERS] * seats
        self.prophets = [True] * seats
        self.resigned = [False] * seats
        self.points = [0] * (seats * len(POINT_REASONS))
        self.stack = stack
        self.hands: list[KindIndex | None] = [None] * seats
        self.removed: list[KindIndex] = []
        self.phase: Phase = "place_tile"
        self.turn_seat = start_seat
        self.seat = start_seat
        self.turn = 0
        self.actions = 0
        self.reason: Reason | None = None
        self.shown = Shown()
        self.shown_is_fresh = False

    def copy(self) -> Self:
        """An independent position. Tile sets, pieces and shown parts never change and are shared."""
        new = type(self).__new__(type(self))
        new.tiles = self.tiles
        new.seats = self.seats
        new.draw_ahead = self.draw_ahead
        new.board = self.board.copy()
        new.pieces = self.pieces.copy()
        new.ark = self.ark
        new.followers = self.followers.copy()
        new.prophets = self.prophets.copy()
        new.resigned = self.resigned.copy()
        new.points = self.points.copy()
        new.stack = self.stack.copy()
        new.hands = self.hands.copy()
        new.removed = self.removed.copy()
        new.phase = self.phase
        new.turn_seat = self.turn_seat
        new.seat = self.seat
        new.turn = self.turn
        new.actions = self.actions
        new.reason = self.reason
        new.shown = self.shown
        new.shown_is_fresh = self.shown_is_fresh
        return new

    def score(self, seat: int) -> int:
        """The points of a seat so far."""
        width = len(POINT_REASONS)
        return sum(self.points[seat * width : (seat + 1) * width])

    def breakdown(self, seat: int) -> dict[str, int]:
        """The points of a seat so far by reason, every reason named."""
        width = len(POINT_REASONS)
        return dict(zip(POINT_REASONS, self.points[seat * width : (seat + 1) * width], strict=True))

    def live_seats(self) -> list[Seat]:
        """Seats that have not resigned."""
        return [Seat(seat) for seat in range(self.seats) if not self.resigned[seat]]

    def seats_after(self, seat: Seat) -> list[Seat]:
        """Seats that have not resigned, in the order in which they come after this one, itself last."""
        order = [Seat((seat + step) % self.seats) for step in range(1, self.seats + 1)]
        return [other for other in order if not self.resigned[other]]
