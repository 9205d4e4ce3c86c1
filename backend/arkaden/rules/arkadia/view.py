"""What a seat or a spectator may know of a position (ARD-9, ``docs/arkadia-view.md``)."""

from arkaden.rules.arkadia.castle import family_seen, values_seen
from arkaden.rules.arkadia.components import FAMILIES
from arkaden.rules.arkadia.legal import legal
from arkaden.rules.arkadia.position import Building, Position, Seals
from arkaden.rules.arkadia.squares import squares_of
from arkaden.rules.protocol import JsonObject, Seat


def view(position: Position, seat: Seat | None) -> JsonObject:
    """The view of ``seat``, None for a spectator."""
    seen: JsonObject = {
        "game": "arkadia",
        "phase": position.phase,
        "turn": position.turn,
        **position.plan.static_view,
        "lot": _lot(position),
        "castle": _castle(position),
        "floor": position.floor + 1,
        "pools": {str(floor): _by_family(pool) for floor, pool in enumerate(position.pools, 1)},
        "values": _by_family(position.values),
        "history": _history(position),
        "evaluations": _evaluations(position),
        "buildings": {str(building.id): _building(position, building) for building in position.buildings},
        "workers": _workers(position),
        "players": {str(player): _player(position, Seat(player), seat) for player in range(position.players)},
        "face_up": {str(index): card for index, card in enumerate(position.face_up)},
        "deck": len(position.deck),
        "supply": _supply(position),
    }
    if seat is not None:
        seen["hand"] = list(position.hands[seat])
    if position.phase == "castle":
        seen["due"] = position.due
    if position.skipped:
        seen["skipped"] = len(position.skipped)
    if position.end_turn:
        seen["end_turn"] = position.end_turn
    if position.last_turns:
        seen["last_turns"] = {str(player): True for player in position.last_turns}
    if position.outcome is not None:
        seen["outcome"] = position.outcome.to_json()
    else:
        seen["to_act"] = position.seat
    if seat is not None and (found := legal(position, seat)):
        seen["legal"] = found
    return seen


def _by_family(numbers: Seals) -> dict[str, int]:
    return dict(zip(FAMILIES, numbers, strict=True))


def _lot(position: Position) -> JsonObject:
    place = position.lot.place
    return {
        "row": place.row,
        "col": place.col,
        "rows": place.rows,
        "cols": place.cols,
        "courtyard": [list(cell) for cell in position.lot.courtyard],
    }


def _castle(position: Position) -> JsonObject:
    castle: JsonObject = {}
    for square, printed in position.lot.printed.items():
        pieces = position.pieces.get(square, ())
        entry: JsonObject = {
            "floors": {str(floor): FAMILIES[family] for floor, family in enumerate(pieces, 1)},
        }
        if printed is not None:
            entry["printed"] = FAMILIES[printed]
        top = family_seen(printed, pieces)
        if top is not None:
            entry["top"] = FAMILIES[top]
        castle[position.grid.keys[square]] = entry
    return castle


def _history(position: Position) -> dict[str, dict[str, int]]:
    first = values_seen(position.lot.printed, {})
    history = {family: {"0": value} for family, value in zip(FAMILIES, first, strict=True)}
    for n, changed, value in position.history:
        history[FAMILIES[changed]][str(n)] = value
    return history


def _evaluations(position: Position) -> JsonObject:
    return {
        str(n): {
            "seat": seat,
            "gold": gold,
            "seals": {name: count for name, count in _by_family(seals).items() if count},
        }
        for n, seat, seals, gold in position.evaluations
    }


def _building(position: Position, building: Building) -> JsonObject:
    entry: JsonObject = {
        "type": building.kind,
        "family": FAMILIES[building.family],
        "cells": building.cells,
    }
    if building.by is not None:
        entry["by"] = building.by
    if (completed := position.completed.get(building.id)) is not None:
        entry["completed"] = completed
        entry["seal"] = position.takers[building.id]
    return entry


def _workers(position: Position) -> JsonObject:
    keys = position.grid.keys
    standing: JsonObject = {keys[square]: "neutral" for square in squares_of(position.neutral_workers)}
    for seat, squares in enumerate(position.workers):
        standing |= {keys[square]: seat for square in squares_of(squares)}
    return standing


def _player(position: Position, player: Seat, viewer: Seat | None) -> JsonObject:
    """The screen is its owner's, but for ``open_screens`` and after the end (ARD-9.1)."""
    entry: JsonObject = {"banners": position.banners[player], "hand_size": len(position.hands[player])}
    if position.resigned[player]:
        entry["resigned"] = True
    if player == viewer or position.options.open_screens or position.phase == "over":
        entry["screen"] = {
            "own": position.own[player],
            "neutral": position.neutral[player],
            "seals": _by_family(position.seals[player]),
            "gold": position.gold(player),
        }
    return entry


def _supply(position: Position) -> JsonObject:
    buildings = dict(position.components.building_counts)
    for building in position.buildings:
        buildings[building.kind] -= 1
    return {
        "neutral": position.neutral_supply,
        "workers": {str(seat): number for seat, number in enumerate(position.supply)},
        "buildings": buildings,
    }
