"""The turns that a seat may play in the Ark, each with what it is judged to be worth.

A turn is a tile and a second action. All placings are tried out; what a piece on one of the tile's segments adds
is worked out from the feature alone, so that a turn is judged in a few millionths of a second more than its tile.
"""

from collections.abc import Iterator
from typing import NamedTuple

from arkaden.bots.ark.walks import Walk, best_walk
from arkaden.bots.ark.worth import (
    Gain,
    feature_gain,
    gain_at,
    lead,
    supply_worth,
    temple_gain,
    tiles_left,
    worths,
)
from arkaden.rules.ark.actions import Move, Pass, PlaceFollower, PlaceProphet, PlaceTile
from arkaden.rules.ark.board import PROPHETS_SHIFT, SEAT_BITS, Node
from arkaden.rules.ark.geometry import coordinates, neighbours
from arkaden.rules.ark.position import Position
from arkaden.rules.ark.scoring import (
    TEMPLE_COMPLETE,
    TEMPLE_TILES,
    owners_of,
    temple_pieces,
    worth_complete,
)
from arkaden.rules.ark.turns import perform, settle


class Turn(NamedTuple):
    """A tile and what is done after it; ``lead`` is how far the seat is then judged to be ahead."""

    lead: float
    tile: PlaceTile
    second: Move


class Second(NamedTuple):
    """A second action with its ``lead``, likewise."""

    lead: float
    move: Move


def turns(position: Position) -> Iterator[Turn]:
    """All turns of the seat to place a tile, but of the Ark's walks only the best."""
    seat = position.seat
    walk = None if position.ark is None else best_walk(position, seat, position.ark)
    before = worths(position, tiles_left(position) - 1)
    for tile, placed in placings(position):
        for second in seconds(placed, walk, _unless_scored(position, placed, before)):
            yield Turn(second.lead, tile, second.move)


def placings(position: Position) -> Iterator[tuple[PlaceTile, Position]]:
    """Every way to place the tile in hand, and the position after it."""
    seat = position.seat
    kind = position.hands[seat]
    assert kind is not None
    for cell, rotations in position.board.placements(position.tiles.kinds[kind]):
        x, y = coordinates(cell)
        for rotation in rotations:
            tile = PlaceTile(x, y, rotation)
            placed = position.copy()
            perform(placed, seat, tile)
            yield tile, placed


def seconds(placed: Position, walk: Walk | None, known: list[float] | None = None) -> Iterator[Second]:
    """The second actions once the tile lies, of the Ark's walks only the given one.

    ``known`` is what the position is worth to each seat if nothing is done and nothing is scored.
    """
    seat = placed.seat
    plain, worth = placed, known
    if worth is None:
        plain = placed.copy()
        perform(plain, seat, Pass())
        settle(plain)
        worth = worths(plain, tiles_left(plain))
    now = lead(worth, seat)
    yield Second(now, Pass())
    if walk is not None:
        yield Second(now + walk.lead, walk.move)
    yield from _pieces(placed, plain, worth)


def _unless_scored(position: Position, placed: Position, before: list[float]) -> list[float] | None:
    """What the position is worth to each seat once the tile lies, None if it completes something that is held.

    Most tiles change a feature or two, so that the rest need not be judged again. ``before`` is without the tile.
    """
    old, new = position.board, placed.board
    slot = len(old.cells)
    if new.forms[slot].temple is not None:
        return None
    left = tiles_left(placed)
    base, features = new.bases[slot], new.forms[slot].features
    gains: dict[Node, Gain] = {}
    for segment, kind in enumerate(features):
        root = new.root(base + segment)
        if new.pieces[root]:
            if new.open_ends[root] == 0 and kind != "field":
                return None
            gains[root] = gain_at(new, root, kind, left)
    lost: dict[Node, Gain] = {}
    for direction, beside in enumerate(neighbours(new.cells[slot])):
        other = old.slot_at.get(beside)
        if other is not None:
            form = old.forms[other]
            if form.temple is not None:
                return None
            if gains:
                for segment in form.facing[direction]:
                    root = old.root(old.bases[other] + segment)
                    if old.pieces[root]:
                        lost[root] = gain_at(old, root, form.features[segment], left)
    if not gains:
        return before
    worth = before.copy()
    for gain in gains.values():
        for seat, points in gain:
            worth[seat] += points
    for gain in lost.values():
        for seat, points in gain:
            worth[seat] -= points
    return worth


def _pieces(placed: Position, plain: Position, worth: list[float]) -> Iterator[Second]:
    """The pieces that may be put on the tile; ``worth`` is that of ``plain``, where none was."""
    seat = placed.seat
    board = placed.board
    base, features = board.bases[-1], board.forms[-1].features
    left = tiles_left(plain)
    own_turns = left // placed.seats
    followers, prophet = plain.followers[seat], plain.prophets[seat]
    supply = supply_worth(followers, prophet, own_turns)
    can_follow, can_prophesy = placed.followers[seat] > 0, placed.prophets[seat]
    temples: list[float] | None = None
    for segment, kind in enumerate(features):
        root = board.root(base + segment)
        if kind == "temple" or board.pieces[root]:
            continue
        tiles, bonus, ends = board.tiles[root], board.bonus[root], board.open_ends[root]
        complete = ends == 0 and kind != "field"
        if not complete and temples is None:
            temples = _temple_change(placed, plain, left)
        if can_follow:
            after = worth.copy()
            if complete:
                after[seat] += worth_complete(kind, tiles, bonus)
            else:
                pieces = 1 << SEAT_BITS * seat
                after[seat] += feature_gain(kind, tiles.bit_count(), bonus, ends, pieces, left)[0][1]
                after[seat] += supply_worth(followers - 1, prophet, own_turns) - supply
                after = _add(after, temples)
            yield Second(lead(after, seat), PlaceFollower(segment))
        if can_prophesy and kind == "city":
            after = worth.copy()
            after[seat] += supply_worth(followers, False, own_turns) - supply
            if complete:
                after[seat] += 2 * worth_complete(kind, tiles, bonus)
            else:
                pieces = (1 << SEAT_BITS * seat) + (1 << PROPHETS_SHIFT + seat)
                after[seat] += feature_gain(kind, tiles.bit_count(), bonus, ends, pieces, left)[0][1]
                after = _add(after, temples)
            yield Second(lead(after, seat), PlaceProphet(segment))


def _temple_change(placed: Position, plain: Position, left: int) -> list[float] | None:
    """By seat, what a piece that stays on the tile changes at the temples that it is one of five tiles of."""
    board = placed.board
    if not board.temples:
        return None
    change = [0.0] * placed.seats
    for temple in board.around(len(board.cells) - 1):
        if board.forms[temple].temple is None:
            continue
        around = board.around(temple)
        standing = temple_pieces(plain, around)
        for sign, pieces in ((-1, standing), (1, standing + (1 << SEAT_BITS * placed.seat))):
            if len(around) == TEMPLE_TILES:
                for owner in owners_of(pieces):
                    change[owner] += sign * TEMPLE_COMPLETE
            elif pieces:
                for gainer, points in temple_gain(TEMPLE_TILES - len(around), pieces, left):
                    change[gainer] += sign * points
    return change


def _add(worth: list[float], change: list[float] | None) -> list[float]:
    if change is None:
        return worth
    return [a + b for a, b in zip(worth, change, strict=True)]
