"""Bots against each other, to measure how strong they are.

One challenger plays against a table of equals. Every deal is played once with the challenger in each seat, so that
neither luck of the deal nor the seat favours anybody; all dice follow from one seed.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
from time import perf_counter
from typing import Any

from arkaden.bots import Budget, Level, Sight, bot_for
from arkaden.rules.catalogue import GAMES
from arkaden.rules.fairness import RandomStream
from arkaden.rules.protocol import Outcome, Seat

CONFIDENCE = 1.96
"""Standard deviations of an interval that holds in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be measured."""

    kind: str
    challenger: Level
    others: Level
    players: int = 2
    games: int = 200
    seed: int = 1
    budget: Budget = field(default_factory=Budget)
    """Of each turn."""
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Game:
    """How one game ended for the challenger."""

    lead: int
    """Points or gold ahead of the best of the others."""
    sharing: int
    """How many won together, 0 if the challenger did not."""
    ahead: float
    """The part of the others that it was ahead of, those it tied with counted by half."""
    turns: int
    """The challenger's."""
    seconds: float
    """That it thought in all of them."""
    slowest: float
    """Seconds of its slowest turn."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The sum of some games, rates from 0 to 1."""

    games: int
    wins: int
    """Alone at the top."""
    draws: int
    """At the top with others."""
    win_rate: float
    """Wins, and of each draw the challenger's share."""
    win_interval: tuple[float, float]
    ahead_rate: float
    ahead_interval: tuple[float, float]
    lead: float
    lead_margin: float
    turn_seconds: float
    slowest_turn: float


def wilson_interval(rate: float, trials: int) -> tuple[float, float]:
    """The Wilson score interval of a rate seen in so many independent trials, at 95 %."""
    z = CONFIDENCE
    centre = rate + z * z / (2 * trials)
    margin = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)


def play_contest(contest: Contest, processes: int | None = None) -> Iterator[Game]:
    """Play the games over several processes (by default, all cores), and give them in order as they end.

    Raises InvalidSetup, KeyError for a kind or level that is not there.
    """
    kind = GAMES[contest.kind]
    kind.draw_setup(contest.players, kind.complete_options(contest.options), RandomStream(b""))
    bot_for(contest.kind, contest.challenger)
    bot_for(contest.kind, contest.others)
    workers = min(processes or cpu_count() or 1, contest.games)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_game, [contest] * contest.games, range(contest.games))


def play_game(contest: Contest, number: int) -> Game:
    """One game of a contest, by its number from 0."""
    deal, challenger = divmod(number, contest.players)
    kind = GAMES[contest.kind]
    options = kind.complete_options(contest.options)
    random = RandomStream(f"arena/{contest.kind}/{contest.seed}/{deal}".encode())
    start_seat, setup = kind.draw_setup(contest.players, options, random)
    state = kind.start(contest.players, options, start_seat, setup)
    levels = [contest.others] * contest.players
    levels[challenger] = contest.challenger
    bots = [bot_for(contest.kind, level) for level in levels]
    turns: dict[int, float] = {}
    action_number = 0
    while (seat := state.to_act) is not None:
        action_number += 1
        view = state.view(seat)
        seed = f"{contest.seed}/{deal}/{seat}/{action_number}".encode()
        started = perf_counter()
        action = bots[seat].choose(Sight(view, seat, seed, options), contest.budget)
        if seat == challenger:
            turns[view["turn"]] = turns.get(view["turn"], 0.0) + perf_counter() - started
        state.apply(seat, action)
    assert state.outcome is not None
    return _game(state.outcome, Seat(challenger), list(turns.values()))


def _game(outcome: Outcome, challenger: Seat, turns: Sequence[float]) -> Game:
    own = outcome.scores[challenger]
    others = [score for seat, score in enumerate(outcome.scores) if seat != challenger]
    return Game(
        lead=own - max(others),
        sharing=len(outcome.winners) if challenger in outcome.winners else 0,
        ahead=sum((own > other) + (own == other) / 2 for other in others) / len(others),
        turns=len(turns),
        seconds=sum(turns),
        slowest=max(turns, default=0.0),
    )


def standing(games: Sequence[Game]) -> Standing:
    """Sum up games; there must be at least one."""
    count = len(games)
    win_rate = sum(1 / game.sharing for game in games if game.sharing) / count
    ahead_rate = sum(game.ahead for game in games) / count
    lead = sum(game.lead for game in games) / count
    variance = sum((game.lead - lead) ** 2 for game in games) / max(1, count - 1)
    return Standing(
        games=count,
        wins=sum(game.sharing == 1 for game in games),
        draws=sum(game.sharing > 1 for game in games),
        win_rate=win_rate,
        win_interval=wilson_interval(win_rate, count),
        ahead_rate=ahead_rate,
        ahead_interval=wilson_interval(ahead_rate, count),
        lead=lead,
        lead_margin=CONFIDENCE * sqrt(variance / count),
        turn_seconds=sum(game.seconds for game in games) / max(1, sum(game.turns for game in games)),
        slowest_turn=max(game.slowest for game in games),
    )
