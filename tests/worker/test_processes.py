"""`arkaden serve` with several processes: whoever dies is started again, and nobody is left behind."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.support.players import Guests
from tests.support.server import ServerProcess

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for children in /proc")
PATIENCE_SECONDS = 60


@pytest.fixture(scope="module")
def several(start_server: Callable[..., ServerProcess]) -> ServerProcess:
    return start_server(processes="2", workers="1", bot_seconds="0.1")


def descendants(process: int) -> set[int]:
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except FileNotFoundError:
        return set()
    found = {int(child) for child in children}
    return found.union(*(descendants(child) for child in found))


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def serves(server: ServerProcess) -> bool:
    try:
        return httpx.get(f"{server.url}/readyz", timeout=5).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


def main_process(server: ServerProcess) -> int:
    assert server._process is not None
    return server._process.pid


async def test_bots_play_in_the_worker_beside_it(several: ServerProcess) -> None:
    async with Guests(several) as guests:
        anna = await guests.guest("Anna")
        body = {"kind": "ark", "bots": ["easy"], "terms": {"bot_pace": 0}}
        table = await anna.done("POST", "/games", body)
        async with anna.live() as live:
            await live.watch(table["id"])
            await live.until("view")
            while live.views[table["id"]]["to_act"] != table["you"]["seat"]:
                await live.next()


def test_whoever_is_killed_is_started_again(several: ServerProcess) -> None:
    before = descendants(main_process(several))
    for victim in before:
        os.kill(victim, signal.SIGKILL)
    until(lambda: len(descendants(main_process(several)) - before) >= 3 and serves(several))


def test_stopping_it_stops_all_of_them(several: ServerProcess) -> None:
    until(lambda: serves(several))
    everybody = descendants(main_process(several))
    assert several.stop() == 0
    until(lambda: not any(Path(f"/proc/{process}").exists() for process in everybody))


def test_a_kill_of_the_first_process_ends_the_others_too(several: ServerProcess) -> None:
    several.start()
    everybody = descendants(main_process(several))
    assert everybody
    several.kill()
    until(lambda: not any(Path(f"/proc/{process}").exists() for process in everybody))
    several.start()
