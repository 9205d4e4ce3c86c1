"""The three levels, alike for every game: what differs between games is their ``Brain``."""

from typing import Generic

from arkaden.bots.brain import Brain, Choice, Position
from arkaden.bots.search import best_of
from arkaden.bots.sight import Budget, Sight
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import JsonObject


class Easy(Generic[Position]):
    """Comes upon a few of the things it might do, and does the best of those."""

    ideas = 4

    def __init__(self, brain: Brain[Position]) -> None:
        self._brain = brain

    def choose(self, sight: Sight, budget: Budget) -> JsonObject:
        del budget
        random = sight.dice()
        position = self._brain.imagine(sight, random)
        choices = self._brain.choices(position)
        ideas = [choices[random.below(len(choices))] for _ in range(self.ideas)]
        return self._brain.action(position, max(ideas, key=_gain))


class Medium(Generic[Position]):
    """Does what leaves it furthest ahead at the end of its turn, by an estimate of what everybody will end with."""

    def __init__(self, brain: Brain[Position]) -> None:
        self._brain = brain

    def choose(self, sight: Sight, budget: Budget) -> JsonObject:
        del budget
        position = self._brain.imagine(sight, sight.dice())
        return self._brain.action(position, max(self._brain.choices(position), key=_gain))


class Hard(Generic[Position]):
    """Tries out what ``Medium`` finds most promising, in many worlds that agree with what it sees.

    In each, everybody plays some turns on as ``Medium`` does; what counts is how far it is ahead then.
    """

    width = 10
    """How many choices are compared."""
    most_worlds = 200

    def __init__(self, brain: Brain[Position]) -> None:
        self._brain = brain

    def choose(self, sight: Sight, budget: Budget) -> JsonObject:
        brain = self._brain
        clock = budget.share(brain.share(sight.view["phase"])).clock()
        position = brain.imagine(sight, sight.dice())
        promising = sorted(brain.choices(position), key=_gain, reverse=True)[: self.width]

        def trial(choice: Choice, world: int) -> float:
            dice = RandomStream(sight.seed + b"/world" + world.to_bytes(4, "big"))
            future = brain.imagine_anew(position, sight.seat, dice)
            return brain.look_ahead(future, choice, sight.seat)

        return brain.action(position, best_of(promising, trial, clock, self.most_worlds, _gain))


def _gain(choice: Choice) -> float:
    return choice.gain
