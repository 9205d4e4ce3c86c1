"""What a preview tells (``docs/arkadia-view.md``)."""

from typing import Any

import pytest

from arkaden.rules.protocol import IllegalAction, Seat
from tests.rules.arkadia.boards import build, on_board, place
from tests.rules.arkadia.play import RandomGame, variant
from tests.rules.arkadia.test_castle import RIM, owing

HAND = ["farm:red", "smithy:black", "tavern:olive", "trade_centre:silver"]
ENCLOSABLE = """
    AA.BBn
    11n12
    """
HOUSES = {"A": "residential_house:red", "B": "residential_house:olive"}


def workers(own: list[list[int]]) -> dict[str, Any]:
    return {"type": "place_workers", "own": own, "neutral": []}


def test_a_preview_changes_nothing() -> None:
    game = on_board(ENCLOSABLE, HOUSES, players=3)
    before = game.to_json()
    game.preview(Seat(0), [workers([[0, 2]])])
    assert game.to_json() == before


def test_it_tells_what_would_be_completed_and_what_everybody_would_be_paid() -> None:
    game = on_board(ENCLOSABLE, HOUSES, players=3)
    answer = game.preview(Seat(0), [workers([[0, 2]])])
    assert answer["completed"] == {
        "1": {"family": "red", "pays": {"0": 1, "1": 2}, "seal": 0},
        "2": {"family": "olive", "pays": {"0": 1, "1": 1, "2": 1}, "seal": 0},
    }
    assert answer["due"] == 2
    assert [event["type"] for event in answer["events"]].count("completed") == 2
    assert set(answer["legal"]) == {"place_castle"}


def test_it_tells_which_camps_are_covered_and_what_they_bring() -> None:
    game = on_board("....\n....\n....0", hands=[HAND, HAND], neutral_supply=1, neutral=[0, 23])
    laid = {"type": "build", "card": "tavern:olive", "cells": [[3, 3], [3, 4], [4, 3]]}
    answer = game.preview(Seat(0), [laid])
    assert answer["camps"] == [[3, 4], [4, 3]]
    assert answer["neutral_workers"] == 1
    assert "completed" not in answer
    assert set(answer["legal"]) == {"draw"}


def test_it_tells_how_values_change() -> None:
    game = owing(2)
    pieces = [{"type": "place_castle", "family": "black", "cell": list(at)} for at in (RIM[0], RIM[4])]
    assert game.preview(Seat(0), pieces[:1])["values"] == {"red": 1, "black": 3}
    assert game.preview(Seat(0), pieces[:1])["due"] == 1
    assert game.preview(Seat(0), pieces)["values"] == {"red": 1, "black": 4}
    assert "due" not in game.preview(Seat(0), pieces)


def test_it_tells_what_an_evaluation_pays_and_nothing_of_the_next_turn() -> None:
    game = on_board("", phase="banner", did="acted", seals=[{"red": 3}, {}])
    answer = game.preview(Seat(0), [{"type": "use_banner", "seals": {"red": 2}}])
    assert answer["gold"] == 4
    assert "legal" not in answer


def test_a_card_to_be_drawn_stays_unknown_also_to_who_draws_it() -> None:
    game = on_board("", hands=[HAND, HAND], deck=["mill:red"], face_up=["mill:black"])
    build(game, "farm:red", (3, 6), (3, 7), (3, 8))
    assert game.preview(Seat(0), [{"type": "draw", "from": "deck"}])["events"] == [
        {"n": 2, "type": "card_drawn"}
    ]
    face_up = game.preview(Seat(0), [{"type": "draw", "from": 0}])
    assert face_up["events"] == [{"n": 2, "type": "card_drawn", "card": "mill:black"}]
    assert "mill:red" not in str(face_up)


