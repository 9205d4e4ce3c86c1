"""Identities and their sessions: who is asking."""

import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal, TypeAlias

from sqlalchemy import select, update

from arkaden.errors import Refusal
from arkaden.ids import IdentityId, new_identity_id, new_token, token_hash
from arkaden.store.database import Database
from arkaden.store.models import Identity, Session

SESSION_LASTS = timedelta(days=365)
_RENEW_AFTER = timedelta(days=1)
NAME_LENGTH = 40
IdentityKind: TypeAlias = Literal["guest", "account", "bot"]
"""A `guest` has no password, an `account` has one; for a `bot` a program acts."""


@dataclass(frozen=True, slots=True)
class Person:
    """An identity as the rest of the server knows it. ``language`` is a BCP 47 tag."""

    id: IdentityId
    name: str
    kind: IdentityKind
    language: str | None

    def to_json(self) -> dict[str, str]:
        fields = {"id": self.id, "name": self.name, "kind": self.kind}
        return fields if self.language is None else {**fields, "language": self.language}


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A person recognised by a session; ``renewed`` if its cookie should be set again."""

    person: Person
    renewed: bool


class Accounts:
    """Makes identities and recognises them by the tokens it gave out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create_guest(
        self, name: str, language: str | None, kind: IdentityKind = "guest"
    ) -> tuple[Person, str]:
        """A new identity and the token of its first session. Raises Refusal for a name that says nothing."""
        person = Person(new_identity_id(), clean_name(name), kind, language)
        token = new_token()
        async with self._database.begin() as session:
            session.add(Identity(id=person.id, kind=person.kind, name=person.name, language=language))
            await session.flush()
            session.add(
                Session(
                    token_hash=token_hash(token),
                    identity_id=person.id,
                    expires_at=datetime.now(UTC) + SESSION_LASTS,
                )
            )
        return person, token

    async def recognise(self, token: str) -> SignedIn | None:
        """Whose token this is, None if nobody's (any more). Lengthens the session about once a day."""
        now = datetime.now(UTC)
        query = (
            select(Identity.id, Identity.name, Identity.kind, Identity.language, Session.renewed_at)
            .join(Session, Session.identity_id == Identity.id)
            .where(Session.token_hash == token_hash(token), Session.expires_at > now)
        )
        async with self._database.read() as connection:
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                return None
            renew = now - found.renewed_at > _RENEW_AFTER
            if renew:
                await connection.execute(
                    update(Session)
                    .where(Session.token_hash == token_hash(token))
                    .values(renewed_at=now, expires_at=now + SESSION_LASTS)
                )
        return SignedIn(Person(found.id, found.name, found.kind, found.language), renew)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another name or language; None leaves it. Raises Refusal for a name that says nothing.

        The names of accounts are changed by `Logins.rename`.
        """
        changed = Person(
            person.id,
            person.name if name is None else clean_name(name),
            person.kind,
            person.language if language is None else language,
        )
        async with self._database.begin() as session:
            await session.execute(
                update(Identity)
                .where(Identity.id == person.id)
                .values(name=changed.name, language=changed.language)
            )
        return changed


def clean_name(name: str) -> str:
    """The name in one line, composed (NFC), without invisible characters or space around it.

    Raises Refusal if nothing is left, or more than NAME_LENGTH characters.
    """
    visible = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", name)
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    cleaned = " ".join(visible.split())
    if not cleaned:
        raise Refusal("bad_message", "name: must have at least one visible character")
    if len(cleaned) > NAME_LENGTH:
        raise Refusal("bad_message", f"name: must not be longer than {NAME_LENGTH} characters")
    return cleaned
