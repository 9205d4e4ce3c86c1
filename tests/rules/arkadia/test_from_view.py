"""What the screens hide follows from what is public (ARD-9.1), all but the sharing of neutral workers."""

import pytest

from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import Seat
from tests.bots.positions import Table, random_positions, tables

TABLES = [table for table in tables() if table.kind.name == "arkadia"]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.title)
def test_own_workers_seals_and_gold_of_all_seats_are_found(table: Table) -> None:
    for state in random_positions(table, "screens", every=12, resign=80):
        true = state.to_json()
        made = table.kind.from_view(state.view(Seat(0)), Seat(0), RandomStream(b""), table.options).to_json()
        for hidden in ("own", "seals", "banner_gold", "takers", "end_turn", "last_turns"):
            assert made[hidden] == true[hidden]
        assert sum(made["neutral"]) == sum(true["neutral"])
        if table.players == 2:
            assert made["neutral"] == true["neutral"]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.title)
def test_no_card_is_lost_or_doubled(table: Table) -> None:
    for state in random_positions(table, "cards", every=12, resign=80):
        true = state.to_json()
        made = table.kind.from_view(state.view(Seat(1)), Seat(1), RandomStream(b""), table.options).to_json()
        assert made["hands"][1] == true["hands"][1]
        assert [len(hand) for hand in made["hands"]] == [len(hand) for hand in true["hands"]]

        def cards(data: dict[str, list[str]]) -> list[str]:
            held = [card for hand in data["hands"] for card in hand]
            return sorted([*data["deck"], *data["out"], *data["face_up"], *held])

        assert cards(made) == cards(true)
