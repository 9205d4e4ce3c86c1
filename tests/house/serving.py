"""A server started from the command line, and what is left of it when it is told to stop."""

import os
import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
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
    if Path("/proc/self").exists():
        commands = [_command(process) for process in Path("/proc").glob("[0-9]*")]
    else:
        listed = subprocess.run(["/bin/ps", "-axo", "command="], capture_output=True, text=True, check=True)
        commands = listed.stdout.splitlines()
    return [command for command in commands if str(path) in command]


def _command(process: Path) -> str:
    try:
        return (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if found := re.match(r"Arkaden is open at (http://\S+)", line):
            return found[1].replace("localhost", "127.0.0.1")
    process.wait()
    raise AssertionError("the server did not start:\n" + "".join(said))
