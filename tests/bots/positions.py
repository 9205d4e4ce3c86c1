"""Positions out of random games, of every number of players and every option."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from arkaden.rules.catalogue import GAMES
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import GameKind, GameState, JsonObject, Seat


class Table(NamedTuple):
    """What a game is played with."""

    kind: GameKind
    players: int
    options: JsonObject

    @property
    def title(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return f"{self.kind.name}-{self.players}-{'-'.join(chosen)}"


def tables() -> list[Table]:
    """Every number of players with every combination of options, for both games."""
    found = []
    for kind in GAMES.values():
        low, high = kind.players
        for players in range(low, high + 1):
            schema = kind.options_schema()["properties"]
            values = [schema[name].get("enum", [False, True]) for name in schema]
            found += [
                Table(kind, players, kind.complete_options(dict(zip(schema, chosen, strict=True))))
                for chosen in product(*values)
            ]
    return found


def start(table: Table, seed: str) -> tuple[GameState, RandomStream]:
    """A game set up from a seed, and the rest of its random stream."""
    random = RandomStream(f"{table.title}/{seed}".encode())
    start_seat, setup = table.kind.draw_setup(table.players, table.options, random)
    return table.kind.start(table.players, table.options, start_seat, setup), random


def random_positions(table: Table, seed: str, every: int, resign: int = 0) -> Iterator[GameState]:
    """A random game at about every ``every``-th action, itself: it is not to be changed.

    Once in ``resign`` actions, if not 0, somebody who has not resigned does.
    """
    state, random = start(table, seed)
    wait = random.below(every)
    while state.to_act is not None:
        if wait == 0:
            yield state
            wait = 1 + random.below(2 * every)
        wait -= 1
        if resign and random.below(resign) == 0:
            players = state.view(None)["players"]
            live = [Seat(int(seat)) for seat, player in players.items() if not player.get("resigned")]
            state.apply(live[random.below(len(live))], {"type": "resign"})
        else:
            state.apply(state.to_act, state.random_action(random))


def through_json(view: JsonObject) -> JsonObject:
    """The view as a client may have got it, the keys of its maps in another order."""
    copy: dict[str, Any] = json.loads(json.dumps(view, sort_keys=True))
    return copy
