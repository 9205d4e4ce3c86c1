"""Connections to PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import orjson
from sqlalchemy import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine


class Database:
    """The connections of one process: a pool for short sessions, and a pair for the log of actions."""

    def __init__(self, url: str, pool_size: int) -> None:
        self.url: URL = make_url(url)
        # A connection that was lost while idle is replaced before it is used (pre-ping).
        self._pool = _engine(self.url, pool_size, pre_ping=True)
        # The write path asks for no round trip more than it needs, and can repeat what fails.
        self._log = _engine(self.url, 2, pre_ping=False).execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncSession]:
        """One transaction, committed at the end of the block, rolled back if it raises."""
        async with AsyncSession(self._pool, expire_on_commit=False) as session, session.begin():
            yield session

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading, each statement by itself."""
        autocommit = self._pool.execution_options(isolation_level="AUTOCOMMIT")
        async with autocommit.connect() as connection:
            yield connection

    @asynccontextmanager
    async def log(self) -> AsyncIterator[AsyncConnection]:
        """A connection for appending actions; every statement commits by itself."""
        async with self._log.connect() as connection:
            yield connection

    def libpq_url(self) -> str:
        """The address in the form that psycopg itself takes."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def close(self) -> None:
        await self._pool.dispose()
        await self._log.dispose()


def _engine(url: URL, size: int, *, pre_ping: bool) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=size,
        # More connections than these would halve the throughput rather than raise it.
        max_overflow=0,
        pool_pre_ping=pre_ping,
        json_serializer=_dumps,
        json_deserializer=orjson.loads,
        connect_args={"application_name": "arkaden"},
    )


def _dumps(value: object) -> str:
    return orjson.dumps(value).decode()
