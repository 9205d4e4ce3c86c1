"""A slow, obvious scorer of whole games, written apart from the engine.

It shares nothing with the engine but the text of the tile file and the record: it keeps a dictionary of tiles
and floods features from nothing each time it is asked. What it says about points is compared with the
engine's events; its own ideas of what is legal are checked against every action of a game on the way.
"""

import json
from collections import Counter
from importlib.resources import files
from typing import Any, NamedTuple

SIDES = ["N", "E", "S", "W"]
HALVES = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"]
OFFSETS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
FACING_HALF = {
    "Nw": "Sw",
    "Ne": "Se",
    "En": "Wn",
    "Es": "Ws",
    "Se": "Ne",
    "Sw": "Nw",
    "Ws": "Es",
    "Wn": "En",
}

Cell = tuple[int, int]
Spot = tuple[int, int, int]
"""x, y and segment."""


class Scored(NamedTuple):
    """A points event."""

    reason: str
    seat: int
    points: int
    tiles: tuple[Cell, ...]


def read_tiles(file: dict[str, Any] | None = None) -> dict[str, dict[str, Any]]:
    if file is None:
        file = json.loads(files("arkaden.rules.ark").joinpath("tiles.json").read_text())
    return {tile["id"]: tile for tile in file["tiles"]}


class Laid:
    """A tile on the table, with everything named as it lies."""

    def __init__(self, tile: dict[str, Any], rotation: int) -> None:
        self.edges = {SIDES[(i + rotation) % 4]: letter for i, letter in enumerate(tile["edges"])}
        self.features = tile["features"]
        self.ports: list[set[str]] = []
        for feature in tile["features"]:
            if feature["kind"] == "field":
                names = {HALVES[(HALVES.index(half) + 2 * rotation) % 8] for half in feature["half_edges"]}
            else:
                names = {SIDES[(SIDES.index(edge) + rotation) % 4] for edge in feature["edges"]}
            self.ports.append(names)

    def kind(self, segment: int) -> str:
        return str(self.features[segment]["kind"])


class Table:
    """Tiles, pieces and points of a game, and the questions of the rules about them."""

    def __init__(self, tiles: dict[str, dict[str, Any]], seats: int) -> None:
        self.tiles = tiles
        self.laid: dict[Cell, Laid] = {}
        self.pieces: dict[Cell, tuple[int, str, int]] = {}
        self.followers = [7] * seats
        self.prophets = [1] * seats
        self.ark: Cell | None = None

    def fits(self, tile: str, cell: Cell, rotation: int) -> bool:
        """ARK-3.1, 3.2: some neighbour, and every one matched."""
        if cell in self.laid:
            return False
        edges = Laid(self.tiles[tile], rotation).edges
        beside = [(side, (cell[0] + dx, cell[1] + dy)) for side, (dx, dy) in OFFSETS.items()]
        placed = [(side, self.laid[other]) for side, other in beside if other in self.laid]
        return bool(placed) and all(edges[side] == other.edges[FACING[side]] for side, other in placed)

    def placements(self, tile: str) -> set[tuple[int, int, int]]:
        beside = {(x + dx, y + dy) for x, y in self.laid for dx, dy in OFFSETS.values()}
        return {(*cell, r) for cell in beside for r in range(4) if self.fits(tile, cell, r)}

    def flood(self, spot: Spot) -> tuple[set[Spot], int]:
        """All segments of the feature, and how many of its ports meet no tile."""
        kind = self.laid[spot[:2]].kind(spot[2])
        found = {spot}
        todo = [spot]
        open_ports = 0
        while todo:
            x, y, segment = todo.pop()
            for port in self.laid[x, y].ports[segment]:
                dx, dy = OFFSETS[port[0]]
                other = self.laid.get((x + dx, y + dy))
                if other is None:
                    open_ports += 1
                    continue
                facing = FACING_HALF[port] if kind == "field" else FACING[port]
                for number, ports in enumerate(other.ports):
                    if facing in ports and (other.kind(number) == "field") == (kind == "field"):
                        there = (x + dx, y + dy, number)
                        if there not in found:
                            found.add(there)
                            todo.append(there)
        return found, open_ports

    def standing(self, feature: set[Spot]) -> list[tuple[Cell, int, str]]:
        return [
            (cell, seat, kind)
            for cell, (seat, kind, segment) in self.pieces.items()
            if (*cell, segment) in feature
        ]

    def total(self, feature: set[Spot], what: str) -> int:
        return sum(self.laid[x, y].features[segment].get(what, 0) for x, y, segment in feature)

    def temple_cells(self, cell: Cell) -> list[Cell]:
        x, y = cell
        return [c for c in [cell, *((x + dx, y + dy) for dx, dy in OFFSETS.values())] if c in self.laid]

    def is_temple(self, cell: Cell) -> bool:
        return cell in self.laid and any(f["kind"] == "temple" for f in self.laid[cell].features)


def most(seats: list[int]) -> list[int]:
    """Those who are there most often."""
    counts = Counter(seats)
    return sorted(seat for seat in counts if counts[seat] == max(counts.values()))


def score_placement(table: Table, cell: Cell) -> list[Scored]:
    """Everything that the tile at this cell completed; pieces are taken off as the rules say."""
    scored: list[Scored] = []
    done: set[Spot] = set()
    for segment in range(len(table.laid[cell].features)):
        kind = table.laid[cell].kind(segment)
        if kind not in ("road", "city") or (*cell, segment) in done:
            continue
        feature, open_ports = table.flood((*cell, segment))
        done |= feature
        if open_ports:
            continue
        cells = tuple(sorted({(x, y) for x, y, _ in feature}))
        worth = len(cells) + table.total(feature, "oases" if kind == "road" else "scrolls")
        worth *= 2 if kind == "city" else 1
        standing = table.standing(feature)
        for seat in most([seat for _, seat, _ in standing]):
            doubled = any(owner == seat and piece == "prophet" for _, owner, piece in standing)
            scored.append(Scored(kind, seat, worth * (2 if doubled else 1), cells))
        for where, seat, piece in standing:
            del table.pieces[where]
            table.followers[seat] += piece == "follower"
    for temple in table.temple_cells(cell):
        if table.is_temple(temple) and len(table.temple_cells(temple)) == 5:
            scored += score_temple(table, temple, "temple", 7)
    return scored


