"""Introducing workers (ARD-4)."""

from collections.abc import Iterator

from arkaden.rules.arkadia.actions import PlaceWorkers
from arkaden.rules.arkadia.position import BuildingId, Position
from arkaden.rules.arkadia.squares import SquareSet
from arkaden.rules.protocol import IllegalAction, Seat


def sites(position: Position) -> Iterator[tuple[BuildingId | None, SquareSet]]:
    """Where workers may be put: the lot (None) and each building, with its free squares (ARD-4.1).

    Completed buildings have none by definition, and those without any are left out.
    """
    free = position.free
    if at_lot := position.lot.rim & free:
        yield None, at_lot
    for number in position.open:
        yield number, position.building(number).rim & free


def can_place(position: Position, seat: Seat) -> bool:
    return position.own[seat] + position.neutral[seat] > 0 and any(True for _ in sites(position))


def check_workers(position: Position, seat: Seat, move: PlaceWorkers) -> None:
    """Raises IllegalAction unless ``seat``, whose turn it is, may do so now."""
    squares = move.own | move.neutral
    if not squares:
        raise IllegalAction("no_worker", "at least one worker must be placed")
    if move.own.bit_count() > position.own[seat]:
        raise IllegalAction("too_few_own", "not so many own workers behind the screen")
    if move.neutral.bit_count() > position.neutral[seat]:
        raise IllegalAction("too_few_neutral", "not so many neutral workers behind the screen")
    if squares & position.occupied:
        raise IllegalAction("square_taken", "a building, a worker or the lot is there")
    if all(squares & ~free for _, free in sites(position)):
        raise IllegalAction("not_one_building", "all workers of a turn stand at one building or at the lot")


def put_workers(position: Position, seat: Seat, move: PlaceWorkers) -> None:
    """Carry out a checked placement, up to the payout."""
    position.own[seat] -= move.own.bit_count()
    position.neutral[seat] -= move.neutral.bit_count()
    position.workers[seat] |= move.own
    position.neutral_workers |= move.neutral
    position.occupied |= move.own | move.neutral
