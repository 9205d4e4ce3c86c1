"""docs/api.md does what it says: its commands lead from nothing to the first move."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import orjson
import pytest

from arkaden.client import Client
from tests.support.server import ServerProcess

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.timeout(180)
def test_the_commands_lead_from_a_token_to_the_first_move(
    start_server: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    server = start_server(workers="1", bot_processes="1")
    script = "set -eu\n" + "".join(f"{block}\necho\n" for block in blocks("sh"))
    script += 'echo "$GAME $VERSION $TOKEN"\n'
    ran = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env={"ARKADEN": server.url, "PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    said = ran.stdout.split("\n")
    game, version, token = said[-2].split()
    assert {"version": int(version) + 1} in [orjson.loads(line) for line in said if line.startswith("{")]
    with Client(server.url, token) as program:
        assert program.me().kind == "bot"
        assert program.table(game).version > int(version)


def test_the_python_of_the_page_is_python() -> None:
    for block in blocks("python"):
        compile(block, "docs/api.md", "exec")
