"""ARK-9.6: a player resigns, at any time."""

from arkaden.rules.protocol import Seat
from tests.rules.ark.boards import Points, Table, points
from tests.rules.ark.refusals import refused


def turns(table: Table, count: int) -> list[int]:
    """Who is to act in the next turns, tiles going to the east."""
    seats = []
    for x in range(1, count + 1):
        seats.append(int(table.state.seat))
        table.place(x, 0)
        table.pass_()
    return seats


def test_9_6_who_resigns_out_of_turn_takes_no_more_turns() -> None:
    table = Table.of("A27^", hand="B09", seats=3)
    assert table.resign(1) == []
    assert table.state.to_act == 0
    assert table.player(1)["resigned"] is True
    assert turns(table, 5) == [0, 2, 0, 2, 0]


def test_9_6_a_tile_drawn_and_not_placed_goes_back_on_top_of_the_stack() -> None:
    """And the next player draws it."""
    table = Table.of("A27^", hand="B10", stack="B03 B09", seats=3)
    assert table.resign() == []
    assert table.state.to_act == 1
    assert table.view["tile"] == "B10"
    assert table.view["stack"] == 2
    assert table.view["phase"] == "place_tile"


def test_9_6_a_tile_already_placed_is_scored_as_after_pass() -> None:
    table = Table.of("A04v  A27^1a", hand="A05", seats=3)
    table.place(1, 0)
    assert points(table.resign()) == [Points("road", 0, 4)]
    assert table.state.to_act == 1
    assert table.view["phase"] == "place_tile"


def test_9_6_resigning_out_of_turn_leaves_the_present_turn_alone() -> None:
    table = Table.of("A04v  A27^1a", hand="A05", seats=3)
    table.place(1, 0)
    assert table.resign(2) == []
    assert table.view["phase"] == "second_action"
    assert points(table.pass_()) == [Points("road", 0, 4)]


def test_9_6_the_pieces_stay_and_count_and_points_go_on_being_given_to_the_seat() -> None:
    table = Table.of("A04v  A27^1b", hand="A05", seats=3, resigned=[1])
    table.place(1, 0)
    assert points(table.pass_()) == [Points("road", 1, 4)]
    assert table.player(1) == {"points": 4, "followers": 7, "prophet": True, "resigned": True}


def test_9_6_but_it_cannot_win() -> None:
    table = Table.of("A04v  A27^1b", hand="A05", stack="", seats=3, resigned=[1])
    table.place(1, 0)
    table.pass_()
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.scores == (0, 4, 0)
    assert outcome.winners == (0, 2)
    assert outcome.reason == "finished"


def test_9_6_an_ark_that_becomes_due_is_placed_by_the_next_player_before_drawing() -> None:
    table = Table.of("A27^", hand="A21", stack="B10 B09", seats=3)
    table.place(0, -1, "v")
    assert table.resign() == []
    assert (table.state.to_act, table.view["phase"]) == (1, "place_ark")
    assert "tile" not in table.view
    assert table.view["stack"] == 2
    table.place_ark(0, -1)
    assert (table.state.to_act, table.view["phase"]) == (1, "place_tile")
    assert table.view["tile"] == "B10"


def test_9_6_so_is_one_that_was_due_already() -> None:
    table = Table.of("A27^", hand="A21", stack="B10 B09", seats=3)
    table.place(0, -1, "v")
    table.pass_()
    assert table.resign() == []
    assert (table.state.to_act, table.view["phase"]) == (1, "place_ark")
    table.place_ark(0, 0)
    assert (table.state.to_act, table.view["phase"]) == (1, "place_tile")


def test_9_6_if_that_player_resigns_too_the_one_after_places_it() -> None:
    table = Table.of("A27^", hand="A21", stack="B10 B09", seats=4)
    table.place(0, -1, "v")
    table.resign()
    assert table.resign(1) == []
    assert (table.state.to_act, table.view["phase"]) == (2, "place_ark")
    table.place_ark(0, 0)
    assert (table.state.to_act, table.view["phase"]) == (2, "place_tile")


