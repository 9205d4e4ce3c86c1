"""Accounts: a guest gets a password, signs in elsewhere, sees and ends sessions, and may go for good."""

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from arkaden.accounts.identities import SESSION_LASTS, IdentityKind, Person, clean_name
from arkaden.accounts.names import account_name, look
from arkaden.accounts.passwords import Passwords
from arkaden.errors import Refusal
from arkaden.ids import IdentityId, new_token, token_hash
from arkaden.limits import RateLimit
from arkaden.store.database import Database
from arkaden.store.models import Account, ApiToken, Identity, Session

NOBODY = "\u2013"
"""What stands in games where the name of somebody who has left was."""


@dataclass(frozen=True, slots=True)
class Login:
    """A browser that is signed in. ``renewed_at`` is when it was last seen, to the day."""

    id: int
    created_at: datetime
    renewed_at: datetime
    current: bool


class Logins:
    """All that has to do with passwords. Attempts are counted by name and by address."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._passwords = Passwords()
        self._by_name = RateLimit(rate=1 / 60, burst=10)
        self._by_address = RateLimit(rate=1 / 10, burst=30)

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Give a guest a password; seats, games and sessions stay.

        Raises Refusal(account_exists, name_taken, bad_name).
        """
        shown, key = account_name(name)
        stored = await self._passwords.hashed(password)
        kind: IdentityKind = "bot" if person.kind == "bot" else "account"
        try:
            async with self._database.begin() as session:
                held = await session.get(Account, person.id)
                if held is not None:
                    raise Refusal("account_exists", "there is a password already: change it instead")
                await session.execute(
                    insert(Account).values(identity_id=person.id, name_key=key, password_hash=stored)
                )
                await session.execute(
                    update(Identity).where(Identity.id == person.id).values(name=shown, kind=kind)
                )
        except IntegrityError as error:
            raise _taken() from error
        return Person(person.id, shown, kind, person.language)

    async def rename(self, person: Person, name: str) -> str:
        """Make sure that an account may have this name, and that nobody else can; the name as it is shown.

        Raises Refusal(name_taken, bad_name). Nothing but the name's tidying happens for those without a password.
        """
        if await self._stored(person.id) is None:
            return clean_name(name)
        shown, key = account_name(name)
        try:
            async with self._database.begin() as session:
                await session.execute(
                    update(Account).where(Account.identity_id == person.id).values(name_key=key)
                )
        except IntegrityError as error:
            raise _taken() from error
        return shown

    async def sign_in(self, name: str, password: str, address: str) -> tuple[Person, str]:
        """The person, and the token of a new session. Raises Refusal(wrong_password, rate_limited)."""
        key = look(name)
        self._by_address.take(address)
        self._by_name.take(key)
        query = (
            select(Identity.id, Identity.name, Identity.kind, Identity.language, Account.password_hash)
            .join(Account, Account.identity_id == Identity.id)
            .where(Account.name_key == key)
        )
        async with self._database.read() as connection:
            found = (await connection.execute(query)).one_or_none()
        if not await self._passwords.fits(password, None if found is None else found.password_hash):
            raise _wrong()
        assert found is not None
        token = new_token()
        async with self._database.begin() as session:
            session.add(
                Session(
                    token_hash=token_hash(token),
                    identity_id=found.id,
                    expires_at=datetime.now(UTC) + SESSION_LASTS,
                )
            )
        return Person(found.id, found.name, found.kind, found.language), token

    async def change_password(self, person: Person, old: str, new: str, current: str | None) -> None:
        """Another password; all sessions but the ``current`` one end, and all tokens.

        Raises Refusal(wrong_password, rate_limited).
        """
        if not await self._is_password(person, old):
            raise _wrong()
        stored = await self._passwords.hashed(new)
        async with self._database.begin() as session:
            await session.execute(
                update(Account).where(Account.identity_id == person.id).values(password_hash=stored)
            )
            await session.execute(
                delete(Session).where(
                    Session.identity_id == person.id, Session.token_hash != token_hash(current or "")
                )
            )
            await session.execute(delete(ApiToken).where(ApiToken.identity_id == person.id))

    async def sessions(self, person: Person, current: str | None) -> list[Login]:
        """Where the person is signed in, newest first."""
        query = (
            select(Session)
            .where(Session.identity_id == person.id, Session.expires_at > datetime.now(UTC))
            .order_by(Session.id.desc())
        )
        own = token_hash(current or "")
        async with self._database.begin() as session:
            return [
                Login(one.id, one.created_at, one.renewed_at, one.token_hash == own)
                for one in await session.scalars(query)
            ]

    async def end_session(self, person: Person, login: int) -> None:
        """Sign out one browser. Raises Refusal(not_found) if it is none of the person's."""
        async with self._database.begin() as session:
            gone = await session.scalar(
                delete(Session)
                .where(Session.id == login, Session.identity_id == person.id)
                .returning(Session.id)
            )
        if gone is None:
            raise Refusal("not_found", "you have no such session")

    async def sign_out(self, token: str) -> None:
        async with self._database.begin() as session:
            await session.execute(delete(Session).where(Session.token_hash == token_hash(token)))

    async def erase(self, person: Person, password: str | None) -> None:
        """Take name, password, sessions and tokens away for good; the games stay, with NOBODY in their place.

        Raises Refusal(wrong_password) for an account without its password.
        """
        if await self._stored(person.id) is not None and not await self._is_password(person, password or ""):
            raise _wrong()
        async with self._database.begin() as session:
            for owned in (Account, Session, ApiToken):
                await session.execute(delete(owned).where(owned.identity_id == person.id))
            await session.execute(
                update(Identity)
                .where(Identity.id == person.id)
                .values(name=NOBODY, kind="guest", language=None)
            )

    async def _is_password(self, person: Person, password: str) -> bool:
        self._by_name.take(f"identity {person.id}")
        return await self._passwords.fits(password, await self._stored(person.id))

    async def _stored(self, identity: IdentityId) -> str | None:
        query = select(Account.password_hash).where(Account.identity_id == identity)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none()


def _taken() -> Refusal:
    return Refusal("name_taken", "somebody has this name, or one that looks like it")


def _wrong() -> Refusal:
    return Refusal("wrong_password", "name or password is wrong")
