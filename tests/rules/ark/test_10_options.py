"""ARK-10: table options."""

import copy

import pytest

from arkaden.rules.ark import ARK
from arkaden.rules.protocol import InvalidSetup, Seat
from tests.rules.ark.boards import Table
from tests.rules.ark.sets import city_tile, field_tile, temple_tile, tile_set_of
from tests.rules.ark.setups import new_game, played, stream

CLOSED_CITY = """
    A21v
    A27^*
"""


def test_10_1_draw_ahead_is_off_by_default() -> None:
    assert ARK.complete_options({}) == {"draw_ahead": False}
    assert ARK.options_schema()["properties"]["draw_ahead"]["default"] is False


@pytest.mark.parametrize("options", [{"draw_ahead": 1}, {"draw_ahead": None}, {"ahead": True}, {1: True}, []])
def test_10_1_nothing_else_is_an_option(options: dict[str, bool]) -> None:
    with pytest.raises(InvalidSetup, match="bad_option"):
        ARK.complete_options(options)


def test_10_1_each_seat_draws_at_the_beginning_of_its_first_turn_and_at_the_end_of_every_turn() -> None:
    table = Table.of("A27^", hand="B10", stack="B11 B03 B04 B05 B06", draw_ahead=True)
    assert table.view["holding"] == {"0": True}
    table.place(1, 0)
    assert table.view["holding"] == {}
    table.pass_()
    assert table.view["holding"] == {"0": True, "1": True}
    assert table.view["stack"] == 3
    assert table.state.view(Seat(0))["hand"] == "B11"
    assert table.state.view(Seat(1))["tile"] == "B03"
    table.place(2, 0)
    table.pass_()
    assert table.state.view(Seat(0))["tile"] == "B11"
    assert table.state.view(Seat(1))["hand"] == "B04"


def test_10_1_only_the_owner_sees_it() -> None:
    table = Table.of("A27^", hand="B10", hands={1: "B11", 2: "B03"}, seats=3, draw_ahead=True)
    own, others = table.state.view(Seat(1)), [table.state.view(seat) for seat in (None, Seat(0), Seat(2))]
    assert own["hand"] == "B11"
    assert "B11" not in own["kinds"]
    for view in others:
        assert view.get("hand") != "B11"
        assert view["kinds"]["B11"] == 1
        assert "B11" not in str(view["board"])


def test_10_1_the_tile_to_be_placed_is_hidden_from_the_others_until_it_lies_there() -> None:
    table = Table.of("A27^", hand="B10", hands={1: "B11"}, draw_ahead=True)
    assert table.state.view(Seat(0))["tile"] == "B10"
    assert "hand" not in table.state.view(Seat(0))
    for seat in (None, Seat(1)):
        assert "tile" not in table.state.view(seat)
        assert "legal" not in table.state.view(seat)
        assert table.state.view(seat)["kinds"]["B10"] == 1
    assert table.place(1, 0) == [{"n": 1, "type": "tile_placed", "tile": "B10"}]
    assert "B10" not in table.view["kinds"]


def test_10_1_one_that_fits_nowhere_when_its_turn_comes_is_replaced() -> None:
    table = Table.of(CLOSED_CITY, hand="B10", hands={1: "A01"}, stack="B11 A01 B03", draw_ahead=True)
    table.place(1, 0)
    assert table.pass_() == [
        {"n": 2, "type": "tile_removed", "tile": "A01"},
        {"n": 2, "type": "tile_removed", "tile": "A01"},
    ]
    assert table.state.to_act == 1
    assert table.state.view(Seat(1))["tile"] == "B03"
    assert table.state.view(Seat(0))["hand"] == "B11"


def test_10_1_if_the_stack_is_empty_that_seat_is_passed_over_while_others_still_hold_tiles() -> None:
    table = Table.of(CLOSED_CITY, hand="B10", hands={1: "A01", 2: "B11"}, stack="", seats=3, draw_ahead=True)
    table.place(1, 0)
    assert table.pass_() == [{"n": 2, "type": "tile_removed", "tile": "A01"}]
    assert table.state.to_act == 2
    assert table.view["turn"] == 2
    table.place(2, 0)
    table.pass_()
    assert table.state.outcome is not None


def test_10_1_the_game_ends_when_the_stack_is_empty_and_nobody_holds_a_tile() -> None:
    table = Table.of("A27^", hand="B10", hands={1: "B11"}, stack="B09", draw_ahead=True)
    seats = []
    for x in (1, 2, 3):
        assert table.state.outcome is None
        seats.append(table.state.to_act)
        table.place(x, 0)
        table.pass_()
    assert seats == [0, 1, 0]
    assert table.state.outcome is not None


def test_10_1_all_tiles_are_played_under_draw_ahead_too() -> None:
    state = played(new_game(players=5, draw_ahead=True), 1000)
    assert state.outcome is not None
    assert len(state.view(None)["board"]) + sum(state.view(None)["removed"].values()) == 72


def test_10_2_the_built_in_set_says_what_is_sourced_and_what_is_our_own() -> None:
    for tile in ARK.components()["tiles"]:
        assert set(tile["source"]) == {"edges", "count", "layout", "contents"}


def test_10_2_another_file_of_the_same_form_can_be_played() -> None:
    """Three fields and a temple between them."""
    components = tile_set_of(field_tile("F1", start=True), field_tile("F2", 4), temple_tile("T1"))
    start_seat, setup = ARK.draw_setup(2, {}, stream("set"), components)
    assert setup["tiles"][0] == "F1"
    state = played(ARK.start(2, {}, start_seat, setup, components), 100)
    assert state.outcome is not None
    assert len(state.view(None)["board"]) == 6
    assert ARK.load(state.to_json()).to_json() == state.to_json()
    assert state.to_json()["components"] == components


def test_10_2_a_set_of_the_start_tile_alone_is_over_at_once() -> None:
    components = tile_set_of(city_tile("C1", start=True))
    state = ARK.start(3, {}, Seat(0), {"tiles": ["C1"]}, components)
    assert state.to_act is None
    assert state.outcome is not None
    assert state.outcome.scores == (0, 0, 0)


def test_10_2_the_built_in_set_given_as_a_file_plays_alike() -> None:
    file = copy.deepcopy(ARK.components())
    ours, theirs = (played(new_game(3, components=components), 60) for components in (None, file))
    assert ours.view(None) == theirs.view(None)
