"""`arkaden serve`: starts from nothing, says in a line what it lacks, keeps everything, leaves nothing running."""

import os
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.house.commands import ARKADEN, ROOT, arkaden, environment
from tests.house.serving import commands_about, commands_in_session, serving
from tests.house.visitor import Visitor


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_stops_it_and_its_database(data_dir: Path, number: signal.Signals) -> None:
    with serving({"ARKADEN_DATA_DIR": str(data_dir)}) as server:
        assert "<title>" in server.get("/")
        assert commands_about(data_dir)
        status, said = server.stop(number)
    assert status == 0, said
    assert "Traceback" not in said
    assert commands_about(data_dir) == []
    assert commands_in_session(server.process.pid) == []


def test_ctrl_c_is_heard_by_what_a_shell_put_in_the_background(data_dir: Path) -> None:
    # Such a program starts with SIGINT ignored.
    command = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh", *ARKADEN, "serve"]
    with serving({"ARKADEN_DATA_DIR": str(data_dir)}, command) as server:
        assert server.stop(signal.SIGINT)[0] == 0
    assert commands_about(data_dir) == []


def test_a_signal_while_it_still_starts_stops_it_too(data_dir: Path) -> None:
    starting = subprocess.Popen(
        [*ARKADEN, "serve"],
        cwd=ROOT,
        env=environment({"ARKADEN_DATA_DIR": str(data_dir), "ARKADEN_PORT": "0"}),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not commands_about(data_dir):  # the making of the database is the longest part
        assert starting.poll() is None
        time.sleep(0.01)
    os.killpg(starting.pid, signal.SIGINT)
    _, said = starting.communicate(timeout=60)
    assert starting.returncode == 0, said
    assert "Traceback" not in said
    assert commands_about(data_dir) == []


def test_a_second_start_finds_everything(data_dir: Path) -> None:
    with serving({"ARKADEN_DATA_DIR": str(data_dir)}) as server:
        anna = Visitor(server.url, "Anna")
        table = anna.open_table()
        server.stop()
    with serving({"ARKADEN_DATA_DIR": str(data_dir)}) as server:
        anna.url = server.url
        assert anna.get("/me")["name"] == "Anna"
        assert anna.get(f"/tables/{table}")["id"] == table


def test_after_a_kill_the_next_start_finds_everything(data_dir: Path) -> None:
    with serving({"ARKADEN_DATA_DIR": str(data_dir)}) as server:
        anna = Visitor(server.url, "Anna")
        server.stop(signal.SIGKILL)
    with serving({"ARKADEN_DATA_DIR": str(data_dir)}) as server:
        anna.url = server.url
        assert anna.get("/me")["name"] == "Anna"
        assert server.stop()[0] == 0
    assert commands_about(data_dir) == []


def test_two_servers_on_one_database_see_the_same_and_the_last_one_stops_it(data_dir: Path) -> None:
    settings = {"ARKADEN_DATA_DIR": str(data_dir)}
    with serving(settings) as first, serving(settings) as second:
        anna = Visitor(first.url, "Anna")
        anna.url = second.url
        assert anna.get("/me")["name"] == "Anna"
        assert first.stop()[0] == 0
        assert anna.get("/me")["name"] == "Anna"
        assert second.stop()[0] == 0
    assert commands_about(data_dir) == []


def test_database_url_uses_another_server_and_starts_none(data_dir: Path, database_url: str) -> None:
    with serving({"ARKADEN_DATA_DIR": str(data_dir), "DATABASE_URL": database_url}) as server:
        assert Visitor(server.url, "Bea").get("/me")["name"] == "Bea"
        assert server.stop()[0] == 0
    assert not data_dir.exists()


def test_the_address_of_a_database_may_be_written_as_everybody_writes_it(database_url: str) -> None:
    done = arkaden(
        "migrate", settings={"DATABASE_URL": database_url.replace("postgresql+psycopg", "postgres")}
    )
    assert done.returncode == 0, done.stderr


def assert_one_line(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert done.returncode == 1
    assert done.stderr.startswith("arkaden: ")
    assert done.stderr.count("\n") == 1, done.stderr
    assert all(part in done.stderr for part in parts), done.stderr
    assert done.stdout == ""


def test_an_occupied_port_is_told_before_anything_is_started(data_dir: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as occupied:
        port = occupied.getsockname()[1]
        done = arkaden("serve", "--port", str(port), settings={"ARKADEN_DATA_DIR": str(data_dir)})
    assert_one_line(done, f"port {port} is in use", "ARKADEN_PORT")
    assert not data_dir.exists()


def test_an_unreachable_database_is_told_without_its_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed_soon:
        port = closed_soon.getsockname()[1]
    url = f"postgresql://arkaden:geheim@127.0.0.1:{port}/arkaden"
    done = arkaden("serve", "--port", "0", settings={"DATABASE_URL": url})
    assert_one_line(
        done, f"cannot reach the database at postgresql://arkaden:***@127.0.0.1:{port}/arkaden", "refused"
    )
    assert "geheim" not in done.stderr


def test_a_missing_database_is_told(database_url: str) -> None:
    missing = make_url(database_url).set(database="nowhere").render_as_string()
    done = arkaden("serve", "--port", "0", settings={"DATABASE_URL": missing})
    assert_one_line(done, 'database "nowhere" does not exist', "DATABASE_URL")


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"DATABASE_URL": "sqlite:///games.db"}, "DATABASE_URL: must be a PostgreSQL address"),
        ({"ARKADEN_PRT": "80"}, "unknown setting ARKADEN_PRT"),
        ({"ARKADEN_PORT": "eighty"}, "ARKADEN_PORT: Input should be a valid integer"),
        ({"ARKADEN_HOST": "no.such.host.invalid"}, "cannot listen on no.such.host.invalid"),
        ({"ARKADEN_HOST": "192.0.2.1"}, "cannot listen on 192.0.2.1 port 8000"),
    ],
)
def test_a_wrong_setting_is_told(settings: dict[str, str], message: str) -> None:
    assert_one_line(arkaden("serve", settings=settings), message)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_data_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = arkaden("serve", "--port", "0", settings={"ARKADEN_DATA_DIR": str(tmp_path / "data")})
    assert_one_line(done, str(tmp_path), "ARKADEN_DATA_DIR")
