"""ARD-8: the end, and resigning."""

from typing import Any

import pytest

from arkaden.rules.protocol import GameState, Outcome, Seat
from tests.rules.arkadia.boards import act, build, finish_turn, on_board, place
from tests.rules.arkadia.refusals import refused
from tests.rules.arkadia.test_castle import (
    FIRST_TEN,
    OLIVE,
    RED,
    RIM,
    owing,
    piece,
    putting,
    square,
    ten_pieces,
)

HAND = ["farm:red", "smithy:black", "tavern:olive", "trade_centre:silver"]


def last_piece(players: int = 3, due: int = 1, **changes: Any) -> GameState:
    """Seat 0 is about to place the last piece of floor 2."""
    pieces = {at: [RED, OLIVE] for at in RIM[:9]} | {RIM[9]: [RED]}
    pools = [[0, 0, 0, 0], [0, 0, 1, 2], [1, 1, 2, 2]]
    defaults: dict[str, Any] = {"hands": [HAND for _ in range(players)], "players": players}
    return owing(due, pieces, pools=pools, floor=1, **(defaults | changes))


def turn(game: GameState) -> Any:
    seat = game.to_act
    finish_turn(game)
    return seat


def outcome(game: GameState) -> Outcome:
    assert game.outcome is not None
    assert game.to_act is None
    return game.outcome


def resign(game: GameState, seat: int) -> list[dict[str, Any]]:
    return game.apply(Seat(seat), {"type": "resign"})


def test_ard_8_1_the_tenth_piece_of_floor_2_begins_the_end_and_the_turn_is_finished() -> None:
    game = last_piece(due=3)
    assert "last_turns" not in game.view(None)
    piece(game, "black", RIM[9])
    view = game.view(None)
    assert view["last_turns"] == {"0": True, "1": True, "2": True}
    assert (view["floor"], view["due"], sum(view["pools"]["3"].values())) == (3, 2, 8)
    piece(game, "silver", RIM[0])
    piece(game, "silver", RIM[1])
    act(game, "use_banner", seals={})
    assert game.to_act == 1


def test_ard_8_2_then_everybody_has_one_turn_more_who_caused_the_end_last() -> None:
    game = last_piece(seat=1)
    piece(game, "black", RIM[9])
    act(game, "end_turn")
    assert [turn(game) for _ in range(3)] == [2, 0, 1]
    assert outcome(game).reason == "finished"


def test_ard_8_2_pieces_of_the_last_turns_come_from_floor_3() -> None:
    game = on_board(
        """
        AA.
        nn.
        """,
        {"A": "residential_house:red"},
        pieces={str(square(at)): [RED, OLIVE] for at in RIM},
        floor=2,
        pools=[[0] * 4, [0] * 4, [2, 2, 2, 2]],
        turn=9,
        end_turn=8,
        last_turns=[0, 1],
    )
    place(game, own=[(0, 2)])
    piece(game, "silver", RIM[3])
    assert game.view(None)["castle"]["4,9"]["floors"]["3"] == "silver"


def test_ard_8_3_all_seals_left_are_evaluated_and_the_most_gold_wins() -> None:
    game = on_board(
        "",
        hands=[HAND, HAND],
        turn=9,
        end_turn=8,
        last_turns=[0],
        values=[3, 0, 1, 4],
        seals=[{"red": 2, "olive": 5}, {"silver": 1}],
        banner_gold=[0, 3],
    )
    place(game, own=[(3, 6)])
    assert act(game, "end_turn") == [
        {"n": 2, "type": "gold", "seat": 0, "gold": 6, "seals": {"red": 2, "olive": 5}, "reason": "final"},
        {"n": 2, "type": "gold", "seat": 1, "gold": 4, "seals": {"silver": 1}, "reason": "final"},
    ]
    assert outcome(game) == Outcome(
        scores=(6, 7),
        winners=(Seat(1),),
        reason="finished",
        breakdown=({"banner": 0, "final": 6}, {"banner": 3, "final": 4}),
    )
    view = game.view(None)
    assert view["outcome"] == outcome(game).to_json()
    assert "to_act" not in view
    assert view["players"]["1"]["screen"] == {
        "own": 3,
        "neutral": 0,
        "seals": {"red": 0, "olive": 0, "black": 0, "silver": 0},
        "gold": 7,
    }


