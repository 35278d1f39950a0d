"""The 6-cost developments: what each scores, clause by clause; a card scores for the first clause it matches."""

import pytest

from tests.race.table import Table
from windfall.engine.registry import title

CASES: list[tuple[str, str, int]] = [
    # Alien Tech Institute scores 2 for itself, as an ALIEN card
    ("alien_tech_institute", "", 2),
    ("alien_tech_institute", "alien_robotic_factory", 2 + 3),
    ("alien_tech_institute", "lost_alien_battle_fleet", 2 + 3),
    ("alien_tech_institute", "deserted_alien_library", 2 + 2),
    ("alien_tech_institute", "lost_alien_warship", 2 + 2),
    ("alien_tech_institute", "alien_rosetta_stone_world", 2 + 2),
    ("alien_tech_institute", "gem_world", 2),
    ("free_trade_association", "", 0),
    ("free_trade_association", "gem_world", 2),
    ("free_trade_association", "new_survivalists", 2),
    ("free_trade_association", "refugee_world", 1),
    ("free_trade_association", "pirate_world", 1),
    ("free_trade_association", "consumer_markets", 2),
    ("free_trade_association", "expanding_colony", 2),
    ("free_trade_association", "comet_zone", 0),
    ("galactic_federation", "", 2),
    ("galactic_federation", "consumer_markets", 2 + 1),
    ("galactic_federation", "public_works", 2 + 1),
    ("galactic_federation", "alien_robotic_factory", 2),  # a world of cost 6
    ("galactic_imperium", "", 0),
    ("galactic_imperium", "rebel_base", 2),
    ("galactic_imperium", "rebel_fuel_cache", 2),
    ("galactic_imperium", "new_sparta", 1),
    ("galactic_imperium", "lost_alien_warship", 1),
    ("galactic_imperium", "gem_world", 0),
    ("galactic_imperium", "imperium_armaments_world", 0),
    ("galactic_renaissance", "", 0),
    ("galactic_renaissance", "research_labs", 3),
    ("galactic_renaissance", "galactic_trendsetters", 3),
    ("galactic_renaissance", "artist_colony", 3),
    ("galactic_renaissance", "gem_world", 0),
    ("galactic_survey_seti", "", 1),
    ("galactic_survey_seti", "expedition_force", 1 + 1),
    ("galactic_survey_seti", "malevolent_lifeforms", 1 + 2),
    ("galactic_survey_seti", "star_nomad_lair", 1 + 2),
    ("galactic_survey_seti", "gem_world", 1 + 1),
    ("galactic_survey_seti", "new_sparta", 1 + 1),
    ("galactic_survey_seti", "public_works", 1),
    ("merchant_guild", "", 0),
    ("merchant_guild", "gem_world", 2),
    ("merchant_guild", "rebel_miners", 2),
    ("merchant_guild", "plague_world", 2),
    ("merchant_guild", "lost_alien_battle_fleet", 2),
    ("merchant_guild", "refugee_world", 0),
    ("merchant_guild", "terraformed_world", 0),
    ("mining_league", "", 0),
    ("mining_league", "comet_zone", 2),
    ("mining_league", "rebel_miners", 2),
    ("mining_league", "destroyed_world", 1),
    ("mining_league", "runaway_robots", 1),
    ("mining_league", "mining_robots", 2),
    ("mining_league", "mining_conglomerate", 2),
    ("mining_league", "gem_world", 0),
    ("new_economy", "", 2),
    ("new_economy", "deficit_spending", 2 + 2),
    ("new_economy", "mining_conglomerate", 2 + 2),
    ("new_economy", "gambling_world", 2 + 1),  # two Consume powers, one card
    ("new_economy", "black_market_trading_world", 2 + 1),
    ("new_economy", "merchant_world", 2 + 1),
    ("new_economy", "spice_world", 2),  # Trade powers are not Consume powers
    ("new_economy", "export_duties", 2),
    ("pan_galactic_league", "", 0),
    ("pan_galactic_league", "plague_world", 2),
    ("pan_galactic_league", "empath_world", 2),
    ("pan_galactic_league", "rebel_warrior_race", 2),  # Genes and military: not 3
    ("pan_galactic_league", "malevolent_lifeforms", 2),
    ("pan_galactic_league", "rebel_base", 1),
    ("pan_galactic_league", "contact_specialist", 3),
    ("pan_galactic_league", "gem_world", 0),
    ("trade_league", "", 2),
    ("trade_league", "mining_conglomerate", 2 + 2),
    ("trade_league", "genetics_lab", 2 + 2),
    ("trade_league", "old_earth", 2 + 1),
    ("trade_league", "pirate_world", 2 + 1),
    ("trade_league", "black_market_trading_world", 2),  # sells, but has no Trade power
    ("trade_league", "gem_world", 2),
]


