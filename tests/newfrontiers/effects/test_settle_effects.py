"""Effects of Settle powers, except those that replace a colony."""

import pytest

from tests.newfrontiers.effects import correct, covers
from tests.newfrontiers.table import Table
from windfall.titles.newfrontiers.data.schema import SelectorSpec


def settleable(table: Table) -> list[str]:
    """The worlds that can be settled now, and how they would be paid for or conquered."""
    return [option for option in table.options() if option.startswith(("settle:", "pay for military:"))]


@covers("frontier_settlers", "settle", "gain")
def test_gain_comes_at_the_start_of_the_turn_and_may_be_used_at_once() -> None:
    table = Table()
    red = table.empire(0, developments=["frontier_settlers"], explored=["refugee_world"])
    table.select("settle", by=1)
    assert red.colonists == 1
    table.choose("settle: Refugee World")
    assert red.colonists == 0
    assert table.colonies(0) == ["refugee_world"]


def test_gain_adds_to_the_bonus_of_the_selecting_player() -> None:
    table = Table()
    red = table.empire(0, developments=["frontier_settlers"], explored=["artist_settlement"])
    table.select("settle", by=0)
    assert red.colonists == 4  # 1 by the bonus, 1 by the power, and 2 as it can pay for nothing


# Military


@covers("space_marines", "settle", "military")
def test_military_must_reach_the_defense() -> None:
    table = Table()
    red = table.empire(
        0,
        credits=9,
        colonists=1,
        developments=["space_marines"],
        explored=["rebel_uplift_world", "rebel_miners", "rebel_warrior_race"],  # defense 1, 2 and 3
    )
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Rebel Uplift World", "settle: Rebel Miners"]
    table.choose("settle: Rebel Miners")
    assert red.credits == 9
    assert red.colonists == 0


def test_military_adds_up() -> None:
    table = Table()
    table.empire(
        0,
        colonists=2,
        colonies=["new_sparta", "rebel_warrior_race"],
        developments=["space_marines", "drop_ships"],
        explored=["alien_monolith", "rebel_stronghold"],  # defense 8 and 9
    )
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Alien Monolith"]
    assert "Settle Alien Monolith (defense 8, Military 8)" in table.texts()


def test_military_does_not_replace_colonists() -> None:
    table = Table()
    table.empire(0, colonists=1, developments=["drop_ships"], explored=["alien_robot_sentry"])
    table.select("settle", by=1)
    assert table.seat == -1  # it needs 2 colonists, so there was nothing to choose


@covers("imperium_depot", "settle", "military")
def test_military_against_a_keyword() -> None:
    table = Table()
    table.empire(
        0, colonists=1, colonies=["imperium_depot"], explored=["rebel_miners", "former_penal_colony"]
    )  # both of defense 2
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Rebel Miners"]


def test_military_against_a_kind() -> None:
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=["reptilian_uplift_race", "former_penal_colony"],
        explored=["avian_uplift_race", "rebel_miners"],  # both of defense 2; Genes and Rare Elements
    )
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Avian Uplift Race"]


def test_military_against_one_of_several_keywords() -> None:
    table = Table(rift=True)
    table.empire(
        0,
        colonists=2,
        colonies=["alien_first_contact_team"],
        explored=["alien_robot_sentry", "xeno_infested_uplift_world", "rebel_miners"],
    )  # all of defense 2
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Alien Robot Sentry", "settle: Xeno-Infested Uplift World"]


@covers("uplift_mercenary_force", "settle", "military")
def test_military_per_tile() -> None:
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=["uplift_mercenary_force", "the_last_of_the_uplift_gnarssh", "gem_world"],
        developments=["uplift_gene_hunters"],  # an UPLIFT tile, but no colony
        explored=["rebel_miners", "rebel_underground"],
    )
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Rebel Miners"]
    assert "Settle Rebel Miners (defense 2, Military 2)" in table.texts()


@covers("anti_xeno_rebel_force", "settle", "military")
def test_military_against_a_keyword_per_tile() -> None:
    """REBEL colonies, and the development itself."""
    table = Table(rift=True)
    table.empire(
        0,
        colonists=2,
        colonies=["rebel_cantina", "rebel_miners"],
        developments=["anti_xeno_rebel_force"],
        explored=["xeno_held_imperium_mine", "xeno_colony", "former_penal_colony"],  # defense 3, 4 and 2
    )
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Xeno-Held Imperium Mine"]


