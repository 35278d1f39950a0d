"""Every selector: what it counts in an empire."""

from typing import Final

import pytest

from windfall.titles.jumpdrive.components.cards import INDEX, counts
from windfall.titles.jumpdrive.rules.cost import count

# 9 developments and worlds of every color and keyword
EMPIRE: Final = (
    "survey_team",  # development; explore, military
    "uplift_code",  # development, UPLIFT; 2 chromosomes
    "alien_technology_institute",  # development, ALIEN; explore; military against Alien worlds
    "galactic_salon",  # development; 2 explore
    "gem_world",  # blue
    "smuggling_lair",  # blue, military; military
    "rebel_miners",  # brown, military, REBEL
    "imperium_armaments_world",  # brown, IMPERIUM; military
    "imperium_blaster_factory",  # brown, military, IMPERIUM; military
    "rebel_warrior_race",  # green, military, REBEL; military
    "alien_toy_shop",  # yellow, ALIEN
    "alien_robot_scout_ship",  # yellow, military, ALIEN; military
    "uplift_mercenary_force",  # gray, UPLIFT; chromosome; military for chromosomes
    "rebel_base",  # gray, military, REBEL
    "gem_world",
)
COUNTS: Final = {
    "development": 4,
    "world": 11,
    "world:blue": 3,
    "world:brown": 3,
    "world:green": 1,
    "world:yellow": 2,
    "world:gray": 2,
    "world:military": 6,
    "world:nonmilitary": 5,
    "icon:explore": 4,
    "icon:military": 6,
    "icon:chromosome": 3,
    "military": 9,
    "keyword:ALIEN": 3,
    "keyword:REBEL": 3,
    "keyword:IMPERIUM": 2,
    "keyword:UPLIFT": 2,
    "card:gem_world": 2,
    "card:survey_team": 1,
    "card:space_marines": 0,
}


@pytest.mark.parametrize("selector", COUNTS)
def test_a_selector(selector: str) -> None:
    assert count(counts(selector), [INDEX[card] for card in EMPIRE]) == COUNTS[selector]


@pytest.mark.parametrize("selector", COUNTS)
def test_an_empty_empire_has_nothing(selector: str) -> None:
    assert count(counts(selector), []) == 0


def test_military_counts_what_icons_do_not_and_never_what_is_for_certain_worlds() -> None:
    """Military icons plus military for things in the empire."""
    for cards, icons, military in (
        (["space_marines"], 2, 2),
        (["uplift_mercenary_force"], 0, 1),
        (["uplift_mercenary_force", "uplift_code"], 0, 3),
        (["galactic_imperium", "uplift_researchers", "alien_rosetta_stone_world"], 0, 0),
    ):
        empire = [INDEX[card] for card in cards]
        assert count(counts("icon:military"), empire) == icons
        assert count(counts("military"), empire) == military


def test_a_selector_is_about_worlds_or_cards_as_it_says() -> None:
    """Colors are of worlds, keywords of developments and worlds; a keyword is no color."""
    empire = [INDEX[card] for card in ("alien_technology_institute", "alien_rosetta_stone_world", "alien_toy_shop")]
    assert count(counts("world:yellow"), empire) == 1
    assert count(counts("keyword:ALIEN"), empire) == 3
    assert count(counts("world:gray"), empire) == 1
