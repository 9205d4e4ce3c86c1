"""The castle and the value of seals (ARD-6)."""

from collections.abc import Mapping

from arkaden.rules.arkadia.actions import PlaceCastle
from arkaden.rules.arkadia.components import FAMILIES, FLOORS, Family
from arkaden.rules.arkadia.position import Position, Seals
from arkaden.rules.arkadia.squares import Square
from arkaden.rules.protocol import IllegalAction

TOP_FLOOR = FLOORS - 1


def family_seen(printed: Family | None, pieces: tuple[Family, ...]) -> Family | None:
    """What a castle square shows from above."""
    return pieces[-1] if pieces else printed


def values_seen(
    printed: Mapping[Square, Family | None], pieces: Mapping[Square, tuple[Family, ...]]
) -> Seals:
    """The value of each family's seal: the castle squares that show it from above (ARD-6.5)."""
    seen = [family_seen(family, pieces.get(square, ())) for square, family in printed.items()]
    return tuple(seen.count(Family(family)) for family in range(len(FAMILIES)))


def open_squares(position: Position) -> list[Square]:
    """Castle squares without a piece on the current floor (ARD-6.2)."""
    return [
        square for square in position.lot.printed if len(position.pieces.get(square, ())) <= position.floor
    ]


def families_in_pool(position: Position) -> list[Family]:
    """The families of which the current floor's pool still has pieces."""
    return [Family(family) for family, left in enumerate(position.pools[position.floor]) if left]


def can_build_castle(position: Position) -> bool:
    """Whether a piece can be placed at all (ARD-6.4)."""
    return any(position.pools[position.floor]) and bool(open_squares(position))


def check_castle(position: Position, move: PlaceCastle) -> None:
    """Raises IllegalAction unless the piece can be placed so now."""
    if not position.pools[position.floor][move.family]:
        raise IllegalAction("not_in_pool", f"the pool has no {FAMILIES[move.family]} piece left")
    if move.square not in position.lot.printed:
        raise IllegalAction("not_a_castle_square", "castle pieces go on the castle's squares")
    if len(position.pieces.get(move.square, ())) > position.floor:
        raise IllegalAction("square_has_piece", f"floor {position.floor + 1} has a piece there")


def add_piece(position: Position, move: PlaceCastle) -> None:
    """Carry out a checked placement; a floor that is full makes way for the next (ARD-6.3, 8.1)."""
    pool = list(position.pools[position.floor])
    pool[move.family] -= 1
    position.pools[position.floor] = tuple(pool)
    position.pieces[move.square] = (*position.pieces.get(move.square, ()), move.family)
    _value_anew(position)
    position.due -= 1
    if position.floor < TOP_FLOOR and not open_squares(position):
        _next_floor(position)


def _value_anew(position: Position) -> None:
    values = values_seen(position.lot.printed, position.pieces)
    for family, (before, after) in enumerate(zip(position.values, values, strict=True)):
        if before != after:
            position.history.append((position.count, Family(family), after))
    position.values = values


def _next_floor(position: Position) -> None:
    left_over = position.pools[position.floor]
    top = position.pools[TOP_FLOOR]
    position.pools[position.floor] = (0,) * len(FAMILIES)
    position.pools[TOP_FLOOR] = tuple(a + b for a, b in zip(top, left_over, strict=True))
    position.floor += 1
    if position.floor == TOP_FLOOR:
        _begin_end(position)


def _begin_end(position: Position) -> None:
    """Everybody has one more turn after this one, the seat whose turn it is last (ARD-8.1, 8.2)."""
    position.end_turn = position.turn
    position.last_turns = [*position.others_in_order(), position.seat]
