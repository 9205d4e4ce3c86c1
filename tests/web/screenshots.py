"""Pictures of the pages as people see them: `python -m tests.web.screenshots FOLDER`.

A game of each kind is played by bots of middle strength, so that there is something to see. Written are lobby, table,
the middle of a game and its end, on a desk and on a phone, light and dark.
"""

import asyncio
import os
import sys
import tempfile
import uuid
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

from arkaden.bots import Budget, Sight, bot_for
from arkaden.embedded import EmbeddedPostgres
from arkaden.rules.protocol import Seat
from arkaden.store.migrate import upgrade
from tests.house.chromium import find_chromium
from tests.support.server import ServerProcess
from tests.web.conftest import ARGUMENTS
from tests.web.people import DESK, PHONE, Person

GAMES = ["ark", "arkadia"]
LOOKS = {
    "desk": (DESK, {"color_scheme": "light", "locale": "en-GB"}),
    "phone": (PHONE, {"color_scheme": "dark", "locale": "hu-HU"}),
}
# Actions after which the picture of a game in progress is taken, at the beginning of Anna's next turn.
MIDDLE = {"ark": 84, "arkadia": 70}
SETTLED_MS = 900


async def main(folder: Path) -> None:
    program = find_chromium()
    if program is None:
        raise SystemExit("no Chromium: `make chromium` gets one")
    with (
        tempfile.TemporaryDirectory(prefix="arkaden-pictures-", ignore_cleanup_errors=True) as data,
        EmbeddedPostgres.start(Path(data) / "postgres", durable=False) as postgres,
    ):
        upgrade(postgres.url())
        server = ServerProcess(postgres.url(), call_burst="100000", message_burst="100000").start()
        try:
            async with async_playwright() as playwright:
                sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
                browser = await playwright.chromium.launch(
                    executable_path=program, args=[*ARGUMENTS, *sandbox]
                )
                for look in LOOKS:
                    await picture_all(browser, server.url, folder, look)
                await browser.close()
        finally:
            server.close()


async def picture_all(browser: Browser, url: str, folder: Path, look: str) -> None:
    """All pictures of one look."""
    screen, settings = LOOKS[look]
    anna = await Person.arrive(browser, url, "Anna", screen, **settings)
    bela = await Person.arrive(browser, url, "Béla", DESK)

    async def shoot(name: str) -> None:
        await anna.page.wait_for_timeout(SETTLED_MS)
        await anna.page.screenshot(path=folder / f"{name}-{look}.png")

    for game in GAMES:
        await anna.page.goto(f"{url}/help/{game}")
        await shoot(f"help-{game}")
        table = await anna.open_table(GAMES.index(game))
        await bela.sit_down(table)
        await shoot(f"table-{game}")
        await anna.start()
        people = (anna, bela)
        while not await at_the_beginning_of_her_turn(anna, MIDDLE[game]):
            await bot_acts(people, game)
        await anna.page.reload()
        await anna.page.locator(".play").wait_for()
        await shoot(f"game-{game}")
        if game == "ark" and screen is DESK:
            await anna.page.locator("[data-cell]").first.dispatch_event("click")
            await shoot(f"turn-{game}")
        while (await to_act(anna)) is not None:
            await bot_acts(people, game)
        await anna.page.get_by_role("dialog").first.wait_for()
        await shoot(f"end-{game}")
    await anna.open_table()
    await anna.page.goto(url)
    await shoot("lobby")
    for someone in (anna, bela):
        await someone.context.close()


async def at_the_beginning_of_her_turn(anna: Person, earliest: int) -> bool:
    now = await anna.view(anna.table)
    view = now["view"]
    beginning = view["phase"] in {"place_tile", "main"} and view["to_act"] == 0
    return now["version"] >= earliest and beginning


async def to_act(anna: Person) -> int | None:
    seat: int | None = (await anna.view(anna.table))["view"].get("to_act")
    return seat


async def bot_acts(people: tuple[Person, ...], game: str) -> None:
    """The seat to act does what a bot would."""
    seat = await to_act(people[0])
    assert seat is not None
    someone = people[seat]
    options = await answer_of(someone, f"/tables/{someone.table}")
    view = (await someone.view(someone.table))["view"]
    sight = Sight(view, Seat(seat), uuid.uuid4().bytes, options["options"])
    action = bot_for(game, "medium").choose(sight, Budget())
    answer = await someone.context.request.post(
        f"{someone.url}/api/v1/games/{someone.table}/actions",
        data={"action": action},
        headers={"Idempotency-Key": str(uuid.uuid4())},
    )
    assert answer.ok, await answer.text()


async def answer_of(someone: Person, path: str) -> dict[str, Any]:
    answer = await someone.context.request.get(f"{someone.url}/api/v1{path}")
    result: dict[str, Any] = await answer.json()
    return result


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(target))
