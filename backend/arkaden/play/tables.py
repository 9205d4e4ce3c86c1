"""What happens at a table before and after the game: opening, sitting, starting, closing, playing again."""

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from arkaden.errors import Refusal
from arkaden.ids import GameId, IdentityId, Invite, new_game_id, new_invite
from arkaden.play import queries
from arkaden.play.game import Game
from arkaden.play.games import Games, no_such_game
from arkaden.play.starting import start_values
from arkaden.play.table import Table, Visibility
from arkaden.rules.catalogue import GAMES
from arkaden.rules.fairness import SERVER_SEED_BYTES, commitment_of
from arkaden.rules.protocol import GameKind, InvalidSetup, Seat
from arkaden.store import models
from arkaden.store.bus import CHANNEL, GameNotice, games_payload
from arkaden.store.database import Database


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a table is opened with. ``components`` is a component file in place of the built-in one."""

    kind: str
    seats: int
    options: Mapping[str, Any]
    visibility: Visibility
    components: dict[str, Any] | None


class Tables:
    """All that changes a table. Each call is one transaction that locks the table's row."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games

    async def open(self, host: IdentityId, new: NewTable) -> Game:
        """A new table. Raises Refusal(bad_option, bad_players, bad_components, not_found)."""
        kind = GAMES.get(new.kind)
        if kind is None:
            raise Refusal("not_found", f"there is no game {new.kind!r}")
        low, high = kind.players
        if not low <= new.seats <= high:
            raise Refusal("bad_players", f"seats: this game is for {low} to {high} players")
        try:
            options = kind.complete_options(new.options)
            kind.components(new.components)
        except InvalidSetup as error:
            raise invalid(error) from error
        async with self._database.begin() as session:
            game_id = await _insert(
                session,
                kind=kind,
                host_id=host,
                seat_count=new.seats,
                options=options,
                visibility=new.visibility,
                components=new.components,
            )
        return await self._games.known(game_id)

    async def admit(self, game_id: GameId, who: IdentityId, invite: str) -> Game:
        """Let somebody in who has the invite. Raises Refusal(invite_invalid)."""
        async with self._changing(game_id) as (session, table):
            if not secrets.compare_digest(invite.encode(), table.invite.encode()):
                raise Refusal("invite_invalid", "the invite code is wrong or was revoked")
            await session.execute(
                upsert(models.Admission).values(game_id=game_id, identity_id=who).on_conflict_do_nothing()
            )
        return await self._games.refresh(game_id)

    async def invite(self, game_id: GameId, who: IdentityId) -> Invite:
        """The invite code, for whoever sits at the table or opened it."""
        game = await self._games.visible(game_id, who)
        if not game.table.concerns(who):
            raise Refusal("forbidden", "only who is seated may invite")
        return game.table.invite

    async def renew_invite(self, game_id: GameId, who: IdentityId) -> Invite:
        """A new code; the old one lets nobody in any more. Whoever it has let in stays admitted."""
        invite = new_invite()
        async with self._changing(game_id) as (session, table):
            _only_host(table, who)
            await session.execute(update(models.Game).where(models.Game.id == game_id).values(invite=invite))
        await self._games.refresh(game_id)
        return invite

    async def sit(
        self, game_id: GameId, who: IdentityId, seat: int | None, colour: str | None, nonce: bytes | None
    ) -> Game:
        """Sit down; without ``seat`` or ``colour`` on the first free one."""
        async with self._changing(game_id) as (session, table):
            _visible(table, who)
            _only_open(table)
            if table.seat_of(who) is not None:
                raise Refusal("already_seated", "you are seated at this table")
            await session.execute(
                insert(models.Seat).values(
                    game_id=game_id,
                    seat=_free_seat(table, seat),
                    identity_id=who,
                    colour=_free_colour(table, colour),
                    nonce=nonce,
                )
            )
        return await self._games.refresh(game_id)

    async def choose_colour(self, game_id: GameId, who: IdentityId, colour: str) -> Game:
        async with self._changing(game_id) as (session, table):
            _visible(table, who)
            _only_open(table)
            seat = _seat_of(table, who)
            if table.seats[seat].colour != colour:
                await session.execute(
                    update(models.Seat)
                    .where(models.Seat.game_id == game_id, models.Seat.seat == seat)
                    .values(colour=_free_colour(table, colour))
                )
        return await self._games.refresh(game_id)

    async def leave(self, game_id: GameId, who: IdentityId) -> None:
        async with self._changing(game_id) as (session, table):
            _visible(table, who)
            _only_open(table)
            await _vacate(session, game_id, _seat_of(table, who))
        await self._games.refresh(game_id)

    async def remove(self, game_id: GameId, who: IdentityId, seat: int) -> None:
        """The host frees a seat."""
        async with self._changing(game_id) as (session, table):
            _only_host(table, who)
            _only_open(table)
            if seat not in table.seats:
                raise Refusal("not_found", "nobody sits there")
            await _vacate(session, game_id, Seat(seat))
        await self._games.refresh(game_id)

    async def start(self, game_id: GameId, who: IdentityId) -> Game:
        """Start with whoever is seated; empty seats are dropped, the others numbered anew in order."""
        async with self._changing(game_id) as (session, table):
            _only_host(table, who)
            _only_open(table)
            low, _ = GAMES[table.kind].players
            if len(table.seats) < low:
                raise Refusal("too_few_players", f"this game needs at least {low} players")
            for new, old in enumerate(sorted(table.seats)):
                # In this order the new number is always free.
                await session.execute(
                    update(models.Seat)
                    .where(models.Seat.game_id == game_id, models.Seat.seat == old)
                    .values(seat=new)
                )
            game = await session.get_one(models.Game, game_id)
            seats = await session.scalars(
                select(models.Seat).where(models.Seat.game_id == game_id).order_by(models.Seat.seat)
            )
            try:
                values = start_values(game, seats.all())
            except InvalidSetup as error:
                raise invalid(error) from error
            await session.execute(
                update(models.Game)
                .where(models.Game.id == game_id)
                .values(status="running", started_at=func.now(), **values)
            )
        return await self._games.refresh(game_id)

    async def close(self, game_id: GameId, who: IdentityId) -> None:
        """The host gives up a table that has not started."""
        async with self._changing(game_id) as (session, table):
            _only_host(table, who)
            _only_open(table)
            await session.execute(
                update(models.Game)
                .where(models.Game.id == game_id)
                .values(status="closed", finished_at=func.now())
            )
        await self._games.refresh(game_id)

    async def rematch(self, game_id: GameId, who: IdentityId) -> Game:
        """A table like this finished one, for the same people; the one that is there if it was not closed."""
        async with self._changing(game_id) as (session, table):
            _visible(table, who)
            if table.seat_of(who) is None:
                raise Refusal("not_seated", "you held no seat in this game")
            if table.status != "finished":
                raise Refusal("not_finished", "the game has not ended")
            following = None if table.next is None else await session.get(models.Game, table.next)
            if following is not None and following.status != "closed":
                next_id = following.id
            else:
                old = await session.get_one(models.Game, game_id)
                next_id = await _insert(
                    session,
                    kind=GAMES[table.kind],
                    host_id=who,
                    seat_count=old.seat_count,
                    options=old.options,
                    visibility=old.visibility,
                    components=old.components,
                )
                for sitter in table.seats.values():
                    await session.execute(
                        insert(models.Admission).values(game_id=next_id, identity_id=sitter.identity)
                    )
                await session.execute(
                    update(models.Game).where(models.Game.id == game_id).values(next_id=next_id)
                )
        await self._games.refresh(game_id)
        return await self._games.known(next_id)

    async def renamed(self, who: IdentityId) -> None:
        """Show the new name of an identity wherever it sits."""
        async with self._database.read() as connection:
            seated = await queries.seated_at(connection, who)
        for game_id in seated:
            async with self._changing(game_id):
                pass
            await self._games.refresh(game_id)

    @asynccontextmanager
    async def _changing(self, game_id: GameId) -> AsyncIterator[tuple[AsyncSession, Table]]:
        """A transaction that holds the table's row; at its end the table has a new revision.

        All processes are told with the commit. Raises Refusal(not_found).
        """
        async with self._database.begin() as session:
            locked = select(models.Game.id).where(models.Game.id == game_id).with_for_update()
            await session.execute(locked)
            table = await queries.table(await session.connection(), game_id)
            if table is None:
                raise no_such_game()
            yield session, table
            await session.execute(
                update(models.Game).where(models.Game.id == game_id).values(revision=models.Game.revision + 1)
            )
            await _notify(session, GameNotice(game_id, table.version, table.revision + 1))