@covers("military_industry", "settle", "temporary_military")
def test_temporary_military_for_any_good_from_any_colony() -> None:
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=["gem_world", "rebel_miners"],
        goods={"gem_world": "novelty", "rebel_miners": "rare"},
        developments=["military_industry"],
        explored=["rebel_warrior_race"],
    )
    supply = table.goods_supply("rare")
    table.select("settle", by=1)
    assert table.options() == ["take colonists", "use: Military Industry"]
    table.choose("use: Military Industry")
    assert table.options() == ["good: Gem World", "good: Rebel Miners"]
    table.choose("good: Rebel Miners")
    assert table.goods(0) == {"gem_world": "novelty"}
    assert table.goods_supply("rare") == supply + 1
    assert table.options() == ["take colonists", "settle: Rebel Warrior Race"]  # once in an action
    assert table.state.empires[0].chips == 0  # not a consumption


def test_temporary_military_ends_with_the_action() -> None:
    table = Table()
    table.empire(
        0,
        colonies=["gem_world"],
        goods={"gem_world": "novelty"},
        developments=["military_industry"],
        explored=["rebel_warrior_race"],
    )
    table.select("settle", by=1)
    table.choose("use: Military Industry")
    assert table.seat == -1  # without a colonist it was of no use
    table.select("settle", by=1)
    assert table.colonies(0) == ["gem_world"]


@covers("rebel_black_market_gangs", "settle", "temporary_military")
def test_temporary_military_for_a_good_of_one_kind() -> None:
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=["rebel_black_market_gangs", "rebel_miners"],
        goods={"rebel_miners": "rare"},
        explored=["former_penal_colony"],
    )
    table.select("settle", by=1)
    assert table.seat == -1  # no Novelty good, so no option
    table.select("produce", by=0)
    table.empire(0, colonists=1)
    table.select("settle", by=1)
    table.choose("use: Rebel Black Market Gangs", "settle: Former Penal Colony")
    assert table.goods(0) == {"rebel_miners": "rare", "former_penal_colony": "novelty"}


@covers("alien_weapon_cache", "settle", "temporary_military")
def test_temporary_military_against_a_keyword() -> None:
    table = Table(rift=True)
    table.empire(
        0,
        colonists=2,
        colonies=["alien_weapon_cache"],
        goods={"alien_weapon_cache": "alien"},
        explored=["xeno_colony", "imperium_depot"],  # both of defense 4
    )
    table.select("settle", by=1)
    table.choose("use: Alien Weapon Cache")
    assert settleable(table) == ["settle: Xeno Colony"]


def test_temporary_military_of_several_powers_adds_up() -> None:
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=["alien_defense_system", "gem_world"],
        goods={"alien_defense_system": "alien", "gem_world": "novelty"},
        developments=["military_industry"],
        explored=["rebel_base"],  # defense 6
    )
    table.select("settle", by=1)
    table.choose("use: Military Industry", "good: Gem World")
    assert settleable(table) == []
    table.choose("use: Alien Defense System", "settle: Rebel Base")
    assert table.goods(0) == {}


# What a world costs


@covers("terraforming_specialists", "settle", "discount")
def test_discount() -> None:
    table = Table()
    red = table.empire(
        0,
        credits=1,
        colonists=1,
        developments=["terraforming_specialists"],
        explored=["gem_world", "comet_zone"],  # cost 2 and 3
    )
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Gem World"]
    table.choose("settle: Gem World")
    assert red.credits == 0


def test_a_cost_does_not_fall_below_0() -> None:
    table = Table()
    red = table.empire(0, credits=1, colonists=1, developments=["terraforming_specialists"], explored=["refugee_world"])
    table.select("settle", by=1)
    table.choose("settle: Refugee World")
    assert red.credits == 1


def test_a_discount_does_not_help_to_conquer() -> None:
    table = Table()
    table.empire(0, colonists=1, developments=["terraforming_specialists"], explored=["rebel_fuel_cache"])
    table.select("settle", by=1)
    assert table.colonies(0) == []


