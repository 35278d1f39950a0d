"""The server starts again with corrected components: each table is shown with those it is played with."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Door
from tests.browser.people import TablePage, Visitor
from tests.browser.test_access import barriers, too_wide
from tests.browser.test_review import play_to_the_end, review_panel
from tests.server.components import renamed, restart
from tests.server.running import GENEROUS, Server, running

EASY = {"sort": "bot", "level": "easy"}
WORD = "Corrected"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS) as server:
        yield server


def check_names(table: TablePage, corrected: bool) -> None:
    """All cards that can be chosen have names of one sort."""
    table.wait_until_asked()
    names = [choice.name for choice in table.choices() if not choice.confirm]
    assert names
    assert {WORD in name for name in names} == {corrected}


def about(page: Page) -> str:
    """What the menu of the table says of its components."""
    page.get_by_role("button", name="Menu").click()
    said = page.locator("#table-menu .set")
    expect(said).to_be_visible()
    assert not too_wide(page)
    assert not barriers(page)
    return said.text_content() or ""


def library_of_the_table(page: Page) -> str:
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Components").click()
    library = opened.value
    expect(library.get_by_role("heading", name="Worlds")).to_be_visible()
    text = library.get_by_role("main").text_content() or ""
    library.close()
    return text


@pytest.mark.parametrize("phone", [False, True])
def test_a_running_game_is_shown_with_its_own_cards(
    browser: Browser, own_server: Server, tmp_path: Path, phone: bool
) -> None:
    door = Door(browser, own_server)
    visitor = door.visitor("Ada", phone=phone)
    page = visitor.page
    old = visitor.open_table("jumpdrive", "me", EASY)
    table = visitor.go_to_table(old)
    check_names(table, corrected=False)
    assert about(page).startswith("Played with the components as shipped.Set ")

    restart(own_server, renamed(tmp_path / "data", WORD))
    page.goto(f"/tables/{old}")
    check_names(table, corrected=False)
    assert "as shipped. New tables have others." in about(page)
    library = library_of_the_table(page)
    assert WORD not in library
    assert "as they are at your table" in library
    page.keyboard.press("Escape")
    table.choose_any(random.Random(2), wait=False)
    check_names(table, corrected=False)

    table = visitor.go_to_table(visitor.open_table("jumpdrive", "me", EASY))
    check_names(table, corrected=True)
    assert about(page).startswith("Played with corrected components.Set ")
    assert WORD in library_of_the_table(page)
    door.close()


def test_a_finished_game_is_replayed_and_reviewed_with_its_own_cards(
    browser: Browser, own_server: Server, tmp_path: Path
) -> None:
    finished = play_to_the_end(own_server, "jumpdrive")
    restart(own_server, renamed(tmp_path / "data", WORD))
    door = Door(browser, own_server)
    page = door.visitor("Ada").page
    page.goto(f"/tables/{finished}/scores")
    expect(page.get_by_role("table").first).to_be_visible()
    page.get_by_role("link", name="Review the game").click()
    mistakes = review_panel(page).get_by_role("list").locator("button")
    mistakes.first.click()
    expect(mistakes.first).to_have_attribute("aria-current", "true")
    page.get_by_role("slider").press("End")
    assert WORD not in (page.locator("body").text_content() or "")
    door.close()


def test_a_table_that_waits_is_loaded_again_with_what_it_will_be_played_with(
    browser: Browser, own_server: Server, tmp_path: Path
) -> None:
    door = Door(browser, own_server)
    ada, bob = door.visitor("Ada"), door.visitor("Bob")
    waiting = ada.open_table("jumpdrive", "me", "open")
    table = ada.go_to_table(waiting)
    expect(ada.page.get_by_text("Ada").first).to_be_visible()
    restart(own_server, renamed(tmp_path / "data", WORD))
    with ada.page.expect_event("load"):
        pass
    _sit(bob, waiting)
    check_names(table, corrected=True)
    door.close()


def _sit(visitor: Visitor, table: str) -> None:
    assert visitor.page.request.post(f"/api/tables/{table}/seats/1", data={"sort": "me"}).ok
