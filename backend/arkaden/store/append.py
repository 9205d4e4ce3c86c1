"""Appending actions to the logs of games: what is durable, and the one place that makes it so.

Moves of several games that come in while the database is busy are written together, by one statement that
commits by itself. NOTIFY makes commits wait for each other, so that a commit for each move would cost a
write to disk each; this way it is one for all that are waiting.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import text

from arkaden.ids import GameId
from arkaden.store.bus import CHANNEL
from arkaden.store.database import Database

_MAX_BATCH = 128


@dataclass(frozen=True, slots=True)
class Move:
    """An action that the rules accepted at ``version`` and ``revision`` of the game, and what follows from it.

    ``to_act``, ``outcome``, ``clock`` and ``deadline`` describe the game after it. ``resigned`` says that the
    acting seat gave up, ``released`` names a seat for which a bot has acted just this turn.
    """

    game: GameId
    version: int
    revision: int
    seat: int
    key: UUID
    action: dict[str, Any]
    events: list[Any]
    to_act: int | None
    outcome: dict[str, Any] | None
    resigned: bool
    released: int | None
    at: datetime
    clock: dict[str, Any]
    deadline: datetime | None


# The rows are locked in the order of their ids, so that two batches never wait for each other in a circle. A row
# that changed while its lock was waited for is judged anew by PostgreSQL, and left out if it is at another version.
_APPEND = text("""
WITH batch AS (
    SELECT * FROM jsonb_to_recordset(CAST(:batch AS jsonb)) AS move(
        game text, version int, revision int, seat smallint, key uuid, action jsonb, events jsonb,
        to_act smallint, outcome jsonb, resigned boolean, released smallint, at timestamptz, clock jsonb, deadline timestamptz)
), locked AS (
    SELECT batch.* FROM games JOIN batch ON games.id = batch.game
    WHERE games.version = batch.version AND games.revision = batch.revision AND games.status = 'running'
    ORDER BY games.id FOR UPDATE OF games
), moved AS (
    UPDATE games SET
        version = games.version + 1,
        revision = games.revision
            + CASE WHEN locked.resigned OR locked.released IS NOT NULL OR locked.to_act IS NULL THEN 1 ELSE 0 END,
        to_act = locked.to_act,
        outcome = locked.outcome,
        status = CASE WHEN locked.to_act IS NULL THEN 'finished' ELSE 'running' END,
        finished_at = CASE WHEN locked.to_act IS NULL THEN locked.at END,
        clock = locked.clock,
        deadline = locked.deadline
    FROM locked WHERE games.id = locked.game
    RETURNING games.id, games.version, games.revision
), logged AS (
    INSERT INTO actions (game_id, n, seat, key, action, events, at)
    SELECT game, moved.version, seat, key, action, events, at FROM locked JOIN moved ON moved.id = locked.game
), given_up AS (
    UPDATE seats SET resigned = true FROM locked
    WHERE locked.resigned AND seats.game_id = locked.game AND seats.seat = locked.seat
), given_back AS (
    UPDATE seats SET bot = NULL, bot_until = NULL FROM locked
    WHERE NOT locked.resigned AND seats.game_id = locked.game AND seats.seat = locked.released
)
SELECT json_agg(moved.id),
    pg_notify(:channel, 'games ' || string_agg(moved.id || ':' || moved.version || ':' || moved.revision, ' '))
FROM moved HAVING count(*) > 0
""")


class Appender:
    """Writes moves, one batch after the other. ``append`` may be called by any number of tasks."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Move, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, move: Move) -> bool:
        """Save a move; whether that was done, which it is not if the game is no longer where it was judged.

        Raises what the database raises; whether the move was saved is then unknown.
        """
        saved: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((move, saved))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await saved

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MAX_BATCH], self._waiting[_MAX_BATCH:]
                try:
                    written = await self._write([move for move, _ in batch])
                except Exception as error:  # noqa: BLE001 whoever waits for the batch has to hear of it
                    for _, saved in batch:
                        if not saved.done():
                            saved.set_exception(error)
                else:
                    for move, saved in batch:
                        if not saved.done():
                            saved.set_result(move.game in written)
        finally:
            self._writer = None

    async def _write(self, moves: Sequence[Move]) -> set[str]:
        """The games whose moves were saved."""
        async with self._database.log() as connection:
            values = {"batch": orjson.dumps(moves).decode(), "channel": CHANNEL}
            done = (await connection.execute(_APPEND, values)).one_or_none()
        return set() if done is None else set(done[0])
