"""Completion of buildings and their payout (ARD-5)."""

from arkaden.rules.arkadia.components import FAMILIES, Family
from arkaden.rules.arkadia.position import Building, Position
from arkaden.rules.protocol import Event, Seat


def complete_buildings(position: Position) -> list[Event]:
    """Pay out every building completed by what was just laid or placed; castle pieces fall due for them.

    Events go building by building: its completion, the payout by seat, the seal that lay on it.
    """
    free = position.free
    enclosed = [
        building for number in position.open if not (building := position.building(number)).rim & free
    ]
    events: list[Event] = []
    for building in enclosed:
        position.open.remove(building.id)
        position.completed[building.id] = position.count
        position.takers[building.id] = position.seat
        position.due += 1
        events += _pay_out(position, building)
    return events


def _pay_out(position: Position, building: Building) -> list[Event]:
    """One seal for each own worker at the building, and its own seal to the seat whose turn it is (ARD-5.2)."""
    n, family = position.count, FAMILIES[building.family]
    events: list[Event] = [
        {
            "n": n,
            "type": "completed",
            "building": building.id,
            "cells": position.grid.cells(building.squares),
            "family": family,
        }
    ]
    gains = [
        (Seat(seat), (building.rim & at).bit_count(), "payout") for seat, at in enumerate(position.workers)
    ]
    gains.append((position.seat, 1, "building"))
    for seat, count, reason in gains:
        if count:
            _take(position, seat, building.family, count)
            events.append(
                {
                    "n": n,
                    "type": "seals",
                    "seat": seat,
                    "family": family,
                    "count": count,
                    "reason": reason,
                    "building": building.id,
                }
            )
    return events


def _take(position: Position, seat: Seat, family: Family, count: int) -> None:
    seals = list(position.seals[seat])
    seals[family] += count
    position.seals[seat] = tuple(seals)
