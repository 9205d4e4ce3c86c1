"""What features are worth and to whom (ARK-6 to ARK-9).

Order of events, which is the same for ever (docs/record.md): in a turn the roads and cities of the placed
tile by their index on it, then the temples it completed in the order placed; at the end the temples, roads,
cities and fields, each in the order in which their first segment was placed; within a feature by seat.
"""

from collections.abc import Iterable
from functools import lru_cache

from arkaden.rules.ark.board import PROPHETS_SHIFT, SEAT_BITS, Board, Node, Slot, slots_of
from arkaden.rules.ark.geometry import coordinates
from arkaden.rules.ark.position import POINT_REASONS, Position
from arkaden.rules.ark.tileset import WOLF, FeatureKind
from arkaden.rules.protocol import Event, Seat

TEMPLE_COMPLETE = 7
TEMPLE_UNFINISHED = 3
TEMPLE_TILES = 5

_REASON_INDEX = {reason: index for index, reason in enumerate(POINT_REASONS)}
_SEAT_MASK = (1 << SEAT_BITS) - 1
_COUNTS_MASK = (1 << PROPHETS_SHIFT) - 1


@lru_cache(maxsize=1 << 12)
def owners_of(pieces: int) -> tuple[Seat, ...]:
    """The seats with most pieces, several if tied (ARK-6.3), of a packed count as in ``Board.pieces``."""
    counts = pieces & _COUNTS_MASK
    by_seat = []
    while counts:
        by_seat.append(counts & _SEAT_MASK)
        counts >>= SEAT_BITS
    most = max(by_seat, default=0)
    return tuple(Seat(seat) for seat, count in enumerate(by_seat) if count == most)


def worth_complete(kind: FeatureKind, tiles: int, bonus: int) -> int:
    """Of a completed road or city (ARK-6.1, 6.2)."""
    points = tiles.bit_count() + bonus
    return 2 * points if kind == "city" else points


def worth_unfinished(kind: FeatureKind, tiles: int, bonus: int) -> int:
    """Of a road, city or field at the end (ARK-9.3, 8.2)."""
    if kind == "field":
        sheep, wolves = flock_of(bonus)
        return 2 * max(0, sheep - wolves)
    return tiles.bit_count() + bonus


def flock_of(bonus: int) -> tuple[int, int]:
    """Sheep and wolves of a field."""
    return bonus % WOLF, bonus // WOLF


def temple_pieces(position: Position, slots: Iterable[Slot]) -> int:
    """All pieces standing on these tiles, packed as in ``Board.pieces`` (ARK-7.2)."""
    pieces = position.pieces
    return sum(1 << SEAT_BITS * pieces[slot].seat for slot in slots if slot in pieces)


def completed_features(board: Board) -> list[tuple[FeatureKind, Node]]:
    """Roads and cities that the last tile completed, each once, by their root."""
    last = len(board.cells) - 1
    form = board.forms[last]
    found: dict[Node, FeatureKind] = {}
    for segment in form.completable:
        root = board.root(board.bases[last] + segment)
        if board.open_ends[root] == 0:
            found[root] = form.features[segment]
    return [(kind, root) for root, kind in found.items()]


def completed_temples(board: Board) -> list[list[Slot]]:
    """The tiles of each temple that the last tile completed (ARK-7.1, 7.3).

    A temple is complete once its last tile comes, so none is found a second time.
    """
    last = len(board.cells) - 1
    if not board.temples:
        return []
    temples = [slot for slot in board.around(last) if board.forms[slot].temple is not None]
    groups = [board.around(slot) for slot in sorted(temples)]
    return [group for group in groups if len(group) == TEMPLE_TILES]


def score_turn(position: Position) -> list[Event]:
    """Score what the tile of this turn completed and give followers back (ARK-2.3, 2.4)."""
    events: list[Event] = []
    board = position.board
    for kind, root in completed_features(board):
        pieces = board.pieces[root]
        if pieces:
            points = worth_complete(kind, board.tiles[root], board.bonus[root])
            for seat in owners_of(pieces):
                doubled = pieces >> PROPHETS_SHIFT + seat & 1
                award(position, events, kind, seat, points << doubled, slots_of(board.tiles[root]))
            _return_pieces(position, root)
    for slots in completed_temples(board):
        for seat in owners_of(temple_pieces(position, slots)):
            award(position, events, "temple", seat, TEMPLE_COMPLETE, slots)
    return events


def score_end(position: Position) -> list[Event]:
    """Final scoring (ARK-9.2 to 9.4). Pieces stay where they are."""
    events: list[Event] = []
    board = position.board
    for temple in board.temples:
        slots = board.around(temple)
        if len(slots) < TEMPLE_TILES:
            for seat in owners_of(temple_pieces(position, slots)):
                award(position, events, "unfinished_temple", seat, TEMPLE_UNFINISHED, slots)
    held = _features_with_pieces(position)
    for wanted in ("road", "city", "field"):
        reason = "field" if wanted == "field" else f"unfinished_{wanted}"
        for kind, root in held:
            if kind == wanted:
                points = worth_unfinished(kind, board.tiles[root], board.bonus[root])
                for seat in owners_of(board.pieces[root]):
                    award(position, events, reason, seat, points, slots_of(board.tiles[root]))
    return events


def award(
    position: Position, events: list[Event], reason: str, seat: Seat, points: int, slots: Iterable[Slot]
) -> None:
    """Give points and tell; 0 points are no event."""
    if points:
        position.points[seat * len(POINT_REASONS) + _REASON_INDEX[reason]] += points
        cells = position.board.cells
        events.append(
            {
                "n": position.actions,
                "type": "points",
                "reason": reason,
                "seat": seat,
                "points": points,
                "tiles": sorted([*coordinates(cells[slot])] for slot in slots),
            }
        )


def _return_pieces(position: Position, root: Node) -> None:
    """Followers go back to supply, a prophet leaves the game (ARK-6.4)."""
    board = position.board
    for slot, piece in list(position.pieces.items()):
        if board.tiles[root] >> slot & 1 and board.root(board.bases[slot] + piece.segment) == root:
            del position.pieces[slot]
            if not piece.prophet:
                position.followers[piece.seat] += 1
    board.pieces[root] = 0


def _features_with_pieces(position: Position) -> list[tuple[FeatureKind, Node]]:
    """Each feature that holds a piece, in the order in which its first segment was placed."""
    board = position.board
    roots = {board.root(board.bases[slot] + piece.segment) for slot, piece in position.pieces.items()}
    found: dict[Node, FeatureKind] = {}
    for base, form in zip(board.bases, board.forms, strict=True):
        for segment, kind in enumerate(form.features):
            root = board.root(base + segment)
            if root in roots:
                found.setdefault(root, kind)
    return [(kind, root) for root, kind in found.items()]
