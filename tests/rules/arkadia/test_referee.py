"""The engine against the referee, which shares no code with it."""

from itertools import combinations

import pytest

from arkaden.rules.protocol import GameState, JsonObject, Seat
from tests.rules.arkadia.play import GAMES, RandomGame, variant
from tests.rules.arkadia.referee import FAMILIES, Referee, Screen

CHUNKS = 5


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_engine_and_referee_agree_on_every_event_and_result(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        game = RandomGame(**variant(number), resign_one_in=150 if number % 4 == 1 else 0)
        referee = Referee(game.players, game.options, game.start_seat, game.setup)
        for seat, action, events in game.play():
            assert events == referee.act(seat, action), f"game {number}, {action}"
        compare(game.state, referee)
        assert game.state.outcome is not None
        assert game.state.outcome.to_json() == referee.final(), f"game {number}"


@pytest.mark.parametrize("number", range(12))
def test_engine_and_referee_agree_on_every_position(number: int) -> None:
    game = RandomGame(**variant(number), resign_one_in=120 if number % 2 else 0)
    referee = Referee(game.players, game.options, game.start_seat, game.setup)
    compare(game.state, referee)
    for seat, action, _ in game.play():
        referee.act(seat, action)
        compare(game.state, referee)


@pytest.mark.parametrize("number", range(6))
def test_engine_and_referee_agree_on_what_is_legal(number: int) -> None:
    game = RandomGame(**variant(number))
    referee = Referee(game.players, game.options, game.start_seat, game.setup)
    for step, (seat, action, _) in enumerate(game.play()):
        referee.act(seat, action)
        view = game.state.view(None)
        if view["phase"] == "main" and step % 3 == 0:
            compare_legal(game.state, Seat(view["to_act"]), referee)


def compare(state: GameState, referee: Referee) -> None:
    """Everything that a view shows of a position, reckoned anew by the referee."""
    over = state.outcome is not None
    for viewer in [None, *map(Seat, range(referee.players))]:
        view = state.view(viewer)
        assert view.get("to_act") == (None if over else referee.seat)
        assert view["turn"] == len(referee.turns)
        assert view["values"] == referee.values()
        assert {
            key: values[max(values, key=int)] for key, values in view["history"].items()
        } == referee.values()
        assert view["floor"] == referee.floor()
        assert view["pools"] == {str(floor): pool for floor, pool in enumerate(referee.pools, 1)}
        assert view["castle"] == {f"{r},{c}": castle_square(pile) for (r, c), pile in referee.castle.items()}
        assert view["deck"] == len(referee.deck)
        assert list(view["face_up"].values()) == referee.face_up
        assert view["workers"] == {f"{r},{c}": who for (r, c), who in referee.workers.items()}
        assert view["supply"]["neutral"] == referee.neutral_supply
        for (number, building), expected in zip(view["buildings"].items(), referee.buildings, strict=True):
            assert int(number) == referee.buildings.index(expected) + 1
            assert {tuple(cell) for cell in building["cells"]} == expected["cells"]
            assert building.get("completed") == expected["completed"]
            assert (building["type"], building["family"]) == (expected["type"], expected["family"])
        for seat, player in view["players"].items():
            number = int(seat)
            assert player["banners"] == referee.banners[number]
            assert player["hand_size"] == len(referee.hands[number])
            assert player.get("resigned", False) == (number in referee.resigned)
            is_open = number == viewer or over or referee.options.get("open_screens", False)
            assert player.get("screen") == (shown(referee.screens[number]) if is_open else None)
        assert view.get("hand") == (None if viewer is None else referee.hands[viewer])


def castle_square(pile: list[str | None]) -> JsonObject:
    entry: JsonObject = {"floors": {str(floor): piece for floor, piece in enumerate(pile) if floor}}
    if pile[0]:
        entry["printed"] = pile[0]
    if pile[-1]:
        entry["top"] = pile[-1]
    return entry


def shown(expected: Screen) -> JsonObject:
    return {
        "own": expected.own,
        "neutral": expected.neutral,
        "seals": {family: expected.seals[family] for family in FAMILIES},
        "gold": sum(expected.gold.values()),
    }


def compare_legal(state: GameState, seat: Seat, referee: Referee) -> None:
    listed = state.legal_actions(seat)
    builds = [action for action in listed if action["type"] == "build"]
    found = {(action["card"], frozenset(map(tuple, action["cells"]))) for action in builds}
    assert found == referee.all_builds(seat)
    assert len(builds) == len(found)

    own, neutral = referee.screens[seat].own, referee.screens[seat].neutral
    moves = {
        (frozenset(chosen), frozenset(set(squares) - set(chosen)))
        for site in referee.worker_sites()
        for total in range(1, min(own + neutral, len(site)) + 1)
        for squares in combinations(sorted(site), total)
        for mine in range(max(0, total - neutral), min(own, total) + 1)
        for chosen in combinations(squares, mine)
    }
    workers = [action for action in listed if action["type"] == "place_workers"]
    sample = {tuple(frozenset(map(tuple, action[who])) for who in ("own", "neutral")) for action in workers}
    assert len(sample) == len(workers)
    assert sample <= moves
    assert len(sample) == len(moves) or len(sample) > 100
    assert (not builds and not workers) == (listed == [{"type": "skip"}])
