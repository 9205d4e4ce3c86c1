"""ARD-6: the castle and the value of seals."""

from itertools import product
from typing import Any

import pytest

from arkaden.rules.protocol import GameState, Seat
from tests.rules.arkadia.boards import act, on_board, place
from tests.rules.arkadia.refusals import refused

RIM = [(4, 6), (4, 7), (4, 8), (4, 9), (5, 9), (6, 9), (6, 8), (6, 7), (6, 6), (5, 6)]
"""The castle squares of the lot at its standard place, as the component file lists them: red, olive, black, silver,
blank, red, olive, black, silver, blank."""
RED, OLIVE, BLACK, SILVER = range(4)


def square(at: tuple[int, int]) -> int:
    return at[0] * 16 + at[1]


def owing(due: int, pieces: dict[tuple[int, int], list[int]] | None = None, **changes: Any) -> GameState:
    """A game in which seat 0 owes castle pieces; ``pieces`` are those in the castle from floor 1 up."""
    built = {str(square(at)): pile for at, pile in (pieces or {}).items()}
    state: dict[str, Any] = {"phase": "castle", "did": "acted", "due": due, "pieces": built}
    return on_board("", **(state | changes))


def piece(game: GameState, family: str, at: tuple[int, int]) -> None:
    act(game, "place_castle", family=family, cell=list(at))


def putting(family: str, at: tuple[int, int]) -> dict[str, Any]:
    return {"type": "place_castle", "family": family, "cell": list(at)}


def test_ard_6_1_one_piece_is_due_for_each_building_completed_and_placed_one_after_the_other() -> None:
    game = on_board(
        """
        AA.BBn
        11n11
        """,
        {"A": "residential_house:red", "B": "residential_house:red"},
    )
    place(game, own=[(0, 2)])
    assert game.view(None)["due"] == 2
    assert refused(game, {"type": "end_turn"}) == "not_this_phase"
    piece(game, "red", (5, 9))
    assert game.view(None)["due"] == 1
    piece(game, "red", (5, 6))
    assert "due" not in game.view(None)
    assert game.view(None)["phase"] == "banner"
    assert game.to_act == 0


def test_ard_6_2_any_piece_of_the_pool_on_any_castle_square_free_on_this_floor() -> None:
    game = owing(1)
    assert game.legal(Seat(0)) == {
        "place_castle": {"families": ["red", "olive", "black", "silver"], "squares": sorted(map(square, RIM))}
    }
    assert len(game.legal_actions(Seat(0))) == 40
    for family, at in product(("red", "olive", "black", "silver"), RIM):
        game.copy().apply(Seat(0), putting(family, at))


def test_ard_6_2_what_the_pool_has_not_cannot_be_placed() -> None:
    game = owing(4)
    for at in RIM[:3]:
        piece(game, "black", at)
    assert refused(game, putting("black", RIM[3])) == "not_in_pool"
    assert game.legal(Seat(0))["place_castle"]["families"] == ["red", "olive", "silver"]


def test_ard_6_2_a_square_takes_one_piece_a_floor_and_only_castle_squares_take_any() -> None:
    game = owing(2)
    piece(game, "black", (4, 6))
    assert refused(game, putting("red", (4, 6))) == "square_has_piece"
    assert refused(game, putting("red", (5, 7))) == "not_a_castle_square"
    assert refused(game, putting("red", (0, 0))) == "not_a_castle_square"


def ten_pieces(game: GameState, families: list[str], squares: list[tuple[int, int]] = RIM) -> None:
    for family, at in zip(families, squares, strict=True):
        piece(game, family, at)


FIRST_TEN = ["red"] * 3 + ["olive"] * 3 + ["black"] * 3 + ["silver"]


def test_ard_6_3_with_the_tenth_piece_of_a_floor_the_two_left_go_to_floor_3() -> None:
    game = owing(10)
    ten_pieces(game, FIRST_TEN)
    view = game.view(None)
    assert view["floor"] == 2
    assert view["pools"]["1"] == {"red": 0, "olive": 0, "black": 0, "silver": 0}
    assert view["pools"]["3"] == {"red": 1, "olive": 1, "black": 1, "silver": 3}


