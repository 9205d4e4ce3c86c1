"""ARK-5: the Ark of the Covenant."""

import pytest

from tests.rules.ark.boards import Points, Table, points
from tests.rules.ark.refusals import refused

ROAD = "A27^*  B09^  B09^  B09^  B09^  B09^  B09^"


@pytest.mark.parametrize("cell", [(0, 0), (0, -1)])
def test_5_1_who_completed_the_first_city_puts_the_ark_on_any_tile_of_it(cell: tuple[int, int]) -> None:
    """Nobody had a piece there."""
    table = Table.of("A27^", hand="A21")
    table.place(0, -1, "v")
    table.pass_()
    assert table.state.legal(table.state.seat) == {"place_ark": ["0,0", "0,-1"]}
    table.place_ark(*cell)
    assert table.view["ark"] == {"x": cell[0], "y": cell[1]}
    assert table.state.to_act == 1


@pytest.mark.parametrize("cell", [(1, 0), (5, 5), (10**12, 0)])
def test_5_1_but_on_no_other_tile(cell: tuple[int, int]) -> None:
    table = Table.of("A27^  B09^", hand="A21")
    table.place(0, -1, "v")
    table.pass_()
    with refused(table, "ark_not_in_city"):
        table.place_ark(*cell)


def test_5_1_if_one_tile_completes_two_cities_on_any_tile_of_either() -> None:
    """A17 has a city to the north and another to the south."""
    table = Table.of(
        """
        B09>  A21v
        B09>  .
        B03v  A27^
        """,
        hand="A17",
    )
    table.place(0, -1)
    table.pass_()
    assert sorted(table.state.legal(table.state.seat)["place_ark"]) == ["0,-1", "0,-2", "0,0"]


def test_5_1_the_ark_cannot_be_moved_in_that_turn() -> None:
    table = Table.of("A27^", hand="A21")
    table.place(0, -1, "v")
    with refused(table, "ark_not_in_game"):
        table.move_ark((0, 0))
    table.pass_()
    with refused(table, "not_this_phase"):
        table.move_ark((0, 0))


def test_5_1_it_enters_only_once() -> None:
    table = Table.of("A27^*", hand="A21")
    table.place(0, -1, "v")
    table.pass_()
    assert table.view["phase"] == "place_tile"
    assert table.state.to_act == 1


def test_5_1_a_completed_road_does_not_bring_it() -> None:
    table = Table.of("A04v  A27^", hand="A05")
    table.place(1, 0)
    table.pass_()
    assert table.view["phase"] == "place_tile"


@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
def test_5_2_the_ark_goes_one_to_five_steps(steps: int) -> None:
    table = Table.of(ROAD, hand="B09")
    table.place(7, 0)
    table.move_ark(*((x, 0) for x in range(1, steps + 1)))
    assert table.view["ark"] == {"x": steps, "y": 0}
    assert table.view["pieces"] == {}


@pytest.mark.parametrize("steps", [0, 6, 7])
def test_5_2_neither_less_nor_more(steps: int) -> None:
    table = Table.of(ROAD, hand="B09")
    table.place(7, 0)
    with refused(table, "ark_path_length"):
        table.move_ark(*((x, 0) for x in range(1, steps + 1)))


def test_5_2_walls_do_not_matter_and_turning_is_allowed() -> None:
    table = Table.of(
        """
        A21v  .
        A27^* B09^
        """,
        hand="B09",
    )
    table.place(1, 1)
    table.move_ark((1, 0), (1, 1))
    assert table.view["ark"] == {"x": 1, "y": 1}


@pytest.mark.parametrize("step", [(1, 1), (2, 0), (0, 0), (9, 9), (10**15, 0)])
def test_5_2_each_step_goes_to_an_adjacent_place(step: tuple[int, int]) -> None:
    table = Table.of("A27^*  B09^", hand="B09")
    table.place(1, 1)
    with refused(table, "ark_not_adjacent"):
        table.move_ark(step)


def test_5_2_and_to_a_placed_tile() -> None:
    table = Table.of("A27^*  B09^", hand="B09")
    table.place(2, 0)
    with refused(table, "ark_no_tile"):
        table.move_ark((0, 1))
    with refused(table, "ark_no_tile"):
        table.move_ark((1, 0), (1, -1))


@pytest.mark.parametrize(
    "path",
    [
        [(1, 0), (0, 0)],
        [(1, 0), (2, 0), (1, 0)],
        [(1, 0), (1, 1), (0, 1), (0, 0)],
    ],
)
def test_5_3_no_tile_is_entered_twice_nor_the_one_it_started_from(path: list[tuple[int, int]]) -> None:
    table = Table.of(
        """
        A27^*  B09^  B09^
        B09^   B09^  .
        """,
        hand="B09",
    )
    table.place(2, 1)
    with refused(table, "ark_entered_twice"):
        table.move_ark(*path)


def test_5_4_each_piece_it_comes_to_brings_its_owner_a_point() -> None:
    """The own one, one on a field, a prophet, and on the last tile; not the one it started from."""
    table = Table.of("A27^1a*  B09^1a  A28^0B  B09^2b  B09^", hand="B09", seats=3)
    table.place(5, 0)
    assert table.move_ark((1, 0), (2, 0), (3, 0)) == [
        {"n": 2, "type": "points", "reason": "ark", "seat": 0, "points": 1, "tiles": [[1, 0]]},
        {"n": 2, "type": "points", "reason": "ark", "seat": 1, "points": 2, "tiles": [[2, 0], [3, 0]]},
    ]


def test_5_5_the_ark_scores_before_completed_features_do() -> None:
    """The follower on the road gives its point although the road is complete and it returns."""
    table = Table.of("A04v  A27^1b  B09^*", hand="A05")
    table.place(2, 0)
    assert points(table.move_ark((0, 0))) == [Points("ark", 1, 1), Points("road", 1, 5)]
    assert table.view["pieces"] == {}


def test_5_6_the_ark_blocks_nothing_and_may_stand_anywhere() -> None:
    table = Table.of("A27^*  B14^", hand="B09", stack="A05 B09 B09")
    table.place(2, 0)
    table.move_ark((1, 0), (2, 0))
    assert table.view["ark"] == {"x": 2, "y": 0}
    table.place(3, 0)
    assert points(table.follower(1)) == [Points("road", 1, 4)]
