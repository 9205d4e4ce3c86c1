"""A game that has ended can be looked at as it was at every version."""

from tests.support.ark import play_to_the_end
from tests.support.merge import apply_merge_patch
from tests.support.players import Guests, open_table


async def test_every_version_is_what_spectators_were_shown(guests: Guests) -> None:
    anna, bea, watcher = await guests.guest("Anna"), await guests.guest("Bea"), guests.stranger()
    game = await open_table(anna, bea, options={"draw_ahead": True})
    async with anna.live() as one, bea.live() as other, watcher.live() as shown:
        for live in (one, other, shown):
            await live.watch(game)
            await live.until("view", game=game)
        start = shown.views[game]
        await play_to_the_end(game, [one, other])
        last = one.versions[game]
        while shown.versions.get(game) != last:
            await shown.next()
        patches = [frame for frame in shown.frames if frame["t"] == "patch"]
    views = [start]
    for patch in patches:
        views.append(apply_merge_patch(views[-1], patch["patch"]))
    assert len(views) == last + 1
    for version in {0, 1, 2, last // 2, last - 1, last}:
        told = await guests.stranger().done("GET", f"/games/{game}/history/{version}")
        assert told == {"version": version, "view": views[version]}
    assert await watcher.refused("GET", f"/games/{game}/history/{last + 1}") == "not_found"
    assert await watcher.refused("GET", f"/games/{game}/history/-1") == "bad_message"


async def test_a_game_that_is_played_has_no_history_yet(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    game = await open_table(anna, await guests.guest("Bea"))
    assert await anna.refused("GET", f"/games/{game}/history/0") == "not_finished"


async def test_the_history_of_a_private_table_is_for_those_who_may_see_it(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    game = await open_table(anna, await guests.guest("Bea"), visibility="link")
    await anna.act(game, {"type": "resign"})
    assert (await anna.done("GET", f"/games/{game}/history/0"))["version"] == 0
    assert await guests.stranger().refused("GET", f"/games/{game}/history/0") == "not_found"
