"""The checks of a tile set file (ARK-10.2), each with the words that a host reads."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arkaden.rules.ark import ARK
from arkaden.rules.canonical import canonical_sha256
from arkaden.rules.protocol import InvalidSetup, JsonObject, Seat
from tests.rules.ark.sets import city_tile, field_tile, tile_set_of


def the_set() -> JsonObject:
    """The built-in file, to be spoilt."""
    return copy.deepcopy(ARK.components())


def tile(file: JsonObject, tile_id: str) -> JsonObject:
    found: JsonObject = next(tile for tile in file["tiles"] if tile["id"] == tile_id)
    return found


def spoilt(change: Callable[[JsonObject], object]) -> str:
    """What the checks say to the built-in file after a change."""
    file = the_set()
    change(file)
    with pytest.raises(InvalidSetup) as caught:
        ARK.components(file)
    assert caught.value.code == "bad_components"
    return caught.value.detail


def spoilt_tile(tile_id: str, change: Callable[[JsonObject], object]) -> str:
    return spoilt(lambda file: change(tile(file, tile_id)))


def test_the_built_in_set_passes_as_a_file() -> None:
    assert ARK.components(the_set()) == ARK.components()


def test_the_example_in_the_documents_passes() -> None:
    text = (Path(__file__).parents[3] / "docs" / "rules" / "tile-sets.md").read_text("utf-8")
    example = json.loads("".join(line for line in text.splitlines() if line.startswith("    ")))
    assert ARK.components(example) == example


def test_the_set_has_72_tiles_of_54_kinds() -> None:
    tiles = ARK.components()["tiles"]
    assert len(tiles) == 54
    assert sum(tile["count"] for tile in tiles) == 72


@pytest.mark.parametrize("file", [{}, [], "tiles", 3, {"name": "x"}, {1: 2}, {"tiles": float("nan")}])
def test_something_else_is_no_tile_set(file: Any) -> None:
    with pytest.raises(InvalidSetup, match="bad_components"):
        ARK.components(file)


def test_edges() -> None:
    assert (
        spoilt_tile("A21", lambda t: t.update(edges="CFFX"))
        == "tiles[20] (A21).edges: must be four of C, R and F, clockwise from north"
    )
    assert (
        spoilt_tile("A21", lambda t: t.update(edges="CRFF"))
        == "tiles[20] (A21): edge E is R, but a field claims it"
    )
    assert (
        spoilt_tile("A21", lambda t: t["features"][0].update(edges=[]))
        == "tiles[20] (A21).features[0].edges: a city needs an edge"
    )
    assert (
        spoilt_tile("A21", lambda t: t["features"][1].update(edges=["E", "S"]))
        == "tiles[20] (A21): edge W belongs to 0 features instead of one"
    )
    assert (
        spoilt_tile("A21", lambda t: t["features"][0].update(edges=["N", "E"]))
        == "tiles[20] (A21): edge E belongs to 2 features instead of one"
    )
    assert (
        spoilt_tile("A21", lambda t: t["features"][0].update(edges=["Q"]))
        == "tiles[20] (A21).features[0].edges: must be a list of N, E, S, W"
    )


def test_half_edges() -> None:
    field = {"edges": ["E", "S", "W"], "kind": "field", "sheep": 0, "wolves": 0}
    assert (
        spoilt_tile("A21", lambda t: t["features"][1].update(half_edges=["En", "Es", "Se", "Sw", "Ws"]))
        == "tiles[20] (A21): half-edge Wn belongs to 0 fields instead of 1"
    )
    assert (
        spoilt_tile("A21", lambda t: t["features"][1]["half_edges"].append("Nw"))
        == "tiles[20] (A21): half-edge Nw belongs to 1 fields instead of 0"
    )
    assert (
        spoilt_tile("A21", lambda t: t["features"].append({**field, "edges": [], "half_edges": ["Wn"]}))
        == "tiles[20] (A21): half-edge Wn belongs to 2 fields instead of 1"
    )
    assert (
        spoilt_tile("A21", lambda t: t["features"][1].update(half_edges=[]))
        == "tiles[20] (A21).features[1].half_edges: a field needs a half-edge"
    )
    assert (
        spoilt_tile("A21", lambda t: t["features"][1]["half_edges"].append("Wn"))
        == "tiles[20] (A21).features[1].half_edges: names one twice"
    )


def test_a_field_edge_lies_in_one_field_with_both_its_halves() -> None:
    def split(t: JsonObject) -> None:
        t["features"][1]["half_edges"].remove("Wn")
        t["features"].append({"kind": "field", "edges": [], "half_edges": ["Wn"], "sheep": 0, "wolves": 0})

    assert (
        spoilt_tile("A21", split)
        == "tiles[20] (A21): edge W is F, so one field must name it and both its half-edges"
    )


def test_features_may_not_cross() -> None:
    """A city from north to south and a field from east to west."""

    def cross(t: JsonObject) -> None:
        t["features"][0]["edges"] = ["N", "S"]
        t["features"].pop(1)

    assert spoilt_tile("A17", cross) == "tiles[16] (A17): features 0 and 1 cross"


def test_roads() -> None:
    assert (
        spoilt_tile("B15", lambda t: t["features"][0].pop("end"))
        == "tiles[47] (B15).features[0].end: a road with one edge ends in one of junction, city, temple"
    )
    assert (
        spoilt_tile("B09", lambda t: t["features"][0].update(end="city"))
        == "tiles[41] (B09).features[0].end: a road with two edges has no end on the tile"
    )
    assert (
        spoilt_tile("B15", lambda t: t["features"][0].update(edges=["E", "S", "W"]))
        == "tiles[47] (B15).features[0].edges: a road needs one or two edges"
    )


def test_temples() -> None:
    assert (
        spoilt_tile("B14", lambda t: t["features"].append({"kind": "temple", "edges": []}))
        == "tiles[46] (B14): more than one temple"
    )
    assert (
        spoilt_tile("B14", lambda t: t["features"][0].update(edges=["N"]))
        == "tiles[46] (B14).features[0].edges: a temple reaches no edge"
    )


@pytest.mark.parametrize("count", [0, -1, 1.0, True, "2", None, 1001])
def test_counts(count: Any) -> None:
    assert (
        spoilt_tile("A21", lambda t: t.update(count=count))
        == "tiles[20] (A21).count: must be a whole number from 1 to 1000"
    )


def test_all_tiles_together_are_bounded() -> None:
    assert spoilt_tile("A21", lambda t: t.update(count=999)) == "tiles: 1069 tiles are more than 1000"


@pytest.mark.parametrize("bonus", [-1, 21, True, 0.5, "1"])
def test_what_lies_on_a_feature_is_a_small_number(bonus: Any) -> None:
    assert (
        spoilt_tile("A21", lambda t: t["features"][1].update(sheep=bonus))
        == "tiles[20] (A21).features[1].sheep: must be a whole number from 0 to 20"
    )


def test_exactly_one_start_tile() -> None:
    assert (
        spoilt_tile("A27", lambda t: t.pop("start"))
        == "tiles: exactly one start tile is needed, 0 are marked"
    )
    assert (
        spoilt_tile("A21", lambda t: t.update(start=True))
        == "tiles: exactly one start tile is needed, 2 are marked"
    )
    assert spoilt_tile("A27", lambda t: t.update(count=2)) == (
        "tile A27: the start tile must have count 1; give further tiles like it an id of their own"
    )


def test_names_are_unique_and_short() -> None:
    assert spoilt_tile("A22", lambda t: t.update(id="A21")) == "tiles[21]: a second tile A21"
    assert (
        spoilt_tile("A22", lambda t: t.update(id="A 22"))
        == "tiles[21].id: must be 1 to 16 letters, digits, - or _"
    )
    assert spoilt(lambda file: file.update(name="")) == "name: must be a text of 1 to 200 characters"


def test_a_field_too_many_or_too_few_is_named() -> None:
    assert spoilt_tile("A21", lambda t: t.update(colour="green")) == "tiles[20]: unknown field 'colour'"
    assert (
        spoilt_tile("A21", lambda t: t["features"][0].update(oases=1))
        == "tiles[20] (A21).features[0]: unknown field 'oases'"
    )
    assert (
        spoilt_tile("A21", lambda t: t["features"][1].pop("wolves"))
        == "tiles[20] (A21).features[1]: wolves is missing"
    )
    assert spoilt(lambda file: file.pop("edge_order")) == "file: edge_order is missing"
    assert spoilt(lambda file: file.update(tiles=[])) == "tiles: must be a list with something in it"


def test_a_city_bent_round_a_field_of_its_own_is_no_crossing() -> None:
    three = city_tile("C3")
    three["edges"] = "CCCF"
    three["features"] = [
        {"kind": "city", "edges": ["N", "E", "S"], "scrolls": 0},
        {"kind": "field", "edges": ["W"], "half_edges": ["Ws", "Wn"], "sheep": 0, "wolves": 0},
    ]
    assert ARK.components(tile_set_of(field_tile("F1", start=True), three))["tiles"][1]["id"] == "C3"


@pytest.mark.parametrize(
    ("setup", "what"),
    [
        ({}, "one list of tile ids"),
        ({"tiles": "A27"}, "one list of tile ids"),
        ({"tiles": [1, 2]}, "one list of tile ids"),
        ({"tiles": ["F1"], "more": 1}, "one list of tile ids"),
        ({"tiles": ["F1", "F2"]}, "not those of the set"),
        ({"tiles": ["F1", "F2", "F2", "F2"]}, "not those of the set"),
        ({"tiles": ["F2", "F1", "F2"]}, "start tile must come first"),
    ],
)
def test_a_set_up_must_be_of_the_tiles_of_the_set(setup: Any, what: str) -> None:
    components = tile_set_of(field_tile("F1", start=True), field_tile("F2", 2))
    with pytest.raises(InvalidSetup, match=what) as caught:
        ARK.start(2, {}, Seat(0), setup, components)
    assert caught.value.code == "bad_setup"


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None])
def test_a_set_up_must_start_with_a_seat_of_the_table(seat: Any) -> None:
    components = tile_set_of(field_tile("F1", start=True))
    with pytest.raises(InvalidSetup, match="no seat"):
        ARK.start(2, {}, seat, {"tiles": ["F1"]}, components)


def test_the_built_in_file_stays_what_records_of_rules_version_1_name() -> None:
    """A change of the file is a new rules version: records name it by this hash."""
    assert canonical_sha256(ARK.components()) == (
        "3e49856c2824f1795b3f43968cf08fd679a36361d49804d79190488a0fed6fe4"
    )
