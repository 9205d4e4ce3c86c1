"""Plays The Ark of the Covenant through the client: by what the page offers, with pointer and buttons only."""

import random

from playwright.async_api import expect

from tests.web.people import Person

SECOND_ACTIONS = ("follower", "prophet", "ark", "nothing")


class ArkPlayer:
    """Takes turns for one person; prefers what has not been ``done`` yet, so that everything occurs in a game."""

    def __init__(self, person: Person, chance: random.Random, done: set[str]) -> None:
        self.person = person
        self.page = person.page
        self.play = person.page.get_by_test_id("ark-play")
        self._chance = chance
        self._done = done

    async def version(self) -> int:
        return int(await self.play.get_attribute("data-version") or 0)

    async def until_version(self, version: int) -> None:
        await self.page.wait_for_function(
            """version => Number(document.querySelector('[data-testid=ark-play]')?.dataset.version) >= version""",
            arg=version,
        )

    async def prepare(self) -> int:
        """Choose what to do, up to the confirmation; how many actions it will be."""
        await self.page.get_by_test_id("confirm").wait_for()
        if await self.play.get_attribute("data-phase") == "place_ark":
            await self._choose_cell("")
            self._done.add("place_ark")
            return 1
        # Closing the start tile's city brings the Ark in, which all else waits for.
        await self._choose_cell("" if "place_ark" in self._done else "[data-cell='0,-1']")
        await self.page.locator("[data-piece=nothing]").wait_for()
        await self._choose_second_action()
        return 2

    async def confirm(self) -> None:
        await self.page.get_by_test_id("confirm").click()

    async def take_turn(self) -> None:
        before = await self.version()
        actions = await self.prepare()
        await self.confirm()
        await self.until_version(before + actions)

    async def _choose_cell(self, preferred: str) -> None:
        cells = self.page.locator("[data-cell]")
        await cells.first.wait_for(state="attached")
        if preferred and await self.page.locator(preferred).count():
            cell = self.page.locator(preferred)
        else:
            cell = cells.nth(self._chance.randrange(await cells.count()))
        # By keyboard focus the board brings a place into view, as it does for a person.
        await cell.focus()
        await cell.press("Enter")
        await expect(self.page.get_by_test_id("confirm")).to_be_enabled()

    async def _choose_second_action(self) -> None:
        ways = list(SECOND_ACTIONS)
        self._chance.shuffle(ways)
        ways.sort(key=lambda way: way in self._done)
        for way in ways:
            choices = self.page.locator(f"[data-piece={way}][data-legal=yes]")
            if await choices.count():
                await choices.nth(self._chance.randrange(await choices.count())).click()
                if way == "ark" and not await self._walk():
                    continue
                self._done.add(way)
                return

    async def _walk(self) -> bool:
        """A step or two; False if there is no way to go."""
        steps = self.page.locator("[data-step]")
        for _ in range(self._chance.randint(1, 2)):
            if await steps.count() == 0:
                break
            await steps.nth(self._chance.randrange(await steps.count())).dispatch_event("click")
        return await self.page.get_by_test_id("confirm").is_enabled()
