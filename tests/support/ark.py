"""Playing the Ark by what the view says is legal, as a client does."""

import random
from typing import Any

from tests.support.players import Live

Json = dict[str, Any]
_STEADY = random.Random(7)


def choose(view: Json, chance: random.Random = _STEADY) -> Json:
    """A legal action out of the ``legal`` of a view of the seat to act."""
    legal = view["legal"]
    match view["phase"]:
        case "place_tile":
            cell = chance.choice(sorted(legal["place_tile"]))
            x, y = map(int, cell.split(","))
            return {
                "type": "place_tile",
                "x": x,
                "y": y,
                "rotation": chance.choice(legal["place_tile"][cell]),
            }
        case "place_ark":
            x, y = map(int, chance.choice(legal["place_ark"]).split(","))
            return {"type": "place_ark", "x": x, "y": y}
        case _:
            return chance.choice(_second_actions(view, legal))


def _second_actions(view: Json, legal: Json) -> list[Json]:
    choices: list[Json] = [{"type": "pass"}]
    choices += [{"type": "place_follower", "segment": segment} for segment in legal.get("follower", [])]
    choices += [{"type": "place_prophet", "segment": segment} for segment in legal.get("prophet", [])]
    if "move_ark" in legal:
        x, y = legal["move_ark"]["x"], legal["move_ark"]["y"]
        choices += [
            {"type": "move_ark", "path": [[x + dx, y + dy]]}
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
            if f"{x + dx},{y + dy}" in view["board"]
        ]
    return choices


async def play_to_the_end(game: str, lives: list[Live], seed: int = 1) -> None:
    """All seats act at random, each over its own connection, which must watch the game."""
    chance = random.Random(seed)
    while True:
        view = lives[0].views[game]
        if view["phase"] == "over":
            return
        live = lives[view["to_act"]]
        version = lives[0].versions[game]
        while live.versions[game] < version:
            await live.next()
        answer = await live.act(game, choose(live.views[game], chance), version)
        assert answer["t"] == "ack", answer
        for one in lives:
            while one.versions[game] < answer["version"]:
                await one.next()
