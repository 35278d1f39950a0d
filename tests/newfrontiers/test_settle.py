"""Settle: colonists, paying for worlds, Military, pay-for-military and a second world."""

import pytest

from tests.newfrontiers.table import Table

# Colonists


def test_selector_gains_the_bonus_colonist_first_and_may_use_it() -> None:
    """NF-8: the selector first gains the bonus colonist, which may settle a world at once."""
    table = Table(players=3)
    table.empire(0, explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert table.colonies(0) == ["refugee_world"]
    assert table.state.empires[0].colonists == 0


def test_only_the_selector_gains_the_bonus_colonist() -> None:
    """NF-8: the others gain two colonists, the selector three."""
    table = Table(players=3)
    table.select("settle", by=1)
    assert [empire.colonists for empire in table.state.empires] == [2, 3, 2]
    assert table.state.colonist_supply == 36 - 7


def test_there_is_no_pass() -> None:
    """NF-8: each player either gains two colonists or settles one explored world; there is no pass."""
    table = Table(players=3)
    table.empire(1, colonists=1, explored=["refugee_world"])
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Refugee World"]


def test_a_player_who_can_settle_may_take_colonists_instead() -> None:
    """SETTLE: "Players who can settle a world are not required to do so; they may gain two colonists instead." """
    table = Table(players=3)
    table.empire(1, colonists=1, explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("take colonists")
    assert table.state.empires[1].colonists == 3
    assert table.explored(1) == ["refugee_world"]


def test_who_settles_gains_no_colonists() -> None:
    """NF-8: colonists or a world, not both."""
    table = Table(players=3)
    table.empire(1, colonists=2, explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert table.state.empires[1].colonists == 1


def test_colonists_are_gained_as_far_as_the_supply_goes() -> None:
    """NF-8: as many as the supply has, possibly none."""
    table = Table(players=3)
    table.state.colonist_supply = 2
    table.select("settle", by=0)
    assert [empire.colonists for empire in table.state.empires] == [2, 0, 0]
    assert table.state.colonist_supply == 0


@pytest.mark.parametrize(("colonists", "can"), [(1, False), (2, True)])
def test_a_world_needs_its_colonists_besides_its_cost(colonists: int, can: bool) -> None:
    """NF-8: colonists on the world are needed besides cost or Military."""
    table = Table(players=3)
    table.empire(1, credits=9, colonists=colonists, explored=["galactic_trendsetters"])  # for 2 colonists
    table.select("settle", by=0)
    assert ("settle: Galactic Trendsetters" in table.options()) == can


@pytest.mark.parametrize(("colonists", "can"), [(1, False), (2, True)])
def test_a_world_needs_its_colonists_besides_military(colonists: int, can: bool) -> None:
    """NF-8: colonists on the world are needed besides cost or Military."""
    table = Table(players=3)
    table.empire(1, colonists=colonists, colonies=["lost_alien_battle_fleet"], explored=["rebel_underground"])
    table.select("settle", by=0)
    assert ("settle: Rebel Underground" in table.options()) == can


def test_frontier_settlers_gain_a_colonist_that_can_be_used_at_once() -> None:
    """Data README, `settle gain`: at the start of the owner's turn; may be used at once."""
    table = Table(players=3)
    table.empire(1, developments=["frontier_settlers"], explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert table.colonies(1) == ["refugee_world"]


# Paying


def test_a_world_is_paid_in_credits() -> None:
    """SETTLE: a non-military world's cost "must be paid in credits"."""
    table = Table(players=3)
    table.empire(1, credits=6, colonists=2, explored=["galactic_trendsetters"])
    table.select("settle", by=0)
    table.choose("settle: Galactic Trendsetters")
    assert table.state.empires[1].credits == 1
    assert "Blue settles Galactic Trendsetters for 5 credits" in table.log


def test_a_world_that_costs_more_than_the_credits_cannot_be_settled() -> None:
    """SETTLE: a player must have sufficient credits."""
    table = Table(players=3)
    table.empire(1, credits=4, colonists=2, explored=["galactic_trendsetters", "refugee_world"])
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Refugee World"]


def test_a_discount_for_every_world() -> None:
    """Terraforming Specialists: worlds you pay for cost 1 less."""
    table = Table(players=3)
    table.empire(1, credits=3, colonists=1, explored=["comet_zone"], developments=["terraforming_specialists"])
    table.select("settle", by=0)
    table.choose("settle: Comet Zone")
    assert table.state.empires[1].credits == 1


def test_discounts_never_take_a_cost_below_0() -> None:
    """NF-5: Destroyed World (cost 1) at 3 less costs 0."""
    table = Table(players=3)
    table.empire(
        1,
        credits=2,
        colonists=1,
        colonies=["alpha_centauri", "mining_mole_uplift_race"],
        explored=["destroyed_world"],
        developments=["terraforming_specialists"],
    )
    table.select("settle", by=0)
    table.choose("settle: Destroyed World")
    assert table.state.empires[1].credits == 2


def test_a_discount_is_only_for_the_worlds_it_names() -> None:
    """POWERS: a power modifies a rule "only as listed": Mining Mole Uplift Race is for Rare Elements worlds."""
    table = Table(players=3)
    explored = ["comet_zone", "galactic_resort"]  # both cost 3, Rare Elements and Novelty
    table.empire(1, credits=2, colonists=1, colonies=["mining_mole_uplift_race"], explored=explored)
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Comet Zone"]


# A new colony


def test_a_windfall_world_brings_its_good() -> None:
    """SETTLE: a world with a colored halo "provides a windfall good when settled"."""
    table = Table(players=3)
    table.empire(1, credits=2, colonists=1, explored=["asteroid_belt"])
    table.select("settle", by=0)
    table.choose("settle: Asteroid Belt")
    assert table.goods(1) == {"asteroid_belt": "rare"}
    assert table.goods_supply("rare") == 16


def test_a_production_world_brings_no_good() -> None:
    """SETTLE: only windfall worlds bring a good when settled."""
    table = Table(players=3)
    table.empire(1, credits=3, colonists=1, explored=["comet_zone"])
    table.select("settle", by=0)
    table.choose("settle: Comet Zone")
    assert table.goods(1) == {}


def test_a_windfall_world_brings_nothing_if_the_supply_is_empty() -> None:
    """NF-14: goods come from the finite supply."""
    table = Table(players=3)
    table.empire(1, credits=2, colonists=1, explored=["asteroid_belt"])
    table.leave_goods("rare", 0)
    table.select("settle", by=0)
    table.choose("settle: Asteroid Belt")
    assert table.goods(1) == {}


def test_settling_pays_no_produce_reward() -> None:
    """Data README, `when_produced_here`: nothing for the good placed on settling, and powers of a tile do not work
    in the action in which it is placed (NF-5)."""
    table = Table(players=3)
    table.empire(1, credits=2, colonists=1, explored=["gem_world"])
    table.select("settle", by=0)
    table.choose("settle: Gem World")
    assert table.state.empires[1].credits == 0


# Pay for military


def test_contact_specialist_pays_the_defense_less_one() -> None:
    """NF-10: any military world that is not Alien may be settled for its defense -1 in credits."""
    table = Table(players=3)
    table.empire(1, credits=1, colonists=1, developments=["contact_specialist"], explored=["rebel_miners"])
    table.select("settle", by=0)
    table.choose("pay for military: Rebel Miners")
    assert table.colonies(1) == ["rebel_miners"]
    assert table.state.empires[1].credits == 0


def test_contact_specialist_is_less_other_discounts() -> None:
    """NF-10: less other discounts: Alpha Centauri and Terraforming Specialists take 2 off Imperium Depot."""
    table = Table(players=3)
    table.empire(
        1,
        credits=1,
        colonists=1,
        colonies=["alpha_centauri"],
        developments=["contact_specialist", "terraforming_specialists"],
        explored=["imperium_depot"],
    )
    table.select("settle", by=0)
    table.choose("pay for military: Imperium Depot")  # defense 4
    assert table.state.empires[1].credits == 0


def test_contact_specialist_never_pays_less_than_0() -> None:
    """NF-10, NF-5: Rebel Fuel Cache (defense 1) costs 0, not less."""
    table = Table(players=3)
    table.empire(
        1,
        credits=3,
        colonists=1,
        developments=["contact_specialist", "terraforming_specialists"],
        explored=["rebel_fuel_cache"],
    )
    table.select("settle", by=0)
    table.choose("pay for military: Rebel Fuel Cache")
    assert table.state.empires[1].credits == 3


@pytest.mark.parametrize("world", ["alien_robot_sentry", "alien_sentinels"])
def test_contact_specialist_is_not_for_alien_worlds(world: str) -> None:
    """NF-10: a world that is Alien-kind or carries the ALIEN keyword cannot be paid for."""
    table = Table(players=3)
    table.empire(1, credits=20, colonists=2, developments=["contact_specialist"], explored=[world, "rebel_base"])
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "pay for military: Rebel Base"]


def test_payment_uses_no_military_at_all() -> None:
    """NF-10: it then does not use Military at all; NF-8: Military and payment never combine."""
    table = Table(players=3)
    table.empire(
        1,
        credits=4,
        colonists=1,
        colonies=["new_sparta"],
        developments=["contact_specialist", "space_marines"],  # Military 4, and 4 credits
        explored=["rebel_base"],  # 6 Military or 5 credits
    )
    table.select("settle", by=0)
    assert table.state.empires[1].colonists == 3  # no other option than to take colonists


def test_military_or_payment_is_the_players_choice() -> None:
    """NF-10: the world "may" be paid for, even if Military would do."""
    table = Table(players=3)
    table.empire(
        1,
        credits=1,
        colonists=1,
        developments=["contact_specialist", "space_marines"],
        explored=["rebel_miners"],
    )
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Rebel Miners", "pay for military: Rebel Miners"]


def test_only_one_pay_for_military_power_is_used() -> None:
    """SETTLE, notes: "with any applicable discounts but not any other pay-for-military powers": Rebel Cantina pays
    2 less for a Rebel world, Contact Specialist 1 less, and the better one counts alone."""
    table = Table(players=3)
    table.empire(
        1,
        credits=4,
        colonists=2,
        colonies=["rebel_cantina"],
        developments=["contact_specialist"],
        explored=["rebel_outpost"],
    )
    table.select("settle", by=0)
    table.choose("pay for military: Rebel Outpost")  # defense 5
    assert table.state.empires[1].credits == 1


def test_a_limited_pay_for_military_power_is_only_for_its_worlds() -> None:
    """Data README, `against`: Rebel Cantina pays for Rebel worlds only."""
    table = Table(players=3)
    explored = ["rebel_miners", "former_penal_colony"]
    table.empire(1, credits=9, colonists=1, colonies=["rebel_cantina"], explored=explored)
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "pay for military: Rebel Miners"]
