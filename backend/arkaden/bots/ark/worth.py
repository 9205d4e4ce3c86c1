"""What a position of the Ark is worth to each seat: the points it may expect to end with.

Points so far, and for everything that may still bring some an estimate: features held, by how likely they are
to be completed and how they grow; temples; followers and the prophet in supply, by what they can still do.
The numbers are set by hand; the play they make is measured (``docs/bots.md``).
"""

from functools import lru_cache
from typing import TypeAlias

from arkaden.rules.ark.board import PROPHETS_SHIFT, SEAT_BITS, Board, Node
from arkaden.rules.ark.position import FOLLOWERS, Position
from arkaden.rules.ark.scoring import TEMPLE_COMPLETE, TEMPLE_TILES, TEMPLE_UNFINISHED, flock_of, owners_of
from arkaden.rules.ark.tileset import FeatureKind

Gain: TypeAlias = tuple[tuple[int, float], ...]
"""Seats with what they may expect."""

_ONE = (1 << SEAT_BITS) - 1

_HALF_LIFE = {"road": 7.0, "city": 16.0}
"""Of a road or city with one open end: with that many tiles left it is completed half of the time."""
_TEMPLE_HALF_LIFE = 10.0
_GROWTH = {"road": 0.35, "city": 0.8}
"""Points that an open end brings beside those of the tile that closes it, while many tiles are left."""
_FIELD_GROWTH = 0.35
"""Points that an open place on the rim of a field brings, likewise."""
_FOLLOWER = (3.6, 2.4, 1.6, 1.1, 0.8, 0.5, 0.3)
"""What the first, second, ... follower in supply is worth while many tiles are left."""
_PROPHET = 5.0
_PATIENCE = 6.0
"""With that many own turns to come, a piece in supply is worth half of the most it can be."""
_STEEP = 1.3
"""How the chance of completion falls with the number of open ends: as its power."""
_LATER = 20.0
"""With that many tiles left, half of the growth is still to come."""
_RETURN = 2.4
"""What it is worth that a follower comes back, likewise."""


def tiles_left(position: Position) -> int:
    """Tiles that are still to be placed."""
    return len(position.stack) + sum(kind is not None for kind in position.hands)


def worths(position: Position, left: int) -> list[float]:
    """By seat, with so many tiles left. To be asked between turns, when everything due has been scored."""
    board = position.board
    worth = [float(position.score(seat)) for seat in range(position.seats)]
    for seat in range(position.seats):
        if not position.resigned[seat]:
            worth[seat] += supply_worth(
                position.followers[seat], position.prophets[seat], left // position.seats
            )
    seen = set()
    for slot, piece in position.pieces.items():
        root = board.root(board.bases[slot] + piece.segment)
        if root not in seen:
            seen.add(root)
            kind = board.forms[slot].features[piece.segment]
            for seat, points in gain_at(board, root, kind, left):
                worth[seat] += points
    pieces = position.pieces
    for temple in board.temples:
        around = board.around(temple)
        if len(around) < TEMPLE_TILES:
            standing = sum(1 << SEAT_BITS * pieces[slot].seat for slot in around if slot in pieces)
            if standing:
                for seat, points in temple_gain(TEMPLE_TILES - len(around), standing, left):
                    worth[seat] += points
    return worth


def lead(worth: list[float], seat: int) -> float:
    """How far ahead a seat is: of the only other one, or of the others' best and mean, each by half."""
    others = worth[:seat] + worth[seat + 1 :]
    return worth[seat] - (max(others) + sum(others) / len(others)) / 2


def gain_at(board: Board, root: Node, kind: FeatureKind, left: int) -> Gain:
    """What the feature with this root may bring those who stand there."""
    tiles = board.tiles[root].bit_count()
    return feature_gain(kind, tiles, board.bonus[root], board.open_ends[root], board.pieces[root], left)


@lru_cache(maxsize=1 << 12)
def supply_worth(followers: int, prophet: bool, turns: int) -> float:
    """Of the pieces in a seat's supply with so many turns of its own to come."""
    fresh = turns / (turns + _PATIENCE)
    scarce = sum(_FOLLOWER[: min(followers, FOLLOWERS, turns)])
    return fresh * (scarce + (_PROPHET if prophet else 0.0))


@lru_cache(maxsize=1 << 16)
def feature_gain(kind: FeatureKind, tiles: int, bonus: int, ends: int, pieces: int, left: int) -> Gain:
    """What a feature that is not completed may bring those who stand there (``pieces`` as in ``Board``)."""
    closed = completion(kind, ends, left)
    later = left / (left + _LATER)
    if kind == "field":
        sheep, wolves = flock_of(bonus)
        points = 2.0 * max(0, sheep - wolves) + _FIELD_GROWTH * ends * later
    else:
        size = tiles + bonus + _GROWTH[kind] * ends * later
        points = size * (1 + closed) if kind == "city" else size + closed * ends
    owners = owners_of(pieces)
    gain = []
    for seat in range(PROPHETS_SHIFT // SEAT_BITS):
        standing = pieces >> SEAT_BITS * seat & _ONE
        if standing:
            prophet = pieces >> PROPHETS_SHIFT + seat & 1
            expected = _RETURN * later * closed * (standing - prophet)
            if seat in owners:
                expected += points * (1 + closed if prophet else 1)
            gain.append((seat, expected))
    return tuple(gain)


@lru_cache(maxsize=1 << 12)
def completion(kind: FeatureKind, ends: int, left: int) -> float:
    """How likely a road or city with so many open ends is to be completed."""
    if kind == "field":
        return 0.0
    return _in_time(_HALF_LIFE[kind], ends, left)


@lru_cache(maxsize=1 << 12)
def temple_gain(missing: int, standing: int, left: int) -> Gain:
    """What a temple that misses so many of its five tiles may bring."""
    closed = _in_time(_TEMPLE_HALF_LIFE, missing, left)
    points = TEMPLE_UNFINISHED + closed * (TEMPLE_COMPLETE - TEMPLE_UNFINISHED)
    return tuple((seat, points) for seat in owners_of(standing))


def _in_time(half_life: float, needed: int, left: int) -> float:
    return float((left / (left + half_life)) ** (needed**_STEEP))
