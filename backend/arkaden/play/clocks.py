"""How much time everybody has. Pure: whoever calls says what time it is.

A clock is a value that stands in the game's row beside the version it belongs to. It changes when the turn passes
on: whoever had the turn pays for it and gets the increment, and the time of the next begins. Seats on which a bot
acts pay nothing, for their time is the server's.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, TypeAlias

from arkaden.play.terms import DaysClock, LiveClock, Terms
from arkaden.rules.protocol import Seat

Now: TypeAlias = Callable[[], datetime]
"""Where the time comes from."""

_MILLISECOND = timedelta(milliseconds=1)


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Clock:
    """``began``: when the present turn began. ``banks``: what each seat had left then; none without a live clock."""

    began: datetime
    banks: tuple[timedelta, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"began": self.began.isoformat(), "banks": [bank // _MILLISECOND for bank in self.banks]}

    def passed_on(self, at: datetime, seat: Seat, terms: Terms, bots: Collection[Seat]) -> "Clock":
        """The turn of ``seat`` ended at ``at``."""
        banks = list(self.banks)
        if banks and seat not in bots:
            assert terms.limit is not None
            assert isinstance(terms.limit.clock, LiveClock)
            banks[seat] = max(timedelta(0), banks[seat] - (at - self.began)) + terms.limit.clock.increment
        return Clock(at, tuple(banks))

    def later(self, by: timedelta) -> "Clock":
        """As if the present turn had begun later by so much."""
        return replace(self, began=self.began + by)

    def runs_out(self, seat: Seat, terms: Terms) -> datetime | None:
        """When the time of ``seat``, whose turn it is, is up; None if it never is."""
        if terms.limit is None:
            return None
        if isinstance(terms.limit.clock, DaysClock):
            return self.began + terms.limit.clock.turn
        return self.began + self.banks[seat]


def first_clock(at: datetime, players: int, terms: Terms) -> Clock:
    """The clock of a game that starts at ``at``."""
    if terms.limit is not None and isinstance(terms.limit.clock, LiveClock):
        return Clock(at, (terms.limit.clock.bank,) * players)
    return Clock(at)


def clock_of(stored: Mapping[str, Any]) -> Clock:
    """The clock that ``Clock.to_json`` wrote."""
    return Clock(
        datetime.fromisoformat(stored["began"]), tuple(bank * _MILLISECOND for bank in stored["banks"])
    )


def look_again(
    clock: Clock, seat: Seat | None, terms: Terms, bots: Collection[Seat], at: datetime
) -> datetime | None:
    """When the worker has to look at a game in which ``seat`` is to act from ``at`` on; None: never by itself."""
    if seat is None:
        return None
    return at + terms.bot_pace if seat in bots else clock.runs_out(seat, terms)