def test_ard_6_3_floor_3_grows_to_eight_pieces() -> None:
    game = owing(20)
    ten_pieces(game, FIRST_TEN)
    ten_pieces(game, FIRST_TEN)
    view = game.view(None)
    assert view["floor"] == 3
    assert sum(view["pools"]["3"].values()) == 8
    assert sum(map(sum, (pool.values() for pool in view["pools"].values()))) == 8


def test_ard_6_4_a_floor_can_change_in_the_middle_of_a_turn() -> None:
    game = owing(2, {at: [RED] for at in RIM[:9]}, pools=[[0, 1, 1, 1], [3, 3, 3, 3], [1, 1, 1, 1]])
    piece(game, "olive", RIM[9])
    assert game.view(None)["floor"] == 2
    assert game.view(None)["due"] == 1
    piece(game, "red", RIM[0])
    assert game.view(None)["castle"]["4,6"]["floors"] == {"1": "red", "2": "red"}


def test_ard_6_4_nothing_is_placed_when_the_pool_of_floor_3_is_empty() -> None:
    full = {at: [RED, OLIVE] for at in RIM}
    game = owing(3, full, floor=2, pools=[[0] * 4, [0] * 4, [1, 0, 0, 0]], end_turn=1, last_turns=[1, 0])
    piece(game, "red", RIM[0])
    assert game.view(None)["phase"] == "banner"
    assert "due" not in game.view(None)


def test_ard_6_4_no_piece_falls_due_when_nothing_is_left_to_place() -> None:
    full = {str(square(at)): [RED, OLIVE] for at in RIM}
    game = on_board(
        """
        AA.
        nn.
        """,
        {"A": "residential_house:red"},
        pieces=full,
        floor=2,
        pools=[[0] * 4, [0] * 4, [0] * 4],
        end_turn=1,
        last_turns=[1, 0],
    )
    place(game, own=[(0, 2)])
    assert game.view(None)["phase"] == "banner"


def test_ard_6_5_all_values_start_at_two() -> None:
    view = on_board("").view(None)
    assert view["values"] == {"red": 2, "olive": 2, "black": 2, "silver": 2}
    assert view["history"] == {family: {"0": 2} for family in ("red", "olive", "black", "silver")}


def test_ard_6_5_a_piece_counts_for_its_family_and_covers_what_was_seen() -> None:
    game = owing(3)
    piece(game, "black", (4, 6))
    assert game.view(None)["values"] == {"red": 1, "olive": 2, "black": 3, "silver": 2}
    piece(game, "black", (5, 9))
    assert game.view(None)["values"] == {"red": 1, "olive": 2, "black": 4, "silver": 2}
    piece(game, "olive", (4, 7))
    assert game.view(None)["values"] == {"red": 1, "olive": 2, "black": 4, "silver": 2}
    assert game.view(None)["history"] == {
        "red": {"0": 2, "1": 1},
        "olive": {"0": 2},
        "black": {"0": 2, "1": 3, "2": 4},
        "silver": {"0": 2},
    }
    assert game.view(None)["castle"]["4,6"] == {"printed": "red", "floors": {"1": "black"}, "top": "black"}
    assert game.view(None)["castle"]["5,6"] == {"floors": {}}


def test_ard_6_5_a_value_can_fall_to_nothing_and_what_it_is_then_worth() -> None:
    game = owing(2, seals=[{"red": 3}, {}])
    piece(game, "black", (4, 6))
    piece(game, "black", (6, 9))
    assert game.view(None)["values"]["red"] == 0
    events = act(game, "use_banner", seals={"red": 2})
    assert events == [{"n": 3, "type": "gold", "seat": 0, "gold": 0, "seals": {"red": 2}, "reason": "banner"}]


@pytest.mark.parametrize("bad", ["blue", "", None, 1, ["red"]])
def test_families_that_do_not_exist_are_malformed(bad: object) -> None:
    assert refused(owing(1), {"type": "place_castle", "family": bad, "cell": [4, 6]}) == "bad_action"
