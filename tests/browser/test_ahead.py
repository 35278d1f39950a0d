"""Choosing ahead: set, seen, changed and cancelled at the table, and done while its owner is away for days."""

import random
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Door
from tests.browser.people import TablePage, at_rest, in_turn, picture, seat_two
from tests.browser.test_access import barriers
from tests.server.clock_for_tests import ShiftedClock
from tests.server.running import Server

DAYS = {"away_minutes": None, "days": 3}


def choosing_ahead(table: TablePage) -> Locator:
    table.prompt.get_by_role("button", name="Choose ahead…").click()
    return table.page.get_by_role("dialog", name="Choose ahead")


def opened(dialog: Locator, question: str) -> Locator:
    part = dialog.locator("details").filter(has=dialog.page.locator("summary", has_text=question)).first
    expect(part).to_be_visible()
    if not part.evaluate("(element) => element.open"):
        part.locator("summary").press("Enter")
    return part


def until_selecting(one: TablePage, other: TablePage) -> tuple[TablePage, TablePage]:
    """Play on until somebody selects an action of New Frontiers; who does, and who waits."""
    rng = random.Random(6)
    asked, waits = in_turn(one, other)
    while "action" not in asked.sentence.lower():
        asked.choose_any(rng, wait=False)
        asked, waits = in_turn(one, other)
    return asked, waits


def test_a_plan_is_carried_out_while_its_owner_is_away(people: Door, timed: Server, clock: ShiftedClock) -> None:
    ada, ben = people.visitor("Ada"), people.visitor("Ben")
    table = seat_two(ada, ben, "newfrontiers", pace=DAYS)
    asked, waits = until_selecting(ada.go_to_table(table), TablePage(ben))
    dialog = choosing_ahead(waits)
    part = opened(dialog, "Selecting an action")
    for _ in range(part.get_by_role("button", name="Add:").count()):
        part.get_by_role("button", name="Add:").first.click()
    part.get_by_label("Whenever it is possible").check()
    expect(part.get_by_text("Cancelled when choices are taken back")).to_be_visible()
    part.get_by_role("button", name="Choose this ahead").click()
    picture(waits.page, "ahead-dialog")
    dialog.get_by_role("button", name="Close").click()
    expect(waits.prompt.get_by_text("Chosen ahead. Selecting an action:")).to_be_visible()
    expect(waits.prompt.get_by_text("Cancelled when choices are taken back")).to_be_visible()
    picture(waits.page, "ahead-lines")
    expect(asked.prompt.get_by_text("Chosen ahead.")).to_have_count(0)

    away = waits.visitor
    away.page.goto("/help")
    clock.move_on(days=2)
    timed.kill()
    timed.start()
    asked.page.reload()
    rng = random.Random(7)
    back = TablePage(away)
    for _ in range(60):
        at_rest(asked)
        if "Waiting for" not in asked.sentence:
            asked.choose_any(rng, wait=False)
            continue
        away.go_to_table(table)  # for something that was not chosen ahead
        at_rest(back)
        if back.log.get_by_text("Chosen ahead by you.").count():
            break
        if "Waiting for" not in back.sentence:
            back.choose_any(rng, wait=False)
            at_rest(back)
        away.page.goto("/help")
        asked.page.reload()
    expect(back.log.get_by_text("Chosen ahead by you. Selecting an action").first).to_be_attached()
    expect(back.prompt.get_by_text("Chosen ahead.")).to_have_count(0)
    expect(asked.log.get_by_text("ahead")).to_have_count(0)
    picture(back.page, "ahead-done")


def test_passing_ahead_is_changed_and_cancelled_on_a_phone(people: Door) -> None:
    ada, ben = people.visitor("Ada", phone=True), people.visitor("Ben", phone=True)
    table = seat_two(ada, ben, "newfrontiers", pace=DAYS)
    _asked, waits = until_selecting(ada.go_to_table(table), TablePage(ben))
    dialog = choosing_ahead(waits)
    part = opened(dialog, "Develop")
    part.get_by_label("Yes, as long as nothing new can be chosen").check()
    expect(part.get_by_text("Ends when something can be chosen that could not be")).to_be_visible()
    picture(waits.page, "ahead-phone-dialog")
    assert barriers(waits.page) == []
    dialog.get_by_role("button", name="Close").click()
    known = waits.prompt.get_by_text(re.compile("Passed for you as long as nothing new can be chosen: Develop"))
    expect(known).to_be_visible()
    picture(waits.page, "ahead-phone-lines")
    assert barriers(waits.page) == []
    waits.page.reload()
    expect(known).to_be_visible()
    part = opened(choosing_ahead(waits), "Develop")
    part.get_by_label("Yes, always").check()
    waits.page.keyboard.press("Escape")
    expect(waits.prompt.get_by_text("Passed for you whenever it is asked: Develop")).to_be_visible()
    waits.prompt.get_by_role("button", name="Cancel it: Develop").click()
    expect(waits.prompt.get_by_text("Passed for you")).to_have_count(0)
    assert ada.errors == ben.errors == []


def test_without_other_people_nothing_is_chosen_ahead(people: Door) -> None:
    ada = people.visitor("Ada")
    table = ada.open_table("newfrontiers", "me", {"sort": "bot", "level": "medium"})
    at_table = ada.go_to_table(table)
    at_table.wait_until_asked()
    expect(at_table.prompt.get_by_role("button", name="Choose ahead…")).to_have_count(0)
