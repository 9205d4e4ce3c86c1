"""What the seat to act may do, described (``docs/arkadia-view.md``)."""

from collections.abc import Callable

from arkaden.rules.arkadia import building, castle, workers
from arkaden.rules.arkadia.components import FAMILIES
from arkaden.rules.arkadia.position import Phase, Position
from arkaden.rules.arkadia.squares import squares_of
from arkaden.rules.protocol import JsonObject, Seat


def legal(position: Position, seat: Seat) -> JsonObject:
    """Empty unless something is due from ``seat``."""
    if position.phase == "over" or seat != position.seat:
        return {}
    return _DESCRIBE[position.phase](position, seat)


def _main(position: Position, seat: Seat) -> JsonObject:
    grid = position.grid
    found: JsonObject = {}
    builds = {}
    for kind in building.kinds_in_hand(position, seat):
        by_way = building.anchors(position, kind)
        if any(by_way):
            builds[kind] = [grid.row_bits(anchors) if anchors else [] for anchors in by_way]
    if builds:
        found["build"] = builds
    own, neutral = position.own[seat], position.neutral[seat]
    at = {
        "lot" if number is None else str(number): list(squares_of(squares))
        for number, squares in workers.sites(position)
    }
    if own + neutral and at:
        found["place_workers"] = {"own": own, "neutral": neutral, "at": at}
    return found or {"skip": True}


def _castle(position: Position, _seat: Seat) -> JsonObject:
    families = [FAMILIES[family] for family in castle.families_in_pool(position)]
    return {"place_castle": {"families": families, "squares": sorted(castle.open_squares(position))}}


def _draw(position: Position, _seat: Seat) -> JsonObject:
    sources: JsonObject = {"face_up": list(range(len(position.face_up)))}
    if position.deck:
        sources["deck"] = True
    return {"draw": sources}


def _banner(position: Position, seat: Seat) -> JsonObject:
    found: JsonObject = {"end_turn": True}
    if position.banners[seat]:
        seals = zip(FAMILIES, position.seals[seat], strict=True)
        found["use_banner"] = {family: number for family, number in seals if number}
    return found


_DESCRIBE: dict[Phase, Callable[[Position, Seat], JsonObject]] = {
    "main": _main,
    "castle": _castle,
    "draw": _draw,
    "banner": _banner,
}
