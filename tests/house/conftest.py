"""Fixtures of the house's tests."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from arkaden.embedded import EmbeddedPostgres
from tests.house.serving import commands_about


@pytest.fixture
def data_dir() -> Iterator[Path]:
    """A folder yet to be made for a server's data; whatever the test leaves running on it is stopped.

    Not among pytest's own temporary folders: each run of pytest closes those to everybody but its user, and root's
    PostgreSQL runs as another.
    """
    folder = Path(tempfile.mkdtemp(prefix="arkaden-house-")).resolve()
    yield folder / "data"
    for left in folder.rglob("postmaster.pid"):
        if commands_about(left.parent):
            EmbeddedPostgres.start(left.parent).stop()
    shutil.rmtree(folder, ignore_errors=True)
