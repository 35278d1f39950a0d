"""My games with their filters, ratings where a bot is chosen, the leaderboard, and a result that is shared."""

import asyncio
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Door
from tests.browser.test_access import barriers, too_wide
from tests.browser.test_daily import _finish, same_person
from tests.server.running import GENEROUS, Server, running
from windfall.players.skill import Skill, starting_skill
from windfall.server.database.ratings import Scale
from windfall.server.database.store import Store
from windfall.server.settings import Settings


@pytest.fixture
def ranked(tmp_path: Path) -> Iterator[Server]:
    """A server with a leaderboard."""
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS, leaderboard=True) as started:
        yield started


def _rate_surely(server: Server, player: str) -> None:
    """As after many rated games."""

    def surely(_skills: Mapping[str, Skill]) -> dict[str, Skill]:
        return {player: Skill(31.0, 2.0)}

    async def rate() -> None:
        store = await Store.open(Settings(server.database_url).url)
        await store.ratings.rate("many games", Scale("newfrontiers", 2), [player], surely)
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop in this one
        thread.submit(asyncio.run, rate()).result()


def _open_rated(page: Page) -> str:
    """A rated game of two against the bot that is an even match."""
    page.goto("/")
    page.get_by_role("button", name="Options of Jump Drive").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("label", has_text="2").first.click()
    usual = starting_skill("jumpdrive", 2, "medium").points
    expect(dialog.get_by_text(f"Rating {usual}")).to_be_visible()
    dialog.get_by_label("Seat 2", exact=True).select_option("bot:beginner")
    expect(dialog.get_by_text("Rating 1000, an even match for you")).to_be_visible()
    dialog.get_by_label("Rated game").check()
    expect(dialog.get_by_label("Players may ask for hints")).to_be_disabled()
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-choosable]").first).to_be_visible()
    return page.url.rsplit("/", maxsplit=1)[-1]


def test_games_are_found_again_and_say_how_strong_one_is(browser: Browser, ranked: Server) -> None:
    door = Door(browser, ranked)
    visitor = door.visitor("Ada")
    page = visitor.page
    table = _open_rated(page)
    person = same_person(ranked, page)
    _finish(person, table)
    running_one = visitor.open_table("race", "me", "open", {"sort": "bot", "level": "easy"})

    page.goto("/games")
    games = page.get_by_role("article")
    expect(games).to_have_count(2)
    finished = games.filter(has_text="Jump Drive")
    result = person.http.get(f"/api/tables/{table}/scores").json()["result"]
    expect(finished).to_contain_text("Won" if 0 in result["winners"] else "Lost")
    expect(finished).to_contain_text(f"{result['scores'][0]} VP")
    expect(finished).to_contain_text("Rating 1000 → ")
    _check_filters(page)
    expect(games.filter(has_text="Race").get_by_role("link")).to_have_attribute("href", f"/tables/{running_one}")

    page.get_by_role("region", name="Statistics").get_by_label("Title").select_option("jumpdrive")
    expect(page.get_by_role("heading", name="Favourite actions")).to_be_visible()
    assert barriers(page) == []
    assert not too_wide(page)
    _check_leaderboard(page, ranked, page.request.get("/api/me").json()["id"])
    _check_share(page, table)
    assert visitor.errors == []
    door.close()


def _check_filters(page: Page) -> None:
    games, wanted = page.get_by_role("article"), page.get_by_role("group", name="Which games")
    wanted.get_by_label("Title").select_option("race")
    expect(games).to_have_count(1)
    wanted.get_by_label("Title").select_option("")
    wanted.get_by_label("Running or ended").select_option("ended")
    expect(games).to_have_count(1)
    wanted.get_by_label("Result").select_option("resigned")
    expect(page.get_by_text("No game is like this.")).to_be_visible()
    wanted.get_by_label("Result").select_option("")
    wanted.get_by_label("Opponents").select_option("people")
    expect(games).to_have_count(0)
    wanted.get_by_label("Opponents").select_option("bots")
    expect(games).to_have_count(1)
    wanted.get_by_label("Players").select_option("3")
    wanted.get_by_label("Running or ended").select_option("")
    expect(games.filter(has_text="Race")).to_have_count(1)
    expect(games).to_have_count(1)


def _check_leaderboard(page: Page, server: Server, player: str) -> None:
    _rate_surely(server, player)
    page.goto("/leaderboard")
    rows = page.locator("tbody tr")
    expect(rows.filter(has_text="Bots")).to_have_count(4)
    expect(rows).to_have_count(4)  # who has not agreed is not listed
    page.goto("/games")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.get_by_label("List me on the leaderboard").check()
    page.get_by_role("link", name="Leaderboard").click()
    expect(rows.filter(has_text="Ada")).to_contain_text("1240 ± 80")
    assert barriers(page) == []
    page.goto("/games")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.get_by_label("List me on the leaderboard").uncheck()
    page.goto("/leaderboard")
    expect(rows).to_have_count(4)


def _check_share(page: Page, table: str) -> None:
    page.goto(f"/tables/{table}/scores?lang=en")
    picture = page.get_by_role("img", name="Picture of the result")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('img[src*=\"result.png\"]').naturalWidth === 1200")
    assert "/scores?lang=en" in page.get_by_label("Link to the result").input_value()
    head = page.request.get(f"/tables/{table}/scores").text()
    assert 'property="og:image"' in head
    assert "won Jump Drive" in head
