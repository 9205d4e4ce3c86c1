"""`arkaden backup` and `arkaden restore`: everything in one file, and back."""

import zipfile
from collections.abc import Callable
from pathlib import Path
from uuid import UUID

from tests.house.commands import arkaden
from tests.support.database import execute
from tests.support.house import next_move, open_house, seated


async def test_after_backup_loss_and_restore_a_running_game_goes_on(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    old, new = new_database(), new_database()
    async with open_house(old) as house:
        game, people = await seated(house)
        _, token = await house.accounts.create_guest("Anna\ttab\nand \\ more", "hu")
        seat, action = await next_move(house, game)
        await house.acting.act_as(game, people[seat], action, _key(1), 0)
        view = (await house.games.current(game)).state
    file = tmp_path / "arkaden.backup"
    made = arkaden("backup", file, settings={"DATABASE_URL": old})
    assert made.returncode == 0, made.stderr
    restored = arkaden("restore", file, settings={"DATABASE_URL": new})
    assert restored.returncode == 0, restored.stderr
    async with open_house(new) as house:
        again = await house.games.current(game)
        assert again.version == 1
        assert again.state is not None
        assert view is not None
        assert again.state.to_json() == view.to_json()
        assert await house.accounts.recognise(token) is not None
        await house.accounts.create_guest("Bea", None)
        assert await house.acting.act_as(game, people[seat], action, _key(1), 0) == 1
        seat, action = await next_move(house, game)
        assert await house.acting.act_as(game, people[seat], action, _key(2), 1) == 2


def test_a_database_in_use_is_replaced_only_when_told_so(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    empty, used = new_database(), new_database()
    execute(used, "INSERT INTO identities (id, name) VALUES ('a', 'Anna')")
    file = tmp_path / "arkaden.backup"
    assert arkaden("backup", file, settings={"DATABASE_URL": empty}).returncode == 0
    refused = arkaden("restore", file, settings={"DATABASE_URL": used})
    assert (refused.returncode, "--replace" in refused.stderr) == (1, True)
    assert execute(used, "SELECT name FROM identities") == [("Anna",)]
    assert arkaden("restore", file, "--replace", settings={"DATABASE_URL": used}).returncode == 0
    assert execute(used, "SELECT name FROM identities") == []


def test_a_backup_never_overwrites_a_file(new_database: Callable[[], str], tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    refused = arkaden("backup", file, settings={"DATABASE_URL": new_database()})
    assert (refused.returncode, file.read_text()) == (1, "precious")


def test_what_is_no_whole_backup_changes_nothing(new_database: Callable[[], str], tmp_path: Path) -> None:
    used = new_database()
    execute(used, "INSERT INTO identities (id, name) VALUES ('a', 'Anna')")
    text, other, cut = tmp_path / "text", tmp_path / "other.zip", tmp_path / "cut"
    text.write_text("text")
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("something", "else")
    whole = tmp_path / "whole"
    assert arkaden("backup", whole, settings={"DATABASE_URL": used}).returncode == 0
    cut.write_bytes(whole.read_bytes()[:-100])
    for file in (text, other, cut, tmp_path / "missing"):
        refused = arkaden("restore", file, "--replace", settings={"DATABASE_URL": used})
        assert (refused.returncode, refused.stderr.count("\n")) == (1, 1), refused.stderr
    assert execute(used, "SELECT name FROM identities") == [("Anna",)]


def _key(number: int) -> UUID:
    return UUID(int=number)
