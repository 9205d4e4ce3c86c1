"""Several processes that serve together: started, watched, started again if one dies, and stopped."""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from arkaden.cli.failure import CommandFailed
from arkaden.parentage import end_with_parent

# Within ten seconds after the signal everything has to be over.
STOP_SECONDS = 8.0
_SHORTEST_PAUSE = 0.2
_LONGEST_PAUSE = 5.0
_LONG_LIVED_SECONDS = 30.0

_spawn = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Role:
    """What a process does: ``work(*arguments, ready)``, where it calls ``ready()`` once it can do it."""

    name: str
    work: Callable[..., None]
    arguments: tuple[Any, ...]


@dataclass(slots=True)
class _Member:
    role: Role
    process: SpawnProcess
    started: float
    pause: float = _SHORTEST_PAUSE


class Company:
    """The processes. ``stop`` them in any case, also after ``start`` or ``watch`` was interrupted."""

    def __init__(self, roles: list[Role]) -> None:
        self._roles = roles
        self._heard, self._telling = _spawn.Pipe(duplex=False)
        self._members: list[_Member] = []

    def start(self) -> None:
        """Start all of them and wait until all are ready. Raises CommandFailed if one ends before."""
        _start_tracker()
        for role in self._roles:
            self._members.append(_Member(role, self._begin(role), time.monotonic()))
        for _ in self._roles:
            while not self._heard.poll(0.1):
                for member in self._members:
                    if not member.process.is_alive():
                        raise CommandFailed(f"the {member.role.name} could not start: its log above says why")
            self._heard.recv()

    def watch(self) -> None:
        """For ever: start again what has ended, more slowly if it ends again and again."""
        while True:
            wait([self._heard, *(member.process.sentinel for member in self._members)])
            while self._heard.poll():
                self._heard.recv()
            for member in self._members:
                if not member.process.is_alive():
                    self._renew(member)

    def stop(self) -> None:
        """Tell all to end, and end those that do not."""
        for member in self._members:
            member.process.terminate()
        until = time.monotonic() + STOP_SECONDS
        for member in self._members:
            member.process.join(max(0.0, until - time.monotonic()))
            if member.process.is_alive():
                member.process.kill()
                member.process.join()

    def _begin(self, role: Role) -> SpawnProcess:
        process = _spawn.Process(
            target=_run, args=(role, self._telling), name=f"arkaden {role.name}", daemon=False
        )
        process.start()
        return process

    def _renew(self, member: _Member) -> None:
        lived = time.monotonic() - member.started
        member.pause = (
            _SHORTEST_PAUSE if lived > _LONG_LIVED_SECONDS else min(2 * member.pause, _LONGEST_PAUSE)
        )
        sys.stderr.write(
            f"arkaden: the {member.role.name} ended ({member.process.exitcode}) and is started again\n"
        )
        time.sleep(member.pause)
        member.process, member.started = self._begin(member.role), time.monotonic()


def _start_tracker() -> None:
    """Start multiprocessing's own helper process deaf to a closed terminal.

    It is deaf to the other signals that end a server. Were it gone before the workers' own processes, whoever took
    its place would complain of what it had not seen begin.
    """
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    resource_tracker.ensure_running()
    signal.signal(signal.SIGHUP, before)


def _run(role: Role, telling: Connection) -> None:
    # Ctrl-C reaches a terminal's whole group; only the first process is to decide what it means.
    os.setpgid(0, 0)
    end_with_parent()
    role.work(*role.arguments, lambda: telling.send(None))
