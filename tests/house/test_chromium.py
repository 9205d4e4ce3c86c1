"""Which browser the web tests drive."""

from pathlib import Path

import pytest

from tests.house.chromium import find_chromium


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the path."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def install(folder: Path, name: str, start: bytes) -> Path:
    program = folder / name
    program.write_bytes(start)
    program.chmod(0o755)
    return program


def test_one_on_the_path_is_taken(programs: Path) -> None:
    chrome = install(programs, "google-chrome", b"#!/bin/sh\nexec /opt/google/chrome/chrome\n")
    assert find_chromium() == chrome


def test_chromium_goes_before_chrome(programs: Path) -> None:
    install(programs, "google-chrome", b"\x7fELF")
    chromium = install(programs, "chromium", b"\x7fELF")
    assert find_chromium() == chromium


def test_one_that_only_starts_a_snap_is_passed_over(programs: Path) -> None:
    install(programs, "chromium-browser", b"#!/bin/sh\nexec /snap/bin/chromium\n")
    chrome = install(programs, "google-chrome", b"\x7fELF")
    assert find_chromium() == chrome


def test_the_one_that_is_named_goes_before_all(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(programs, "chromium", b"\x7fELF")
    monkeypatch.setenv("CHROMIUM", "/opt/other/chromium")
    assert find_chromium() == Path("/opt/other/chromium")
