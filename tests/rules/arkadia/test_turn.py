"""ARD-2: the parts of a turn, skipping, and the dead-lock."""

from typing import Any

from arkaden.rules.protocol import GameState, Seat
from tests.rules.arkadia.boards import act, build, finish_turn, new_game, on_board, place, seals
from tests.rules.arkadia.refusals import refused

HAND = ["farm:red", "smithy:black", "tavern:olive", "trade_centre:silver"]


def phase(game: GameState) -> Any:
    return game.view(None)["phase"]


def stuck(players: int = 2, **changes: Any) -> GameState:
    """Nobody has a card or a worker."""
    nothing: dict[str, Any] = {
        "own": [0] * players,
        "hands": [[] for _ in range(players)],
        "face_up": [],
        "deck": [],
    }
    return on_board("", players=players, **(nothing | changes))


def test_ard_2_1_either_a_building_or_workers_and_not_both() -> None:
    game = on_board("", hands=[HAND, HAND])
    place(game, own=[(3, 6)])
    assert (
        refused(game, {"type": "build", "card": "farm:red", "cells": [[7, 6], [7, 7], [7, 8]]})
        == "not_this_phase"
    )
    assert refused(game, {"type": "place_workers", "own": [[3, 7]], "neutral": []}) == "not_this_phase"


def test_ard_2_1_payout_comes_before_the_castle_and_the_castle_before_the_draw() -> None:
    game = on_board(
        """
        ..0
        111
        """,
        hands=[["residential_house:red", *HAND[1:]], HAND],
    )
    events = build(game, "residential_house:red", (0, 0), (0, 1))
    assert seals(events) == [(0, "red", 1, "payout"), (1, "red", 2, "payout"), (0, "red", 1, "building")]
    assert phase(game) == "castle"
    assert refused(game, {"type": "draw", "from": "deck"}) == "not_this_phase"
    act(game, "place_castle", family="red", cell=[4, 6])
    assert phase(game) == "draw"
    act(game, "draw", **{"from": "deck"})
    assert phase(game) == "banner"


def test_ard_2_2_the_banner_comes_last_and_the_turn_ends_with_it_or_without() -> None:
    game = new_game(2, "banners")
    first = game.to_act
    assert refused(game, {"type": "use_banner", "seals": {}}) == "not_this_phase"
    assert refused(game, {"type": "end_turn"}) == "not_this_phase"
    finish_turn(game)
    assert game.to_act != first
    game.apply(game.to_act or Seat(0), game.legal_actions(game.to_act or Seat(0))[0])


def test_ard_2_3_passing_at_will_is_refused() -> None:
    assert refused(on_board("", hands=[HAND, HAND]), {"type": "skip"}) == "must_act"
    only_cards = on_board("", hands=[HAND, HAND], own=[0, 3])
    assert refused(only_cards, {"type": "skip"}) == "must_act"
    only_workers = on_board("", hands=[[], HAND])
    assert refused(only_workers, {"type": "skip"}) == "must_act"
    only_neutral = on_board("", hands=[[], HAND], own=[0, 3], neutral=[1, 0])
    assert refused(only_neutral, {"type": "skip"}) == "must_act"


def test_ard_2_3_who_can_do_nothing_skips_and_may_still_use_a_banner() -> None:
    game = stuck()
    assert game.legal(Seat(0)) == {"skip": True}
    assert game.legal_actions(Seat(0)) == [{"type": "skip"}]
    act(game, "skip")
    assert phase(game) == "banner"
    act(game, "use_banner", seals={})
    assert game.to_act == 1


def test_ard_2_3_cards_without_a_place_and_workers_without_a_square_allow_skipping() -> None:
    """The lot is hemmed in at the edge; what is free touches only a corner of anything."""
    rows = ["n" * 16 for _ in range(12)]
    rows[4] = "nnnnnnLLLLnnnnnn"
    rows[5] = rows[6] = rows[4]
    game = on_board("\n".join(rows), hands=[HAND, HAND])
    assert game.legal(Seat(0)) == {"skip": True}


def test_ard_2_4_when_all_skip_in_a_row_without_banners_the_game_ends_with_the_final_evaluation() -> None:
    game = stuck(3, seals=[{"red": 2}, {}, {"black": 1}])
    for seat in range(3):
        assert game.to_act == seat
        act(game, "skip")
        if seat < 2:
            act(game, "end_turn")
            assert game.view(None)["skipped"] == seat + 1
    events = act(game, "end_turn")
    assert [(event["seat"], event["gold"], event["reason"]) for event in events] == [
        (0, 4, "final"),
        (2, 2, "final"),
    ]
    assert game.to_act is None
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.scores, game.outcome.winners) == ("stalled", (4, 0, 2), (0,))


def test_ard_2_4_a_banner_goes_on_with_the_game() -> None:
    game = stuck()
    act(game, "skip")
    act(game, "end_turn")
    act(game, "skip")
    act(game, "use_banner", seals={})
    assert game.to_act == 0
    assert "skipped" not in game.view(None)
    act(game, "skip")
    act(game, "end_turn")
    assert game.to_act == 1
    place(game, own=[(3, 6)])
    act(game, "end_turn")
    assert game.to_act == 0


def test_ard_2_4_one_turn_that_is_not_skipped_starts_the_count_anew() -> None:
    game = stuck(3, own=[0, 0, 1])
    for _ in range(2):
        act(game, "skip")
        act(game, "end_turn")
    place(game, own=[(3, 6)])
    act(game, "end_turn")
    for _ in range(2):
        act(game, "skip")
        act(game, "end_turn")
    assert game.to_act == 2
    act(game, "skip")
    act(game, "end_turn")
    assert game.outcome is not None


def test_only_the_seat_to_act_may_act() -> None:
    game = on_board("", hands=[HAND, HAND])
    assert refused(game, {"type": "place_workers", "own": [[3, 6]], "neutral": []}, seat=1) == "not_your_turn"
    for nobody in (-1, 2, 10**9):
        assert refused(game, {"type": "resign"}, seat=nobody) == "not_your_turn"
    assert game.legal(Seat(1)) == {}
    assert game.legal_actions(Seat(1)) == []
