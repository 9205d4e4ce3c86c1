"""What holds in every position of every game."""

from collections import Counter
from itertools import chain

from hypothesis import given, settings
from hypothesis import strategies as st

from arkaden.rules.arkadia import ARKADIA
from arkaden.rules.protocol import JsonObject
from tests.rules.arkadia.play import SOAK, VARIANTS, RandomGame

FAMILIES = ("red", "olive", "black", "silver")
MOST_ACTIONS = 1000
"""Far above any game: 40 cards, at most 11 own workers each, 24 neutral ones and 4 banners each bound it."""

games = st.builds(
    lambda variant, seed, resign: RandomGame(variant[0], variant[1], seed, resign),
    st.sampled_from(VARIANTS),
    st.text(max_size=8),
    st.sampled_from([0, 0, 60, 200]),
)


@settings(max_examples=1000 if SOAK else 40, deadline=None)
@given(games)
def test_material_is_conserved_and_the_castle_grows_in_order(game: RandomGame) -> None:
    cards = Counter([*chain(*game.setup["hands"]), *game.setup["face_up"], *game.setup["deck"]])
    laid = Counter(f"{b['type']}:{b['family']}" for b in game.state.view(None)["buildings"].values())
    total = cards + laid
    assert total.total() == 40
    steps = 0
    for _ in game.play():
        steps += 1
        data = game.state.to_json()
        view = game.state.view(None)
        check_workers(data)
        check_cards(data, total)
        check_castle(view)
        check_no_minus(data)
        check_board(view)
    assert steps < MOST_ACTIONS
    assert game.state.outcome is not None
    for score, gold in zip(game.state.outcome.scores, game.state.outcome.breakdown, strict=True):
        assert score == sum(gold.values())


def check_workers(data: JsonObject) -> None:
    """11 of each colour and 24 neutral ones are on the board, behind the screens or in the supply."""
    for seat in range(data["players"]):
        assert len(data["workers"][seat]) + data["own"][seat] + data["supply"][seat] == 11
        assert data["supply"][seat] == 2 * data["banners"][seat]
    assert len(data["neutral_workers"]) + sum(data["neutral"]) + data["neutral_supply"] == 24


def check_cards(data: JsonObject, total: Counter[str]) -> None:
    assert Counter([*chain(*data["hands"]), *data["face_up"], *data["deck"], *data["out"]]) == total
    assert all(len(hand) <= 4 for hand in data["hands"])


def check_castle(view: JsonObject) -> None:
    piles = [square["floors"] for square in view["castle"].values()]
    pieces = sum(len(pile) for pile in piles)
    assert pieces + sum(sum(pool.values()) for pool in view["pools"].values()) == 28
    built = Counter(family for pile in piles for family in pile.values())
    left = Counter[str]()
    for pool in view["pools"].values():
        left.update(pool)
    assert built + left == dict.fromkeys(FAMILIES, 7)
    heights = [len(pile) for pile in piles]
    assert max(heights) - min(heights) <= 1
    assert max(heights) <= 3
    assert view["floor"] == min(min(heights) + 1, 3)
    seen = Counter(square.get("top") for square in view["castle"].values())
    assert view["values"] == {family: seen[family] for family in FAMILIES}
    for square in view["castle"].values():
        expected = square["floors"][str(len(square["floors"]))] if square["floors"] else square.get("printed")
        assert square.get("top") == expected


def check_no_minus(data: JsonObject) -> None:
    numbers = [*data["own"], *data["neutral"], *data["supply"], *data["banners"], data["neutral_supply"]]
    numbers += [*chain(*data["seals"]), *chain(*data["pools"]), *data["values"], data["due"]]
    assert min([*numbers, *data["banner_gold"], *data["final_gold"]]) >= 0


def check_board(view: JsonObject) -> None:
    """Nothing lies on anything else."""
    lot = view["lot"]
    squares = [
        f"{row},{col}"
        for row in range(lot["row"], lot["row"] + lot["rows"])
        for col in range(lot["col"], lot["col"] + lot["cols"])
    ]
    squares += [f"{row},{col}" for building in view["buildings"].values() for row, col in building["cells"]]
    squares += view["workers"]
    assert len(squares) == len(set(squares))


@settings(max_examples=500 if SOAK else 25, deadline=None)
@given(games)
def test_json_and_copies_are_whole_and_independent(game: RandomGame) -> None:
    for _ in game.play():
        state = game.state
        loaded = ARKADIA.load(state.to_json())
        assert loaded == state
        assert loaded.to_json() == state.to_json()
        twin, before = state.copy(), state.to_json()
        assert twin == state
        if twin.to_act is not None:
            seat, action = twin.to_act, twin.random_action(game.random)
            events = twin.apply(seat, action)
            assert state.to_json() == before
            assert loaded.apply(seat, action) == events
            assert loaded == twin


@settings(max_examples=15, deadline=None)
@given(st.text(max_size=8), st.sampled_from(VARIANTS))
def test_equal_seeds_give_equal_games(seed: str, variant: tuple[int, JsonObject]) -> None:
    first, second = RandomGame(*variant, seed), RandomGame(*variant, seed)
    assert list(first.play()) == list(second.play())
    assert first.state == second.state
