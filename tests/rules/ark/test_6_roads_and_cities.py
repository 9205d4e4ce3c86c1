"""ARK-6: completed roads and cities."""

from tests.rules.ark.boards import Points, Table, points

RING = """
    A27^  .
    B03<  B03^
    B03v  .
"""


def test_6_1_a_road_closed_at_both_ends_is_complete() -> None:
    """By a city, a junction or a temple: B14 has a temple between two roads."""
    for end, worth in (("A05", 4), ("B14", 3), ("B15", 3)):
        table = Table.of("A04v  A27^1a", hand=end)
        table.place(1, 0)
        assert points(table.pass_()) == [Points("road", 0, worth)]


def test_6_1_a_road_with_an_open_end_is_not() -> None:
    table = Table.of("A04v  A27^1a", hand="B09")
    table.place(1, 0)
    assert table.pass_() == []


def test_6_1_a_road_that_forms_a_loop_is_complete() -> None:
    table = Table.of(RING, hand="B03")
    table.place(1, 2, ">")
    assert points(table.follower(0)) == [Points("road", 0, 4)]


def test_6_1_each_oasis_on_it_counts() -> None:
    """B11 has two."""
    table = Table.of("A05v  B11^  A27^1a", hand="A05")
    table.place(1, 0)
    assert points(table.pass_()) == [Points("road", 0, 4 + 4)]


def test_6_1_a_tile_counts_once_even_with_two_segments_of_the_road() -> None:
    """The road leaves the junction B01 to the south and comes back to it from the west: four tiles."""
    table = Table.of(
        """
        A27^  .
        B03<  B01^
        B03v  .
        """,
        hand="B03",
    )
    table.place(1, 2, ">")
    (event,) = table.follower(0)
    assert event["points"] == 4 + 1
    assert event["tiles"] == [[0, 1], [0, 2], [1, 1], [1, 2]]


def test_6_2_a_walled_city_without_gaps_is_complete_and_worth_two_a_tile() -> None:
    table = Table.of("A27^0a*", hand="A21")
    table.place(0, -1, "v")
    assert points(table.pass_()) == [Points("city", 0, 4)]


def test_6_2_a_city_with_a_gap_is_not() -> None:
    table = Table.of("A27^0a*", hand="A02")
    table.place(0, -1)
    assert table.pass_() == []


def test_6_2_two_for_each_scroll() -> None:
    """A18 joins its two edges and holds a scroll."""
    table = Table.of(
        """
        A18^
        A27^0a*
        """,
        hand="A21",
    )
    table.place(0, -2, "v")
    assert points(table.pass_()) == [Points("city", 0, 2 * 3 + 2)]


def test_6_2_a_tile_counts_once_even_with_two_segments_of_the_city() -> None:
    """A11's cities are apart on the tile and meet beyond it: four tiles, three scrolls."""
    table = Table.of(
        """
        A27^  .
        A06>  A06v
        A11^  .
        """,
        hand="A06",
    )
    table.place(1, 2, "<")
    assert points(table.follower(0)) == [Points("city", 0, 2 * 4 + 2 * 3)]


def joined_city(west: str = "", east: str = "", south: str = "", seats: int = 2) -> Table:
    """Three city parts with these pieces, about to be joined by A02 into one of four tiles, worth 8."""
    return Table.of(
        f"""
        A21>{west}  .             A21<{east}
        B09^        A27^{south}*  B09^
        """,
        hand="A02",
        seats=seats,
    )


def test_6_3_most_pieces_take_all_the_points_and_the_others_get_nothing() -> None:
    table = joined_city("0b", "0b", "0a")
    table.place(0, -1, ">")
    assert points(table.pass_()) == [Points("city", 1, 8)]


def test_6_3_each_of_those_who_tie_gets_the_full_points() -> None:
    table = joined_city("0b", "0c", "0a", seats=4)
    table.place(0, -1, ">")
    assert points(table.pass_()) == [Points("city", 0, 8), Points("city", 1, 8), Points("city", 2, 8)]


def test_6_3_a_follower_and_a_prophet_each_count_as_one_piece() -> None:
    table = joined_city("0b", "0B", "0a")
    table.place(0, -1, ">")
    assert points(table.pass_()) == [Points("city", 1, 16)]


def test_6_3_where_nobody_is_nobody_scores() -> None:
    table = joined_city()
    table.place(0, -1, ">")
    assert table.pass_() == []


def test_6_4_followers_return_and_a_prophet_leaves_the_game_whether_or_not_its_owner_scored() -> None:
    table = joined_city("0b", "0b", "0A")
    table.place(0, -1, ">")
    assert points(table.pass_()) == [Points("city", 1, 8)]
    assert table.view["pieces"] == {}
    assert table.player(0) == {"points": 0, "followers": 7}
    assert table.player(1) == {"points": 8, "followers": 7, "prophet": True}


def test_6_4_only_from_that_feature() -> None:
    """The city's follower returns, those on road and field of its tiles stay."""
    table = joined_city("0a", "1b", "2a")
    table.place(0, -1, ">")
    table.pass_()
    assert set(table.view["pieces"]) == {"1,-1", "0,0"}


def test_6_5_the_owner_of_a_prophet_in_the_city_gets_the_points_doubled_and_others_who_tie_do_not() -> None:
    table = joined_city("0B", "", "0a")
    table.place(0, -1, ">")
    assert points(table.pass_()) == [Points("city", 0, 8), Points("city", 1, 16)]


def test_6_5_a_prophet_of_somebody_else_doubles_nothing() -> None:
    table = joined_city("0B", "0a", "0a")
    table.place(0, -1, ">")
    assert points(table.pass_()) == [Points("city", 0, 8)]


def test_6_6_a_piece_placed_this_turn_takes_part_and_returns_at_once() -> None:
    table = Table.of("A04v  A27^", hand="A05")
    table.place(1, 0)
    assert points(table.follower(1)) == [Points("road", 0, 4)]
    assert table.player(0) == {"points": 4, "followers": 7, "prophet": True}


def test_6_6_a_prophet_placed_this_turn_doubles_and_is_gone() -> None:
    table = Table.of("A27^*", hand="A21")
    table.place(0, -1, "v")
    assert points(table.prophet(0)) == [Points("city", 0, 8)]
    assert table.player(0) == {"points": 8, "followers": 7}


def test_6_7_several_features_completed_by_one_tile_are_each_scored_by_themselves() -> None:
    """A temple closes a road to the east and another to the west."""
    table = Table.of(
        """
        A04v  A27^1a  .     A05^1b
        .     B09^    B09^  A28^
        """,
        hand="B14",
    )
    table.place(1, 0)
    assert points(table.pass_()) == [Points("road", 1, 3), Points("road", 0, 3)]
