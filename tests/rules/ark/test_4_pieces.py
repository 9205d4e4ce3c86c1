"""ARK-4: placing a follower or the prophet."""

import pytest

from tests.rules.ark.boards import Table
from tests.rules.ark.refusals import refused


def test_4_1_a_follower_comes_from_the_own_supply_to_a_segment_of_the_tile_just_placed() -> None:
    table = Table.of("A27^", hand="B09")
    table.place(1, 0)
    table.follower(2)
    assert table.view["pieces"] == {"1,0": {"seat": 0, "kind": "follower", "segment": 2}}
    assert table.player(0)["followers"] == 6
    assert table.player(1)["followers"] == 7


def test_4_1_roads_cities_and_fields_alike_take_a_follower() -> None:
    """A28 has a city, a road and two fields."""
    for segment in range(4):
        table = Table.of("A27^", hand="A28")
        table.place(1, 0)
        table.follower(segment)
        assert table.view["pieces"]["1,0"]["segment"] == segment


@pytest.mark.parametrize("segment", [-1, 3, 4, 100])
def test_4_1_a_segment_the_tile_does_not_have_takes_none(segment: int) -> None:
    table = Table.of("A27^", hand="B09")
    table.place(1, 0)
    with refused(table, "no_such_segment"):
        table.follower(segment)
    with refused(table, "no_such_segment"):
        table.prophet(segment)


def test_4_1_never_on_a_temple_itself_but_on_the_roads_and_fields_around_it() -> None:
    """B14: a temple, a road to either side, a field above and below."""
    table = Table.of("A27^", hand="B14")
    table.place(1, 0)
    with refused(table, "not_on_temple"):
        table.follower(0)
    with refused(table, "not_on_temple"):
        table.prophet(0)
    assert table.state.legal(table.state.seat)["follower"] == [1, 2, 3, 4]
    table.follower(1)


@pytest.mark.parametrize("holder", ["a", "b"])
def test_4_2_not_where_the_connected_feature_holds_a_piece_of_anybody_however_far_away(holder: str) -> None:
    table = Table.of(f"A27^1{holder}  B09^  B09^  B09^", hand="B09")
    table.place(4, 0)
    with refused(table, "feature_occupied"):
        table.follower(0)
    assert table.state.legal(table.state.seat)["follower"] == [1, 2]


def test_4_2_a_prophet_occupies_a_city_like_a_follower() -> None:
    table = Table.of("A27^0B", hand="A02")
    table.place(0, -1)
    for place in (table.follower, table.prophet):
        with refused(table, "feature_occupied"):
            place(0)


def test_4_2_what_counts_is_the_feature_after_the_tile_was_placed() -> None:
    """The road itself is free on the tile, but joins one that is not."""
    table = Table.of("B09^0a  A27^", hand="B09")
    table.place(1, 0)
    with refused(table, "feature_occupied"):
        table.follower(0)


def test_4_2_two_occupied_features_may_be_joined_but_take_no_third_piece() -> None:
    table = Table.of(
        """
        A27^1a  .     B09^0b
        B09^    B09^  B09^
        """,
        hand="B09",
    )
    table.place(1, 0)
    assert table.feature("1,0:0")["owners"] == [0, 1]
    with refused(table, "feature_occupied"):
        table.follower(0)


def test_4_3_without_followers_in_supply_a_player_goes_on_placing_tiles() -> None:
    table = Table.of("A27^*  A28^", hand="A28", players={0: {"followers": 0}})
    table.place(2, 0)
    with refused(table, "no_follower_left"):
        table.follower(0)
    legal = table.state.legal(table.state.seat)
    assert legal == {"prophet": [0], "move_ark": {"x": 0, "y": 0, "steps": 5}, "pass": True}
    table.move_ark((1, 0))


def test_4_4_followers_are_never_taken_back_at_will() -> None:
    """There is no action that would; a piece stays until its feature is complete."""
    table = Table.of("A27^1a", hand="B09", stack="B09 B09")
    for x in (1, 2, 3):
        table.place(x, 0)
        table.pass_()
    assert table.view["pieces"] == {"0,0": {"seat": 0, "kind": "follower", "segment": 1}}


def test_4_5_the_prophet_goes_on_a_city_once_in_the_game() -> None:
    table = Table.of("A27^", hand="A02", stack="B09 A28 B09")
    table.place(0, -1)
    table.prophet(0)
    assert table.view["pieces"]["0,-1"] == {"seat": 0, "kind": "prophet", "segment": 0}
    assert table.player(0) == {"points": 0, "followers": 7}
    table.place(1, 0)
    table.pass_()
    table.place(-1, 0)
    assert "prophet" not in table.state.legal(table.state.seat)
    with refused(table, "no_prophet_left"):
        table.prophet(0)


@pytest.mark.parametrize("segment", [1, 2, 3])
def test_4_5_the_prophet_goes_on_neither_road_nor_field(segment: int) -> None:
    table = Table.of("A27^", hand="A28")
    table.place(1, 0)
    with refused(table, "prophet_needs_city"):
        table.prophet(segment)


def test_4_6_no_tile_ever_holds_more_than_one_piece() -> None:
    table = Table.of("A27^", hand="A28")
    table.place(1, 0)
    table.follower(0)
    with refused(table, "not_this_phase"):
        table.do({"type": "place_prophet", "segment": 0}, seat=0)
