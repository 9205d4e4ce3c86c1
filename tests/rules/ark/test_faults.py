"""Faults that public engines of this family of games really had, each shown not to be here."""

import pytest

from arkaden.rules.ark import ARK
from tests.rules.ark.boards import Points, Table, points
from tests.rules.ark.refusals import refused
from tests.rules.ark.setups import new_game, stream

RING_OF_ROAD = """
    A27^  .
    B03<  B03^
    B03v  .
"""


def test_a_road_loop_that_is_never_completed_or_counted_twice() -> None:
    table = Table.of(RING_OF_ROAD, hand="B03", stack="B09 B09")
    table.place(1, 2, ">")
    (event,) = table.follower(0)
    assert (event["reason"], event["points"]) == ("road", 4)
    assert event["tiles"] == [[0, 1], [0, 2], [1, 1], [1, 2]]
    table.place(1, 0)
    assert table.pass_() == []


def test_a_tile_with_two_edges_on_the_same_city_that_joins_to_itself_and_never_completes() -> None:
    table = Table.of(
        """
        A27^*  .
        A08>   A08v
        A08^   .
        """,
        hand="A08",
    )
    table.place(1, 2, "<")
    assert points(table.follower(0)) == [Points("city", 0, 8)]
    assert table.feature("1,2:0")["open"] == 0


def test_two_city_parts_of_one_tile_that_end_in_one_city_and_a_bonus_lost() -> None:
    """A11 has two city parts; they meet by way of three tiles with a scroll each."""
    table = Table.of(
        """
        A27^*  .
        A06>   A06v
        A11^   .
        """,
        hand="A06",
    )
    table.place(1, 2, "<")
    (event,) = table.follower(0)
    assert event["points"] == 2 * (4 + 3)
    assert table.feature("0,2:0") == table.feature("0,2:1")


def test_a_bonus_that_is_counted_once_per_segment() -> None:
    """B01 has an oasis on one of its roads; that road comes back to the same tile."""
    table = Table.of(
        """
        A27^  .
        B03<  B01^
        B03v  .
        """,
        hand="B03",
    )
    table.place(1, 2, ">")
    assert points(table.follower(0)) == [Points("road", 0, 4 + 1)]


def test_a_bonus_that_is_counted_again_where_a_feature_meets_itself() -> None:
    """B04 has an oasis, and closes the ring."""
    table = Table.of(RING_OF_ROAD, hand="B04")
    table.place(1, 2, ">")
    assert points(table.follower(0)) == [Points("road", 0, 4 + 1)]


def test_a_tie_that_pays_nobody_or_splits_the_points() -> None:
    table = Table.of("A04v1b  B09^  A27^1a", hand="A05")
    table.place(1, 0)
    assert points(table.pass_()) == [Points("road", 0, 5), Points("road", 1, 5)]


def test_followers_that_are_not_returned() -> None:
    """All of them, also of who got nothing."""
    table = Table.of("A04v1b  B09^0a  B09^0a  A27^", hand="A05")
    table.place(1, 0)
    assert points(table.pass_()) == [Points("road", 0, 6)]
    assert [table.player(seat)["followers"] for seat in (0, 1)] == [7, 7]
    assert table.view["pieces"] == {}


def test_two_features_completed_together() -> None:
    """B14 ends the road from the west and the one from the east; both are scored, both followers return."""
    table = Table.of(
        """
        A04v  A27^1a  .     A05^1b
        .     B09^    B09^  A28^
        """,
        hand="B14",
    )
    table.place(1, 0)
    assert sorted(points(table.pass_())) == [Points("road", 0, 3), Points("road", 1, 3)]
    assert [table.player(seat)["followers"] for seat in (0, 1)] == [7, 7]


def test_a_follower_on_a_field_closed_off_by_a_four_tile_road_loop() -> None:
    """It may be placed, stays, and gets its sheep at the end: B08 has one inside the curve."""
    table = Table.of(RING_OF_ROAD, hand="B08", stack="B09")
    table.place(1, 2, ">")
    assert 2 in table.state.legal(table.state.seat)["follower"]
    table.follower(2)
    table.place(1, 0)
    assert Points("field", 0, 2) in points(table.pass_())


def test_the_field_around_that_loop_is_another() -> None:
    table = Table.of(RING_OF_ROAD, hand="B08")
    table.place(1, 2, ">")
    table.follower(2)
    assert table.feature("1,2:1")["pieces"] == {}
    assert table.feature("1,2:2")["pieces"] == {"0": {"followers": 1, "prophets": 0}}


