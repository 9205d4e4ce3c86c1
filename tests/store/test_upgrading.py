"""A database of any released state is brought up to date with what is in it."""

from collections.abc import Callable
from uuid import UUID

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from arkaden.embedded import EmbeddedPostgres
from arkaden.store.migrate import configuration, upgrade
from tests.support.database import execute
from tests.support.house import next_move, open_house, seated

_KEY = UUID(int=1)
REVISIONS = [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][
    ::-1
]


async def test_a_game_of_the_first_release_goes_on_in_the_present_one(
    postgres: EmbeddedPostgres, new_database: Callable[[], str]
) -> None:
    old = postgres.url("upgrading")
    execute(postgres.url(), "CREATE DATABASE upgrading")
    _migrate(old, REVISIONS[0])
    present = new_database()
    async with open_house(present) as house:
        game, people = await seated(house)
        seat, action = await next_move(house, game)
    # What the first release knew of, as it had it.
    tables = ("identities", "sessions", "games", "seats", "admissions")
    for name in tables:
        columns = ", ".join(
            str(column)
            for (column,) in execute(
                old, f"SELECT column_name FROM information_schema.columns WHERE table_name = '{name}'"
            )
            if (name, column) != ("sessions", "id")
        )
        for (row,) in execute(present, f"SELECT to_jsonb(t)::text FROM {name} t"):
            literal = str(row).replace("'", "''")
            execute(
                old,
                f"INSERT INTO {name} ({columns}) SELECT {columns}"
                f" FROM jsonb_populate_record(NULL::{name}, '{literal}'::jsonb)",
            )
    upgrade(old)
    async with open_house(old) as house:
        table = (await house.games.current(game)).table
        assert [sitter.identity for sitter in table.seats.values()] == people
        assert (table.status, table.bots) == ("running", frozenset())
        from_first = (await next_move(house, game))[1]
        assert from_first == action
        version = await house.acting.act_as(game, people[seat], action, _KEY, 0)
        assert version == 1


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_release_leads_to_the_present_schema(postgres: EmbeddedPostgres, revision: str) -> None:
    name = f"from_{revision}"
    execute(postgres.url(), f"CREATE DATABASE {name}")
    url = postgres.url(name)
    _migrate(url, revision)
    execute(url, "INSERT INTO identities (id, name) VALUES ('a', 'Anna')")
    upgrade(url)
    assert execute(url, "SELECT version_num FROM alembic_version") == [(REVISIONS[-1],)]
    assert execute(url, "SELECT name, kind FROM identities") == [("Anna", "guest")]


def _migrate(url: str, revision: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        command.upgrade(configuration(connection), revision)
    engine.dispose()
