"""Two people play over the live protocol."""

from typing import Any

from tests.support.ark import play_to_the_end
from tests.support.players import Guests, open_table


async def test_a_game_is_played_to_its_end_and_every_view_stays_exact(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    async with anna.live() as first, bea.live() as second:
        for live in (first, second):
            await live.watch(game)
            await live.until("view", game=game)
        await play_to_the_end(game, [first, second])
        for player, live in ((anna, first), (bea, second)):
            now: dict[str, Any] = await player.done("GET", f"/games/{game}")
            assert live.versions[game] == now["version"]
            assert live.views[game] == now["view"]
    table = await anna.done("GET", f"/tables/{game}")
    assert table["status"] == "finished"
    assert "to_act" not in table
