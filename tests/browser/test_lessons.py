"""Every lesson by its clicks, with a wrong move in each step. Normally the lessons of one title; with
WINDFALL_LESSONS=full (`make lessons`) those of all."""

import os
from collections.abc import Sequence
from itertools import groupby

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Door
from tests.browser.people import SETTLED, WHAT_IS_ASKED, Visitor
from tests.browser.test_access import barriers
from tests.lesson_paths import Taught, all_steps, choices_for, moves_of_answer
from windfall.engine.decision import Option
from windfall.engine.game import Game
from windfall.lessons.answers import is_set
from windfall.lessons.files import PATH
from windfall.lessons.schema import Answer, Choice
from windfall.server.lessons import scene_of
from windfall.server.stage.stage import answered, begun

FULL = os.environ.get("WINDFALL_LESSONS") == "full"
TAUGHT = PATH if FULL else PATH[:1]
LESSONS = {
    lesson: list(steps)
    for lesson, steps in groupby(all_steps(), key=lambda each: (each.title, each.lesson))
    if lesson[0] in TAUGHT
}


class LessonPage:
    """A lesson in the browser, taken by its clicks. The engine beside it knows what is on the table."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.saying: Locator = self.page.locator("[data-verdict]")
        self.table: Locator = self.page.locator("main")
        self.prompt: Locator = self.page.locator("section.prompt")

    def expect_idea(self) -> None:
        expect(self.saying).to_have_attribute("data-verdict", "idea")
        self.page.wait_for_function(SETTLED, arg="")

    def take(self, taught: Taught, answers: Sequence[Answer]) -> None:
        """Answer the questions of a step, one after the other."""
        played = begun(scene_of(taught.title, taught.lesson, taught.number))
        seat = played.scene.seat
        for number, answer in enumerate(answers):
            while len(played.course.game.actions(seat)) == 1:
                played = answered(played, played.course.game.actions(seat))
            before = self.page.evaluate(WHAT_IS_ASKED)
            self._choose(played.course.game, seat, choices_for(played.course.game, seat, answer))
            played = answered(played, moves_of_answer(played.course.game, seat, answer))
            if number < len(answers) - 1:
                self.page.wait_for_function(SETTLED, arg=before)

    def _choose(self, game: Game, seat: int, chosen: Sequence[Choice]) -> None:
        if is_set(game.decision(seat)):
            what_goes = self.prompt.get_by_role("button", name="Click what goes")
            if what_goes.count() > 0:
                what_goes.click()
        confirm = self.prompt.get_by_role("button", name="Confirm")
        confirmed = confirm.count() > 0  # a single choice is sent at once, and the next question may be a set
        options = {option.action: option for option in game.decision(seat).options}
        for number, choice in enumerate(chosen):
            self._click(choice, chosen[:number].count(choice), options)
        if confirmed:
            confirm.click()

    def _click(self, choice: Choice, copy: int, options: dict[int, Option]) -> None:
        if isinstance(choice, str):
            # what is picked already can still be clicked, so copies are told apart by their places
            self.table.locator(f'[data-subject="{choice}"][data-choosable]').nth(copy).click()
        elif choice in options:  # else it only says that nothing more is chosen, which confirming does
            text = options[choice].text.said()
            self.prompt.get_by_role("button", name=text).click()


@pytest.mark.parametrize(("title", "lesson"), LESSONS)
def test_a_lesson_is_taken_with_a_wrong_move_in_each_step(door: Door, title: str, lesson: str) -> None:
    visitor = door.visitor("Ada")
    page = LessonPage(visitor)
    visitor.page.goto(f"/learn/{title}/{lesson}")
    for taught in LESSONS[title, lesson]:
        page.expect_idea()
        page.take(taught, taught.step.mistakes[0].answers)
        expect(page.saying).to_have_attribute("data-verdict", "wrong")
        visitor.page.get_by_role("button", name="Try again").click()
        page.expect_idea()
        page.take(taught, taught.step.answers)
        expect(page.saying).to_have_attribute("data-verdict", "right")
        if taught is not LESSONS[title, lesson][-1]:
            visitor.page.get_by_role("button", name="Next step").click()
    expect(visitor.page.get_by_text("You have finished")).to_be_visible()
    assert visitor.errors == []


def test_a_lesson_is_left_and_gone_on_with(door: Door) -> None:
    visitor = door.visitor("Ada")
    page = LessonPage(visitor)
    visitor.page.goto("/learn")
    visitor.page.get_by_role("link", name="Start: Place and pay").click()
    page.expect_idea()
    visitor.page.get_by_role("button", name="Skip this step").click()
    expect(page.saying).to_contain_text("Step 2 of 3")
    visitor.page.get_by_role("link", name="All lessons").click()
    visitor.page.get_by_role("link", name="Go on with step 2: Place and pay").click()
    expect(page.saying).to_contain_text("Step 2 of 3")
    page.expect_idea()
    visitor.page.get_by_role("button", name="Skip this step").click()
    expect(page.saying).to_contain_text("Step 3 of 3")
    visitor.page.get_by_role("button", name="Skip this step").click()
    expect(page.saying).to_contain_text("Step 1 of 3")  # of the next lesson
    visitor.page.goto("/learn")
    expect(visitor.page.get_by_role("link", name="Repeat: Place and pay")).to_be_visible()
    expect(visitor.page.get_by_text("1 of 5 done")).to_be_visible()
    visitor.page.get_by_role("button", name="Forget my progress").click()
    expect(visitor.page.get_by_text("1 of 5 done")).to_have_count(0)
    assert visitor.errors == []


def test_the_last_lesson_is_a_game_with_the_coach(door: Door) -> None:
    visitor = door.visitor("Ada")
    visitor.page.goto("/learn/jumpdrive/game")
    visitor.page.wait_for_url("**/tables/*")
    expect(visitor.page.locator("section.prompt [role=status]").first).not_to_be_empty()
    assert visitor.page.evaluate("localStorage.getItem('windfall.coach')") == "on"


def test_newcomers_are_shown_the_lessons_first(door: Door) -> None:
    visitor = door.visitor("Ada")
    visitor.page.goto("/")
    visitor.page.get_by_role("link", name="New here? Learn Jump Drive in 5 short lessons.").click()
    expect(visitor.page.get_by_role("heading", name="Learn the games")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_lessons_have_no_barriers(door: Door, phone: bool) -> None:
    visitor = door.visitor("Ada", phone=phone)
    visitor.page.goto("/learn")
    expect(visitor.page.get_by_role("heading", name="New Frontiers")).to_be_visible()
    assert barriers(visitor.page) == []
    visitor.page.goto("/learn/jumpdrive/round")
    LessonPage(visitor).expect_idea()
    assert barriers(visitor.page) == []


def test_terms_of_a_lesson_are_links_to_the_glossary(door: Door) -> None:
    visitor = door.visitor("Ada")
    visitor.page.goto("/learn/race/goods")
    page = LessonPage(visitor)
    page.expect_idea()
    link = page.saying.get_by_role("link", name="Produce").first
    expect(link).to_have_attribute("href", "/help/race#term-produce")
