"""Bots that act for somebody: when a time is up or a connection is lost, and until when."""

from sqlalchemy import update

from arkaden.bots import Level
from arkaden.errors import Refusal
from arkaden.ids import GameId, IdentityId
from arkaden.play import queries
from arkaden.play.changing import changing, only_visible, seat_of
from arkaden.play.clocks import Clock, Now, look_again
from arkaden.play.game import Game
from arkaden.play.games import Games
from arkaden.play.presence import PresenceBook
from arkaden.play.table import Table
from arkaden.play.terms import DaysClock
from arkaden.rules.protocol import Seat
from arkaden.store import models
from arkaden.store.database import Database

# So long somebody has to be gone before others may call a bot.
GONE_SECONDS = 60.0


class Standing:
    """Changes who acts for a seat of a running game. Each call is one transaction that locks the table's row."""

    def __init__(self, database: Database, games: Games, presence: PresenceBook, now: Now) -> None:
        self._database = database
        self._games = games
        self._presence = presence
        self._now = now

    async def time_is_up(self, game_id: GameId, version: int) -> None:
        """Put the bot that the terms name onto the seat to act; nothing happens if the game has gone on."""
        async with changing(self._database, game_id) as (session, table):
            limit = table.terms.limit
            if table.version != version or table.to_act is None or limit is None:
                return
            await session.execute(
                update(models.Seat)
                .where(models.Seat.game_id == game_id, models.Seat.seat == table.to_act)
                .values(bot=limit.bot, bot_until="turn" if limit.when_out == "bot_turn" else None)
            )
            await session.execute(
                update(models.Game).where(models.Game.id == game_id).values(deadline=self._now())
            )
        await self._games.refresh(game_id)

    async def call_bot(self, game_id: GameId, who: IdentityId, seat: Seat, level: Level) -> Game:
        """Another player lets a bot act for somebody who has lost the connection, until they are back.

        Raises Refusal(still_here) if they have not been gone for a minute.
        """
        async with changing(self._database, game_id) as (session, table):
            only_visible(table, who)
            seat_of(table, who)
            _only_running(table)
            if table.terms.limit is not None and isinstance(table.terms.limit.clock, DaysClock):
                raise Refusal("forbidden", "at this table everybody has days for a turn")
            sitter = table.seats.get(seat)
            if sitter is None or sitter.identity is None or sitter.identity == who or sitter.resigned:
                raise Refusal("not_found", "nobody sits there for whom a bot could act")
            if sitter.bot is not None:
                raise Refusal("seat_taken", "a bot acts for this seat")
            if self._presence.gone_seconds(game_id, sitter.identity) < GONE_SECONDS:
                raise Refusal("still_here", "they are here, or have been gone for less than a minute")
            await session.execute(
                update(models.Seat)
                .where(models.Seat.game_id == game_id, models.Seat.seat == seat)
                .values(bot=level, bot_until="return")
            )
            if table.to_act == seat:
                await session.execute(
                    update(models.Game).where(models.Game.id == game_id).values(deadline=self._now())
                )
        return await self._games.refresh(game_id)

    def is_back(self, game: Game, seat: Seat) -> bool:
        """Whether the owner of ``seat``, for whom a bot acts, is back, and a turn of that seat begins."""
        sitter = game.table.seats[seat]
        if sitter.bot_until != "return" or (game.entries and game.entries[-1].seat == seat):
            return False
        return sitter.identity in self._presence.of(game.id).identities

    async def give_back(self, game_id: GameId, seat: Seat) -> None:
        """The owner of a seat acts again; the time of the turn begins now."""
        async with changing(self._database, game_id) as (session, table):
            _, clock = await queries.clock(await session.connection(), game_id)
            clock = Clock(self._now(), clock.banks)
            await session.execute(
                update(models.Seat)
                .where(models.Seat.game_id == game_id, models.Seat.seat == seat)
                .values(bot=None, bot_until=None)
            )
            deadline = look_again(clock, table.to_act, table.terms, table.bots - {seat}, self._now())
            await session.execute(
                update(models.Game)
                .where(models.Game.id == game_id)
                .values(clock=clock.to_json(), deadline=deadline)
            )
        await self._games.refresh(game_id)

    async def look_again(self, game_id: GameId) -> None:
        """Set anew when the worker has to look at a game."""
        async with changing(self._database, game_id) as (session, table):
            _, clock = await queries.clock(await session.connection(), game_id)
            deadline = look_again(clock, table.to_act, table.terms, table.bots, self._now())
            await session.execute(
                update(models.Game).where(models.Game.id == game_id).values(deadline=deadline)
            )
        await self._games.refresh(game_id)


def _only_running(table: Table) -> None:
    if table.status == "open":
        raise Refusal("not_started", "this table has not been started")
    if table.status != "running":
        raise Refusal("game_over", "the game has ended", version=table.version)
