"""The description of what is legal (``docs/arkadia-view.md``): clients and bots can build any legal action from it."""

from itertools import product

import pytest

from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import IllegalAction, JsonObject, Seat
from tests.rules.arkadia.boards import on_board
from tests.rules.arkadia.play import RandomGame, variant

HAND = ["farm:red", "farm:olive", "tavern:olive", "trade_centre:silver"]


def described_builds(view: JsonObject) -> set[tuple[str, tuple[tuple[int, int], ...]]]:
    """What the document says how to read it."""
    found = set()
    for kind, ways in view["legal"].get("build", {}).items():
        for way, rows in enumerate(ways):
            for row, bits in enumerate(rows):
                for column in range(view["board"]["cols"]):
                    if (bits >> column) & 1:
                        cells = [(row + r, column + c) for r, c in view["shapes"][kind][way]]
                        found |= {
                            (card, tuple(sorted(cells)))
                            for card in view["hand"]
                            if card.split(":")[0] == kind
                        }
    return found


@pytest.mark.parametrize("number", range(6))
def test_description_and_list_agree(number: int) -> None:
    game = RandomGame(**variant(number))
    for step, _ in enumerate(game.play()):
        seat = game.state.to_act
        if seat is None or step % 4:
            continue
        view, listed = game.state.view(seat), game.state.legal_actions(seat)
        legal = view["legal"]
        assert legal == game.state.legal(seat)
        for action in listed:
            game.state.copy().apply(seat, action)
        match view["phase"]:
            case "main":
                builds = [action for action in listed if action["type"] == "build"]
                assert described_builds(view) == {
                    (action["card"], tuple(sorted(map(tuple, action["cells"])))) for action in builds
                }
                assert ("place_workers" in legal) == any(
                    action["type"] == "place_workers" for action in listed
                )
                assert ("skip" in legal) == (listed == [{"type": "skip"}])
            case "castle":
                described = product(legal["place_castle"]["families"], legal["place_castle"]["squares"])
                assert {(a["family"], a["cell"][0] * 16 + a["cell"][1]) for a in listed} == set(described)
            case "draw":
                sources = {action["from"] for action in listed}
                assert sources == {*legal["draw"]["face_up"], *(["deck"] if "deck" in legal["draw"] else [])}
            case "banner":
                assert ("use_banner" in legal) == (view["players"][str(seat)]["banners"] > 0)


@pytest.mark.parametrize("number", range(4))
def test_any_choice_of_described_worker_squares_is_legal(number: int) -> None:
    game, random = RandomGame(**variant(number)), RandomStream(f"workers {number}".encode())
    for _ in game.play():
        seat = game.state.to_act
        if seat is None or "place_workers" not in game.state.legal(seat):
            continue
        described = game.state.legal(seat)["place_workers"]
        at = described["at"]
        squares = at[list(at)[random.below(len(at))]]
        own = min(described["own"], random.below(len(squares) + 1))
        neutral = min(described["neutral"], len(squares) - own)
        cells = [[square // 16, square % 16] for square in squares]
        action = {"type": "place_workers", "own": cells[:own], "neutral": cells[own : own + neutral]}
        if own + neutral:
            game.state.copy().apply(seat, action)
        else:
            with pytest.raises(IllegalAction, match="no_worker"):
                game.state.copy().apply(seat, action)


def test_ways_without_a_place_and_types_without_one_are_short() -> None:
    rows = ["n" * 16 for _ in range(12)]
    rows[0] = "...nnnnnnnnnnnnn"
    rows[4] = rows[5] = rows[6] = "nnnnnnLLLLnnnnnn"
    game = on_board("\n".join(rows), hands=[HAND, HAND])
    assert game.legal(Seat(0)) == {"build": {"farm": [[1, *[0] * 11], []]}}
    assert game.legal_actions(Seat(0)) == [
        {"type": "build", "card": card, "cells": [[0, 0], [0, 1], [0, 2]]}
        for card in ("farm:red", "farm:olive")
    ]


def test_all_worker_moves_are_listed_while_they_are_few() -> None:
    game = on_board("AA", {"A": "residential_house:red"}, hands=[[], []], own=[1, 3], neutral=[1, 0])
    moves = game.legal_actions(Seat(0))
    lot_rim = 14
    assert len(moves) == (3 + lot_rim) * 2 + 3 * 2 + lot_rim * (lot_rim - 1)


def test_many_worker_moves_are_sampled_evenly_over_numbers_and_kinds() -> None:
    game = on_board("", hands=[[], []], own=[11, 3], neutral=[11, 0])
    moves = game.legal_actions(Seat(0))
    assert 200 < len(moves) <= 256
    assert len({len(move["own"]) for move in moves}) > 4
    assert len({len(move["neutral"]) for move in moves}) > 4
    for move in moves:
        game.copy().apply(Seat(0), move)


def test_every_kind_of_action_comes_up_at_random() -> None:
    kinds = set()
    for number in range(12):
        game = RandomGame(**variant(number))
        kinds |= {(action["type"], action.get("from") == "deck") for _, action, _ in game.play()}
    assert kinds == {
        ("build", False),
        ("place_workers", False),
        ("skip", False),
        ("place_castle", False),
        ("draw", True),
        ("draw", False),
        ("use_banner", False),
        ("end_turn", False),
    }


def test_random_builds_and_workers_are_drawn_from_all_that_are_possible() -> None:
    game = on_board("AA", {"A": "residential_house:red"}, hands=[HAND[:1], []], own=[1, 3])
    possible = {str(action) for action in game.legal_actions(Seat(0))}
    random = RandomStream(b"all")
    drawn = {str(game.random_action(random)) for _ in range(3000)}
    assert {text.replace("'neutral': []", "") for text in drawn} == {
        text.replace("'neutral': []", "") for text in possible
    }


def test_nothing_is_drawn_at_random_once_the_game_is_over() -> None:
    game = on_board("", phase="banner", did="acted", turn=9, end_turn=8, last_turns=[0])
    game.apply(Seat(0), {"type": "end_turn"})
    with pytest.raises(ValueError, match="over"):
        game.random_action(RandomStream(b""))
