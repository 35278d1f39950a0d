"""The help of the page agrees with the rules: its numbers are theirs, and sentences that once misled are right."""

from pathlib import Path

import pytest

import windfall
from windfall.titles.jumpdrive.rules.scoring import END_VP
from windfall.titles.newfrontiers.components.tiles import RIFT
from windfall.titles.newfrontiers.rules.actions import COLONISTS_TAKEN
from windfall.titles.newfrontiers.rules.explore import OFFER_SIZE
from windfall.titles.newfrontiers.rules.goals import GOALS_DRAWN
from windfall.titles.newfrontiers.rules.setup import CHIPS_AND_COLONISTS_PER_PLAYER
from windfall.titles.newfrontiers.rules.supply import COLONIES_TO_END, COLONISTS_TO_GO_ON, MOST_WORLDS, SPACES_TO_END
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import TABLEAU_END
from windfall.titles.race.rules.setup import CHIPS_PER_PLAYER

CATALOGUES = Path(__file__).parent.parent / "src" / "windfall" / "catalogues" / "en"
WORDS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def said(title: str) -> str:
    """The words of a title, those of the page's help among them; line breaks aside."""
    return " ".join((CATALOGUES / f"{title}.ftl").read_text(encoding="utf-8").split())


@pytest.mark.parametrize(
    "sentence",
    [
        f"{WORDS[OFFER_SIZE].capitalize()} worlds, {WORDS[RIFT.explore_draw]} with The Starry Rift, are",
        f"draw {WORDS[GOALS_DRAWN]} goals, {WORDS[RIFT.goals_draw]} with The Starry Rift, and keep one",
        f"hold {WORDS[MOST_WORLDS]} explored worlds and colonies together",
        f"Take {COLONISTS_TAKEN} colonists, or settle",
        f"cover more than {WORDS[SPACES_TO_END - 1]} spaces",
        f"more than {WORDS[COLONIES_TO_END - 1]} colonies, the home colony included",
        f"Fewer than {WORDS[COLONISTS_TO_GO_ON]} colonists are left in the supply after a Settle action",
        f"it starts with {CHIPS_AND_COLONISTS_PER_PLAYER} for each player",
        f"{WORDS[COLONISTS_TO_GO_ON - 1]} or fewer colonists are left after a Settle action",
        f"an empire has {WORDS[COLONIES_TO_END]} colonies",
        f"colonies and explored worlds together are at most {WORDS[MOST_WORLDS]}",
        f"{WORDS[RIFT.explore_draw]} worlds are drawn in Explore",
        f"Chart Galactic Goals draws {WORDS[RIFT.goals_draw]} goals",
        f"costs {-RIFT.xeno_penalty_vp} VP at the end",
    ],
)
def test_numbers_in_the_help_of_new_frontiers_are_those_of_the_rules(sentence: str) -> None:
    assert sentence in said("newfrontiers")


@pytest.mark.parametrize(
    ("title", "sentence"),
    [
        ("race", f"hands are cut down to {HAND_LIMIT} cards"),
        ("race", f"A tableau has {TABLEAU_END} cards or more at the end of a round"),
        ("race", f"there are {CHIPS_PER_PLAYER} for each player"),
        ("race", f"A tableau of {TABLEAU_END} cards or more at the end of a round ends the game"),
        ("jumpdrive", f"Someone has {END_VP} VP or more after scoring"),
        ("jumpdrive", f"After a round in which anyone has {END_VP} VP or more"),
    ],
)
def test_numbers_in_the_help_of_the_others_are_those_of_the_rules(title: str, sentence: str) -> None:
    assert sentence in said(title)


def test_temporary_military_is_for_a_good_and_for_the_whole_action() -> None:
    """NF-9."""
    text = said("newfrontiers")
    assert "Military for a good that you give up while you settle. It counts until your Settle action is over" in text


def test_envoys_change_the_order_of_this_round_at_once() -> None:
    """NF-4."""
    assert "Actions still to come this round are done in the new order" in said("newfrontiers")
    assert "All actions still to come this round are done in the new order" in said("newfrontiers")
    (tile,) = [tile for tile in windfall.title("newfrontiers").components() if tile.id == "send_diplomatic_envoys"]
    assert str(tile.text) == "The others do nothing. Bonus: gain 1 VP and move to the front of the priority track."


def test_a_goal_may_be_turned_up_before_any_action() -> None:
    """NF-19."""
    assert "may turn it up after any action tile is selected" in said("newfrontiers")


def test_colony_ship_is_not_for_worlds_that_are_conquered() -> None:
    """Rulebook, III: it reduces the cost of placing a non-military world to 0."""
    (card,) = [card for card in windfall.title("race").components() if card.id == "colony_ship"]
    assert "pay nothing for a non-military world, but not for an Alien Technology one" in str(card.text)
