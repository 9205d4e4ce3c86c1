"""The moves that are worth a thought in Arkadia, each with what it is judged to bring."""

from collections.abc import Iterator, Sequence

from arkaden.bots.arkadia.judgement import Judgement
from arkaden.bots.brain import Choice
from arkaden.rules.arkadia import building, workers
from arkaden.rules.arkadia.actions import Build, PlaceWorkers, Skip
from arkaden.rules.arkadia.components import Card
from arkaden.rules.arkadia.squares import SquareSet, squares_of


def main_choices(judgement: Judgement) -> Iterator[Choice]:
    """Every build, and of the ways to place workers those that put the best squares first."""
    found = False
    for choice in builds(judgement, judgement.position.hands[judgement.seat]):
        found = True
        yield choice
    for choice in worker_moves(judgement):
        found = True
        yield choice
    if not found:
        yield Choice(0.0, (Skip(),))


def builds(judgement: Judgement, hand: tuple[Card, ...]) -> Iterator[Choice]:
    """Every way to lay out one of these cards."""
    position = judgement.position
    faces = position.plan.faces
    places: dict[str, list[SquareSet]] = {}
    for card in dict.fromkeys(hand):
        kind, family = faces[card].kind, faces[card].family
        if kind not in places:
            anchors = building.anchors(position, kind)
            places[kind] = [
                way.footprint << anchor
                for way, at in zip(position.plan.ways[kind], anchors, strict=True)
                for anchor in squares_of(at)
            ]
        for squares in places[kind]:
            yield Choice(judgement.building(family, squares), (Build(card, squares),))


def worker_moves(judgement: Judgement) -> Iterator[Choice]:
    """At each building and the lot: own workers on the best squares, and all ways to complete it."""
    position, seat = judgement.position, judgement.seat
    own, neutral = position.own[seat], position.neutral[seat]
    if not own + neutral:
        return
    seen = set()
    prizes: dict[int, float] = {}
    for number, free in workers.sites(position):
        squares = list(squares_of(free))
        for square in squares:
            if square not in prizes:
                prizes[square] = judgement.workers(1 << square, 0) if own else 0.0
        squares.sort(key=lambda square: -prizes[square])
        for move in _at(squares, own, neutral, completes=number is not None):
            if move not in seen:
                seen.add(move)
                yield Choice(judgement.workers(*move), (PlaceWorkers(*move),))


def _at(
    squares: Sequence[int], own: int, neutral: int, *, completes: bool
) -> Iterator[tuple[SquareSet, SquareSet]]:
    """Own and neutral workers on free squares of one building, the best square first."""
    own_set = 0
    for number in range(min(own, len(squares)) + 1):
        if number:
            own_set |= 1 << squares[number - 1]
            yield own_set, 0
        rest = squares[number:]
        if completes and 0 < len(rest) <= neutral:
            yield own_set, sum(1 << square for square in rest)
    if not own:
        yield 0, 1 << squares[-1]
