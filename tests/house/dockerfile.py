"""The Dockerfile's own steps, carried out in folders of this machine: no Docker engine is needed.

Each stage gets a folder for the image's root and a virtual environment or none. What belongs to the machine (adding
users) and to running (USER, EXPOSE, HEALTHCHECK, CMD) is not carried out.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tests.house.commands import ROOT

NOT_CARRIED_OUT = ("useradd", "USER", "EXPOSE", "HEALTHCHECK", "CMD")


@dataclass
class Stage:
    root: Path
    workdir: Path = Path("/")
    environment: dict[str, str] = field(default_factory=dict)

    def inside(self, path: str) -> Path:
        """Where a path of the image is on this machine."""
        return self.root / (self.workdir / path).relative_to("/")

    @property
    def programs(self) -> Path:
        """A virtual environment in place of the image's Python."""
        return self.root / "venv" / "bin"


def instructions() -> list[str]:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def ignored() -> tuple[set[str], list[str]]:
    """What .dockerignore lets in at the top, and what it keeps out further down."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert lines[0] == "*"
    return {line[1:] for line in lines if line.startswith("!")}, [
        line for line in lines[1:] if not line.startswith("!")
    ]


def make_context(folder: Path) -> Path:
    """The files that a builder would be sent."""
    allowed, patterns = ignored()

    def kept_out(directory: str, names: list[str]) -> set[str]:
        here = Path(directory).relative_to(ROOT)
        return {
            name
            for name in names
            if any((here / name).match(pattern.removeprefix("**/")) for pattern in patterns)
        }

    folder.mkdir(parents=True)
    for name in allowed:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=kept_out)
        else:
            shutil.copy(source, folder / name)
    return folder


def build(folder: Path) -> Stage:
    """Carry out every stage; gives the last one. Raises CalledProcessError where a step fails."""
    context = make_context(folder / "context")
    stages: dict[str, Stage] = {}
    stage = Stage(folder)
    for instruction in instructions():
        word, _, rest = instruction.partition(" ")
        if word == "FROM":
            name = rest.split(" AS ")[1] if " AS " in rest else f"stage{len(stages)}"
            stage = stages[name] = Stage(folder / name)
            if rest.startswith("python:"):
                subprocess.run([sys.executable, "-m", "venv", stage.root / "venv"], check=True)
        elif word == "WORKDIR":
            stage.workdir = Path(rest)
            stage.inside(".").mkdir(parents=True, exist_ok=True)
        elif word == "ENV":
            stage.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        elif word == "COPY":
            _copy(rest, context, stages, stage)
        elif word == "RUN" and not rest.startswith(NOT_CARRIED_OUT):
            path = f"{stage.programs}{os.pathsep}{os.environ['PATH']}"
            subprocess.run(
                rest,
                shell=True,
                check=True,
                cwd=stage.inside("."),
                env=os.environ | stage.environment | {"PATH": path},
            )
        else:
            assert instruction.removeprefix("RUN ").startswith(NOT_CARRIED_OUT), instruction
    return stage


def _copy(arguments: str, context: Path, stages: dict[str, Stage], stage: Stage) -> None:
    *sources, target = arguments.split()
    origin = context
    if found := re.match(r"--from=(\w+)$", sources[0]):
        origin = stages[found[1]].root
        sources = [source.lstrip("/") for source in sources[1:]]
    for source in sources:
        if (origin / source).is_dir():
            shutil.copytree(origin / source, stage.inside(target), dirs_exist_ok=True)
        else:
            shutil.copy(origin / source, stage.inside(target))
