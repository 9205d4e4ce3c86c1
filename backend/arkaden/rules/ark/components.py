"""Checks of a tile set file (ARK-10.2): its form, its edges and half-edges, its counts, its one start tile.

A file that passes can be played: every edge belongs to exactly one feature and every half-edge of a field
or road edge to exactly one field, and no two features cross. What it raises says where the fault is, in the
words of the file.
"""

import re
from collections.abc import Mapping
from itertools import combinations
from typing import Any, NoReturn

from arkaden.rules.ark.geometry import DIRECTIONS, MAX_TILES
from arkaden.rules.protocol import InvalidSetup, JsonObject

HALF_EDGES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
EDGE_ORDER = "NESW clockwise"
ROAD_ENDS = ("junction", "city", "temple")

_EDGE_OF_KIND = {"city": "C", "road": "R", "field": "F"}
_FEATURE_FIELDS = {
    "city": {"kind", "edges", "scrolls"},
    "road": {"kind", "edges", "oases"},
    "field": {"kind", "edges", "half_edges", "sheep", "wolves"},
    "temple": {"kind", "edges"},
}
_TILE_FIELDS = {"id", "count", "edges", "features"}
_TILE_NOTES = {"start", "source", "note", "wikicarpedia_image"}
_SOURCE_FIELDS = {"edges", "count", "layout", "contents"}
_TILE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
_MAX_TEXT = 200
_MAX_BONUS = 20


def check_tile_set(file: Mapping[str, Any]) -> JsonObject:
    """The file as it came, once it has passed every check.

    Raises InvalidSetup(``bad_components``) naming the place of the first fault.
    """
    _fields(file, "file", {"name", "edge_order", "half_edge_order", "tiles"}, set())
    _text(file["name"], "name")
    if file["edge_order"] != EDGE_ORDER:
        _refuse("edge_order", f"must be {EDGE_ORDER!r}")
    if file["half_edge_order"] != list(HALF_EDGES):
        _refuse("half_edge_order", f"must be {list(HALF_EDGES)}")
    tiles = _list(file["tiles"], "tiles")
    seen: set[str] = set()
    for index, tile in enumerate(tiles):
        _check_tile(tile, f"tiles[{index}]")
        if tile["id"] in seen:
            _refuse(f"tiles[{index}]", f"a second tile {tile['id']}")
        seen.add(tile["id"])
    _check_start(tiles)
    total = sum(tile["count"] for tile in tiles)
    if total > MAX_TILES:
        _refuse("tiles", f"{total} tiles are more than {MAX_TILES}")
    return dict(file)


def _check_start(tiles: list[Any]) -> None:
    starts = [tile for tile in tiles if tile.get("start")]
    if len(starts) != 1:
        _refuse("tiles", f"exactly one start tile is needed, {len(starts)} are marked")
    if starts[0]["count"] != 1:
        _refuse(
            f"tile {starts[0]['id']}",
            "the start tile must have count 1; give further tiles like it an id of their own",
        )


def _check_tile(tile: Any, where: str) -> None:
    _fields(tile, where, _TILE_FIELDS, _TILE_NOTES)
    if not isinstance(tile["id"], str) or not _TILE_ID.fullmatch(tile["id"]):
        _refuse(f"{where}.id", "must be 1 to 16 letters, digits, - or _")
    where = f"{where} ({tile['id']})"
    _number(tile["count"], f"{where}.count", 1, MAX_TILES)
    if not isinstance(tile["edges"], str) or not re.fullmatch("[CRF]{4}", tile["edges"]):
        _refuse(f"{where}.edges", "must be four of C, R and F, clockwise from north")
    if not isinstance(tile.get("start", False), bool):
        _refuse(f"{where}.start", "must be true or false")
    for note in ("note", "wikicarpedia_image"):
        if note in tile:
            _text(tile[note], f"{where}.{note}")
    if "source" in tile:
        _fields(tile["source"], f"{where}.source", set(), _SOURCE_FIELDS)
        for name, text in tile["source"].items():
            _text(text, f"{where}.source.{name}")
    features = _list(tile["features"], f"{where}.features")
    for index, feature in enumerate(features):
        _check_feature(feature, f"{where}.features[{index}]")
    _check_cover(tile["edges"], features, where)
    _check_crossings(features, where)


