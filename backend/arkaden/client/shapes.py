"""The answers of the API, as far as most programs need them. Servers may send more."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self, TypeAlias

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody who may hold seats; ``kind`` is `guest`, `account` or `bot`."""

    id: str
    name: str
    kind: str

    @classmethod
    def of(cls, answer: Mapping[str, Any]) -> Self:
        return cls(answer["id"], answer["name"], answer["kind"])


@dataclass(frozen=True, slots=True)
class Token:
    """A personal token; ``secret`` is known once only, when it is made."""

    id: int
    name: str
    scopes: frozenset[str]
    secret: str

    @classmethod
    def of(cls, answer: Mapping[str, Any]) -> Self:
        return cls(answer["id"], answer["name"], frozenset(answer["scopes"]), answer["token"])


@dataclass(frozen=True, slots=True)
class Table:
    """A table and how far its game is. ``seat`` is the caller's own, ``whole`` all that the server sent."""

    id: str
    kind: str
    status: str
    seat_count: int
    taken: frozenset[int]
    version: int
    to_act: int | None
    seat: int | None
    whole: Json

    @classmethod
    def of(cls, answer: Json) -> Self:
        return cls(
            id=answer["id"],
            kind=answer["kind"],
            status=answer["status"],
            seat_count=answer["seat_count"],
            taken=frozenset(map(int, answer["seats"])),
            version=answer["version"],
            to_act=answer.get("to_act"),
            seat=answer["you"].get("seat"),
            whole=answer,
        )

    @property
    def full(self) -> bool:
        """Whether nobody else can sit down."""
        return len(self.taken) == self.seat_count


@dataclass(frozen=True, slots=True)
class Legal:
    """What the caller may do at ``version``: every action there is, none if another seat is to act."""

    version: int
    actions: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game began in which the caller holds ``seat``."""

    game: str
    kind: str
    seat: int
    at: str


@dataclass(frozen=True, slots=True)
class Turn:
    """An action of the caller is due at ``version``."""

    game: str
    version: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game ended in which the caller holds ``seat``."""

    game: str
    kind: str
    seat: int
    at: str


Event: TypeAlias = GameStarted | Turn | GameEnded


def event_of(line: Mapping[str, Any]) -> Event | None:
    """The event in a line of the stream; None for kinds that a later server may send."""
    match line["t"]:
        case "game_started":
            return GameStarted(line["game"], line["kind"], line["seat"], line["at"])
        case "turn":
            return Turn(line["game"], line["version"])
        case "game_ended":
            return GameEnded(line["game"], line["kind"], line["seat"], line["at"])
        case _:
            return None
