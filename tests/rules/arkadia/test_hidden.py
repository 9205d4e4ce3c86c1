"""ARD-9: what is hidden. Two positions that differ only in what a viewer may not know look the same to that viewer."""

from typing import Any

import pytest

from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import GameState, IllegalAction, Seat
from tests.rules.arkadia.boards import act, build, new_game, on_board, own_view
from tests.rules.arkadia.play import RandomGame, variant
from tests.rules.arkadia.twins import twin

HAND = ["farm:red", "smithy:black", "tavern:olive", "trade_centre:silver"]
NONSENSE: list[dict[str, Any]] = [
    {"type": "build", "card": "farm:red", "cells": [[0, 0], [0, 1], [0, 2]]},
    {"type": "place_workers", "own": [[0, 0]] * 1, "neutral": [[11, 15]]},
    {"type": "use_banner", "seals": {"red": 3}},
    {"type": "draw", "from": "deck"},
    {"type": "skip"},
    {"type": "resign"},
]


@pytest.mark.parametrize("number", range(18))
def test_what_a_viewer_gets_does_not_depend_on_what_is_hidden_from_it(number: int) -> None:
    game = RandomGame(**variant(number), resign_one_in=100 if number % 2 else 0)
    random = RandomStream(f"twins {number}".encode())
    viewers = [None, *map(Seat, range(game.players))]
    while game.state.to_act is not None:
        before = game.state.copy()
        seat, action = game.choose()
        events = game.state.apply(seat, action)
        if random.below(3):
            continue
        for viewer in viewers:
            assert shown(before, viewer) == shown(twin(before, viewer, random), viewer)
            if viewer == seat:
                other = twin(before, viewer, random)
                assert foretold(before, viewer, [action]) == foretold(other, viewer, [action])
        for viewer in viewers:
            over = game.state.outcome is not None
            other = twin(before, viewer, random, known_action=action, screens=not over)
            if action["type"] == "skip" and viewer != seat:
                continue
            same = other.apply(seat, action)
            assert other.filter_events(same, viewer) == game.state.filter_events(events, viewer)
            assert other.view(viewer) == game.state.view(viewer)
            assert other.filter_action(seat, action, viewer) == game.state.filter_action(seat, action, viewer)


def shown(state: GameState, viewer: Seat | None) -> list[Any]:
    """All that can be asked of a position."""
    answers: list[Any] = [state.view(viewer), foretold(state, viewer, [])]
    if viewer is not None:
        answers += [state.legal(viewer), state.legal_actions(viewer)]
        answers += [foretold(state, viewer, [action]) for action in NONSENSE]
        answers += [refusal(state, viewer, action) for action in NONSENSE]
    return answers


def foretold(state: GameState, viewer: Seat | None, actions: list[dict[str, Any]]) -> Any:
    try:
        return state.preview(viewer, actions)
    except IllegalAction as refused:
        return refused.code, refused.detail


def refusal(state: GameState, viewer: Seat, action: dict[str, Any]) -> Any:
    """Code and detail if it is refused; what an action that is accepted shows is compared elsewhere."""
    try:
        state.copy().apply(viewer, action)
    except IllegalAction as refused:
        return refused.code, refused.detail
    return None


def test_the_twins_really_differ() -> None:
    """Else the test above could not fail."""
    game = new_game(3)
    data = game.to_json()
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        other = twin(game, viewer, RandomStream(b"differ")).to_json()
        assert other["deck"] != data["deck"]
        for seat in range(3):
            assert (other["hands"][seat] == data["hands"][seat]) == (seat == viewer)
            assert (other["seals"][seat] == data["seals"][seat]) == (seat == viewer)


def test_ard_9_1_hands_and_screens_are_their_owners() -> None:
    game = new_game(3)
    for viewer in range(3):
        view = own_view(game, viewer)
        assert [seat for seat, player in view["players"].items() if "screen" in player] == [str(viewer)]
        assert view["hand"] == game.to_json()["hands"][viewer]
    assert "hand" not in game.view(None)
    assert not [seat for seat, player in game.view(None)["players"].items() if "screen" in player]


def test_ard_9_1_open_screens_show_what_lies_behind_but_no_hands() -> None:
    game = new_game(3, open_screens=True)
    view = game.view(None)
    assert all(player["screen"]["own"] == 3 for player in view["players"].values())
    assert "hand" not in view


def test_ard_9_1_after_the_end_all_is_shown_but_hands() -> None:
    game = RandomGame(2, {}, "over")
    for _ in game.play():
        pass
    view = game.state.view(None)
    assert all("screen" in player for player in view["players"].values())
    assert "hand" not in view


def test_ard_9_3_nobody_sees_the_order_of_the_deck() -> None:
    game = new_game(2, "deck")
    for viewer in (None, Seat(0), Seat(1)):
        assert game.view(viewer)["deck"] == 29


class TestDrawnCards:
    """ARD-9.3."""

    def drawn(self, source: str | int) -> tuple[GameState, list[dict[str, Any]]]:
        game = on_board("", hands=[HAND, HAND], deck=["mill:red", "mill:olive"], face_up=["mill:black"])
        build(game, "farm:red", (3, 6), (3, 7), (3, 8))
        return game, act(game, "draw", **{"from": source})

    def test_a_card_from_the_deck_is_seen_by_its_owner_alone(self) -> None:
        game, events = self.drawn("deck")
        assert game.filter_events(events, Seat(0)) == [{"n": 2, "type": "card_drawn", "card": "mill:red"}]
        for viewer in (Seat(1), None):
            assert game.filter_events(events, viewer) == [{"n": 2, "type": "card_drawn"}]
        assert events == [{"n": 2, "type": "card_drawn", "card": "mill:red"}]

    def test_a_face_up_card_is_seen_by_all(self) -> None:
        game, events = self.drawn(0)
        for viewer in (Seat(0), Seat(1), None):
            assert game.filter_events(events, viewer) == [
                {"n": 2, "type": "card_drawn", "card": "mill:black"}
            ]

    def test_it_stays_so_for_the_log_of_a_later_position_and_after_a_reload(self) -> None:
        game, events = self.drawn("deck")
        act(game, "end_turn")
        act(game, "place_workers", own=[[2, 6]], neutral=[])
        assert game.filter_events(events, Seat(1)) == [{"n": 2, "type": "card_drawn"}]
        assert game.filter_events(events, Seat(0)) == events

    def test_a_draw_that_a_position_does_not_know_is_hidden_from_all(self) -> None:
        game = on_board("")
        events = [{"n": 9, "type": "card_drawn", "card": "mill:red"}]
        for viewer in (Seat(0), Seat(1), None):
            assert game.filter_events(events, viewer) == [{"n": 9, "type": "card_drawn"}]

    def test_drawing_names_no_card_in_the_action(self) -> None:
        game, _ = self.drawn("deck")
        assert game.filter_action(Seat(0), {"type": "draw", "from": "deck"}, Seat(1)) == {
            "type": "draw",
            "from": "deck",
        }
