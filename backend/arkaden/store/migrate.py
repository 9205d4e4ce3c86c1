"""Bringing the database schema up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, make_url, text

# Beside the package in a source tree; `pip install` of the tree is editable or leaves it in place.
MIGRATIONS = Path(__file__).resolve().parents[3] / "migrations"
_LOCK = 0x61726B6164656E


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration; with a connection, migrations run on it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(database_url: str, revision: str = "head") -> None:
    """Run the migrations that are missing, up to ``revision``; several processes at once are safe. Blocks."""
    engine = create_engine(make_url(database_url).set(drivername="postgresql+psycopg"))
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            command.upgrade(configuration(connection), revision)
    finally:
        engine.dispose()


def is_current(connection: Connection) -> bool:
    """Whether the schema is the one this program was written for."""
    heads = ScriptDirectory.from_config(configuration()).get_heads()
    return set(MigrationContext.configure(connection).get_current_heads()) == set(heads)
