"""Previews: what would follow, without doing it and without a word of what is hidden."""

from typing import Any

import pytest

from arkaden.rules.protocol import IllegalAction, Seat
from tests.rules.ark.boards import Table
from tests.rules.ark.setups import new_game, stream

PLACE = {"type": "place_tile", "x": 1, "y": 0, "rotation": 0}
PASS = {"type": "pass"}


def test_a_tile_tried_out_shows_what_could_be_done_next() -> None:
    table = Table.of("A27^1a", hand="B09")
    answer = table.state.preview(Seat(0), [PLACE])
    assert answer["legal"] == {
        "follower": [1, 2],
        "pass": True,
    }
    assert answer["events"] == [{"n": 1, "type": "tile_placed", "tile": "B09"}]
    assert answer["features"]["f1"] == {
        "kind": "road",
        "cells": ["0,0:1", "1,0:0"],
        "open": 2,
        "complete": False,
        "worth": 2,
        "pieces": {"0": {"followers": 1, "prophets": 0}},
        "owners": [0],
        "oases": 0,
    }


def test_nothing_is_done_by_it() -> None:
    table = Table.of("A04v  A27^1a", hand="A05")
    before = table.state.to_json()
    table.state.preview(Seat(0), [PLACE, PASS])
    assert table.state.to_json() == before
    assert table.view["phase"] == "place_tile"


def test_a_second_action_tried_out_shows_its_points_and_ends_the_turn() -> None:
    """The features are those before the road's follower goes home."""
    table = Table.of("A04v  A27^1a", hand="A05")
    answer = table.state.preview(Seat(0), [PLACE, PASS])
    assert [event["type"] for event in answer["events"]] == ["tile_placed", "points"]
    assert answer["events"][1]["n"] == 2
    assert "legal" not in answer
    (road,) = (feature for feature in answer["features"].values() if "0,0:1" in feature["cells"])
    assert road["complete"] is True
    assert road["worth"] == 4
    assert road["owners"] == [0]


def test_an_ark_that_would_be_due_can_be_tried_out_too() -> None:
    table = Table.of("A27^", hand="A21")
    tried: list[dict[str, Any]] = [{"type": "place_tile", "x": 0, "y": -1, "rotation": 2}, PASS]
    assert table.state.preview(Seat(0), tried)["legal"] == {"place_ark": ["0,0", "0,-1"]}
    assert "legal" not in table.state.preview(Seat(0), [*tried, {"type": "place_ark", "x": 0, "y": 0}])


@pytest.mark.parametrize("tile", ["A01", "B09"])
def test_neither_the_next_tile_nor_its_removal_shows(tile: str) -> None:
    """A01 would fit nowhere."""
    table = Table.of(
        """
        A21v
        A27^*
        """,
        hand="B09",
        stack=f"{tile} B10",
    )
    answer = table.state.preview(Seat(0), [PLACE, PASS])
    assert [event["type"] for event in answer["events"]] == ["tile_placed"]
    assert set(answer) == {"events", "features"}


def test_the_end_of_the_game_does_not_show() -> None:
    table = Table.of("A27^1a", hand="B09", stack="")
    answer = table.state.preview(Seat(0), [PLACE, PASS])
    assert [event["type"] for event in answer["events"]] == ["tile_placed"]
    assert "legal" not in answer


def test_a_resignation_tried_out_ends_the_turn() -> None:
    table = Table.of("A04v  A27^1a", hand="A05")
    answer = table.state.preview(Seat(0), [PLACE, {"type": "resign"}])
    assert [event["type"] for event in answer["events"]] == ["tile_placed", "points"]
    assert "legal" not in answer


def test_without_actions_it_tells_anybody_about_the_board_as_it_is() -> None:
    table = Table.of("A27^1a", hand="B09")
    for seat in (None, Seat(1)):
        answer = table.state.preview(seat, [])
        assert set(answer) == {"events", "features"}
        assert answer["events"] == []
    assert table.state.preview(Seat(0), [])["legal"] == table.state.legal(Seat(0))


@pytest.mark.parametrize("seat", [None, Seat(1)])
def test_spectators_and_seats_not_to_act_cannot_try_anything(seat: Seat | None) -> None:
    table = Table.of("A27^", hand="B09")
    for action in (PLACE, {"type": "resign"}):
        with pytest.raises(IllegalAction, match="not_this_phase"):
            table.state.preview(seat, [action])


def test_what_is_illegal_is_refused_as_it_would_be() -> None:
    table = Table.of("A27^1a", hand="B09")
    cases: list[tuple[list[dict[str, Any]], str]] = [
        ([{"type": "place_tile", "x": 0, "y": -1, "rotation": 0}], "does_not_fit"),
        ([PLACE, {"type": "place_follower", "segment": 0}], "feature_occupied"),
        ([PLACE, PASS, PASS], "not_this_phase"),
        ([{"type": "dance"}], "bad_action"),
    ]
    for actions, reason in cases:
        with pytest.raises(IllegalAction) as caught:
            table.state.preview(Seat(0), actions)
        assert caught.value.code == reason


def test_features_tell_what_they_hold() -> None:
    table = Table.of("A27^0A  B14^4b  B10^", hand="A18")
    answer = table.state.preview(Seat(0), [{"type": "place_tile", "x": 0, "y": -1, "rotation": 0}])
    features = answer["features"]
    assert features["f0"] == {
        "kind": "city",
        "cells": ["0,0:0", "0,-1:0"],
        "open": 1,
        "complete": False,
        "worth": 3,
        "pieces": {"0": {"followers": 0, "prophets": 1}},
        "owners": [0],
        "scrolls": 1,
    }
    (temple,) = (feature for feature in features.values() if feature["kind"] == "temple")
    assert temple == {
        "kind": "temple",
        "cells": ["1,0:0"],
        "open": 2,
        "complete": False,
        "worth": 3,
        "pieces": {"0": {"followers": 1, "prophets": 0}, "1": {"followers": 1, "prophets": 0}},
        "owners": [0, 1],
    }
    assert features["f3"]["sheep"] == 1
    assert features["f3"]["wolves"] == 0
    assert features["f3"]["worth"] == 2


def test_every_segment_of_the_board_is_in_exactly_one_feature() -> None:
    state = new_game(2, players=3)
    random = stream(2)
    while state.to_act is not None:
        state.apply(state.to_act, state.random_action(random))
    named = [cell for feature in state.preview(None, [])["features"].values() for cell in feature["cells"]]
    board = state.view(None)["board"]
    assert len(named) == len(set(named))
    assert {name.split(":")[0] for name in named} == set(board)
    assert len(named) == sum(len(form.features) for form in state.board.forms)


def test_preview_and_play_tell_the_same_points() -> None:
    """All through a random game: what was tried out and then done brought what was announced."""
    state = new_game(6, players=3)
    random = stream(6)
    while state.to_act is not None:
        seat = state.to_act
        action = state.random_action(random)
        announced = state.preview(seat, [action])["events"]
        events = state.apply(seat, action)
        hidden = ("unfinished_temple", "unfinished_road", "unfinished_city", "field")
        shown = [e for e in events if e["type"] != "tile_removed" and e.get("reason") not in hidden]
        assert announced == shown
