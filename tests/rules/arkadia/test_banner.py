"""ARD-7: banners and evaluations."""

from typing import Any

import pytest

from arkaden.rules.protocol import GameState, Seat
from tests.rules.arkadia.boards import act, on_board, screen
from tests.rules.arkadia.refusals import refused


def at_banner(**changes: Any) -> GameState:
    return on_board(
        "", phase="banner", did="acted", **({"seals": [{"red": 3, "black": 1}, {"red": 9}]} | changes)
    )


def test_ard_7_1_a_banner_brings_two_own_workers_from_the_supply_and_ends_the_turn() -> None:
    game = at_banner()
    act(game, "use_banner", seals={})
    assert game.view(None)["players"]["0"]["banners"] == 3
    assert screen(game, 0)["own"] == 5
    assert game.view(None)["supply"]["workers"] == {"0": 6, "1": 8}
    assert game.to_act == 1


def test_ard_7_1_four_banners_and_no_more() -> None:
    game = at_banner(banners=[0, 4], own=[11, 3])
    assert refused(game, {"type": "use_banner", "seals": {}}) == "no_banner_left"
    assert game.legal(Seat(0)) == {"end_turn": True}
    assert game.legal_actions(Seat(0)) == [{"type": "end_turn"}]
    act(game, "end_turn")
    assert game.to_act == 1


def test_ard_7_1_a_banner_may_be_kept() -> None:
    game = at_banner()
    assert act(game, "end_turn") == []
    assert game.view(None)["players"]["0"]["banners"] == 4


def test_ard_7_2_some_seals_of_some_families_are_handed_in_at_the_present_value() -> None:
    game = at_banner(values=[4, 1, 0, 3])
    events = act(game, "use_banner", seals={"red": 2, "black": 1})
    assert events == [
        {"n": 1, "type": "gold", "seat": 0, "gold": 8, "seals": {"red": 2, "black": 1}, "reason": "banner"}
    ]
    assert screen(game, 0)["seals"] == {"red": 1, "olive": 0, "black": 0, "silver": 0}
    assert screen(game, 0)["gold"] == 8


def test_ard_7_2_evaluating_nothing_is_allowed_and_is_no_event() -> None:
    assert act(at_banner(), "use_banner", seals={}) == []
    assert act(at_banner(), "use_banner", seals={"red": 0, "silver": 0}) == []


@pytest.mark.parametrize("seals", [{"red": 4}, {"silver": 1}, {"red": 3, "black": 2}, {"red": 10**30}])
def test_ard_7_2_no_more_than_lie_behind_the_screen(seals: dict[str, int]) -> None:
    assert refused(at_banner(), {"type": "use_banner", "seals": seals}) == "too_few_seals"


@pytest.mark.parametrize(
    "seals", [{"red": -1}, {"red": True}, {"red": 1.0}, {"red": None}, {"blue": 1}, [], None, "red"]
)
def test_malformed_evaluations_are_refused(seals: object) -> None:
    assert refused(at_banner(), {"type": "use_banner", "seals": seals}) == "bad_action"


def test_the_description_says_what_may_be_handed_in_and_the_list_holds_every_choice() -> None:
    game = at_banner()
    assert game.legal(Seat(0)) == {"use_banner": {"red": 3, "black": 1}, "end_turn": True}
    listed = game.legal_actions(Seat(0))
    assert listed[-1] == {"type": "end_turn"}
    choices = {(action["seals"].get("red", 0), action["seals"].get("black", 0)) for action in listed[:-1]}
    assert choices == {(red, black) for red in range(4) for black in range(2)}
    assert len(listed) == 9


def test_a_long_list_of_evaluations_is_a_sample_from_nothing_to_everything() -> None:
    game = at_banner(seals=[{"red": 9, "olive": 9, "black": 9, "silver": 9}, {}])
    listed = game.legal_actions(Seat(0))
    assert len(listed) == 257
    assert listed[0] == {"type": "use_banner", "seals": {}}
    assert listed[-2]["seals"] == {"red": 9, "olive": 9, "black": 9, "silver": 9}
    for action in listed:
        game.copy().apply(Seat(0), action)
