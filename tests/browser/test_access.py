"""Nobody is kept out: no barriers that axe knows of, on any page, in both themes, on desktop and phone."""

import random
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.browser.reading import at_rest

TITLES = ("newfrontiers", "race", "jumpdrive")
OPTIONS = {
    # A rule that axe has not switched on yet: who says what is on a button means that button.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
    # What is right need not be told node by node, which takes a third of the time.
    "resultTypes": ["violations"],
}


def barriers(page: Page) -> list[str]:
    """Of the page at rest: what is on its way may be pale."""
    at_rest(page)
    found = Axe().run(page, options=OPTIONS).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


@pytest.mark.share("desktop-dark", "phone-light")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_a_table_has_no_barriers(door: Door, title: str, phone: bool, theme: str) -> None:
    visitor = door.visitor("Ada", phone=phone, theme=theme)
    table = visitor.go_to_table(visitor.open_table(title, "me", BOT, BOT))
    rng = random.Random(9)
    for _ in range(14):
        if not table.wait_until_asked():
            break
        table.choose_any(rng)
    table.wait_until_asked()
    for _tab in _tabs(visitor.page, phone):
        assert barriers(visitor.page) == []
        assert not too_wide(visitor.page)


def _tabs(page: Page, phone: bool) -> Iterator[str]:
    if not phone:
        yield "all"
        return
    for name in ("Me", "Table", "Others", "Log"):
        page.get_by_role("navigation").get_by_role("button", name=name).click()
        yield name


@pytest.mark.share("desktop-dark", "phone-light")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_other_pages_have_no_barriers(door: Door, phone: bool, theme: str) -> None:
    visitor = door.visitor("Ada", phone=phone, theme=theme)
    waiting = visitor.open_table("race", "me", "open")
    page = visitor.page
    addresses = ["/", "/me", "/games", "/device#nothing", "/privacy", f"/tables/{waiting}", "/nowhere"]
    addresses += [f"/{part}/{title}" for part in ("library", "help", "rules") for title in TITLES]
    for address in addresses:
        page.goto(address)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert barriers(page) == [], address
        assert not too_wide(page), address
