"""The database that a command works on: the one named by DATABASE_URL, or an embedded one of its own."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from arkaden.cli.failure import CommandFailed
from arkaden.embedded import EmbeddedPostgres, EmbeddedPostgresError
from arkaden.settings import Settings
from arkaden.store.migrate import upgrade

OLDEST_POSTGRES = 16
CONNECT_SECONDS = 10


@contextmanager
def open_database(settings: Settings) -> Iterator[str]:
    """The address of a database that answers, started for the time of the block if it is the embedded one.

    Raises CommandFailed.
    """
    if settings.database_url is not None:
        _require_answer(settings.database_url)
        yield settings.database_url
        return
    try:
        postgres = EmbeddedPostgres.start(settings.data_dir / "postgres")
    except EmbeddedPostgresError as error:
        raise CommandFailed(
            f"{error} (ARKADEN_DATA_DIR names the folder, DATABASE_URL another server)"
        ) from error
    with postgres:
        yield postgres.url()


def bring_up_to_date(url: str) -> None:
    """Run the migrations that are missing. Raises CommandFailed."""
    try:
        upgrade(url)
    except DBAPIError as error:
        raise CommandFailed(f"cannot migrate {_shown(url)}: {_first_line(error.orig or error)}") from error


def _require_answer(url: str) -> None:
    libpq_url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        with psycopg.connect(libpq_url, connect_timeout=CONNECT_SECONDS) as connection:
            version = connection.info.server_version // 10_000
    except psycopg.Error as error:
        raise CommandFailed(
            f"cannot reach the database at {_shown(url)} ({_first_line(error)}): start it, or correct DATABASE_URL"
        ) from error
    if version < OLDEST_POSTGRES:
        raise CommandFailed(
            f"{_shown(url)} is PostgreSQL {version}: Arkaden needs {OLDEST_POSTGRES} or later"
        )


def _shown(url: str) -> str:
    """The address without its password, as a person would write it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=True)


def _first_line(error: BaseException) -> str:
    return str(error).strip().split("\n", maxsplit=1)[0]
