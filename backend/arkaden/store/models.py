"""The database schema. Migrations in `migrations/` lead to exactly this; a test compares the two."""

from datetime import datetime
from typing import Any, ClassVar
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Text,
    UniqueConstraint,
    Uuid,
    func,
    text,
)
from sqlalchemy import (
    Identity as Counter,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from arkaden.ids import GameId, IdentityId, Invite

Timestamp = DateTime(timezone=True)


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "pk": "%(table_name)s_pkey",
            "fk": "%(table_name)s_%(column_0_name)s_fkey",
            "uq": "%(table_name)s_%(column_0_N_name)s_key",
            "ix": "%(table_name)s_%(column_0_N_name)s_idx",
            "ck": "%(table_name)s_%(constraint_name)s_check",
        }
    )
    type_annotation_map: ClassVar = {
        str: Text(),
        GameId: Text(),
        IdentityId: Text(),
        Invite: Text(),
        bytes: LargeBinary(),
        datetime: Timestamp,
        UUID: Uuid(),
        dict[str, Any]: JSONB(none_as_null=True),
        list[Any]: JSONB(none_as_null=True),
    }


class Identity(Base):
    """Somebody who may hold seats."""

    __tablename__ = "identities"
    __table_args__ = (CheckConstraint("kind IN ('guest', 'account', 'bot')", name="kind"),)

    id: Mapped[IdentityId] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(server_default="guest")
    name: Mapped[str]
    language: Mapped[str | None]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Session(Base):
    """A browser or program that is signed in as an identity. The token itself is known to it alone."""

    __tablename__ = "sessions"

    id: Mapped[int] = mapped_column(BigInteger, Counter(), primary_key=True)
    token_hash: Mapped[bytes] = mapped_column(unique=True)
    identity_id: Mapped[IdentityId] = mapped_column(
        ForeignKey("identities.id", ondelete="CASCADE"), index=True
    )
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    renewed_at: Mapped[datetime] = mapped_column(server_default=func.now())
    expires_at: Mapped[datetime]


class Account(Base):
    """The password of an identity. ``name_key`` is what its name looks like (accounts/names.py)."""

    __tablename__ = "accounts"

    identity_id: Mapped[IdentityId] = mapped_column(
        ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True
    )
    name_key: Mapped[str] = mapped_column(unique=True)
    password_hash: Mapped[str]


class ApiToken(Base):
    """What a program shows to act for an identity, as far as ``scopes`` reach. The secret is known to it alone."""

    __tablename__ = "api_tokens"

    id: Mapped[int] = mapped_column(BigInteger, Counter(), primary_key=True)
    token_hash: Mapped[bytes] = mapped_column(unique=True)
    identity_id: Mapped[IdentityId] = mapped_column(
        ForeignKey("identities.id", ondelete="CASCADE"), index=True
    )
    name: Mapped[str]
    scopes: Mapped[list[Any]]
    created_at: Mapped[datetime]
    last_used_at: Mapped[datetime | None]


