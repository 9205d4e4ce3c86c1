"""What a bot is given, and what is asked of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal, Protocol, TypeAlias, get_args

from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import JsonObject, Seat

Level: TypeAlias = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a bot knows: what one seat sees, how the table is set up, and a seed for its own dice.

    Nothing of the game that this seat does not see can get to a bot, as nothing else is handed to it.
    """

    view: JsonObject
    """As ``GameState.view(seat)`` gives it, also after a way through JSON; an action is due from ``seat``."""
    seat: Seat
    seed: bytes
    options: Mapping[str, Any]
    """The table options, complete."""
    components: Mapping[str, Any] | None = None
    """The component file if it is not the built-in one."""

    def dice(self) -> RandomStream:
        """A fresh stream of the seed: equal seeds, equal numbers."""
        return RandomStream(self.seed)


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on a whole turn, of which each of its actions takes its own share.

    ``seconds`` only cuts the thinking short. What is thought is counted in ``iterations``: with those alone as
    the bound, equal sights get equal answers on any machine.
    """

    seconds: float = 2.0
    iterations: int | None = None
    now: Callable[[], float] = perf_counter
    """Seconds of a clock that only goes forward."""

    def share(self, part: float) -> "Budget":
        """That part of it."""
        iterations = None if self.iterations is None else max(1, round(self.iterations * part))
        return Budget(self.seconds * part, iterations, self.now)

    def clock(self) -> "Clock":
        """Starts to run now."""
        return Clock(self)


class Clock:
    """Tells when a budget is used up: a trial that would outlast it is not begun."""

    __slots__ = ("_deadline", "_last", "_left", "_longest", "_now")

    def __init__(self, budget: Budget) -> None:
        self._now = budget.now
        self._last: float | None = None
        self._longest = 0.0
        self._deadline = budget.now() + budget.seconds
        self._left = budget.iterations

    def tick(self) -> bool:
        """Take one iteration; False if there is none left, or no time for one as long as the longest so far."""
        if self._left is not None:
            if self._left <= 0:
                return False
            self._left -= 1
        now = self._now()
        if self._last is not None:
            self._longest = max(self._longest, now - self._last)
        self._last = now
        return now + self._longest < self._deadline


class Bot(Protocol):
    """A player. It keeps nothing from one call to the next."""

    def choose(self, sight: Sight, budget: Budget) -> JsonObject:
        """The one action to do now, legal, as ``GameState.apply`` takes it.

        Within a turn it is asked again for each further action.
        """
        ...