def test_9_6_an_ark_due_after_the_last_tile_is_placed_before_the_end() -> None:
    table = Table.of("A27^", hand="A21", stack="", seats=3)
    table.place(0, -1, "v")
    table.resign()
    assert (table.state.to_act, table.view["phase"]) == (1, "place_ark")
    table.place_ark(0, 0)
    assert table.view["phase"] == "over"
    assert table.view["outcome"]["winners"] == [1, 2]


def test_9_6_when_one_player_is_left_the_game_ends_at_once_and_that_player_wins() -> None:
    """Though the other has more points."""
    table = Table.of("A27^1a", hand="B09", stack="B09")
    assert points(table.resign()) == [Points("unfinished_road", 0, 1)]
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((1,), "resigned", (1, 0))
    assert table.state.to_act is None


def test_9_6_so_it_does_when_the_other_resigns_out_of_turn() -> None:
    table = Table.of("A27^", hand="B09", stack="B09")
    table.resign(1)
    assert table.view["outcome"]["winners"] == [0]
    assert "tile" not in table.view
    assert table.view["stack"] == 2


def test_9_6_a_tile_already_placed_is_scored_before_the_end() -> None:
    for seat in (0, 1):
        table = Table.of("A04v  A27^1b", hand="A05", stack="B09")
        table.place(1, 0)
        assert points(table.resign(seat)) == [Points("road", 1, 4)]
        assert table.view["outcome"]["winners"] == [1 - seat]


def test_9_6_an_ark_that_is_due_is_dropped() -> None:
    for seat in (0, 1):
        table = Table.of("A27^", hand="A21")
        table.place(0, -1, "v")
        table.resign(seat)
        assert "ark" not in table.view
        assert table.view["phase"] == "over"
        table = Table.of("A27^", hand="A21")
        table.place(0, -1, "v")
        table.pass_()
        table.resign(seat)
        assert "ark" not in table.view
        assert table.view["phase"] == "over"


def test_9_6_nobody_resigns_twice_or_after_the_end() -> None:
    table = Table.of("A27^", hand="B09", seats=3)
    table.resign(1)
    with refused(table, "already_resigned"):
        table.resign(1)
    table.resign(2)
    with refused(table, "not_this_phase"):
        table.resign(0)


def test_9_6_under_draw_ahead_a_tile_held_in_turn_goes_back_on_top_of_the_stack() -> None:
    """The next player has a tile already and plays that; the one after draws the returned one."""
    table = Table.of("A27^", hand="B10", hands={1: "B11"}, stack="B09", seats=3, draw_ahead=True)
    table.resign()
    assert table.state.to_act == 1
    assert table.state.view(Seat(1))["tile"] == "B11"
    assert table.view["stack"] == 2
    assert table.view["holding"] == {"1": True}
    table.place(1, 0)
    table.pass_()
    assert table.state.view(Seat(1))["hand"] == "B10"
    assert table.state.view(Seat(2))["tile"] == "B09"


def test_9_6_so_does_one_held_out_of_turn() -> None:
    table = Table.of("A27^", hand="B10", hands={1: "B11", 2: "B03"}, stack="B09", seats=3, draw_ahead=True)
    assert table.resign(2) == []
    assert table.view["stack"] == 2
    assert table.view["holding"] == {"0": True, "1": True}
    table.place(1, 0)
    table.pass_()
    assert table.state.view(Seat(0))["hand"] == "B03"


def test_9_6_under_draw_ahead_who_resigns_after_placing_draws_no_more() -> None:
    table = Table.of("A27^", hand="B10", hands={1: "B11"}, stack="B09 B09", seats=3, draw_ahead=True)
    table.place(1, 0)
    table.resign()
    assert table.view["stack"] == 2
    assert table.view["holding"] == {"1": True}
    assert table.state.to_act == 1


def test_9_6_the_last_held_tile_given_back_is_drawn_by_the_next_player() -> None:
    """The others were passed over already, but now there is a tile again."""
    table = Table.of("A27^", hand="B10", stack="", seats=3, draw_ahead=True)
    table.resign()
    assert table.state.to_act == 1
    assert table.state.view(Seat(1))["tile"] == "B10"
