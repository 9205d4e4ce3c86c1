"""Personal API tokens: how a program acts for the identity that made them, and how far."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal, TypeAlias

from sqlalchemy import delete, func, select, update

from arkaden.accounts.identities import Person, clean_name
from arkaden.errors import Refusal
from arkaden.ids import IdentityId, new_token, token_hash
from arkaden.store.database import Database
from arkaden.store.models import ApiToken, Identity

Scope: TypeAlias = Literal["read", "play"]
"""`read`: see what the identity sees. `play`: change what it may change at tables and in games."""

PREFIX = "arkaden_"
"""Every token begins with it, so that one that was published by mistake can be searched for."""

MOST_TOKENS = 20
_USE_NOTED_EVERY = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class Token:
    """A token as its owner may see it; the secret is not among it."""

    id: int
    name: str
    scopes: frozenset[Scope]
    created_at: datetime
    last_used_at: datetime | None


@dataclass(frozen=True, slots=True)
class Bearer:
    """For whom a token speaks, and how far."""

    person: Person
    scopes: frozenset[Scope]


class Tokens:
    """Makes tokens, recognises them, and takes them back. Only a hash of the secret is kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, owner: IdentityId, name: str, scopes: Collection[Scope]) -> tuple[Token, str]:
        """A new token and its secret, which nobody can be told again.

        Raises Refusal(limit_reached) if the owner has MOST_TOKENS already.
        """
        secret = PREFIX + new_token()
        async with self._database.begin() as session:
            # Two calls at once would otherwise both find room for one more.
            await session.execute(select(Identity.id).where(Identity.id == owner).with_for_update())
            held = await session.scalar(
                select(func.count()).select_from(ApiToken).where(ApiToken.identity_id == owner)
            )
            if held is not None and held >= MOST_TOKENS:
                raise Refusal("limit_reached", f"you have {MOST_TOKENS} tokens: revoke one first")
            made = ApiToken(
                identity_id=owner,
                name=clean_name(name),
                scopes=sorted(set(scopes)),
                token_hash=token_hash(secret),
                created_at=datetime.now(UTC),
            )
            session.add(made)
            await session.flush()
            token = _token(made)
        return token, secret

    async def of(self, owner: IdentityId) -> list[Token]:
        """The tokens of an identity, oldest first."""
        async with self._database.begin() as session:
            found = await session.scalars(
                select(ApiToken).where(ApiToken.identity_id == owner).order_by(ApiToken.id)
            )
            return [_token(one) for one in found]

    async def revoke(self, owner: IdentityId, token: int) -> None:
        """From now on the token is nobody's. Raises Refusal(not_found) if it is none of the owner's."""
        async with self._database.begin() as session:
            gone = await session.scalar(
                delete(ApiToken)
                .where(ApiToken.id == token, ApiToken.identity_id == owner)
                .returning(ApiToken.id)
            )
        if gone is None:
            raise Refusal("not_found", "you have no such token")

    async def recognise(self, secret: str) -> Bearer | None:
        """For whom a token speaks; None if it is nobody's (any more). Notes its use, about once a minute."""
        if not secret.startswith(PREFIX):
            return None
        now = datetime.now(UTC)
        query = (
            select(
                Identity.id,
                Identity.name,
                Identity.kind,
                Identity.language,
                ApiToken.id.label("token"),
                ApiToken.scopes,
                ApiToken.last_used_at,
            )
            .join(ApiToken, ApiToken.identity_id == Identity.id)
            .where(ApiToken.token_hash == token_hash(secret))
        )
        async with self._database.read() as connection:
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                return None
            if found.last_used_at is None or now - found.last_used_at > _USE_NOTED_EVERY:
                await connection.execute(
                    update(ApiToken).where(ApiToken.id == found.token).values(last_used_at=now)
                )
        return Bearer(Person(found.id, found.name, found.kind, found.language), _scopes(found.scopes))


def _token(row: ApiToken) -> Token:
    return Token(row.id, row.name, _scopes(row.scopes), row.created_at, row.last_used_at)


def _scopes(stored: Iterable[Scope]) -> frozenset[Scope]:
    return frozenset(stored)
