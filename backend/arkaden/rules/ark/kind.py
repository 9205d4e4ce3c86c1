"""The Ark of the Covenant as a game on offer: ``rules.protocol.GameKind``.

What is random is drawn from the stream in this order: the start seat (a number below the number of players),
then the shuffle of all tiles but the start tile, which stand in the order of the file, copies side by side.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from arkaden.rules.ark.codec import position_from_json
from arkaden.rules.ark.from_view import position_from_view
from arkaden.rules.ark.state import ArkState
from arkaden.rules.ark.tileset import tile_set
from arkaden.rules.ark.turns import begin
from arkaden.rules.fairness import shuffle
from arkaden.rules.protocol import InvalidSetup, JsonObject, RandomSource, Seat


class ArkKind:
    """See ``GameKind`` for the contract of each method."""

    name = "ark"
    rules = 1
    players: tuple[int, int] = (2, 5)
    minutes: tuple[int, int] = (30, 60)
    colours: tuple[str, ...] = ("red", "blue", "green", "yellow", "black")

    def options_schema(self) -> JsonObject:
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "draw_ahead": {"type": "boolean", "title": "ark.option.draw_ahead", "default": False}
            },
        }

    def complete_options(self, options: Mapping[str, Any]) -> JsonObject:
        if not isinstance(options, Mapping):
            raise InvalidSetup("bad_option", "options are an object")
        for name in options:
            if name != "draw_ahead":
                raise InvalidSetup("bad_option", f"the Ark has no option {str(name)[:50]!r}")
        draw_ahead = options.get("draw_ahead", False)
        if not isinstance(draw_ahead, bool):
            raise InvalidSetup("bad_option", "draw_ahead must be true or false")
        return {"draw_ahead": draw_ahead}

    def components(self, file: Mapping[str, Any] | None = None) -> JsonObject:
        return tile_set(file).file

    def draw_setup(
        self,
        players: int,
        options: Mapping[str, Any],
        random: RandomSource,
        components: Mapping[str, Any] | None = None,
    ) -> tuple[Seat, JsonObject]:
        self._check_players(players)
        self.complete_options(options)
        tiles = tile_set(components)
        start_seat = Seat(random.below(players))
        pack = tiles.pack()
        shuffle(pack, random)
        return start_seat, {"tiles": [tiles.kinds[kind].id for kind in (tiles.start, *pack)]}

    def start(
        self,
        players: int,
        options: Mapping[str, Any],
        start_seat: Seat,
        setup: Mapping[str, Any],
        components: Mapping[str, Any] | None = None,
    ) -> ArkState:
        self._check_players(players)
        chosen = self.complete_options(options)
        tiles = tile_set(components)
        if type(start_seat) is not int or not 0 <= start_seat < players:
            raise InvalidSetup("bad_setup", f"there is no seat {start_seat!r} to start")
        drawn = _drawn_tiles(setup)
        if Counter(drawn) != Counter({kind.id: kind.count for kind in tiles.kinds}):
            raise InvalidSetup("bad_setup", "tiles are not those of the set, each as often as it says")
        if drawn[0] != tiles.kinds[tiles.start].id:
            raise InvalidSetup("bad_setup", "the start tile must come first")
        stack = [tiles.index[tile] for tile in reversed(drawn[1:])]
        state = ArkState(tiles, players, start_seat, stack, draw_ahead=chosen["draw_ahead"])
        begin(state, start_seat)
        return state

    def from_view(
        self,
        view: JsonObject,
        seat: Seat,
        random: RandomSource,
        options: Mapping[str, Any],
        components: Mapping[str, Any] | None = None,
    ) -> ArkState:
        return position_from_view(view, seat, random, options, components, ArkState)

    def load(self, data: Mapping[str, Any]) -> ArkState:
        return position_from_json(data, ArkState)

    def _check_players(self, players: int) -> None:
        low, high = self.players
        if type(players) is not int or not low <= players <= high:
            raise InvalidSetup("bad_players", f"the Ark is for {low} to {high} players")


def _drawn_tiles(setup: Any) -> list[str]:
    drawn = setup.get("tiles") if isinstance(setup, Mapping) and len(setup) == 1 else None
    if not isinstance(drawn, list) or not all(isinstance(tile, str) for tile in drawn):
        raise InvalidSetup("bad_setup", "setup is an object of one list of tile ids, tiles")
    return drawn
