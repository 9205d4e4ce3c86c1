"""How tests say that the rules refuse something."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from arkaden.rules.protocol import IllegalAction
from tests.rules.ark.boards import Table


@contextmanager
def refused(table: Table, reason: str) -> Iterator[None]:
    """The action inside is refused for this reason, and nothing changes by it."""
    before = table.state.to_json()
    with pytest.raises(IllegalAction) as caught:
        yield
    assert caught.value.code == reason
    assert table.state.to_json() == before
