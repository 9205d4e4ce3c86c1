"""Notices between processes, over LISTEN and NOTIFY."""

import asyncio
from collections.abc import AsyncIterator

import pytest_asyncio

from arkaden.ids import GameId
from arkaden.store.bus import Bus, GameNotice, games_payload
from tests.support.database import execute

PATIENCE_SECONDS = 60


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[object] = asyncio.Queue()

    def game_changed(self, notice: GameNotice) -> None:
        self.heard.put_nowait(notice)

    def message(self, text: str) -> None:
        self.heard.put_nowait(text)

    def gap(self) -> None:
        self.heard.put_nowait("gap")

    async def next(self) -> object:
        return await asyncio.wait_for(self.heard.get(), PATIENCE_SECONDS)


@pytest_asyncio.fixture(loop_scope="session")
async def ear(database_url: str) -> AsyncIterator[tuple[Bus, Ear]]:
    bus, listener = Bus(database_url.replace("+psycopg", "")), Ear()
    bus.add(listener)
    bus.start()
    assert await listener.next() == "gap"
    yield bus, listener
    await bus.stop()


async def test_changes_of_several_games_come_in_one_notice(ear: tuple[Bus, Ear], database_url: str) -> None:
    notices = [GameNotice(GameId("abc"), 3, 1), GameNotice(GameId("xyz"), 0, 2)]
    execute(database_url, f"NOTIFY arkaden, '{games_payload(notices)}'")
    assert [await ear[1].next(), await ear[1].next()] == notices


async def test_nonsense_does_not_stop_what_follows(ear: tuple[Bus, Ear], database_url: str) -> None:
    execute(database_url, "NOTIFY arkaden, 'games nonsense'")
    execute(database_url, f"NOTIFY arkaden, '{games_payload([GameNotice(GameId('abc'), 1, 1)])}'")
    assert await ear[1].next() == GameNotice(GameId("abc"), 1, 1)


async def test_messages_reach_every_listener(ear: tuple[Bus, Ear]) -> None:
    bus, listener = ear
    bus.send("presence {}")
    assert await listener.next() == "presence {}"


async def test_a_connection_that_is_cut_comes_back_and_tells_of_the_gap(
    ear: tuple[Bus, Ear], database_url: str
) -> None:
    bus, listener = ear
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'arkaden bus'"
    assert execute(database_url, cut)
    assert await listener.next() == "gap"
    execute(database_url, f"NOTIFY arkaden, '{games_payload([GameNotice(GameId('abc'), 4, 1)])}'")
    assert await listener.next() == GameNotice(GameId("abc"), 4, 1)
    bus.send("still talking")
    assert await listener.next() == "still talking"
