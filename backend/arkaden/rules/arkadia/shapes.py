"""The ways a building may lie on the board, and where each fits."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from arkaden.rules.arkadia.squares import Cell, Grid, SquareSet

Shape = tuple[Cell, ...]
"""Cells in reading order, relative to the top left corner of their bounding box."""


def normal(cells: Sequence[Cell]) -> Shape:
    """The cells moved to the top left corner, in reading order."""
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def turned(shape: Sequence[Cell]) -> Shape:
    """A quarter turn clockwise."""
    return normal([(column, -row) for row, column in shape])


def all_ways(cells: Sequence[Cell], *, rotate: bool, mirror: bool) -> tuple[Shape, ...]:
    """Every way to lay the cells, without repetitions: turned, then mirrored and turned (ARD-3.1)."""
    starts = [normal(cells)]
    if mirror:
        starts.append(normal([(row, -column) for row, column in cells]))
    ways: dict[Shape, None] = {}
    for start in starts:
        shape = start
        for _ in range(4 if rotate else 1):
            ways.setdefault(shape)
            shape = turned(shape)
    return tuple(ways)


@dataclass(frozen=True, slots=True)
class Way:
    """One way a building may lie; its anchor is the square under the corner of its bounding box."""

    shape: Shape
    offsets: tuple[int, ...] = field(init=False)
    """What to add to the anchor to get each square."""
    anchors: SquareSet = field(init=False)
    """The anchors with which all of it is on an empty board."""
    footprint: SquareSet = field(init=False)
    """Its squares when the anchor is square 0."""

    def __init__(self, shape: Shape, grid: Grid) -> None:
        height = 1 + max(row for row, _ in shape)
        width = 1 + max(column for _, column in shape)
        corners = (
            (row, column) for row in range(grid.rows - height + 1) for column in range(grid.cols - width + 1)
        )
        offsets = tuple(grid.square(cell) for cell in shape)
        object.__setattr__(self, "shape", shape)
        object.__setattr__(self, "offsets", offsets)
        object.__setattr__(self, "footprint", grid.set_of(shape))
        object.__setattr__(self, "anchors", grid.set_of(corners))

    def anchors_on(self, free: SquareSet, touching: SquareSet) -> SquareSet:
        """The anchors with which all squares are in ``free`` and at least one is in ``touching``."""
        fits, touches = self.anchors, 0
        for offset in self.offsets:
            fits &= free >> offset
            touches |= touching >> offset
        return fits & touches