async def _insert(session: AsyncSession, *, kind: GameKind, **values: Any) -> GameId:
    """A new open table with a commitment of its own."""
    game_id = new_game_id()
    server_seed = secrets.token_bytes(SERVER_SEED_BYTES)
    await session.execute(
        insert(models.Game).values(
            id=game_id,
            kind=kind.name,
            rules=kind.rules,
            invite=new_invite(),
            server_seed=server_seed,
            commitment=commitment_of(server_seed),
            **values,
        )
    )
    await _notify(session, GameNotice(game_id, 0, 0))
    return game_id


async def _notify(session: AsyncSession, notice: GameNotice) -> None:
    await session.execute(
        text("SELECT pg_notify(:channel, :payload)"),
        {"channel": CHANNEL, "payload": games_payload([notice])},
    )


async def _vacate(session: AsyncSession, game_id: GameId, seat: Seat) -> None:
    await session.execute(delete(models.Seat).where(models.Seat.game_id == game_id, models.Seat.seat == seat))


def invalid(error: InvalidSetup) -> Refusal:
    """What the rules say of options and component files, as the server tells it."""
    code: Any = "bad_components" if error.code == "bad_setup" else error.code
    return Refusal(code, error.detail)


def _visible(table: Table, who: IdentityId) -> None:
    if not table.lets_in(who):
        raise no_such_game()


def _only_host(table: Table, who: IdentityId) -> None:
    _visible(table, who)
    if table.host != who:
        raise Refusal("forbidden", "only the host may do that")


def _only_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("already_started", "the table has been started or closed")


def _seat_of(table: Table, who: IdentityId) -> Seat:
    seat = table.seat_of(who)
    if seat is None:
        raise Refusal("not_seated", "you hold no seat at this table")
    return seat


def _free_seat(table: Table, wanted: int | None) -> int:
    free = [seat for seat in range(table.seat_count) if seat not in table.seats]
    if not free:
        raise Refusal("table_full", "all seats are taken")
    if wanted is None:
        return free[0]
    if not 0 <= wanted < table.seat_count:
        raise Refusal("bad_message", f"seat: there is no seat {wanted}")
    if wanted not in free:
        raise Refusal("seat_taken", "somebody sits there")
    return wanted


def _free_colour(table: Table, wanted: str | None) -> str:
    colours = GAMES[table.kind].colours
    taken = {sitter.colour for sitter in table.seats.values()}
    if wanted is None:
        return next(colour for colour in colours if colour not in taken)
    if wanted not in colours:
        raise Refusal("bad_message", f"colour: must be one of {', '.join(colours)}")
    if wanted in taken:
        raise Refusal("colour_taken", "somebody plays with that colour")
    return wanted
