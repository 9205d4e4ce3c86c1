"""Bots that act for somebody: when a time is up, and until when."""

from sqlalchemy import update

from arkaden.ids import GameId
from arkaden.play import queries
from arkaden.play.changing import changing
from arkaden.play.clocks import Now, look_again
from arkaden.play.games import Games
from arkaden.store import models
from arkaden.store.database import Database


class Standing:
    """Changes who acts for a seat of a running game. Each call is one transaction that locks the table's row."""

    def __init__(self, database: Database, games: Games, now: Now) -> None:
        self._database = database
        self._games = games
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

    async def look_again(self, game_id: GameId) -> None:
        """Set anew when the worker has to look at a game."""
        async with changing(self._database, game_id) as (session, table):
            _, clock = await queries.clock(await session.connection(), game_id)
            deadline = look_again(clock, table.to_act, table.terms, table.bots, self._now())
            await session.execute(
                update(models.Game).where(models.Game.id == game_id).values(deadline=deadline)
            )
        await self._games.refresh(game_id)
