"""Settle, Military: total, specialized and temporary Military, and a second world (Improved Logistics)."""

import pytest

from tests.newfrontiers.table import Table

# Military


@pytest.mark.parametrize(("world", "can"), [("rebel_outpost", True), ("rebel_base", False)])
def test_military_must_equal_or_exceed_the_defense(world: str, can: bool) -> None:
    """SETTLE: "defense, which the empire's total Military must equal or exceed". Drop Ships and New Sparta: 5."""
    table = Table(players=3)
    table.empire(
        0, colonists=2, colonies=["new_sparta"], developments=["drop_ships"], explored=["refugee_world", world]
    )
    table.select("settle", by=0)
    assert len(table.options()) == (3 if can else 2)  # colonists, Refugee World, and perhaps the military world


def test_military_costs_no_credits() -> None:
    """SETTLE: a military world is conquered, not paid for."""
    table = Table(players=3)
    table.empire(0, credits=3, developments=["space_marines"], explored=["rebel_miners"])
    table.select("settle", by=0)
    table.choose("settle: Rebel Miners")
    assert table.state.empires[0].credits == 3


def test_military_and_payment_never_combine() -> None:
    """NF-8: credits do not help a Military of 5 against a defense of 6."""
    table = Table(players=3)
    table.empire(0, credits=9, colonies=["new_sparta"], developments=["drop_ships"], explored=["rebel_base"])
    table.select("settle", by=0)
    assert table.state.empires[0].colonists == 3  # there was nothing else to choose


def test_military_does_not_help_to_pay() -> None:
    """NF-8: nor does Military lower the cost of a non-military world."""
    table = Table(players=3)
    table.empire(0, credits=2, colonies=["new_sparta"], developments=["drop_ships"], explored=["comet_zone"])
    table.select("settle", by=0)
    assert table.state.empires[0].colonists == 3


def test_specialized_military_counts_against_its_worlds() -> None:
    """SETTLE, notes: specialized Military, "such as those with the Rebel keyword": Imperium Depot, +2."""
    table = Table(players=3)
    table.empire(0, colonies=["imperium_depot"], developments=["drop_ships"], explored=["rebel_outpost"], colonists=1)
    table.select("settle", by=0)
    table.choose("settle: Rebel Outpost")
    assert "Red settles Rebel Outpost (defense 5, Military 5)" in table.log


def test_specialized_military_does_not_count_against_other_worlds() -> None:
    """SETTLE, notes: specialized Military is "against certain types of military worlds"."""
    table = Table(players=3)
    explored = ["rebel_outpost", "imperium_blaster_gem_depot"]  # both of defense 5
    table.empire(0, colonies=["imperium_depot"], developments=["drop_ships"], explored=explored, colonists=1)
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Rebel Outpost"]


def test_discount_or_military_is_military_against_a_military_world() -> None:
    """Alpha Centauri: "-1 cost or +1 Military when you Settle a Rare Elements world"."""
    table = Table(players=3)
    table.empire(0, colonies=["alpha_centauri"], explored=["rebel_fuel_cache", "rebel_black_market_gangs"])
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Rebel Fuel Cache"]


def test_discount_or_military_is_a_discount_for_a_world_paid_for() -> None:
    """Alpha Centauri: "-1 cost or +1 Military when you Settle a Rare Elements world"."""
    table = Table(players=3)
    table.empire(0, credits=2, colonies=["alpha_centauri"], explored=["comet_zone", "galactic_resort"])
    table.select("settle", by=0)
    table.choose("settle: Comet Zone")
    assert table.state.empires[0].credits == 0


def test_military_per_tile() -> None:
    """Uplift Mercenary Force: +1 Military for each Uplift colony, this one included."""
    table = Table(players=3)
    colonies = ["uplift_mercenary_force", "uplift_descendants", "ravaged_uplift_world"]
    table.empire(0, colonies=colonies, colonists=1, explored=["rebel_warrior_race"])
    table.select("settle", by=0)
    table.choose("settle: Rebel Warrior Race")
    assert "Red settles Rebel Warrior Race (defense 3, Military 3)" in table.log


# Temporary Military


def test_temporary_military_is_bought_with_a_good_from_any_own_colony() -> None:
    """NF-9: bought by removing a good from any own colony, while settling."""
    table = Table(players=3)
    table.empire(
        0,
        colonies=["alien_defense_system", "comet_zone", "gem_world"],
        goods={"comet_zone": "rare", "gem_world": "novelty"},
        explored=["rebel_warrior_race"],
    )
    table.select("settle", by=0)
    table.choose("use: Alien Defense System")
    assert table.options() == ["good: Comet Zone", "good: Gem World"]
    table.choose("good: Gem World")
    assert table.goods(0) == {"comet_zone": "rare"}
    assert table.goods_supply("novelty") == 19
    table.choose("settle: Rebel Warrior Race")  # defense 3
    assert table.colonies(0)[-1] == "rebel_warrior_race"


