"""Arkadia's rules measured on one core: ``python -m tests.benchmarks.bench_arkadia_rules``.

Positions are those of random games, each step of the game weighted equally. Means are of processor time,
so that other work on the machine shows little in them.
"""

from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter, process_time

import orjson

from arkaden.live.diff import merge_patch
from arkaden.rules.arkadia import ARKADIA
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import GameState, JsonObject, Seat
from arkaden.rules.record import verify_record
from arkaden.rules.simulate import simulate

GAMES = 150
PLAYERS = (2, 3, 4)


def main() -> None:
    for players in PLAYERS:
        seconds, actions = play(players)
        print(
            f"arkadia, {players} players: {GAMES / seconds:.0f} random games/s, goal 60 "
            f"({actions / GAMES:.0f} actions a game, {1e6 * seconds / actions:.0f} us an action)"
        )
    states = list(positions(games=6))
    main_phase = [state for state in states if "build" in state.legal(acting(state))]
    print(f"arkadia, over {len(states)} positions of random games, medians:")
    show("copy (goal 50)", states, lambda state: state.copy())
    show("view of a seat", states, lambda state: state.view(Seat(0)))
    show("view of a spectator", states, lambda state: state.view(None))
    show(
        "describe what is legal (before build or workers)",
        main_phase,
        lambda state: state.legal(acting(state)),
    )
    show(
        "list legal actions (before build or workers)",
        main_phase,
        lambda state: state.legal_actions(acting(state)),
    )
    show("to JSON", states, lambda state: state.to_json())
    show("to JSON and load", states, lambda state: ARKADIA.load(state.to_json()))
    print(f"  apply an action: {applying(games=6):.1f} us")
    sizes = sorted(patch_sizes(games=6))
    print(
        f"  patch per move and viewer: median {median(sizes):.0f} B (goal 700), "
        f"nine tenths are below {sizes[len(sizes) * 9 // 10]} B"
    )
    for players in PLAYERS:
        records = list(simulate(ARKADIA, players=players, seed=1, games=9))
        print(f"arkadia, {players} players: replay and verify a record {verifying(records):.1f} ms")


def play(players: int) -> tuple[float, int]:
    """Seconds of processor time and number of actions of the random games, setting up included."""
    actions, start = 0, process_time()
    for number in range(GAMES):
        state, random = new_game(players, number)
        while state.to_act is not None:
            state.apply(state.to_act, state.random_action(random))
            actions += 1
    return process_time() - start, actions


def new_game(players: int, number: int) -> tuple[GameState, RandomStream]:
    random = RandomStream(f"bench {players} {number}".encode())
    start_seat, setup = ARKADIA.draw_setup(players, {}, random)
    return ARKADIA.start(players, {}, start_seat, setup), random


def positions(games: int) -> Iterator[GameState]:
    for number in range(games):
        state, random = new_game(PLAYERS[number % len(PLAYERS)], number)
        while state.to_act is not None:
            yield state.copy()
            state.apply(state.to_act, state.random_action(random))


def patch_sizes(games: int) -> Iterator[int]:
    """Bytes of the merge patch for each seat and a spectator after each action."""
    for number in range(games):
        players = PLAYERS[number % len(PLAYERS)]
        state, random = new_game(players, number)
        viewers = [None, *map(Seat, range(players))]
        before = {viewer: state.view(viewer) for viewer in viewers}
        while state.to_act is not None:
            state.apply(state.to_act, state.random_action(random))
            for viewer in viewers:
                after = state.view(viewer)
                yield len(orjson.dumps(merge_patch(before[viewer], after)))
                before[viewer] = after


def acting(state: GameState) -> Seat:
    assert state.to_act is not None
    return state.to_act


def show(title: str, states: list[GameState], ask: Callable[[GameState], object]) -> None:
    times = []
    for state in states:
        start = perf_counter()
        ask(state)
        times.append(perf_counter() - start)
    print(f"  {title}: {1e6 * median(times):.1f} us")


def applying(games: int) -> float:
    """Mean microseconds of ``apply`` alone."""
    seconds, actions = 0.0, 0
    for number in range(games):
        state, random = new_game(PLAYERS[number % len(PLAYERS)], number)
        while state.to_act is not None:
            action = state.random_action(random)
            start = process_time()
            state.apply(state.to_act, action)
            seconds += process_time() - start
            actions += 1
    return 1e6 * seconds / actions


def verifying(records: list[JsonObject]) -> float:
    """Median milliseconds of a whole check: shuffle, every action, every event."""
    times = []
    for record in records:
        start = process_time()
        differences = verify_record(record)
        times.append(process_time() - start)
        assert not differences
    return 1e3 * median(times)


if __name__ == "__main__":
    main()
