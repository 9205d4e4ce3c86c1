"""ARD-5: completion and payout."""

from tests.rules.arkadia.boards import act, build, on_board, own_view, place, screen, seals

HOUSES = ["residential_house:red", "farm:black", "tavern:olive", "mill:silver"]


def test_ard_5_1_workers_buildings_the_lot_and_the_edge_of_the_board_enclose() -> None:
    game = on_board(
        """
        .AA0
        .nB.
        ..BB
        """,
        {"A": "residential_house:red", "B": "tavern:olive"},
    )
    events = place(game, own=[(0, 0)])
    assert events[0] == {
        "n": 1,
        "type": "completed",
        "building": 1,
        "cells": [[0, 1], [0, 2]],
        "family": "red",
    }
    assert seals(events) == [(0, "red", 2, "payout"), (0, "red", 1, "building")]
    assert game.view(None)["buildings"]["1"]["completed"] == 1
    assert "completed" not in game.view(None)["buildings"]["2"]


def test_ard_5_1_the_lot_encloses_and_is_never_completed_itself() -> None:
    game = on_board(
        """
        ................
        ................
        ......n00n......
        ......nAA.n.....
        .....0LLLL0.....
        .....0LLLL0.....
        .....0LLLL0.....
        ......nnnn......
        """,
        {"A": "residential_house:red"},
    )
    events = place(game, own=[(3, 9)])
    assert [event["building"] for event in events if event["type"] == "completed"] == [1]
    assert game.view(None)["due"] == 1


def test_ard_5_1_a_building_can_complete_others_and_itself() -> None:
    game = on_board(
        """
        AA..0
        11110
        """,
        {"A": "residential_house:black"},
        hands=[HOUSES, []],
    )
    events = build(game, "residential_house:red", (0, 2), (0, 3))
    assert [event["building"] for event in events if event["type"] == "completed"] == [1, 2]
    assert seals(events) == [
        (1, "black", 2, "payout"),
        (0, "black", 1, "building"),
        (0, "red", 1, "payout"),
        (1, "red", 2, "payout"),
        (0, "red", 1, "building"),
    ]
    assert game.view(None)["due"] == 2


def test_ard_5_1_a_corner_may_stay_open() -> None:
    game = on_board(
        """
        ....
        ..11.
        .1AA.
        ..11.
        """,
        {"A": "residential_house:red"},
    )
    assert place(game, own=[(2, 4)])[0]["type"] == "completed"


def test_ard_5_1_a_free_square_beside_it_keeps_it_open() -> None:
    game = on_board(
        """
        ....
        ..1..
        .1AA.
        ..11.
        """,
        {"A": "residential_house:red"},
    )
    assert place(game, own=[(2, 4)]) == []


def test_ard_5_2_every_worker_counts_whenever_it_was_placed_and_neutral_ones_pay_nobody() -> None:
    game = on_board(
        """
        ....
        ..12.
        .1AA.
        ..n2.
        """,
        {"A": "residential_house:silver"},
        players=3,
    )
    events = place(game, own=[(2, 4)])
    assert seals(events) == [
        (0, "silver", 1, "payout"),
        (1, "silver", 2, "payout"),
        (2, "silver", 2, "payout"),
        (0, "silver", 1, "building"),
    ]
    assert [screen(game, seat)["seals"]["silver"] for seat in range(3)] == [2, 2, 2]


def test_ard_5_2_who_completes_without_own_workers_still_takes_the_seal_of_the_building() -> None:
    game = on_board(
        """
        ....
        ..11.
        .1AA.
        ..11.
        """,
        {"A": "residential_house:red"},
        neutral=[1, 0],
    )
    assert seals(place(game, neutral=[(2, 4)])) == [(1, "red", 5, "payout"), (0, "red", 1, "building")]


def test_ard_5_2_a_worker_that_touches_on_two_sides_counts_once() -> None:
    """The worker at (1, 3) is in the corner of the tavern."""
    game = on_board(
        """
        ..n..
        .nA0.
        .nAA.
        ..nn.
        """,
        {"A": "tavern:red"},
    )
    assert seals(place(game, own=[(2, 4)])) == [(0, "red", 2, "payout"), (0, "red", 1, "building")]


def test_ard_5_3_one_worker_is_paid_for_each_building_that_it_completes() -> None:
    game = on_board(
        """
        AA.BBn
        11n11
        """,
        {"A": "residential_house:red", "B": "residential_house:red"},
    )
    events = place(game, own=[(0, 2)])
    assert seals(events) == [
        (0, "red", 1, "payout"),
        (1, "red", 2, "payout"),
        (0, "red", 1, "building"),
        (0, "red", 1, "payout"),
        (1, "red", 2, "payout"),
        (0, "red", 1, "building"),
    ]
    assert {event["building"] for event in events} == {1, 2}


def test_ard_5_4_seals_do_not_run_out() -> None:
    game = on_board(
        """
        AA.
        nn
        """,
        {"A": "residential_house:red"},
        seals=[{"red": 500}, {}],
    )
    place(game, own=[(0, 2)])
    assert screen(game, 0)["seals"]["red"] == 502


def test_a_completed_building_is_not_paid_again() -> None:
    game = on_board(
        """
        AA.
        nn
        """,
        {"A": "residential_house:red"},
        hands=[["farm:black"], ["farm:red"]],
    )
    place(game, own=[(0, 2)])
    act(game, "place_castle", family="red", cell=[4, 6])
    act(game, "end_turn")
    assert seals(build(game, "farm:red", (0, 3), (0, 4), (0, 5))) == []
    assert own_view(game, 1)["players"]["1"]["screen"]["seals"]["red"] == 0
