"""Cells and directions (ARK-1.5): x grows to the east, y to the south, rotations are clockwise quarters."""

from functools import lru_cache
from typing import NewType

Cell = NewType("Cell", int)
"""A place of the plane, packed into one number so that it hashes and compares fast."""

DIRECTIONS = "NESW"

MAX_TILES = 1000
"""The most tiles a set may have; a board then reaches less than this far from the origin."""

_HALF = 2048
_STRIDE = 2 * _HALF


def cell_at(x: int, y: int) -> Cell | None:
    """The cell at these coordinates, None where no board can ever reach."""
    if -MAX_TILES <= x <= MAX_TILES and -MAX_TILES <= y <= MAX_TILES:
        return Cell((y + _HALF) * _STRIDE + x + _HALF)
    return None


def coordinates(cell: Cell) -> tuple[int, int]:
    """``(x, y)`` of a cell."""
    y, x = divmod(cell, _STRIDE)
    return x - _HALF, y - _HALF


@lru_cache(maxsize=1 << 16)
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells to the north, east, south and west."""
    return Cell(cell - _STRIDE), Cell(cell + 1), Cell(cell + _STRIDE), Cell(cell - 1)


@lru_cache(maxsize=1 << 16)
def cell_key(cell: Cell) -> str:
    """The cell as views name it: ``"x,y"``."""
    x, y = coordinates(cell)
    return f"{x},{y}"


ORIGIN = Cell(_HALF * _STRIDE + _HALF)
"""Where the start tile lies (ARK-1.2)."""
