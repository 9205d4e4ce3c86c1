"""Runs migrations, on the connection of `arkaden.store.migrate` or, from the command line, on DATABASE_URL."""

from alembic import context
from sqlalchemy import Connection, create_engine

from arkaden.settings import load_settings
from arkaden.store.models import Base


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=Base.metadata)
    with context.begin_transaction():
        context.run_migrations()


given: Connection | None = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    url = load_settings().database_url
    if url is None:
        raise SystemExit("set DATABASE_URL")
    with create_engine(url).begin() as opened:
        run(opened)
