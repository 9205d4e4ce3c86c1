"""What holds in every position of every game, whatever is played."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arkaden.rules.ark import ARK
from arkaden.rules.ark.position import POINT_REASONS
from arkaden.rules.ark.state import ArkState
from arkaden.rules.protocol import Event
from tests.rules.ark.setups import SOAK, new_game, stream

choices = st.lists(st.integers(0, 10**6), min_size=20, max_size=200)


class Game:
    """A game steered by numbers, followed action by action."""

    def __init__(self, name: int, players: int, draw_ahead: bool) -> None:
        self.state = new_game(name, players=players, draw_ahead=draw_ahead)
        self.events: list[Event] = self.state.opening_events()

    def play(self, choice: int) -> None:
        """The chosen of all legal actions; now and then somebody resigns."""
        seat = self.state.to_act
        assert seat is not None
        live = self.state.live_seats()
        if choice % 97 == 0:
            self.events += self.state.apply(live[choice % len(live)], {"type": "resign"})
            return
        legal = self.state.legal_actions(seat)
        pieces = [action for action in legal if action["type"] in ("place_follower", "place_prophet")]
        pool = pieces if pieces and choice % 2 else legal
        self.events += self.state.apply(seat, pool[choice % len(pool)])


def check(state: ArkState, events: list[Event]) -> None:
    check_tiles(state)
    check_followers(state)
    check_points(state, events)
    check_features(state)
    data = state.to_json()
    assert json.loads(json.dumps(data)) == data
    assert ARK.load(data).to_json() == data


def check_tiles(state: ArkState) -> None:
    """72 tiles, each somewhere."""
    data = state.to_json()
    laid = [tile[0] for tile in data["tiles"]]
    everywhere = Counter([*laid, *data["stack"], *data["hands"].values(), *data["removed"]])
    assert everywhere == Counter({tile["id"]: tile["count"] for tile in ARK.components()["tiles"]})
    cells = [(x, y) for _, x, y, _ in data["tiles"]]
    assert len(set(cells)) == len(cells)


def check_followers(state: ArkState) -> None:
    """Seven of each seat, in supply or on the board; a prophet is in one place at most."""
    pieces = state.view(None)["pieces"].values()
    for seat in range(state.seats):
        placed = [piece["kind"] for piece in pieces if piece["seat"] == seat]
        assert placed.count("follower") + state.followers[seat] == 7
        assert placed.count("prophet") + state.prophets[seat] <= 1


def check_points(state: ArkState, events: list[Event]) -> None:
    """The points of a seat are the sum of its events, reason by reason."""
    for seat in range(state.seats):
        given_points = dict.fromkeys(POINT_REASONS, 0)
        for event in events:
            if event["type"] == "points" and event["seat"] == seat:
                assert event["points"] > 0
                given_points[event["reason"]] += event["points"]
        assert state.breakdown(seat) == given_points
        assert state.view(None)["players"][str(seat)]["points"] == sum(given_points.values())


def check_features(state: ArkState) -> None:
    """Each piece is counted by the feature under it and by no other; completed ones hold none."""
    features = state.preview(None, [])["features"].values()
    standing = sum(
        count["followers"] + count["prophets"]
        for feature in features
        if feature["kind"] != "temple"
        for count in feature["pieces"].values()
    )
    assert standing == len(state.pieces)
    if state.phase == "place_tile":
        for feature in features:
            assert feature["kind"] in ("temple", "field") or not feature["complete"] or not feature["pieces"]


@settings(max_examples=500 if SOAK else 50, deadline=None)
@given(name=st.integers(0, 10**6), players=st.integers(2, 5), draw_ahead=st.booleans(), numbers=choices)
def test_nothing_is_ever_lost_or_made_of_nothing(
    name: int, players: int, draw_ahead: bool, numbers: list[int]
) -> None:
    game = Game(name, players, draw_ahead)
    for step, choice in enumerate(numbers):
        if game.state.to_act is None:
            break
        game.play(choice)
        if step % 7 == 0:
            check(game.state, game.events)
    check(game.state, game.events)


@settings(max_examples=500 if SOAK else 50, deadline=None)
@given(name=st.integers(0, 10**6), numbers=choices)
def test_no_piece_is_put_where_one_is(name: int, numbers: list[int]) -> None:
    """Before a piece is put down its feature, as the tile has made it, is empty; afterwards it holds one."""
    game = Game(name, 3, draw_ahead=False)
    for choice in numbers:
        seat = game.state.to_act
        if seat is None:
            break
        for kind in ("follower", "prophet"):
            for segment in game.state.legal(seat).get(kind, []):
                where = game.state.view(seat)["placed"]
                spot = f"{where['x']},{where['y']}:{segment}"
                for actions, held in (([], 0), ([{"type": f"place_{kind}", "segment": segment}], 1)):
                    features = game.state.preview(seat, actions)["features"].values()
                    (feature,) = (feature for feature in features if spot in feature["cells"])
                    counts = feature["pieces"].values()
                    assert sum(count["followers"] + count["prophets"] for count in counts) == held
        game.play(choice)


@settings(max_examples=500 if SOAK else 50, deadline=None)
@given(name=st.integers(0, 10**6), numbers=choices)
def test_a_copy_and_its_original_go_ways_of_their_own(name: int, numbers: list[int]) -> None:
    game = Game(name, 2, draw_ahead=False)
    for choice in numbers[: len(numbers) // 2]:
        if game.state.to_act is not None:
            game.play(choice)
    before = game.state.to_json()
    view = json.dumps(game.state.view(None))
    other = Game(name, 2, draw_ahead=False)
    other.state = game.state.copy()
    assert other.state.to_json() == before
    for choice in numbers[len(numbers) // 2 :]:
        if other.state.to_act is not None:
            other.play(choice)
    assert game.state.to_json() == before
    assert json.dumps(game.state.view(None)) == view


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_equal_seeds_give_equal_games(draw_ahead: bool) -> None:
    logs = []
    for _ in range(2):
        state = new_game("equal", players=4, draw_ahead=draw_ahead)
        random = stream("equal choices")
        log = []
        while state.to_act is not None:
            action = state.random_action(random)
            log.append((state.to_act, action, state.apply(state.to_act, action)))
        logs.append((log, state.to_json()))
    assert logs[0] == logs[1]


def test_other_seeds_give_other_games() -> None:
    assert new_game("one").to_json()["stack"] != new_game("other").to_json()["stack"]


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("tiles"),
        lambda data: data.update(players=None),
        lambda data: data["tiles"].append(["B09", 30, 30, 0]),
        lambda data: data["tiles"].append(["Z99", 1, 0, 0]),
        lambda data: data["tiles"].pop(0),
        lambda data: data.update(components={"name": "none"}),
        lambda data: data["pieces"].append([0, 0, "follower"]),
        lambda data: data["hands"].update({"x": "B09"}),
    ],
)
def test_what_no_state_wrote_is_not_loaded(change: object) -> None:
    data = new_game().to_json()
    assert callable(change)
    change(data)
    with pytest.raises(ValueError):
        ARK.load(data)
