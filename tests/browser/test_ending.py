"""The end of a game: its result lies over the table until it is put aside, and leads on."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import windfall
from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.browser.test_access import barriers, too_wide
from tests.server.running import Server
from tests.support.playing import Playing

WHOLE_GAME = 240_000  # milliseconds: patience while somebody else plays


def _panel(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("wins?$|share the victory$"))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_result_is_shown_and_put_aside(door: Door, phone: bool) -> None:
    visitor = door.visitor("Ada", phone=phone)
    page = visitor.page
    opened = visitor.open_table("jumpdrive", "me", BOT)
    table = visitor.go_to_table(opened)
    assert table.play_to_the_end(random.Random(21)) > 10

    panel, reopen = _panel(page), table.prompt.get_by_role("button", name="Result")
    expect(panel.get_by_role("heading", level=2)).to_be_focused()
    sheet = page.request.get(f"/api/tables/{opened}/scores").json()
    for score in sheet["result"]["scores"]:
        expect(panel.get_by_role("region", name="Score sheet").get_by_text(str(score), exact=True).last).to_be_visible()
    expect(panel.get_by_role("img", name="Scores over the rounds")).to_be_visible()
    expect(panel.get_by_role("link", name="Review the game")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(1)
    expect(reopen).to_have_attribute("aria-expanded", "true")
    assert page.locator("main").evaluate("table => table.inert")
    assert barriers(page) == []
    assert not too_wide(page)

    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(reopen).to_be_focused()
    expect(reopen).to_have_attribute("aria-expanded", "false")
    assert not page.locator("main").evaluate("table => table.inert")
    assert barriers(page) == []
    assert not too_wide(page)

    page.keyboard.press("Enter")
    expect(panel.get_by_role("heading", level=2)).to_be_focused()
    if phone:
        page.get_by_role("navigation").get_by_role("button", name="Others").click()
    else:
        panel.get_by_role("button", name="Back to the table").click()
    expect(panel).to_be_hidden()

    page.reload()
    expect(reopen).to_be_visible()
    expect(panel).to_be_hidden()
    reopen.click()
    panel.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(opened))
    assert table.wait_until_asked()
    assert visitor.errors == []


def test_keys_scroll_the_result(door: Door, server: Server) -> None:
    visitor = door.visitor("Ada", phone=True)
    page = visitor.page
    opened = visitor.open_table("jumpdrive", "me", BOT)
    Playing(server, visitor).play(opened)
    visitor.go_to_table(opened)  # whose game ended while they were away
    panel = _panel(page)
    expect(panel.get_by_role("region", name="Score sheet")).to_be_visible()
    expect(panel.get_by_role("heading", level=2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.querySelector('#ending').scrollTop > 0")


@pytest.mark.parametrize("title", windfall.title_names())
def test_who_watches_sees_the_result_and_the_winners_empire(door: Door, server: Server, title: str) -> None:
    player, watcher = door.visitor("Ada"), door.visitor("Ben")
    opened = player.open_table(title, "me", BOT)
    watcher.go_to_table(opened)
    page = watcher.page
    expect(page.get_by_text("Watching")).to_be_visible()
    Playing(server, player).play(opened)

    panel = _panel(page)
    expect(panel.get_by_role("region", name="Score sheet")).to_be_visible(timeout=WHOLE_GAME)
    winners = page.request.get(f"/api/tables/{opened}/scores").json()["result"]["winners"]
    empires = panel.get_by_role("region", name="empire")
    expect(empires).to_have_count(len(winners))
    assert empires.first.get_by_role("listitem").count() > 2
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    expect(panel.get_by_role("link", name="Review the game")).to_be_visible()
    assert watcher.errors == []
