"""Effects of Settle powers that give or take Military."""

import pytest

from tests.race.effects import covers
from tests.race.table import Table

# a world of each defense that is neither Rare elements nor Alien, and from 1 to 4 no Rebel
BY_DEFENSE = ["", "outlaw_world", "aquatic_uplift_race", "pirate_world", "malevolent_lifeforms", "rebel_outpost"]
MILITARY = {
    "epsilon_eridani": 1,
    "new_sparta": 2,
    "expedition_force": 1,
    "former_penal_colony": 1,
    "space_marines": 2,
    "rebel_outpost": 1,
    "rebel_warrior_race": 1,
    "lost_alien_battle_fleet": 3,
    "lost_alien_warship": 2,
    "alien_robot_scout_ship": 1,
    "drop_ships": 3,
    "new_galactic_order": 2,
    "imperium_armaments_world": 1,
    "blaster_gem_mines": 1,
}
NEGATIVE = ["contact_specialist", "pan_galactic_league", "refugee_world", "empath_world"]


def can_place(world: str, tableau: list[str]) -> bool:
    """Can a player with these cards place a world, with no card to pay for it?"""
    table = Table()
    table.empire(0, hand=[world], tableau=tableau)
    table.round("produce", "settle")
    if table.question != "settle":
        assert "Red places no world" in table.log
        return False
    assert len(table.options(0)) == 2
    table.choose(0, table.options(0)[1])
    assert world in table.tableau(0)
    return True


@covers("settle", "military", *MILITARY)
@pytest.mark.parametrize("card", MILITARY)
def test_military(card: str) -> None:
    """It must equal or exceed the defense."""
    for defense in range(1, 5):
        assert can_place(BY_DEFENSE[defense], [card]) == (MILITARY[card] >= defense)


def test_there_is_no_military_without_a_power() -> None:
    assert not can_place("outlaw_world", ["gem_world", "public_works"])


@covers("settle", "military", *NEGATIVE)
@pytest.mark.parametrize("card", NEGATIVE)
def test_negative_military(card: str) -> None:
    assert can_place("malevolent_lifeforms", ["drop_ships", "expedition_force"])
    assert not can_place("malevolent_lifeforms", ["drop_ships", "expedition_force", card])
    assert can_place("pirate_world", ["drop_ships", "expedition_force", card])


@covers("settle", "military", "space_marines", "drop_ships", "new_sparta", "refugee_world", "empath_world")
def test_military_adds_up() -> None:
    cards = ["space_marines", "drop_ships", "new_sparta"]
    assert can_place("rebel_homeworld", cards)
    assert not can_place("rebel_homeworld", [*cards, "empath_world"])
    assert can_place("rebel_base", [*cards, "empath_world"])
    assert not can_place("rebel_base", [*cards, "empath_world", "refugee_world"])


@covers("settle", "military", "galactic_imperium")
def test_military_against_rebel_worlds() -> None:
    assert can_place("rebel_warrior_race", ["galactic_imperium"])
    assert not can_place("outlaw_world", ["galactic_imperium"])
    assert not can_place("rebel_outpost", ["galactic_imperium"])  # 4 against 5
    assert can_place("rebel_outpost", ["galactic_imperium", "expedition_force"])
    assert not can_place("lost_alien_warship", ["galactic_imperium", "expedition_force"])


@covers("settle", "military", "alpha_centauri", "alien_tech_institute", "alien_rosetta_stone_world")
@pytest.mark.parametrize(
    ("card", "world", "stronger", "other"),
    [
        ("alpha_centauri", "runaway_robots", "rebel_miners", "outlaw_world"),
        ("alien_tech_institute", "alien_robot_sentry", "alien_robot_scout_ship", "outlaw_world"),
        ("alien_rosetta_stone_world", "alien_robot_sentry", "alien_robot_scout_ship", "outlaw_world"),
    ],
)
def test_military_against_a_kind(card: str, world: str, stronger: str, other: str) -> None:
    assert can_place(world, [card])
    assert not can_place(stronger, [card])
    assert not can_place(other, [card])
    assert can_place(stronger, [card, "space_marines"])


@covers("settle", "military", "alien_tech_institute", "alien_rosetta_stone_world")
def test_specialized_military_adds_up() -> None:
    assert can_place("alien_robot_scout_ship", ["alien_tech_institute", "alien_rosetta_stone_world"])


# New Military Tactics


@covers("settle", "temporary_military", "new_military_tactics")
def test_temporary_military_is_three_for_one_conquest() -> None:
    assert not can_place("malevolent_lifeforms", ["new_military_tactics"])
    table = Table()
    table.empire(0, hand=["pirate_world", "outlaw_world"], tableau=["new_military_tactics"])
    table.round("produce", "settle")
    table.choose(0, "place: Pirate World")
    assert table.tableau(0) == ["pirate_world"]
    assert table.discard_pile() == 1
    assert "Red settles Pirate World (defense 3, Military 3)" in table.log
    table.round("produce", "settle")
    assert table.tableau(0) == ["pirate_world"]  # nothing is left of the +3


@covers("settle", "temporary_military", "new_military_tactics")
def test_temporary_military_adds_to_other_military() -> None:
    assert can_place("malevolent_lifeforms", ["new_military_tactics", "expedition_force"])
    assert not can_place("malevolent_lifeforms", ["new_military_tactics", "expedition_force", "empath_world"])
    assert can_place("rebel_homeworld", ["new_military_tactics", "galactic_imperium"])


@covers("settle", "temporary_military", "new_military_tactics")
def test_temporary_military_need_not_be_used() -> None:
    """It says "may": with enough Military the player chooses whether to discard it."""
    for way, left in (("method: conquer", True), ("method: temporary military", False)):
        table = Table()
        table.empire(0, hand=["outlaw_world"], tableau=["new_military_tactics", "new_sparta"])
        table.round("produce", "settle")
        table.choose(0, "place: Outlaw World")
        assert table.options(0) == ["method: conquer", "method: temporary military"]
        table.choose(0, way)
        assert ("new_military_tactics" in table.tableau(0)) == left


@covers("settle", "temporary_military", "new_military_tactics")
def test_temporary_military_does_not_pay() -> None:
    """It helps to conquer, and does not combine with paying for a military world: 4 - 1 cards, or 3 - 1 Military."""
    table = Table()
    table.empire(0, hand=["malevolent_lifeforms", "export_duties"], tableau=["contact_specialist"])
    table.empire(0, tableau=["new_military_tactics"])
    table.round("produce", "settle")
    assert table.tableau(0) == ["contact_specialist", "new_military_tactics"]
