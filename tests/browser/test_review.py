"""The review of a finished game: chances over time, what cost most, and the way there."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Door
from tests.browser.test_access import TITLES, barriers, too_wide
from tests.server.running import Person, Server

EASY = {"sort": "bot", "level": "easy"}
PATIENCE = 180_000  # milliseconds: every choice of the game is looked at again
_played: dict[str, str] = {}  # one finished table for each title, reviewed once by the server


def finished_table(server: Server, title: str) -> str:
    if title not in _played:
        _played[title] = play_to_the_end(server, title)
    return _played[title]


def play_to_the_end(server: Server, title: str) -> str:
    """A new table at which a game has been played."""
    with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop in this one
        return thread.submit(asyncio.run, _play(server, title)).result()


async def _play(server: Server, title: str) -> str:
    person = Person(server, "Ann")
    table: str = person.open_table(title, "me", EASY)["id"]
    seat = await person.join(table)
    await seat.play_to_the_end(random.Random(title))
    await seat.close()
    return table


def review_panel(page: Page) -> Locator:
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_role("img", name="Win chances over the game")).to_be_visible(timeout=PATIENCE)
    return panel


def all_is_judged(panel: Locator) -> None:
    expect(panel.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.share("race")
@pytest.mark.parametrize("title", TITLES)
def test_the_review_leads_to_what_cost_most(door: Door, server: Server, title: str) -> None:
    visitor = door.visitor("Ada")
    page = visitor.page
    page.goto(f"/tables/{finished_table(server, title)}/scores")
    page.get_by_role("link", name="Review the game").click()
    panel = review_panel(page)
    position = page.get_by_role("slider")
    expect(position).to_have_value("0")

    panel.get_by_role("img", name="Win chances over the game").click()  # in the middle of the game
    expect(position).not_to_have_value("0")

    all_is_judged(panel)  # until then the list grows
    mistakes = panel.get_by_role("list").locator("button")
    expect(mistakes.first).to_contain_text("Better")
    mistakes.first.click()
    expect(mistakes.first).to_have_attribute("aria-current", "true")

    position.press("Home")
    panel.get_by_role("button", name="Later →", exact=True).click()
    expect(panel.locator("button[aria-current]")).to_have_count(1)
    panel.get_by_role("combobox").select_option(index=1)
    expect(panel.locator("button[aria-current]")).to_have_count(0)
    panel.get_by_role("button", name="Later →", exact=True).click()
    expect(panel.locator("button[aria-current]")).to_have_count(1)
    expect(page.get_by_label("Seen by")).to_have_value("1")

    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    assert visitor.errors == []


@pytest.mark.share("desktop-dark", "phone-light")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_review_has_no_barriers(door: Door, server: Server, phone: bool, theme: str) -> None:
    visitor = door.visitor("Ada", phone=phone, theme=theme)
    page = visitor.page
    page.goto(f"/tables/{finished_table(server, 'jumpdrive')}/replay#review")
    panel = review_panel(page)
    all_is_judged(panel)
    assert barriers(page) == []
    assert not too_wide(page)
    panel.get_by_role("list").locator("button").first.click()
    assert barriers(page) == []
    assert not too_wide(page)
    assert visitor.errors == []


class Interruption:
    """Answers about a review, until one that has found something while moves are still to be judged; then none."""

    def __init__(self, page: Page, address: str) -> None:
        self._page = page
        self._address = address
        self.last: dict[str, Any] | None = None
        page.route(f"**{address}", self._answer)

    def _answer(self, route: Route) -> None:
        if self.last is not None:
            route.abort()
            return
        told = route.fetch()
        # asked without a pause, so that a quick server cannot judge all in the pause that the page makes
        while (answer := told.json())["review"] is None:
            told = self._page.request.get(self._address)
        if answer["done"]:  # it was quicker still
            answer |= {"done": False, "judged": answer["choices"] - 1}
        self.last = answer
        route.fulfill(response=told, json=answer)

    def end(self) -> None:
        self._page.unroute(f"**{self._address}")


def test_a_review_goes_on_after_an_interruption(door: Door, server: Server) -> None:
    """What was found stays on the page while the server cannot be reached, and a click goes on."""
    visitor = door.visitor("Ada")
    page = visitor.page
    table = play_to_the_end(server, "jumpdrive")
    interruption = Interruption(page, f"/api/tables/{table}/review")
    page.goto(f"/tables/{table}/replay#review")
    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible(timeout=PATIENCE)
    last = interruption.last
    assert last is not None
    assert last["judged"] < last["choices"]
    panel = review_panel(page)  # what the last answer told
    interruption.end()
    go_on.click()
    expect(go_on).to_have_count(0)
    all_is_judged(panel)
    expect(panel.get_by_role("list").locator("button").first).to_be_visible()
    judged = page.request.get(f"/api/tables/{table}/review").json()
    assert judged["done"]
    assert judged["judged"] == judged["choices"] == last["choices"]
