"""Puzzles in the page: one solved and one failed, the numbers at the choices, a rating, and mistakes of one's own."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Door
from tests.browser.test_access import barriers, too_wide
from tests.browser.test_review import PATIENCE, finished_table
from tests.server.running import Server
from windfall.puzzles.puzzle import Puzzle, shipped

WHY_PATIENCE = 120_000  # milliseconds: a worker searches for the reasons


def _puzzle(title: str, kind: str) -> Puzzle:
    return next(puzzle for puzzle in shipped(title).puzzles if puzzle.kind == kind)


def _result(page: Page) -> Locator:
    result = page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    return result


def choose(page: Page, puzzle: Puzzle, title: str, action: int) -> None:
    """By a click on the thing that the option is about, or on its button."""
    game = shipped(title).position(puzzle)
    option = game.title.option(game.observe(puzzle.seat), action)
    things = page.locator(f'[data-subject="{option.subject}"][data-choosable]')
    buttons = page.get_by_role("group", name="Choices").get_by_role("button")
    expect(things.or_(buttons).first).to_be_visible()
    if things.count():
        things.first.click()
    else:
        buttons.filter(has_text=str(option.text).split(":", maxsplit=1)[0]).first.click()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_puzzle_solved_and_one_failed(door: Door, phone: bool) -> None:
    visitor = door.visitor("Ada", phone=phone)
    page = visitor.page
    puzzle = _puzzle("race", "action")
    page.goto(f"/puzzles/race/{puzzle.id}")
    choose(page, puzzle, "race", puzzle.best)
    result = _result(page)
    expect(result).to_contain_text("That is the best choice.")
    expect(result).to_contain_text("Your rating")
    expect(page.locator(".worth.best")).to_have_count(1)
    expect(page.locator(".worth:visible")).to_have_count(len(puzzle.worths))
    expect(page.locator("[data-choosable]")).to_have_count(0)
    expect(result.get_by_text("Working out why")).to_be_hidden(timeout=WHY_PATIENCE)
    expect(result.locator(".why li").first).to_be_visible()
    assert barriers(page) == []
    assert not too_wide(page)

    other = next(each for each in shipped("race").puzzles if each.kind == "action" and each.id != puzzle.id)
    page.goto(f"/puzzles/race/{other.id}")
    choose(page, other, "race", other.worths[-1].action)
    expect(_result(page)).to_contain_text("There is something better.")
    expect(page.locator(".worth.chosen")).to_have_count(1)

    page.goto("/puzzles/race")
    expect(page.get_by_role("link", name="not solved")).to_have_count(1)
    expect(page.get_by_role("link", name="Puzzle").and_(page.locator(".solved"))).to_have_count(1)
    assert barriers(page) == []
    assert not too_wide(page)
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator("[data-choosable]").first).to_be_visible()
    assert visitor.errors == []


@pytest.mark.parametrize("title", ["jumpdrive", "newfrontiers"])
def test_other_titles_have_puzzles_too(door: Door, title: str) -> None:
    visitor = door.visitor("Ada")
    page = visitor.page
    page.goto(f"/puzzles/{title}")
    page.get_by_role("link", name="Try a puzzle").click()
    expect(page.locator("[data-choosable]").first).to_be_visible()
    assert barriers(page) == []
    page.locator("main [data-choosable]").first.click()
    confirm = page.get_by_role("button", name="Confirm")
    result = page.get_by_role("region", name="Result")
    expect(result.or_(confirm).first).to_be_visible()
    if confirm.is_visible():
        confirm.click()
    expect(result).to_be_visible()
    assert visitor.errors == []


def test_a_puzzle_that_is_not_there_says_so(door: Door) -> None:
    page = door.visitor().page
    page.goto("/puzzles/race/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
    page.goto("/puzzles/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_mistakes_of_a_game_are_puzzles(door: Door, server: Server) -> None:
    visitor = door.visitor("Ada")
    page = visitor.page
    page.goto(f"/tables/{finished_table(server, 'jumpdrive')}/replay#review")
    page.get_by_role("link", name="Learn from these mistakes").click(timeout=PATIENCE)
    expect(page.locator("[data-choosable]").first).to_be_visible(timeout=PATIENCE)
    page.locator("main [data-choosable]").first.click()
    confirm = page.get_by_role("button", name="Confirm")
    result = page.get_by_role("region", name="Result")
    expect(result.or_(confirm).first).to_be_visible(timeout=PATIENCE)
    if confirm.is_visible():
        confirm.click()
    expect(result).to_contain_text("In the game", timeout=PATIENCE)
    assert barriers(page) == []
    assert visitor.errors == []
