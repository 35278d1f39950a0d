"""The rules in the page: opened from a question, read, searched, followed to a term and printed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.browser.test_access import TITLES, barriers, too_wide

# The first question of each title, and the section that tells of it.
FIRST_SECTIONS = {"newfrontiers": "Setup", "race": "Setup", "jumpdrive": "Setup"}
HIDDEN_IN_PRINT = ("header", "search", "nav[aria-label='On this page']")


def open_rules(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("article section").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_a_question_opens_its_rules(door: Door, title: str, phone: bool) -> None:
    visitor = door.visitor("Ada", phone=phone)
    table = visitor.go_to_table(visitor.open_table(title, "me", BOT))
    assert table.wait_until_asked()
    table.prompt.get_by_role("button", name="Rules").click()
    dialog = visitor.page.get_by_role("dialog", name="Rules for this")
    expect(dialog.get_by_role("heading", name=FIRST_SECTIONS[title])).to_be_visible()
    assert barriers(visitor.page) == []
    assert not too_wide(visitor.page)

    with visitor.page.expect_popup() as opened:
        dialog.get_by_role("link", name="All rules").click()
    expect(opened.value.locator("h2#setup")).to_be_in_viewport()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    assert visitor.errors == []


def test_the_rules_follow_the_question(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("race", "me", BOT, settings={"setup": "first_game"}))
    assert table.wait_until_asked()
    visitor.page.keyboard.press("r")
    expect(visitor.page.get_by_role("dialog").get_by_role("heading", name="A round")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_are_searched_in_the_language_of_the_reader(door: Door, title: str) -> None:
    visitor = door.visitor(language="de-DE")
    page = visitor.page
    open_rules(page, f"/rules/{title}")
    everything = page.locator("article .block").count()
    page.get_by_role("searchbox").fill("militarst")
    expect(page.locator("mark").first).to_have_text(re.compile("^Militärst$"))
    found = page.locator("article .block").count()
    assert 0 < found < everything
    expect(page.get_by_role("status").filter(has_text="Stellen")).to_have_text(f"{found} Stellen")

    page.locator("article h2").first.get_by_role("button").click()
    expect(page.locator("article .block")).to_have_count(everything)
    expect(page.locator("mark")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Diese Wörter kommen in den Regeln nicht vor.")).to_be_visible()
    assert visitor.errors == []


@pytest.mark.parametrize("title", TITLES)
def test_every_link_of_the_rules_leads_somewhere(door: Door, title: str) -> None:
    page = door.visitor().page
    open_rules(page, f"/rules/{title}")
    inside = page.locator("main a[href^='#']").evaluate_all("links => links.map((link) => link.hash.slice(1))")
    assert len(inside) > 20
    assert [place for place in inside if page.locator(f"[id='{place}']").count() != 1] == []
    terms = page.locator(f"article a[href^='/help/{title}#']").evaluate_all("links => links.map((link) => link.hash)")
    page.locator(f"article a[href^='/help/{title}#']").first.click()
    expect(page).to_have_url(re.compile(f"/help/{title}{terms[0]}$"))
    expect(page.locator(terms[0])).to_be_in_viewport()
    assert [term for term in set(terms) if page.locator(term).count() != 1] == []


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_are_printed_on_light_paper_without_the_page_around_them(door: Door, title: str) -> None:
    visitor = door.visitor(theme="dark")
    page = visitor.page
    open_rules(page, f"/rules/{title}")
    page.evaluate("window.print = () => { window.printed = true; }")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    for part in HIDDEN_IN_PRINT:
        expect(page.locator(part).first).to_be_hidden()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("article section").last).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert page.pdf()[:5] == b"%PDF-"


def test_the_help_leads_to_the_rules_and_back(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    page.goto("/help/race")
    page.get_by_role("link", name="All rules").click()
    expect(page.get_by_role("heading", name="Rules of Race for the Galaxy")).to_be_visible()
    expect(page.get_by_text("draw one card after a world is placed", exact=False)).to_be_visible()
    page.get_by_role("link", name="How to play, in short").click()
    expect(page.get_by_role("heading", name="How to play Race for the Galaxy")).to_be_visible()
    page.goto("/rules")
    page.get_by_role("link", name="Jump Drive").click()
    expect(page.get_by_text("50 VPs or more", exact=False).first).to_be_visible()
    assert visitor.errors == []
    page.goto("/rules/chess")
    expect(page.get_by_role("heading", name="There is no such game")).to_be_visible()
