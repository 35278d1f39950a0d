"""Icons are told in words, where a card or tile is opened."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.browser.test_access import barriers, too_wide

TIP: Final = "p[role=tooltip]"
CARDS = {
    "newfrontiers": ("Rebel Base", ["Defense 6", "6 VP at the end", "Colonist", "Rebel"]),
    "race": ("Gem World", ["Cost 2: so many other cards", "1 VP at the end", "Novelty, in solid color", "Produce"]),
    "jumpdrive": ("Survey HQ", ["Cost 4", "Question mark", "Novelty", "Explore icon", "Military", "Income"]),
}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", CARDS)
def test_the_library_tells_the_icons_of_a_card(door: Door, title: str, phone: bool) -> None:
    visitor = door.visitor(phone=phone)
    name, told = CARDS[title]
    visitor.page.goto(f"/library/{title}")
    visitor.page.get_by_role("button", name=name).first.click()
    icons = visitor.page.get_by_role("dialog").get_by_role("list", name="What the icons mean").get_by_role("listitem")
    expect(icons).to_have_count(len(told))
    for icon, text in zip(icons.all(), told, strict=True):
        expect(icon).to_contain_text(text)
    assert barriers(visitor.page) == []
    assert not too_wide(visitor.page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_that_is_opened_at_a_table_tells_its_icons(door: Door, phone: bool) -> None:
    visitor = door.visitor("Ada", phone=phone)
    table = visitor.go_to_table(visitor.open_table("race", "me", BOT))
    assert table.wait_until_asked()
    visitor.page.locator("[data-area=me] [data-subject^='card:']:not([data-choosable])").first.click()
    icons = visitor.page.get_by_role("dialog").get_by_role("list", name="What the icons mean")
    expect(icons).to_contain_text("VP at the end of the game")
    expect(visitor.page.get_by_role("dialog")).to_contain_text("In your empire")
    expect(visitor.page.get_by_role("dialog")).to_contain_text("for you now.")
    close = visitor.page.get_by_role("dialog").get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)  # also of what has grown by what the server says
    assert barriers(visitor.page) == []


def test_an_icon_says_what_it_means_when_it_is_pointed_at(door: Door) -> None:
    """On the table, on the cards of the hand, and on a card that is opened."""
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("race", "me", BOT))
    assert table.wait_until_asked()
    page = visitor.page
    for icon, text in (("vp", "at the end of the game"), ("price", "Cost|Defense"), ("action", "Everyone")):
        page.mouse.move(5, 5)
        page.locator(f"[data-subject] [data-icon={icon}]").first.hover(force=True)
        expect(page.locator(TIP)).to_contain_text(re.compile(text))
    assert barriers(page) == []
    page.mouse.move(5, 5)
    expect(page.locator(TIP)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_a_card_of_an_empire_brings_now_is_told(door: Door, phone: bool) -> None:
    """Pointed at with a mouse, or tapped with a finger."""
    visitor = door.visitor("Ada", phone=phone)
    page = visitor.page
    page.goto("/learn/jumpdrive/income")
    for icon, text in (("vp", "VP"), ("symbol card", "card")):
        figure = page.locator(f"[data-area=me] [data-means] [data-icon='{icon}']").first
        if phone:
            figure.dispatch_event("click")  # a touch right after the table has come would not count
        else:
            page.mouse.move(5, 5)
            figure.hover(force=True)
        expect(page.locator(TIP)).to_contain_text(
            re.compile(rf"\d {text}s? in every round, with this empire as it is now")
        )


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_icon_of_an_opened_card_can_be_tapped(door: Door, phone: bool) -> None:
    visitor = door.visitor(phone=phone)
    page = visitor.page
    page.goto("/library/jumpdrive")
    page.get_by_role("button", name="Survey HQ").first.click()
    icon = page.get_by_role("dialog").locator("[data-face] [data-icon='symbol military']").first
    if phone:
        icon.tap(force=True)
    else:
        icon.click(force=True)
    expect(page.locator(TIP)).to_contain_text("Military")
    assert barriers(page) == []
    page.get_by_role("heading", name="Survey HQ").click(force=True)
    expect(page.locator(TIP)).to_have_count(0)
