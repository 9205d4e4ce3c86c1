"""Castle pieces, by what they do to the value of seals."""

from collections.abc import Sequence

from arkaden.bots.brain import Choice
from arkaden.rules.arkadia.actions import PlaceCastle
from arkaden.rules.arkadia.castle import family_seen
from arkaden.rules.arkadia.components import Family
from arkaden.rules.arkadia.position import Position
from arkaden.rules.arkadia.squares import Square


def castle_choices(position: Position, net: Sequence[float]) -> list[Choice]:
    """Every family to be placed on every family to be covered, for whom ``net`` seals of each family speak.

    Squares that show the same are alike; one of them is named. Empty if no piece can be placed.
    """
    squares: dict[Family | None, Square] = {}
    for square, printed in position.lot.printed.items():
        pieces = position.pieces.get(square, ())
        if len(pieces) <= position.floor:
            squares.setdefault(family_seen(printed, pieces), square)
    found = []
    for number, left in enumerate(position.pools[position.floor]):
        if left:
            for covered, square in squares.items():
                family = Family(number)
                gain = net[family] - (0.0 if covered is None else net[covered])
                found.append(Choice(gain, (PlaceCastle(family, square),)))
    return found
