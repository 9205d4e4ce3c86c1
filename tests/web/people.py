"""Somebody in front of a browser: the way from the front page to a started game, as a person goes it."""

import uuid
from dataclasses import dataclass
from typing import Any, Self

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, expect

PATIENCE_MS = 20_000
# What the browser itself says of a connection that was cut on purpose, or of a call that was refused.
_EXPECTED = ("net::ERR_", "WebSocket connection to", "Failed to load resource")


@dataclass(frozen=True, slots=True)
class Screen:
    """A window, in CSS pixels."""

    width: int
    height: int
    touch: bool = False


DESK = Screen(1440, 900)
PHONE = Screen(390, 844, touch=True)


class Person:
    """One browser context with one page. ``table`` is where they sit; ``faults`` are the
    errors that the page reported.
    """

    def __init__(self, context: BrowserContext, page: Page, url: str) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.table = ""
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)

    @classmethod
    async def arrive(
        cls, browser: Browser, url: str, name: str | None, screen: Screen, **settings: Any
    ) -> Self:
        """Open the front page and, if given one, take a name."""
        settings.setdefault("locale", "en-GB")
        context = await browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            reduced_motion="reduce",
            **settings,
        )
        context.set_default_timeout(PATIENCE_MS)
        person = cls(context, await context.new_page(), url)
        await person.page.goto(url)
        if name is not None:
            await person.take_name(name)
        return person

    async def take_name(self, name: str) -> None:
        form = self.page.locator("form.name-form")
        await form.locator("input").fill(name)
        await form.locator("button[type=submit]").click()
        await expect(form).to_have_count(0)

    async def open_table(self, game: int = 0, option: str | None = None) -> str:
        """Open a public table for two of the ``game``-th game on offer, with this ``option``; its id."""
        await self.page.goto(f"{self.url}/new")
        await self.page.locator(".game-option input").nth(game).check(force=True)
        if option is not None:
            await self.page.locator(f"form.new-form input[value={option}]").check(force=True)
        await self.page.locator("form.new-form button[type=submit]").click()
        await self.page.wait_for_url("**/t/*")
        await expect(self.page.locator(".seat:not(.seat-empty)")).to_have_count(1)
        self.table = self.page.url.rsplit("/", 1)[1]
        return self.table

    async def sit_down(self, table: str) -> None:
        """Take the first empty seat."""
        self.table = table
        await self.page.goto(f"{self.url}/t/{table}")
        await self.page.locator(".seat-empty button").first.click()
        await expect(self.page.locator(".seat-empty button")).to_have_count(0)

    async def start(self) -> None:
        """The host starts the game."""
        await self.page.get_by_test_id("start").click()
        await self.page.locator(".play").wait_for()

    async def resign(self, table: str) -> None:
        """Give up the seat."""
        await self.act(table, {"type": "resign"})

    async def act(self, table: str, action: dict[str, Any]) -> None:
        """Do something in a game, as any program could."""
        answer = await self.context.request.post(
            f"{self.url}/api/v1/games/{table}/actions",
            data={"action": action},
            headers={"Idempotency-Key": str(uuid.uuid4())},
        )
        assert answer.ok, await answer.text()

    async def view(self, table: str) -> dict[str, Any]:
        """``GET /games/{id}`` as this person may see it."""
        answer = await self.context.request.get(f"{self.url}/api/v1/games/{table}")
        assert answer.ok, await answer.text()
        result: dict[str, Any] = await answer.json()
        return result

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(known in message.text for known in _EXPECTED):
            self.faults.append(message.text)
