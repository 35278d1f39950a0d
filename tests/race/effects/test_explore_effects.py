"""Effects of Explore powers."""

import pytest

from tests.race.effects import covers
from tests.race.table import Table

# how many more cards are drawn, and kept
MORE = {
    "expedition_force": (1, 0),
    "malevolent_lifeforms": (1, 0),
    "star_nomad_lair": (1, 0),
    "galactic_survey_seti": (2, 0),
    "galactic_renaissance": (2, 1),
    "research_labs": (0, 1),
}


def explore(tableau: list[str], chosen: str = "develop") -> tuple[int, int]:
    """How many cards a player with these cards draws and keeps."""
    table = Table()
    table.empire(0, tableau=tableau)
    table.round(chosen, "explore_5")
    drawn = len(table.drawn(0))
    table.finish()
    assert len(table.discards(0)) == drawn - len(table.hand(0))
    return drawn, len(table.hand(0))


@covers("explore", "draw", *(card for card in MORE if card != "research_labs"))
@covers("explore", "keep", "research_labs", "galactic_renaissance")
@pytest.mark.parametrize("card", MORE)
def test_draw_and_keep_more(card: str) -> None:
    assert explore([]) == (2, 1)
    assert explore([card]) == (2 + MORE[card][0], 1 + MORE[card][1])


@covers("explore", "draw", "expedition_force", "malevolent_lifeforms", "galactic_survey_seti")
@covers("explore", "keep", "research_labs", "galactic_renaissance")
def test_powers_add_up_with_each_other_and_the_bonus() -> None:
    cards = ["expedition_force", "malevolent_lifeforms", "galactic_survey_seti"]
    assert explore(cards) == (6, 1)
    assert explore([*cards, "research_labs"]) == (6, 2)
    assert explore([*cards, "research_labs", "galactic_renaissance"]) == (8, 3)
    assert explore([*cards, "research_labs", "galactic_renaissance"], "explore_5") == (13, 3)
    assert explore([*cards, "research_labs", "galactic_renaissance"], "explore_1_1") == (9, 4)


@covers("explore", "keep", "research_labs")
def test_keeping_as_many_as_are_drawn_is_no_choice() -> None:
    table = Table()
    table.empire(0, tableau=["research_labs"])
    table.round("develop", "explore_5")
    assert table.seats == (1,)
    table.finish()
    assert len(table.hand(0)) == 2
