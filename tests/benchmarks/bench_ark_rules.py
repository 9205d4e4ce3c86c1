"""The rules of the Ark measured on one core: ``python -m tests.benchmarks.bench_ark_rules``.

Games are random games of two players, Ark moves included; single calls are measured in one mid-game position
of such a game, before its tile is placed and after, and are the best of five runs. Counted is processor time, so that
other work on the machine matters less.
"""

import hashlib
import time
from collections.abc import Callable

from arkaden.rules.ark import ARK
from arkaden.rules.ark.position import Phase
from arkaden.rules.ark.state import ArkState
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import JsonObject, Seat
from arkaden.rules.record import verify_record
from arkaden.rules.simulate import simulate_game

SECONDS = 3.0
"""For the games."""
RUN = 0.05
"""Seconds for one run of a single call."""
MID_GAME = 70
"""Actions, of the about 143 of a game."""


def main() -> None:
    placing, acting = mid_game("place_tile"), mid_game("second_action")
    seat, other = placing.seat, Seat(1 - placing.seat)
    tile, piece = (state.random_action(stream("one")) for state in (placing, acting))
    record = simulate_game(ARK, players=2, seed=1, index=0)
    copy = microseconds(placing.copy)
    place = microseconds(lambda: after(placing, tile))
    act = microseconds(lambda: after(acting, piece))
    view = microseconds(lambda: after(placing, tile).view(seat))
    views = microseconds(lambda: both_views(after(placing, tile)))
    show("random games of two players", games_a_second(), "games/s", "goal 150")
    show("copy", copy, "us", "goal 50")
    show("describe the places for a tile", microseconds(lambda: described(placing)), "us")
    show("list the places for a tile", microseconds(lambda: placing.legal_actions(seat)), "us")
    show(
        "list the second actions, all ways of the Ark",
        microseconds(lambda: acting.legal_actions(acting.seat)),
        "us",
    )
    show("apply a tile", place - copy, "us")
    show("apply a second action, scoring and drawing", act - copy, "us")
    show("view of the first viewer after an action", view - place, "us")
    show("view of each further viewer", views - view, "us")
    show("view again", microseconds(lambda: placing.view(other)), "us")
    show("preview of a tile", microseconds(lambda: placing.preview(seat, [tile])), "us")
    show("to JSON and load", microseconds(lambda: ARK.load(placing.to_json())), "us")
    show("replay and verify a record", microseconds(lambda: verify_record(record)) / 1000, "ms", "goal 30")


def show(what: str, value: float, unit: str, goal: str = "") -> None:
    print(f"  {what:46} {value:8.1f} {unit:8} {goal}".rstrip())


def stream(name: object) -> RandomStream:
    return RandomStream(hashlib.sha256(str(name).encode()).digest())


def new_game(name: object) -> ArkState:
    start_seat, setup = ARK.draw_setup(2, {}, stream(name))
    return ARK.start(2, {}, start_seat, setup)


def mid_game(phase: Phase) -> ArkState:
    """The first position of this phase from the middle of a game on."""
    state = new_game("middle")
    random = stream("play to the middle")
    while state.actions < MID_GAME or state.phase != phase:
        state.apply(state.seat, state.random_action(random))
    return state


def games_a_second() -> float:
    """Setting up included."""
    games = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        state = new_game(games)
        random = stream(f"play {games}")
        while (seat := state.to_act) is not None:
            state.apply(seat, state.random_action(random))
        games += 1
    return games / (time.process_time() - began)


def after(state: ArkState, action: JsonObject) -> ArkState:
    """A copy in which the action has been done."""
    copy = state.copy()
    copy.apply(copy.seat, action)
    return copy


def both_views(state: ArkState) -> None:
    state.view(state.seat)
    state.view(Seat(1 - state.seat))


def described(state: ArkState) -> JsonObject:
    """As it is worked out once for a position."""
    state.shown_is_fresh = False
    return state.legal(state.seat)


def microseconds(call: Callable[[], object]) -> float:
    """The time of one call."""
    best = float("inf")
    for _ in range(5):
        calls = 0
        began = time.process_time()
        while (taken := time.process_time() - began) < RUN:
            call()
            calls += 1
        best = min(best, taken / calls)
    return best * 1e6


if __name__ == "__main__":
    main()