def test_ard_8_3_a_banner_of_the_very_last_turn_is_evaluated_first() -> None:
    game = on_board(
        "",
        phase="banner",
        did="acted",
        turn=9,
        end_turn=8,
        last_turns=[0],
        seals=[{"red": 2, "olive": 1}, {}],
    )
    events = act(game, "use_banner", seals={"red": 1})
    assert [(event["reason"], event["gold"]) for event in events] == [("banner", 2), ("final", 4)]
    assert outcome(game).breakdown[0] == {"banner": 2, "final": 4}


def test_ard_8_3_several_who_tie_win_together() -> None:
    game = on_board(
        "",
        players=3,
        phase="banner",
        did="acted",
        turn=9,
        end_turn=8,
        last_turns=[0],
        seals=[{"red": 2}, {"olive": 1}, {"olive": 2}],
    )
    act(game, "end_turn")
    assert outcome(game).winners == (0, 2)


def test_after_the_end_nothing_can_be_done() -> None:
    game = on_board("", phase="banner", did="acted", turn=9, end_turn=8, last_turns=[0])
    act(game, "end_turn")
    for seat in range(2):
        for action in ({"type": "resign"}, {"type": "end_turn"}, {"type": "skip"}):
            assert refused(game, action, seat=seat) == "game_over"
        assert game.legal(Seat(seat)) == {}
        assert game.legal_actions(Seat(seat)) == []


