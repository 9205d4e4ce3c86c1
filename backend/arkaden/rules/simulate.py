"""Random legal games without a server, equal for equal seeds, as records that ``verify_record`` accepts.

The server seed of a game is the SHA-256 of its game's name, the seed number and its index, no client sends a
nonce, and the players' choices come from a stream of their own: so a simulated game is set up by the fair
shuffle like any other.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

from arkaden.rules.fairness import Fairness, RandomStream
from arkaden.rules.protocol import Event, GameKind, InvalidSetup, JsonObject, Seat
from arkaden.rules.record import build_record


def simulate(
    kind: GameKind,
    *,
    players: int,
    seed: int,
    games: int,
    options: Mapping[str, Any] | None = None,
    components: Mapping[str, Any] | None = None,
    resign_one_in: int = 0,
) -> Iterator[JsonObject]:
    """Records of ``games`` random games, one after another; ``index`` of a game does not depend on ``games``.

    With ``resign_one_in`` above 0, before each action one in so many times a random seat that still plays
    resigns. Raises InvalidSetup.
    """
    for index in range(games):
        yield simulate_game(
            kind,
            players=players,
            seed=seed,
            index=index,
            options=options,
            components=components,
            resign_one_in=resign_one_in,
        )


def simulate_game(
    kind: GameKind,
    *,
    players: int,
    seed: int,
    index: int,
    options: Mapping[str, Any] | None = None,
    components: Mapping[str, Any] | None = None,
    resign_one_in: int = 0,
) -> JsonObject:
    """The record of one random game; see ``simulate``."""
    low, high = kind.players
    if not low <= players <= high:
        raise InvalidSetup("bad_players", f"{kind.name} is for {low} to {high} players")
    chosen = kind.complete_options(options or {})
    server_seed = hashlib.sha256(f"{kind.name} {seed} {index}".encode()).digest()
    fairness = Fairness.without_clients(server_seed, max(0, players))
    choices = RandomStream(hashlib.sha256(server_seed + b"choices").digest())
    start_seat, setup = kind.draw_setup(players, chosen, fairness.stream(), components)
    state = kind.start(players, chosen, start_seat, setup, components)
    live = [Seat(seat) for seat in range(players)]
    actions: list[JsonObject] = []
    events: list[Event] = state.opening_events()
    while (seat := state.to_act) is not None:
        if resign_one_in and not choices.below(resign_one_in):
            seat = live.pop(choices.below(len(live)))
            action: JsonObject = {"type": "resign"}
        else:
            action = state.random_action(choices)
        events += state.apply(seat, action)
        actions.append({"n": len(actions) + 1, "seat": seat, "action": action})
    outcome = state.outcome
    assert outcome is not None
    return build_record(
        kind,
        options=chosen,
        players=[f"Player {seat + 1}" for seat in range(players)],
        start_seat=start_seat,
        setup=setup,
        fairness=fairness,
        actions=actions,
        events=events,
        outcome=outcome,
        components=components,
    )
