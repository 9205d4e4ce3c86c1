"""The worker: finds the games whose time has come, in PostgreSQL, and sees to each of them once.

What is due stands in the games' rows (``deadline``). Notices of changes wake the worker at once; should one be lost,
or a worker die with a game in its hands, the row is found at the next look, which is never far away.
"""

import asyncio
from datetime import datetime, timedelta

import psycopg
import structlog
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from arkaden.ids import GameId
from arkaden.play.clocks import Now
from arkaden.play.endings import close_abandoned
from arkaden.play.house import House
from arkaden.store import models
from arkaden.store.bus import GameNotice
from arkaden.worker.claims import Claims
from arkaden.worker.duties import Duties

LOOK_SECONDS = 2.0
SWEEP_EVERY = timedelta(minutes=10)
_MOST_AT_A_LOOK = 200

log = structlog.get_logger()


class Worker:
    """A listener of the bus. ``at_once`` games at most are in its hands."""

    def __init__(self, house: House, duties: Duties, now: Now, at_once: int) -> None:
        self._house = house
        self._duties = duties
        self._now = now
        self._at_once = at_once
        self._claims = Claims(house.database.libpq_url())
        self._busy: dict[GameId, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()
        self._swept: datetime | None = None
        house.bus.add(self)

    async def run(self, stopping: asyncio.Event) -> None:
        """Work until told to stop; what is begun is ended first."""
        stopped = asyncio.create_task(stopping.wait())
        try:
            while not stopping.is_set():
                self._wake.clear()
                woken = asyncio.create_task(self._wake.wait())
                await asyncio.wait(
                    (woken, stopped),
                    timeout=await self._look_safely(),
                    return_when=asyncio.FIRST_COMPLETED,
                )
                woken.cancel()
        finally:
            stopped.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)
            await self._claims.close()

    def game_changed(self, notice: GameNotice) -> None:
        del notice
        self._wake.set()

    def message(self, text: str) -> None:
        """Of no concern to the worker."""

    def gap(self) -> None:
        self._wake.set()

    async def _look_safely(self) -> float:
        try:
            return await self._look()
        except DBAPIError as error:
            log.warning("worker.database_away", error=str(error.orig))
            return LOOK_SECONDS

    async def _look(self) -> float:
        """Take up what is due; the seconds until the next look."""
        now = self._now()
        if self._swept is None or now - self._swept > SWEEP_EVERY:
            self._swept = now
            await close_abandoned(self._house.database, self._now)
        game = models.Game
        query = (
            select(game.id, game.deadline)
            .where(game.status == "running", game.deadline < now + timedelta(seconds=LOOK_SECONDS))
            .order_by(game.deadline)
            .limit(_MOST_AT_A_LOOK)
        )
        async with self._house.database.read() as connection:
            found = (await connection.execute(query)).all()
        upcoming: list[datetime] = []
        for row in found:
            if row.id in self._busy:
                continue
            if row.deadline > now:
                upcoming.append(row.deadline)
            elif len(self._busy) < self._at_once:
                self._busy[row.id] = asyncio.create_task(self._see_to(row.id))
        if not upcoming:
            return LOOK_SECONDS
        return min(LOOK_SECONDS, (upcoming[0] - now).total_seconds())

    async def _see_to(self, game: GameId) -> None:
        try:
            if await self._claims.take(game):
                try:
                    await self._duties.see_to(game)
                finally:
                    await self._claims.free(game)
                    # Its next turn may have come while it was in hand.
                    self._wake.set()
        except (DBAPIError, psycopg.Error) as error:
            log.warning("worker.interrupted", game=game, error=str(error))
        except Exception:
            log.exception("worker.failed", game=game)
        finally:
            del self._busy[game]
