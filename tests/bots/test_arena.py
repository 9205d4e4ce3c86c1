"""The arena: fair seats, equal games from equal seeds, honest intervals."""

from collections import Counter

import pytest
from typer.testing import CliRunner

from arkaden.bots import Budget
from arkaden.bots.arena import Contest, Game, play_contest, play_game, standing, wilson_interval
from arkaden.cli import app
from arkaden.rules.protocol import InvalidSetup


def game(lead: int, sharing: int, ahead: float = 0.0) -> Game:
    return Game(lead=lead, sharing=sharing, ahead=ahead, turns=10, seconds=1.0, slowest=0.2)


def test_the_wilson_interval_of_textbooks() -> None:
    low, high = wilson_interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = wilson_interval(1.0, 10)
    assert (round(low, 3), high) == (0.722, 1.0)


def test_a_draw_counts_as_the_challengers_share_of_it() -> None:
    found = standing([game(5, 1, 1.0), game(0, 2, 0.5), game(-4, 0), game(3, 1, 1.0)])
    assert (found.games, found.wins, found.draws) == (4, 2, 1)
    assert found.win_rate == found.ahead_rate == 0.625
    assert found.lead == 1.0
    assert found.turn_seconds == 0.1
    assert found.slowest_turn == 0.2


@pytest.mark.parametrize("kind", ["ark", "arkadia"])
def test_equal_seeds_give_equal_games(kind: str) -> None:
    contest = Contest(kind, "hard", "easy", players=2, budget=Budget(60.0, 8))
    first, again = play_game(contest, 3), play_game(contest, 3)
    assert (first.lead, first.turns) == (again.lead, again.turns)


def test_each_deal_is_played_from_every_seat() -> None:
    """Among equals, what one seat gains another loses: in a deal the leads of two seats are opposite."""
    contest = Contest("ark", "medium", "medium", games=4)
    leads = [play_game(contest, number).lead for number in range(4)]
    assert leads[0] == -leads[1]
    assert leads[2] == -leads[3]
    assert leads[0] != leads[2]


@pytest.mark.parametrize("kind", ["ark", "arkadia"])
def test_medium_is_far_above_easy(kind: str) -> None:
    games = list(play_contest(Contest(kind, "medium", "easy", games=6), processes=2))
    assert Counter(game.sharing for game in games) == {1: 6}


def test_a_table_that_cannot_be_is_refused_before_anybody_plays() -> None:
    with pytest.raises(InvalidSetup):
        next(play_contest(Contest("arkadia", "hard", "easy", players=5)))


def test_the_command_prints_the_figures() -> None:
    line = ["arena", "ark", "--bots", "medium,easy", "--games", "2", "--processes", "1"]
    result = CliRunner().invoke(app, line)
    assert result.exit_code == 0
    assert "ark, 2 players, medium against easy, 2 games, seed 1" in result.output
    assert "won 2, drawn 0, lost 0: 100.0% (95 % between 34.2% and 100.0%)" in result.output
