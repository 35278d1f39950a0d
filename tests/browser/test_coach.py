"""The coach: offered to who is new, there through a whole game, quiet about what is known, gone with one click."""

import json
import os
import random
import time
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Door
from tests.browser.people import BOT, SECONDS, TablePage
from tests.browser.test_access import barriers, too_wide

FULL: Final = os.environ.get("WINDFALL_COACH") == "full"
TITLES: Final = ("jumpdrive", "race", "newfrontiers") if FULL else ("jumpdrive",)
ASKED: Final = "() => document.querySelector('.prompt.asked') !== null"


def coach(page: Page) -> Locator:
    return page.get_by_role("status", name="Coach")


def wait_for_the_coach(table: TablePage) -> None:
    """Until the server has told what there is to say of the open question, which may be nothing."""
    until = time.monotonic() + SECONDS / 1000
    while not _has_told(table.visitor.traffic):
        assert time.monotonic() < until, "the coach has not been heard of"
        table.page.wait_for_timeout(20)


def _has_told(traffic: Sequence[str]) -> bool:
    state = next(frame for frame in reversed(traffic) if '"decisions":' in frame)
    keys = [decision["key"] for decision in json.loads(state)["decisions"]]
    told = {json.loads(frame)["key"] for frame in traffic if frame.startswith('{"type":"coach"')}
    return len(keys) > 0 and told.issuperset(keys)


def at_first_question(door: Door, title: str, **more: object) -> TablePage:
    visitor = door.visitor("Ada", **more)  # type: ignore[arg-type]
    table = visitor.go_to_table(visitor.open_table(title, "me", BOT))
    assert table.wait_until_asked()
    return table


def test_who_is_new_is_offered_the_coach_and_can_take_it(door: Door) -> None:
    table = at_first_question(door, "race", coach=None)
    page = table.page
    page.get_by_role("button", name="Turn the coach on").click()
    expect(coach(page)).to_contain_text("Keep 4 of 6")
    expect(page.get_by_role("button", name="Turn the coach on")).to_have_count(0)
    page.get_by_role("button", name="Turn the coach off").click()
    expect(coach(page)).to_have_count(0)
    page.reload()
    assert table.wait_until_asked()
    expect(page.get_by_role("button", name="Coach", exact=True)).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("button", name="Turn the coach on")).to_have_count(0)


def test_who_says_no_is_not_asked_again(door: Door) -> None:
    table = at_first_question(door, "race", coach=None, phone=True)
    table.page.get_by_role("button", name="No, thanks").click()
    table.page.reload()
    assert table.wait_until_asked()
    expect(table.page.get_by_role("button", name="No, thanks")).to_have_count(0)
    assert barriers(table.page) == []


def test_at_a_table_with_other_people_there_is_no_coach(door: Door) -> None:
    visitor = door.visitor("Ada", coach="on")
    table = visitor.go_to_table(visitor.open_table("race", "me", {"sort": "local", "name": "Eve"}, "open", hints=True))
    expect(table.page.get_by_role("button", name="Coach", exact=True)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_menu_has_a_switch_and_explains_again(door: Door, phone: bool) -> None:
    table = at_first_question(door, "jumpdrive", coach="on", phone=phone)
    page = table.page
    page.evaluate("""localStorage.setItem("windfall.coach.answered", '{"jumpdrive.discard_start": 3}')""")
    page.reload()
    expect(coach(page)).to_be_visible()
    expect(coach(page)).not_to_contain_text("Keep 5 of 7")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Explain everything again").click()
    expect(coach(page)).to_contain_text("Keep 5 of 7")
    assert barriers(page) == []
    assert not too_wide(page)
    page.get_by_role("checkbox", name="Coach").uncheck()
    expect(coach(page)).to_have_count(0)


@pytest.mark.parametrize("title", TITLES)
def test_the_coach_through_a_whole_game(door: Door, title: str) -> None:
    """It explains what is new, and no kind of question more than three times; whatever it says is whole sentences."""
    table = at_first_question(door, title, coach="on")
    page, rng = table.page, random.Random(title)
    heard: list[str] = []
    while table.wait_until_asked():
        page.wait_for_function(ASKED, timeout=SECONDS)
        wait_for_the_coach(table)
        lines = coach(page).locator("p").all_text_contents()
        assert all(line.endswith(".") for line in lines), lines
        heard += [line for line in lines if line not in heard[-2:]]
        table.choose_any(rng)
    explained = page.evaluate("localStorage.getItem('windfall.coach.answered')")
    assert f'"{title}.' in explained
    assert '":4' not in explained
    assert len(set(heard)) > 10
    assert table.visitor.errors == []