@covers("mining_mole_uplift_race", "settle", "discount")
def test_discount_for_one_kind_adds_to_others() -> None:
    table = Table()
    red = table.empire(
        0,
        credits=1,
        colonists=1,
        colonies=["mining_mole_uplift_race"],
        developments=["terraforming_specialists"],
        explored=["comet_zone", "deep_space_symbionts"],  # both of cost 3; Rare Elements and Genes
    )
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Comet Zone"]
    table.choose("settle: Comet Zone")
    assert red.credits == 0


@covers("alpha_centauri", "settle", "discount_or_military")
def test_discount_or_military_is_a_discount_for_a_world_that_is_paid_for() -> None:
    table = Table()
    red = table.empire(
        0, credits=2, colonists=1, colonies=["alpha_centauri"], explored=["comet_zone", "deep_space_symbionts"]
    )
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Comet Zone"]
    table.choose("settle: Comet Zone")
    assert red.credits == 0


@covers("alpha_centauri", "settle", "discount_or_military")
def test_discount_or_military_is_military_for_a_world_that_is_conquered() -> None:
    table = Table()
    table.empire(
        0, colonists=1, colonies=["alpha_centauri"], explored=["rebel_fuel_cache", "rebel_black_market_gangs"]
    )  # both of defense 1; Rare Elements and Novelty
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Rebel Fuel Cache"]


def test_discount_or_military_is_a_discount_for_a_military_world_that_is_paid_for() -> None:
    """Defense 5, less 1 by Contact Specialist and 1 by Alpha Centauri, and Military 1 does not help."""
    table = Table()
    red = table.empire(
        0,
        credits=3,
        colonists=1,
        colonies=["alpha_centauri"],
        developments=["contact_specialist"],
        explored=["imperium_blaster_gem_depot"],
    )
    table.select("settle", by=1)
    assert settleable(table) == ["pay for military: Imperium Blaster Gem Depot"]
    table.choose("pay for military: Imperium Blaster Gem Depot")
    assert red.credits == 0
    assert table.goods(0) == {"imperium_blaster_gem_depot": "rare"}


@covers("contact_specialist", "settle", "pay_for_military")
def test_pay_for_military_is_the_owners_choice() -> None:
    table = Table()
    red = table.empire(
        0,
        credits=2,
        colonists=1,
        colonies=["new_sparta"],
        developments=["contact_specialist"],
        explored=["rebel_miners"],
    )
    table.select("settle", by=1)
    assert settleable(table) == ["settle: Rebel Miners", "pay for military: Rebel Miners"]
    table.choose("settle: Rebel Miners")
    assert red.credits == 2


@covers("ravaged_uplift_world", "settle", "pay_for_military")
def test_pay_for_military_for_a_keyword() -> None:
    """Its discount is 0: an UPLIFT world costs its defense."""
    table = Table()
    red = table.empire(
        0,
        credits=2,
        colonists=1,
        colonies=["ravaged_uplift_world"],
        explored=["avian_uplift_race", "former_penal_colony"],  # both of defense 2
    )
    table.select("settle", by=1)
    assert settleable(table) == ["pay for military: Avian Uplift Race"]
    table.choose("pay for military: Avian Uplift Race")
    assert red.credits == 0


def test_pay_for_military_never_goes_below_0() -> None:
    table = Table()
    red = table.empire(
        0, credits=1, colonists=1, colonies=["rebel_cantina"], explored=["rebel_fuel_cache"]
    )  # defense 1, at 2 less
    table.select("settle", by=1)
    table.choose("pay for military: Rebel Fuel Cache")
    assert red.credits == 1


@covers("rebel_black_market_gangs", "settle", "temporary_military", "against")
def test_temporary_military_for_one_kind_against_a_keyword(monkeypatch: pytest.MonkeyPatch) -> None:
    correct(monkeypatch, "rebel_black_market_gangs", "temporary_military", against=SelectorSpec(keyword="rebel"))
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=["rebel_black_market_gangs", "rebel_fuel_cache"],
        goods={"rebel_black_market_gangs": "novelty", "rebel_fuel_cache": "rare"},
        explored=["rebel_miners", "former_penal_colony"],  # both of defense 2
    )
    table.select("settle", by=1)
    table.choose("use: Rebel Black Market Gangs")
    assert table.goods(0) == {"rebel_fuel_cache": "rare"}
    assert settleable(table) == ["settle: Rebel Miners"]
