"""What a table looks like at one revision, and to whom."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias

from arkaden.bots import Level
from arkaden.ids import GameId, IdentityId, Invite
from arkaden.play.terms import Terms
from arkaden.rules.protocol import Seat

Status: TypeAlias = Literal["open", "running", "finished", "closed"]
Visibility: TypeAlias = Literal["public", "link"]
BotUntil: TypeAlias = Literal["turn", "return"]


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody on a seat: an identity, or a bot (without one).

    With ``bot`` set, a bot of that level acts for the seat: until its turn is over, until its owner is back
    (``bot_until``), or for good. ``program`` says that the identity is a bot account.
    """

    identity: IdentityId | None
    name: str
    colour: str
    resigned: bool = False
    bot: Level | None = None
    bot_until: BotUntil | None = None
    program: bool = False


@dataclass(frozen=True, slots=True)
class Presence:
    """Who looks at a table just now, over all processes; ``anonymous`` counts connections without identity."""

    identities: frozenset[IdentityId] = frozenset()
    anonymous: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stands in the database at ``revision``; never changed in place.

    The secrets of the shuffle are not here. ``version`` and ``to_act`` are those of the time it was read.
    """

    id: GameId
    kind: str
    status: Status
    visibility: Visibility
    invite: Invite
    host: IdentityId
    seat_count: int
    options: Mapping[str, Any]
    terms: Terms
    custom_components: bool
    commitment: str
    version: int
    revision: int
    to_act: Seat | None
    next: GameId | None
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    seats: Mapping[Seat, Sitter]
    admitted: frozenset[IdentityId]

    def seat_of(self, identity: IdentityId | None) -> Seat | None:
        """The seat of an identity; None if it has none."""
        if identity is None:
            return None
        for seat, sitter in self.seats.items():
            if sitter.identity == identity:
                return seat
        return None

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats for which a bot acts at present."""
        return frozenset(seat for seat, sitter in self.seats.items() if sitter.bot is not None)

    def lets_in(self, identity: IdentityId | None) -> bool:
        """Whether this identity (None: anybody) may know of the table, watch and sit down."""
        if self.visibility == "public" or identity == self.host:
            return True
        return identity in self.admitted or self.seat_of(identity) is not None

    def concerns(self, identity: IdentityId | None) -> bool:
        """Whether the table is one of this identity's own: it sits there or opened it."""
        return identity is not None and (identity == self.host or self.seat_of(identity) is not None)

    def to_json(self, viewer: IdentityId | None, presence: Presence) -> dict[str, Any]:
        """The `Table` of docs/protocol.md for a viewer (None: without identity)."""
        seat = self.seat_of(viewer)
        you: dict[str, Any] = {"host": viewer == self.host, "admitted": self.lets_in(viewer)}
        if seat is not None:
            you["seat"] = seat
        sitters = {sitter.identity for sitter in self.seats.values()}
        optional = {
            "started_at": time_json(self.started_at),
            "finished_at": time_json(self.finished_at),
            "to_act": self.to_act,
            "next": self.next,
            "custom_components": self.custom_components or None,
        }
        return {
            "id": self.id,
            "kind": self.kind,
            "status": self.status,
            "visibility": self.visibility,
            "options": self.options,
            "terms": self.terms.to_json(),
            "seat_count": self.seat_count,
            "host": self.host,
            "commitment": self.commitment,
            "created_at": time_json(self.created_at),
            "version": self.version,
            "seats": {str(one): _sitter_json(sitter, presence) for one, sitter in self.seats.items()},
            "watchers": len(presence.identities - sitters) + presence.anonymous,
            "you": you,
            **{name: value for name, value in optional.items() if value is not None},
        }


def time_json(time: datetime | None) -> str | None:
    """RFC 3339 in UTC, to the millisecond."""
    if time is None:
        return None
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _sitter_json(sitter: Sitter, presence: Presence) -> dict[str, Any]:
    seat: dict[str, Any] = {
        "name": sitter.name,
        "colour": sitter.colour,
        "connected": sitter.identity is None or sitter.identity in presence.identities,
    }
    optional = {
        "identity": sitter.identity,
        "resigned": sitter.resigned or None,
        "program": sitter.program or None,
        "bot": sitter.bot,
        "bot_until": sitter.bot_until,
    }
    return {**seat, **{name: value for name, value in optional.items() if value is not None}}
