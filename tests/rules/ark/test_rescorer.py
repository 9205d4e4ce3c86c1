"""The engine against the slow scorer, over many random games.

``make soak`` plays thousands instead of hundreds.
"""

from collections import Counter
from typing import Any

import pytest

from arkaden.rules.ark import ARK
from arkaden.rules.simulate import simulate_game
from tests.rules.ark import rescorer
from tests.rules.ark.rescorer import Scored, rescore
from tests.rules.ark.setups import SOAK, new_game, stream

GAMES = 1000 if SOAK else 50
"""Of each number of players, with and without ``draw_ahead``."""


def engine_points(record: dict[str, Any]) -> list[tuple[int, Scored]]:
    return [
        (e["n"], Scored(e["reason"], e["seat"], e["points"], tuple((x, y) for x, y in e["tiles"])))
        for e in record["events"]
        if e["type"] == "points"
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("draw_ahead", [False, True])
def test_the_engine_and_the_slow_scorer_agree_on_every_point(players: int, draw_ahead: bool) -> None:
    for index in range(GAMES):
        record = simulate_game(
            ARK,
            players=players,
            seed=players,
            index=index,
            options={"draw_ahead": draw_ahead},
            resign_one_in=150 if index % 5 == 0 else 0,
        )
        assert Counter(engine_points(record)) == Counter(rescore(record)), f"game {index}"


def test_random_games_do_everything_that_can_be_done() -> None:
    """So that the agreement above means something."""
    actions: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for index in range(25):
        record = simulate_game(ARK, players=3, seed=3, index=index, resign_one_in=200)
        actions.update(entry["action"]["type"] for entry in record["actions"])
        reasons.update(e["reason"] for e in record["events"] if e["type"] == "points")
    assert set(actions) == {
        "place_tile",
        "place_follower",
        "place_prophet",
        "move_ark",
        "pass",
        "place_ark",
        "resign",
    }
    assert set(reasons) == {
        "road",
        "city",
        "temple",
        "ark",
        "unfinished_temple",
        "unfinished_road",
        "unfinished_city",
        "field",
    }


@pytest.mark.parametrize("name", range(6))
def test_the_places_for_a_tile_are_those_a_search_of_the_whole_board_finds(name: int) -> None:
    state = new_game(name, players=2)
    random = stream(name)
    table = rescorer.Table(rescorer.read_tiles(), 2)
    while state.to_act is not None:
        view = state.view(None)
        for key, tile in view["board"].items():
            x, y = (int(number) for number in key.split(","))
            if (x, y) not in table.laid:
                table.laid[x, y] = rescorer.Laid(table.tiles[tile["tile"]], tile["rotation"])
        if view["phase"] == "place_tile":
            described = state.legal(state.to_act)["place_tile"]
            listed = {
                (*map(int, key.split(",")), r) for key, rotations in described.items() for r in rotations
            }
            assert listed == table.placements(view["tile"])
        state.apply(state.to_act, state.random_action(random))