class Game(Base):
    """A table and the game played at it.

    ``version`` counts the actions; ``revision`` counts all other changes (seats, start, end), so that a cache
    can tell whether what it holds is current. ``setup`` and ``start_seat`` are drawn at the start. Who is to act
    (``to_act``) and when the worker has to look (``deadline``: a bot is due, a clock runs out) stand here, so that
    no waiting game depends on anybody's memory. ``terms`` are those of play/terms.py, ``clock`` that of
    play/clocks.py as it stands at ``version``.
    """

    __tablename__ = "games"
    __table_args__ = (
        CheckConstraint("status IN ('open', 'running', 'finished', 'closed')", name="status"),
        CheckConstraint("visibility IN ('public', 'link')", name="visibility"),
        CheckConstraint("status IN ('open', 'closed') OR setup IS NOT NULL", name="started"),
        Index(None, "status", "created_at", "id"),
        Index(None, "deadline", postgresql_where=text("deadline IS NOT NULL")),
    )

    id: Mapped[GameId] = mapped_column(primary_key=True)
    kind: Mapped[str]
    rules: Mapped[int] = mapped_column(SmallInteger)
    status: Mapped[str] = mapped_column(server_default="open")
    visibility: Mapped[str]
    invite: Mapped[Invite]
    host_id: Mapped[IdentityId] = mapped_column(ForeignKey("identities.id"), index=True)
    seat_count: Mapped[int] = mapped_column(SmallInteger)
    options: Mapped[dict[str, Any]]
    terms: Mapped[dict[str, Any]] = mapped_column(server_default=text("'{}'::jsonb"))
    clock: Mapped[dict[str, Any] | None]
    components: Mapped[dict[str, Any] | None]
    commitment: Mapped[str]
    server_seed: Mapped[bytes]
    setup: Mapped[dict[str, Any] | None]
    start_seat: Mapped[int | None] = mapped_column(SmallInteger)
    version: Mapped[int] = mapped_column(Integer, server_default="0")
    revision: Mapped[int] = mapped_column(Integer, server_default="0")
    to_act: Mapped[int | None] = mapped_column(SmallInteger)
    deadline: Mapped[datetime | None]
    outcome: Mapped[dict[str, Any] | None]
    next_id: Mapped[GameId | None] = mapped_column(ForeignKey("games.id"))
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    started_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]


class Seat(Base):
    """Who sits where; numbered from 0, without gaps once the game runs.

    A seat belongs to an identity, or to a bot alone, which then has a ``bot_name``. With ``bot`` set, a bot of that
    level acts for it: for the rest of the present turn (``bot_until`` is `turn`), until its owner is back
    (`return`), or for good.
    """

    __tablename__ = "seats"
    __table_args__ = (
        UniqueConstraint("game_id", "identity_id"),
        UniqueConstraint("game_id", "colour"),
        CheckConstraint("octet_length(nonce) = 16", name="nonce"),
        CheckConstraint("bot IN ('easy', 'medium', 'hard')", name="bot"),
        CheckConstraint(
            "bot_until IS NULL OR (bot_until IN ('turn', 'return') AND bot IS NOT NULL)", name="bot_until"
        ),
        CheckConstraint(
            "identity_id IS NOT NULL OR (bot IS NOT NULL AND bot_name IS NOT NULL)", name="sitter"
        ),
    )

    game_id: Mapped[GameId] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True, autoincrement=False)
    identity_id: Mapped[IdentityId | None] = mapped_column(ForeignKey("identities.id"), index=True)
    bot: Mapped[str | None]
    bot_name: Mapped[str | None]
    bot_until: Mapped[str | None]
    colour: Mapped[str]
    nonce: Mapped[bytes | None]
    resigned: Mapped[bool] = mapped_column(server_default=text("false"))


class Admission(Base):
    """An identity that was let in by an invite; it stays so when the invite is revoked."""

    __tablename__ = "admissions"

    game_id: Mapped[GameId] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    identity_id: Mapped[IdentityId] = mapped_column(
        ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    admitted_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Action(Base):
    """One accepted action with the events it caused; appended, never changed.

    ``key`` is the sender's idempotency key.
    """

    __tablename__ = "actions"
    __table_args__ = (UniqueConstraint("game_id", "key"),)

    game_id: Mapped[GameId] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(SmallInteger)
    key: Mapped[UUID]
    action: Mapped[dict[str, Any]]
    events: Mapped[list[Any]]
    at: Mapped[datetime]


class Pulse(Base):
    """When a web process last said that it serves. One row at most; see play/pulse.py."""

    __tablename__ = "pulse"
    __table_args__ = (CheckConstraint("one", name="one"),)

    one: Mapped[bool] = mapped_column(primary_key=True, server_default=text("true"))
    beat_at: Mapped[datetime]
