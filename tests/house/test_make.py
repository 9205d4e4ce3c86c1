"""`make` sets up what is missing, says in a line what the machine lacks, and passes signals on."""

import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.house.commands import ROOT, environment
from tests.house.serving import commands_about, commands_in_session, serving

TOOLS = ("make", "sh", "find", "cat", "env", "rm", "touch", "sed")


class Machine:
    """A fresh checkout on a machine that has a few programs and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder / "bin"
        self.checkout = folder / "checkout"
        self.programs.mkdir()
        (self.checkout / "frontend").mkdir(parents=True)
        shutil.copy(ROOT / "Makefile", self.checkout)
        for tool in TOOLS:
            (self.programs / tool).symlink_to(str(shutil.which(tool)))

    def install(self, program: str, script: str) -> None:
        path = self.programs / program
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def make(self, target: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["make", "--silent", target],
            cwd=self.checkout,
            env={"PATH": str(self.programs)},
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """It has a Python that is new enough."""
    machine = Machine(tmp_path)
    machine.install("python3", "exit 0")
    return machine


def said_to_a_person(done: subprocess.CompletedProcess[str]) -> list[str]:
    """What was said, apart from make's own line that the target failed."""
    assert done.returncode != 0
    return [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("make")]


@pytest.mark.parametrize("target", ["run", "test", "setup"])
def test_a_missing_node_is_told_before_anything_is_installed(machine: Machine, target: str) -> None:
    before = sorted(machine.checkout.rglob("*"))
    assert said_to_a_person(machine.make(target)) == [
        "Arkaden needs Node.js 20.19, 22.12 or newer to build its client (found: none): see https://nodejs.org"
    ]
    assert sorted(machine.checkout.rglob("*")) == before


@pytest.mark.parametrize("version", ["v18.20.4", "v20.9.0", "v20.18.1", "v21.7.3", "v22.11.0", "v8.17.0"])
def test_a_node_that_is_too_old_is_told(machine: Machine, version: str) -> None:
    machine.install("node", f"echo {version}")
    (said,) = said_to_a_person(machine.make("run"))
    assert f"(found: {version})" in said


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v22.21.1", "v24.0.0", "v26.3.1"])
def test_a_node_that_is_new_enough_is_taken_but_needs_npm(machine: Machine, version: str) -> None:
    machine.install("node", f"echo {version}")
    assert said_to_a_person(machine.make("run")) == [
        "Arkaden needs npm, which comes with Node.js: install it."
    ]


def test_a_python_that_is_too_old_is_told(machine: Machine) -> None:
    machine.install("python3", "exit 1")
    assert said_to_a_person(machine.make("run")) == [
        "Arkaden needs Python 3.11 or newer: install it, or name it with make PYTHON=/path/to/python3"
    ]


def test_a_newer_python_beside_an_old_one_is_found(machine: Machine) -> None:
    machine.install("python3", "exit 1")
    machine.install("python3.12", "exit 0")
    (said,) = said_to_a_person(machine.make("run"))
    assert "Node.js" in said


def test_a_python_without_venv_is_told(machine: Machine) -> None:
    machine.install("python3", 'case "$1" in -m) exit 1;; esac')
    machine.install("node", "echo v24.0.0")
    machine.install("npm", "exit 1")
    done = machine.make(".venv/.made-in")
    assert said_to_a_person(done)[-1].startswith("Python cannot make virtual environments")
    assert not (machine.checkout / ".venv").exists()


def test_ctrl_c_ends_make_run_and_everything_it_started(data_dir: Path) -> None:
    with serving({"ARKADEN_DATA_DIR": str(data_dir)}, ["make", "run"]) as server:
        assert "<title>" in server.get("/")
        _, said = server.stop(signal.SIGINT)
        assert "Traceback" not in said
        assert commands_about(data_dir) == []
        assert commands_in_session(server.process.pid) == []


def test_a_sigterm_to_make_alone_ends_everything_too(data_dir: Path) -> None:
    with serving({"ARKADEN_DATA_DIR": str(data_dir)}, ["make", "run"]) as server:
        server.process.terminate()
        said, _ = server.process.communicate(timeout=60)
        assert "Traceback" not in said
        assert commands_about(data_dir) == []
        assert commands_in_session(server.process.pid) == []


def test_what_is_set_up_is_not_set_up_again() -> None:
    done = subprocess.run(
        ["make", "setup"], cwd=ROOT, env=environment({}), capture_output=True, text=True, check=True
    )
    assert done.stdout == ""