def test_temporary_military_takes_one_good_for_each_power() -> None:
    """NF-9: one good per such power, and each power once."""
    table = Table(players=3)
    table.empire(
        0,
        colonies=["alien_defense_system", "comet_zone", "gem_world"],
        goods={"comet_zone": "rare", "gem_world": "novelty"},
        explored=["rebel_base", "refugee_world"],
    )
    table.select("settle", by=0)
    table.choose("use: Alien Defense System", "good: Gem World")
    assert table.options() == ["take colonists", "settle: Refugee World"]


def test_temporary_military_adds_up() -> None:
    """NF-9, POWERS: two such powers give 6 Military for two goods."""
    table = Table(players=3)
    table.empire(
        0,
        colonies=["alien_defense_system", "comet_zone", "gem_world"],
        goods={"comet_zone": "rare", "gem_world": "novelty"},
        developments=["military_industry"],
        explored=["rebel_base"],
    )
    table.select("settle", by=0)
    table.choose("use: Alien Defense System", "good: Gem World", "use: Military Industry", "settle: Rebel Base")
    assert "Red settles Rebel Base (defense 6, Military 6)" in table.log
    assert table.goods(0) == {}


def test_temporary_military_may_be_left_unused() -> None:
    """Data README, `may`: the owner decides each time."""
    table = Table(players=3)
    table.empire(0, colonies=["alien_defense_system"], goods={"alien_defense_system": "alien"})
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "use: Alien Defense System"]
    table.choose("take colonists")
    assert table.goods(0) == {"alien_defense_system": "alien"}


def test_temporary_military_for_one_kind_takes_only_that_kind() -> None:
    """Rebel Black Market Gangs: a Novelty good for +2 Military."""
    table = Table(players=3)
    colonies = ["rebel_black_market_gangs", "comet_zone"]
    table.empire(0, colonies=colonies, goods={"comet_zone": "rare"}, explored=["refugee_world"])
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Refugee World"]


def test_temporary_military_is_gone_in_the_next_settle_action() -> None:
    """NF-9: it lasts for that player's whole Settle action, and no longer."""
    table = Table(players=3)
    table.empire(
        0,
        colonists=2,
        colonies=["alien_defense_system", "gem_world"],
        goods={"gem_world": "novelty"},
        explored=["rebel_underground", "rebel_warrior_race"],  # both of defense 3
    )
    table.select("settle", by=0)
    table.choose("use: Alien Defense System", "settle: Rebel Underground")
    table.select("settle", by=1)
    assert table.seat == -1  # nobody can do anything but take colonists
    assert table.explored(0) == ["rebel_warrior_race"]


# A second world


def test_improved_logistics_settles_a_second_world() -> None:
    """Improved Logistics: after settling a world you may settle a second one at once."""
    table = Table(players=3)
    table.empire(
        0, developments=["improved_logistics"], credits=1, colonists=1, explored=["refugee_world", "artist_settlement"]
    )
    table.select("settle", by=0)
    table.choose("settle: Refugee World", "settle: Artist Settlement")
    assert table.colonies(0) == ["refugee_world", "artist_settlement"]


def test_a_second_world_is_optional() -> None:
    """Improved Logistics: "may"."""
    table = Table(players=3)
    table.empire(
        0, developments=["improved_logistics"], credits=1, colonists=1, explored=["refugee_world", "artist_settlement"]
    )
    table.select("settle", by=0)
    table.choose("settle: Refugee World", "pass")
    assert table.colonies(0) == ["refugee_world"]


def test_there_is_no_third_world() -> None:
    """Improved Logistics settles two worlds in one Settle action, not more."""
    table = Table(players=3)
    table.empire(
        0,
        developments=["improved_logistics"],
        credits=9,
        colonists=4,
        explored=["refugee_world", "artist_settlement", "gem_world"],
    )
    table.select("settle", by=0)
    table.choose("settle: Refugee World", "settle: Artist Settlement")
    assert (table.seat, table.explored(0)) == (-1, ["gem_world"])


