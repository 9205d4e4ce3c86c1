"""Choosing by trials: the same worlds for all, the hopeless dropped, cut short by the clock."""

from collections import Counter

from arkaden.bots.search import FEWEST_WORLDS, best_of
from arkaden.bots.sight import Budget

ENDLESS = Budget(seconds=60.0)


def test_the_best_mean_is_chosen() -> None:
    luck = [5.0, -3.0, 8.0, -9.0]
    chosen = best_of([1, 3, 2], lambda worth, world: worth + luck[world % 4], ENDLESS.clock(), 20)
    assert chosen == 3


def test_all_are_tried_in_the_same_worlds() -> None:
    tried: dict[str, list[int]] = {"a": [], "b": []}

    def trial(candidate: str, world: int) -> float:
        tried[candidate].append(world)
        return float(world % 2) * (1 if candidate == "a" else -1)

    best_of(["a", "b"], trial, ENDLESS.clock(), 4)
    assert tried["a"] == tried["b"] == [0, 1, 2, 3]


def test_who_is_clearly_behind_is_dropped_after_a_fair_number_of_worlds() -> None:
    trials = {"good": 0, "close": 0, "bad": 0}
    offset = {"good": 0.0, "close": -0.1, "bad": -50.0}

    def trial(candidate: str, world: int) -> float:
        trials[candidate] += 1
        return offset[candidate] + (world * 7 % 5 if candidate == "good" else world * 11 % 6)

    best_of(list(offset), trial, ENDLESS.clock(), 40)
    assert trials["bad"] == FEWEST_WORLDS
    assert trials["good"] == trials["close"] > FEWEST_WORLDS


def test_the_better_half_is_tried_further() -> None:
    trials = Counter[int]()

    def trial(candidate: int, world: int) -> float:
        trials[candidate] += 1
        return candidate + 10.0 * (world % 2) * (candidate % 2 * 2 - 1)

    assert best_of(range(10), trial, ENDLESS.clock(), 40) == 9
    assert sorted(trials.values())[:6] == [2, 2, 2, 2, 4, 4]


def test_nothing_is_tried_where_there_is_no_choice() -> None:
    def trial(candidate: str, world: int) -> float:
        raise AssertionError((candidate, world))

    assert best_of(["only"], trial, ENDLESS.clock(), 40) == "only"


def test_a_world_that_time_cut_off_does_not_count() -> None:
    """Two candidates and five trials: the third world is tried by the first alone."""
    results = {"steady": [1.0, 1.0, -100.0], "late": [0.0, 0.0, 100.0]}
    clock = Budget(seconds=60.0, iterations=5).clock()
    assert best_of(list(results), lambda name, world: results[name][world], clock, 40) == "steady"


def test_without_a_whole_world_the_first_candidate_is_the_answer() -> None:
    clock = Budget(seconds=60.0, iterations=1).clock()
    assert best_of(["first", "second"], lambda _name, _world: 1.0, clock, 40) == "first"


def test_a_trial_that_would_outlast_the_time_is_not_begun() -> None:
    """Begun at 0 with 10 seconds; the trials begin at 1 and 4, and the third would end at 7 + 3."""
    times = iter([0.0, 1.0, 4.0, 7.0])
    clock = Budget(seconds=10.0, now=lambda: next(times)).clock()
    assert [clock.tick() for _ in range(3)] == [True, True, False]


def test_shares_of_a_budget_have_at_least_one_iteration() -> None:
    share = Budget(seconds=2.0, iterations=3).share(0.1)
    assert share.seconds == 0.2
    assert share.iterations == 1
