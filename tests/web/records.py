"""The record of a finished game, as a player downloads and checks it."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.web.people import Person


async def verified_record(someone: Person, folder: Path) -> dict[str, Any]:
    """The record of the game at the person's table, which `arkaden verify` must find in order."""
    answer = await someone.context.request.get(f"{someone.url}/api/v1/games/{someone.table}/record")
    file = folder / "record.json"
    file.write_text(await answer.text())
    verified = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "arkaden", "verify", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    record: dict[str, Any] = json.loads(file.read_text())
    return record
