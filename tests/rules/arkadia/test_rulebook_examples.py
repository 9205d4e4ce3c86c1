"""ARD-10: the worked examples of the rulebook."""

from arkaden.rules.protocol import Seat
from tests.rules.arkadia.boards import act, build, on_board, place, screen, seals
from tests.rules.arkadia.refusals import refused

YELLOW, ORANGE, GREEN, VIOLET = range(4)


def test_ard_10_1_seven_red_seals_at_three_and_five_silver_at_four_are_41_gold() -> None:
    game = on_board("", phase="banner", did="acted", values=[3, 2, 1, 4], seals=[{"red": 7, "silver": 5}, {}])
    assert act(game, "use_banner", seals={"red": 7, "silver": 5}) == [
        {"n": 1, "type": "gold", "seat": 0, "gold": 41, "seals": {"red": 7, "silver": 5}, "reason": "banner"}
    ]
    assert screen(game, 0) == {
        "own": 5,
        "neutral": 0,
        "seals": {"red": 0, "olive": 0, "black": 0, "silver": 0},
        "gold": 41,
    }


def test_ard_10_2_violet_encloses_a_trade_centre_and_a_monastery_at_once() -> None:
    """Both touch (1, 3), where violet puts an own worker, and (2, 4), where it puts the neutral one."""
    game = on_board(
        """
        ....002n.
        ....MMMM2
        ..1T.nnn.
        ..nT.....
        ..nTTn...
        ...nn....
        """,
        {"T": "trade_centre:red", "M": "monastery:olive"},
        players=4,
        seat=VIOLET,
        neutral=[0, 0, 0, 1],
    )
    events = place(game, own=[(1, 3), (3, 4)], neutral=[(2, 4)])
    assert seals(events) == [
        (ORANGE, "red", 1, "payout"),
        (VIOLET, "red", 2, "payout"),
        (VIOLET, "red", 1, "building"),
        (YELLOW, "olive", 2, "payout"),
        (GREEN, "olive", 2, "payout"),
        (VIOLET, "olive", 1, "payout"),
        (VIOLET, "olive", 1, "building"),
    ]
    assert [screen(game, seat)["seals"]["red"] for seat in range(4)] == [0, 1, 0, 3]
    assert [screen(game, seat)["seals"]["olive"] for seat in range(4)] == [2, 0, 2, 2]
    act(game, "place_castle", family="black", cell=[4, 6])
    act(game, "place_castle", family="black", cell=[5, 9])
    assert game.view(None)["values"] == {"red": 1, "olive": 2, "black": 4, "silver": 2}
    assert (game.to_act, game.view(None)["phase"]) == (VIOLET, "banner")


def test_ard_10_3_covering_a_camp_brings_one_neutral_worker_and_a_worker_on_a_camp_none() -> None:
    """Camps are at (3, 4) and (4, 3)."""
    hands = [["tavern:red", "farm:red", "mill:red", "mill:olive"], []]
    board = """
        ....
        ....
        ..AA
        """
    game = on_board(board, {"A": "residential_house:red"}, hands=hands)
    assert build(game, "tavern:red", (3, 3), (3, 4), (4, 3))[0]["count"] == 2
    game = on_board(board, {"A": "residential_house:red"}, hands=hands)
    assert build(game, "farm:red", (2, 4), (3, 4), (4, 4))[0]["count"] == 1
    game = on_board(board.replace("AA", ".AA"), {"A": "residential_house:red"}, hands=hands)
    assert place(game, own=[(3, 4)]) == []
    assert screen(game, 0)["neutral"] == 0


def test_ard_10_4_corners_do_not_count_for_laying_or_for_completion() -> None:
    hands = [["residential_house:black", "farm:red", "mill:red", "mill:olive"], []]
    game = on_board("AA", {"A": "residential_house:red"}, hands=hands)
    corner = {"type": "build", "card": "residential_house:black", "cells": [[1, 2], [1, 3]]}
    assert refused(game, corner) == "not_adjacent"
    game = on_board("AA.\nn..", {"A": "residential_house:red"}, neutral=[2, 0])
    events = place(game, neutral=[(0, 2), (1, 1)])
    assert [event["type"] for event in events] == ["completed", "seals"]
    assert game.copy().view(Seat(0))["buildings"]["1"]["completed"] == 1