class TestResigning:
    """ARD-8.4."""

    def test_it_is_possible_at_any_time_and_not_only_in_the_own_turn(self) -> None:
        game = on_board("", players=3, hands=[HAND, HAND, HAND])
        assert resign(game, 2) == []
        assert game.to_act == 0
        finish_turn(game)
        finish_turn(game)
        assert game.to_act == 0

    def test_nobody_resigns_twice(self) -> None:
        game = on_board("", players=3)
        resign(game, 1)
        assert refused(game, {"type": "resign"}, seat=1) == "already_resigned"

    def test_the_workers_stay_and_are_paid(self) -> None:
        game = on_board(
            """
            AA.
            11.
            """,
            {"A": "residential_house:red"},
            players=3,
        )
        resign(game, 1)
        events = place(game, own=[(0, 2)])
        assert [(event["seat"], event["count"]) for event in events if event["type"] == "seals"] == [
            (0, 1),
            (1, 2),
            (0, 1),
        ]

    def test_the_cards_are_out_of_the_game_face_down(self) -> None:
        game = on_board("", players=3, hands=[HAND, HAND, HAND])
        resign(game, 1)
        view = game.view(Seat(1))
        assert view["players"]["1"] | {"screen": None} == {
            "banners": 4,
            "hand_size": 0,
            "resigned": True,
            "screen": None,
        }
        assert view["hand"] == []
        assert game.to_json()["out"] == HAND

    def test_the_seals_are_evaluated_at_the_end_but_the_seat_cannot_win(self) -> None:
        game = on_board(
            "",
            players=3,
            phase="banner",
            did="acted",
            turn=9,
            end_turn=8,
            last_turns=[0],
            seals=[{"red": 1}, {"red": 9}, {}],
        )
        resign(game, 1)
        act(game, "end_turn")
        assert outcome(game).scores == (2, 18, 0)
        assert outcome(game).winners == (0,)

    def test_in_the_own_turn_pieces_due_are_not_placed_and_the_next_begins(self) -> None:
        game = owing(2, players=3, hands=[HAND, HAND, HAND])
        resign(game, 0)
        view = game.view(None)
        assert (view["to_act"], view["phase"]) == (1, "main")
        assert all(square["floors"] == {} for square in view["castle"].values())

    def test_in_the_own_turn_no_card_is_drawn(self) -> None:
        game = on_board("", players=3, hands=[HAND, HAND, HAND])
        build(game, "farm:red", (3, 6), (3, 7), (3, 8))
        deck = game.view(None)["deck"]
        resign(game, 0)
        assert game.view(None)["deck"] == deck
        assert game.to_act == 1

    @pytest.mark.parametrize("phase", ["main", "banner"])
    def test_in_other_parts_of_the_own_turn_the_next_begins_too(self, phase: str) -> None:
        game = on_board("", players=3, hands=[HAND, HAND, HAND], phase=phase)
        resign(game, 0)
        assert (game.to_act, game.view(None)["phase"]) == (1, "main")

    def test_a_resigned_seat_has_no_last_turn(self) -> None:
        game = last_piece()
        piece(game, "black", RIM[9])
        act(game, "end_turn")
        resign(game, 2)
        assert game.view(None)["last_turns"] == {"0": True, "1": True}
        assert [turn(game) for _ in range(2)] == [1, 0]
        assert outcome(game).reason == "finished"

    def test_if_the_one_who_caused_the_end_resigns_the_others_have_theirs_in_order(self) -> None:
        game = last_piece(seat=1, players=4, hands=[HAND] * 4, due=2)
        piece(game, "black", RIM[9])
        resign(game, 1)
        assert [turn(game) for _ in range(3)] == [2, 3, 0]
        assert outcome(game).reason == "finished"

    def test_if_the_last_one_to_play_resigns_out_of_turn_the_game_ends_after_the_one_before(self) -> None:
        game = last_piece()
        piece(game, "black", RIM[9])
        act(game, "end_turn")
        turn(game)
        resign(game, 0)
        assert game.outcome is None
        assert turn(game) == 2
        assert outcome(game).reason == "finished"

    def test_resigning_in_the_very_last_turn_ends_the_game(self) -> None:
        game = on_board("", players=3, turn=9, end_turn=8, last_turns=[0], seals=[{"red": 9}, {"red": 1}, {}])
        assert [event["seat"] for event in resign(game, 0)] == [0, 1]
        assert (outcome(game).reason, outcome(game).winners) == ("finished", (1,))

    def test_when_one_player_is_left_the_game_ends_at_once_and_that_one_wins(self) -> None:
        game = on_board("", seals=[{"red": 9}, {"red": 1}])
        events = resign(game, 0)
        assert [(event["n"], event["seat"], event["reason"]) for event in events] == [
            (1, 0, "final"),
            (1, 1, "final"),
        ]
        assert outcome(game).to_json() == {
            "scores": [18, 2],
            "winners": [1],
            "reason": "resigned",
            "breakdown": [{"banner": 0, "final": 18}, {"banner": 0, "final": 2}],
        }

    def test_with_more_players_it_goes_on_until_one_is_left(self) -> None:
        game = on_board("", players=4, hands=[HAND] * 4)
        resign(game, 3)
        resign(game, 0)
        assert game.to_act == 1
        resign(game, 2)
        assert outcome(game).winners == (1,)

    def test_a_resigned_seat_is_not_waited_for_in_a_dead_lock(self) -> None:
        game = on_board("", players=3, own=[0, 0, 0], hands=[[], [], HAND])
        act(game, "skip")
        act(game, "end_turn")
        act(game, "skip")
        resign(game, 2)
        assert game.outcome is None
        act(game, "end_turn")
        assert outcome(game).reason == "stalled"

    def test_resigning_in_the_own_turn_ends_it_and_so_a_dead_lock_is_judged(self) -> None:
        game = on_board("", players=3, own=[0, 0, 3], hands=[[], [], HAND])
        for _ in range(2):
            act(game, "skip")
            act(game, "end_turn")
        resign(game, 2)
        assert (outcome(game).reason, outcome(game).winners) == ("stalled", (0, 1))

    def test_who_built_and_then_resigned_has_broken_the_dead_lock(self) -> None:
        game = on_board("", players=3, own=[0, 0, 3], hands=[[], [], HAND])
        for _ in range(2):
            act(game, "skip")
            act(game, "end_turn")
        place(game, own=[(3, 6)])
        resign(game, 2)
        assert game.outcome is None
        assert game.to_act == 0

    def test_it_takes_no_fields(self) -> None:
        assert refused(on_board(""), {"type": "resign", "seat": 0}) == "bad_action"


def test_the_castle_of_a_whole_game_is_filled_in_order() -> None:
    game = owing(28)
    ten_pieces(game, FIRST_TEN)
    ten_pieces(game, FIRST_TEN)
    assert refused(game, putting("red", (0, 0))) == "not_a_castle_square"
    for family, at in zip(["red", "olive", "black", *["silver"] * 5], RIM, strict=False):
        piece(game, family, at)
    assert game.view(None)["phase"] == "banner"
    assert game.to_json()["pools"] == [[0] * 4] * 3
