"""Whole games through the page, by clicking what glows."""

import random

import pytest

from tests.browser.conftest import Door
from tests.browser.people import BOT

TITLES = {"newfrontiers": 3, "race": 3, "jumpdrive": 3}


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_against_bots(door: Door, title: str) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table(title, "me", *[BOT] * (TITLES[title] - 1)))
    assert table.play_to_the_end(random.Random(title)) > 10
    assert table.over
    assert visitor.errors == []


def test_a_whole_game_on_a_phone(door: Door) -> None:
    visitor = door.visitor("Ada", phone=True)
    table = visitor.go_to_table(visitor.open_table("jumpdrive", "me", BOT))
    table.play_to_the_end(random.Random(12))
    assert visitor.errors == []
