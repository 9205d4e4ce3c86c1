"""Legal actions as lists and at random.

Builds are listed in full. Ways to put workers can run into millions: they are numbered, and where they are more
than ``MOST`` evenly spaced numbers are taken, so that many and few workers, own and neutral, appear as often as they
are possible. What may be handed in with a banner is treated likewise.
"""

from collections.abc import Iterator
from math import comb, prod

from arkaden.rules.arkadia import building, castle, workers
from arkaden.rules.arkadia.components import FAMILIES, Card
from arkaden.rules.arkadia.position import Position
from arkaden.rules.arkadia.shapes import Way
from arkaden.rules.arkadia.squares import Grid, Square, SquareSet, nth_square, squares_of
from arkaden.rules.protocol import JsonObject, RandomSource, Seat

MOST = 256
"""How many worker moves, and how many evaluations, a list holds at most."""


def legal_actions(position: Position, seat: Seat) -> list[JsonObject]:
    """Actions that ``apply`` accepts from ``seat`` now: all of them, or a fair sample of those with too many."""
    if seat != position.seat:
        return []
    match position.phase:
        case "main":
            return [*_builds(position, seat), *_worker_moves(position, seat)] or [{"type": "skip"}]
        case "castle":
            return [
                _castle_action(position.grid, family, square)
                for family in castle.families_in_pool(position)
                for square in sorted(castle.open_squares(position))
            ]
        case "draw":
            deck: list[JsonObject] = [{"type": "draw", "from": "deck"}] if position.deck else []
            return deck + [{"type": "draw", "from": index} for index in range(len(position.face_up))]
        case "banner":
            return [*_evaluations(position, seat), {"type": "end_turn"}]
        case "over":
            return []


def random_action(position: Position, random: RandomSource) -> JsonObject:
    """A random legal action of the seat to act; every legal action can come up, a resignation never.

    Build or workers come with equal chances where both are possible. Each build is equally likely. For workers,
    first the building or the lot, then their number, then the squares, then for each square which of the workers
    behind the screen, are drawn with equal chances. So are castle pieces, cards, whether a banner is used, and how many
    seals of each family are then handed in.
    """
    seat = position.seat
    match position.phase:
        case "main":
            return _random_main(position, seat, random)
        case "castle":
            families, squares = castle.families_in_pool(position), sorted(castle.open_squares(position))
            family = families[random.below(len(families))]
            return _castle_action(position.grid, family, squares[random.below(len(squares))])
        case "draw":
            index = random.below(len(position.face_up) + bool(position.deck))
            return {"type": "draw", "from": index if index < len(position.face_up) else "deck"}
        case "banner":
            if position.banners[seat] and random.below(2):
                return _banner_action([random.below(held + 1) for held in position.seals[seat]])
            return {"type": "end_turn"}
        case "over":
            raise ValueError("nothing is due: the game is over")


def _castle_action(grid: Grid, family: int, square: Square) -> JsonObject:
    return {"type": "place_castle", "family": FAMILIES[family], "cell": list(grid.cell(square))}


def _build_action(grid: Grid, card: Card, way: Way, anchor: Square) -> JsonObject:
    return {"type": "build", "card": card, "cells": grid.cells(way.footprint << anchor)}


def _banner_action(seals: list[int]) -> JsonObject:
    handed_in = {family: number for family, number in zip(FAMILIES, seals, strict=True) if number}
    return {"type": "use_banner", "seals": handed_in}


def _build_places(position: Position, seat: Seat) -> list[tuple[Card, Way, SquareSet]]:
    """For each different card and way, the legal anchors if there are any."""
    places = {kind: building.anchors(position, kind) for kind in building.kinds_in_hand(position, seat)}
    return [
        (card, way, anchors)
        for card in dict.fromkeys(position.hands[seat])
        for kind in (position.plan.faces[card].kind,)
        for way, anchors in zip(position.plan.ways[kind], places[kind], strict=True)
        if anchors
    ]


