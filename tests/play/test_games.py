"""The cache of games is bounded and rebuilds whatever it has dropped."""

import asyncio
import gc
import weakref

from arkaden.play.games import Games
from arkaden.play.house import House
from arkaden.play.table import Presence
from tests.play.test_acting import Witness, act
from tests.support.house import seated


async def test_a_game_loaded_anew_is_the_same(house: House) -> None:
    game_id, _ = await seated(house)
    await act(house, game_id, 12)
    kept, fresh = await house.games.known(game_id), await Games(house.database, 5).known(game_id)
    assert kept.state is not None
    assert fresh.state is not None
    assert fresh.state.to_json() == kept.state.to_json()
    assert fresh.entries == kept.entries
    assert fresh.table_json(None, Presence()) == kept.table_json(None, Presence())


async def test_only_so_many_games_are_kept(house: House) -> None:
    games = Games(house.database, 2)
    ids = [(await seated(house))[0] for _ in range(4)]
    held = [weakref.ref(await games.known(game)) for game in ids]
    gc.collect()
    assert [one() is not None for one in held] == [False, False, True, True]


async def test_a_game_in_use_is_never_held_twice(house: House) -> None:
    games = Games(house.database, 1)
    ids = [(await seated(house))[0] for _ in range(3)]
    used = await games.known(ids[0])
    for game in ids[1:]:
        await games.known(game)
    assert await games.known(ids[0]) is used


async def test_loading_the_same_game_at_once_loads_it_once(house: House) -> None:
    game_id, _ = await seated(house)
    games = Games(house.database, 5)
    loaded = await asyncio.gather(*(games.known(game_id) for _ in range(10)))
    assert len({id(game) for game in loaded}) == 1


async def test_a_gap_in_the_notices_makes_watched_games_catch_up(house: House, database_url: str) -> None:
    game_id, _ = await seated(house)
    deaf = Games(house.database, 5)
    game = await deaf.known(game_id)
    witness = Witness(database_url)
    game.watchers.add(witness)
    await act(house, game_id, 3)
    assert witness.moves == []
    deaf.gap()
    async with asyncio.timeout(60):
        await witness.told.wait()
    assert witness.moves == [1, 2, 3]