def test_the_final_evaluation_is_not_foretold() -> None:
    game = on_board(
        "", phase="banner", did="acted", turn=9, end_turn=8, last_turns=[0], seals=[{"red": 3}, {"red": 9}]
    )
    assert game.preview(Seat(0), [{"type": "end_turn"}]) == {"events": []}
    handed_in = game.preview(Seat(0), [{"type": "use_banner", "seals": {"red": 1}}])
    assert [event["reason"] for event in handed_in["events"]] == ["banner"]
    assert handed_in["gold"] == 2


def test_without_actions_it_tells_what_is_legal_and_spectators_may_ask_that() -> None:
    game = on_board("", hands=[HAND, HAND])
    assert game.preview(Seat(0), []) == {"events": [], "legal": game.legal(Seat(0))}
    assert game.preview(Seat(1), []) == {"events": []}
    assert game.preview(None, []) == {"events": []}


@pytest.mark.parametrize("who", [None, 1])
def test_who_is_not_to_act_may_try_no_actions(who: int | None) -> None:
    game = on_board("", hands=[HAND, HAND])
    for action in (workers([[3, 6]]), {"type": "resign"}):
        with pytest.raises(IllegalAction) as refusal:
            game.preview(None if who is None else Seat(who), [action])
        assert refusal.value.code == "not_your_turn"


def test_what_is_illegal_is_refused_as_in_earnest() -> None:
    game = on_board("", hands=[HAND, HAND])
    with pytest.raises(IllegalAction) as refusal:
        game.preview(Seat(0), [workers([[0, 0]])])
    assert refusal.value.code == "not_one_building"


def test_actions_after_the_end_of_the_turn_are_refused() -> None:
    game = on_board("", hands=[HAND, HAND])
    steps = [workers([[3, 6]]), {"type": "end_turn"}, {"type": "end_turn"}]
    assert "legal" not in game.preview(Seat(0), steps[:2])
    with pytest.raises(IllegalAction) as refusal:
        game.preview(Seat(0), steps)
    assert refusal.value.code == "not_your_turn"


def test_after_the_end_of_the_game_it_is_over() -> None:
    game = on_board("", phase="banner", did="acted", turn=9, end_turn=8, last_turns=[0])
    with pytest.raises(IllegalAction) as refusal:
        game.preview(Seat(0), [{"type": "end_turn"}, {"type": "end_turn"}])
    assert refusal.value.code == "game_over"
    game.apply(Seat(0), {"type": "end_turn"})
    with pytest.raises(IllegalAction) as refusal:
        game.preview(Seat(0), [{"type": "end_turn"}])
    assert refusal.value.code == "game_over"
    assert game.preview(Seat(0), []) == {"events": []}


@pytest.mark.parametrize("number", range(3))
def test_in_random_games_what_is_foretold_comes_about(number: int) -> None:
    game = RandomGame(**variant(number))
    while game.state.to_act is not None:
        seat, action = game.choose()
        answer = game.state.preview(seat, [action])
        before = game.state.view(None)
        events = game.state.apply(seat, action)
        after = game.state.view(None)
        visible = [event for event in events if (event["type"], event.get("reason")) != ("gold", "final")]
        foretold = [event for event in answer["events"] if event["type"] != "card_drawn"]
        assert foretold == [event for event in visible if event["type"] != "card_drawn"]
        changed = {
            family for family in before["values"] if before["values"][family] != after["values"][family]
        }
        assert answer.get("values", {}) == {family: after["values"][family] for family in changed}
        assert answer.get("due") == after.get("due")
        if "legal" in answer:
            assert answer["legal"] == game.state.legal(seat)
        paid = {
            (event["building"], event["seat"]): event["count"]
            for event in events
            if event["type"] == "seals" and event["reason"] == "payout"
        }
        assert paid == {
            (int(number), int(payee)): count
            for number, building in answer.get("completed", {}).items()
            for payee, count in building["pays"].items()
        }


def test_a_placed_worker_shows_up_in_the_next_description_of_the_preview() -> None:
    game = on_board("", hands=[HAND, HAND])
    place(game, own=[(3, 6)])
    assert game.preview(Seat(0), []) == {"events": [], "legal": {"use_banner": {}, "end_turn": True}}
