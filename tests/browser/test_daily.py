"""The daily deal in the page: begun by a click, played to the end, its score as worked out from the moves."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Door
from tests.browser.people import Visitor
from tests.browser.test_access import barriers, too_wide
from tests.server.running import PATIENCE, Person, Server
from windfall.server.daily.deals import today


def same_person(server: Server, page: Page) -> Person:
    """Who looks at the page, for what is played over the socket."""
    person = Person(server)
    cookie = next(each for each in page.context.cookies() if each["name"] == "windfall")
    person.http.cookies.clear()
    person.http.cookies.set("windfall", cookie["value"], domain="127.0.0.1")
    return person


def _finish(person: Person, table: str) -> None:
    async def play() -> None:
        seat = await person.join(table)
        await seat.play_to_the_end(random.Random(3))
        await seat.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop in this one
        thread.submit(asyncio.run, play()).result()


def _deal(visitor: Visitor) -> str:
    """Begin today's deal of Jump Drive by a click, and choose once."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Daily deal").click()
    expect(page.get_by_role("heading", name="Daily deal")).to_be_visible()
    page.get_by_role("listitem").filter(has_text="Jump Drive").get_by_role("button", name="Play").click()
    expect(page.locator("[data-choosable]").first).to_be_visible(timeout=PATIENCE * 1000)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    return page.url.rsplit("/", maxsplit=1)[-1]


def test_a_deal_is_played_and_its_score_worked_out(door: Door, server: Server) -> None:
    visitor = door.visitor("Ada")
    page = visitor.page
    table = _deal(visitor)
    place = f"/daily/{today().isoformat()}/jumpdrive"
    page.goto(place)
    expect(page.get_by_text("What others scored is shown when you have finished it.")).to_be_visible()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()

    person = same_person(server, page)
    _finish(person, table)
    score = person.http.get(f"/api/tables/{table}/scores").json()["result"]["scores"][0]
    page.goto(place)
    result = page.get_by_role("region", name="Your result")
    expect(result).to_contain_text(f"{score} VP")
    expect(page.locator(".histogram li.own")).to_have_count(1)
    assert barriers(page) == []
    assert not too_wide(page)
    page.goto("/daily")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Jump Drive"))
    expect(card).to_contain_text(f"{score} VP")
    assert visitor.errors == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_friends_are_found_by_their_link(door: Door, server: Server, phone: bool) -> None:
    friend = Person(server, "Bob")
    friend.http.post(f"/api/daily/{today().isoformat()}/race")
    code = friend.http.get("/api/daily").json()["code"]
    visitor = door.visitor("Ada", phone=phone)
    page = visitor.page
    page.goto(f"/daily?friend={code}")
    expect(page.get_by_text("Bob would like to compare results with you.")).to_be_visible()
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("button", name="Remove Bob")).to_be_visible()
    assert barriers(page) == []
    assert not too_wide(page)
    page.reload()
    expect(page.get_by_role("button", name="Remove Bob")).to_be_visible()
    assert visitor.errors == []