def _builds(position: Position, seat: Seat) -> Iterator[JsonObject]:
    for card, way, anchors in _build_places(position, seat):
        for anchor in squares_of(anchors):
            yield _build_action(position.grid, card, way, anchor)


def _random_main(position: Position, seat: Seat, random: RandomSource) -> JsonObject:
    builds = _build_places(position, seat)
    hands = position.own[seat] + position.neutral[seat]
    sites = [squares for _, squares in workers.sites(position)] if hands else []
    if not builds and not sites:
        return {"type": "skip"}
    if builds and (not sites or random.below(2)):
        number = random.below(sum(anchors.bit_count() for _, _, anchors in builds))
        for card, way, anchors in builds:
            if number < anchors.bit_count():
                return _build_action(position.grid, card, way, nth_square(anchors, number))
            number -= anchors.bit_count()
    return _random_workers(position, seat, sites[random.below(len(sites))], random)


def _random_workers(position: Position, seat: Seat, site: SquareSet, random: RandomSource) -> JsonObject:
    left = [position.own[seat], position.neutral[seat]]
    placed: tuple[list[list[int]], list[list[int]]] = ([], [])
    squares = list(squares_of(site))
    for _ in range(1 + random.below(min(sum(left), len(squares)))):
        square = squares.pop(random.below(len(squares)))
        neutral = random.below(sum(left)) >= left[0]
        left[neutral] -= 1
        placed[neutral].append(list(position.grid.cell(square)))
    return {"type": "place_workers", "own": sorted(placed[0]), "neutral": sorted(placed[1])}


def _worker_moves(position: Position, seat: Seat) -> list[JsonObject]:
    """All worker moves or ``MOST`` evenly spaced ones; moves that count for two buildings stand there once."""
    blocks = [
        (list(squares_of(squares)), own, neutral)
        for _, squares in workers.sites(position)
        for own in range(position.own[seat] + 1)
        for neutral in range(position.neutral[seat] + 1)
        if 1 <= own + neutral <= squares.bit_count()
    ]
    sizes = [comb(len(squares), own + neutral) * comb(own + neutral, own) for squares, own, neutral in blocks]
    total = sum(sizes)
    moves: dict[tuple[SquareSet, SquareSet], None] = {}
    block, start = 0, 0
    for step in range(min(total, MOST)):
        number = step * total // min(total, MOST)
        while number - start >= sizes[block]:
            start += sizes[block]
            block += 1
        squares, own, neutral = blocks[block]
        which, kinds = divmod(number - start, comb(own + neutral, own))
        chosen = _combination(squares, own + neutral, which)
        own_squares = _combination(chosen, own, kinds)
        moves.setdefault((_set(own_squares), _set(chosen) & ~_set(own_squares)))
    grid = position.grid
    return [
        {"type": "place_workers", "own": grid.cells(own), "neutral": grid.cells(neutral)}
        for own, neutral in moves
    ]


def _combination(squares: list[Square], size: int, number: int) -> list[Square]:
    """The combination of that size with this number, from 0, in lexicographic order."""
    chosen: list[Square] = []
    for index, square in enumerate(squares):
        if len(chosen) == size:
            break
        with_it = comb(len(squares) - index - 1, size - len(chosen) - 1)
        if number < with_it:
            chosen.append(square)
        else:
            number -= with_it
    return chosen


def _set(squares: list[Square]) -> SquareSet:
    return sum(1 << square for square in squares)


def _evaluations(position: Position, seat: Seat) -> Iterator[JsonObject]:
    if not position.banners[seat]:
        return
    held = position.seals[seat]
    total = prod(number + 1 for number in held)
    for step in range(min(total, MOST)):
        rest = step * (total - 1) // max(min(total, MOST) - 1, 1)
        seals = []
        for number in held:
            rest, given = divmod(rest, number + 1)
            seals.append(given)
        yield _banner_action(seals)
