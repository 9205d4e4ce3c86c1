"""Views: their shape, what they hide, and that their parts stay the same objects while nothing changes."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from arkaden.rules.ark import ARK
from arkaden.rules.ark.state import ArkState
from arkaden.rules.fairness import shuffle
from arkaden.rules.protocol import JsonObject, Seat
from tests.rules.ark.boards import Table
from tests.rules.ark.setups import new_game, stream

VIEWERS: list[Seat | None] = [None, Seat(0), Seat(1), Seat(2)]


def positions(draw_ahead: bool, players: int = 3) -> Iterator[ArkState]:
    """Every position of a random game."""
    state = new_game("views", players=players, draw_ahead=draw_ahead)
    random = stream("views")
    while state.to_act is not None:
        yield state
        state.apply(state.to_act, state.random_action(random))
    yield state


def with_hidden_things_exchanged(state: ArkState, viewer: Seat | None, name: object) -> ArkState:
    """The same for this viewer: the tiles it cannot see are dealt anew to the stack and the other hands."""
    data = state.to_json()
    seen = {str(viewer)} if data["draw_ahead"] else set(data["hands"])
    hidden_hands = [seat for seat in data["hands"] if seat not in seen]
    pool = [*data["stack"], *(data["hands"][seat] for seat in hidden_hands)]
    shuffle(pool, stream(name))
    for seat in hidden_hands:
        data["hands"][seat] = pool.pop()
    data["stack"] = pool
    return ARK.load(data)


def values(json_value: Any) -> Iterator[Any]:
    yield json_value
    children = json_value.values() if isinstance(json_value, dict) else json_value
    if isinstance(json_value, dict | list):
        for child in children:
            yield from values(child)


def test_a_view_has_the_shape_that_the_protocol_promises() -> None:
    table = Table.of("A27^1a*  A28^0B", hand="B09", stack="B10 B10 B11")
    table.place(2, 0)
    assert table.state.view(Seat(0)) == {
        "game": "ark",
        "phase": "second_action",
        "to_act": 0,
        "turn": 1,
        "board": {
            "0,0": {"tile": "A27", "rotation": 0},
            "1,0": {"tile": "A28", "rotation": 0},
            "2,0": {"tile": "B09", "rotation": 0},
        },
        "pieces": {
            "0,0": {"seat": 0, "kind": "follower", "segment": 1},
            "1,0": {"seat": 1, "kind": "prophet", "segment": 0},
        },
        "ark": {"x": 0, "y": 0},
        "players": {
            "0": {"points": 0, "followers": 6, "prophet": True},
            "1": {"points": 0, "followers": 7},
        },
        "placed": {"x": 2, "y": 0},
        "stack": 3,
        "kinds": {"B10": 2, "B11": 1},
        "removed": {},
        "legal": {"follower": [1, 2], "move_ark": {"x": 0, "y": 0, "steps": 5}, "pass": True},
    }


def test_a_view_of_a_finished_game_says_how_it_ended_and_asks_nobody() -> None:
    table = Table.of("A27^1a", hand="B09", stack="")
    table.place(1, 0)
    table.pass_()
    view = table.state.view(Seat(0))
    assert {"to_act", "legal", "tile", "placed"}.isdisjoint(view)
    assert table.state.outcome is not None
    assert view["outcome"] == table.state.outcome.to_json()
    assert view["outcome"]["scores"] == [2, 0]


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_views_are_json_without_nulls(draw_ahead: bool) -> None:
    for state in positions(draw_ahead):
        for viewer in VIEWERS:
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert all(value is not None for value in values(view))


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_nothing_hidden_gets_out(draw_ahead: bool) -> None:
    """Two positions that differ only in what a viewer cannot see are alike to it in all that it can ask."""
    for number, state in enumerate(positions(draw_ahead)):
        for viewer in VIEWERS:
            other = with_hidden_things_exchanged(state, viewer, (number, viewer))
            assert json.dumps(other.view(viewer)) == json.dumps(state.view(viewer))
            assert other.preview(viewer, []) == state.preview(viewer, [])
            if viewer is not None:
                assert other.legal(viewer) == state.legal(viewer)
                assert other.legal_actions(viewer) == state.legal_actions(viewer)
        if state.to_act is not None:
            other = with_hidden_things_exchanged(state, state.to_act, number)
            for action in state.legal_actions(state.to_act)[:6]:
                assert other.preview(state.to_act, [action]) == state.preview(state.to_act, [action])


def test_the_test_above_does_exchange_hidden_things() -> None:
    state = new_game("views", players=3, draw_ahead=True)
    random = stream("views")
    for _ in range(20):
        assert state.to_act is not None
        state.apply(state.to_act, state.random_action(random))
    data = state.to_json()
    other = with_hidden_things_exchanged(state, None, 0).to_json()
    assert other["stack"] != data["stack"]
    assert other["hands"] != data["hands"]
    assert sorted([*other["stack"], *other["hands"].values()]) == sorted(
        [*data["stack"], *data["hands"].values()]
    )


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_the_tiles_still_to_come_are_counted_right(draw_ahead: bool) -> None:
    """What is on the board, out of the game, known to the viewer and still to come makes the whole set."""
    for state in positions(draw_ahead):
        for viewer in VIEWERS:
            view = state.view(viewer)
            known = sum(name in view for name in ("tile", "hand"))
            total = len(view["board"]) + sum(view["removed"].values()) + known + sum(view["kinds"].values())
            assert total == 72


def test_only_the_seat_to_act_is_told_what_is_legal() -> None:
    for state in positions(draw_ahead=False):
        for viewer in VIEWERS:
            view = state.view(viewer)
            due = viewer is not None and viewer == state.to_act
            assert ("legal" in view) == due
            if viewer is not None:
                assert view.get("legal", {}) == state.legal(viewer)


def test_what_did_not_change_is_the_same_object_in_the_next_view() -> None:
    """Also across a copy, as a server judges an action on a copy and keeps it if it is saved."""
    for start in (new_game(3, players=3), new_game(3, players=3).copy()):
        state = start
        random = stream(3)
        before: JsonObject = {}
        while state.to_act is not None:
            view = state.view(Seat(0))
            for part in ("board", "pieces", "players", "removed"):
                if before and view[part] == before[part]:
                    assert view[part] is before[part]
                for key, entry in view[part].items():
                    if before and isinstance(entry, dict) and before[part].get(key) == entry:
                        assert entry is before[part][key]
            before = view
            state = state.copy()
            assert state.to_act is not None
            state.apply(state.to_act, state.random_action(random))


def test_an_old_view_is_not_changed_by_what_happens_later() -> None:
    state = new_game(4, players=2)
    random = stream(4)
    views: list[tuple[JsonObject, str]] = []
    while state.to_act is not None:
        view = state.view(Seat(0))
        views.append((view, json.dumps(view)))
        state.apply(state.to_act, state.random_action(random))
    assert all(json.dumps(view) == text for view, text in views)


def test_views_do_not_depend_on_who_asked_before() -> None:
    """Shared parts must not carry one viewer's knowledge into another's view."""
    for state in positions(draw_ahead=True):
        fresh = ARK.load(state.to_json())
        for viewer in reversed(VIEWERS):
            assert fresh.view(viewer) == ARK.load(state.to_json()).view(viewer)
        assert fresh.view(None) == state.view(None)


def test_the_log_of_the_ark_hides_nothing() -> None:
    table = Table.of("A27^", hand="B09", draw_ahead=True)
    action = {"type": "place_tile", "x": 1, "y": 0, "rotation": 0}
    events = table.do(action)
    for viewer in VIEWERS:
        assert table.state.filter_events(events, viewer) == events
        assert table.state.filter_action(Seat(0), action, viewer) == action
