"""Nobody gets to know what is hidden from them, by any way out of the server."""

from typing import Any

import pytest

from tests.support.ark import choose
from tests.support.database import execute
from tests.support.players import Guests, Player, open_table
from tests.support.server import ServerProcess

Json = dict[str, Any]
PATHS = ("/games/{}", "/games/{}/events", "/games/{}/legal?list=true", "/games/{}/components", "/tables/{}")


class Secrets:
    """What the server knows of a running game and must not tell."""

    def __init__(self, server: ServerProcess, game: str) -> None:
        query = f"SELECT encode(server_seed, 'hex'), setup, invite FROM games WHERE id = '{game}'"
        row: Any = execute(server.database_url, query)[0]
        self.seed: str = row[0]
        self.tiles: list[str] = row[1]["tiles"]
        self.invite: str = row[2]
        query = f"SELECT encode(nonce, 'hex') FROM seats WHERE game_id = '{game}' AND nonce IS NOT NULL"
        self.nonces: list[str] = [str(nonce) for (nonce,) in execute(server.database_url, query)]

    def check(self, told: str) -> None:
        """Fail if ``told`` holds a secret; tiles in the order of drawing give the stack away."""
        assert self.seed not in told
        assert self.invite not in told
        assert '"setup"' not in told
        for nonce in self.nonces:
            assert nonce not in told
        for start in range(1, len(self.tiles) - 4):
            assert ",".join(f'"{tile}"' for tile in self.tiles[start : start + 4]) not in told


async def asked_for(player: Player, game: str) -> str:
    answers = [await player.call("GET", path.format(game)) for path in PATHS]
    preview = await player.call("POST", f"/games/{game}/preview", {"version": 0, "actions": []})
    listed = await player.call("GET", "/tables?limit=100")
    return "\n".join(answer.text for answer in (*answers, preview, listed))


@pytest.mark.parametrize("draw_ahead", [False, True])
async def test_no_answer_and_no_frame_holds_seed_stack_or_invite(
    guests: Guests, server: ServerProcess, draw_ahead: bool
) -> None:
    anna, bea, carl = [await guests.guest(name) for name in ("Anna", "Bea", "Carl")]
    game = await open_table(anna, bea, options={"draw_ahead": draw_ahead}, start=False)
    await bea.done("DELETE", f"/tables/{game}/seats/mine")
    await bea.done("POST", f"/tables/{game}/seats", {"nonce": "5eed" * 8})
    await anna.done("POST", f"/tables/{game}/start")
    secrets = Secrets(server, game)
    viewers = (anna, bea, carl, guests.stranger())
    async with anna.live() as a, bea.live() as b, carl.live() as c:
        for live in (a, b, c):
            await live.send(t="watch", lobby=True)
            await live.watch(game)
            await live.until("view")
        for _ in range(12):
            live = (a, b)[a.views[game]["to_act"]]
            version = a.versions[game]
            await live.act(game, choose(live.views[game]), version)
            for one in (a, b, c):
                while one.versions[game] == version:
                    await one.next()
        for live in (a, b, c):
            for frame in live.frames:
                secrets.check(str(frame).replace("'", '"').replace(" ", ""))
    for viewer in viewers:
        secrets.check(await asked_for(viewer, game))
        assert await viewer.refused("GET", f"/games/{game}/record") == "not_finished"


async def test_with_draw_ahead_only_its_holder_sees_a_tile(guests: Guests) -> None:
    players = [await guests.guest("Anna"), await guests.guest("Bea")]
    carl = await guests.guest("Carl")
    game = await open_table(*players, options={"draw_ahead": True})
    async with players[0].live() as a, players[1].live() as b, carl.live() as c:
        lives = (a, b, c)
        for live in lives:
            await live.watch(game)
            await live.until("view")
        seen_a_hand = False
        for _ in range(30):
            version, to_act = a.versions[game], a.views[game]["to_act"]
            await lives[to_act].act(game, choose(lives[to_act].views[game]), version)
            for live in lives:
                while live.versions[game] == version:
                    await live.next()
            for live in lives:
                view = live.views[game]
                holds = str(lives.index(live)) in view.get("holding", {})
                assert [name for name in ("tile", "hand") if name in view] == (
                    [] if not holds else ["tile" if "place_tile" in view.get("legal", {}) else "hand"]
                )
                seen_a_hand = seen_a_hand or "hand" in view
        assert seen_a_hand


async def test_after_the_end_the_record_tells_all_and_proves_the_shuffle(
    guests: Guests, server: ServerProcess
) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    secrets = Secrets(server, game)
    commitment = (await anna.done("GET", f"/tables/{game}"))["commitment"]
    await anna.act(game, {"type": "resign"})
    record = await guests.stranger().done("GET", f"/games/{game}/record")
    assert record["fairness"]["commitment"] == commitment
    assert record["fairness"]["server_seed"] == secrets.seed
    assert record["setup"]["tiles"] == secrets.tiles
