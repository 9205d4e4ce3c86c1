"""The one write path: what it answers, and that it keeps memory and database together."""

import asyncio
import uuid

import pytest

from arkaden.errors import Refusal
from arkaden.ids import GameId
from arkaden.play.game import Game
from arkaden.play.house import House
from arkaden.play.log import Entry
from tests.support.database import execute
from tests.support.house import next_move, open_house, seated


class Witness:
    """A watcher that compares what it is told with what the database holds at that moment."""

    def __init__(self, database_url: str) -> None:
        self.database_url = database_url
        self.saved_when_told: list[bool] = []
        self.moves: list[int] = []
        self.told = asyncio.Event()

    def moved(self, game: Game, entry: Entry) -> None:
        query = f"SELECT 1 FROM actions WHERE game_id = '{game.id}' AND n = {entry.n}"
        self.saved_when_told.append(bool(execute(self.database_url, query)))
        self.moves.append(entry.n)
        self.told.set()

    def table_changed(self, game: Game) -> None:
        """Of no interest here."""


async def act(house: House, game: GameId, moves: int = 1) -> None:
    for _ in range(moves):
        seat, action = await next_move(house, game)
        await house.acting.act(game, seat, action, uuid.uuid4(), None)


async def test_nobody_is_shown_anything_before_it_is_saved(house: House, database_url: str) -> None:
    game_id, _ = await seated(house)
    witness = Witness(database_url)
    (await house.games.current(game_id)).watchers.add(witness)
    await act(house, game_id, 4)
    assert witness.saved_when_told == [True] * 4
    assert witness.moves == [1, 2, 3, 4]


async def test_a_refused_action_leaves_state_and_database_as_they_were(
    house: House, database_url: str
) -> None:
    game_id, _ = await seated(house)
    game = await house.games.current(game_id)
    assert game.state is not None
    before = game.state.to_json()
    seat, _ = await next_move(house, game_id)
    with pytest.raises(Refusal) as refused:
        await house.acting.act(
            game_id, seat, {"type": "place_tile", "x": 9, "y": 9, "rotation": 0}, uuid.uuid4(), 0
        )
    assert (refused.value.code, refused.value.reason) == ("illegal_action", "not_adjacent")
    assert game.state.to_json() == before
    assert execute(database_url, f"SELECT 1 FROM actions WHERE game_id = '{game_id}'") == []


async def test_a_refused_key_may_be_used_again(house: House) -> None:
    game_id, _ = await seated(house)
    seat, action = await next_move(house, game_id)
    key = uuid.uuid4()
    with pytest.raises(Refusal):
        await house.acting.act(game_id, seat, {"type": "pass"}, key, 0)
    assert await house.acting.act(game_id, seat, action, key, 0) == 1


async def test_processes_that_do_not_hear_of_each_other_still_agree(house: House, database_url: str) -> None:
    game_id, _ = await seated(house)
    async with open_house(database_url) as other:
        await other.games.known(game_id)
        await other.bus.stop()
        for number in range(6):
            await act(house if number % 2 else other, game_id)
        one, two = await house.games.current(game_id), await other.games.current(game_id)
        assert one.version == two.version == 6
        assert one.state is not None
        assert two.state is not None
        assert one.state.to_json() == two.state.to_json()
        await other.bus.stop()


async def test_a_key_is_known_to_every_process(house: House, database_url: str) -> None:
    game_id, _ = await seated(house)
    async with open_house(database_url) as other:
        await other.games.known(game_id)
        seat, action = await next_move(house, game_id)
        key = uuid.uuid4()
        answers = await asyncio.gather(
            *(one.acting.act(game_id, seat, action, key, 0) for one in (house, other, house, other))
        )
        assert answers == [1, 1, 1, 1]
        assert (await other.games.current(game_id)).version == 1


async def test_whoever_gives_up_waiting_does_not_spoil_the_game(house: House) -> None:
    game_id, _ = await seated(house)
    seat, action = await next_move(house, game_id)
    key = uuid.uuid4()
    game = await house.games.known(game_id)
    acting = asyncio.create_task(house.acting.act(game_id, seat, action, key, 0))
    await asyncio.sleep(0)
    assert game.lock.locked()
    acting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await acting
    assert await house.acting.act(game_id, seat, action, key, 0) == 1
    assert (await house.games.current(game_id)).version == 1


async def test_a_seat_that_resigned_is_marked_and_the_others_go_on(house: House) -> None:
    game_id, _ = await seated(house, 3)
    seat, _ = await next_move(house, game_id)
    await house.acting.act(game_id, seat, {"type": "resign"}, uuid.uuid4(), 0)
    game = await house.games.known(game_id)
    assert [sitter.resigned for sitter in game.table.seats.values()] == [one == seat for one in range(3)]
    assert game.table.status == "running"
    await act(house, game_id, 2)
    with pytest.raises(Refusal) as refused:
        await house.acting.act(game_id, seat, {"type": "resign"}, uuid.uuid4(), None)
    assert refused.value.reason == "already_resigned"
