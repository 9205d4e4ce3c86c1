"""The terms of a table: what it settles about playing that is not the game's own."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Literal, TypeAlias

from arkaden.bots import Level

WhenOut: TypeAlias = Literal["bot_turn", "bot_seat", "resign"]


@dataclass(frozen=True, slots=True)
class LiveClock:
    """A bank of time for the whole game, and what is added to it after each turn."""

    bank: timedelta
    increment: timedelta

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "live",
            "minutes": round(self.bank.total_seconds() / 60),
            "increment": round(self.increment.total_seconds()),
        }


@dataclass(frozen=True, slots=True)
class DaysClock:
    """So many days for each turn."""

    turn: timedelta

    def to_json(self) -> dict[str, Any]:
        return {"kind": "days", "days": self.turn.days}


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """A clock, and what becomes of a turn whose time is up.

    A bot of level ``bot`` plays it, or takes the seat over; or the seat resigns.
    """

    clock: LiveClock | DaysClock
    when_out: WhenOut
    bot: Level


@dataclass(frozen=True, slots=True)
class Terms:
    """How a table is played. ``bot_pace`` is how long a bot waits before it acts."""

    bot_pace: timedelta = timedelta(seconds=1)
    limit: TimeLimit | None = None

    def to_json(self) -> dict[str, Any]:
        """The `terms` of docs/protocol.md."""
        terms: dict[str, Any] = {"bot_pace": self.bot_pace.total_seconds()}
        if self.limit is not None:
            terms["clock"] = {
                **self.limit.clock.to_json(),
                "when_out": self.limit.when_out,
                "bot": self.limit.bot,
            }
        return terms


def terms_of(stored: Mapping[str, Any]) -> Terms:
    """The terms that ``Terms.to_json`` wrote; what is missing has its default."""
    clock = stored.get("clock")
    return Terms(
        timedelta(seconds=stored.get("bot_pace", Terms().bot_pace.total_seconds())),
        None if clock is None else TimeLimit(_clock_of(clock), clock["when_out"], clock["bot"]),
    )


def _clock_of(stored: Mapping[str, Any]) -> LiveClock | DaysClock:
    if stored["kind"] == "days":
        return DaysClock(timedelta(days=stored["days"]))
    return LiveClock(timedelta(minutes=stored["minutes"]), timedelta(seconds=stored["increment"]))
