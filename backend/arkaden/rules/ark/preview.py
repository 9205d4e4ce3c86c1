"""What would follow from some actions, and what every feature is worth at that moment (docs/protocol.md).

Nothing is drawn in a preview: it goes through the player's own steps and the scoring they cause, and stops
before the next tile, so that it depends on nothing hidden.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from arkaden.rules.ark.actions import Resign, parse
from arkaden.rules.ark.board import PROPHETS_SHIFT, SEAT_BITS, Node
from arkaden.rules.ark.geometry import cell_key
from arkaden.rules.ark.legal import describe_legal
from arkaden.rules.ark.position import Position
from arkaden.rules.ark.scoring import (
    TEMPLE_COMPLETE,
    TEMPLE_TILES,
    TEMPLE_UNFINISHED,
    flock_of,
    owners_of,
    temple_pieces,
    worth_complete,
    worth_unfinished,
)
from arkaden.rules.ark.tileset import FeatureKind
from arkaden.rules.ark.turns import judge, perform, settle
from arkaden.rules.protocol import Event, IllegalAction, JsonObject, Seat


def preview_of(position: Position, seat: Seat | None, actions: Sequence[Mapping[str, Any]]) -> JsonObject:
    """The answer of ``GameState.preview``. Works on a copy; raises IllegalAction."""
    if actions and (seat is None or position.phase == "over" or seat != position.seat):
        raise IllegalAction("not_this_phase", "only the seat to act can try actions")
    position = position.copy()
    events: list[Event] = []
    features = None
    for action in actions:
        assert seat is not None
        move = parse(action)
        if position.phase == "turn_over":
            raise IllegalAction("not_this_phase", "the turn is over")
        judge(position, seat, move)
        position.actions += 1
        events += perform(position, seat, move)
        if position.phase == "scoring":
            features = describe_features(position)
        events += settle(position)
        if isinstance(move, Resign):
            position.phase = "turn_over"
    answer: JsonObject = {"events": events, "features": features or describe_features(position)}
    if seat is not None and seat == position.seat and position.phase not in ("turn_over", "over"):
        answer["legal"] = describe_legal(position)
    return answer


def describe_features(position: Position) -> JsonObject:
    """Every feature on the board by a key that is the same as long as its first segment is."""
    board = position.board
    segments: dict[Node, list[str]] = {}
    kinds: dict[Node, FeatureKind] = {}
    keys: dict[Node, str] = {}
    features: JsonObject = {}
    for slot, (cell, form, base) in enumerate(zip(board.cells, board.forms, board.bases, strict=True)):
        where = cell_key(cell)
        for segment, kind in enumerate(form.features):
            name = f"{where}:{segment}"
            if kind == "temple":
                features[f"f{base + segment}"] = _describe_temple(position, slot, name)
                continue
            root = board.root(base + segment)
            segments.setdefault(root, []).append(name)
            kinds.setdefault(root, kind)
            keys.setdefault(root, f"f{base + segment}")
    for root, kind in kinds.items():
        features[keys[root]] = _describe(position, root, kind, segments[root])
    return features


def _describe(position: Position, root: Node, kind: FeatureKind, cells: list[str]) -> JsonObject:
    board = position.board
    tiles, bonus, pieces = board.tiles[root], board.bonus[root], board.pieces[root]
    complete = kind != "field" and board.open_ends[root] == 0
    worth = worth_complete(kind, tiles, bonus) if complete else worth_unfinished(kind, tiles, bonus)
    feature: JsonObject = {
        "kind": kind,
        "cells": cells,
        "open": board.open_ends[root],
        "complete": complete,
        "worth": worth,
        "pieces": _pieces(pieces, position.seats),
        "owners": list(owners_of(pieces)),
    }
    match kind:
        case "field":
            feature["sheep"], feature["wolves"] = flock_of(bonus)
        case "city":
            feature["scrolls"] = bonus
        case _:
            feature["oases"] = bonus
    return feature


def _describe_temple(position: Position, slot: int, name: str) -> JsonObject:
    around = position.board.around(slot)
    complete = len(around) == TEMPLE_TILES
    pieces = temple_pieces(position, around)
    return {
        "kind": "temple",
        "cells": [name],
        "open": TEMPLE_TILES - len(around),
        "complete": complete,
        "worth": TEMPLE_COMPLETE if complete else TEMPLE_UNFINISHED,
        "pieces": _pieces(pieces, position.seats),
        "owners": list(owners_of(pieces)),
    }


def _pieces(pieces: int, seats: int) -> JsonObject:
    """Followers and prophets by seat, of a packed count as in ``Board.pieces``."""
    result: JsonObject = {}
    for seat in range(seats):
        count = pieces >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1
        prophets = pieces >> PROPHETS_SHIFT + seat & 1
        if count:
            result[str(seat)] = {"followers": count - prophets, "prophets": prophets}
    return result
