"""Friends at one screen: the table is passed on, and nobody sees another's hand."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.people import TablePage


def test_two_people_pass_the_screen(door: Door) -> None:
    visitor = door.visitor("Ada")
    opened = visitor.open_table("jumpdrive", "me", {"sort": "local", "name": "Ben"})
    visitor.page.goto(f"/tables/{opened}")
    table = TablePage(visitor)
    rng = random.Random(7)
    passed = 0
    for _ in range(1_000):
        curtain = visitor.page.get_by_role("dialog", name="Pass the screen")
        expect(curtain.or_(table.prompt).first).to_be_visible()
        if curtain.is_visible():
            assert visitor.page.locator("main [data-subject^='card:']").count() == 0
            curtain.get_by_role("button").click()
            expect(curtain).to_be_hidden()
            passed += 1
        elif table.over:
            break
        elif table.choices():
            table.choose_any(rng, wait=False)
    assert table.over
    assert passed > 4
    assert visitor.errors == []
