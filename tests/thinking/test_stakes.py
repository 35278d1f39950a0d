"""Budgets by kind of question."""

import tomllib
from importlib.resources import files

import pytest

import windfall
from windfall.engine.title import Title
from windfall.thinking.stakes import USUAL, stake


def question_names(title: Title) -> set[str]:
    names: set[str] = set()
    try:
        while True:
            names.add(title.question_name(len(names)))
    except IndexError:
        return names


def test_budgets_are_of_questions_that_there_are() -> None:
    stored = tomllib.loads(files("windfall.thinking").joinpath("stakes.toml").read_text())
    assert {*stored} <= {*windfall.title_names()}
    for title, kinds in stored.items():
        assert {*kinds} <= question_names(windfall.title(title))
        for kind, times in kinds.items():
            assert stake(title, kind) == times > 0


def test_what_is_not_measured_gets_the_usual_budget() -> None:
    assert stake("race", "no such question") == stake("salvage", "bid") == USUAL


@pytest.mark.parametrize(("name", "told"), [("newfrontiers", "select"), ("race", "action"), ("jumpdrive", "place")])
def test_every_title_says_which_questions_are_action_choices(name: str, told: str) -> None:
    title = windfall.title(name)
    assert [title.question_name(code) for code in title.action_questions] == [told]
