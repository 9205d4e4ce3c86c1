"""Processes die, the database goes away, connections break: nothing acknowledged is lost, and no game waits."""

import asyncio
import os
import random
import uuid
from collections.abc import Sequence

import pytest

from arkaden.ids import GameId
from arkaden.play.house import House
from arkaden.play.records import record_of
from arkaden.rules.protocol import Seat
from arkaden.rules.record import verify_record
from tests.chaos.clients import Client, insist
from tests.chaos.processes import Park, park
from tests.support.database import execute
from tests.support.players import Guests

SOAK = bool(os.environ.get("SOAK"))
GAMES = 36 if SOAK else 6
KILLS = 150 if SOAK else 4
BREATH_SECONDS = 2 if SOAK else 0.5
CALM_LOOKS = 300
LEVELS = ("easy", "medium", "hard")


@pytest.mark.slow
@pytest.mark.timeout(0 if SOAK else 300)
async def test_nothing_acknowledged_is_lost_and_no_game_waits() -> None:
    chance = random.Random(4)
    async with park() as served, Guests(served.webs[0]) as guests:
        clients = [
            await Client.sit(
                guests,
                served.webs,
                ("ark", "arkadia")[n % 2],
                [chance.choice(LEVELS) for _ in range(1 + n % 3)],
                random.Random(n),
            )
            for n in range(GAMES)
        ]
        stopping = asyncio.Event()
        playing = [asyncio.create_task(client.play(stopping)) for client in clients]
        await storm(served)
        stopping.set()
        await asyncio.gather(*playing)
        assert all(client.acknowledged for client in clients)
        await until_only_people_are_waited_for(served, clients)
        for client in clients:
            stored = execute(
                served.database_url,
                f"SELECT key::text, n FROM actions WHERE game_id = '{client.game}' ORDER BY n",
            )
            log = {str(key): n for key, n in stored}
            assert list(log.values()) == list(range(1, len(stored) + 1))
            assert client.acknowledged.items() <= log.items()
            fresh = await insist(client.player, served.webs, "GET", f"/games/{client.game}")
            assert fresh["version"] == len(stored)
            assert await client.last_view(len(stored)) == fresh["view"]
        verified = await verify_all(served.database_url, clients)
        acknowledged = sum(len(client.acknowledged) for client in clients)
        print(
            f"{len(clients)} games, {acknowledged} acknowledged actions, {verified} records verified, "
            f"{served.kills} kills, {served.restarts} restarts of the database, "
            f"{sum(client.duplicates for client in clients)} duplicates, "
            f"{sum(client.stale for client in clients)} stale versions, {sum(client.cuts for client in clients)} cuts"
        )


async def storm(served: Park) -> None:
    """Kill one process after the other, and take the database away now and then."""
    while served.kills < KILLS:
        await asyncio.sleep(BREATH_SECONDS)
        await served.kill_one()
        if served.kills % 20 == 2:
            await served.restart_database()


async def until_only_people_are_waited_for(served: Park, clients: Sequence[Client]) -> None:
    """Bots go on by themselves until a person is to act in every game that is not over."""
    games = ", ".join(f"'{client.game}'" for client in clients)
    query = (
        "SELECT g.id FROM games g JOIN seats s ON s.game_id = g.id AND s.seat = g.to_act "
        f"WHERE g.id IN ({games}) AND s.bot IS NOT NULL"
    )
    for _ in range(CALM_LOOKS):
        if not await asyncio.to_thread(execute, served.database_url, query):
            return
        await asyncio.sleep(0.2)
    raise AssertionError("a game waits for a bot")


async def verify_all(database_url: str, clients: Sequence[Client]) -> int:
    """End each game by giving up, and check its record; how many there were."""
    house = House(database_url, pool_size=2, cached_games=len(clients))
    await house.open()
    try:
        for client in clients:
            game = await house.games.current(GameId(client.game))
            for seat in game.table.seats:
                if game.state is not None and game.state.to_act is not None:
                    await client_resigns(house, game.id, seat)
            assert verify_record(await record_of(house.database, game)) == []
    finally:
        await house.close()
    return len(clients)


async def client_resigns(house: House, game: GameId, seat: int) -> None:
    await house.acting.act(game, Seat(seat), {"type": "resign"}, uuid.uuid4(), None)
