"""Running the command line as a person does: another process, its output and its exit status."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).resolve().parents[2]
ARKADEN = (sys.executable, "-m", "arkaden")


# What make tells the makes below it: to talk more, among others.
MAKES_OWN = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}


def environment(more: Mapping[str, str]) -> dict[str, str]:
    """This process' environment without settings of Arkaden, as if no make had started it, and with `more`."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("ARKADEN_") and name not in {"DATABASE_URL", *MAKES_OWN}
    }
    return {**inherited, **more}


def arkaden(
    *arguments: str | Path, settings: Mapping[str, str] = MappingProxyType({})
) -> subprocess.CompletedProcess[str]:
    """Run a command of `arkaden` to its end."""
    return subprocess.run(
        [*ARKADEN, *map(str, arguments)],
        cwd=ROOT,
        env=environment(settings),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
