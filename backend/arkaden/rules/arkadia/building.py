"""Laying out a building (ARD-3)."""

from arkaden.rules.arkadia.actions import Build
from arkaden.rules.arkadia.components import BuildingType
from arkaden.rules.arkadia.position import Building, BuildingId, Position
from arkaden.rules.arkadia.shapes import normal
from arkaden.rules.arkadia.squares import SquareSet, squares_of
from arkaden.rules.protocol import Event, IllegalAction, Seat


def anchors(position: Position, kind: BuildingType) -> list[SquareSet]:
    """Where a building of that type may be laid: the legal anchors of each of its ways (ARD-3.2, 3.3)."""
    free = position.free
    touching = position.grid.rim(position.occupied)
    return [way.anchors_on(free, touching) for way in position.plan.ways[kind]]


def kinds_in_hand(position: Position, seat: Seat) -> list[BuildingType]:
    """The types on the cards in hand, each once, in the order of the hand."""
    return list(dict.fromkeys(position.plan.faces[card].kind for card in position.hands[seat]))


def can_build(position: Position, seat: Seat) -> bool:
    return any(any(anchors(position, kind)) for kind in kinds_in_hand(position, seat))


def check_build(position: Position, seat: Seat, build: Build) -> None:
    """Raises IllegalAction unless ``seat``, whose turn it is, may do so now."""
    if build.card not in position.hands[seat]:
        raise IllegalAction("not_in_hand", "no such card in the hand")
    kind = position.plan.faces[build.card].kind
    cells = [position.grid.cell(square) for square in squares_of(build.squares)]
    if not cells or normal(cells) not in position.plan.shapes[kind]:
        raise IllegalAction("wrong_shape", f"these squares are not a {kind}")
    if build.squares & position.occupied:
        raise IllegalAction("square_taken", "a building, a worker or the lot is there")
    if not position.grid.rim(build.squares) & position.occupied:
        raise IllegalAction("not_adjacent", "it must touch a building, a worker or the lot on a side")


def lay_out(position: Position, seat: Seat, build: Build) -> list[Event]:
    """Carry out a checked build, up to the payout."""
    hand = list(position.hands[seat])
    hand.remove(build.card)
    position.hands[seat] = tuple(hand)
    position.out.append(build.card)
    face = position.plan.faces[build.card]
    number = BuildingId(len(position.buildings) + 1)
    building = Building.on(position.grid, number, face.kind, face.family, build.squares, seat)
    position.buildings.append(building)
    position.open.append(number)
    position.occupied |= build.squares
    gained = camp_workers(position, build.squares)
    if not gained:
        return []
    position.neutral[seat] += gained
    position.neutral_supply -= gained
    return [{"n": position.count, "type": "neutral_workers", "seat": seat, "count": gained}]


def camp_workers(position: Position, squares: SquareSet) -> int:
    """The neutral workers that covering ``squares`` brings: what is left, if the supply is short (ARD-3.5)."""
    camps = (squares & position.components.camps).bit_count()
    return min(camps * position.components.neutral_per_camp, position.neutral_supply)
