"""ARK-1: material and set-up."""

from collections import Counter

import pytest

from arkaden.rules.ark import ARK
from arkaden.rules.protocol import InvalidSetup
from tests.rules.ark.boards import Table
from tests.rules.ark.refusals import refused
from tests.rules.ark.setups import new_game, stream


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_1_two_to_five_players_have_seven_followers_and_a_prophet_each(players: int) -> None:
    view = new_game(players=players).view(None)
    assert view["players"] == {
        str(seat): {"points": 0, "followers": 7, "prophet": True} for seat in range(players)
    }


@pytest.mark.parametrize("players", [-1, 0, 1, 6, True, 2.0, "2"])
def test_1_1_no_other_number_of_players_will_do(players: int) -> None:
    with pytest.raises(InvalidSetup, match="bad_players"):
        ARK.draw_setup(players, {}, stream(0))


def test_1_2_the_start_tile_lies_at_the_origin_unrotated() -> None:
    assert new_game().view(None)["board"] == {"0,0": {"tile": "A27", "rotation": 0}}


def test_1_2_the_other_71_tiles_are_shuffled() -> None:
    first, second = (ARK.draw_setup(2, {}, stream(name))[1]["tiles"] for name in "ab")
    of_the_file = Counter({tile["id"]: tile["count"] for tile in ARK.components()["tiles"]})
    assert len(first) == 72
    assert first[0] == "A27"
    assert Counter(first) == Counter(second) == of_the_file
    assert first != second


def test_1_3_the_start_player_is_random_and_seats_then_play_in_order() -> None:
    starts = Counter(ARK.draw_setup(3, {}, stream(name))[0] for name in range(60))
    assert set(starts) == {0, 1, 2}
    state = new_game(players=3)
    seats = []
    for action in range(8):
        assert state.to_act is not None
        seats += [state.to_act] if action % 2 == 0 else []
        state.apply(state.to_act, state.legal_actions(state.to_act)[-1])
    assert [seat - seats[0] for seat in seats] in ([0, 1, 2, 0], [0, 1, -1, 0], [0, -2, -1, 0])


def test_1_4_the_ark_is_not_on_the_board_at_first() -> None:
    assert "ark" not in new_game().view(None)
    table = Table.of("A27^", hand="B09")
    table.place(1, 0)
    assert "move_ark" not in table.state.legal(table.state.seat)
    with refused(table, "ark_not_in_game"):
        table.move_ark((1, 0))


def test_1_5_x_grows_to_the_east_and_y_to_the_south() -> None:
    """The start tile has its city in the north and its road to east and west."""
    table = Table.of("A27^", hand="A02")
    assert table.state.legal(table.state.seat) == {"place_tile": {"0,-1": [0, 1, 2], "0,1": [1]}}


def test_1_5_rotations_are_quarter_turns_clockwise() -> None:
    """B03 has its road from south to west; turned once, from west to north."""
    table = Table.of("A27^", hand="B03")
    places = table.state.legal(table.state.seat)["place_tile"]
    assert places["1,0"] == [0, 1], "the road leaves the start tile to the east and comes in from the west"
    assert places["-1,0"] == [2, 3]
    assert places["0,1"] == [0, 3]


def test_1_5_half_edges_go_clockwise_from_the_west_half_of_the_north_edge() -> None:
    """North of a road to the east lies its En side: that field meets the neighbour's Wn side."""
    table = Table.of("A27^  B12^  B12^", hand="B09")
    assert table.feature("1,0:1")["cells"] == ["0,0:2", "1,0:1", "2,0:1"]
    assert table.feature("1,0:2")["cells"] == ["0,0:3", "1,0:2", "2,0:2"]