def test_every_6_cost_development_has_cases() -> None:
    assert {development for development, _, _ in CASES} | {"new_galactic_order"} == {
        card.id
        for card in title("race").components()
        if ("VP", "?") in [(str(fact.label), str(fact.value)) for fact in card.facts]
    }


def bonus(*tableau: str, chips: int = 0) -> int:
    """What the 6-cost developments of a tableau score."""
    table = Table()
    table.empire(0, tableau=tableau, chips=chips)
    table.leave_chips(0)
    table.end_round()
    return table.result().breakdown[0]["bonuses"]


@pytest.mark.parametrize(("development", "card", "vp"), CASES)
def test_clause(development: str, card: str, vp: int) -> None:
    assert bonus(development, *([card] if card else [])) == vp


@pytest.mark.parametrize(
    ("first", "second", "vp"),
    [
        ("galactic_federation", "mining_league", 4 + 0),
        ("galactic_federation", "galactic_survey_seti", 4 + 1),
        ("galactic_survey_seti", "galactic_renaissance", 2 + 0),  # two Explore powers, one card
        ("new_economy", "trade_league", 4 + 2),  # Trade League sells a good, which is a Consume power
        ("galactic_imperium", "galactic_federation", 0 + 4),
    ],
)
def test_6_cost_developments_score_for_each_other(first: str, second: str, vp: int) -> None:
    assert bonus(first, second) == vp
    assert bonus(second, first) == vp


@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_galactic_renaissance_for_every_three_vp_chips(chips: int, vp: int) -> None:
    """Rounded down."""
    assert bonus("galactic_renaissance", chips=chips) == vp
    assert bonus("galactic_renaissance", "research_labs", "artist_colony", chips=chips) == vp + 6


def test_every_clause_adds_up() -> None:
    worlds = ["plague_world", "empath_world", "rebel_base", "outlaw_world", "avian_uplift_race"]
    assert bonus("pan_galactic_league", "contact_specialist", *worlds) == 3 + 2 + 2 + 1 + 1 + 2
    worlds = ["comet_zone", "new_earth", "asteroid_belt", "mining_robots", "mining_conglomerate", "gem_world"]
    assert bonus("mining_league", *worlds) == 2 + 2 + 1 + 2 + 2
    rebels = ["rebel_base", "rebel_miners", "new_sparta", "pirate_world", "comet_zone"]
    assert bonus("galactic_imperium", *rebels) == 2 + 2 + 1 + 1


# New Galactic Order


def test_new_galactic_order_scores_total_military() -> None:
    assert bonus("new_galactic_order") == 2
    assert bonus("new_galactic_order", "drop_ships", "new_sparta", "rebel_outpost") == 2 + 3 + 2 + 1


def test_new_galactic_order_counts_negative_military() -> None:
    assert bonus("new_galactic_order", "drop_ships", "empath_world") == 4
    assert bonus("new_galactic_order", "contact_specialist") == 1
    assert bonus("new_galactic_order", "contact_specialist", "empath_world") == 0


def test_new_galactic_order_counts_neither_specialized_nor_temporary_military() -> None:
    """Neither bonuses against Rebel, Alien or other worlds, nor New Military Tactics."""
    for card in ("alpha_centauri", "alien_rosetta_stone_world", "new_military_tactics"):
        assert bonus("new_galactic_order", card) == 2
    assert bonus("new_galactic_order", "galactic_imperium") == 2
    assert bonus("new_galactic_order", "alien_tech_institute") == 2 + 2  # the Institute scores for itself
