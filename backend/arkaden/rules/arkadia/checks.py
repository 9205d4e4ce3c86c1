"""Reading JSON that came from outside, with errors that say where the fault is."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from arkaden.rules.arkadia.squares import Cell
from arkaden.rules.protocol import InvalidSetup


@dataclass(frozen=True, slots=True)
class Node:
    """A value inside a JSON document and its path there; every method raises InvalidSetup(``code``)."""

    value: Any
    path: str
    code: str

    def fault(self, what: str) -> InvalidSetup:
        return InvalidSetup(self.code, f"{self.path or 'the file'}: {what}")

    def object(self, required: set[str], optional: frozenset[str] = frozenset()) -> dict[str, "Node"]:
        """The members of an object that has all of ``required`` and nothing but those and ``optional``."""
        members = self.members()
        if missing := required - members.keys():
            raise self.fault(f"{min(missing)} is missing")
        if unknown := members.keys() - required - optional:
            raise self.fault(f"unknown field {min(unknown)!r:.60}")
        return members

    def members(self) -> dict[str, "Node"]:
        """The members of an object with any keys."""
        if not isinstance(self.value, Mapping) or not all(isinstance(key, str) for key in self.value):
            raise self.fault("must be an object")
        prefix = f"{self.path}." if self.path else ""
        return {key: Node(value, f"{prefix}{key:.60}", self.code) for key, value in self.value.items()}

    def items(self) -> Iterator["Node"]:
        """The items of a list."""
        if not isinstance(self.value, list | tuple):
            raise self.fault("must be a list")
        for index, item in enumerate(self.value):
            yield Node(item, f"{self.path}[{index}]", self.code)

    def integer(self, least: int, most: int) -> int:
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.fault(f"must be a whole number from {least} to {most}")
        return self.value

    def boolean(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fault("must be true or false")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.fault("must be a string")
        return self.value

    def one_of(self, *choices: str) -> str:
        value = self.text()
        if value not in choices:
            raise self.fault(f"must be one of {', '.join(choices)}")
        return value

    def cell(self, rows: int, cols: int) -> Cell:
        """``[row, column]`` of a grid of that size."""
        parts = list(self.items())
        if len(parts) != 2:
            raise self.fault("must be [row, column]")
        return parts[0].integer(0, rows - 1), parts[1].integer(0, cols - 1)

    def cells(self, rows: int, cols: int) -> tuple[Cell, ...]:
        """Distinct cells of a grid of that size, in the order given."""
        found: dict[Cell, None] = {}
        for item in self.items():
            cell = item.cell(rows, cols)
            if cell in found:
                raise item.fault("stands there twice")
            found[cell] = None
        return tuple(found)

    def map(self, keys: set[str], read: Callable[["Node"], int]) -> dict[str, int]:
        """An object with exactly these keys, each value read by ``read``."""
        members = self.object(keys)
        return {key: read(members[key]) for key in sorted(keys)}
