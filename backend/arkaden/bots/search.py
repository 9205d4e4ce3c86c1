"""Choosing among candidates by trying each in many possible worlds.

Every candidate is tried in the same worlds, so that what is luck of a world falls out of the comparison (common
random numbers). Those that do worse are dropped one after another, and the time goes to the others (sequential
halving).
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from arkaden.bots.sight import Clock

_Candidate = TypeVar("_Candidate")

KEPT = {2: 6, 4: 4, 8: 3, 16: 2}
"""After so many worlds, how many candidates are tried further."""
FEWEST_WORLDS = 8
"""Before this many nobody is dropped for being clearly behind."""
CLEARLY = 2.0
"""Behind by so many standard errors."""
TRUST = 2.0
"""The number of worlds that speak as loudly as what was expected."""


def best_of(
    candidates: Sequence[_Candidate],
    trial: Callable[[_Candidate, int], float],
    clock: Clock,
    most_worlds: int,
    expected: Callable[[_Candidate], float] | None = None,
) -> _Candidate:
    """The candidate with the best mean of ``trial(candidate, world)`` over worlds 0, 1, ...

    What is ``expected`` of a candidate beforehand counts like the result of ``TRUST`` worlds.
    Each trial takes a tick of the clock. Worlds in which time did not suffice for every candidate do not count;
    if there was none, the first candidate is the answer, so they should come with the most promising first.
    """
    results: list[list[float]] = [[] for _ in candidates]
    priors = [TRUST * expected(candidate) if expected else 0.0 for candidate in candidates]
    alive = list(range(len(candidates)))
    best = 0
    for world in range(most_worlds):
        if len(alive) == 1:
            break
        found = []
        for index in alive:
            if not clock.tick():
                return candidates[best]
            found.append(trial(candidates[index], world))
        for index, result in zip(alive, found, strict=True):
            results[index].append(result)
        alive.sort(key=lambda index: sum(results[index]) + priors[index], reverse=True)
        best = alive[0]
        del alive[KEPT.get(world + 1, len(alive)) :]
        if world + 1 >= FEWEST_WORLDS:
            alive = [index for index in alive if not _behind(results[index], results[best])]
    return candidates[best]


def _behind(results: Sequence[float], best: Sequence[float]) -> bool:
    """Whether the one is clearly worse than the other, judged by their differences world by world."""
    lost = [b - r for r, b in zip(results, best, strict=True)]
    mean = sum(lost) / len(lost)
    variance = sum((loss - mean) ** 2 for loss in lost) / (len(lost) - 1)
    return mean > CLEARLY * sqrt(variance / len(lost))
