"""Clients that play on whatever happens, as ours do, and that also do what they should not."""

import asyncio
import random
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.support.players import Guests, Live, Player
from tests.support.server import ServerProcess

Json = dict[str, Any]
TROUBLE = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, TimeoutError, httpx.TransportError)


async def insist(player: Player, webs: list[ServerProcess], method: str, path: str, body: Any = None) -> Json:
    """A call that is made again, at any of the web processes, until one answers it."""
    for attempt in range(200):
        url = f"{webs[attempt % len(webs)].url}/api/v1{path}"
        try:
            answer = await player.http.request(method, url, **({} if body is None else {"json": body}))
        except httpx.TransportError:
            await asyncio.sleep(0.1)
            continue
        if answer.status_code in {500, 503}:
            await asyncio.sleep(0.1)
            continue
        assert answer.is_success, answer.text
        result: Json = answer.json()
        return result
    raise AssertionError(f"nobody answers {method} {path}")


@dataclass
class Client:
    """Plays one seat of one game over connections that break. ``acknowledged`` is what the server said was saved."""

    player: Player
    game: str
    webs: list[ServerProcess]
    chance: random.Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    duplicates: int = 0
    stale: int = 0
    cuts: int = 0
    _pending: Json | None = None

    @classmethod
    async def sit(
        cls, guests: Guests, webs: list[ServerProcess], kind: str, bots: list[str], chance: random.Random
    ) -> "Client":
        """A new guest in a new game against bots."""
        player = await guests.guest("Anna")
        body = {"kind": kind, "bots": bots, "terms": {"bot_pace": 0}}
        table = await insist(player, webs, "POST", "/games", body)
        return cls(player, table["id"], webs, chance)

    async def play(self, stopping: asyncio.Event) -> None:
        """Act whenever it is one's turn, until told to stop or the game is over."""
        while not stopping.is_set():
            try:
                async with self.player.live(self.chance.choice(self.webs)) as live:
                    await live.watch(self.game)
                    if await self._play(live, stopping):
                        return
            except TROUBLE:
                await asyncio.sleep(0.1)

    async def last_view(self, version: int) -> Json:
        """What a page shows that was connected anew and has seen everything up to a version."""
        async with self.player.live(self.chance.choice(self.webs)) as live:
            await live.watch(self.game)
            while live.versions.get(self.game, -1) < version:
                await live.next()
            return live.views[self.game]

    async def _play(self, live: Live, stopping: asyncio.Event) -> bool:
        """Over one connection; whether the game is over."""
        while not stopping.is_set():
            if self._pending is not None:
                await self._send(live, self._pending)
                self._pending = None
            view = live.views.get(self.game)
            if view is not None and view["phase"] == "over":
                return True
            if view is not None and view["to_act"] == live.tables[self.game]["you"]["seat"]:
                await self._act(live)
            else:
                await asyncio.wait_for(live.next(), 3)
        return False

    async def _act(self, live: Live) -> None:
        version = live.versions[self.game]
        choices = await insist(self.player, self.webs, "GET", f"/games/{self.game}/legal?list=true")
        if choices["version"] != version:
            await asyncio.wait_for(live.next(), 3)
            return
        self._pending = {
            "key": str(uuid.uuid4()),
            "version": version,
            "action": self.chance.choice(choices["actions"]),
        }
        if self.chance.random() < 0.05:
            # The connection is cut just after sending: nobody knows whether it arrived.
            self.cuts += 1
            await live.send(t="act", game=self.game, **self._pending)
            await live.socket.close()
        await self._send(live, self._pending)
        sent, self._pending = self._pending, None
        if self.chance.random() < 0.1:
            self.duplicates += 1
            await self._send(live, sent)
        if self.chance.random() < 0.1:
            self.stale += 1
            answer = await live.act(self.game, sent["action"], version, str(uuid.uuid4()))
            assert answer["t"] == "error", answer
        while live.versions[self.game] == version:
            await asyncio.wait_for(live.next(), 3)

    async def _send(self, live: Live, act: Json) -> None:
        answer = await live.act(self.game, act["action"], act["version"], act["key"])
        if answer["t"] == "ack":
            assert self.acknowledged.setdefault(act["key"], answer["version"]) == answer["version"]
        elif answer["code"] in {"unavailable", "internal"}:
            raise TimeoutError
        else:
            raise AssertionError(answer)
