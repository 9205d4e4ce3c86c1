"""A real Chromium, and people who sit in front of it."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.house.chromium import find_chromium
from tests.web.people import DESK, Person, Screen

# The page under test is the only address there is; the browser's own calls home would only fail.
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    program = find_chromium()
    assert program is not None, "no Chromium; `python -m tests.house.chromium` installs one"
    # As root Chromium refuses to start its sandbox.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *sandbox])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def person(chromium: Browser) -> AsyncIterator[Callable[..., Awaitable[Person]]]:
    """Seats people in front of a browser of their own; none of their pages may report an error."""
    people: list[Person] = []

    async def make(url: str, name: str | None = None, screen: Screen = DESK, **settings: str) -> Person:
        someone = await Person.arrive(chromium, url, name, screen, **settings)
        people.append(someone)
        return someone

    yield make
    faults = [fault for someone in people for fault in someone.faults]
    await asyncio.gather(*(someone.context.close() for someone in people))
    assert not faults
