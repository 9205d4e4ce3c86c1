"""What stays the same through a game, worked out once: components, options, shapes, the lot in its place."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from arkaden.rules.arkadia.component_file import read_components
from arkaden.rules.arkadia.components import (
    FAMILIES,
    BuildingType,
    Card,
    Components,
    Family,
    LotPlace,
    built_in_file,
    lot_footprint,
    lot_places,
)
from arkaden.rules.arkadia.shapes import Shape, Way
from arkaden.rules.arkadia.squares import Cell, Square, SquareSet
from arkaden.rules.canonical import canonical_json
from arkaden.rules.protocol import InvalidSetup, JsonObject


@dataclass(frozen=True, slots=True)
class Options:
    """The table options, complete."""

    beginner: bool = False
    mirror: bool = False
    open_screens: bool = False

    def to_json(self) -> JsonObject:
        return {
            "setup": "beginner" if self.beginner else "standard",
            "mirror": self.mirror,
            "open_screens": self.open_screens,
        }


def read_options(options: Mapping[str, Any]) -> Options:
    """Check table options, filling in defaults; raises InvalidSetup ``bad_option``."""
    if unknown := options.keys() - {"setup", "mirror", "open_screens"}:
        raise InvalidSetup("bad_option", f"unknown option {min(map(str, unknown)):.60}")
    setup = options.get("setup", "standard")
    if setup not in ("standard", "beginner"):
        raise InvalidSetup("bad_option", "setup must be standard or beginner")
    for name in ("mirror", "open_screens"):
        if not isinstance(options.get(name, False), bool):
            raise InvalidSetup("bad_option", f"{name} must be true or false")
    return Options(
        beginner=setup == "beginner",
        mirror=options.get("mirror", False),
        open_screens=options.get("open_screens", False),
    )


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a card shows."""

    kind: BuildingType
    family: Family


@dataclass(frozen=True, slots=True)
class Lot:
    """The castle's building lot on the board."""

    place: LotPlace
    footprint: SquareSet
    rim: SquareSet
    printed: dict[Square, Family | None]
    courtyard: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """Components with the ways their buildings may lie."""

    file: bytes | None
    """The component file as canonical JSON if it is not the built-in one."""
    components: Components
    ways: dict[BuildingType, tuple[Way, ...]]
    shapes: dict[BuildingType, frozenset[Shape]]
    faces: dict[Card, CardFace]
    lots: dict[LotPlace, Lot]
    """Every legal place of the lot, in the order of ``lot_places``."""
    static_view: JsonObject
    """What stands in every view and never changes."""


def plan_for(file: Mapping[str, Any] | None, *, mirror: bool) -> Plan:
    """The plan of the built-in component file (None) or another; raises InvalidSetup ``bad_components``."""
    if file is None:
        return _plan(None, mirror)
    try:
        canonical = canonical_json(file)
    except (TypeError, ValueError, RecursionError):
        raise InvalidSetup("bad_components", "the file: is not JSON") from None
    return _plan(canonical, mirror)


@lru_cache(maxsize=32)
def _plan(canonical: bytes | None, mirror: bool) -> Plan:
    components = read_components(built_in_file() if canonical is None else json.loads(canonical))
    shapes = {kind: components.ways(kind, mirror=mirror) for kind in components.buildings}
    return Plan(
        file=canonical,
        components=components,
        ways={kind: tuple(Way(shape, components.grid) for shape in ways) for kind, ways in shapes.items()},
        shapes={kind: frozenset(ways) for kind, ways in shapes.items()},
        faces={card: _face(card) for card in components.cards},
        static_view=_static_view(components, shapes),
        lots={place: _lot_at(components, place) for place in lot_places(components)},
    )


def _static_view(components: Components, shapes: Mapping[BuildingType, tuple[Shape, ...]]) -> JsonObject:
    grid = components.grid
    board: JsonObject = {"rows": grid.rows, "cols": grid.cols, "camps": grid.cells(components.camps)}
    if grid.blocked:
        board["blocked"] = grid.cells(grid.blocked)
    lists = {kind: [[list(cell) for cell in way] for way in ways] for kind, ways in shapes.items()}
    return {"board": board, "shapes": lists}


def _face(card: Card) -> CardFace:
    kind, family = card.split(":")
    return CardFace(BuildingType(kind), Family(FAMILIES.index(family)))


def _lot_at(components: Components, place: LotPlace) -> Lot:
    grid, printed = components.grid, components.lot
    if (place.rows, place.cols) != (printed.rows, printed.cols):
        printed = printed.turned()
    footprint = lot_footprint(grid, place)
    return Lot(
        place=place,
        footprint=footprint,
        rim=grid.rim(footprint),
        printed={
            grid.square((place.row + row, place.col + col)): family for (row, col), family in printed.printed
        },
        courtyard=tuple((place.row + row, place.col + col) for row, col in printed.courtyard),
    )
