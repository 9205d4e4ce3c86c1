"""Two web processes, two workers and a PostgreSQL of their own, all of which may be killed."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from arkaden.embedded import EmbeddedPostgres
from arkaden.store.migrate import upgrade
from tests.support.server import ServerProcess

_ROOT = Path(__file__).resolve().parents[2]


class WorkerProcess:
    """`arkaden worker`, whose bots think fast."""

    def __init__(self, database_url: str) -> None:
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("ARKADEN_")},
            "DATABASE_URL": database_url,
            "ARKADEN_BOT_SECONDS": "0.05",
            "ARKADEN_BOT_PROCESSES": "1",
            "ARKADEN_LOG_LEVEL": "warning",
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "arkaden", "worker"],
            cwd=_ROOT,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(15)


class Park:
    """Everything that serves, and what is done to it. ``kills`` counts the killed, ``restarts`` those of the database."""

    def __init__(self, postgres: EmbeddedPostgres, folder: Path) -> None:
        self.database_url = postgres.url()
        self.webs = [
            ServerProcess(self.database_url, call_burst="100000", call_rate="10000") for _ in range(2)
        ]
        self.workers = [WorkerProcess(self.database_url) for _ in range(2)]
        self.all: list[ServerProcess | WorkerProcess] = [
            process for pair in zip(self.webs, self.workers, strict=True) for process in pair
        ]
        self.kills = 0
        self.restarts = 0
        self._postgres = postgres
        self._folder = folder

    async def kill_one(self) -> None:
        """Kill a process, web and worker in turns, and start it again."""
        victim = self.all[self.kills % len(self.all)]
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)
        self.kills += 1

    async def restart_database(self) -> None:
        """Stop PostgreSQL under everybody's feet, and start it again."""
        await asyncio.to_thread(self._postgres.stop)
        self._postgres = await asyncio.to_thread(EmbeddedPostgres.start, self._folder)
        assert self._postgres.url() == self.database_url
        self.restarts += 1

    def close(self) -> None:
        for process in self.all:
            process.close()
        self._postgres.stop()


@asynccontextmanager
async def park() -> AsyncIterator[Park]:
    """All of it running, for the time of the block."""
    with tempfile.TemporaryDirectory(prefix="arkaden-chaos-", ignore_cleanup_errors=True) as name:
        folder = Path(name) / "postgres"
        opened = Park(await asyncio.to_thread(EmbeddedPostgres.start, folder), folder)
        try:
            await asyncio.to_thread(upgrade, opened.database_url)
            for process in opened.all:
                await asyncio.to_thread(process.start)
            yield opened
        finally:
            await asyncio.to_thread(opened.close)
