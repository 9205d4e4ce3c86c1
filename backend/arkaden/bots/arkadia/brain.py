"""Arkadia for the players of all levels."""

from collections.abc import Sequence
from typing import cast

from arkaden.bots.arkadia.judgement import Judgement
from arkaden.bots.arkadia.outlook import rivalry
from arkaden.bots.arkadia.playing import choices, play_until
from arkaden.bots.arkadia.wire import action_of
from arkaden.bots.brain import Choice, turns_ahead
from arkaden.bots.sight import Sight
from arkaden.rules.arkadia.actions import Move
from arkaden.rules.arkadia.from_view import position_from_view, shuffle_hidden
from arkaden.rules.arkadia.judge import perform
from arkaden.rules.arkadia.position import Position
from arkaden.rules.protocol import JsonObject, RandomSource, Seat


class ArkadiaBrain:
    """See ``Brain`` for the contract of each method."""

    def imagine(self, sight: Sight, random: RandomSource) -> Position:
        return position_from_view(sight.view, sight.seat, random, sight.options, sight.components)

    def imagine_anew(self, position: Position, seat: Seat, random: RandomSource) -> Position:
        another = position.copy()
        shuffle_hidden(another, seat, random)
        return another

    def share(self, phase: str) -> float:
        """Castle pieces may be due three times in a turn, and hardly ever more often."""
        return {"main": 0.5, "castle": 0.08, "draw": 0.12}.get(phase, 0.14)

    def choices(self, position: Position) -> Sequence[Choice]:
        return choices(position)

    def action(self, position: Position, choice: Choice) -> JsonObject:
        return action_of(cast(Move, choice.moves[0]), position.grid)

    def look_ahead(self, position: Position, choice: Choice, seat: Seat) -> float:
        last = position.turn + turns_ahead(len(position.active()))
        for move in choice.moves:
            perform(position, position.seat, cast(Move, move))
        play_until(position, last)
        if position.outcome is not None:
            scores = [float(score) for score in position.outcome.scores]
            counts = rivalry(scores, seat)
            return sum(map(float.__mul__, scores, counts))
        return Judgement(position, seat, position.seat).total()