def score_temple(table: Table, temple: Cell, reason: str, worth: int) -> list[Scored]:
    cells = tuple(sorted(table.temple_cells(temple)))
    seats = [table.pieces[cell][0] for cell in cells if cell in table.pieces]
    return [Scored(reason, seat, worth, cells) for seat in most(seats)]


def score_end(table: Table) -> list[Scored]:
    scored: list[Scored] = []
    for cell in table.laid:
        if table.is_temple(cell) and len(table.temple_cells(cell)) < 5:
            scored += score_temple(table, cell, "unfinished_temple", 3)
    done: set[Spot] = set()
    for cell, (_, _, segment) in table.pieces.items():
        if (*cell, segment) in done:
            continue
        feature, _ = table.flood((*cell, segment))
        done |= feature
        kind = table.laid[cell].kind(segment)
        cells = tuple(sorted({(x, y) for x, y, _ in feature}))
        if kind == "field":
            worth = 2 * max(0, table.total(feature, "sheep") - table.total(feature, "wolves"))
        else:
            worth = len(cells) + table.total(feature, "oases" if kind == "road" else "scrolls")
        reason = kind if kind == "field" else f"unfinished_{kind}"
        scored += [
            Scored(reason, seat, worth, cells)
            for seat in most([seat for _, seat, _ in table.standing(feature)])
            if worth
        ]
    return scored


def completes_city(table: Table, cell: Cell) -> set[Cell]:
    """The tiles of every city that the tile at this cell completed."""
    cells: set[Cell] = set()
    for segment in range(len(table.laid[cell].features)):
        if table.laid[cell].kind(segment) == "city":
            feature, open_ports = table.flood((*cell, segment))
            if not open_ports:
                cells |= {(x, y) for x, y, _ in feature}
    return cells


def rescore(record: dict[str, Any]) -> list[tuple[int, Scored]]:
    """Every points event of a record with the number of its action, worked out from its actions alone.

    Which tile was placed is read from the record's events. Asserts on the way that each action was legal.
    """
    seats = len(record["players"])
    table = Table(read_tiles(record["components"].get("file")), seats)
    table.laid[0, 0] = Laid(table.tiles[record["setup"]["tiles"][0]], 0)
    placed_tiles = {e["n"]: e["tile"] for e in record["events"] if e["type"] == "tile_placed"}
    resigned: set[int] = set()
    result: list[tuple[int, Scored]] = []
    unsettled: tuple[Cell, int] | None = None
    ark_cells: set[Cell] = set()
    n = 0

    def settle(cell: Cell) -> None:
        nonlocal ark_cells
        if table.ark is None:
            ark_cells = completes_city(table, cell)
        result.extend((n, scored) for scored in score_placement(table, cell))

    for entry in record["actions"]:
        n, seat, action = entry["n"], entry["seat"], entry["action"]
        if action["type"] == "resign":
            assert seat not in resigned
            resigned.add(seat)
            if unsettled and (unsettled[1] == seat or len(resigned) == seats - 1):
                settle(unsettled[0])
                unsettled = None
            continue
        assert seat not in resigned
        match action:
            case {"type": "place_tile", "x": x, "y": y, "rotation": rotation}:
                assert unsettled is None
                assert table.fits(placed_tiles[n], (x, y), rotation)
                table.laid[x, y] = Laid(table.tiles[placed_tiles[n]], rotation)
                unsettled = ((x, y), seat)
                continue
            case {"type": "place_ark", "x": x, "y": y}:
                assert table.ark is None
                assert (x, y) in ark_cells
                table.ark = (x, y)
                continue
            case {"type": "move_ark", "path": path}:
                result.extend((n, scored) for scored in walk(table, [(x, y) for x, y in path]))
            case {"type": "place_follower" | "place_prophet" as kind, "segment": segment}:
                assert unsettled is not None
                put_piece(table, unsettled[0], seat, kind.removeprefix("place_"), segment)
        assert unsettled is not None
        settle(unsettled[0])
        unsettled = None
    return result + [(n, scored) for scored in score_end(table)]


def put_piece(table: Table, cell: Cell, seat: int, kind: str, segment: int) -> None:
    where = table.laid[cell].kind(segment)
    assert where == "city" or (kind == "follower" and where in ("road", "field"))
    assert not table.standing(table.flood((*cell, segment))[0])
    supply = table.followers if kind == "follower" else table.prophets
    assert supply[seat] > 0
    supply[seat] -= 1
    assert cell not in table.pieces
    table.pieces[cell] = (seat, kind, segment)


def walk(table: Table, path: list[Cell]) -> list[Scored]:
    assert table.ark is not None
    assert 1 <= len(path) <= 5
    assert len({table.ark, *path}) == len(path) + 1
    for before, after in zip([table.ark, *path], path, strict=False):
        assert after in table.laid
        assert abs(before[0] - after[0]) + abs(before[1] - after[1]) == 1
    table.ark = path[-1]
    met = {
        seat: tuple(sorted(c for c in path if c in table.pieces and table.pieces[c][0] == seat))
        for seat in range(5)
    }
    return [Scored("ark", seat, len(cells), cells) for seat, cells in met.items() if cells]
