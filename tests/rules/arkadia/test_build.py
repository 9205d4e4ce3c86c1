"""ARD-3: laying out a building. Boards are drawn as ``boards.on_board`` says."""

import pytest

from arkaden.rules.protocol import GameState, Seat
from tests.rules.arkadia.boards import act, build, finish_turn, on_board, own_view, screen
from tests.rules.arkadia.refusals import refused

HAND = ["farm:red", "smithy:black", "tavern:olive", "trade_centre:silver"]


def hands(*cards: str) -> list[list[str]]:
    return [list(cards), ["mill:red", "mill:olive", "mill:black", "mill:silver"]]


def laying(card: str, *cells: tuple[int, int]) -> dict[str, object]:
    return {"type": "build", "card": card, "cells": [list(cell) for cell in cells]}


def test_ard_3_1_the_card_must_be_in_the_hand() -> None:
    game = on_board("", hands=hands(*HAND))
    assert refused(game, laying("mill:red", (3, 6), (3, 7), (3, 8), (2, 7))) == "not_in_hand"
    assert refused(game, laying("no such card", (3, 6), (3, 7), (3, 8))) == "not_in_hand"


@pytest.mark.parametrize(
    ("card", "cells"),
    [
        ("farm:red", [(3, 6), (3, 7), (3, 8)]),
        ("farm:red", [(1, 6), (2, 6), (3, 6)]),
        ("smithy:black", [(3, 6), (3, 7), (2, 6), (2, 5)]),
        ("smithy:black", [(3, 6), (2, 6), (2, 7), (1, 7)]),
        ("trade_centre:silver", [(3, 6), (2, 6), (1, 6), (3, 7)]),
        ("trade_centre:silver", [(1, 5), (1, 6), (2, 6), (3, 6)]),
    ],
)
def test_ard_3_1_a_building_may_be_turned_and_its_squares_come_in_any_order(
    card: str, cells: list[tuple[int, int]]
) -> None:
    game = on_board("", hands=hands(*HAND))
    build(game, card, *cells)
    kind, family = card.split(":")
    laid = game.view(None)["buildings"]["1"]
    assert (laid["type"], laid["family"], laid["by"]) == (kind, family, 0)
    assert laid["cells"] == sorted(list(cell) for cell in cells)


@pytest.mark.parametrize(
    ("card", "cells"),
    [
        ("farm:red", [(3, 6), (3, 7), (2, 7)]),
        ("farm:red", [(3, 6), (3, 7)]),
        ("farm:red", [(3, 6), (3, 7), (3, 9)]),
        ("farm:red", []),
        ("tavern:olive", [(3, 6), (3, 7), (3, 8)]),
    ],
)
def test_ard_3_1_other_shapes_are_refused(card: str, cells: list[tuple[int, int]]) -> None:
    assert refused(on_board("", hands=hands(*HAND)), laying(card, *cells)) == "wrong_shape"


def test_ard_3_1_a_building_is_mirrored_only_with_the_option() -> None:
    mirrored = ((3, 6), (3, 7), (2, 7), (2, 8))
    assert refused(on_board("", hands=hands(*HAND)), laying("smithy:black", *mirrored)) == "wrong_shape"
    game = on_board("", hands=hands(*HAND), options={"mirror": True})
    build(game, "smithy:black", *mirrored)
    assert len(game.view(None)["buildings"]) == 1


def test_ard_3_2_all_squares_must_be_on_the_board() -> None:
    game = on_board("A", {"A": "residential_house:red"}, hands=hands(*HAND))
    assert refused(game, laying("farm:red", (0, 1), (0, 0), (0, -1))) == "off_board"
    assert refused(game, laying("farm:red", (11, 6), (12, 6), (13, 6))) == "off_board"
    assert refused(game, laying("farm:red", (3, 14), (3, 15), (3, 16))) == "off_board"


def test_ard_3_2_no_square_may_hold_a_building_a_worker_or_the_lot() -> None:
    game = on_board(
        """
        ..AA
        0.....
        n.....
        """,
        {"A": "residential_house:red"},
        hands=hands(*HAND),
    )
    for cells in (
        ((0, 3), (0, 4), (0, 5)),
        ((1, 0), (1, 1), (1, 2)),
        ((2, 0), (2, 1), (2, 2)),
        ((5, 7), (5, 8), (5, 9)),
        ((4, 9), (4, 10), (4, 11)),
    ):
        assert refused(game, laying("farm:red", *cells)) == "square_taken"


@pytest.mark.parametrize(
    ("neighbour", "cells"),
    [
        ("building", [(0, 4), (0, 5), (0, 6)]),
        ("own worker", [(2, 1), (2, 2), (2, 3)]),
        ("worker of another", [(6, 1), (6, 2), (6, 3)]),
        ("neutral worker", [(9, 1), (9, 2), (9, 3)]),
        ("lot", [(7, 6), (7, 7), (7, 8)]),
    ],
)
def test_ard_3_3_a_building_must_touch(neighbour: str, cells: list[tuple[int, int]]) -> None:
    game = on_board(
        """
        ..AA............
        ................
        0...............
        ................
        ................
        ................
        1...............
        ................
        ................
        n...............
        """,
        {"A": "residential_house:red"},
        hands=hands(*HAND),
    )
    build(game, "farm:red", *cells)
    assert len(game.view(None)["buildings"]) == 2, neighbour


def test_ard_3_3_touching_at_a_corner_is_not_enough() -> None:
    game = on_board("", hands=hands(*HAND))
    assert refused(game, laying("farm:red", (3, 10), (3, 11), (3, 12))) == "not_adjacent"
    assert refused(game, laying("farm:red", (0, 0), (0, 1), (0, 2))) == "not_adjacent"


