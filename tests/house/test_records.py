"""`arkaden simulate` writes records, `arkaden verify` replays them and says what differs."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.house.commands import arkaden


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    for kind in ("ark", "arkadia"):
        done = arkaden(
            "simulate", kind, "--players", "3", "--seed", "7", "--games", "11", "--records", folder
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("11 games, ")
    return folder


@pytest.fixture
def ark_record(records: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((records / "ark-3-7-00.json").read_bytes())
    return record


def test_what_simulate_wrote_verifies(records: Path) -> None:
    files = sorted(records.iterdir())
    done = arkaden("verify", *files)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == len(files) == 22
    assert all(line.startswith(f"{file}: verified, ark") for line, file in zip(lines, files, strict=True))


def test_equal_seeds_give_equal_games_however_many_are_asked_for(records: Path, tmp_path: Path) -> None:
    arkaden("simulate", "ark", "--players", "3", "--seed", "7", "--games", "2", "--records", tmp_path)
    for index in range(2):
        again = (tmp_path / f"ark-3-7-{index}.json").read_bytes()
        assert again == (records / f"ark-3-7-{index:02}.json").read_bytes()


def test_options_reach_the_record_by_their_type(tmp_path: Path) -> None:
    done = arkaden("simulate", "ark", "--option", "draw_ahead=true", "--records", tmp_path)
    assert done.returncode == 0, done.stderr
    record = json.loads((tmp_path / "ark-2-0-0.json").read_bytes())
    assert record["options"]["draw_ahead"] is True


def test_a_component_file_of_ones_own_is_carried_in_the_record(
    ark_record: dict[str, Any], tmp_path: Path
) -> None:
    tiles = json.loads(
        (Path(__file__).resolve().parents[2] / "backend/arkaden/rules/ark/tiles.json").read_bytes()
    )
    tiles["name"] = "mine"
    (tmp_path / "tiles.json").write_text(json.dumps(tiles))
    played = arkaden(
        "simulate", "ark", "--components", tmp_path / "tiles.json", "--records", tmp_path / "out"
    )
    assert played.returncode == 0, played.stderr
    file = tmp_path / "out" / "ark-2-0-0.json"
    assert json.loads(file.read_bytes())["components"]["file"]["name"] == "mine"
    assert arkaden("verify", file).returncode == 0


def first_points(record: dict[str, Any]) -> dict[str, Any]:
    event: dict[str, Any] = next(event for event in record["events"] if event["type"] == "points")
    return event


def more_points(record: dict[str, Any]) -> None:
    first_points(record)["points"] += 1


def another_winner(record: dict[str, Any]) -> None:
    record["final"]["winners"] = [(record["final"]["winners"][0] + 1) % 3]


def another_order(record: dict[str, Any]) -> None:
    tiles = record["setup"]["tiles"]
    tiles[1:] = tiles[:0:-1]


def another_seed(record: dict[str, Any]) -> None:
    record["fairness"]["server_seed"] = "00" * 32


def another_place(record: dict[str, Any]) -> None:
    record["actions"][0]["action"]["x"] = 40


def an_action_less(record: dict[str, Any]) -> None:
    del record["actions"][-1]


@pytest.mark.parametrize(
    ("tamper", "where"),
    [
        (more_points, "events["),
        (another_winner, "final.winners: must be"),
        (another_order, "setup: is not what the seeds give"),
        (another_seed, "fairness.commitment: is not the SHA-256 of the server seed"),
        (another_place, "actions[0]: the rules refuse it: not_adjacent"),
        (an_action_less, "actions: the game is not over after the last one"),
    ],
)
def test_a_tampered_record_fails_and_is_told_where(
    ark_record: dict[str, Any], tmp_path: Path, tamper: Callable[[dict[str, Any]], None], where: str
) -> None:
    tamper(ark_record)
    file = tmp_path / "tampered.json"
    file.write_text(json.dumps(ark_record))
    done = arkaden("verify", file)
    assert done.returncode == 1
    assert f"{file}: {where}" in done.stdout


def test_one_wrong_record_among_right_ones_fails_the_command(records: Path, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    done = arkaden("verify", tmp_path / "broken.json", records / "ark-3-7-00.json")
    assert done.returncode == 1
    broken, right = done.stdout.splitlines()
    assert broken.startswith(f"{tmp_path}/broken.json: is not JSON")
    assert right.startswith(f"{records}/ark-3-7-00.json: verified")


def test_what_a_player_noted_at_the_table_is_compared(records: Path, ark_record: dict[str, Any]) -> None:
    file = records / "ark-3-7-00.json"
    commitment, nonces = ark_record["fairness"]["commitment"], ark_record["fairness"]["nonces"]
    right = arkaden("verify", file, "--commitment", commitment, "--nonce", f"2:{nonces[2]}")
    assert right.returncode == 0, right.stdout

    wrong = arkaden("verify", file, "--commitment", "ab" * 32, "--nonce", f"1:{nonces[2]}")
    assert wrong.returncode == 1
    assert f"fairness.commitment: is not the one noted, {'ab' * 32}" in wrong.stdout
    assert f"fairness.nonces[1]: is not the one noted, {nonces[2]}" in wrong.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "there is no game 'chess': choose one of ark, arkadia"),
        (["simulate", "ark", "--players", "6"], "bad_players: ark is for 2 to 5 players"),
        (["simulate", "ark", "--option", "draw_ahead"], "--option draw_ahead: write NAME=VALUE"),
        (["simulate", "ark", "--option", "colour=red"], "bad_option: the Ark has no option 'colour'"),
        (["simulate", "ark", "--components", "/nowhere"], "/nowhere: No such file or directory"),
        (["verify", "a.json", "--nonce", "anna:00"], "--nonce anna:00: write SEAT:HEX"),
        (
            ["verify", "a.json", "b.json", "--commitment", "00"],
            "a commitment and nonces belong to one record",
        ),
    ],
)
def test_a_wrong_call_is_answered_in_one_line(arguments: list[str], message: str) -> None:
    done = arkaden(*arguments)
    assert done.returncode == 1
    assert done.stderr.startswith(f"arkaden: {message}")
    assert done.stderr.count("\n") == 1


def test_neither_database_nor_web_framework_is_loaded_for_them(tmp_path: Path) -> None:
    script = (
        "import sys; from arkaden.cli import app;"
        f"app(['simulate', 'ark', '--records', {str(tmp_path)!r}], standalone_mode=False);"
        f"app(['verify', {str(tmp_path / 'ark-2-0-0.json')!r}], standalone_mode=False);"
        "print(sorted({name.split('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout.splitlines()[-1].replace("'", '"')))
    assert "arkaden" in loaded
    assert not loaded & {"fastapi", "sqlalchemy", "psycopg", "uvicorn", "alembic"}