@pytest.mark.parametrize(
    ("tile", "x", "y", "arrow", "fields"),
    [
        ("A18", 0, -1, "^", [1, 2]),  # a city band with land on either side
        ("A05", 1, 0, "^", [2, 3]),  # the corners between a road and the city it runs into
        ("A27", 1, 0, "^", [2, 3]),  # the strip between a city and a road
    ],
)
def test_tiny_fields_missing_beside_city_bands(
    tile: str, x: int, y: int, arrow: str, fields: list[int]
) -> None:
    table = Table.of("A27^", hand=tile)
    table.place(x, y, arrow)
    assert set(fields) <= set(table.state.legal(table.state.seat)["follower"])
    cells = [table.feature(f"{x},{y}:{segment}")["cells"] for segment in fields]
    assert cells[0] != cells[1]


def test_a_tiny_field_joins_the_one_across_the_border_by_half_an_edge() -> None:
    """The corner north of A05's road belongs to the strip of the start tile, the other to the land below."""
    table = Table.of("A27^2a", hand="A05")
    table.place(1, 0)
    assert table.state.legal(table.state.seat)["follower"] == [0, 1, 2]
    assert table.feature("1,0:3")["cells"] == ["0,0:2", "1,0:3"]


def test_followers_refused_or_allowed_on_features_just_merged() -> None:
    """The tile joins a free road to an occupied one; its fields to the north are free, to the south not."""
    table = Table.of(
        """
        A27^1a  .     B09^
        B09^1b  B09^  B09^
        """,
        hand="B09",
    )
    table.place(1, 0)
    assert table.state.legal(table.state.seat)["follower"] == [1]
    for segment in (0, 2):
        with refused(table, "feature_occupied"):
            table.follower(segment)
    table.follower(1)


def test_legality_judged_on_the_unrotated_tile() -> None:
    """A04 turned half round has its road in the east, where the start tile's road is occupied."""
    table = Table.of("A27^1a", hand="A04")
    assert table.state.legal(table.state.seat)["place_tile"]["-1,0"] == [2]
    table.place(-1, 0, "v")
    with refused(table, "feature_occupied"):
        table.follower(1)
    table.follower(0)


def test_fields_joined_on_the_unrotated_tile() -> None:
    """A05 upside down below the road: the field at its Wn half-edge then lies in the south-east."""
    table = Table.of("A27^", hand="A04")
    table.place(-1, 0, "v")
    assert table.feature("-1,0:2")["cells"] == ["0,0:2", "-1,0:2"]
    assert table.feature("-1,0:3")["cells"] == ["0,0:3", "-1,0:3"]


UNPLACEABLE = """
    A21v
    A27^*
"""


def test_an_unplaceable_tile_that_aborts_the_game_or_is_dropped_without_a_word() -> None:
    table = Table.of(UNPLACEABLE, hand="B09", stack="A01 B10")
    table.place(1, 0)
    assert table.pass_() == [{"n": 2, "type": "tile_removed", "tile": "A01"}]
    assert table.view["phase"] == "place_tile"
    assert table.view["removed"] == {"A01": 1}


def test_an_unplaceable_tile_that_spoils_the_remaining_counts() -> None:
    table = Table.of(UNPLACEABLE, hand="B09", stack="A01 B10 B11 B11")
    assert table.view["kinds"] == {"A01": 1, "B10": 1, "B11": 2}
    table.place(1, 0)
    table.pass_()
    assert table.view["kinds"] == {"B11": 2}
    assert table.view["stack"] == 2


def test_the_start_tile_also_in_the_pack() -> None:
    for name in range(5):
        tiles = ARK.draw_setup(2, {}, stream(name))[1]["tiles"]
        assert tiles.count("A27") == 1
        assert len(tiles) == 72
    assert "A27" not in new_game().view(None)["kinds"]


def test_a_hole_in_the_board_treated_as_forbidden() -> None:
    """A place with tiles on all four sides takes a tile that matches them all, and here closes a road."""
    table = Table.of(
        """
        A27^  B09^  B03^
        B03<  .     B15>
        B03v  B09^  B03>
        """,
        hand="B12",
    )
    assert table.state.legal(table.state.seat)["place_tile"]["1,1"] == [0, 2]
    table.place(1, 1)
    assert points(table.follower(0)) == [Points("road", 0, 6)]


def test_the_last_turn_with_nobodys_hand_filled() -> None:
    """After the last tile nobody is asked for anything."""
    for draw_ahead in (False, True):
        state = new_game(players=3, draw_ahead=draw_ahead)
        random = stream("last turn")
        while state.view(None)["stack"] or state.view(None).get("holding"):
            assert state.to_act is not None
            state.apply(state.to_act, state.random_action(random))
        while state.to_act is not None:
            assert state.legal(state.to_act)
            state.apply(state.to_act, state.random_action(random))
        assert state.outcome is not None
        assert len(state.view(None)["board"]) + len(state.to_json()["removed"]) == 72
