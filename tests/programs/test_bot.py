"""examples/bot.py plays both games to their ends, on nothing but the public API."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arkaden.client import Client
from arkaden.rules.record import verify_record
from tests.support.server import ServerProcess

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


@contextmanager
def bot(server: ServerProcess, name: str, games: int) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, BOT, server.url, "--name", name, "--games", str(games)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={name: value for name, value in os.environ.items() if name != "ARKADEN_TOKEN"},
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def start_when_full(host: Client, table: str) -> None:
    for frame in host.watch(table):
        if frame["t"] == "table" and len(frame["table"]["seats"]) == frame["table"]["seat_count"]:
            host.start(table)
            return


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_two_bots_play_both_games_to_the_end(server: ServerProcess) -> None:
    with Client(server.url) as host:
        host.sign_up("Host")
        tables = [host.open_table(kind, 2).id for kind in ("ark", "arkadia")]
        with bot(server, "Robi", 2) as one, bot(server, "Rita", 2) as other:
            for table in tables:
                start_when_full(host, table)
            said = [process.communicate(timeout=240)[0] for process in (one, other)]
            assert [process.returncode for process in (one, other)] == [0, 0], said
        for table in tables:
            record = host.record(table)
            assert list(verify_record(record)) == []
            assert all(f"{json.dumps(record['final']['scores'])}, mine" in text for text in said)
            seats = host.table(table).whole["seats"].values()
            assert {(seat["name"], seat["program"]) for seat in seats} == {("Robi", True), ("Rita", True)}
