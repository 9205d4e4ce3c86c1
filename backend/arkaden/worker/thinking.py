"""Where bots think: in processes of their own, of low priority, that end with the worker.

The event loop that serves moves and notices never waits for a bot, and neither does any web process.
"""

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from arkaden.bots import Budget, Level, Sight, bot_for
from arkaden.parentage import end_with_parent
from arkaden.rules.protocol import JsonObject

NICENESS = 10

log = structlog.get_logger()


class ThoughtLost(Exception):
    """The process that was thinking is gone; asked again, another one thinks."""


class Thinkers:
    """A number of processes; ``choose`` may be called by any number of tasks."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool = self._new_pool()

    async def choose(self, kind: str, level: Level, sight: Sight) -> JsonObject:
        """What a bot of that level does now. Raises ThoughtLost, and whatever a bot raises."""
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(
                pool, think, kind, level, sight, self._seconds
            )
        except BrokenProcessPool as error:
            if self._pool is pool:
                log.warning("thinkers.renewed", error=str(error))
                self._pool = self._new_pool()
                pool.shutdown(wait=False)
            raise ThoughtLost from error

    async def close(self) -> None:
        """End all of them; who is still thinking finishes first, within the time that a turn may take."""
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would take sockets and threads of the worker along.
        pool = ProcessPoolExecutor(
            self._processes, mp_context=multiprocessing.get_context("spawn"), initializer=prepare
        )
        for _ in range(self._processes):
            # Started now, so that the first bot does not begin with loading programs.
            pool.submit(os.getpid)
        return pool


def think(kind: str, level: Level, sight: Sight, seconds: float) -> JsonObject:
    """One action of a bot; runs in a process of the pool."""
    return bot_for(kind, level).choose(sight, Budget(seconds=seconds))


def prepare() -> None:
    """Make this process give way to others, and end when the one that started it does."""
    os.nice(NICENESS)
    # Ctrl-C at a terminal reaches everybody; it is the worker that decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
