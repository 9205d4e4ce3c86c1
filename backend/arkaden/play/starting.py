"""Drawing everything random of a game, once, when it starts (docs/record.md, "The fair shuffle")."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from arkaden.play.clocks import first_clock, look_again
from arkaden.play.terms import terms_of
from arkaden.rules.catalogue import GAMES
from arkaden.rules.fairness import Fairness, default_nonce
from arkaden.rules.protocol import Seat
from arkaden.store import models


def start_values(game: models.Game, seats: Sequence[models.Seat], at: datetime) -> dict[str, Any]:
    """What the game's row holds from the start, at ``at``, on; ``seats`` are all of them, in order.

    Raises InvalidSetup for options or components that so many players cannot play with.
    """
    kind = GAMES[game.kind]
    fairness = fairness_of(game, seats)
    players = len(seats)
    start_seat, setup = kind.draw_setup(players, game.options, fairness.stream(), game.components)
    state = kind.start(players, game.options, start_seat, setup, game.components)
    terms = terms_of(game.terms)
    clock = first_clock(at, players, terms)
    bots = {Seat(row.seat) for row in seats if row.bot is not None}
    return {
        "status": "running",
        "started_at": at,
        "start_seat": start_seat,
        "setup": setup,
        "to_act": state.to_act,
        "rules": kind.rules,
        "clock": clock.to_json(),
        "deadline": look_again(clock, state.to_act, terms, bots, at),
    }


def fairness_of(game: models.Game, seats: Sequence[models.Seat]) -> Fairness:
    """The server seed and every seat's nonce; seats without one have that which the seed fixes."""
    nonces = (
        default_nonce(game.server_seed, Seat(row.seat)) if row.nonce is None else row.nonce for row in seats
    )
    return Fairness(game.server_seed, tuple(nonces))
