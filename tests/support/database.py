"""One PostgreSQL for the whole run, and a database of its own for whoever asks."""

import itertools
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from arkaden.embedded import EmbeddedPostgres
from arkaden.store.migrate import upgrade

TEMPLATE = "arkaden_template"


def execute(url: str, statement: str) -> list[tuple[object, ...]]:
    """Run one statement; its rows, if it has any."""
    conninfo = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(conninfo, autocommit=True) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


@pytest.fixture(scope="session")
def postgres() -> Iterator[EmbeddedPostgres]:
    """A throw-away server; it keeps nothing safe from a crash of the machine, and is the faster for it."""
    with (
        tempfile.TemporaryDirectory(prefix="arkaden-tests-", ignore_cleanup_errors=True) as folder,
        EmbeddedPostgres.start(Path(folder) / "postgres", durable=False) as server,
    ):
        execute(server.url(), f"CREATE DATABASE {TEMPLATE}")
        upgrade(server.url(TEMPLATE))
        yield server


@pytest.fixture(scope="session")
def new_database(postgres: EmbeddedPostgres) -> Callable[[], str]:
    """Makes migrated, empty databases; gives their addresses."""
    numbers = itertools.count(1)

    def make() -> str:
        name = f"arkaden_{next(numbers)}"
        execute(postgres.url(), f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return postgres.url(name)

    return make


@pytest.fixture(scope="module")
def database_url(new_database: Callable[[], str]) -> str:
    """A database for this module."""
    return new_database()
