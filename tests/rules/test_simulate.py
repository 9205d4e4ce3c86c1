"""Simulated games of every game on offer."""

import pytest

from arkaden.rules.catalogue import GAMES
from arkaden.rules.protocol import InvalidSetup
from arkaden.rules.record import verify_record
from arkaden.rules.simulate import simulate, simulate_game

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_simulated_games_verify_for_every_number_of_players(game: str) -> None:
    kind = GAMES[game]
    low, high = kind.players
    for players in range(low, high + 1):
        for record in simulate(kind, players=players, seed=7, games=3):
            assert verify_record(record) == []
            assert len(record["players"]) == players
            assert all("at" not in entry for entry in record["actions"])


@every_game
def test_equal_seeds_give_equal_games_and_others_do_not(game: str) -> None:
    first, again, other = (next(simulate(GAMES[game], players=2, seed=s, games=1)) for s in (1, 1, 2))
    assert first == again
    assert first["setup"] != other["setup"]


@every_game
def test_a_game_does_not_depend_on_how_many_are_played(game: str) -> None:
    records = list(simulate(GAMES[game], players=2, seed=1, games=3))
    assert records[2] == simulate_game(GAMES[game], players=2, seed=1, index=2)
    assert records[1]["setup"] != records[2]["setup"]


@every_game
def test_players_resign_if_that_is_asked_for(game: str) -> None:
    kind = GAMES[game]
    records = list(simulate(kind, players=kind.players[1], seed=1, games=5, resign_one_in=20))
    assert any(entry["action"]["type"] == "resign" for record in records for entry in record["actions"])
    assert all(verify_record(record) == [] for record in records)


@every_game
@pytest.mark.parametrize("players", [0, 1, 9, 300])
def test_the_number_of_players_must_be_one_the_game_is_for(game: str, players: int) -> None:
    with pytest.raises(InvalidSetup, match="bad_players"):
        next(simulate(GAMES[game], players=players, seed=1, games=1))


@every_game
def test_options_must_be_the_games_own(game: str) -> None:
    with pytest.raises(InvalidSetup, match="bad_option"):
        next(simulate(GAMES[game], players=2, seed=1, games=1, options={"nonsense": 1}))