def test_no_second_world_after_taking_colonists() -> None:
    """Data README, `second_settle`: after settling a world as the action."""
    table = Table(players=3)
    table.empire(0, developments=["improved_logistics"], credits=9, colonists=4, explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("take colonists")
    assert table.seat == -1


def test_a_second_world_needs_colonists_and_credits_of_its_own() -> None:
    """Data README, `second_settle`: under all normal rules."""
    table = Table(players=3)
    table.empire(
        0, developments=["improved_logistics"], credits=3, explored=["gem_world", "spice_world"]
    )  # one bonus colonist, 2 credits each
    table.select("settle", by=0)
    table.choose("settle: Gem World")
    assert (table.seat, table.explored(0)) == (-1, ["spice_world"])


def test_temporary_military_counts_for_the_second_world_too() -> None:
    """NF-9: it lasts for the whole Settle action, so it also counts for a second world settled."""
    table = Table(players=3)
    table.empire(
        0,
        developments=["improved_logistics"],
        colonists=1,
        colonies=["alien_defense_system", "gem_world"],
        goods={"gem_world": "novelty"},
        explored=["rebel_miners", "former_penal_colony"],  # both of defense 2
    )
    table.select("settle", by=0)
    table.choose("use: Alien Defense System", "settle: Rebel Miners", "settle: Former Penal Colony")
    assert "Red settles Former Penal Colony (defense 2, Military 3)" in table.log


def test_powers_of_the_first_world_do_not_count_for_the_second() -> None:
    """NF-9, NF-5: Rebel Warrior Race's +1 Military does not help to conquer Rebel Base in the same action."""
    table = Table(players=3)
    table.empire(
        0,
        developments=["improved_logistics", "space_marines", "drop_ships"],
        colonists=1,
        explored=["rebel_warrior_race", "rebel_base", "refugee_world"],
    )
    table.select("settle", by=0)
    table.choose("settle: Rebel Warrior Race")
    assert table.options() == ["pass", "settle: Refugee World"]


def test_the_good_of_the_first_world_may_buy_military_for_the_second() -> None:
    """NF-9: the good can be removed from any own colony, the one just settled included."""
    table = Table(players=3)
    table.empire(
        0,
        developments=["improved_logistics"],
        colonists=1,
        colonies=["alien_defense_system"],
        explored=["refugee_world", "rebel_warrior_race"],
    )
    table.select("settle", by=0)
    table.choose("settle: Refugee World", "use: Alien Defense System", "settle: Rebel Warrior Race")
    assert table.goods(0) == {"rebel_warrior_race": "genes"}


def test_triggers_fire_for_both_worlds() -> None:
    """NF-9: triggers ("after you settle") do fire twice: Imperium War Profiteers, 2 credits each time."""
    table = Table(players=3)
    table.empire(
        0,
        colonists=1,
        colonies=["new_sparta"],
        developments=["improved_logistics", "imperium_war_profiteers"],
        explored=["rebel_miners", "former_penal_colony"],
    )
    table.select("settle", by=0)
    table.choose("settle: Rebel Miners", "settle: Former Penal Colony")
    assert table.state.empires[0].credits == 4


def test_a_trigger_fires_only_for_the_worlds_it_names() -> None:
    """Imperium War Profiteers: after you settle a military world."""
    table = Table(players=3)
    table.empire(0, developments=["imperium_war_profiteers"], explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert table.state.empires[0].credits == 0


# Terraforming Robots


def test_terraforming_robots_draw_a_world_after_settling() -> None:
    """Terraforming Robots: "a world draw from the bag after its owner settles a world"."""
    table = Table(players=3, draws=["gem_world"])
    table.empire(0, developments=["terraforming_robots"], explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert table.explored(0) == ["gem_world"]


def test_terraforming_robots_draw_nothing_after_taking_colonists() -> None:
    """POWERS: a conditional power has no effect if its event does not occur."""
    table = Table(players=3)
    table.empire(0, developments=["terraforming_robots"])
    table.select("settle", by=0)
    assert table.explored(0) == []


def test_a_tenth_world_is_returned_at_the_end_of_settle() -> None:
    """NF-7 and SETTLE, notes: with more than 9 worlds at the end of Settle, any explored ones are returned."""
    table = Table(players=3, draws=["gem_world"])
    explored = [
        "refugee_world",
        "rebel_base",
        "rebel_miners",
        "comet_zone",
        "space_port",
        "spice_world",
        "asteroid_belt",
    ]
    table.empire(0, colonies=["old_earth", "new_vinland"], explored=explored, developments=["terraforming_robots"])
    table.empire(1, explored=["artist_settlement"], colonists=1, credits=1)
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert (table.seat, table.question) == (1, "settle")  # the others settle first
    table.choose("take colonists")
    assert (table.seat, len(table.options())) == (0, 7)
    table.choose("discard: Rebel Base")
    assert "rebel_base" in table.bag()
    assert len(table.colonies(0)) + len(table.explored(0)) == 9
