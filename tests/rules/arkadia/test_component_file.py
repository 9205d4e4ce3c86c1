"""Component files other than the built-in one: played with, or refused with the place of the fault."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arkaden.rules.arkadia import ARKADIA
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import InvalidSetup, JsonObject, Seat
from tests.rules.arkadia.play import RandomGame
from tests.rules.arkadia.referee import FILE, Referee


def changed(change: Callable[[JsonObject], Any]) -> JsonObject:
    """The built-in file, changed in place."""
    file: JsonObject = json.loads(json.dumps(FILE))
    change(file)
    return file


def small(file: JsonObject) -> None:
    """A board of 10 by 11 with holes, other camps, a square building, and an oblong lot that cannot be turned."""
    file["board"] |= {
        "rows": 10,
        "cols": 11,
        "blocked": [[0, 0], [5, 5], [9, 10]],
        "camps": [[1, 1], [8, 9], [2, 7]],
    }
    file["castle_lot"] |= {
        "rows": 2,
        "cols": 3,
        "rotatable_90": False,
        "cells": [[0, 0], [0, 1], [0, 2], [1, 2], [1, 1], [1, 0]],
        "families": ["red", "olive", "black", "silver", None, "red"],
        "courtyard": [],
    }
    del file["castle_lot"]["footprint"]
    file["castle_pieces"] |= {"floor_1": {"red": 2, "olive": 2, "black": 1, "silver": 1}}
    file["buildings"]["smithy"]["cells"] = [[0, 0], [0, 1], [1, 0], [1, 1]]
    del file["beginner_setup"]


SMALL = changed(small)


@pytest.mark.parametrize("number", range(10))
def test_games_with_another_file_follow_its_numbers(number: int) -> None:
    game = RandomGame(2 + number % 3, {"mirror": number % 2 == 1}, f"small {number}", components=SMALL)
    referee = Referee(game.players, game.options, game.start_seat, game.setup, SMALL)
    for seat, action, events in game.play():
        assert events == referee.act(seat, action)
    assert game.state.outcome is not None
    assert game.state.outcome.to_json() == referee.final()


def test_a_view_shows_blocked_squares_and_the_shapes_of_the_file() -> None:
    view = RandomGame(2, {}, "small", components=SMALL).state.view(None)
    assert view["board"]["blocked"] == [[0, 0], [5, 5], [9, 10]]
    assert view["shapes"]["smithy"] == [[[0, 0], [0, 1], [1, 0], [1, 1]]]
    assert len(view["castle"]) == 6


def test_blocked_squares_are_off_the_board() -> None:
    state = RandomGame(2, {}, "small", components=SMALL).state
    with pytest.raises(Exception, match="off_board"):
        state.apply(state.to_act or Seat(0), {"type": "place_workers", "own": [[5, 5]], "neutral": []})


def test_a_state_keeps_and_writes_its_file() -> None:
    game = RandomGame(2, {}, "small", components=SMALL)
    data = json.loads(json.dumps(game.state.to_json(), sort_keys=True))
    assert data["components"] == SMALL
    assert ARKADIA.load(data) == game.state
    assert "components" not in RandomGame(2, {}, "standard").state.to_json()


def test_the_order_of_keys_in_a_file_makes_no_difference() -> None:
    """A database may give them back in another order."""
    sorted_file = json.loads(json.dumps(SMALL, sort_keys=True))
    first = ARKADIA.draw_setup(3, {}, RandomStream(b"keys"), SMALL)
    assert ARKADIA.draw_setup(3, {}, RandomStream(b"keys"), sorted_file) == first


def test_components_gives_what_can_be_given_back() -> None:
    assert ARKADIA.components() == FILE
    assert ARKADIA.components(FILE) == FILE
    assert ARKADIA.components(ARKADIA.components(SMALL)) == SMALL
    ARKADIA.components()["board"]["rows"] = 3
    ARKADIA.components(SMALL)["board"]["rows"] = 3
    assert ARKADIA.components() == FILE
    assert ARKADIA.components(SMALL) == SMALL


def test_without_rotation_buildings_lie_as_they_are_printed() -> None:
    file = changed(remove("beginner_setup"))
    file["placement"]["rotate"] = False
    view = RandomGame(2, {}, "fixed", components=file).state.view(None)
    assert {len(ways) for ways in view["shapes"].values()} == {1}


def test_the_beginners_set_up_needs_one_in_the_file() -> None:
    with pytest.raises(InvalidSetup) as refusal:
        ARKADIA.draw_setup(2, {"setup": "beginner"}, RandomStream(b""), SMALL)
    assert refusal.value.code == "bad_option"


def remove(*path: str) -> Callable[[JsonObject], Any]:
    def change(file: JsonObject) -> None:
        for name in path[:-1]:
            file = file[name]
        del file[path[-1]]

    return change


def put(value: Any, *path: str | int) -> Callable[[JsonObject], Any]:
    def change(file: JsonObject) -> None:
        inner: Any = file
        for name in path[:-1]:
            inner = inner[name]
        inner[path[-1]] = value

    return change


FAULTS: list[tuple[Callable[[JsonObject], Any], str]] = [
    (remove("board"), "the file: board is missing"),
    (put(1, "extra"), "the file: unknown field 'extra'"),
    (put(1, "name"), "name: must be a string"),
    (put(3, "board", "rows"), "board.rows: must be a whole number from 4 to 30"),
    (put(12.0, "board", "rows"), "board.rows: must be a whole number"),
    (put(True, "board", "cols"), "board.cols: must be a whole number"),
    (put("many", "board", "camps"), "board.camps: must be a list"),
    (put([[0, 16]], "board", "camps"), "board.camps[0][1]: must be a whole number from 0 to 15"),
    (put([[0, 1], [0, 1]], "board", "camps"), "board.camps[1]: stands there twice"),
    (put([[0, 1, 2]], "board", "camps"), "board.camps[0]: must be [row, column]"),
    (put([[0, 1]], "board", "blocked"), "board.camps: a camp lies on a blocked square"),
    (put(11, "board", "neutral_workers_per_camp"), "board.neutral_workers_per_camp: must be"),
    (put([[r, c] for r in range(12) for c in range(16)], "board", "camps"), "castle_lot: fits nowhere"),
    (put("yes", "castle_lot", "rotatable_90"), "castle_lot.rotatable_90: must be true or false"),
    (put("blue", "castle_lot", "families", 0), "castle_lot.families[0]: must be one of red"),
    (put([], "castle_lot", "families"), "castle_lot.families: must name a family or null"),
    (put([[1, 1]], "castle_lot", "courtyard"), "castle_lot: cells and courtyard must cover"),
    (put([[0, 0]], "castle_lot", "footprint"), "castle_lot.footprint: must be the whole rectangle"),
    (put({}, "buildings"), "buildings: must hold from one to 20 types"),
    (put({f"t{n}": {} for n in range(21)}, "buildings"), "buildings: must hold from one to 20 types"),
    (put({"cells": [[0, 0]], "count": 1}, "buildings", "a:b"), "buildings.a:b: a type's name"),
    (
        put([[0, 0], [1, 1]], "buildings", "farm", "cells"),
        "buildings.farm.cells: must be one to six connected",
    ),
    (put([], "buildings", "farm", "cells"), "buildings.farm.cells: must be one to six connected"),
    (put(0, "buildings", "farm", "count"), "buildings.farm.count: must be"),
    (put(7, "buildings", "farm", "count"), "cards.farm: more cards than the 7 buildings"),
    (remove("cards", "farm"), "cards: farm is missing"),
    (put(-1, "cards", "farm", "red"), "cards.farm.red: must be"),
    (remove("cards", "farm", "red"), "cards.farm: red is missing"),
    (put(8, "hand"), "cards: 33 cards in play, but hands of four players and face-up cards take 35"),
    (put(None, "face_up_cards"), "face_up_cards: must be"),
    (remove("castle_pieces", "floor_2"), "castle_pieces: floor_2 is missing"),
    (put(0, "castle_pieces", "floor_1", "red"), "castle_pieces: floor_1 has fewer pieces than the lot's 10"),
    (put(10, "workers", "per_player"), "workers.per_player: fewer workers than"),
    (put(["red"], "workers", "player_colours"), "workers.player_colours: must be yellow"),
    (remove("workers", "neutral"), "workers: neutral is missing"),
    (put("yes", "placement", "rotate"), "placement.rotate: must be true or false"),
    (put({}, "placement"), "placement: rotate is missing"),
    (put({"red": 1}, "families"), "families: black is missing"),
    (put(0, "beginner_setup", "castle_lot", "row"), "beginner_setup.castle_lot: the lot may not lie there"),
    (
        put("barn", "beginner_setup", "buildings", 0, "type"),
        "beginner_setup.buildings[0].type: must be one of",
    ),
    (
        put([[9, 8]], "beginner_setup", "buildings", 0, "cells"),
        "beginner_setup.buildings[0].cells: is not the shape",
    ),
    (
        put([[4, 6], [4, 7]], "beginner_setup", "buildings", 0, "cells"),
        "beginner_setup.buildings[0].cells: covers",
    ),
    (
        put([[9, 7], [10, 7]], "beginner_setup", "buildings", 0, "cells"),
        "beginner_setup.buildings[2].cells: covers",
    ),
    (put("olive", "beginner_setup", "buildings", 5, "family"), "beginner_setup.buildings"),
    (put(9, "beginner_setup", "neutral_workers_each", "4"), "beginner_setup.neutral_workers_each: more than"),
    (
        remove("beginner_setup", "neutral_workers_each", "3"),
        "beginner_setup.neutral_workers_each: 3 is missing",
    ),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_a_fault_is_named_with_its_place(change: Callable[[JsonObject], Any], fault: str) -> None:
    if fault == "beginner_setup.buildings":
        file = changed(lambda file: (change(file), file["cards"]["trade_centre"].update(olive=0)))
    else:
        file = changed(change)
    with pytest.raises(InvalidSetup) as refusal:
        ARKADIA.components(file)
    assert refusal.value.code == "bad_components"
    assert refusal.value.detail.startswith(fault)


def test_a_building_that_is_complete_from_the_start_is_refused() -> None:
    def crowd(file: JsonObject) -> None:
        """A house in the corner, enclosed by a farm and another house."""
        file["board"]["camps"] = []
        corner = [
            ("residential_house", [[0, 0], [0, 1]]),
            ("farm", [[1, 0], [1, 1], [1, 2]]),
            ("residential_house", [[0, 2], [0, 3]]),
        ]
        file["beginner_setup"]["buildings"] = [
            {"type": kind, "family": "red", "cells": cells} for kind, cells in corner
        ]

    with pytest.raises(InvalidSetup, match=r"beginner_setup\.buildings\[0\]: is completed"):
        ARKADIA.components(changed(crowd))


@pytest.mark.parametrize("file", [[], "file", 7, {"board": float("nan")}, {1: 2}, {"board": {1, 2}}])
def test_what_is_no_component_file_at_all_is_refused(file: Any) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        ARKADIA.components(file)
    assert refusal.value.code == "bad_components"


def paths(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Of everything inside a document."""
    members = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    found = [path] if path else []
    for key, member in members:
        found += paths(member, (*path, key))
    return found


junk: st.SearchStrategy[Any] = (
    st.none()
    | st.booleans()
    | st.integers(-5, 50)
    | st.floats()
    | st.text(max_size=3)
    | st.just([])
    | st.just({})
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([path for path in paths(FILE) if path[0] != "provenance"]), junk)
def test_whatever_is_changed_a_file_is_refused_or_can_be_played(
    path: tuple[str | int, ...], value: Any
) -> None:
    file = changed(put(value, *path))
    try:
        ARKADIA.components(file)
    except InvalidSetup:
        return
    game = RandomGame(2, {}, "junk", components=file)
    for _ in game.play():
        pass
    assert game.state.outcome is not None
