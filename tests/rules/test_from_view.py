"""A view holds enough to go on from: what a state made of it hides is drawn, all else is as it was."""

import pytest

from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import Seat
from tests.bots.positions import Table, random_positions, tables, through_json

pytestmark = pytest.mark.parametrize("table", tables(), ids=lambda table: table.title)


def test_a_state_made_of_a_view_looks_the_same_to_that_seat(table: Table) -> None:
    for state in random_positions(table, "same", every=12):
        for seat in map(Seat, range(table.players)):
            view = state.view(seat)
            made = table.kind.from_view(through_json(view), seat, RandomStream(b"x"), table.options)
            assert made.view(seat) == view


def test_also_where_seats_have_resigned(table: Table) -> None:
    for game in range(4):
        for state in random_positions(table, f"resigned {game}", every=12, resign=60):
            for seat in map(Seat, range(table.players)):
                view = state.view(seat)
                made = table.kind.from_view(through_json(view), seat, RandomStream(b"y"), table.options)
                assert made.view(seat) == view


def test_such_a_state_is_played_to_its_end(table: Table) -> None:
    random = RandomStream(b"play on")
    for state in random_positions(table, "end", every=40):
        assert state.to_act is not None
        made = table.kind.from_view(state.view(state.to_act), state.to_act, random, table.options)
        while made.to_act is not None:
            made.apply(made.to_act, made.random_action(random))
        assert made.outcome is not None


def test_what_is_hidden_is_drawn_from_the_stream_alone(table: Table) -> None:
    for state in random_positions(table, "drawn", every=30):
        view = state.view(Seat(0))
        first, again = (
            table.kind.from_view(view, Seat(0), RandomStream(b"equal"), table.options) for _ in range(2)
        )
        assert first.to_json() == again.to_json()
