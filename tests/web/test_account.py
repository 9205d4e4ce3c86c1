"""The account page: from guest to account in one browser, signing in with another, and looking after both."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.support.server import ServerProcess
from tests.web.people import DESK, PHONE, Person
from tests.web.test_pages import _TOO_SMALL, TOUCH_PIXELS, faults, fits

pytestmark = [pytest.mark.web, pytest.mark.timeout(240)]

PASSWORD = "correct horse battery"


async def test_a_guest_becomes_an_account_and_signs_in_on_a_phone(
    server: ServerProcess, person: Callable[..., Awaitable[Person]]
) -> None:
    guest = await person(server.url, "Somebody", DESK)
    page = guest.page
    await page.goto(f"{server.url}/account")
    register = page.locator("section", has=page.get_by_role("heading", name="Make an account"))
    await register.get_by_label("name").fill("Zsófi")
    await register.get_by_label("New password").fill(PASSWORD)
    await register.get_by_role("button", name="Make the account").click()
    await expect(page.get_by_text("You are signed in as Zsófi.")).to_be_visible()
    await page.get_by_label("What the key is for").fill("my bot")
    await page.get_by_role("button", name="Make a key").click()
    await expect(page.locator("code.hex")).to_contain_text("arkaden_")
    assert await faults(page) == []
    await fits(page, scrolls=True)

    phone = await person(server.url, None, PHONE, locale="hu-HU", color_scheme="dark")
    other = phone.page
    await other.goto(f"{server.url}/account")
    await other.get_by_label("Jelszó").fill("wrong")
    await other.locator("input[name=name]").fill("zsofi")
    await other.get_by_role("button", name="Bejelentkezem").click()
    await expect(other.locator(".notice-error")).to_have_text("Hibás név vagy jelszó.")
    await other.get_by_label("Jelszó").fill(PASSWORD)
    await other.get_by_role("button", name="Bejelentkezem").click()
    await expect(other.get_by_text("Bejelentkezve mint Zsófi.")).to_be_visible()
    assert await faults(other) == []
    assert await other.evaluate(_TOO_SMALL, TOUCH_PIXELS) == []
    await fits(other, scrolls=True)

    await page.reload()
    await page.get_by_role("button", name="Sign out there").click()
    await expect(page.get_by_text("Another browser")).to_have_count(0)
    await other.reload()
    await expect(other.get_by_role("heading", name="Bejelentkezés")).to_be_visible()

    await page.get_by_text("Delete everything about me").click()
    await page.locator("details").get_by_label("Password").fill(PASSWORD)
    await page.get_by_role("button", name="Delete for good").click()
    await expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
