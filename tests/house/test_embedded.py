"""The embedded PostgreSQL: shared, kept, stopped by its last user, and not troubled by anybody's death."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine, text

from arkaden.embedded import EmbeddedPostgres, EmbeddedPostgresError

HOLD = """
import sys
from pathlib import Path
from arkaden.embedded import EmbeddedPostgres

with EmbeddedPostgres.start(Path(sys.argv[1]), durable=False):
    print("started", flush=True)
    sys.stdin.readline()
"""


def start(data_dir: Path) -> EmbeddedPostgres:
    return EmbeddedPostgres.start(data_dir, durable=False)


def hold(data_dir: Path) -> subprocess.Popen[str]:
    """Another process that uses the server until it reads a line, or dies."""
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(data_dir)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "started\n"
    return holder


def postmaster(data_dir: Path) -> int | None:
    pid_file = data_dir / "postmaster.pid"
    return int(pid_file.read_text().split("\n")[0]) if pid_file.exists() else None


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # One that has ended and is yet to be reaped is no process any more.
    return b"postgres" in Path(f"/proc/{pid}/cmdline").read_bytes() if Path("/proc/self").exists() else True


def ask(postgres: EmbeddedPostgres, statement: str) -> object:
    engine = create_engine(postgres.url())
    with engine.begin() as connection:
        result = connection.execute(text(statement))
        answer = result.scalar() if result.returns_rows else None
    engine.dispose()
    return answer


def test_it_is_postgresql_with_a_database_in_utf8(data_dir: Path) -> None:
    with start(data_dir) as postgres:
        assert int(str(ask(postgres, "SHOW server_version_num"))) >= 160000
        assert ask(postgres, "SELECT current_database()") == "arkaden"
        assert ask(postgres, "SELECT upper('árvíztűrő')") == "ÁRVÍZTŰRŐ"


def test_it_answers_on_a_socket_that_only_its_user_reaches(data_dir: Path) -> None:
    with start(data_dir) as postgres:
        assert ask(postgres, "SHOW listen_addresses") == ""
        assert postgres.socket_dir.stat().st_mode & 0o077 == 0


def test_what_was_written_is_there_at_the_next_start(data_dir: Path) -> None:
    with start(data_dir) as postgres:
        ask(postgres, "CREATE TABLE kept AS SELECT 7 AS number")
    with start(data_dir) as postgres:
        assert ask(postgres, "SELECT number FROM kept") == 7


def test_the_last_user_stops_it(data_dir: Path) -> None:
    first = start(data_dir)
    pid = postmaster(data_dir)
    assert pid is not None
    holder = hold(data_dir)
    second = start(data_dir)
    assert postmaster(data_dir) == pid

    first.stop()
    second.stop()
    assert is_alive(pid)

    holder.communicate("\n")
    assert not is_alive(pid)
    assert postmaster(data_dir) is None


def test_stopping_twice_gives_up_one_share(data_dir: Path) -> None:
    with start(data_dir) as postgres:
        other = start(data_dir)
        other.stop()
        other.stop()
        assert ask(postgres, "SELECT 1") == 1


def test_the_server_of_a_killed_process_is_taken_over_and_stopped(data_dir: Path) -> None:
    holder = hold(data_dir)
    pid = postmaster(data_dir)
    assert pid is not None
    holder.kill()
    holder.communicate()
    assert is_alive(pid)

    with start(data_dir) as postgres:
        assert postmaster(data_dir) == pid
        assert ask(postgres, "SELECT 1") == 1
    assert not is_alive(pid)


def test_a_killed_server_is_started_again(data_dir: Path) -> None:
    holder = hold(data_dir)
    pid = postmaster(data_dir)
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    holder.kill()
    holder.communicate()

    with start(data_dir) as postgres:
        assert ask(postgres, "SELECT 1") == 1


def test_a_pid_file_whose_number_belongs_to_another_program_by_now_is_cleared_away(data_dir: Path) -> None:
    with start(data_dir):
        stale = (data_dir / "postmaster.pid").read_text().split("\n")
    # The number of a process of the server's own user is what PostgreSQL itself would take for a running server.
    owner = data_dir.stat()
    sleeper = subprocess.Popen(
        ["cat"],
        stdin=subprocess.PIPE,
        user=owner.st_uid if os.geteuid() == 0 else None,
    )
    stale[0] = str(sleeper.pid)
    (data_dir / "postmaster.pid").write_text("\n".join(stale))
    os.chown(data_dir / "postmaster.pid", owner.st_uid, owner.st_gid)
    try:
        with start(data_dir) as postgres:
            assert ask(postgres, "SELECT 1") == 1
    finally:
        sleeper.communicate(b"")


def test_a_cluster_whose_making_was_interrupted_is_made_anew(data_dir: Path) -> None:
    unfinished = data_dir.with_name("data.new")
    unfinished.mkdir(parents=True)
    (unfinished / "PG_VERSION").write_text("18\n")
    with start(data_dir) as postgres:
        assert ask(postgres, "SELECT 1") == 1
    assert not unfinished.exists()


def test_a_path_too_long_for_a_socket_and_with_spaces_works(data_dir: Path) -> None:
    long = data_dir / ("a long 'name' " * 8) / "data"
    with start(long) as postgres:
        assert postgres.socket_dir != long
        assert postgres.socket_dir.stat().st_mode & 0o077 == 0
        assert ask(postgres, "SELECT 1") == 1
    assert not postgres.socket_dir.exists()


def test_data_of_another_major_version_is_refused_in_one_line(data_dir: Path) -> None:
    start(data_dir).stop()
    (data_dir / "PG_VERSION").write_text("12\n")
    with pytest.raises(EmbeddedPostgresError, match=r"was written by PostgreSQL 12, this is \d+"):
        start(data_dir)


def test_a_folder_that_holds_something_else_is_left_alone(data_dir: Path) -> None:
    data_dir.mkdir(parents=True)
    (data_dir / "letter.txt").write_text("dear friend")
    with pytest.raises(EmbeddedPostgresError, match="something else"):
        start(data_dir)
    assert (data_dir / "letter.txt").read_text() == "dear friend"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
def test_data_of_another_user_is_refused_in_one_line(data_dir: Path) -> None:
    start(data_dir).stop()
    script = HOLD.replace("with EmbeddedPostgres", "import os; os.setuid(65534)\nwith EmbeddedPostgres")
    other = subprocess.run(
        [sys.executable, "-c", script, str(data_dir)], capture_output=True, text=True, check=False
    )
    assert (
        other.stderr.strip()
        .split("\n")[-1]
        .endswith("belongs to another user: run as that user, or choose another data directory")
    )


def test_a_second_database_can_be_had_beside_the_first(data_dir: Path) -> None:
    with start(data_dir) as postgres:
        ask(postgres, "SELECT 1")
        other = EmbeddedPostgres.start(data_dir, database="other")
        assert ask(other, "SELECT current_database()") == "other"
        other.stop()
        with psycopg.connect(postgres.url("other").replace("+psycopg", "")) as connection:
            assert connection.info.dbname == "other"
