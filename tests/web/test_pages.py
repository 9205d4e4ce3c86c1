"""Every page, on a desk and on a phone, light and dark: reachable for everybody, and of the right size."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.support.server import ServerProcess
from tests.web.people import DESK, PHONE, Person, Screen

pytestmark = [pytest.mark.web, pytest.mark.timeout(240)]

AXE = (Path(__file__).resolve().parents[2] / "frontend/node_modules/axe-core/axe.min.js").read_text()
GRAVE = {"serious", "critical"}
TOUCH_PIXELS = 40
GAMES = ["ark", "arkadia"]

_TOO_SMALL = """
least => [...document.querySelectorAll('button, a.button, input, select, summary, [role=radio], [role=tab]')]
  .filter(one => !one.closest('svg') && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map(one => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
  .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)
"""

SETTINGS = [
    pytest.param(DESK, {"color_scheme": "light", "locale": "en-GB"}, id="desk, light, English"),
    pytest.param(PHONE, {"color_scheme": "dark", "locale": "hu-HU"}, id="phone, dark, Hungarian"),
]


async def faults(page: Page) -> list[str]:
    """Grave faults that axe finds on the page as it is now."""
    await page.evaluate(AXE)
    found: list[dict[str, Any]] = (await page.evaluate("axe.run()"))["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


async def fits(page: Page, *, scrolls: bool) -> None:
    """Nothing reaches over the sides of the window; nor over its end where a page does not scroll."""
    excess = await page.evaluate(
        """() => [document.scrollingElement.scrollWidth - innerWidth,
                  document.scrollingElement.scrollHeight - innerHeight]"""
    )
    assert excess[0] <= 0
    assert scrolls or excess[1] <= 0


@pytest.mark.parametrize(("screen", "settings"), SETTINGS)
@pytest.mark.parametrize("path", ["/", "/new", "/help/ark", "/help/arkadia", "/about", "/nowhere"])
async def test_a_page_for_reading_has_no_grave_fault_and_fits(
    server: ServerProcess,
    person: Callable[..., Awaitable[Person]],
    path: str,
    screen: Screen,
    settings: dict[str, str],
) -> None:
    anna = await person(server.url, "Anna", screen, **settings)
    await anna.page.goto(server.url + path)
    await anna.page.locator("h1").first.wait_for()
    await anna.page.wait_for_load_state("networkidle")
    assert await faults(anna.page) == []
    await fits(anna.page, scrolls=True)


@pytest.mark.parametrize(("screen", "settings"), SETTINGS)
async def test_the_front_page_of_a_stranger_has_no_grave_fault(
    server: ServerProcess,
    person: Callable[..., Awaitable[Person]],
    screen: Screen,
    settings: dict[str, str],
) -> None:
    stranger = await person(server.url, None, screen, **settings)
    await stranger.page.locator("form.name-form").wait_for()
    assert await faults(stranger.page) == []


@pytest.mark.parametrize(("screen", "settings"), SETTINGS)
@pytest.mark.parametrize("game", GAMES)
async def test_a_table_has_no_grave_fault_and_fits_from_first_to_last(
    server: ServerProcess,
    person: Callable[..., Awaitable[Person]],
    game: str,
    screen: Screen,
    settings: dict[str, str],
) -> None:
    anna = await person(server.url, "Anna", screen, **settings)
    bela = await person(server.url, "Béla")
    table = await anna.open_table(GAMES.index(game))
    await expect(anna.page.locator(".invite-link svg.qr")).to_be_visible()
    assert await faults(anna.page) == []
    await fits(anna.page, scrolls=True)

    await bela.sit_down(table)
    await anna.start()
    assert await faults(anna.page) == []
    await fits(anna.page, scrolls=False)
    if screen.touch:
        assert await anna.page.evaluate(_TOO_SMALL, TOUCH_PIXELS) == []

    await bela.resign(table)
    await anna.page.locator(".end-bar").wait_for()
    await anna.page.get_by_role("dialog").first.wait_for()
    assert await faults(anna.page) == []
    await fits(anna.page, scrolls=False)


async def test_the_page_speaks_the_browsers_language_until_told_otherwise(
    server: ServerProcess, person: Callable[..., Awaitable[Person]]
) -> None:
    bela = await person(server.url, None, locale="hu-HU")
    await expect(bela.page.locator("html")).to_have_attribute("lang", "hu")
    await bela.page.get_by_role("button", name="English").click()
    await expect(bela.page.locator("html")).to_have_attribute("lang", "en")
    await bela.page.reload()
    await expect(bela.page.locator("html")).to_have_attribute("lang", "en")


async def test_a_turn_of_the_ark_can_be_played_by_keyboard_alone(
    server: ServerProcess, person: Callable[..., Awaitable[Person]]
) -> None:
    anna = await person(server.url, "Anna")
    bela = await person(server.url, "Béla")
    table = await anna.open_table()
    await bela.sit_down(table)
    await anna.start()
    await bela.page.locator(".play").wait_for()
    to_act = (await anna.view(table))["view"]["to_act"]
    player = (anna, bela)[to_act]
    await player.page.get_by_test_id("confirm").wait_for()
    keyboard = player.page.keyboard
    for _ in range(60):
        await keyboard.press("Tab")
        if await player.page.evaluate("document.activeElement?.hasAttribute('data-cell') ?? false"):
            break
    await keyboard.press("Enter")
    await player.page.locator("[data-piece=nothing]").wait_for()
    await expect(player.page.get_by_test_id("confirm")).to_be_enabled()
    spoken = player.page.locator(".visually-hidden > [aria-live=polite] p")
    before = await spoken.text_content()
    await keyboard.press("0")
    await keyboard.press("Enter")
    await expect(player.page.get_by_test_id("ark-play")).to_have_attribute("data-version", "2")
    await expect(spoken).not_to_have_text(before or "")
