"""Tiles that need a second look, each in a position of its own.

Those of Settle, those that replace a colony and the any-kind world have files of their own.
"""

import pytest

from tests.newfrontiers.table import Table
from windfall.titles.newfrontiers.components.tiles import INDEX
from windfall.titles.newfrontiers.rules.scoring import bonus_of, score


def bonus(table: Table, tile: str) -> int:
    return bonus_of(table.state, table.state.empires[0], INDEX[tile])


def goal_vp(table: Table) -> int:
    return score(table.state, 0)["goals"]


# Produce


def test_damaged_alien_factory_is_paid_for_or_skipped() -> None:
    """Not asked without a credit, with a good on it, or without a good in the supply."""
    for credits, goods, supply, asked in (  # noqa: A001
        (0, {}, 5, False),
        (1, {}, 5, True),
        (1, {"damaged_alien_factory": "alien"}, 5, False),
        (1, {}, 0, False),
    ):
        table = Table()
        table.empire(0, credits=credits, colonies=["damaged_alien_factory"], goods=goods)
        table.leave_goods("alien", supply)
        table.select("produce", by=1)
        assert (table.question == "production_fee") == asked, (credits, goods, supply)
        assert table.goods(0) == goods


def test_damaged_alien_factory_may_be_paid_with_the_credits_on_the_produce_tile() -> None:
    table = Table()
    red = table.empire(0, colonies=["damaged_alien_factory"])
    table.state.produce_credits = 2
    table.select("produce", by=0)
    table.choose("produce: Damaged Alien Factory")
    assert (red.credits, table.goods(0)) == (1, {"damaged_alien_factory": "alien"})


def test_mining_industries_needs_strictly_more_and_counts_windfalls_made_now() -> None:
    for red_selects, paid in ((True, 2), (False, 0)):
        table = Table()
        red = table.empire(0, colonies=["rebel_miners", "asteroid_belt"], developments=["mining_industries"])
        table.empire(1, colonies=["imperium_armaments_world"])
        table.select("produce", by=0 if red_selects else 1)  # the bonus of the selecting player is a windfall good
        assert red.credits == paid


def test_mining_industries_is_settled_after_the_last_player() -> None:
    table = Table()
    red = table.empire(0, colonies=["rebel_miners"], developments=["mining_industries"])
    blue = table.empire(
        1, colonies=["imperium_armaments_world", "imperium_munitions_inc"], developments=["mining_industries"]
    )
    table.select("produce", by=0)
    assert (red.credits, blue.credits) == (0, 2)


def test_galactic_home_front_counts_goods_paid_for_and_windfalls() -> None:
    table = Table(rift=True)
    red = table.empire(
        0,
        credits=1,
        colonies=["damaged_alien_factory", "asteroid_belt", "gem_world", "spice_world"],
        goods={"spice_world": "novelty"},
        developments=["galactic_home_front", "mining_robots"],
    )
    table.select("produce", by=1)
    table.choose("produce: Damaged Alien Factory")
    assert len(table.goods(0)) == 4
    assert red.credits == 1 - 1 + 1 + 1  # the fee, Gem World, and one for three goods


def test_starry_rift_pioneers_must_produce_on_any_windfall_colony() -> None:
    """Not where the supply has no good left; on their own colony too; and there is no way to decline."""
    table = Table(rift=True)
    table.empire(0, colonies=["starry_rift_pioneers", "asteroid_belt", "pre_sentient_race", "gem_world"])
    table.leave_goods("genes", 0)
    table.select("produce", by=1)
    assert table.options() == ["produce: Starry Rift Pioneers", "produce: Asteroid Belt"]


# Trade, Consume


def test_prosperous_economy_with_galactic_salon_new_vinland_and_old_earth() -> None:
    """The rulebook's example: 2 credits and 8 VPs."""
    table = Table()
    red = table.empire(
        0,
        colonies=["old_earth", "new_vinland", "gem_world", "spice_world"],
        goods={"new_vinland": "novelty", "gem_world": "novelty", "spice_world": "novelty"},
        developments=["prosperous_economy", "galactic_salon"],
    )
    table.select("trade_consume", by=1)
    table.choose("pass", "use: New Vinland", "good: New Vinland")
    assert table.seat == -1
    assert (red.credits, red.chips) == (2, 8)


@pytest.mark.parametrize(("other", "vp"), [("prosperous_economy", 0), ("galactic_salon", 2), ("trade_league", 2)])
def test_prosperous_economy_counts_as_no_consume_power(other: str, vp: int) -> None:
    """Citizen Services wants two; the powers of Galactic Salon and Trade League are Consume powers."""
    table = Table(goals=True)
    table.goal_up("citizen_services")
    table.empire(0, colonies=["old_earth"], developments=[other])
    assert goal_vp(table) == vp


@pytest.mark.parametrize(("other", "vp"), [("prosperous_economy", 0), ("galactic_salon", 2)])
def test_prosperous_economy_is_no_type_of_power_either(other: str, vp: int) -> None:
    """Skilled Workforce: Explore, Settle and Produce besides."""
    table = Table(goals=True)
    table.goal_up("skilled_workforce")
    table.empire(0, colonies=["separatist_colony", "gem_world"], developments=[other])
    assert goal_vp(table) == vp


def test_trade_league_has_a_trade_and_a_consume_power() -> None:
    """Skilled Workforce: with Explore and Settle these are four types."""
    table = Table(goals=True)
    table.goal_up("skilled_workforce")
    table.empire(0, colonies=["separatist_colony"], developments=["trade_league"])
    assert goal_vp(table) == 2


