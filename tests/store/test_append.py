"""The log of actions: each move is saved once, in its place, or not at all."""

import asyncio
import dataclasses
import uuid

import pytest

from arkaden.ids import GameId
from arkaden.play.clocks import utc_now
from arkaden.play.house import House
from arkaden.store.append import Appender, Move
from tests.support.database import execute
from tests.support.house import seated


@pytest.fixture
def appender(house: House) -> Appender:
    return Appender(house.database)


async def move_of(house: House, game: GameId | None = None) -> Move:
    """A move that fits a game as it is now; what it does is of no concern to the log."""
    if game is None:
        game, _ = await seated(house)
    now = await house.games.current(game)
    return Move(
        game=game,
        version=now.version,
        revision=now.table.revision,
        seat=0,
        key=uuid.uuid4(),
        action={"type": "pass"},
        events=[{"n": now.version + 1, "type": "points", "points": 3}],
        to_act=1,
        outcome=None,
        resigned=False,
        released=None,
        at=utc_now(),
        clock=now.clock.to_json(),
        deadline=None,
    )


def stored(database_url: str, game: GameId) -> tuple[object, ...]:
    query = f"SELECT version, to_act, status FROM games WHERE id = '{game}'"
    return execute(database_url, query)[0]


def logged(database_url: str, game: GameId) -> list[tuple[object, ...]]:
    return execute(database_url, f"SELECT n, seat, key, action, events FROM actions WHERE game_id = '{game}'")


async def test_a_move_is_saved_with_the_next_number(
    house: House, appender: Appender, database_url: str
) -> None:
    move = await move_of(house)
    assert await appender.append(move)
    assert stored(database_url, move.game) == (1, 1, "running")
    assert logged(database_url, move.game) == [(1, 0, move.key, move.action, move.events)]


async def test_a_move_judged_at_another_version_is_not_saved(
    house: House, appender: Appender, database_url: str
) -> None:
    move = await move_of(house)
    assert not await appender.append(dataclasses.replace(move, version=7))
    assert not await appender.append(dataclasses.replace(move, revision=99))
    assert logged(database_url, move.game) == []


async def test_of_two_processes_that_move_at_once_one_is_refused(house: House, database_url: str) -> None:
    move = await move_of(house)
    rival = dataclasses.replace(move, key=uuid.uuid4())
    saved = await asyncio.gather(
        Appender(house.database).append(move), Appender(house.database).append(rival)
    )
    assert sorted(saved) == [False, True]
    assert len(logged(database_url, move.game)) == 1


async def test_moves_of_many_games_are_saved_together_and_stale_ones_among_them_left_out(
    house: House, appender: Appender, database_url: str
) -> None:
    moves = [await move_of(house) for _ in range(12)]
    moves = [dataclasses.replace(move, version=number % 3) for number, move in enumerate(moves)]
    saved = await asyncio.gather(*(appender.append(move) for move in moves))
    for move, at in zip(moves, saved, strict=True):
        assert (at) == (move.version == 0)
        assert len(logged(database_url, move.game)) == (1 if move.version == 0 else 0)


async def test_batches_of_two_processes_over_the_same_games_never_block_each_other(house: House) -> None:
    games = [await move_of(house) for _ in range(20)]
    one, other = Appender(house.database), Appender(house.database)
    forwards = [one.append(move) for move in games]
    backwards = [other.append(dataclasses.replace(move, key=uuid.uuid4())) for move in reversed(games)]
    saved = await asyncio.gather(*forwards, *backwards)
    assert sum(saved) == len(games)


async def test_the_last_move_ends_the_game(house: House, appender: Appender, database_url: str) -> None:
    move = dataclasses.replace(await move_of(house), to_act=None, outcome={"scores": [1, 2]})
    assert await appender.append(move)
    assert stored(database_url, move.game) == (1, None, "finished")
    assert not await appender.append(dataclasses.replace(move, version=1, key=uuid.uuid4()))


async def test_a_resignation_marks_the_seat(house: House, appender: Appender, database_url: str) -> None:
    move = dataclasses.replace(await move_of(house), resigned=True)
    assert await appender.append(move)
    query = f"SELECT seat, resigned FROM seats WHERE game_id = '{move.game}' ORDER BY seat"
    assert execute(database_url, query) == [(0, True), (1, False)]
