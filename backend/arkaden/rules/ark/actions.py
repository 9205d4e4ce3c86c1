"""The actions of the Ark as values, and what comes from outside made into them (docs/record.md, "Actions").

``parse`` is exact: numbers are whole numbers and not booleans, and a field too many is refused like one
missing. ``to_json`` of the result is what came in.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from arkaden.rules.protocol import IllegalAction, JsonObject

Coordinates: TypeAlias = tuple[int, int]

_LARGEST = 2**53 - 1


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """ARK-3."""

    x: int
    y: int
    rotation: int

    def to_json(self) -> JsonObject:
        return {"type": "place_tile", "x": self.x, "y": self.y, "rotation": self.rotation}


@dataclass(frozen=True, slots=True)
class PlaceFollower:
    """ARK-4.1, on a segment of the tile just placed."""

    segment: int

    def to_json(self) -> JsonObject:
        return {"type": "place_follower", "segment": self.segment}


@dataclass(frozen=True, slots=True)
class PlaceProphet:
    """ARK-4.5."""

    segment: int

    def to_json(self) -> JsonObject:
        return {"type": "place_prophet", "segment": self.segment}


@dataclass(frozen=True, slots=True)
class MoveArk:
    """ARK-5.2, by the tiles entered in order."""

    path: tuple[Coordinates, ...]

    def to_json(self) -> JsonObject:
        return {"type": "move_ark", "path": [[x, y] for x, y in self.path]}


@dataclass(frozen=True, slots=True)
class Pass:
    """ARK-2.2: nothing."""

    def to_json(self) -> JsonObject:
        return {"type": "pass"}


@dataclass(frozen=True, slots=True)
class PlaceArk:
    """ARK-5.1."""

    x: int
    y: int

    def to_json(self) -> JsonObject:
        return {"type": "place_ark", "x": self.x, "y": self.y}


@dataclass(frozen=True, slots=True)
class Resign:
    """ARK-9.6."""

    def to_json(self) -> JsonObject:
        return {"type": "resign"}


Move: TypeAlias = PlaceTile | PlaceFollower | PlaceProphet | MoveArk | Pass | PlaceArk | Resign


def parse(action: Mapping[str, Any]) -> Move:
    """The move that an action from outside describes; raises IllegalAction(``bad_action``)."""
    if not isinstance(action, Mapping):
        raise _bad("an action is an object")
    kind = action.get("type")
    if not isinstance(kind, str) or kind not in _READERS:
        raise _bad(f"type must be one of {', '.join(_READERS)}")
    fields, read = _READERS[kind]
    if len(action) != len(fields) + 1 or any(name not in action for name in fields):
        raise _bad(f"{kind} takes {' and '.join(fields) if fields else 'nothing'} beside its type")
    return read(action)


def _whole(action: Mapping[str, Any], name: str) -> int:
    value = action[name]
    if not _is_whole(value):
        raise _bad(f"{name} must be a whole number")
    return int(value)


def _place_tile(action: Mapping[str, Any]) -> PlaceTile:
    rotation = _whole(action, "rotation")
    if not 0 <= rotation <= 3:
        raise _bad("rotation must be 0 to 3")
    return PlaceTile(_whole(action, "x"), _whole(action, "y"), rotation)


def _move_ark(action: Mapping[str, Any]) -> MoveArk:
    path = action["path"]
    if not isinstance(path, list) or not all(_is_coordinates(step) for step in path):
        raise _bad("path must be a list of [x, y]")
    return MoveArk(tuple((x, y) for x, y in path))


def _is_coordinates(step: Any) -> bool:
    return isinstance(step, list) and len(step) == 2 and _is_whole(step[0]) and _is_whole(step[1])


def _is_whole(value: Any) -> bool:
    """A number that every JSON reader takes for the same (RFC 8259, section 6)."""
    return type(value) is int and -_LARGEST <= value <= _LARGEST


def _bad(detail: str) -> IllegalAction:
    return IllegalAction("bad_action", detail)


_READERS: dict[str, tuple[tuple[str, ...], Callable[[Mapping[str, Any]], Move]]] = {
    "place_tile": (("x", "y", "rotation"), _place_tile),
    "place_follower": (("segment",), lambda action: PlaceFollower(_whole(action, "segment"))),
    "place_prophet": (("segment",), lambda action: PlaceProphet(_whole(action, "segment"))),
    "move_ark": (("path",), _move_ark),
    "pass": ((), lambda _: Pass()),
    "place_ark": (("x", "y"), lambda action: PlaceArk(_whole(action, "x"), _whole(action, "y"))),
    "resign": ((), lambda _: Resign()),
}
