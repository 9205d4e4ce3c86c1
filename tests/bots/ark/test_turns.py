"""Turns of the Ark are judged without being played; playing them comes to the same."""

from collections.abc import Iterator

import pytest

from arkaden.bots.ark.turns import placings, seconds, turns
from arkaden.bots.ark.walks import best_walk
from arkaden.bots.ark.worth import lead, tiles_left, worths
from arkaden.rules.ark.legal import list_legal
from arkaden.rules.ark.state import ArkState
from arkaden.rules.ark.turns import perform, settle
from tests.bots.positions import Table, random_positions, tables

TABLES = [table for table in tables() if table.kind.name == "ark"]
at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.title)


def positions(table: Table, seed: str, phase: str) -> Iterator[ArkState]:
    for state in random_positions(table, seed, every=6):
        assert isinstance(state, ArkState)
        if state.phase == phase:
            yield state


@at_every_table
def test_what_a_piece_is_judged_to_bring_is_what_the_position_with_it_is_worth(table: Table) -> None:
    judged = 0
    for state in positions(table, "pieces", "second_action"):
        for second in seconds(state, None):
            after = state.copy()
            perform(after, state.seat, second.move)
            settle(after)
            assert second.lead == pytest.approx(lead(worths(after, tiles_left(after)), state.seat))
            judged += 1
    assert judged


@at_every_table
def test_a_turn_is_judged_alike_before_and_after_its_tile_is_placed(table: Table) -> None:
    for state in positions(table, "twice", "place_tile"):
        judged = {(turn.tile, turn.second): turn.lead for turn in turns(state)}
        for tile, placed in placings(state):
            for second in seconds(placed, None):
                assert judged[tile, second.move] == pytest.approx(second.lead)


@at_every_table
def test_every_placing_and_piece_that_is_legal_is_judged(table: Table) -> None:
    for state in positions(table, "all", "place_tile"):
        tiles = [tile.to_json() for tile, _ in placings(state)]
        assert sorted(map(repr, tiles)) == sorted(map(repr, list_legal(state)))
    for state in positions(table, "all", "second_action"):
        moves = [second.move.to_json() for second in seconds(state, None)]
        legal = [action for action in list_legal(state) if action["type"] != "move_ark"]
        assert sorted(map(repr, moves)) == sorted(map(repr, legal))


@at_every_table
def test_the_best_walk_is_the_best_of_all_legal_ones(table: Table) -> None:
    walked = 0
    for state in positions(table, "walks", "second_action"):
        if state.ark is None:
            continue
        found = best_walk(state, state.seat, state.ark)
        leads = [_gain(state, action) for action in list_legal(state) if action["type"] == "move_ark"]
        assert (found.lead if found else 0.0) == pytest.approx(max(0.0, *leads))
        if found:
            assert _gain(state, found.move.to_json()) == pytest.approx(found.lead)
            walked += 1
    assert walked


def _gain(state: ArkState, action: dict[str, object]) -> float:
    """What the walk itself brings the seat, less what it brings the others, shared among them."""
    gains = [0] * state.seats
    for event in state.preview(state.seat, [action])["events"]:
        if event.get("reason") == "ark":
            gains[event["seat"]] += event["points"]
    others = sum(gains) - gains[state.seat]
    return gains[state.seat] - others / (state.seats - 1)
