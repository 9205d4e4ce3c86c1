"""More faults that public engines of this family of games had: of reloads, copies and saves."""

from collections import Counter

import pytest

from arkaden.rules.ark import ARK
from arkaden.rules.protocol import Seat
from tests.rules.ark.boards import Points, Table, points
from tests.rules.ark.refusals import refused
from tests.rules.ark.setups import new_game, played, stream


@pytest.mark.parametrize("after", ["place", "pass"])
def test_points_given_twice_after_a_reload(after: str) -> None:
    table = Table.of("A04v  A27^1a", hand="A05", stack="B09 B09")
    table.place(1, 0)
    given = [] if after == "place" else table.pass_()
    table = Table(ARK.load(table.state.to_json()))
    if after == "place":
        given += table.pass_()
    table.place(0, 1)
    given += table.pass_()
    assert points(given) == [Points("road", 0, 4)]
    assert table.player(0)["points"] == 4


def test_points_given_twice_when_another_tile_is_laid_beside_a_completed_feature() -> None:
    table = Table.of("A04v  A27^1a", hand="A05", stack="B09 B09 B09")
    table.place(1, 0)
    table.pass_()
    table.place(0, 1)
    assert table.follower(2) == []
    assert table.player(0)["points"] == 4


def test_clones_that_share_tiles() -> None:
    """A position and its copy, played on by turns in different ways, each end as if the other were not there."""
    original = played(new_game(5, players=3), 60)
    before = original.to_json()
    clone = original.copy()
    alone = {name: played(ARK.load(before), 200, name=name) for name in ("one", "two")}
    choices = {name: stream(f"play {name}") for name in alone}
    together = {"one": original, "two": clone}
    while any(state.to_act is not None for state in together.values()):
        for name, state in together.items():
            if state.to_act is not None:
                state.apply(state.to_act, state.random_action(choices[name]))
    assert together["one"].to_json() != together["two"].to_json()
    for name, state in together.items():
        assert state.to_json() == alone[name].to_json()
        assert state.outcome == alone[name].outcome
        assert state.view(None) == alone[name].view(None)


def test_clones_that_share_what_left_the_game() -> None:
    table = Table.of(
        """
        A21v
        A27^*
        """,
        hand="B09",
        stack="A01 B10",
    )
    clone = Table(table.state.copy())
    clone.place(1, 0)
    clone.pass_()
    assert clone.view["removed"] == {"A01": 1}
    assert table.view["removed"] == {}


def test_a_save_that_forgets_whose_turn_it_was() -> None:
    """Seat 0 resigned with an Ark due: seat 1 places it and then has its own turn."""
    table = Table.of("A27^", hand="A21", seats=3)
    table.place(0, -1, "v")
    table.resign()
    loaded = Table(ARK.load(table.state.to_json()))
    loaded.place_ark(0, 0)
    assert loaded.state.to_act == 1


def test_a_save_that_loses_followers() -> None:
    table = Table.of("A27^1a  A28^0B  B09^1b", hand="B09")
    loaded = Table(ARK.load(table.state.to_json()))
    assert loaded.view["pieces"] == table.view["pieces"]
    assert loaded.player(0) == table.player(0)
    loaded.place(3, 0)
    with refused(loaded, "feature_occupied"):
        loaded.follower(0)


def test_a_save_in_every_position_of_a_game_that_plays_on_alike() -> None:
    state = new_game(9, players=4, draw_ahead=True)
    random = stream("saves")
    kinds: Counter[str] = Counter()
    while state.to_act is not None:
        loaded = ARK.load(state.to_json())
        action = state.random_action(random)
        kinds[action["type"]] += 1
        assert loaded.legal_actions(Seat(loaded.seat)) == state.legal_actions(state.to_act)
        assert loaded.apply(state.to_act, action) == state.apply(state.to_act, action)
        assert loaded.to_json() == state.to_json()
    assert set(kinds) == {
        "place_tile",
        "place_follower",
        "place_prophet",
        "move_ark",
        "pass",
        "place_ark",
    }
