"""Random games for tests, with what leads to them."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from arkaden.rules.arkadia import ARKADIA
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import Event, GameState, JsonObject, RandomSource, Seat

SOAK = bool(os.environ.get("SOAK"))
"""``make soak`` sets it."""
GAMES = 5000 if SOAK else 240
"""How many random games the thorough tests play."""

VARIANTS: list[tuple[int, JsonObject]] = [
    (2, {}),
    (3, {"mirror": True}),
    (4, {"open_screens": True}),
    (2, {"setup": "beginner"}),
    (3, {"setup": "beginner", "open_screens": True}),
    (4, {"setup": "beginner", "mirror": True}),
]


@dataclass
class RandomGame:
    """A game and the stream that plays it; ``resign_one_in`` lets now and then any seat resign."""

    players: int
    options: JsonObject
    seed: str
    resign_one_in: int = 0
    components: JsonObject | None = None
    start_seat: Seat = field(init=False)
    setup: JsonObject = field(init=False)
    state: GameState = field(init=False)
    random: RandomSource = field(init=False)

    def __post_init__(self) -> None:
        self.random = RandomStream(self.seed.encode())
        self.start_seat, self.setup = ARKADIA.draw_setup(
            self.players, self.options, self.random, self.components
        )
        self.state = ARKADIA.start(self.players, self.options, self.start_seat, self.setup, self.components)

    def choose(self) -> tuple[Seat, JsonObject]:
        """What is done next and by whom."""
        seat = self.state.to_act
        assert seat is not None
        if self.resign_one_in and not self.random.below(self.resign_one_in):
            players = self.state.view(None)["players"]
            staying = [Seat(int(other)) for other, player in players.items() if "resigned" not in player]
            return staying[self.random.below(len(staying))], {"type": "resign"}
        return seat, self.state.random_action(self.random)

    def play(self) -> Iterator[tuple[Seat, JsonObject, list[Event]]]:
        """Play to the end; each step is yielded after it was taken."""
        while self.state.to_act is not None:
            seat, action = self.choose()
            yield seat, action, self.state.apply(seat, action)


def variant(number: int) -> dict[str, Any]:
    """Players, options and seed of the random game with this number."""
    players, options = VARIANTS[number % len(VARIANTS)]
    return {"players": players, "options": options, "seed": f"game {number}"}
