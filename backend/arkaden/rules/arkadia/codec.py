"""A position as JSON and back, hidden things included."""

import json
from collections.abc import Mapping
from typing import Any

from arkaden.rules.arkadia.components import BuildingType, Card, Family, LotPlace
from arkaden.rules.arkadia.plan import plan_for, read_options
from arkaden.rules.arkadia.position import Building, BuildingId, Position
from arkaden.rules.arkadia.squares import Cell, Grid, Square, SquareSet
from arkaden.rules.protocol import InvalidSetup, JsonObject, Outcome, Seat

_PLAIN = [
    "count",
    "turn",
    "phase",
    "did",
    "drawing",
    "due",
    "end_turn",
    "floor",
    "neutral_supply",
    "skipped",
    "last_turns",
    "face_up",
    "deck",
    "out",
    "open",
    "banners",
    "resigned",
    "own",
    "neutral",
    "banner_gold",
    "final_gold",
    "supply",
]
"""Fields that are JSON as they are."""


def position_to_json(position: Position) -> JsonObject:
    grid = position.grid
    place = position.lot.place
    data: JsonObject = {name: getattr(position, name) for name in _PLAIN}
    data = {name: value.copy() if isinstance(value, list) else value for name, value in data.items()}
    data |= {
        "options": position.options.to_json(),
        "players": position.players,
        "start_seat": position.start_seat,
        "seat": position.seat,
        "lot": [place.row, place.col, place.rows, place.cols],
        "hands": [list(hand) for hand in position.hands],
        "deck_draws": {str(n): seat for n, seat in position.deck_draws.items()},
        "buildings": [_building_to_json(grid, building) for building in position.buildings],
        "completed": {str(number): n for number, n in position.completed.items()},
        "takers": {str(number): seat for number, seat in position.takers.items()},
        "workers": [grid.cells(squares) for squares in position.workers],
        "neutral_workers": grid.cells(position.neutral_workers),
        "pieces": {str(square): list(pieces) for square, pieces in position.pieces.items()},
        "pools": [list(pool) for pool in position.pools],
        "values": list(position.values),
        "history": [list(change) for change in position.history],
        "seals": [list(seals) for seals in position.seals],
        "evaluations": [[n, seat, list(seals), gold] for n, seat, seals, gold in position.evaluations],
    }
    if position.plan.file is not None:
        data["components"] = json.loads(position.plan.file)
    if position.outcome is not None:
        data["outcome"] = position.outcome.to_json()
    return data


def position_from_json(data: Mapping[str, Any]) -> Position:
    """The position that ``position_to_json`` wrote; raises ValueError for what it cannot have written."""
    try:
        return _read(data)
    except (KeyError, TypeError, AttributeError, IndexError) as fault:
        raise ValueError(f"not a position of Arkadia: {fault!r}") from fault
    except InvalidSetup as fault:
        raise ValueError(f"not a position of Arkadia: {fault.detail}") from fault


def _read(data: Mapping[str, Any]) -> Position:
    options = read_options(data["options"])
    plan = plan_for(data.get("components"), mirror=options.mirror)
    grid = plan.components.grid
    lot = plan.lots[LotPlace(*data["lot"])]
    buildings = [_building(grid, number, entry) for number, entry in enumerate(data["buildings"], 1)]
    workers = [_set(grid, cells) for cells in data["workers"]]
    neutral_workers = _set(grid, data["neutral_workers"])
    plain = {name: data[name] for name in _PLAIN}
    plain = {name: list(value) if isinstance(value, list) else value for name, value in plain.items()}
    return Position(
        **plain,
        plan=plan,
        options=options,
        players=data["players"],
        start_seat=Seat(data["start_seat"]),
        seat=Seat(data["seat"]),
        lot=lot,
        hands=[tuple(Card(card) for card in hand) for hand in data["hands"]],
        deck_draws={int(n): Seat(seat) for n, seat in data["deck_draws"].items()},
        buildings=buildings,
        completed={BuildingId(int(number)): n for number, n in data["completed"].items()},
        takers={BuildingId(int(number)): Seat(seat) for number, seat in data["takers"].items()},
        workers=workers,
        neutral_workers=neutral_workers,
        occupied=lot.footprint
        | neutral_workers
        | sum(workers)
        | sum(building.squares for building in buildings),
        pieces={
            Square(int(square)): tuple(Family(family) for family in pieces)
            for square, pieces in data["pieces"].items()
        },
        pools=[tuple(pool) for pool in data["pools"]],
        values=tuple(data["values"]),
        history=[(n, Family(family), value) for n, family, value in data["history"]],
        seals=[tuple(seals) for seals in data["seals"]],
        evaluations=[(n, Seat(seat), tuple(seals), gold) for n, seat, seals, gold in data["evaluations"]],
        outcome=_outcome(data.get("outcome")),
    )


def _set(grid: Grid, cells: list[Cell]) -> SquareSet:
    return grid.set_of((row, column) for row, column in cells)


def _building_to_json(grid: Grid, building: Building) -> JsonObject:
    entry: JsonObject = {
        "type": building.kind,
        "family": building.family,
        "cells": grid.cells(building.squares),
    }
    if building.by is not None:
        entry["by"] = building.by
    return entry


def _building(grid: Grid, number: int, entry: Mapping[str, Any]) -> Building:
    return Building.on(
        grid,
        number,
        kind=BuildingType(entry["type"]),
        family=Family(entry["family"]),
        squares=_set(grid, entry["cells"]),
        by=Seat(entry["by"]) if "by" in entry else None,
    )


def _outcome(data: Mapping[str, Any] | None) -> Outcome | None:
    if data is None:
        return None
    return Outcome(
        scores=tuple(data["scores"]),
        winners=tuple(Seat(seat) for seat in data["winners"]),
        reason=data["reason"],
        breakdown=tuple(dict(gold) for gold in data["breakdown"]),
    )
