"""Real server processes on free ports."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

START_SECONDS = 90
STOP_SECONDS = 60
_ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """A web process; can be killed and started again, on the same port and database."""

    def __init__(self, database_url: str, **settings: str) -> None:
        self.database_url = database_url
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.live_url = f"ws://127.0.0.1:{self.port}/api/v1/live"
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("ARKADEN_")},
            "DATABASE_URL": database_url,
            "ARKADEN_WORKERS": "0",
            **{f"ARKADEN_{name.upper()}": value for name, value in settings.items()},
        }
        self._log = tempfile.NamedTemporaryFile(  # noqa: SIM115 lives as long as the process
            mode="w+", prefix="arkaden-server-", suffix=".log"
        )
        self._process: subprocess.Popen[str] | None = None

    @property
    def log(self) -> str:
        """All that the server has logged."""
        return Path(self._log.name).read_text()

    def start(self) -> "ServerProcess":
        self._process = subprocess.Popen(
            [sys.executable, "-m", "arkaden", "serve", "--port", str(self.port)],
            cwd=_ROOT,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            text=True,
        )
        until = time.monotonic() + START_SECONDS
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > until:
                raise AssertionError(f"the server does not start:\n{self.log}")
            time.sleep(0.05)
        return self

    def kill(self) -> None:
        """As if the power went: no chance to say anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()
        self._log.close()

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(STOP_SECONDS)

    def _ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == httpx.codes.OK
        except httpx.TransportError:
            return False


@pytest.fixture(scope="module")
def start_server(database_url: str) -> Iterator[Callable[..., ServerProcess]]:
    """Starts server processes over this module's database, with settings by keyword."""
    started: list[ServerProcess] = []

    def start(**settings: str) -> ServerProcess:
        process = ServerProcess(database_url, **settings)
        started.append(process)
        return process.start()

    yield start
    for process in started:
        process.close()


@pytest.fixture(scope="session")
def server(new_database: Callable[[], str]) -> Iterator[ServerProcess]:
    """A server process that the whole run shares; not to be killed, nor its database counted on to be empty."""
    process = ServerProcess(new_database(), call_burst="100000")
    yield process.start()
    process.close()
