"""A server started from the command line, and what is left of it when it is told to stop."""

import os
import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.house.commands import ARKADEN, ROOT, environment


@dataclass
class Serving:
    """A running server: its process (the leader of a session of its own), address and first words."""

    process: subprocess.Popen[str]
    url: str

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=30) as answer:
            return str(answer.read().decode())

    def stop(self, number: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """Send a signal to the whole process group, as a terminal does; the exit status and what was said."""
        os.killpg(self.process.pid, number)
        said, _ = self.process.communicate(timeout=60)
        return self.process.returncode, said


@contextmanager
def serving(
    settings: Mapping[str, str], command: Sequence[str | Path] = (*ARKADEN, "serve"), cwd: Path = ROOT
) -> Iterator[Serving]:
    """Start a server on a free port and wait until it says where it is."""
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env=environment({"ARKADEN_PORT": "0", **settings}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield Serving(process, _address(process))
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.communicate(timeout=60)
        assert process.stdout is not None
        process.stdout.close()


def commands_about(path: Path) -> list[str]:
    """The command lines of all running processes that name `path`."""
    return [command for _, command in _running() if str(path) in command]


def commands_in_session(leader: int) -> list[str]:
    """The command lines of all running processes of the session that `leader` began."""
    return [command for session, command in _running() if session == leader]


def _running() -> Iterator[tuple[int, str]]:
    """Session and command line of every process; those that have ended and wait to be reaped have none."""
    if not Path("/proc/self").exists():
        listed = subprocess.run(
            ["/bin/ps", "-axo", "sess=,command="], capture_output=True, text=True, check=True
        )
        for line in listed.stdout.splitlines():
            session, command = line.split(maxsplit=1)
            yield int(session, 16), command
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            if command:
                yield os.getsid(int(process.name)), command


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if found := re.match(r"Arkaden is open at (http://\S+)", line):
            return found[1].replace("localhost", "127.0.0.1")
    process.wait()
    raise AssertionError("the server did not start:\n" + "".join(said))
