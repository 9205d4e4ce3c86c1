"""Bots in the client: a game at once from the front page, bots seated at a table, clocks."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.support.server import ServerProcess
from tests.web.people import PHONE, Person

pytestmark = [pytest.mark.web, pytest.mark.timeout(240)]


@pytest.fixture(scope="module")
def with_bots(start_server: Callable[..., ServerProcess]) -> ServerProcess:
    return start_server(workers="1", bot_seconds="0.1", call_burst="100000")


async def until_the_bot_has_played(someone: Person, table: str) -> None:
    """The person does the first thing possible until the bot has had a turn."""
    while True:
        answer = await someone.context.request.get(f"{someone.url}/api/v1/games/{table}/events")
        if any(entry["seat"] == 1 for entry in (await answer.json())["entries"]):
            return
        legal = await someone.context.request.get(f"{someone.url}/api/v1/games/{table}/legal?list=true")
        actions = (await legal.json())["actions"]
        if actions:
            await someone.act(table, actions[0])


async def test_one_click_on_the_front_page_starts_a_game_against_a_bot(
    with_bots: ServerProcess, person: Callable[..., Awaitable[Person]]
) -> None:
    anna = await person(with_bots.url, None, PHONE)
    await anna.page.locator(".play-now .button-row button").first.click()
    await anna.page.wait_for_url("**/t/*")
    await anna.page.locator(".play").wait_for()
    table = anna.page.url.rsplit("/", 1)[1]
    await expect(anna.page.locator(".score-bot")).to_have_count(1)
    await until_the_bot_has_played(anna, table)


async def test_the_host_seats_a_bot_and_clocks_run(
    with_bots: ServerProcess, person: Callable[..., Awaitable[Person]]
) -> None:
    bea = await person(with_bots.url, "Béa", locale="hu-HU")
    await bea.page.goto(f"{with_bots.url}/new")
    await bea.page.locator("form.new-form input[value=live]").check(force=True)
    await bea.page.locator("form.new-form button[type=submit]").click()
    await bea.page.wait_for_url("**/t/*")
    await bea.page.locator(".seat-bot").select_option("easy")
    await expect(bea.page.locator(".seat-bot")).to_have_count(0)
    await bea.start()
    await expect(bea.page.locator(".clock")).to_have_count(2)
    table = bea.page.url.rsplit("/", 1)[1]
    await until_the_bot_has_played(bea, table)
    await expect(bea.page.locator(".clock-running .clock-name")).to_have_text("Béa")
