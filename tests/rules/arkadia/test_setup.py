"""ARD-1: material and set-up."""

import json
from collections import Counter
from itertools import chain

import pytest

from arkaden.rules.arkadia import ARKADIA
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import InvalidSetup, JsonObject, Seat
from tests.rules.arkadia.boards import new_game, own_view, screen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ard_1_1_each_seat_has_four_banners_and_three_of_eleven_workers(players: int) -> None:
    game = new_game(players)
    view = game.view(None)
    assert view["supply"]["workers"] == {str(seat): 8 for seat in range(players)}
    assert view["supply"]["neutral"] == 24
    for seat in range(players):
        assert view["players"][str(seat)]["banners"] == 4
        assert screen(game, seat) == {
            "own": 3,
            "neutral": 0,
            "seals": {"red": 0, "olive": 0, "black": 0, "silver": 0},
            "gold": 0,
        }


@pytest.mark.parametrize("players", [1, 5, 0, True, 2.0, None])
def test_ard_1_1_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        ARKADIA.draw_setup(players, {}, RandomStream(b""))
    assert refusal.value.code == "bad_players"


def test_ard_1_2_the_board_has_twelve_rows_sixteen_columns_and_24_camps() -> None:
    board = new_game().view(None)["board"]
    assert (board["rows"], board["cols"]) == (12, 16)
    assert len({tuple(camp) for camp in board["camps"]}) == 24


def test_ard_1_3_the_lot_comes_to_lie_everywhere_legal_either_way_round_and_never_on_a_camp() -> None:
    camps = {tuple(camp) for camp in new_game().view(None)["board"]["camps"]}
    legal = {
        (row, col, rows, cols)
        for rows, cols in ((3, 4), (4, 3))
        for row in range(12 - rows + 1)
        for col in range(16 - cols + 1)
        if not camps & {(row + r, col + c) for r in range(rows) for c in range(cols)}
    }
    drawn = {lot_place(f"lot {number}") for number in range(3000)}
    assert drawn <= legal
    assert {rows for _, _, rows, _ in drawn} == {3, 4}
    assert len(drawn) == len(legal)


def lot_place(seed: str) -> tuple[int, int, int, int]:
    _, setup = ARKADIA.draw_setup(2, {}, RandomStream(seed.encode()))
    lot = setup["lot"]
    return lot["row"], lot["col"], lot["rows"], lot["cols"]


def test_ard_1_3_the_rim_shows_each_family_twice_and_two_blanks_and_the_middle_is_no_castle_square() -> None:
    view = new_game().view(None)
    assert Counter(square.get("printed") for square in view["castle"].values()) == {
        "red": 2,
        "olive": 2,
        "black": 2,
        "silver": 2,
        None: 2,
    }
    assert len(view["lot"]["courtyard"]) == 2
    assert not {f"{row},{col}" for row, col in view["lot"]["courtyard"]} & view["castle"].keys()


def test_ard_1_3_a_turned_lot_is_turned_clockwise_and_not_mirrored() -> None:
    _, setup = ARKADIA.draw_setup(2, {}, RandomStream(b"seed"))
    straight = ARKADIA.start(2, {}, Seat(0), setup | {"lot": {"row": 4, "col": 6, "rows": 3, "cols": 4}})
    turned = ARKADIA.start(2, {}, Seat(0), setup | {"lot": {"row": 4, "col": 6, "rows": 4, "cols": 3}})

    def printed(game_view: JsonObject) -> list[list[str]]:
        lot = game_view["lot"]
        return [
            [
                game_view["castle"].get(f"{lot['row'] + row},{lot['col'] + col}", {}).get("printed", "-")
                for col in range(lot["cols"])
            ]
            for row in range(lot["rows"])
        ]

    assert printed(straight.view(None)) == [
        ["red", "olive", "black", "silver"],
        ["-", "-", "-", "-"],
        ["silver", "black", "olive", "red"],
    ]
    assert printed(turned.view(None)) == [
        ["silver", "-", "red"],
        ["black", "-", "olive"],
        ["olive", "-", "black"],
        ["red", "-", "silver"],
    ]


def test_ard_1_4_the_pools_hold_28_castle_pieces_seven_of_each_family() -> None:
    pools = new_game().view(None)["pools"]
    three, one = (
        dict.fromkeys(("red", "olive", "black", "silver"), 3),
        dict.fromkeys(("red", "olive", "black", "silver"), 1),
    )
    assert pools == {"1": three, "2": three, "3": one}


@pytest.mark.parametrize(("players", "deck"), [(2, 29), (3, 25), (4, 21)])
def test_ard_1_5_four_cards_each_three_face_up_and_the_rest_in_the_deck(players: int, deck: int) -> None:
    game = new_game(players)
    assert [len(own_view(game, seat)["hand"]) for seat in range(players)] == [4] * players
    assert len(game.view(None)["face_up"]) == 3
    assert game.view(None)["deck"] == deck


def test_ard_1_5_the_forty_cards_are_ten_of_each_family_and_as_many_of_a_type_as_there_are_buildings() -> (
    None
):
    _, setup = ARKADIA.draw_setup(3, {}, RandomStream(b"seed"))
    cards = [*chain(*setup["hands"]), *setup["face_up"], *setup["deck"]]
    assert Counter(card.split(":")[1] for card in cards) == dict.fromkeys(
        ("red", "olive", "black", "silver"), 10
    )
    assert Counter(card.split(":")[0] for card in cards) == new_game().view(None)["supply"]["buildings"]


