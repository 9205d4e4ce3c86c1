"""What a game must know of itself so that the players of all levels can play it."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from arkaden.bots.sight import Sight
from arkaden.rules.protocol import JsonObject, RandomSource, Seat

Position = TypeVar("Position")
Move = TypeVar("Move")


HORIZON = 4
"""Turns that it pays to look ahead: in the Ark the lead over Medium is twice that of two turns (docs/bots.md)."""


def turns_ahead(players: int) -> int:
    """The fewest turns, from ``HORIZON`` on, in which everybody has equally many."""
    return -(-HORIZON // players) * players


class Choice(NamedTuple):
    """Something that a seat may do now, judged by looking at what it changes."""

    gain: float
    """In points or gold; only differences between the choices of one position mean anything."""
    moves: tuple[object, ...]
    """What is done, in order, all in one turn; what of it is done now is the first."""


class Brain(Protocol[Position]):
    """The judgement of one game. It draws on nothing but positions that were made of views."""

    def imagine(self, sight: Sight, random: RandomSource) -> Position:
        """A position that the sight may stand for."""
        ...

    def imagine_anew(self, position: Position, seat: Seat, random: RandomSource) -> Position:
        """Another one that looks the same to the seat."""
        ...

    def share(self, phase: str) -> float:
        """The part of a turn's budget that the action due in this phase of a view may take."""
        ...

    def choices(self, position: Position) -> Sequence[Choice]:
        """What the seat to act may sensibly do; never empty, every one legal."""
        ...

    def action(self, position: Position, choice: Choice) -> JsonObject:
        """The first move of a choice as an action."""
        ...

    def look_ahead(self, position: Position, choice: Choice, seat: Seat) -> float:
        """How far ahead ``seat`` is some turns after a choice, which is carried out in place.

        Everybody plays what seems best to the end of this turn and for ``turns_ahead`` more.
        """
        ...