def test_trade_league_brings_credits_of_a_trade() -> None:
    """They may be stockpiled for Tax on Trade."""
    table = Table(goals=True)
    table.goal_up("tax_on_trade")
    red = table.empire(0, colonies=["rebel_miners"], goods={"rebel_miners": "rare"}, developments=["trade_league"])
    table.select("trade_consume", by=1)
    table.choose("pass", "use: Trade League", "stockpile credits: 2")
    assert (red.credits, red.stockpiled_credits) == (1, 2)


def test_trade_league_may_be_used_between_other_powers() -> None:
    """Sold first, the good is not there to be consumed."""
    table = Table()
    red = table.empire(
        0, colonies=["earths_lost_colony"], goods={"earths_lost_colony": "novelty"}, developments=["trade_league"]
    )
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert table.options() == ["use: Earth's Lost Colony", "use: Trade League"]
    table.choose("use: Trade League")
    assert (red.credits, red.chips) == (2, 0)


def test_galactic_salon_gives_its_vp_once_in_every_trade_consume_of_anyone() -> None:
    table = Table()
    red = table.empire(0, developments=["galactic_salon"])
    for selector in (0, 1, 2):
        table.select("trade_consume", by=selector)
    assert red.chips == 3 + 1  # and the bonus of the action once


def test_galactic_exchange_takes_one_good_of_each_kind_there_is() -> None:
    """Two kinds among four goods: two goods, no more and no less."""
    table = Table()
    red = table.empire(
        0,
        colonies=["gem_world", "spice_world", "rebel_miners", "comet_zone"],
        goods={"gem_world": "novelty", "spice_world": "novelty", "rebel_miners": "rare", "comet_zone": "rare"},
        developments=["galactic_exchange"],
    )
    table.select("trade_consume", by=1)
    table.choose("pass", "good: Spice World", "good: Rebel Miners")
    assert table.seat == -1
    assert (red.chips, red.credits) == (2, 2)
    assert table.goods(0) == {"gem_world": "novelty", "comet_zone": "rare"}


def test_diversified_economy_chooses_three_of_four_kinds() -> None:
    table = Table()
    worlds = {"gem_world": "novelty", "rebel_miners": "rare", "distant_world": "genes", "alien_monolith": "alien"}
    red = table.empire(0, colonies=list(worlds), goods=worlds, developments=["diversified_economy"])
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert table.options() == ["good: Gem World", "good: Rebel Miners"]
    table.choose("good: Gem World", "good: Distant World")
    assert (red.chips, table.goods(0)) == (5, {"rebel_miners": "rare"})


def test_diversified_economy_does_not_offer_a_good_with_which_it_would_fall_short() -> None:
    """Behind the Genes good there are two goods of one kind only, so the Novelty good must be among the three."""
    table = Table()
    worlds = {"gem_world": "novelty", "distant_world": "genes", "rebel_miners": "rare", "comet_zone": "rare"}
    red = table.empire(0, colonies=list(worlds), goods=worlds, developments=["diversified_economy"])
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert table.options() == ["good: Rebel Miners", "good: Comet Zone"]
    table.choose("good: Comet Zone")
    assert (red.chips, table.goods(0)) == (5, {"rebel_miners": "rare"})


# Scoring


def test_military_industry_scores_itself_as_a_development_that_provides_military() -> None:
    table = Table()
    table.empire(0, colonies=["new_sparta"], developments=["military_industry"])
    assert bonus(table, "military_industry") == 2 + 1


def test_new_galactic_order_counts_unspecialized_military_only() -> None:
    table = Table()
    colonies = ["imperium_warlord", "reptilian_uplift_race", "alien_defense_system", "rebel_outpost"]
    table.empire(0, colonies=colonies, developments=["new_galactic_order", "space_marines", "alien_researchers"])
    assert bonus(table, "new_galactic_order") == 1 + 2 + 2


def test_federation_survey_scores_a_tile_for_one_condition() -> None:
    """Uplift Coalition has an Explore power and needs 2 colonists: 2 VPs, not 3."""
    table = Table()
    table.empire(0, colonies=["uplift_coalition", "radioactive_world"], developments=["federation_survey"])
    assert bonus(table, "federation_survey") == 2 + 1 + 2


def test_pan_galactic_hologrid_counts_all_chips_even_beyond_the_pool() -> None:
    table = Table()
    red = table.empire(0, developments=["pan_galactic_hologrid"], chips=5)
    table.state.vp_pool = 0
    table.select("send_diplomatic_envoys", by=0)
    assert red.chips == 6
    assert bonus(table, "pan_galactic_hologrid") == 2


# The Starry Rift


def test_the_rift_uses_its_own_galactic_trendsetters() -> None:
    base, rift = Table(), Table(rift=True)
    assert "galactic_trendsetters" in base.bag()
    assert "galactic_trendsetters_rift" not in base.bag()
    assert "galactic_trendsetters" not in rift.bag()
    assert "galactic_trendsetters_rift" in rift.bag()
    assert (len(base.bag()), len(rift.bag())) == (60, 72)
    red = rift.empire(0, colonies=["galactic_trendsetters_rift", "gem_world"], goods={"gem_world": "novelty"})
    rift.select("trade_consume", by=1)
    rift.choose("pass")
    assert (red.chips, red.credits) == (2, 1)
