"""The live protocol without a network: frames in, frames out."""

from collections.abc import AsyncIterator
from typing import Any
from uuid import UUID

import orjson
import pytest
import pytest_asyncio

from arkaden.accounts.callers import Caller
from arkaden.accounts.identities import Person
from arkaden.ids import IdentityId
from arkaden.live.conversation import Conversation
from arkaden.live.hub import Hub
from arkaden.live.outbox import Outbox
from arkaden.play.house import House
from arkaden.settings import Settings
from tests.support.house import next_move, seated

Json = dict[str, Any]
KEY = "0f8fad5b-d9cb-469f-a165-70867728950e"


class Talk:
    """A conversation and what it has said."""

    def __init__(self, hub: Hub, identity: IdentityId | None) -> None:
        self.outbox = Outbox()
        caller = None if identity is None else Caller(Person(identity, "Somebody", "guest", None))
        self.conversation = Conversation(hub, self.outbox, caller, "1.2.3")

    async def say(self, **frame: Any) -> list[Json]:
        """Send a frame; all that has been sent back by then."""
        await self.conversation.receive(orjson.dumps(frame).decode())
        return await self.heard()

    async def heard(self) -> list[Json]:
        return [orjson.loads(await self.outbox.get()) for _ in range(self.outbox.waiting)]


@pytest_asyncio.fixture(loop_scope="session")
async def hub(house: House) -> AsyncIterator[Hub]:
    made = Hub(house, Settings())
    yield made
    await made.lobby.close()


async def test_it_begins_with_hello(hub: Hub) -> None:
    assert await Talk(hub, None).heard() == [{"t": "hello", "server": "1.2.3"}]
    assert await Talk(hub, IdentityId("abc")).heard() == [
        {"t": "hello", "server": "1.2.3", "identity": "abc"}
    ]


async def test_a_ping_is_answered(hub: Hub) -> None:
    talk = Talk(hub, None)
    await talk.heard()
    assert await talk.say(t="ping") == [{"t": "pong"}]


async def test_acting_gives_an_ack_to_the_sender_and_a_patch_to_all_who_watch(hub: Hub) -> None:
    game, people = await seated(hub.house)
    talks = [Talk(hub, person) for person in (*people, None)]
    for talk in talks:
        assert [frame["t"] for frame in await talk.say(t="watch", game=game)][-1] == "view"
    for talk in talks:
        await talk.heard()
    seat, action = await next_move(hub.house, game)
    sent = await talks[seat].say(t="act", game=game, key=KEY, version=0, action=action)
    assert [frame["t"] for frame in sent] == ["patch", "ack"]
    assert sent[1] == {"t": "ack", "key": KEY, "version": 1}
    others = [frame for talk in talks if talk is not talks[seat] for frame in await talk.heard()]
    assert [(frame["t"], frame["version"]) for frame in others] == [("patch", 1), ("patch", 1)]


async def test_all_spectators_share_one_encoded_frame(hub: Hub) -> None:
    game, _ = await seated(hub.house)
    talks = [Talk(hub, None) for _ in range(3)]
    for talk in talks:
        await talk.say(t="watch", game=game)
    for talk in talks:
        await talk.heard()
    seat, action = await next_move(hub.house, game)
    await hub.house.acting.act(game, seat, action, UUID(KEY), 0)
    frames = [await talk.outbox.get() for talk in talks]
    assert frames[0] is frames[1] is frames[2]


async def test_a_refusal_names_game_and_key(hub: Hub) -> None:
    game, people = await seated(hub.house)
    seat, action = await next_move(hub.house, game)
    talk = Talk(hub, people[1 - seat])
    await talk.heard()
    (error,) = await talk.say(t="act", game=game, key=KEY, version=0, action=action)
    assert (error["t"], error["code"], error["game"], error["key"]) == ("error", "not_your_turn", game, KEY)


async def test_one_that_has_ended_watches_nothing(hub: Hub) -> None:
    game, _ = await seated(hub.house)
    talk = Talk(hub, None)
    await talk.say(t="watch", game=game)
    await talk.say(t="watch", lobby=True)
    assert hub.house.presence.of(game).anonymous == 1
    talk.conversation.end()
    await talk.heard()
    seat, action = await next_move(hub.house, game)
    await hub.house.acting.act(game, seat, action, UUID(KEY), 0)
    assert await talk.heard() == []
    assert hub.house.presence.of(game).anonymous == 0
    assert not (await hub.house.games.known(game)).watchers


@pytest.mark.parametrize("twice", [{"game": True}, {"lobby": True}])
async def test_watching_and_unwatching_twice_is_like_once(hub: Hub, twice: Json) -> None:
    game, _ = await seated(hub.house)
    what = {"lobby": True} if "lobby" in twice else {"game": game}
    talk = Talk(hub, None)
    for _ in range(2):
        await talk.say(t="watch", **what)
    assert hub.house.presence.of(game).anonymous == (0 if "lobby" in what else 1)
    for _ in range(2):
        await talk.say(t="unwatch", **what)
    assert hub.house.presence.of(game).anonymous == 0
