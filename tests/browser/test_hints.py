"""Hints at the table: shown on request, marked on the table, followed by clicking what is marked."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.browser.test_access import TITLES, barriers, too_wide


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_is_shown_and_followed(door: Door, title: str) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table(title, "me", BOT))
    table.wait_until_asked()
    panel = table.ask_hint()
    expect(panel).to_contain_text("%")
    expect(panel.get_by_role("status")).not_to_be_empty()
    table.follow_hint()
    for _ in range(3):
        assert table.wait_until_asked()
        table.ask_hint().get_by_role("button", name="Play it").click()
        expect(panel).to_be_hidden()
    assert visitor.errors == []


def test_a_hint_is_hidden_and_shown_again(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("race", "me", BOT))
    table.wait_until_asked()
    panel = table.ask_hint()
    panel.get_by_role("button", name="Hide the hint").click()
    expect(panel).to_be_hidden()
    assert any(choice.advised for choice in table.choices())
    table.prompt.get_by_role("button", name="Hint").click()
    expect(panel).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_there_are_no_hints_where_they_are_not_allowed(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("jumpdrive", "me", BOT, hints=False))
    table.wait_until_asked()
    expect(table.prompt.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.parametrize(
    ("title", "phone", "theme"),
    [("race", False, "dark"), ("newfrontiers", False, "light"), ("jumpdrive", True, "dark"), ("race", True, "light")],
)
def test_a_hint_has_no_barriers(door: Door, title: str, phone: bool, theme: str) -> None:
    visitor = door.visitor("Ada", phone=phone, theme=theme)
    table = visitor.go_to_table(visitor.open_table(title, "me", BOT))
    rng = random.Random(2)
    for _ in range(6):
        table.wait_until_asked()
        table.choose_any(rng)
    table.wait_until_asked()
    table.ask_hint()
    assert barriers(visitor.page) == []
    assert not too_wide(visitor.page)
