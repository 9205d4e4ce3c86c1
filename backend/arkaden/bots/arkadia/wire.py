"""The moves of Arkadia as actions (docs/record.md, "Actions")."""

from arkaden.rules.arkadia.actions import (
    Build,
    Draw,
    EndTurn,
    Move,
    PlaceCastle,
    PlaceWorkers,
    Skip,
    UseBanner,
)
from arkaden.rules.arkadia.components import FAMILIES
from arkaden.rules.arkadia.squares import Grid
from arkaden.rules.protocol import JsonObject


def action_of(move: Move, grid: Grid) -> JsonObject:
    """What ``actions.parse`` reads as this move."""
    match move:
        case Build(card, squares):
            return {"type": "build", "card": card, "cells": grid.cells(squares)}
        case PlaceWorkers(own, neutral):
            return {"type": "place_workers", "own": grid.cells(own), "neutral": grid.cells(neutral)}
        case Skip():
            return {"type": "skip"}
        case PlaceCastle(family, square):
            return {"type": "place_castle", "family": FAMILIES[family], "cell": list(grid.cell(square))}
        case Draw(index):
            return {"type": "draw", "from": "deck" if index is None else index}
        case UseBanner(seals):
            given = {name: number for name, number in zip(FAMILIES, seals, strict=True) if number}
            return {"type": "use_banner", "seals": given}
        case EndTurn():
            return {"type": "end_turn"}
        case _:
            return {"type": "resign"}
