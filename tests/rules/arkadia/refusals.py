"""Saying in a test that the rules refuse something, for a reason, and that nothing changes."""

from typing import Any

import pytest

from arkaden.rules.protocol import GameState, IllegalAction, Seat


def refused(game: GameState, action: Any, seat: int | None = None) -> str:
    """The reason for which ``action`` of ``seat`` (the one to act) is refused; the state must not have changed."""
    who = game.to_act if seat is None else Seat(seat)
    assert who is not None
    before = game.to_json()
    with pytest.raises(IllegalAction) as refusal:
        game.apply(who, action)
    assert game.to_json() == before
    assert refusal.value.detail
    return refusal.value.code
