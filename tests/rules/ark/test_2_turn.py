"""ARK-2: the parts of a turn, in their order."""

import pytest

from tests.rules.ark.boards import Points, Table, points
from tests.rules.ark.refusals import refused


def test_2_1_first_the_drawn_tile_is_placed() -> None:
    table = Table.of("A27^", hand="B09")
    assert table.view["phase"] == "place_tile"
    for act in (table.pass_, lambda: table.follower(0), lambda: table.prophet(0)):
        with refused(table, "not_this_phase"):
            act()
    assert table.place(1, 0) == [{"n": 1, "type": "tile_placed", "tile": "B09"}]
    assert table.view["placed"] == {"x": 1, "y": 0}


@pytest.mark.parametrize(
    "action",
    [
        {"type": "place_follower", "segment": 1},
        {"type": "place_prophet", "segment": 0},
        {"type": "move_ark", "path": [[1, 0]]},
        {"type": "pass"},
    ],
)
def test_2_2_exactly_one_second_action(action: dict[str, object]) -> None:
    table = Table.of("A27^*  A28^", hand="A21", stack="B09 B09")
    table.place(0, 1, "v")
    assert table.view["phase"] == "second_action"
    table.do(action)
    assert table.view["phase"] == "place_tile"
    assert table.state.to_act == 1


def test_2_2_a_second_tile_cannot_be_placed() -> None:
    table = Table.of("A27^", hand="B09")
    table.place(1, 0)
    with refused(table, "not_this_phase"):
        table.place(2, 0)


def test_2_3_then_roads_and_cities_are_scored_and_their_followers_return() -> None:
    table = Table.of("A04v  A27^1a", hand="A05")
    assert table.place(1, 0)[1:] == []
    assert table.player(0) == {"points": 0, "followers": 6, "prophet": True}
    assert table.pass_() == [
        {
            "n": 2,
            "type": "points",
            "reason": "road",
            "seat": 0,
            "points": 4,
            "tiles": [[-1, 0], [0, 0], [1, 0]],
        }
    ]
    assert table.player(0) == {"points": 4, "followers": 7, "prophet": True}


def test_2_4_then_temples() -> None:
    """One tile completes a road and a temple: the road's follower is gone when the temple is scored."""
    table = Table.of(
        """
        .       A21^    .
        A27^    B14^1a  .
        .       B09^1b  .
        """,
        hand="A05",
    )
    table.place(2, 0)
    assert points(table.pass_()) == [Points("road", 0, 3), Points("temple", 1, 7)]


def test_2_5_then_the_same_player_puts_the_ark_on_the_board_if_the_first_city_was_completed() -> None:
    table = Table.of("A27^", hand="A21")
    table.place(0, -1, "v")
    table.follower(0)
    assert table.view["phase"] == "place_ark"
    assert table.state.to_act == 0
    with refused(table, "not_this_phase"):
        table.pass_()
    assert table.place_ark(0, -1) == []
    assert table.view["ark"] == {"x": 0, "y": -1}


def test_2_6_then_the_next_player_draws() -> None:
    table = Table.of("A27^", hand="B09", stack="B03 B04")
    table.place(1, 0)
    table.pass_()
    assert table.state.to_act == 1
    assert table.view["tile"] == "B03"
    assert table.view["turn"] == 2


def test_2_6_or_the_game_ends_if_no_tile_is_left() -> None:
    table = Table.of("A27^", hand="B09", stack="")
    table.place(1, 0)
    table.pass_()
    assert table.state.to_act is None
    assert table.view["phase"] == "over"
    with refused(table, "not_this_phase"):
        table.do({"type": "pass"}, seat=1)


def test_2_nobody_acts_out_of_turn() -> None:
    table = Table.of("A27^", hand="B09", seats=3)
    with refused(table, "not_this_phase"):
        table.do({"type": "place_tile", "x": 1, "y": 0, "rotation": 0}, seat=1)
    assert table.state.legal(table.state.seats_after(table.state.seat)[0]) == {}
