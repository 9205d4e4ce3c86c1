"""The Ark for the players of all levels."""

from collections.abc import Sequence
from typing import cast

from arkaden.bots.ark.playing import ark_places, finish_turn, play_best_turn
from arkaden.bots.ark.turns import seconds, turns
from arkaden.bots.ark.walks import best_walk
from arkaden.bots.ark.worth import lead, tiles_left, worths
from arkaden.bots.brain import Choice, turns_ahead
from arkaden.bots.sight import Sight
from arkaden.rules.ark.actions import Move
from arkaden.rules.ark.from_view import position_from_view, shuffle_hidden
from arkaden.rules.ark.position import Position
from arkaden.rules.ark.turns import perform
from arkaden.rules.protocol import JsonObject, RandomSource, Seat


class ArkBrain:
    """See ``Brain`` for the contract of each method."""

    def imagine(self, sight: Sight, random: RandomSource) -> Position:
        return position_from_view(sight.view, sight.seat, random, sight.options, sight.components, Position)

    def imagine_anew(self, position: Position, seat: Seat, random: RandomSource) -> Position:
        another = position.copy()
        shuffle_hidden(another, seat, random)
        return another

    def share(self, phase: str) -> float:
        """Most goes to the tile; the second action was thought of with it, and the Ark is placed once a game."""
        return {"place_tile": 0.65, "second_action": 0.25}.get(phase, 0.1)

    def choices(self, position: Position) -> Sequence[Choice]:
        match position.phase:
            case "place_tile":
                return [Choice(turn.lead, (turn.tile, turn.second)) for turn in turns(position)]
            case "second_action":
                walk = None if position.ark is None else best_walk(position, position.seat, position.ark)
                return [Choice(second.lead, (second.move,)) for second in seconds(position, walk)]
            case _:
                return [Choice(gain, (place,)) for gain, place in ark_places(position)]

    def action(self, position: Position, choice: Choice) -> JsonObject:
        del position
        return cast(Move, choice.moves[0]).to_json()

    def look_ahead(self, position: Position, choice: Choice, seat: Seat) -> float:
        for move in choice.moves:
            perform(position, position.seat, cast(Move, move))
        finish_turn(position)
        for _ in range(turns_ahead(len(position.live_seats()))):
            if position.phase == "over":
                return lead([float(position.score(other)) for other in range(position.seats)], seat)
            play_best_turn(position)
        return lead(worths(position, tiles_left(position)), seat)
