"""ARK-3: placing the tile."""

import pytest

from arkaden.rules.ark import ARK
from arkaden.rules.protocol import Seat
from tests.rules.ark.boards import Table
from tests.rules.ark.refusals import refused
from tests.rules.ark.sets import city_tile, field_tile, tile_set_of


@pytest.mark.parametrize("cell", [(1, 1), (-1, -1), (5, 0), (0, -2), (2**53 - 1, 0), (0, -(10**9))])
def test_3_1_a_tile_must_touch_another_along_an_edge(cell: tuple[int, int]) -> None:
    table = Table.of("A27^", hand="B09")
    with refused(table, "not_adjacent"):
        table.place(*cell)


def test_3_1_a_tile_cannot_lie_on_another() -> None:
    table = Table.of("A27^", hand="B09")
    with refused(table, "occupied"):
        table.place(0, 0)


@pytest.mark.parametrize(
    ("hand", "x", "y", "fitting"),
    [
        ("B09", 1, 0, "^v"),  # a straight road beside a road
        ("B09", 0, 1, "^v"),  # a field below a field
        ("B09", 0, -1, ""),  # no city to offer
        ("A21", 0, -1, "v"),  # its one city
        ("A21", 1, 0, ""),  # no road to offer
        ("A21", 0, 1, ">v<"),  # any field
        ("B19", 1, 0, "^>v<"),  # roads on all sides
        ("A01", 0, -1, "^>v<"),  # cities on all sides
    ],
)
def test_3_2_every_edge_must_match(hand: str, x: int, y: int, fitting: str) -> None:
    for arrow in "^>v<":
        table = Table.of("A27^", hand=hand)
        if arrow in fitting:
            table.place(x, y, arrow)
        else:
            with refused(table, "does_not_fit"):
                table.place(x, y, arrow)


def test_3_2_all_neighbours_must_be_matched_not_just_one() -> None:
    """A place with a field above and a city to the left."""
    board = """
        A27^  B09^
        A21>  .
    """
    table = Table.of(board, hand="A21")
    assert table.state.legal(table.state.seat)["place_tile"]["1,1"] == [3]
    table = Table.of(board, hand="B09")
    assert "1,1" not in table.state.legal(table.state.seat)["place_tile"]


CLOSED_CITY = """
    A21v
    A27^*
"""


def test_3_3_a_tile_that_fits_nowhere_leaves_the_game_for_all_to_see_and_another_is_drawn() -> None:
    table = Table.of(CLOSED_CITY, hand="B09", stack="A01 A01 B03 B09")
    table.place(1, 0)
    assert table.pass_() == [
        {"n": 2, "type": "tile_removed", "tile": "A01"},
        {"n": 2, "type": "tile_removed", "tile": "A01"},
    ]
    assert table.state.to_act == 1
    assert table.view["tile"] == "B03"
    assert table.view["removed"] == {"A01": 2}
    assert table.view["kinds"] == {"B09": 1}
    assert table.view["stack"] == 1


def test_3_3_if_no_tile_is_left_the_game_ends_at_once_with_final_scoring() -> None:
    table = Table.of(CLOSED_CITY, hand="B09", stack="A01")
    table.place(1, 0)
    assert table.follower(0) == [
        {"n": 2, "type": "tile_removed", "tile": "A01"},
        {
            "n": 2,
            "type": "points",
            "reason": "unfinished_road",
            "seat": 0,
            "points": 2,
            "tiles": [[0, 0], [1, 0]],
        },
    ]
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "finished"


def test_3_3_the_first_tile_of_the_game_may_be_the_one() -> None:
    """A set in which only fields lie about the start tile: a tile of nothing but city fits nowhere."""
    components = tile_set_of(field_tile("F1", start=True), city_tile("C1"), field_tile("F2"))
    state = ARK.start(2, {}, Seat(1), {"tiles": ["F1", "C1", "F2"]}, components)
    assert state.opening_events() == [{"n": 0, "type": "tile_removed", "tile": "C1"}]
    assert state.view(None)["tile"] == "F2"
    assert state.to_act == 1


def test_3_4_a_tile_that_fits_must_be_placed() -> None:
    table = Table.of("A27^", hand="B09")
    with refused(table, "not_this_phase"):
        table.pass_()


def test_3_4_no_other_tile_may_be_chosen() -> None:
    table = Table.of("A27^", hand="B09")
    with refused(table, "bad_action"):
        table.do({"type": "place_tile", "x": 1, "y": 0, "rotation": 0, "tile": "B10"})
