"""Actions as values, and reading them out of arbitrary JSON (``docs/record.md``)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from arkaden.rules.arkadia.components import FAMILIES, Card, Family, family_named
from arkaden.rules.arkadia.position import Seals
from arkaden.rules.arkadia.squares import Grid, Square, SquareSet
from arkaden.rules.protocol import IllegalAction


@dataclass(frozen=True, slots=True)
class Build:
    card: Card
    squares: SquareSet


@dataclass(frozen=True, slots=True)
class PlaceWorkers:
    own: SquareSet
    neutral: SquareSet


@dataclass(frozen=True, slots=True)
class Skip:
    pass


@dataclass(frozen=True, slots=True)
class PlaceCastle:
    family: Family
    square: Square


@dataclass(frozen=True, slots=True)
class Draw:
    face_up: int | None
    """Index of a face-up card; None: the top of the deck."""


@dataclass(frozen=True, slots=True)
class UseBanner:
    seals: Seals


@dataclass(frozen=True, slots=True)
class EndTurn:
    pass


@dataclass(frozen=True, slots=True)
class Resign:
    pass


Move: TypeAlias = Build | PlaceWorkers | Skip | PlaceCastle | Draw | UseBanner | EndTurn | Resign


def parse(action: object, grid: Grid) -> Move:
    """Read an action; raises IllegalAction ``bad_action``, ``off_board`` or ``square_twice``."""
    if not isinstance(action, Mapping):
        raise _bad("an action is an object")
    kind = action.get("type")
    reader = _READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise _bad("unknown type of action")
    required, optional, read = reader
    fields = action.keys() - {"type"}
    if required - fields:
        raise _bad(f"{kind} needs {', '.join(sorted(required))}")
    if fields - required - optional:
        raise _bad(f"{kind} has unknown fields")
    return read(action, grid)


def _bad(detail: str) -> IllegalAction:
    return IllegalAction("bad_action", detail)


def _build(action: Mapping[str, Any], grid: Grid) -> Build:
    card = action["card"]
    if not isinstance(card, str):
        raise _bad("card is a string such as farm:red")
    return Build(Card(card), _squares(action["cells"], grid))


def _place_workers(action: Mapping[str, Any], grid: Grid) -> PlaceWorkers:
    own, neutral = _squares(action.get("own", []), grid), _squares(action.get("neutral", []), grid)
    if own & neutral:
        raise IllegalAction("square_twice", "a square takes one worker")
    return PlaceWorkers(own, neutral)


def _place_castle(action: Mapping[str, Any], grid: Grid) -> PlaceCastle:
    return PlaceCastle(_family(action["family"]), _square(action["cell"], grid))


def _draw(action: Mapping[str, Any], _grid: Grid) -> Draw:
    source = action["from"]
    if isinstance(source, str) and source == "deck":
        return Draw(None)
    if type(source) is int:
        return Draw(source)
    raise _bad('from is "deck" or the index of a face-up card')


def _use_banner(action: Mapping[str, Any], _grid: Grid) -> UseBanner:
    seals = action["seals"]
    if not isinstance(seals, Mapping):
        raise _bad("seals is an object of numbers by family")
    numbers = [0] * len(FAMILIES)
    for name, number in seals.items():
        if type(number) is not int or number < 0:
            raise _bad("seals are whole numbers from 0")
        numbers[_family(name)] = number
    return UseBanner(tuple(numbers))


def _family(name: object) -> Family:
    if not isinstance(name, str) or name not in FAMILIES:
        raise _bad(f"a family is one of {', '.join(FAMILIES)}")
    return family_named(name)


def _squares(cells: object, grid: Grid) -> SquareSet:
    if not isinstance(cells, list | tuple):
        raise _bad("squares come as a list of [row, column]")
    squares = 0
    for cell in cells:
        bit = 1 << _square(cell, grid)
        if squares & bit:
            raise IllegalAction("square_twice", "the same square is named twice")
        squares |= bit
    return squares


def _square(cell: object, grid: Grid) -> Square:
    if (
        not isinstance(cell, list | tuple)
        or len(cell) != 2
        or any(type(number) is not int for number in cell)
    ):
        raise _bad("a square is [row, column]")
    row, column = cell
    square = Square(row * grid.cols + column)
    if not (0 <= row < grid.rows and 0 <= column < grid.cols) or not grid.board >> square & 1:
        raise IllegalAction("off_board", "there is no such square on the board")
    return square


_NONE: frozenset[str] = frozenset()
_Reader: TypeAlias = tuple[frozenset[str], frozenset[str], Callable[[Mapping[str, Any], Grid], Move]]
_READERS: dict[str, _Reader] = {
    "build": (frozenset({"card", "cells"}), _NONE, _build),
    "place_workers": (_NONE, frozenset({"own", "neutral"}), _place_workers),
    "skip": (_NONE, _NONE, lambda _action, _grid: Skip()),
    "place_castle": (frozenset({"family", "cell"}), _NONE, _place_castle),
    "draw": (frozenset({"from"}), _NONE, _draw),
    "use_banner": (frozenset({"seals"}), _NONE, _use_banner),
    "end_turn": (_NONE, _NONE, lambda _action, _grid: EndTurn()),
    "resign": (_NONE, _NONE, lambda _action, _grid: Resign()),
}
