"""New games of the Ark from a seed, and games played at random."""

import hashlib
import os
from collections.abc import Mapping
from typing import Any

from arkaden.rules.ark import ARK
from arkaden.rules.ark.state import ArkState
from arkaden.rules.fairness import RandomStream

SOAK = bool(os.environ.get("SOAK"))
"""Whether this is ``make soak``: thousands of games instead of hundreds."""


def stream(name: object) -> RandomStream:
    """A random stream of its own for every name."""
    return RandomStream(hashlib.sha256(str(name).encode()).digest())


def new_game(
    name: object = 0, players: int = 2, components: Mapping[str, Any] | None = None, **options: Any
) -> ArkState:
    """A game drawn from a stream of this name."""
    start_seat, setup = ARK.draw_setup(players, options, stream(name), components)
    return ARK.start(players, options, start_seat, setup, components)


def played(state: ArkState, actions: int, name: object = 0) -> ArkState:
    """The state after some random actions, fewer if the game ends before."""
    random = stream(f"play {name}")
    for _ in range(actions):
        if state.to_act is None:
            break
        state.apply(state.to_act, state.random_action(random))
    return state
