"""Arkadia as one of the games on offer."""

import json
from collections.abc import Mapping
from typing import Any

from arkaden.rules.arkadia import setup as setting_up
from arkaden.rules.arkadia.codec import position_from_json
from arkaden.rules.arkadia.components import COLOURS, built_in_file
from arkaden.rules.arkadia.from_view import position_from_view
from arkaden.rules.arkadia.game import ArkadiaState
from arkaden.rules.arkadia.plan import Options, Plan, plan_for, read_options
from arkaden.rules.protocol import InvalidSetup, JsonObject, RandomSource, Seat


class Arkadia:
    """The rules of ``docs/rules/arkadia.md``.

    From the random stream are drawn, in this order:

    1. the start seat: a number below the number of players;
    2. the place of the lot: a number below the number of its legal places, which are counted as printed (not turned)
       by row and then column of the top left corner, then turned by a quarter likewise; nothing is drawn for it in
       the beginners' set-up;
    3. the shuffle of the cards, which before it are sorted by name of the type and then by family (red, olive, black,
       silver), those out of the game in the beginners' set-up left out.

    The shuffled cards are dealt from place 0 on: the whole hand of seat 0, of seat 1 and so on, the face-up cards, then
    the deck, its next card first.
    """

    name = "arkadia"
    rules = 1
    players = (2, 4)
    minutes = (45, 75)
    colours: tuple[str, ...] = COLOURS

    def options_schema(self) -> JsonObject:
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "setup": {
                    "title": "arkadia.options.setup",
                    "enum": ["standard", "beginner"],
                    "default": "standard",
                },
                "mirror": {"title": "arkadia.options.mirror", "type": "boolean", "default": False},
                "open_screens": {
                    "title": "arkadia.options.open_screens",
                    "type": "boolean",
                    "default": False,
                },
            },
        }

    def complete_options(self, options: Mapping[str, Any]) -> JsonObject:
        return read_options(options).to_json()

    def components(self, file: Mapping[str, Any] | None = None) -> JsonObject:
        plan = plan_for(file, mirror=False)
        document: JsonObject = built_in_file() if plan.file is None else json.loads(plan.file)
        return document

    def draw_setup(
        self,
        players: int,
        options: Mapping[str, Any],
        random: RandomSource,
        components: Mapping[str, Any] | None = None,
    ) -> tuple[Seat, JsonObject]:
        plan, read = self._plan(players, options, components)
        start_seat, setup = setting_up.draw_setup(plan, read, players, random)
        return start_seat, setup.to_json()

    def start(
        self,
        players: int,
        options: Mapping[str, Any],
        start_seat: Seat,
        setup: Mapping[str, Any],
        components: Mapping[str, Any] | None = None,
    ) -> ArkadiaState:
        plan, read = self._plan(players, options, components)
        if type(start_seat) is not int or not 0 <= start_seat < players:
            raise InvalidSetup("bad_setup", "start_seat: there is no such seat")
        checked = setting_up.read_setup(plan, read, players, setup)
        return ArkadiaState(setting_up.first_position(plan, read, players, start_seat, checked))

    def from_view(
        self,
        view: JsonObject,
        seat: Seat,
        random: RandomSource,
        options: Mapping[str, Any],
        components: Mapping[str, Any] | None = None,
    ) -> ArkadiaState:
        return ArkadiaState(position_from_view(view, seat, random, options, components))

    def load(self, data: Mapping[str, Any]) -> ArkadiaState:
        return ArkadiaState(position_from_json(data))

    def _plan(
        self, players: int, options: Mapping[str, Any], components: Mapping[str, Any] | None
    ) -> tuple[Plan, Options]:
        least, most = self.players
        if type(players) is not int or not least <= players <= most:
            raise InvalidSetup("bad_players", f"Arkadia is played by {least} to {most}")
        read = read_options(options)
        return plan_for(components, mirror=read.mirror), read
