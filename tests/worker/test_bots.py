"""Bots act when it is their turn, once, and only then."""

import asyncio
import os
import secrets
import signal
import uuid

import pytest

from arkaden.bots import Sight
from arkaden.errors import Refusal
from arkaden.play.house import House
from arkaden.play.records import record_of
from arkaden.play.tables import NewTable
from arkaden.rules.catalogue import GAMES
from arkaden.rules.protocol import Seat
from arkaden.rules.record import verify_record
from arkaden.worker.thinking import Thinkers, ThoughtLost
from tests.support.database import execute
from tests.support.house import open_house
from tests.worker.workers import AT_ONCE, Onlooker, OwnHead, against_bots, working


@pytest.mark.parametrize("kind", ["ark", "arkadia"])
async def test_bots_play_a_game_to_its_end_among_themselves(house: House, kind: str) -> None:
    host = (await house.accounts.create_guest("Anna", None))[0].id
    table = NewTable(kind, 2, {}, "public", None, AT_ONCE, ("easy", "easy"))
    game = await house.tables.open(host, table)
    onlooker = Onlooker(game)
    await house.tables.start(game.id, host)
    async with working(house):
        await onlooker.until_over()
    record = await record_of(house.database, await house.games.current(game.id))
    assert verify_record(record) == []
    assert record["players"] == ["Bot Alef", "Bot Bet"]


async def test_two_workers_think_about_each_turn_once(house: House, database_url: str) -> None:
    heads = (OwnHead(), OwnHead())
    async with (
        open_house(database_url) as other,
        working(house, head=heads[0]),
        working(other, head=heads[1]),
    ):
        host = (await house.accounts.create_guest("Anna", None))[0].id
        games = []
        for _ in range(3):
            game = await house.tables.open(
                host, NewTable("ark", 2, {}, "public", None, AT_ONCE, ("easy",) * 2)
            )
            await house.tables.start(game.id, host)
            games.append(Onlooker(game))
        await asyncio.gather(*(game.until_over() for game in games))
    acted = sum(game.game.version for game in games)
    logged = execute(
        database_url,
        f"SELECT count(*) FROM actions a JOIN games g ON g.id = a.game_id WHERE g.host_id = '{host}'",
    )
    assert logged == [(acted,)]
    assert sum(head.thoughts for head in heads) == acted


async def test_a_turn_that_nobody_was_told_of_is_found_in_the_database(
    house: House, database_url: str
) -> None:
    game_id, _ = await against_bots(house, "easy")
    game = await house.games.current(game_id)
    await until_a_bot_is_to_act(house, game_id)
    async with open_house(database_url) as deaf:
        deaf.bus._listeners.clear()
        onlooker = Onlooker(game)
        version = game.version
        async with working(deaf):
            await onlooker.until_version(version + 1)


async def test_a_bot_waits_as_long_as_the_table_wants(house: House, database_url: str) -> None:
    game_id, _ = await against_bots(house, "easy")
    await until_a_bot_is_to_act(house, game_id)
    waits = execute(database_url, f"SELECT deadline IS NOT NULL FROM games WHERE id = '{game_id}'")
    assert waits == [(True,)]


async def test_nobody_else_acts_for_a_bot(house: House) -> None:
    game_id, host = await against_bots(house, "easy", "easy")
    await until_a_bot_is_to_act(house, game_id)
    game = await house.games.current(game_id)
    assert game.state is not None
    assert game.state.to_act is not None
    action = game.state.legal_actions(game.state.to_act)[0]
    for attempt in (
        house.acting.act(game_id, game.state.to_act, action, uuid.uuid4(), game.version),
        house.acting.act_as(game_id, host, action, uuid.uuid4(), game.version),
    ):
        with pytest.raises(Refusal) as refused:
            await attempt
        assert refused.value.code == "not_your_turn"


async def test_a_bot_that_fails_does_not_hold_up_the_game(house: House) -> None:
    class Confused(OwnHead):
        async def choose(self, *_: object) -> dict[str, object]:
            self.thoughts += 1
            if self.thoughts % 2:
                raise RuntimeError("confused")
            return {"type": "place_ark", "x": 99, "y": 99}

    game_id, _ = await against_bots(house, "hard", "easy")
    await until_a_bot_is_to_act(house, game_id)
    onlooker = Onlooker(await house.games.current(game_id))
    version = onlooker.game.version
    async with working(house, head=Confused()):
        await onlooker.until_version(version + 2)


async def test_a_killed_thinker_is_replaced() -> None:
    thinkers = Thinkers(1, 0.05)
    kind = GAMES["ark"]
    options = kind.complete_options({})
    start_seat, setup = kind.draw_setup(2, options, Sight({}, Seat(0), b"1", {}).dice())
    state = kind.start(2, options, start_seat, setup)
    sight = Sight(state.view(start_seat), start_seat, secrets.token_bytes(8), options)
    try:
        assert await thinkers.choose("ark", "easy", sight) in state.legal_actions(start_seat)
        (process,) = thinkers._pool._processes
        os.kill(process, signal.SIGKILL)
        with pytest.raises(ThoughtLost):
            await think_for_ever(thinkers, sight)
        assert await thinkers.choose("ark", "easy", sight) in state.legal_actions(start_seat)
    finally:
        await thinkers.close()


async def think_for_ever(thinkers: Thinkers, sight: Sight) -> None:
    while True:
        await thinkers.choose("ark", "easy", sight)


async def until_a_bot_is_to_act(house: House, game_id: object) -> None:
    """The person acts until a bot has to."""
    game = await house.games.current(game_id)  # type: ignore[arg-type]
    while game.state is not None and game.state.to_act == 0:
        action = game.state.legal_actions(Seat(0))[0]
        await house.acting.act(game.id, Seat(0), action, uuid.uuid4(), game.version)
