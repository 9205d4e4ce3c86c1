"""Reading a component file; another file of the same form as the built-in one can be played with.

Numbers of seals and gold are not needed to play (the supply is unlimited, ARD-5.4), and whether buildings may be
mirrored is a table option (ARD-3.1), so those parts of a file are carried but not used.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from arkaden.rules.arkadia.checks import Node
from arkaden.rules.arkadia.components import (
    COLOURS,
    FAMILIES,
    FLOORS,
    Beginner,
    BuildingType,
    Card,
    Components,
    Family,
    LotPlace,
    LotPlan,
    SetBuilding,
    card_of,
    family_named,
    lot_footprint,
    lot_places,
)
from arkaden.rules.arkadia.shapes import normal
from arkaden.rules.arkadia.squares import Cell, Grid, SquareSet

MOST_TYPES = 20
"""Types of buildings in a file; a file is read in a moment, whatever it holds."""


def read_components(file: Mapping[str, Any]) -> Components:
    """Check a component file; raises InvalidSetup ``bad_components``, which says what is wrong and where."""
    root = Node(file, "", "bad_components").object(
        {"board", "castle_lot", "buildings", "cards", "castle_pieces", "workers", "hand", "face_up_cards"},
        frozenset(
            {"name", "coordinates", "placement", "families", "seals", "gold", "beginner_setup", "provenance"}
        ),
    )
    if "name" in root:
        root["name"].text()
    if "families" in root:
        root["families"].object(set(FAMILIES))
    grid, camps, neutral_per_camp = _board(root["board"])
    buildings, counts = _buildings(root["buildings"])
    workers = _workers(root["workers"])
    components = Components(
        grid=grid,
        camps=camps,
        neutral_per_camp=neutral_per_camp,
        lot=_lot(root["castle_lot"]),
        buildings=buildings,
        building_counts=counts,
        cards=_cards(root["cards"], counts),
        rotate="placement" not in root or _may_rotate(root["placement"]),
        pieces=_pieces(root["castle_pieces"]),
        workers=workers["per_player"],
        start_workers=workers["start"],
        workers_per_banner=workers["per_banner"],
        banners=workers["banners"],
        neutral=workers["neutral"],
        hand=root["hand"].integer(1, 10),
        face_up=root["face_up_cards"].integer(0, 10),
        beginner=None,
    )
    _check_lot(components, root)
    if "beginner_setup" not in root:
        _check_cards(components, components.cards, root["cards"])
        return components
    return _with_beginner(components, root["beginner_setup"], root["cards"])


def _board(node: Node) -> tuple[Grid, SquareSet, int]:
    """The grid, its camps, and how many neutral workers each of them brings."""
    fields = node.object(
        {"rows", "cols", "camps"}, frozenset({"neutral_workers_per_camp", "blocked", "pool_areas"})
    )
    rows, cols = fields["rows"].integer(4, 30), fields["cols"].integer(4, 30)
    grid = Grid(rows, cols)
    if "blocked" in fields:
        grid = Grid(rows, cols, grid.set_of(fields["blocked"].cells(rows, cols)))
    camps = grid.set_of(fields["camps"].cells(rows, cols))
    if camps & grid.blocked:
        raise fields["camps"].fault("a camp lies on a blocked square")
    each = fields.get("neutral_workers_per_camp")
    return grid, camps, 1 if each is None else each.integer(0, 10)


def _may_rotate(node: Node) -> bool:
    fields = node.object({"rotate"}, frozenset({"mirror"}))
    if "mirror" in fields:
        fields["mirror"].boolean()
    return fields["rotate"].boolean()


def _buildings(node: Node) -> tuple[dict[BuildingType, tuple[Cell, ...]], dict[BuildingType, int]]:
    shapes: dict[BuildingType, tuple[Cell, ...]] = {}
    counts: dict[BuildingType, int] = {}
    types = node.members()
    if not 1 <= len(types) <= MOST_TYPES:
        raise node.fault(f"must hold from one to {MOST_TYPES} types of buildings")
    for name, entry in sorted(types.items()):
        if not (name.isascii() and name.replace("_", "a").isalnum()) or len(name) > 40:
            raise entry.fault("a type's name has up to 40 letters, digits and underscores")
        fields = entry.object({"cells", "count"})
        cells = fields["cells"].cells(10, 10)
        if not 1 <= len(cells) <= 6 or not _connected(cells):
            raise fields["cells"].fault("must be one to six connected squares")
        shapes[BuildingType(name)] = cells
        counts[BuildingType(name)] = fields["count"].integer(1, 40)
    return shapes, counts


def _connected(cells: tuple[Cell, ...]) -> bool:
    left = set(cells[1:])
    reached = [cells[0]]
    for row, column in reached:
        near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & left
        left -= near
        reached += near
    return not left


def _cards(node: Node, counts: dict[BuildingType, int]) -> tuple[Card, ...]:
    cards: list[Card] = []
    for name, entry in sorted(node.object(set(counts)).items()):
        kind = BuildingType(name)
        families = entry.map(set(FAMILIES), lambda number: number.integer(0, 40))
        if sum(families.values()) > counts[kind]:
            raise entry.fault(f"more cards than the {counts[kind]} buildings of that type")
        for family, number in enumerate(families[name] for name in FAMILIES):
            cards += [card_of(kind, Family(family))] * number
    return tuple(cards)


def _check_cards(components: Components, cards: tuple[Card, ...], node: Node) -> None:
    needed = len(COLOURS) * components.hand + components.face_up
    if len(cards) < needed:
        raise node.fault(
            f"{len(cards)} cards in play, but hands of four players and face-up cards take {needed}"
        )


def _pieces(node: Node) -> tuple[tuple[int, ...], ...]:
    names = [f"floor_{number + 1}" for number in range(FLOORS)]
    floors = node.object(set(names))
    pieces = [floors[name].map(set(FAMILIES), lambda number: number.integer(0, 20)) for name in names]
    return tuple(tuple(floor[family] for family in FAMILIES) for floor in pieces)


def _workers(node: Node) -> dict[str, int]:
    fields = node.object(
        {"per_player", "start", "per_banner", "banners", "neutral"}, frozenset({"player_colours"})
    )
    if "player_colours" in fields and [item.value for item in fields["player_colours"].items()] != list(
        COLOURS
    ):
        raise fields["player_colours"].fault(f"must be {', '.join(COLOURS)}")
    limits = {
        "per_player": (1, 60),
        "start": (0, 60),
        "per_banner": (0, 10),
        "banners": (0, 10),
        "neutral": (0, 200),
    }
    numbers = {name: fields[name].integer(*limit) for name, limit in limits.items()}
    if numbers["start"] + numbers["per_banner"] * numbers["banners"] > numbers["per_player"]:
        raise fields["per_player"].fault("fewer workers than the start and the banners hand out")
    return numbers


def _lot(node: Node) -> LotPlan:
    fields = node.object(
        {"rows", "cols", "cells", "families", "courtyard"}, frozenset({"rotatable_90", "footprint"})
    )
    rows, cols = fields["rows"].integer(1, 10), fields["cols"].integer(1, 10)
    cells, courtyard = fields["cells"].cells(rows, cols), fields["courtyard"].cells(rows, cols)
    if len({*cells, *courtyard}) != rows * cols or len(cells) + len(courtyard) != rows * cols:
        raise node.fault("cells and courtyard must cover the rectangle, each square once")
    if "footprint" in fields and set(fields["footprint"].cells(rows, cols)) != {*cells, *courtyard}:
        raise fields["footprint"].fault("must be the whole rectangle")
    families = [
        None if item.value is None else family_named(item.one_of(*FAMILIES))
        for item in fields["families"].items()
    ]
    if not cells or len(families) != len(cells):
        raise fields["families"].fault("must name a family or null for each of the cells")
    return LotPlan(
        rows=rows,
        cols=cols,
        rotatable="rotatable_90" in fields and fields["rotatable_90"].boolean(),
        printed=tuple(zip(cells, families, strict=True)),
        courtyard=courtyard,
    )


def _check_lot(components: Components, root: dict[str, Node]) -> None:
    if not lot_places(components):
        raise root["castle_lot"].fault("fits nowhere on the board without covering a camp")
    squares = len(components.lot.printed)
    for floor, pieces in enumerate(components.pieces[: FLOORS - 1]):
        if sum(pieces) < squares:
            raise root["castle_pieces"].fault(
                f"floor_{floor + 1} has fewer pieces than the lot's {squares} squares"
            )


def _with_beginner(components: Components, node: Node, cards_node: Node) -> Components:
    fields = node.object({"castle_lot", "buildings", "neutral_workers_each"})
    place = fields["castle_lot"].object({"row", "col", "rows", "cols"})
    lot = LotPlace(*(place[name].integer(0, 30) for name in ("row", "col", "rows", "cols")))
    if lot not in lot_places(components):
        raise fields["castle_lot"].fault("the lot may not lie there")
    buildings = _set_buildings(components, fields["buildings"], lot)
    left = list(components.cards)
    for building, entry in zip(buildings, fields["buildings"].items(), strict=True):
        card = card_of(building.kind, building.family)
        if card not in left:
            raise entry.fault(f"there is no card {card} for it")
        left.remove(card)
    _check_cards(components, tuple(left), cards_node)
    each = fields["neutral_workers_each"].map({"2", "3", "4"}, lambda number: number.integer(0, 60))
    if any(int(players) * number > components.neutral for players, number in each.items()):
        raise fields["neutral_workers_each"].fault("more than the neutral workers there are")
    beginner = Beginner(lot, buildings, {int(players): number for players, number in each.items()})
    return replace(components, beginner=beginner)


def _set_buildings(components: Components, node: Node, lot: LotPlace) -> tuple[SetBuilding, ...]:
    grid = components.grid
    taken = lot_footprint(grid, lot)
    buildings = []
    for entry in node.items():
        fields = entry.object({"type", "family", "cells"})
        kind = BuildingType(fields["type"].one_of(*components.buildings))
        cells = fields["cells"].cells(grid.rows, grid.cols)
        if not cells or normal(cells) not in components.ways(kind, mirror=True):
            raise fields["cells"].fault(f"is not the shape of a {kind}")
        squares = grid.set_of(cells)
        if squares & (taken | grid.blocked):
            raise fields["cells"].fault("covers the lot, another building or a blocked square")
        taken |= squares
        buildings.append(SetBuilding(kind, family_named(fields["family"].one_of(*FAMILIES)), squares))
    for building, entry in zip(buildings, node.items(), strict=True):
        if not grid.rim(building.squares) & ~taken:
            raise entry.fault("is completed before the game begins")
    return tuple(buildings)
