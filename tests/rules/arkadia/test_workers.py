"""ARD-4: introducing workers."""

import pytest

from arkaden.rules.protocol import Seat
from tests.rules.arkadia.boards import on_board, place, screen, write_board
from tests.rules.arkadia.refusals import refused

BOARD = """
................
..AA............
................
.......BB.......
......LLLL......
......LLLL......
......LLLL......
"""
BUILDINGS = {"A": "residential_house:red", "B": "residential_house:black"}


def placing(own: list[tuple[int, int]], neutral: list[tuple[int, int]]) -> dict[str, object]:
    return {"type": "place_workers", "own": [list(at) for at in own], "neutral": [list(at) for at in neutral]}


def test_ard_4_1_own_and_neutral_workers_go_to_squares_beside_one_building() -> None:
    game = on_board(BOARD, BUILDINGS, neutral=[2, 0])
    place(game, own=[(0, 2), (1, 1)], neutral=[(2, 2)])
    assert write_board(game.view(None)).splitlines()[:3] == [
        "..0.............",
        ".0AA............",
        "..n.............",
    ]
    assert (screen(game, 0)["own"], screen(game, 0)["neutral"]) == (1, 1)


def test_ard_4_1_the_lot_counts_as_a_building() -> None:
    game = on_board(BOARD, BUILDINGS)
    place(game, own=[(7, 6), (5, 10), (4, 5)])
    assert set(game.view(None)["workers"]) == {"7,6", "5,10", "4,5"}


def test_ard_4_1_all_workers_of_a_turn_stand_at_the_same_building() -> None:
    game = on_board(BOARD, BUILDINGS)
    assert refused(game, placing([(0, 2), (2, 7)], [])) == "not_one_building"
    assert refused(game, placing([(2, 7), (7, 6)], [])) == "not_one_building"
    place(game, own=[(3, 6), (3, 9)])


def test_ard_4_1_squares_only_at_a_corner_or_far_off_are_refused() -> None:
    game = on_board(BOARD, BUILDINGS)
    for at in ((0, 1), (7, 5), (10, 10)):
        assert refused(game, placing([at], [])) == "not_one_building"


def test_ard_4_1_workers_make_no_building_of_their_own() -> None:
    game = on_board("0...", {})
    assert refused(game, placing([(0, 1)], [])) == "not_one_building"


def test_ard_4_1_at_least_one_worker() -> None:
    game = on_board(BOARD, BUILDINGS)
    assert refused(game, placing([], [])) == "no_worker"
    assert refused(game, {"type": "place_workers"}) == "no_worker"


def test_ard_4_1_no_more_than_lie_behind_the_screen() -> None:
    game = on_board(BOARD, BUILDINGS, own=[1, 3], neutral=[1, 0])
    assert refused(game, placing([(0, 2), (0, 3)], [])) == "too_few_own"
    assert refused(game, placing([], [(0, 2), (0, 3)])) == "too_few_neutral"
    place(game, own=[(0, 2)], neutral=[(0, 3)])


@pytest.mark.parametrize("taken", [(1, 2), (5, 7), (3, 7)])
def test_ard_4_2_one_square_holds_one_thing(taken: tuple[int, int]) -> None:
    game = on_board(BOARD, BUILDINGS)
    assert refused(game, placing([taken], [])) == "square_taken"


def test_ard_4_2_a_worker_is_in_the_way_of_another() -> None:
    game = on_board(
        """
        ..1.
        ..AA
        """,
        {"A": "residential_house:red"},
        neutral=[1, 0],
    )
    assert refused(game, placing([(0, 2)], [])) == "square_taken"
    assert refused(game, placing([(0, 3)], [(0, 3)])) == "square_twice"
    assert refused(game, placing([(0, 3), (0, 3)], [])) == "square_twice"


def test_ard_4_2_a_worker_on_a_camp_brings_nothing() -> None:
    """(1, 5) is a camp."""
    game = on_board("....\n..AAA", {"A": "farm:red"})
    assert place(game, own=[(1, 5)]) == []
    assert screen(game, 0)["neutral"] == 0
    assert game.view(None)["supply"]["neutral"] == 24


def test_left_out_lists_mean_none() -> None:
    game = on_board(BOARD, BUILDINGS)
    game.apply(Seat(0), {"type": "place_workers", "own": [[0, 2]]})
    assert game.view(None)["workers"] == {"0,2": 0}
