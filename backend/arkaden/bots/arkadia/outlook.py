"""How a game of Arkadia may go on: how long it lasts, and what seals will be worth."""

from collections.abc import Sequence

from arkaden.bots.arkadia.weights import Weights
from arkaden.rules.arkadia.castle import TOP_FLOOR
from arkaden.rules.arkadia.components import FAMILIES
from arkaden.rules.arkadia.position import Position

_PIECES_A_TURN = 0.7


def pieces_to_come(position: Position) -> int:
    """Castle pieces still to be placed before the end begins (ARD-8.1)."""
    squares = len(position.lot.printed)
    placed = sum(map(len, position.pieces.values()))
    return max(0, TOP_FLOOR * squares - placed)


def turns_to_come(position: Position) -> float:
    """Turns of the table that may still come, after the present one."""
    if position.end_turn:
        return float(len(position.last_turns))
    return pieces_to_come(position) / _PIECES_A_TURN + len(position.active())


def seal_values(position: Position, weights: Weights) -> tuple[float, ...]:
    """By family, what a seal may bring in the end: between its present value and the mean."""
    to_come = pieces_to_come(position)
    stays = weights.drift / (weights.drift + to_come)
    mean = len(position.lot.printed) / len(FAMILIES)
    return tuple(stays * value + (1 - stays) * mean for value in position.values)


def rivalry(standing: Sequence[float], seat: int) -> tuple[float, ...]:
    """What a gold of each seat counts for ``seat``: its own 1, the others' together -1, the best of them most."""
    others = [other for other in range(len(standing)) if other != seat]
    best = max(others, key=lambda other: standing[other])
    counts = [-0.5 / len(others)] * len(standing)
    counts[best] -= 0.5
    counts[seat] = 1.0
    return tuple(counts)