def test_ard_3_4_the_family_of_the_card_is_on_the_building_and_the_card_is_gone() -> None:
    game = on_board("", hands=hands("farm:red", "farm:red", "farm:olive", "mill:red"))
    build(game, "farm:red", (3, 6), (3, 7), (3, 8))
    assert own_view(game, 0)["hand"] == ["farm:red", "farm:olive", "mill:red"]
    assert game.to_json()["out"] == ["farm:red"]
    assert game.view(None)["supply"]["buildings"]["farm"] == 7


def test_ard_3_5_each_camp_covered_brings_one_neutral_worker_at_once() -> None:
    game = on_board("", hands=hands("smithy:red", "farm:red", "farm:olive", "mill:red"))
    events = build(game, "smithy:red", (3, 11), (4, 10), (4, 11), (5, 10))
    assert events == [{"n": 1, "type": "neutral_workers", "seat": 0, "count": 1}]
    assert screen(game, 0)["neutral"] == 1
    assert game.view(None)["supply"]["neutral"] == 23


BESIDE_TWO_CAMPS = """
    ....
    ....
    ....0
    """
"""A worker above the camp at (3, 4); another camp is at (4, 3)."""


def test_ard_3_5_two_camps_bring_two() -> None:
    game = on_board(BESIDE_TWO_CAMPS, hands=hands(*HAND))
    events = build(game, "tavern:olive", (3, 3), (3, 4), (4, 3))
    assert events == [{"n": 1, "type": "neutral_workers", "seat": 0, "count": 2}]
    assert screen(game, 0)["neutral"] == 2


@pytest.mark.parametrize("left", [0, 1])
def test_ard_3_5_a_short_supply_gives_what_is_left(left: int) -> None:
    game = on_board(BESIDE_TWO_CAMPS, hands=hands(*HAND), neutral_supply=left, neutral=[0, 24 - left])
    events = build(game, "tavern:olive", (3, 3), (3, 4), (4, 3))
    assert [event["count"] for event in events] == [left] * bool(left)
    assert screen(game, 0)["neutral"] == left
    assert game.view(None)["supply"]["neutral"] == 0


def test_ard_3_5_the_workers_of_a_camp_cannot_be_used_in_the_same_turn() -> None:
    game = on_board(BESIDE_TWO_CAMPS, hands=hands(*HAND))
    build(game, "tavern:olive", (3, 3), (3, 4), (4, 3))
    assert refused(game, {"type": "place_workers", "own": [], "neutral": [[2, 3]]}) == "not_this_phase"


class TestDrawing:
    """ARD-3.6."""

    FACE_UP = ("mill:red", "mill:black", "mill:silver")

    def drawing(self, deck: tuple[str, ...], face_up: tuple[str, ...] = FACE_UP) -> GameState:
        game = on_board("", hands=hands(*HAND), deck=list(deck), face_up=list(face_up))
        build(game, "farm:red", (3, 6), (3, 7), (3, 8))
        return game

    def test_the_top_of_the_deck_is_drawn_last_into_the_hand(self) -> None:
        game = self.drawing(("farm:olive", "farm:black"))
        assert game.view(None)["phase"] == "draw"
        assert act(game, "draw", **{"from": "deck"}) == [{"n": 2, "type": "card_drawn", "card": "farm:olive"}]
        assert own_view(game, 0)["hand"] == [*HAND[1:], "farm:olive"]
        assert game.view(None)["deck"] == 1
        assert list(game.view(None)["face_up"].values()) == list(self.FACE_UP)

    def test_a_face_up_card_is_replaced_in_its_own_place(self) -> None:
        game = self.drawing(("farm:olive", "farm:black"))
        assert act(game, "draw", **{"from": 1}) == [{"n": 2, "type": "card_drawn", "card": "mill:black"}]
        assert own_view(game, 0)["hand"] == [*HAND[1:], "mill:black"]
        assert game.view(None)["face_up"] == {"0": "mill:red", "1": "farm:olive", "2": "mill:silver"}
        assert game.view(None)["deck"] == 1

    def test_when_the_deck_is_empty_a_face_up_card_must_be_taken_and_those_behind_move_up(self) -> None:
        game = self.drawing(())
        assert game.legal(Seat(0)) == {"draw": {"face_up": [0, 1, 2]}}
        assert refused(game, {"type": "draw", "from": "deck"}) == "deck_empty"
        assert refused(game, {"type": "end_turn"}) == "not_this_phase"
        act(game, "draw", **{"from": 0})
        assert game.view(None)["face_up"] == {"0": "mill:black", "1": "mill:silver"}

    def test_when_nothing_can_be_drawn_the_hand_shrinks(self) -> None:
        game = self.drawing((), ())
        assert game.view(None)["phase"] == "banner"
        assert len(own_view(game, 0)["hand"]) == 3

    @pytest.mark.parametrize("index", [3, -1, 10**30])
    def test_there_must_be_such_a_card(self, index: int) -> None:
        game = self.drawing(("farm:olive",))
        assert refused(game, {"type": "draw", "from": index}) == "no_such_card"

    def test_nothing_is_drawn_after_workers(self) -> None:
        game = on_board("", hands=hands(*HAND))
        act(game, "place_workers", own=[[3, 6]], neutral=[])
        assert game.view(None)["phase"] == "banner"

    def test_the_hand_is_filled_again_before_the_next_turn(self) -> None:
        game = self.drawing(("farm:olive",))
        finish_turn(game)
        assert len(own_view(game, 0)["hand"]) == 4
        assert game.to_act == 1
