"""What a game is played with: board, lot, buildings, cards, castle pieces, workers (ARD-1)."""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import NewType

from arkaden.rules.arkadia.shapes import Shape, all_ways
from arkaden.rules.arkadia.squares import Cell, Grid, SquareSet
from arkaden.rules.protocol import JsonObject

FAMILIES = ("red", "olive", "black", "silver")
COLOURS = ("yellow", "orange", "green", "violet")
FLOORS = 3

Family = NewType("Family", int)
"""An index in ``FAMILIES``."""
BuildingType = NewType("BuildingType", str)
Card = NewType("Card", str)
"""``"type:family"``, as on the wire."""


def card_of(kind: BuildingType, family: Family) -> Card:
    return Card(f"{kind}:{FAMILIES[family]}")


def family_named(name: str) -> Family:
    return Family(FAMILIES.index(name))


@dataclass(frozen=True, slots=True)
class LotPlan:
    """The castle's building lot as it is printed, before it is put on the board."""

    rows: int
    cols: int
    rotatable: bool
    printed: tuple[tuple[Cell, Family | None], ...]
    courtyard: tuple[Cell, ...]

    def turned(self) -> "LotPlan":
        """A quarter turn clockwise, not mirrored."""

        def turn(cell: Cell) -> Cell:
            return cell[1], self.rows - 1 - cell[0]

        return LotPlan(
            rows=self.cols,
            cols=self.rows,
            rotatable=self.rotatable,
            printed=tuple((turn(cell), family) for cell, family in self.printed),
            courtyard=tuple(turn(cell) for cell in self.courtyard),
        )


@dataclass(frozen=True, slots=True)
class LotPlace:
    """Where the lot lies: its top left corner, and its size, which tells how it is turned."""

    row: int
    col: int
    rows: int
    cols: int


@dataclass(frozen=True, slots=True)
class SetBuilding:
    """A building of the beginners' set-up."""

    kind: BuildingType
    family: Family
    squares: SquareSet


@dataclass(frozen=True, slots=True)
class Beginner:
    """The beginners' set-up (ARD-1.7)."""

    lot: LotPlace
    buildings: tuple[SetBuilding, ...]
    neutral_each: dict[int, int]
    """Neutral workers for each player, by the number of players."""


@dataclass(frozen=True, slots=True)
class Components:
    """A checked component file."""

    grid: Grid
    camps: SquareSet
    neutral_per_camp: int
    lot: LotPlan
    buildings: dict[BuildingType, tuple[Cell, ...]]
    building_counts: dict[BuildingType, int]
    cards: tuple[Card, ...]
    """All cards, sorted by type name, then family."""
    rotate: bool
    pieces: tuple[tuple[int, ...], ...]
    """Castle pieces by floor and family."""
    workers: int
    start_workers: int
    workers_per_banner: int
    banners: int
    neutral: int
    hand: int
    face_up: int
    beginner: Beginner | None

    def ways(self, kind: BuildingType, *, mirror: bool) -> tuple[Shape, ...]:
        return all_ways(self.buildings[kind], rotate=self.rotate, mirror=mirror)


def built_in_file() -> JsonObject:
    """The component file that comes with Arkaden, a fresh copy."""
    text = files("arkaden.rules.arkadia").joinpath("components.json").read_text("utf-8")
    document: JsonObject = json.loads(text)
    return document


def lot_places(components: Components) -> list[LotPlace]:
    """All legal places of the lot (ARD-1.3): as printed by row and column, then turned likewise."""
    grid, lot = components.grid, components.lot
    sizes = [(lot.rows, lot.cols)]
    if lot.rotatable and lot.rows != lot.cols:
        sizes.append((lot.cols, lot.rows))
    usable = grid.board & ~components.camps
    places = []
    for rows, cols in sizes:
        for row in range(grid.rows - rows + 1):
            for col in range(grid.cols - cols + 1):
                place = LotPlace(row, col, rows, cols)
                footprint = lot_footprint(grid, place)
                if footprint & usable == footprint:
                    places.append(place)
    return places


def lot_footprint(grid: Grid, place: LotPlace) -> SquareSet:
    return grid.set_of(
        (row, col)
        for row in range(place.row, place.row + place.rows)
        for col in range(place.col, place.col + place.cols)
    )
