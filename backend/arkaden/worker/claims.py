"""Which worker looks after which game at the moment.

A claim is an advisory lock of PostgreSQL's, held by one connection of this worker. It ends with the connection, so
the games of a worker that was killed are free at once. A claim only saves work: should one be lost with its
connection, two workers may think about the same turn, and the write path takes the action of one of them.
"""

import asyncio

import psycopg

from arkaden.ids import GameId

_TRY = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
_FREE = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"


class Claims:
    """The claims of this worker. Raises psycopg.Error if the database is away; the claims are gone then."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: psycopg.AsyncConnection | None = None
        self._connecting = asyncio.Lock()

    async def take(self, game: GameId) -> bool:
        """Claim a game that is not claimed by this worker; False if another one has it."""
        async with self._connecting:
            if self._connection is None or self._connection.closed:
                self._connection = await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True, connect_timeout=5, application_name="arkaden claims"
                )
        cursor = await self._connection.execute(_TRY, [game])
        row = await cursor.fetchone()
        assert row is not None
        taken: bool = row[0]
        return taken

    async def free(self, game: GameId) -> None:
        if self._connection is not None and not self._connection.closed:
            await self._connection.execute(_FREE, [game])

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
