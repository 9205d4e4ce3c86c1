"""The moves that bots think of in Arkadia, and how they travel."""

import pytest

from arkaden.bots.arkadia.castle import castle_choices
from arkaden.bots.arkadia.playing import choices
from arkaden.bots.arkadia.wire import action_of
from arkaden.rules.arkadia.actions import Move, PlaceCastle, Resign, parse
from arkaden.rules.arkadia.from_view import position_from_view
from arkaden.rules.arkadia.position import Position
from arkaden.rules.fairness import RandomStream
from tests.bots.positions import Table, random_positions, tables

TABLES = [table for table in tables() if table.kind.name == "arkadia"]
at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.title)


def positions(table: Table, seed: str, every: int) -> list[Position]:
    found = []
    for state in random_positions(table, seed, every):
        assert state.to_act is not None
        view = state.view(state.to_act)
        found.append(position_from_view(view, state.to_act, RandomStream(b""), table.options, None))
    return found


@at_every_table
def test_every_move_is_legal_and_travels_as_an_action(table: Table) -> None:
    for state in random_positions(table, "legal", every=20):
        seat = state.to_act
        assert seat is not None
        position = position_from_view(state.view(seat), seat, RandomStream(b""), table.options, None)
        for choice in choices(position):
            (move,) = choice.moves
            action = action_of(_move(move), position.grid)
            assert parse(action, position.grid) == move
            state.copy().apply(seat, action)


@at_every_table
def test_all_builds_are_thought_of(table: Table) -> None:
    for state in random_positions(table, "builds", every=40):
        seat = state.to_act
        assert seat is not None
        position = position_from_view(state.view(seat), seat, RandomStream(b""), table.options, None)
        if position.phase != "main":
            continue
        actions = [action_of(_move(choice.moves[0]), position.grid) for choice in choices(position)]
        legal = [action for action in state.legal_actions(seat) if action["type"] == "build"]
        assert {repr(action) for action in legal} <= {repr(action) for action in actions}


def test_resigning_travels_too() -> None:
    position = positions(TABLES[0], "resign", 40)[0]
    assert parse(action_of(Resign(), position.grid), position.grid) == Resign()


def test_a_castle_piece_raises_what_one_holds_and_covers_what_others_hold() -> None:
    position = positions(TABLES[0], "castle", 200)[0]
    net = [5.0, -4.0, 0.5, -0.5]
    best = max(castle_choices(position, net), key=lambda choice: choice.gain)
    (move,) = best.moves
    assert isinstance(move, PlaceCastle)
    assert move.family == 0
    assert position.lot.printed[move.square] == 1
    assert best.gain == 9.0


def _move(move: object) -> Move:
    assert isinstance(move, Move)
    return move
