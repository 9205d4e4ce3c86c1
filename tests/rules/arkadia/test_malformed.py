"""Whatever comes from outside: refused with a documented reason or legal, and nothing changes when it is refused."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import GameState, IllegalAction, Seat
from tests.rules.arkadia.boards import new_game, on_board
from tests.rules.arkadia.play import SOAK
from tests.rules.arkadia.refusals import refused

DOCUMENT = Path(__file__).parents[3] / "docs" / "arkadia-view.md"
REASONS = set(re.findall(r"`(\w+)`", DOCUMENT.read_text("utf-8").partition("## Reasons")[2])) - {
    "illegal_action"
}

scalars = st.none() | st.booleans() | st.integers(-3, 20) | st.integers() | st.floats() | st.text(max_size=5)
numbers = st.integers(-2, 17) | st.booleans() | st.floats(0, 16)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
near_squares = st.lists(st.lists(numbers, min_size=1, max_size=3), max_size=5) | anything
types = st.sampled_from(
    [
        "build",
        "place_workers",
        "place_castle",
        "draw",
        "use_banner",
        "end_turn",
        "skip",
        "resign",
        "pass",
        "_build",
    ]
)
fields = {
    "card": st.sampled_from(["farm:red", "tavern:olive", "farm", "farm:blue"]) | anything,
    "cells": near_squares,
    "own": near_squares,
    "neutral": near_squares,
    "family": st.sampled_from(["red", "blue"]) | anything,
    "cell": st.lists(numbers, max_size=3) | anything,
    "from": st.sampled_from(["deck", "face_up"]) | numbers | anything,
    "seals": st.dictionaries(st.sampled_from(["red", "silver", "blue"]), numbers) | anything,
    "extra": anything,
}
near_actions = st.fixed_dictionaries({"type": types | anything}, optional=fields)


def positions() -> list[GameState]:
    """One of each phase."""
    found: dict[str, GameState] = {}
    random = RandomStream(b"phases")
    game = new_game(3, "phases", setup="beginner")
    while game.to_act is not None:
        found.setdefault(game.view(None)["phase"], game.copy())
        game.apply(game.to_act, game.random_action(random))
    return [*found.values(), game]


POSITIONS = positions()


def test_there_is_a_position_of_each_phase() -> None:
    assert {game.view(None)["phase"] for game in POSITIONS} == {"main", "castle", "draw", "banner", "over"}


def reason_of(game: GameState, seat: Seat, action: Any) -> str | None:
    """Why it is refused, None if it is accepted."""
    try:
        game.apply(seat, action)
    except IllegalAction as refusal:
        return refusal.code
    return None


@settings(max_examples=4000 if SOAK else 400, deadline=None)
@given(st.sampled_from(POSITIONS), st.integers(-1, 3), near_actions | anything)
def test_nothing_from_outside_breaks_anything(position: GameState, seat: int, action: Any) -> None:
    game = position.copy()
    before = game.to_json()
    reason = reason_of(game, Seat(seat), action)
    assert reason in REASONS | {None}
    assert reason is None or game.to_json() == before


@settings(max_examples=4000 if SOAK else 300, deadline=None)
@given(st.sampled_from(POSITIONS[:-1]), st.data())
def test_legal_actions_with_one_thing_spoilt(position: GameState, data: st.DataObject) -> None:
    seat = position.to_act
    assert seat is not None
    action = dict(data.draw(st.sampled_from(position.legal_actions(seat))))
    name = data.draw(st.sampled_from([*action, "extra"]))
    action[name] = data.draw(anything)
    game = position.copy()
    before = game.to_json()
    reason = reason_of(game, seat, action)
    assert reason in REASONS | {None}
    assert reason is None or game.to_json() == before


HAND = ["farm:red", "smithy:black", "tavern:olive", "trade_centre:silver"]


@pytest.mark.parametrize(
    "action",
    [
        None,
        [],
        "skip",
        {},
        {"type": None},
        {"type": ["build"]},
        {"type": "Build"},
        {"type": "build"},
        {"type": "build", "card": "farm:red"},
        {"type": "build", "card": 1, "cells": [[3, 6], [3, 7], [3, 8]]},
        {"type": "build", "card": ["farm:red"], "cells": [[3, 6], [3, 7], [3, 8]]},
        {"type": "build", "card": "farm:red", "cells": None},
        {"type": "build", "card": "farm:red", "cells": {"0": [3, 6]}},
        {"type": "build", "card": "farm:red", "cells": [[3, 6], [3, 7], [3]]},
        {"type": "build", "card": "farm:red", "cells": [[3, 6], [3, 7], [3, 8, 0]]},
        {"type": "build", "card": "farm:red", "cells": [[3, 6], [3, 7], [3, 8.0]]},
        {"type": "build", "card": "farm:red", "cells": [[3, 6], [3, 7], [3, "8"]]},
        {"type": "build", "card": "farm:red", "cells": [[3, 6], [3, 7], "38"]},
        {"type": "build", "card": "farm:red", "cells": [[3, 6], [3, 7], [3, 8]], "rotation": 1},
        {"type": "place_workers", "own": [[True, 1]], "neutral": []},
        {"type": "place_workers", "own": [[3, 6]], "neutral": None},
        {"type": "place_workers", "own": [[3, 6]], "neutral": [], "seat": 0},
        {"type": "skip", "why": "tired"},
        {"type": "end_turn", "seals": {}},
        {"type": "draw"},
        {"type": "draw", "from": "Deck"},
        {"type": "draw", "from": True},
        {"type": "draw", "from": 0.0},
        {"type": "draw", "from": ["deck"]},
        {"type": "use_banner"},
        {"type": "place_castle", "family": "red", "cell": [4, False]},
    ],
)
def test_malformed_actions_are_named_so(action: Any) -> None:
    assert refused(on_board("", hands=[HAND, HAND]), action) == "bad_action"


@pytest.mark.parametrize("cell", [[12, 0], [0, 16], [-1, 6], [4, -1], [10**40, 0], [0, -(10**40)]])
def test_squares_beyond_the_board(cell: list[int]) -> None:
    game = on_board("", hands=[HAND, HAND])
    assert refused(game, {"type": "place_workers", "own": [cell], "neutral": []}) == "off_board"
    assert refused(game, {"type": "build", "card": "farm:red", "cells": [cell]}) == "off_board"


def test_every_documented_reason_is_a_word_of_its_own() -> None:
    assert len(REASONS) > 20
    assert "bad_action" in REASONS