def test_ard_1_6_any_seat_may_start_and_seats_play_in_order() -> None:
    starts = {new_game(4, f"start {number}").to_act for number in range(60)}
    assert starts == {0, 1, 2, 3}


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 1)])
def test_ard_1_7_beginners_begin_with_seven_buildings_their_cards_gone_and_neutral_workers(
    players: int, each: int
) -> None:
    game = new_game(players, setup="beginner")
    view = game.view(None)
    assert len(view["buildings"]) == 7
    assert all("by" not in building for building in view["buildings"].values())
    assert view["lot"] == {"row": 4, "col": 6, "rows": 3, "cols": 4, "courtyard": [[5, 7], [5, 8]]}
    assert view["deck"] == 33 - 3 - 4 * players
    assert [screen(game, seat)["neutral"] for seat in range(players)] == [each] * players
    assert view["supply"]["neutral"] == 24 - each * players
    laid = Counter(f"{building['type']}:{building['family']}" for building in view["buildings"].values())
    _, setup = ARKADIA.draw_setup(players, {"setup": "beginner"}, RandomStream(b"seed"))
    in_play = Counter([*chain(*setup["hands"]), *setup["face_up"], *setup["deck"]])
    _, setup = ARKADIA.draw_setup(players, {}, RandomStream(b"seed"))
    everything = Counter([*chain(*setup["hands"]), *setup["face_up"], *setup["deck"]])
    assert in_play + laid == everything
    assert game.opening_events() == []


def test_all_that_is_random_is_drawn_in_the_documented_order() -> None:
    """Start seat, lot, shuffle; then the cards are dealt hand by hand, face up, deck."""
    stream, random = RandomStream(b"order"), RandomStream(b"order")
    start_seat, setup = ARKADIA.draw_setup(3, {}, stream)
    assert start_seat == random.below(3)
    camps = {tuple(camp) for camp in new_game().view(None)["board"]["camps"]}
    places = [
        {"row": row, "col": col, "rows": rows, "cols": cols}
        for rows, cols in ((3, 4), (4, 3))
        for row in range(12 - rows + 1)
        for col in range(16 - cols + 1)
        if not camps & {(row + r, col + c) for r in range(rows) for c in range(cols)}
    ]
    assert setup["lot"] == places[random.below(len(places))]
    numbers = {
        "farm": 2,
        "mill": 1,
        "monastery": 1,
        "residential_house": 2,
        "smithy": 1,
        "tavern": 2,
        "trade_centre": 1,
    }
    families = ("red", "olive", "black", "silver")
    cards = [
        f"{kind}:{family}" for kind, number in numbers.items() for family in families for _ in range(number)
    ]
    for last in range(39, 0, -1):
        other = random.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert setup["hands"] == [cards[:4], cards[4:8], cards[8:12]]
    assert setup["face_up"] == cards[12:15]
    assert setup["deck"] == cards[15:]


def test_equal_seeds_give_equal_set_ups_and_others_do_not() -> None:
    for options in ({}, {"setup": "beginner"}):
        assert new_game(3, "a", **options) == new_game(3, "a", **options)
        assert new_game(3, "a", **options) != new_game(3, "b", **options)


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"setup": "expert"}, "setup"),
        ({"setup": []}, "setup"),
        ({"mirror": 1}, "mirror"),
        ({"open_screens": "yes"}, "open_screens"),
        ({"mirrored": True}, "mirrored"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: JsonObject, where: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        ARKADIA.complete_options(options)
    assert refusal.value.code == "bad_option"
    assert where in refusal.value.detail


def test_options_are_completed_with_their_defaults() -> None:
    assert ARKADIA.complete_options({}) == {"setup": "standard", "mirror": False, "open_screens": False}
    properties = ARKADIA.options_schema()["properties"]
    assert {name: option["default"] for name, option in properties.items()} == ARKADIA.complete_options({})


def drawn() -> JsonObject:
    setup: JsonObject = json.loads(json.dumps(ARKADIA.draw_setup(2, {}, RandomStream(b"seed"))[1]))
    return setup


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"lot": {"row": 0, "col": 0, "rows": 3, "cols": 4}}, "setup.lot"),
        ({"lot": {"row": 10, "col": 6, "rows": 3, "cols": 4}}, "setup.lot"),
        ({"lot": {"row": 4, "col": 6, "rows": 3}}, "setup.lot"),
        ({"lot": {"row": True, "col": 6, "rows": 3, "cols": 4}}, "setup.lot.row"),
        ({"hands": [["farm:red"] * 4]}, "setup.hands"),
        ({"hands": [["farm:red"] * 4, ["farm:red"] * 3]}, "setup.hands"),
        ({"hands": [["farm:red"] * 4, ["farm:red"] * 4]}, "setup.deck"),
        ({"face_up": ["farm:red"]}, "setup.face_up"),
        ({"deck": []}, "setup.deck"),
        ({"deck": [1]}, "setup.deck[0]"),
        ({"extra": 1}, "setup"),
    ],
)
def test_a_set_up_that_cannot_have_been_drawn_is_refused(change: JsonObject, where: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        ARKADIA.start(2, {}, Seat(0), drawn() | change)
    assert refusal.value.code == "bad_setup"
    assert refusal.value.detail.startswith(f"{where}:")


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_a_start_seat_that_is_none_is_refused(seat: Seat) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        ARKADIA.start(2, {}, seat, drawn())
    assert refusal.value.code == "bad_setup"


def test_a_beginners_lot_lies_where_it_is_given() -> None:
    setup = ARKADIA.draw_setup(2, {"setup": "beginner"}, RandomStream(b"seed"))[1]
    elsewhere = setup | {"lot": {"row": 4, "col": 6, "rows": 4, "cols": 3}}
    with pytest.raises(InvalidSetup, match=r"setup\.lot"):
        ARKADIA.start(2, {"setup": "beginner"}, Seat(0), elsewhere)