def _check_feature(feature: Any, where: str) -> None:
    if not isinstance(feature, Mapping) or feature.get("kind") not in _FEATURE_FIELDS:
        _refuse(where, "must be an object of kind city, road, field or temple")
    kind = feature["kind"]
    ends = {"end"} if kind == "road" else set()
    _fields(feature, where, _FEATURE_FIELDS[kind], ends)
    edges = _names(feature["edges"], f"{where}.edges", tuple(DIRECTIONS))
    for bonus in ("scrolls", "oases", "sheep", "wolves"):
        if bonus in feature:
            _number(feature[bonus], f"{where}.{bonus}", 0, _MAX_BONUS)
    if kind == "temple" and edges:
        _refuse(f"{where}.edges", "a temple reaches no edge")
    if kind == "city" and not edges:
        _refuse(f"{where}.edges", "a city needs an edge")
    if kind == "road":
        if len(edges) not in (1, 2):
            _refuse(f"{where}.edges", "a road needs one or two edges")
        if len(edges) == 1 and feature.get("end") not in ROAD_ENDS:
            _refuse(f"{where}.end", f"a road with one edge ends in one of {', '.join(ROAD_ENDS)}")
        if len(edges) == 2 and "end" in feature:
            _refuse(f"{where}.end", "a road with two edges has no end on the tile")
    if kind == "field" and not _names(feature["half_edges"], f"{where}.half_edges", HALF_EDGES):
        _refuse(f"{where}.half_edges", "a field needs a half-edge")


def _check_cover(tile_edges: str, features: list[Any], where: str) -> None:
    """Each edge in exactly one feature of its type, each half-edge beside no city in exactly one field."""
    if sum(feature["kind"] == "temple" for feature in features) > 1:
        _refuse(where, "more than one temple")
    owners: dict[str, list[int]] = {name: [] for name in (*DIRECTIONS, *HALF_EDGES)}
    for index, feature in enumerate(features):
        for name in (*feature["edges"], *feature.get("half_edges", ())):
            owners[name].append(index)
    for number, edge in enumerate(DIRECTIONS):
        letter = tile_edges[number]
        if len(owners[edge]) != 1:
            _refuse(where, f"edge {edge} belongs to {len(owners[edge])} features instead of one")
        kind = features[owners[edge][0]]["kind"]
        if _EDGE_OF_KIND[kind] != letter:
            _refuse(where, f"edge {edge} is {letter}, but a {kind} claims it")
        halves = HALF_EDGES[2 * number : 2 * number + 2]
        fields = 0 if letter == "C" else 1
        for half in halves:
            if len(owners[half]) != fields:
                _refuse(where, f"half-edge {half} belongs to {len(owners[half])} fields instead of {fields}")
        if letter == "F" and not (owners[edge] == owners[halves[0]] == owners[halves[1]]):
            _refuse(where, f"edge {edge} is F, so one field must name it and both its half-edges")


def _check_crossings(features: list[Any], where: str) -> None:
    """No two features may cross: going round the tile, the places of one lie between two of the other."""
    places = [_places(feature) for feature in features]
    for (first, a), (second, b) in combinations(enumerate(places), 2):
        gaps = {sum(mark < place for mark in a) % len(a) for place in b} if a else set()
        if len(gaps) > 1:
            _refuse(where, f"features {first} and {second} cross")


def _places(feature: Any) -> set[int]:
    """Where a feature meets the edge of the tile, of twelve places clockwise: half, middle, half of each."""
    if feature["kind"] == "field":
        return {3 * (i // 2) + 2 * (i % 2) for i in map(HALF_EDGES.index, feature["half_edges"])}
    return {3 * DIRECTIONS.index(edge) + 1 for edge in feature["edges"]}


def _fields(value: Any, where: str, required: set[str], allowed: set[str]) -> None:
    if not isinstance(value, Mapping):
        _refuse(where, "must be an object")
    for name in sorted(required - value.keys()):
        _refuse(where, f"{name} is missing")
    for name in value:
        if name not in required and name not in allowed:
            _refuse(where, f"unknown field {str(name)[:_MAX_TEXT]!r}")


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list) or not value:
        _refuse(where, "must be a list with something in it")
    return value


def _names(value: Any, where: str, names: tuple[str, ...]) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(name, str) and name in names for name in value):
        _refuse(where, f"must be a list of {', '.join(names)}")
    if len(set(value)) != len(value):
        _refuse(where, "names one twice")
    return value


def _number(value: Any, where: str, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        _refuse(where, f"must be a whole number from {low} to {high}")


def _text(value: Any, where: str) -> None:
    if not isinstance(value, str) or not 0 < len(value) <= _MAX_TEXT:
        _refuse(where, f"must be a text of 1 to {_MAX_TEXT} characters")


def _refuse(where: str, what: str) -> NoReturn:
    raise InvalidSetup("bad_components", f"{where}: {what}")
