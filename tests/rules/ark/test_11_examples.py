"""ARK-11: the worked examples of the rulebook."""

from tests.rules.ark.boards import Points, Table, points


def test_11_1_a_road_of_three_tiles_with_three_oases_gives_6_and_one_with_one_oasis_4() -> None:
    three = Table.of(
        """
        .     A27^    .
        A05v  B10^0a  .
        """,
        hand="A05",
    )
    three.place(1, 1)
    assert points(three.pass_()) == [Points("road", 0, 6)]
    one = Table.of("A04v  A27^1a", hand="A05")
    one.place(1, 0)
    assert points(one.pass_()) == [Points("road", 0, 4)]


def test_11_2_a_city_worth_6_for_its_tiles_and_holding_one_scroll_gives_8() -> None:
    table = Table.of(
        """
        A18^
        A27^0a*
        """,
        hand="A21",
    )
    table.place(0, -2, "v")
    assert points(table.pass_()) == [Points("city", 0, 8)]


def test_11_3_two_cities_join_and_are_complete_with_six_tiles_and_one_scroll_and_both_owners_get_14() -> None:
    table = Table.of(
        """
        A08>     .      A02>0b  A21<
        A27^0a*  B10^   A28^    .
        """,
        hand="A18",
    )
    table.place(1, -1, ">")
    (blue, yellow) = table.pass_()
    assert points([blue, yellow]) == [Points("city", 0, 14), Points("city", 1, 14)]
    assert len(blue["tiles"]) == 6


def test_11_4_a_follower_and_a_prophet_in_one_completed_city_both_score_the_prophet_double() -> None:
    table = Table.of(
        """
        A21>0a  .      A21<0B
        B09^    A27^*  B09^
        """,
        hand="A02",
    )
    table.place(0, -1, ">")
    assert points(table.pass_()) == [Points("city", 0, 8), Points("city", 1, 16)]


def test_11_5_a_follower_on_a_road_completed_in_the_same_turn_brings_4_and_is_back_at_once() -> None:
    table = Table.of("A04v  A27^", hand="A05")
    table.place(1, 0)
    assert points(table.follower(1)) == [Points("road", 0, 4)]
    assert table.player(0)["followers"] == 7
    assert table.view["pieces"] == {}


def test_11_6_the_ark_passes_two_followers_and_each_owner_gets_a_point_no_matter_who_moved_it() -> None:
    for mover in (0, 1, 2):
        table = Table.of("A27^*  B09^0a  B09^1b  B09^", hand="B09", seats=3, seat=mover)
        table.place(4, 0)
        assert points(table.move_ark((1, 0), (2, 0), (3, 0))) == [Points("ark", 0, 1), Points("ark", 1, 1)]
