"""Bots of every level at every kind of table: legal, in time, and blind to what their seat cannot see."""

from collections import Counter
from itertools import count

import pytest

from arkaden.bots import LEVELS, Budget, Level, Sight, bot_for
from arkaden.rules.ark import ARK
from arkaden.rules.arkadia import ARKADIA
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import GameKind, GameState, JsonObject
from tests.bots.positions import Table, random_positions, start, tables, through_json

QUICK = Budget(seconds=60.0, iterations=12)
"""For the whole turn; so short that time never cuts it off."""

at_every_table = pytest.mark.parametrize("table", tables(), ids=lambda table: table.title)
of_every_level = pytest.mark.parametrize("level", LEVELS)


def sight(table: Table, state: GameState, seed: bytes = b"dice") -> Sight:
    assert state.to_act is not None
    return Sight(through_json(state.view(state.to_act)), state.to_act, seed, table.options)


@at_every_table
def test_a_bot_plays_a_whole_game_at_any_table(table: Table) -> None:
    state, _ = start(table, "whole")
    bot = bot_for(table.kind.name, "medium")
    number = 0
    while state.to_act is not None:
        number += 1
        action = bot.choose(sight(table, state, str(number).encode()), QUICK)
        state.apply(state.to_act, action)
    assert state.outcome is not None


def test_bots_play_another_tile_set() -> None:
    file = ARK.components()
    file = {**file, "tiles": [{**tile, "count": 1} for tile in file["tiles"]]}
    view = _played_to_the_end(ARK, file)
    assert len(view["board"]) + sum(view["removed"].values()) == len(file["tiles"])


def test_bots_play_another_board_of_arkadia() -> None:
    """With a building as large as a file may have it."""
    file = ARKADIA.components()
    del file["beginner_setup"]
    file["board"]["blocked"] = [[0, 0], [11, 15]]
    file["buildings"]["farm"]["cells"] = [[0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [3, 2]]
    view = _played_to_the_end(ARKADIA, file)
    assert any(len(building["cells"]) == 6 for building in view["buildings"].values())


def _played_to_the_end(kind: GameKind, file: JsonObject) -> JsonObject:
    """What a spectator sees at the end of a game of the three levels."""
    options = kind.complete_options({})
    start_seat, setup = kind.draw_setup(3, options, RandomStream(b"other"), file)
    state = kind.start(3, options, start_seat, setup, file)
    bots = [bot_for(kind.name, level) for level in LEVELS]
    while (seat := state.to_act) is not None:
        number = str(state.view(None)["turn"]).encode()
        action = bots[seat].choose(Sight(state.view(seat), seat, number, options, file), QUICK)
        state.apply(seat, action)
    return state.view(None)


@of_every_level
@at_every_table
def test_a_bot_acts_legally_wherever_random_play_has_led(table: Table, level: Level) -> None:
    bot = bot_for(table.kind.name, level)
    for state in random_positions(table, f"anywhere {level}", every=50, resign=150):
        assert state.to_act is not None
        state.copy().apply(state.to_act, bot.choose(sight(table, state), QUICK))


@of_every_level
@at_every_table
def test_equal_views_and_seeds_get_equal_answers(table: Table, level: Level) -> None:
    """The other state differs from the true one in all that the seat cannot see, and in nothing else."""
    bot = bot_for(table.kind.name, level)
    order = "stack" if table.kind.name == "ark" else "deck"
    hidden_differed = False
    for state in random_positions(table, f"equal {level}", every=60):
        assert state.to_act is not None
        seat = state.to_act
        other = table.kind.from_view(state.view(seat), seat, RandomStream(b"other"), table.options)
        hidden_differed |= state.to_json()[order] != other.to_json()[order]
        assert other.view(seat) == state.view(seat)
        assert bot.choose(sight(table, state), QUICK) == bot.choose(sight(table, other), QUICK)
    assert hidden_differed


@pytest.mark.parametrize("kind", ["ark", "arkadia"])
def test_another_seed_may_get_another_answer(kind: str) -> None:
    table = next(table for table in tables() if table.kind.name == kind)
    bot = bot_for(kind, "easy")
    state, _ = start(table, "seeds")
    answers = [bot.choose(sight(table, state, bytes([seed])), QUICK) for seed in range(20)]
    assert any(answer != answers[0] for answer in answers)


@pytest.mark.parametrize("kind", ["ark", "arkadia"])
def test_what_a_bot_did_before_changes_no_answer(kind: str) -> None:
    table = next(table for table in tables() if table.kind.name == kind)
    states = [state.copy() for state in random_positions(table, "memory", every=40)]
    bot = bot_for(kind, "hard")
    forwards = [bot.choose(sight(table, state), QUICK) for state in states]
    backwards = [bot.choose(sight(table, state), QUICK) for state in reversed(states)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("kind", ["ark", "arkadia"])
def test_the_actions_of_a_turn_keep_to_its_budget_together(kind: str) -> None:
    """A clock that goes on by a part of the budget whenever it is read stands for the time that trials take."""
    table = next(table for table in tables() if table.kind.name == kind)
    state, _ = start(table, "budget")
    readings = count()
    budget = Budget(seconds=40.0, now=lambda: float(next(readings)))
    spent: Counter[int] = Counter()
    for number in range(100):
        level: Level = "hard" if number % 50 > 40 else "medium"
        before = next(readings)
        assert state.to_act is not None
        action = bot_for(kind, level).choose(sight(table, state, bytes([number])), budget)
        spent[state.view(None)["turn"]] += next(readings) - before - 1
        state.apply(state.to_act, action)
    assert 0.5 * budget.seconds < max(spent.values()) <= 1.2 * budget.seconds
