"""Actions from outside: what is malformed is refused for that, and no refusal changes anything."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arkaden.rules.ark.actions import parse
from arkaden.rules.protocol import IllegalAction, Seat
from tests.rules.ark.boards import Table
from tests.rules.ark.setups import SOAK, new_game, played, stream

WELL_FORMED: list[dict[str, Any]] = [
    {"type": "place_tile", "x": 1, "y": -2, "rotation": 3},
    {"type": "place_follower", "segment": 2},
    {"type": "place_prophet", "segment": 0},
    {"type": "move_ark", "path": [[1, 0], [1, -1]]},
    {"type": "pass"},
    {"type": "place_ark", "x": 0, "y": 0},
    {"type": "resign"},
]

MALFORMED: list[Any] = [
    None,
    "pass",
    [],
    {},
    {"type": None},
    {"type": "castle"},
    {"type": ["pass"]},
    {"type": "pass", "extra": 1},
    {"type": "place_tile", "x": 1, "y": 0},
    {"type": "place_tile", "x": 1, "y": 0, "rotation": 4},
    {"type": "place_tile", "x": 1, "y": 0, "rotation": -1},
    {"type": "place_tile", "x": True, "y": 0, "rotation": 0},
    {"type": "place_tile", "x": 1, "y": 0, "rotation": False},
    {"type": "place_tile", "x": 2**53, "y": 0, "rotation": 0},
    {"type": "place_follower", "segment": -(2**53)},
    {"type": "place_tile", "x": 1.0, "y": 0, "rotation": 0},
    {"type": "place_tile", "x": "1", "y": 0, "rotation": 0},
    {"type": "place_tile", "x": None, "y": 0, "rotation": 0},
    {"type": "place_tile", "x": 1, "y": 0, "rotation": 0, "tile": "B09"},
    {"type": "place_tile", "x": 1, "y": 0, "segment": 0},
    {"type": "place_follower"},
    {"type": "place_follower", "segment": True},
    {"type": "place_follower", "segment": "0"},
    {"type": "place_prophet", "segment": 0.5},
    {"type": "move_ark", "path": None},
    {"type": "move_ark", "path": {}},
    {"type": "move_ark", "path": [1, 0]},
    {"type": "move_ark", "path": [[1]]},
    {"type": "move_ark", "path": [[1, 0, 0]]},
    {"type": "move_ark", "path": [[1, True]]},
    {"type": "move_ark", "path": ["10"]},
    {"type": "place_ark", "x": 0},
    {"type": "place_ark", "x": 0, "y": []},
]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
near_actions = st.fixed_dictionaries(
    {"type": st.sampled_from([action["type"] for action in WELL_FORMED])},
    optional={
        "x": st.integers(-3, 3) | json_values,
        "y": st.integers(-3, 3) | json_values,
        "rotation": st.integers(-1, 4) | json_values,
        "segment": st.integers(-1, 9) | json_values,
        "path": st.lists(st.lists(st.integers(-3, 3), min_size=2, max_size=2), max_size=6) | json_values,
    },
)


@pytest.mark.parametrize("action", WELL_FORMED, ids=lambda action: str(action["type"]))
def test_an_action_comes_out_of_parsing_as_it_went_in(action: dict[str, Any]) -> None:
    assert parse(action).to_json() == action


@pytest.mark.parametrize("action", MALFORMED, ids=json.dumps)
def test_a_malformed_action_is_refused_as_such_in_every_phase(action: Any) -> None:
    placing = Table.of("A27^", hand="B09")
    acting = Table.of("A27^*", hand="B09")
    acting.place(1, 0)
    ark_due = Table.of("A27^", hand="A21")
    ark_due.place(0, -1, "v")
    ark_due.pass_()
    for table in (placing, acting, ark_due):
        before = table.state.to_json()
        with pytest.raises(IllegalAction) as caught:
            table.do(action, seat=0)
        assert caught.value.code == "bad_action"
        assert table.state.to_json() == before


def test_a_number_too_long_to_be_written_down_is_refused_too() -> None:
    table = Table.of("A27^", hand="B09")
    for action in (
        {"type": "place_tile", "x": 10**5000, "y": 0, "rotation": 0},
        {"type": "move_ark", "path": [[0, 10**5000]]},
    ):
        with pytest.raises(IllegalAction, match="bad_action"):
            table.do(action)


@pytest.mark.parametrize("seat", [-1, 2, 5, 10**9])
def test_a_seat_that_does_not_exist_cannot_act(seat: int) -> None:
    table = Table.of("A27^", hand="B09")
    for action in WELL_FORMED:
        with pytest.raises(IllegalAction, match="bad_action"):
            table.do(action, seat=seat)


@settings(max_examples=5_000 if SOAK else 300, deadline=None)
@given(action=json_values | near_actions, moment=st.integers(0, 150), seat=st.integers(0, 2))
def test_whatever_comes_in_is_done_or_refused_and_a_refusal_changes_nothing(
    action: Any, moment: int, seat: int
) -> None:
    state = played(new_game("fuzz", players=3, draw_ahead=bool(moment % 2)), moment)
    before = state.to_json()
    view = json.dumps(state.view(None))
    try:
        events = state.apply(Seat(seat), action)
    except IllegalAction:
        assert state.to_json() == before
        assert json.dumps(state.view(None)) == view
    else:
        assert parse(action).to_json() == action
        assert state.actions == before["actions"] + 1
        assert all(event["n"] == state.actions for event in events)


@pytest.mark.parametrize("name", range(3))
def test_what_is_listed_as_legal_is_accepted_and_everything_like_it_refused(name: int) -> None:
    """Membership of the list and judgement agree on a whole grid of actions, all through a game."""
    state = new_game(name, players=2)
    random = stream(name)
    grid: list[dict[str, Any]] = [
        *({"type": "place_follower", "segment": segment} for segment in range(-1, 10)),
        *({"type": "place_prophet", "segment": segment} for segment in range(-1, 10)),
        {"type": "pass"},
    ]
    while state.to_act is not None:
        seat = state.to_act
        cells = [(x, y) for x in range(-5, 6) for y in range(-5, 6)]
        candidates: list[dict[str, Any]] = [
            *grid,
            *({"type": "place_ark", "x": x, "y": y} for x, y in cells),
            *({"type": "place_tile", "x": x, "y": y, "rotation": r} for x, y in cells for r in range(4)),
        ]
        legal = state.legal_actions(seat)
        for action in candidates if state.actions % 10 < 3 else grid:
            try:
                state.copy().apply(seat, action)
            except IllegalAction:
                assert action not in legal
            else:
                assert action in legal
        for action in legal[:: max(1, len(legal) // 20)]:
            state.copy().apply(seat, action)
        state.apply(seat, state.random_action(random))


def test_random_actions_are_among_the_legal_ones() -> None:
    state = new_game(1, players=4)
    random = stream(1)
    while state.to_act is not None:
        action = state.random_action(random)
        assert action in state.legal_actions(state.to_act)
        state.apply(state.to_act, action)
