"""ARK-8: fields."""

from tests.rules.ark.boards import Points, Table, points


def last_tile(board: str, hand: str, x: int, y: int, arrow: str = "^") -> list[Points]:
    """What the end brings once this tile has been placed as the last, nothing put on it."""
    table = Table.of(board, hand=hand, stack="")
    table.place(x, y, arrow)
    return points(table.pass_())


def test_8_1_roads_and_cities_bound_a_field() -> None:
    """The start tile has a strip between its city and its road, and the land below the road."""
    table = Table.of("A27^  A28^", hand="B09")
    assert table.feature("0,0:2")["cells"] == ["0,0:2", "1,0:2"]
    assert table.feature("0,0:3")["cells"] == ["0,0:3", "1,0:3"]


def test_8_1_a_temple_where_roads_meet_it_on_two_sides_bounds_one_too() -> None:
    table = Table.of("A27^  B14^  B09^", hand="B09")
    assert table.feature("1,0:3")["cells"] == ["0,0:2", "1,0:3", "2,0:1"]
    assert table.feature("1,0:4")["cells"] == ["0,0:3", "1,0:4", "2,0:2"]


def test_8_1_a_field_goes_on_round_the_end_of_a_road() -> None:
    """North and south of the road are one land: they meet to the east of the two curves."""
    table = Table.of(
        """
        A27^  B03^
        B09^  B03>
        """,
        hand="B09",
    )
    assert table.feature("1,0:1")["cells"] == ["0,0:2", "1,0:1", "0,1:2", "1,1:1"]


def test_8_1_a_field_is_never_complete_and_its_followers_stay_to_the_end() -> None:
    """The land inside a ring of road is closed all round."""
    table = Table.of(
        """
        A27^    .
        B03<2b  B03^
        B03v    .
        """,
        hand="B08",
        stack="B09",
    )
    table.place(1, 2, ">")
    assert table.pass_() == []
    inside = table.feature("1,2:2")
    assert inside["cells"] == ["0,1:2", "1,1:2", "0,2:2", "1,2:2"]
    assert (inside["open"], inside["complete"]) == (0, False)
    table.place(1, 0)
    assert Points("field", 1, 2) in points(table.pass_())
    assert table.view["pieces"] == {"0,1": {"seat": 1, "kind": "follower", "segment": 2}}


def test_8_2_two_points_for_each_sheep_that_no_wolf_has_eaten() -> None:
    """A22 has two sheep, A23 a wolf, A24 one of each."""
    board = """
        A27^3a
        A22v
    """
    assert last_tile(board, "A21", 1, 1, "v") == [Points("field", 0, 2 * 3)]
    assert last_tile(board, "A23", 1, 1, "v") == [Points("field", 0, 2 * (2 - 1))]
    assert last_tile(board, "A24", 1, 1, "v") == [Points("field", 0, 2 * (3 - 1))]


def test_8_2_more_wolves_than_sheep_are_no_loss() -> None:
    board = """
        A27^3a
        A23v
    """
    assert last_tile(board, "A23", 1, 1, "v") == []


def test_8_2_sheep_of_other_fields_do_not_count() -> None:
    """B12 has a sheep on either side of its road."""
    assert last_tile("A27^3a", "B12", 1, 0) == [Points("field", 0, 2)]


def test_8_3_most_pieces_take_all() -> None:
    board = """
        A27^3a  B09^2b  B09^2b
        A22v    .       .
    """
    assert last_tile(board, "B10", 3, 0) == [Points("field", 1, 4)]


def test_8_3_ties_pay_everybody() -> None:
    board = """
        A27^3a  B09^2b
        A22v    .
    """
    assert last_tile(board, "B10", 2, 0) == [Points("field", 0, 4), Points("field", 1, 4)]


def test_8_3_where_nobody_is_nobody_scores() -> None:
    assert last_tile("A27^", "B12", 1, 0) == []
