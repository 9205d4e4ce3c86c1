"""The parts of play/ in this process, over a real database."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest_asyncio

from arkaden.ids import GameId, IdentityId
from arkaden.play.house import House
from arkaden.play.tables import NewTable
from arkaden.rules.protocol import JsonObject, Seat


@asynccontextmanager
async def open_house(database_url: str) -> AsyncIterator[House]:
    house = House(database_url, pool_size=8, cached_games=50)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(database_url: str) -> AsyncIterator[House]:
    """A house over this module's database."""
    async with open_house(database_url) as opened:
        yield opened


async def seated(house: House, players: int = 2, *, start: bool = True) -> tuple[GameId, list[IdentityId]]:
    """A table of the Ark with new guests on all its seats, the first of them the host."""
    people = [(await house.accounts.create_guest(f"Guest {n}", None))[0].id for n in range(players)]
    table = NewTable("ark", players, {}, "public", None)
    game = (await house.tables.open(people[0], table)).id
    for person in people:
        await house.tables.sit(game, person, None, None, None)
    if start:
        await house.tables.start(game, people[0])
    return game, people


async def next_move(house: House, game_id: GameId) -> tuple[Seat, JsonObject]:
    """The seat to act in a game and an action it may do."""
    game = await house.games.current(game_id)
    assert game.state is not None
    assert game.state.to_act is not None
    return game.state.to_act, game.state.legal_actions(game.state.to_act)[0]
