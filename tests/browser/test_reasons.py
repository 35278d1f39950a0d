"""Whatever lies on a table can be chosen, or says why not when it is asked."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.people import BOT

TITLES = ("newfrontiers", "race", "jumpdrive")
DECISIONS = 8
_SILENT = """
() => [...document.querySelectorAll(".thing[data-subject]:not([data-choosable], [data-why])")]
  .filter((thing) => thing.checkVisibility())
  .map((thing) => `${thing.dataset.subject} in ${thing.parentElement.className}`)
"""


@pytest.mark.parametrize("title", TITLES)
def test_nothing_on_the_table_is_silent(door: Door, title: str) -> None:
    rng = random.Random(4)
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table(title, "me", BOT))
    for _ in range(DECISIONS):
        assert table.wait_until_asked()
        assert visitor.page.evaluate(_SILENT) == []
        table.choose_any(rng)
    assert not visitor.errors


def test_a_development_says_when_it_is_bought(door: Door) -> None:
    rng = random.Random(4)
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("newfrontiers", "me", BOT))
    while "Select" not in table.sentence:
        table.wait_until_asked()
        table.choose_any(rng)
    visitor.page.locator('.thing[data-why="resting"][data-subject^="tile:"]').first.click()
    expect(visitor.page.locator(".inspector")).to_contain_text("bought in Develop")
