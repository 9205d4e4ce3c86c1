"""ARK-9: the end, resignations apart (``test_9_6_resigning``)."""

from tests.rules.ark.boards import REASONS, Points, Table, points


def test_9_1_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    table = Table.of("A27^", hand="B09", stack="B09")
    for x in (1, 2):
        assert table.state.outcome is None
        table.place(x, 0)
        table.pass_()
    assert table.state.to_act is None
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "finished"


def test_9_1_that_turn_is_scored_like_any_other_before_the_end() -> None:
    """Followers of the road completed last are back before the temple's end is counted."""
    table = Table.of("A27^2b  B14^1a", hand="A05", stack="")
    table.place(2, 0)
    assert points(table.pass_()) == [Points("road", 0, 3), Points("unfinished_temple", 1, 3)]


def test_9_1_an_ark_due_is_placed_even_after_the_last_tile() -> None:
    table = Table.of("A27^1a", hand="A21", stack="")
    table.place(0, -1, "v")
    assert table.pass_() == []
    assert table.view["phase"] == "place_ark"
    assert points(table.place_ark(0, 0)) == [Points("unfinished_road", 0, 1)]
    assert table.view["ark"] == {"x": 0, "y": 0}
    assert table.view["phase"] == "over"


def test_9_2_an_unfinished_temple_brings_three_by_majority_on_the_tiles_that_are_placed() -> None:
    table = Table.of("A27^1b  B14^4a  B09^0a", hand="B10", stack="")
    table.place(3, 0)
    events = table.pass_()
    assert events[0] == {
        "n": 2,
        "type": "points",
        "reason": "unfinished_temple",
        "seat": 0,
        "points": 3,
        "tiles": [[0, 0], [1, 0], [2, 0]],
    }
    assert [event.reason for event in points(events)].count("unfinished_temple") == 1
    assert len(table.view["pieces"]) == 3


def test_9_2_ties_pay_everybody_and_nobody_is_paid_where_nobody_is() -> None:
    tied = Table.of("A27^1b  B14^  B09^0a", hand="B10", stack="")
    tied.place(3, 0)
    assert points(tied.pass_())[:2] == [Points("unfinished_temple", 0, 3), Points("unfinished_temple", 1, 3)]
    empty = Table.of("A27^  B14^", hand="B10", stack="")
    empty.place(2, 0)
    assert empty.pass_() == []


def test_9_3_an_unfinished_road_brings_one_a_tile_and_one_an_oasis() -> None:
    table = Table.of("A27^1a  B10^", hand="B11", stack="")
    table.place(2, 0)
    assert points(table.pass_()) == [Points("unfinished_road", 0, 3 + 3)]


def test_9_3_an_unfinished_city_brings_one_a_tile_and_one_a_scroll() -> None:
    table = Table.of("A27^0a", hand="A18", stack="")
    table.place(0, -1)
    assert points(table.pass_()) == [Points("unfinished_city", 0, 2 + 1)]


def test_9_3_a_prophet_does_not_double_it() -> None:
    table = Table.of("A27^0A", hand="A18", stack="")
    table.place(0, -1)
    assert points(table.pass_()) == [Points("unfinished_city", 0, 3)]
    assert "prophet" not in table.player(0)


def test_9_3_majority_and_ties_as_always() -> None:
    tied = Table.of("A27^1a  B09^0b  B15^", hand="B09", stack="")
    tied.place(-1, 0)
    assert points(tied.pass_()) == [Points("unfinished_road", 0, 4), Points("unfinished_road", 1, 4)]
    most = Table.of("A27^1a  B09^0b  B09^0b", hand="B09", stack="")
    most.place(-1, 0)
    assert points(most.pass_()) == [Points("unfinished_road", 1, 4)]


def test_9_4_fields_come_last() -> None:
    """Temple, road, city, field: one of each, placed in another order."""
    table = Table.of("A27^0a  B14^2a  B09^1b", hand="B09", stack="")
    table.place(3, 0)
    assert points(table.pass_()) == [
        Points("unfinished_temple", 0, 3),
        Points("unfinished_road", 0, 2),
        Points("unfinished_city", 0, 1),
        Points("field", 1, 4),
    ]


def with_points(*scores: int) -> Table:
    """The last turn of a game with this score, in which nothing more comes in."""
    table = Table.of(
        "A27^",
        hand="B09",
        stack="",
        seats=len(scores),
        players={
            seat: {"points": {**dict.fromkeys(REASONS, 0), "ark": score}} for seat, score in enumerate(scores)
        },
    )
    table.place(1, 0)
    table.pass_()
    return table


def test_9_5_the_most_points_win() -> None:
    outcome = with_points(3, 9, 8).state.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores == (3, 9, 8)


def test_9_5_several_who_tie_for_most_win_together() -> None:
    outcome = with_points(9, 3, 9).state.outcome
    assert outcome is not None
    assert outcome.winners == (0, 2)


def test_9_5_the_breakdown_adds_up_to_the_score() -> None:
    table = Table.of("A27^0a  B14^2a  B09^1b", hand="B09", stack="")
    table.place(3, 0)
    table.pass_()
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.breakdown[0] == {
        **dict.fromkeys(REASONS, 0),
        "unfinished_temple": 3,
        "unfinished_road": 2,
        "unfinished_city": 1,
    }
    assert [sum(seat.values()) for seat in outcome.breakdown] == list(outcome.scores)
