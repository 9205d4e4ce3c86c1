"""The grid of the board, with sets of squares as the bits of an integer.

A square is numbered ``row * cols + column``; bit ``i`` of a ``SquareSet`` stands for square ``i``. Whole
questions ("where is every square of this building free?") are then a few operations on integers.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NewType, TypeAlias

Square = NewType("Square", int)
Cell: TypeAlias = tuple[int, int]
SquareSet: TypeAlias = int


def squares_of(squares: SquareSet) -> Iterator[Square]:
    """The members of the set in ascending order."""
    while squares:
        lowest = squares & -squares
        yield Square(lowest.bit_length() - 1)
        squares ^= lowest


def nth_square(squares: SquareSet, n: int) -> Square:
    """The member with ``n`` smaller ones in the set."""
    for _ in range(n):
        squares &= squares - 1
    return Square((squares & -squares).bit_length() - 1)


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows and columns, and squares that are no part of the board."""

    rows: int
    cols: int
    blocked: SquareSet = 0
    board: SquareSet = field(init=False)
    """All squares of the board."""
    keys: tuple[str, ...] = field(init=False)
    """Each square as a key of the view's maps."""
    _not_first_column: SquareSet = field(init=False)
    _not_last_column: SquareSet = field(init=False)

    def __post_init__(self) -> None:
        everything = (1 << (self.rows * self.cols)) - 1
        first_column = sum(1 << (row * self.cols) for row in range(self.rows))
        keys = tuple(f"{row},{column}" for row in range(self.rows) for column in range(self.cols))
        object.__setattr__(self, "board", everything & ~self.blocked)
        object.__setattr__(self, "keys", keys)
        object.__setattr__(self, "_not_first_column", everything & ~first_column)
        object.__setattr__(self, "_not_last_column", everything & ~(first_column << (self.cols - 1)))

    def rim(self, squares: SquareSet) -> SquareSet:
        """The squares of the board orthogonally adjacent to any of ``squares`` and not among them."""
        around = (
            ((squares & self._not_last_column) << 1)
            | ((squares & self._not_first_column) >> 1)
            | (squares << self.cols)
            | (squares >> self.cols)
        )
        return around & self.board & ~squares

    def square(self, cell: Cell) -> Square:
        return Square(cell[0] * self.cols + cell[1])

    def cell(self, square: Square) -> Cell:
        return divmod(square, self.cols)

    def set_of(self, cells: Iterable[Cell]) -> SquareSet:
        """The set of squares of distinct cells."""
        return sum(1 << self.square(cell) for cell in cells)

    def cells(self, squares: SquareSet) -> list[list[int]]:
        """``[row, column]`` of each member, in reading order."""
        return [list(divmod(square, self.cols)) for square in squares_of(squares)]

    def row_bits(self, squares: SquareSet) -> list[int]:
        """For each row a number whose bit ``c`` tells whether column ``c`` is in the set."""
        row = (1 << self.cols) - 1
        return [(squares >> (number * self.cols)) & row for number in range(self.rows)]
