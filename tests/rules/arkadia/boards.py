"""Positions of Arkadia drawn as text, and games to play on.

``L`` is the lot, a capital letter other than that a building, a digit a worker of that seat, ``n`` a neutral worker, ``.`` a
square that is free. Rows and columns that are left out are free.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from arkaden.rules.arkadia import ARKADIA
from arkaden.rules.arkadia.components import FAMILIES
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import Event, GameState, JsonObject, Seat

COLS = 16
STANDARD_LOT = (4, 6)


def new_game(players: int = 2, seed: str = "seed", **options: Any) -> GameState:
    """A game drawn from a seed."""
    start_seat, setup = ARKADIA.draw_setup(players, options, RandomStream(seed.encode()))
    return ARKADIA.start(players, options, start_seat, setup)


def on_board(
    text: str,
    buildings: Mapping[str, str] | None = None,
    *,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> GameState:
    """A game in its first turn (or as ``changes`` of the state's JSON say) with this board.

    ``buildings`` gives the card of each letter. Without a lot in the text it lies at ``STANDARD_LOT``. Seat 0 is to act.
    ``hands``, ``own``, ``neutral``, ``seals`` are by seat; what is behind the screens is taken from the supplies.
    """
    squares = read_board(text)
    state = new_game(players, **(options or {})).to_json()
    state["lot"] = _lot(squares.get("L", ()))
    state["buildings"] = [
        {
            "type": card.split(":")[0],
            "family": FAMILIES.index(card.split(":")[1]),
            "cells": sorted(squares[letter]),
            "by": 0,
        }
        for letter, card in (buildings or {}).items()
    ]
    state["open"] = list(range(1, len(state["buildings"]) + 1))
    state["workers"] = [sorted(squares.get(str(seat), ())) for seat in range(players)]
    state["neutral_workers"] = sorted(squares.get("n", ()))
    state["values"] = [2, 2, 2, 2]
    state |= {"seat": 0, "start_seat": 0, **changes}
    if "seals" in changes:
        state["seals"] = [[seals.get(family, 0) for family in FAMILIES] for seals in changes["seals"]]
    state["supply"] = [
        11 - 2 * (4 - state["banners"][seat]) - 3 - max(0, len(state["workers"][seat]) - 3)
        for seat in range(players)
    ]
    return ARKADIA.load(state)


def read_board(text: str) -> dict[str, list[tuple[int, int]]]:
    """The squares of each character that is not a dot."""
    squares: dict[str, list[tuple[int, int]]] = {}
    rows = [line.strip() for line in text.strip().splitlines()]
    for row, line in enumerate(rows):
        for column, character in enumerate(line):
            if character != ".":
                squares.setdefault(character, []).append((row, column))
    return squares


def write_board(view: Mapping[str, Any]) -> str:
    """The board of a view as text, buildings as letters from A in the order laid (L left out)."""
    board, lot = view["board"], view["lot"]
    grid = [["."] * board["cols"] for _ in range(board["rows"])]
    for row in range(lot["row"], lot["row"] + lot["rows"]):
        for column in range(lot["col"], lot["col"] + lot["cols"]):
            grid[row][column] = "L"
    letters = iter("ABCDEFGHIJKMNOPQRSTUVWXYZabcdefghijklmopqrstuvwxyz")
    for building in view["buildings"].values():
        letter = next(letters)
        for row, column in building["cells"]:
            grid[row][column] = letter
    for key, who in view["workers"].items():
        row, column = map(int, key.split(","))
        grid[row][column] = "n" if who == "neutral" else str(who)
    return "\n".join("".join(row) for row in grid)


def _lot(squares: Iterable[tuple[int, int]]) -> list[int]:
    corners = sorted(squares)
    if not corners:
        return [*STANDARD_LOT, 3, 4]
    (top, left), (bottom, right) = corners[0], corners[-1]
    return [top, left, bottom - top + 1, right - left + 1]


def act(game: GameState, kind: str, **fields: Any) -> list[Event]:
    """The seat to act does so."""
    seat = game.to_act
    assert seat is not None
    return game.apply(seat, {"type": kind, **fields})


def build(game: GameState, card: str, *cells: tuple[int, int]) -> list[Event]:
    return act(game, "build", card=card, cells=[list(cell) for cell in cells])


def place(
    game: GameState, own: Iterable[tuple[int, int]] = (), neutral: Iterable[tuple[int, int]] = ()
) -> list[Event]:
    return act(
        game, "place_workers", own=[list(cell) for cell in own], neutral=[list(cell) for cell in neutral]
    )


def finish_turn(game: GameState) -> None:
    """Do what is left of the turn in the first way that is legal, without a banner."""
    seat = game.to_act
    turn = game.view(None)["turn"]
    while game.to_act == seat and game.view(None)["turn"] == turn:
        assert seat is not None
        phase = game.view(None)["phase"]
        game.apply(seat, {"type": "end_turn"} if phase == "banner" else game.legal_actions(seat)[0])


def own_view(game: GameState, seat: int) -> JsonObject:
    return game.view(Seat(seat))


def screen(game: GameState, seat: int) -> JsonObject:
    """What lies behind a screen, as its owner sees it."""
    shown: JsonObject = own_view(game, seat)["players"][str(seat)]["screen"]
    return shown


def seals(events: Iterable[Event]) -> list[tuple[int, str, int, str]]:
    """Seat, family, count and reason of the seals that events bring."""
    return [
        (event["seat"], event["family"], event["count"], event["reason"])
        for event in events
        if event["type"] == "seals"
    ]
