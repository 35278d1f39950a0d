"""Friends at one screen: the table is passed on, and nobody sees what is another's."""

import random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Door
from tests.browser.people import OVER, TablePage, Visitor

FRIEND = {"sort": "local", "name": "Ben"}
_CAN_GO_ON = f"() => {OVER} || document.querySelector('.curtain, [data-choosable], [role^=menuitem]') !== null"


def _curtain(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name="Pass the screen")


def _go_on(table: TablePage, rng: random.Random) -> bool:
    """Choose something, or pass the screen, as soon as one of them can be done; whether it was passed."""
    curtain = _curtain(table.visitor)
    table.page.wait_for_function(_CAN_GO_ON)
    if curtain.is_visible():
        assert table.page.locator("main [data-subject]").count() == 0
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()
        return True
    if not table.over:
        table.choose_any(rng, wait=False)
    return False


def test_two_people_pass_the_screen(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("jumpdrive", "me", FRIEND))
    rng = random.Random(7)
    passed = 0
    for _ in range(1_000):
        passed += _go_on(table, rng)
        if table.over:
            break
    assert table.over
    assert passed > 4
    assert visitor.errors == []


def test_goals_are_hidden_from_the_others_at_the_screen(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("newfrontiers", "me", FRIEND, settings={"goals": True}))
    rng = random.Random(8)
    assert any(_go_on(table, rng) for _ in range(60))


def test_without_anything_hidden_the_table_turns_by_itself(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("newfrontiers", "me", FRIEND))
    rng = random.Random(9)
    asked = set()
    for _ in range(30):
        table.wait_until_asked()
        asked.add(table.page.get_by_role("banner").text_content())
        table.choose_any(rng)
        assert not _curtain(visitor).is_visible()
    assert len(asked) > 1
