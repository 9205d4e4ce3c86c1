"""The Ark's walks: which of them brings a seat most (ARK-5.2 to 5.4)."""

from typing import NamedTuple

from arkaden.rules.ark.actions import MoveArk
from arkaden.rules.ark.geometry import Cell, coordinates, neighbours
from arkaden.rules.ark.position import Position
from arkaden.rules.ark.turns import ARK_STEPS


class Walk(NamedTuple):
    """A way of the Ark and what it brings: by seat, one point for each piece met."""

    lead: float
    """The walker's points less what the others get, shared among them."""
    move: MoveArk


def best_walk(position: Position, seat: int, start: Cell) -> Walk | None:
    """The walk from ``start`` with the greatest lead for ``seat``, None if none is better than not walking."""
    slot_at = position.board.slot_at
    share = -1.0 / (position.seats - 1)
    prize = {
        position.board.cells[slot]: 1.0 if piece.seat == seat else share
        for slot, piece in position.pieces.items()
    }
    if not any(points > 0 for points in prize.values()):
        return None
    best: tuple[Cell, ...] = ()
    most = 0.0
    trail: list[Cell] = [start]

    def go(lead: float, steps: int) -> None:
        nonlocal best, most
        for cell in neighbours(trail[-1]):
            if cell in slot_at and cell not in trail:
                reached = lead + prize.get(cell, 0.0)
                trail.append(cell)
                if reached > most:
                    most = reached
                    best = tuple(trail[1:])
                if steps > 1 and reached + steps - 1 > most:
                    go(reached, steps - 1)
                trail.pop()

    go(0.0, ARK_STEPS)
    return Walk(most, MoveArk(tuple(map(coordinates, best)))) if best else None
