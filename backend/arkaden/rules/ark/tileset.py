"""A tile set made ready for play: each kind in each rotation, with its edges as small numbers.

The engine asks two things of a tile in its innermost loops: in which rotations it fits a place, and which
of its segments meet which of a neighbour's. Both are looked up here, worked out once for each set.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal, NewType, TypeAlias

from arkaden.rules.ark.components import HALF_EDGES, check_tile_set
from arkaden.rules.ark.geometry import DIRECTIONS
from arkaden.rules.canonical import canonical_json
from arkaden.rules.protocol import InvalidSetup, JsonObject

FeatureKind: TypeAlias = Literal["road", "city", "field", "temple"]
Rotation: TypeAlias = int
KindIndex = NewType("KindIndex", int)
"""A kind of tile by its place in the file."""

Signature: TypeAlias = int
"""What the neighbours of an empty place ask for: two bits a direction, N lowest; 0 where nobody asks."""

WOLF = 1 << 32
"""One wolf in a field's bonus, which counts sheep in its lower half."""

_EDGE_CODE = {"F": 1, "R": 2, "C": 3}


@dataclass(frozen=True, slots=True, eq=False)
class TileForm:
    """A kind of tile in one rotation. Directions are numbered N E S W from 0, as they lie on the board."""

    kind: KindIndex
    rotation: Rotation
    features: tuple[FeatureKind, ...]
    """Kinds of the segments, by their index in the file."""
    sides: tuple[tuple[int, ...], ...]
    """By direction, the segments that reach that edge: a city; a road and the fields on either side; a field."""
    facing: tuple[tuple[int, ...], ...]
    """By direction, the segments of *this* tile in the order in which a tile lying on the opposite side of
    it, looking in that direction, meets them: ``zip(mine.sides[d], other.facing[d])`` joins."""
    demands: tuple[Signature, ...]
    """By direction, what this tile asks of an empty place there."""
    open_ends: tuple[int, ...]
    """By segment, how many places on the edges it reaches: it is complete when each meets a neighbour."""
    bonus: tuple[int, ...]
    """By segment: oases, scrolls, or sheep plus WOLF for each wolf."""
    nothing: tuple[int, ...]
    """By segment, 0."""
    completable: tuple[int, ...]
    """The segments that are roads or cities."""
    temple: int | None
    """The segment that is a temple."""
    json: JsonObject
    """As views show it. Shared: not to be changed."""


@dataclass(frozen=True, slots=True, eq=False)
class TileKind:
    """One kind of tile of a set."""

    id: str
    count: int
    forms: tuple[TileForm, ...]
    """By rotation."""
    fits: tuple[tuple[Rotation, ...], ...]
    """By signature of an empty place, the rotations in which the tile fits there (ARK-3.2)."""


@dataclass(frozen=True, slots=True, eq=False)
class TileSet:
    """The tiles of one component file."""

    file: JsonObject
    builtin: bool
    kinds: tuple[TileKind, ...]
    index: dict[str, KindIndex]
    start: KindIndex

    def pack(self) -> list[KindIndex]:
        """Every tile but the start tile, in the order of the file."""
        return [
            KindIndex(i) for i, kind in enumerate(self.kinds) if i != self.start for _ in range(kind.count)
        ]


@lru_cache(maxsize=1)
def builtin_tile_set() -> TileSet:
    """The 72 tiles that come with the game."""
    text = files("arkaden.rules.ark").joinpath("tiles.json").read_text("utf-8")
    return _compile(check_tile_set(json.loads(text)), builtin=True)


def tile_set(file: Mapping[str, Any] | None) -> TileSet:
    """The set of a file, the built-in one if None; raises InvalidSetup.

    Sets are kept by their content, as every game played with one asks for it.
    """
    if file is None:
        return builtin_tile_set()
    try:
        content = canonical_json(file)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidSetup("bad_components", f"file: not JSON: {error}") from error
    return _tile_set_of(content)


@lru_cache(maxsize=32)
def _tile_set_of(content: bytes) -> TileSet:
    return _compile(check_tile_set(json.loads(content)), builtin=False)


def _compile(file: JsonObject, *, builtin: bool) -> TileSet:
    kinds = tuple(_compile_kind(KindIndex(i), tile) for i, tile in enumerate(file["tiles"]))
    start = next(KindIndex(i) for i, tile in enumerate(file["tiles"]) if tile.get("start"))
    return TileSet(file, builtin, kinds, {kind.id: KindIndex(i) for i, kind in enumerate(kinds)}, start)


def _compile_kind(index: KindIndex, tile: JsonObject) -> TileKind:
    forms = tuple(_compile_form(index, tile, rotation) for rotation in range(4))
    return TileKind(tile["id"], tile["count"], forms, _fits(tile["edges"]))


def _compile_form(index: KindIndex, tile: JsonObject, rotation: Rotation) -> TileForm:
    features: Sequence[JsonObject] = tile["features"]
    printed = [_side(features, edge) for edge in range(4)]
    sides = tuple(printed[(direction - rotation) % 4] for direction in range(4))
    facing = tuple(_mirrored(sides[(direction + 2) % 4]) for direction in range(4))
    codes = [_EDGE_CODE[tile["edges"][(direction - rotation) % 4]] for direction in range(4)]
    kinds = tuple(feature["kind"] for feature in features)
    return TileForm(
        kind=index,
        rotation=rotation,
        features=kinds,
        sides=sides,
        facing=facing,
        demands=tuple(code << 2 * ((direction + 2) % 4) for direction, code in enumerate(codes)),
        open_ends=tuple(sum(side.count(segment) for side in sides) for segment in range(len(features))),
        bonus=tuple(_bonus(feature) for feature in features),
        nothing=(0,) * len(features),
        completable=tuple(i for i, kind in enumerate(kinds) if kind in ("road", "city")),
        temple=kinds.index("temple") if "temple" in kinds else None,
        json={"tile": tile["id"], "rotation": rotation},
    )


def _side(features: Sequence[JsonObject], edge: int) -> tuple[int, ...]:
    """The segments on a printed edge: a city or field alone, or a road and its fields clockwise."""
    letter = DIRECTIONS[edge]
    main = [i for i, feature in enumerate(features) if letter in feature["edges"]]
    if features[main[0]]["kind"] != "road":
        return (main[0],)
    halves = HALF_EDGES[2 * edge : 2 * edge + 2]
    return (main[0], *(_field_at(features, half) for half in halves))


def _field_at(features: Sequence[JsonObject], half: str) -> int:
    return next(i for i, feature in enumerate(features) if half in feature.get("half_edges", ()))


def _mirrored(side: tuple[int, ...]) -> tuple[int, ...]:
    """The same edge from across the border, where clockwise runs the other way."""
    return (side[0], *reversed(side[1:]))


def _bonus(feature: JsonObject) -> int:
    match feature["kind"]:
        case "road":
            return int(feature["oases"])
        case "city":
            return int(feature["scrolls"])
        case "field":
            return int(feature["sheep"]) + WOLF * int(feature["wolves"])
        case _:
            return 0


@lru_cache(maxsize=3**4)
def _fits(edges: str) -> tuple[tuple[Rotation, ...], ...]:
    """By signature, the rotations in which a tile with these edges gives every neighbour what it asks."""

    def gives(signature: Signature, rotation: Rotation) -> bool:
        return all(
            (signature >> 2 * direction) & 3 in (0, _EDGE_CODE[edges[(direction - rotation) % 4]])
            for direction in range(4)
        )

    return tuple(tuple(r for r in range(4) if gives(signature, r)) for signature in range(256))
