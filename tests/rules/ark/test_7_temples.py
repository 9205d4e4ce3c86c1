"""ARK-7: temples."""

from tests.rules.ark.boards import Points, Table, points


def four_of_five(
    *, west: str = "", temple: str = "", east: str = "", seats: int = 2, stack: str = "B09 B09"
) -> Table:
    """A temple at (1, 0) that lacks its southern neighbour; the pieces on the tiles are given."""
    return Table.of(
        f"""
        .           A21^           .
        A27^{west}  B14^{temple}   B09^{east}
        """,
        hand="B09",
        seats=seats,
        stack=stack,
    )


def test_7_1_a_temple_is_complete_when_its_four_neighbours_are_placed() -> None:
    table = four_of_five(west="1a")
    assert table.feature("1,0:0")["complete"] is False
    table.place(1, 1)
    assert table.feature("1,0:0")["complete"] is True
    assert table.pass_() == [
        {
            "n": 2,
            "type": "points",
            "reason": "temple",
            "seat": 0,
            "points": 7,
            "tiles": [[0, 0], [1, -1], [1, 0], [1, 1], [2, 0]],
        }
    ]


def test_7_1_the_temple_itself_may_be_the_last_of_the_five() -> None:
    table = Table.of(
        """
        .       A21^   A21^
        A27^1a  .      B09^
        B09^    B09^   B09^
        """,
        hand="B14",
    )
    table.place(1, 0)
    assert points(table.pass_()) == [Points("temple", 0, 7)]


def test_7_1_tiles_at_its_corners_do_not_matter() -> None:
    table = Table.of(
        """
        .       A21^   A21^
        A27^1a  B14^   B09^
        B09^    .      .
        """,
        hand="B09",
    )
    table.place(2, 1)
    assert table.pass_() == []


def test_7_1_it_is_scored_after_the_followers_of_completed_roads_have_gone_back() -> None:
    """Seat 0 has two followers there, but one returns with its road: now it is a tie."""
    table = Table.of(
        """
        .       A21^0a  .
        A27^2b  B14^1a  .
        .       B09^    .
        """,
        hand="A05",
    )
    table.place(2, 0)
    assert points(table.pass_()) == [Points("road", 0, 3), Points("temple", 0, 7), Points("temple", 1, 7)]


def test_7_2_followers_and_prophets_on_roads_cities_and_fields_count_alike() -> None:
    """Seat 1 has a prophet in a city and a follower on a field, seat 0 a follower on a road."""
    table = four_of_five(west="0B", temple="3b", east="0a")
    table.place(1, 1)
    assert points(table.pass_()) == [Points("temple", 1, 7)]


def test_7_2_only_those_on_the_five_tiles_count() -> None:
    table = Table.of(
        """
        .       A21^    A21^1a
        A27^    B14^    B09^0b
        B09^2a  .       .
        """,
        hand="B09",
    )
    table.place(1, 1)
    assert points(table.pass_()) == [Points("temple", 1, 7)]


def test_7_2_a_piece_placed_this_turn_counts() -> None:
    table = four_of_five(east="0b")
    table.place(1, 1)
    assert points(table.follower(1)) == [Points("temple", 0, 7), Points("temple", 1, 7)]


def test_7_2_each_of_several_who_tie_gets_seven() -> None:
    table = four_of_five(west="1c", temple="3b", east="1a", seats=4)
    table.place(1, 1)
    assert points(table.pass_()) == [Points("temple", seat, 7) for seat in (0, 1, 2)]


def test_7_2_where_nobody_is_nobody_scores() -> None:
    table = four_of_five()
    table.place(1, 1)
    assert table.pass_() == []


def test_7_2_the_pieces_stay_where_they_are() -> None:
    table = four_of_five(west="0B", temple="3b", east="0a")
    pieces = table.view["pieces"]
    table.place(1, 1)
    table.pass_()
    assert table.view["pieces"] == pieces


def test_7_3_one_tile_can_complete_several_temples() -> None:
    """The follower just placed between the two counts in both."""
    table = Table.of(
        """
        .       A21^   .
        A27^1a  B14^   B09^
        B09^    .      .
        B09^    B14^   B09^1b
        .       B09^   .
        """,
        hand="B09",
    )
    table.place(1, 1)
    assert points(table.follower(1)) == [
        Points("temple", 0, 7),
        Points("temple", 0, 7),
        Points("temple", 1, 7),
    ]


def test_7_3_a_temple_is_scored_as_complete_only_once() -> None:
    """Neither a further tile beside one of the five nor the end of the game brings anything more."""
    table = four_of_five(west="1a", east="2b", stack="B09")
    table.place(1, 1)
    assert len(table.pass_()) == 2
    table.place(2, 1)
    reasons = {event.reason for event in points(table.pass_())}
    assert table.state.outcome is not None
    assert not reasons & {"temple", "unfinished_temple"}
