"""What happens at a table before and after the game: opening, sitting, starting, closing, playing again."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from arkaden.bots import Level
from arkaden.errors import Refusal
from arkaden.ids import GameId, IdentityId, Invite, new_game_id, new_invite
from arkaden.play import queries
from arkaden.play.changing import (
    changing,
    free_colour,
    free_seat,
    notify,
    only_host,
    only_open,
    only_visible,
    seat_of,
)
from arkaden.play.clocks import Now
from arkaden.play.game import Game
from arkaden.play.games import Games
from arkaden.play.starting import start_values
from arkaden.play.table import Visibility
from arkaden.play.terms import Terms
from arkaden.rules.catalogue import GAMES
from arkaden.rules.fairness import SERVER_SEED_BYTES, commitment_of
from arkaden.rules.protocol import GameKind, InvalidSetup, Seat
from arkaden.store import models
from arkaden.store.bus import GameNotice
from arkaden.store.database import Database


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a table is opened with. ``components`` is a component file in place of the built-in one.

    ``bots`` sit on the last seats, in this order.
    """

    kind: str
    seats: int
    options: Mapping[str, Any]
    visibility: Visibility
    components: dict[str, Any] | None
    terms: Terms = field(default_factory=Terms)
    bots: Sequence[Level] = ()


# What a bot is called says in any language what it is.
_BOT_NAMES = tuple(f"Bot {letter}" for letter in ("Alef", "Bet", "Gimel", "Dalet", "He", "Waw"))


