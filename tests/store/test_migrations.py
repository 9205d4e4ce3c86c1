"""The schema: migrations lead to what the models say."""

import asyncio
from collections.abc import Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from arkaden.embedded import EmbeddedPostgres
from arkaden.store.migrate import configuration, is_current, upgrade
from arkaden.store.models import Base
from tests.support.database import execute

HEAD = ScriptDirectory.from_config(configuration()).get_current_head()


@pytest.fixture
def empty_database(postgres: EmbeddedPostgres, request: pytest.FixtureRequest) -> str:
    """A database without any tables."""
    name = f"empty_{abs(hash(request.node.name))}"
    execute(postgres.url(), f"CREATE DATABASE {name}")
    return postgres.url(name)


def test_migrations_and_models_agree(new_database: Callable[[], str]) -> None:
    engine = create_engine(new_database())
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_a_fresh_database_is_not_current_and_a_migrated_one_is(empty_database: str) -> None:
    engine = create_engine(empty_database)
    with engine.connect() as connection:
        assert not is_current(connection)
    upgrade(empty_database)
    with engine.connect() as connection:
        assert is_current(connection)
    engine.dispose()


async def test_several_processes_may_migrate_at_once(empty_database: str) -> None:
    await asyncio.gather(*(asyncio.to_thread(upgrade, empty_database) for _ in range(4)))
    assert execute(empty_database, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_migrating_twice_changes_nothing(new_database: Callable[[], str]) -> None:
    url = new_database()
    execute(url, "INSERT INTO identities (id, name) VALUES ('a', 'Anna')")
    upgrade(url)
    assert execute(url, "SELECT name FROM identities") == [("Anna",)]