class Tables:
    """All that changes a table. Each call is one transaction that locks the table's row."""

    def __init__(self, database: Database, games: Games, now: Now) -> None:
        self._database = database
        self._games = games
        self._now = now

    async def open(self, host: IdentityId, new: NewTable) -> Game:
        """A new table. Raises Refusal(bad_option, bad_players, bad_components, not_found)."""
        kind = GAMES.get(new.kind)
        if kind is None:
            raise Refusal("not_found", f"there is no game {new.kind!r}")
        low, high = kind.players
        if not low <= new.seats <= high:
            raise Refusal("bad_players", f"seats: this game is for {low} to {high} players")
        if len(new.bots) > new.seats:
            raise Refusal("bad_players", "bots: there are more than seats")
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
                terms=new.terms.to_json(),
            )
            for number, level in enumerate(new.bots):
                await session.execute(
                    insert(models.Seat).values(
                        game_id=game_id,
                        seat=new.seats - len(new.bots) + number,
                        # From the back, so that whoever comes first still finds the first colours.
                        colour=kind.colours[-1 - number],
                        bot=level,
                        bot_name=_BOT_NAMES[number],
                    )
                )
        return await self._games.known(game_id)

    async def play(self, host: IdentityId, new: NewTable) -> Game:
        """Open a table, sit down and start: for somebody who wants to play against bots at once."""
        game = await self.open(host, new)
        await self.sit(game.id, host, None, None, None)
        return await self.start(game.id, host)

    async def admit(self, game_id: GameId, who: IdentityId, invite: str) -> Game:
        """Let somebody in who has the invite. Raises Refusal(invite_invalid)."""
        async with changing(self._database, game_id) as (session, table):
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
        async with changing(self._database, game_id) as (session, table):
            only_host(table, who)
            await session.execute(update(models.Game).where(models.Game.id == game_id).values(invite=invite))
        await self._games.refresh(game_id)
        return invite

    async def sit(
        self, game_id: GameId, who: IdentityId, seat: int | None, colour: str | None, nonce: bytes | None
    ) -> Game:
        """Sit down; without ``seat`` or ``colour`` on the first free one."""
        async with changing(self._database, game_id) as (session, table):
            only_visible(table, who)
            only_open(table)
            if table.seat_of(who) is not None:
                raise Refusal("already_seated", "you are seated at this table")
            await session.execute(
                insert(models.Seat).values(
                    game_id=game_id,
                    seat=free_seat(table, seat),
                    identity_id=who,
                    colour=free_colour(table, colour),
                    nonce=nonce,
                )
            )
        return await self._games.refresh(game_id)

    async def seat_bot(
        self, game_id: GameId, who: IdentityId, level: Level, seat: int | None, colour: str | None
    ) -> Game:
        """The host gives a seat to a bot; without ``seat`` or ``colour`` the first free one."""
        async with changing(self._database, game_id) as (session, table):
            only_host(table, who)
            only_open(table)
            names = {sitter.name for sitter in table.seats.values()}
            await session.execute(
                insert(models.Seat).values(
                    game_id=game_id,
                    seat=free_seat(table, seat),
                    colour=free_colour(table, colour),
                    bot=level,
                    bot_name=next(name for name in _BOT_NAMES if name not in names),
                )
            )
        return await self._games.refresh(game_id)

    async def choose_colour(self, game_id: GameId, who: IdentityId, colour: str) -> Game:
        async with changing(self._database, game_id) as (session, table):
            only_visible(table, who)
            only_open(table)
            seat = seat_of(table, who)
            if table.seats[seat].colour != colour:
                await session.execute(
                    update(models.Seat)
                    .where(models.Seat.game_id == game_id, models.Seat.seat == seat)
                    .values(colour=free_colour(table, colour))
                )
        return await self._games.refresh(game_id)

    async def leave(self, game_id: GameId, who: IdentityId) -> None:
        async with changing(self._database, game_id) as (session, table):
            only_visible(table, who)
            only_open(table)
            await _vacate(session, game_id, seat_of(table, who))
        await self._games.refresh(game_id)

    async def remove(self, game_id: GameId, who: IdentityId, seat: int) -> None:
        """The host frees a seat."""
        async with changing(self._database, game_id) as (session, table):
            only_host(table, who)
            only_open(table)
            if seat not in table.seats:
                raise Refusal("not_found", "nobody sits there")
            await _vacate(session, game_id, Seat(seat))
        await self._games.refresh(game_id)

    async def start(self, game_id: GameId, who: IdentityId) -> Game:
        """Start with whoever is seated; empty seats are dropped, the others numbered anew in order."""
        async with changing(self._database, game_id) as (session, table):
            only_host(table, who)
            only_open(table)
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
                values = start_values(game, seats.all(), self._now())
            except InvalidSetup as error:
                raise invalid(error) from error
            await session.execute(update(models.Game).where(models.Game.id == game_id).values(**values))
        return await self._games.refresh(game_id)

    async def close(self, game_id: GameId, who: IdentityId) -> None:
        """The host gives up a table that has not started."""
        async with changing(self._database, game_id) as (session, table):
            only_host(table, who)
            only_open(table)
            await session.execute(
                update(models.Game)
                .where(models.Game.id == game_id)
                .values(status="closed", finished_at=self._now())
            )
        await self._games.refresh(game_id)

    async def rematch(self, game_id: GameId, who: IdentityId) -> Game:
        """A table like this finished one, for the same people; the one that is there if it was not closed."""
        async with changing(self._database, game_id) as (session, table):
            only_visible(table, who)
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
                    terms=old.terms,
                )
                await _take_along(session, game_id, next_id)
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
            async with changing(self._database, game_id):
                pass
            await self._games.refresh(game_id)


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
    await notify(session, GameNotice(game_id, 0, 0))
    return game_id


async def _take_along(session: AsyncSession, old: GameId, new: GameId) -> None:
    """Let the people of the old table in at the new one, and seat its bots there."""
    for seat in await session.scalars(select(models.Seat).where(models.Seat.game_id == old)):
        if seat.identity_id is not None:
            await session.execute(insert(models.Admission).values(game_id=new, identity_id=seat.identity_id))
        else:
            await session.execute(
                insert(models.Seat).values(
                    game_id=new, seat=seat.seat, colour=seat.colour, bot=seat.bot, bot_name=seat.bot_name
                )
            )


async def _vacate(session: AsyncSession, game_id: GameId, seat: Seat) -> None:
    await session.execute(delete(models.Seat).where(models.Seat.game_id == game_id, models.Seat.seat == seat))


def invalid(error: InvalidSetup) -> Refusal:
    """What the rules say of options and component files, as the server tells it."""
    code: Any = "bad_components" if error.code == "bad_setup" else error.code
    return Refusal(code, error.detail)
