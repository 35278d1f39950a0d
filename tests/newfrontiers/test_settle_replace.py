"""Settle: replacing a colony with Terraforming Engineers."""

import pytest

from tests.newfrontiers.table import Table
from windfall.titles.newfrontiers.components.tiles import HOMES

ENGINEERS = ["terraforming_engineers"]


def replaceable(table: Table) -> list[str]:
    return [option for option in table.options() if option.startswith("replace: ")]


# Terraforming Engineers: when


def test_engineers_work_before_the_normal_choice_and_besides_it() -> None:
    """NF-11: before or after the normal choice, besides it."""
    table = Table(players=3)
    table.empire(1, colonies=["refugee_world"], developments=ENGINEERS, explored=["galactic_resort"])
    table.select("settle", by=0)
    table.choose("replace: Refugee World")
    assert table.colonies(1) == ["galactic_resort"]
    assert table.state.empires[1].colonists == 2  # and took colonists as its action


def test_engineers_work_after_taking_colonists() -> None:
    """NF-11: after the normal choice; the colonists just taken may be supplied."""
    table = Table(players=3)
    table.empire(1, colonies=["destroyed_world"], developments=ENGINEERS, explored=["radioactive_world"])
    table.select("settle", by=0)  # Radioactive World needs a second colonist, which Blue takes now
    assert (table.seat, table.question) == (1, "settle_more")
    table.choose("replace: Destroyed World")
    assert table.colonies(1) == ["radioactive_world"]
    assert table.state.empires[1].colonists == 1


def test_engineers_work_after_settling_a_world() -> None:
    """NF-11: after the normal choice, besides it."""
    table = Table(players=3)
    table.empire(
        1,
        colonists=1,
        colonies=["destroyed_world"],
        developments=ENGINEERS,
        explored=["asteroid_belt", "refugee_world"],
    )
    table.select("settle", by=0)
    table.choose("settle: Refugee World", "replace: Destroyed World")
    assert table.colonies(1) == ["asteroid_belt", "refugee_world"]


def test_engineers_need_not_be_used() -> None:
    """Terraforming Engineers: "may replace"."""
    table = Table(players=3)
    table.empire(1, colonies=["refugee_world"], developments=ENGINEERS, explored=["galactic_resort"])
    table.select("settle", by=0)
    table.choose("take colonists", "pass")
    assert table.colonies(1) == ["refugee_world"]


def test_engineers_work_at_most_once() -> None:
    """NF-11: at most once in the owner's part of a Settle action."""
    table = Table(players=3)
    table.empire(
        1,
        colonies=["refugee_world", "destroyed_world"],
        developments=ENGINEERS,
        explored=["galactic_resort", "asteroid_belt"],
    )
    table.select("settle", by=0)
    table.choose("replace: Refugee World")
    assert table.seat == -1
    assert table.colonies(1) == ["galactic_resort", "destroyed_world"]


def test_engineers_do_not_work_in_the_action_in_which_a_colony_was_settled() -> None:
    """NF-11: the old colony is not settled in this action."""
    table = Table(players=3)
    table.empire(1, colonists=1, developments=ENGINEERS, explored=["refugee_world", "galactic_resort"])
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert table.seat == -1
    assert table.colonies(1) == ["refugee_world"]


# Terraforming Engineers: which worlds


@pytest.mark.parametrize(
    ("new", "can"),
    [
        ("refugee_world", False),  # cost 0: lower
        ("gem_world", True),  # cost 2: the same
        ("galactic_studios", True),  # cost 5: 3 higher
    ],
)
def test_the_new_world_costs_0_to_3_more(new: str, can: bool) -> None:
    """NF-11: its printed cost is 0-3 higher. Spice World costs 2."""
    table = Table(players=3)
    table.empire(
        1, colonists=1, credits=0, colonies=["spice_world"], developments=ENGINEERS, explored=[new, "rebel_base"]
    )
    table.select("settle", by=0)
    assert bool(replaceable(table)) == can


def test_a_world_that_costs_4_more_is_too_much() -> None:
    """NF-11: its printed cost is 0-3 higher. Artist Settlement costs 1, Galactic Studios 5."""
    table = Table(players=3)
    explored = ["galactic_studios", "galactic_news_hub"]  # 4 and 3 more
    table.empire(1, colonists=1, colonies=["artist_settlement"], developments=ENGINEERS, explored=explored)
    table.select("settle", by=0)
    table.choose("replace: Artist Settlement")
    assert table.colonies(1) == ["galactic_news_hub"]


def test_printed_costs_are_compared() -> None:
    """NF-5, NF-11: "printed" cost ignores discounts, so Terraforming Specialists do not bring it into reach."""
    table = Table(players=3, rift=True)
    table.empire(
        1,
        colonists=1,
        colonies=["sentient_robots", "artist_settlement"],  # worlds cost 1 less to settle
        developments=ENGINEERS,
        explored=["galactic_studios"],
    )
    table.select("settle", by=0)
    assert table.seat == -1
    assert table.explored(1) == ["galactic_studios"]


def test_a_replacement_is_free() -> None:
    """Terraforming Engineers: "may replace for free"."""
    table = Table(players=3)
    table.empire(1, credits=5, colonies=["refugee_world"], developments=ENGINEERS, explored=["galactic_resort"])
    table.select("settle", by=0)
    table.choose("replace: Refugee World")
    assert table.state.empires[1].credits == 5


def test_the_new_world_is_of_the_same_kind() -> None:
    """NF-11: an explored non-military world of the same kind."""
    table = Table(players=3)
    table.empire(1, colonies=["refugee_world"], developments=ENGINEERS, explored=["asteroid_belt", "pre_sentient_race"])
    table.select("settle", by=0)
    assert table.seat == -1


def test_gray_counts_as_a_kind() -> None:
    """NF-11: gray counts as a kind here. Old Earth costs 3, Galactic Trendsetters 5."""
    table = Table(players=3)
    table.empire(1, colonists=1, colonies=["old_earth"], developments=ENGINEERS, explored=["galactic_trendsetters"])
    table.select("settle", by=0)
    table.choose("replace: Old Earth")
    assert table.colonies(1) == ["galactic_trendsetters"]


def test_a_military_colony_is_not_replaced() -> None:
    """NF-11: the old colony is non-military. Rebel Miners, a military Rare Elements colony, must stay."""
    table = Table(players=3)
    table.empire(1, colonies=["rebel_miners"], developments=ENGINEERS, explored=["asteroid_belt"])
    table.select("settle", by=0)
    assert table.seat == -1


def test_a_military_world_does_not_replace_a_colony() -> None:
    """NF-11: the new one is an explored non-military world."""
    table = Table(players=3)
    table.empire(1, colonies=["asteroid_belt"], developments=ENGINEERS, explored=["imperium_depot"])
    table.select("settle", by=0)
    assert table.seat == -1


def test_an_alien_world_may_replace_an_alien_colony() -> None:
    """NF-11 knows no exception for Alien worlds: Novelty, Rare Elements, Genes, Alien Technology or gray."""
    table = Table(players=3)
    table.empire(1, colonies=["deserted_alien_outpost"], developments=ENGINEERS, explored=["deserted_alien_colony"])
    table.select("settle", by=0)
    table.choose("replace: Deserted Alien Outpost")
    assert table.colonies(1) == ["deserted_alien_colony"]


def test_the_player_chooses_among_several_new_worlds() -> None:
    """NF-11: any explored world that meets the conditions."""
    table = Table(players=3)
    table.empire(1, colonies=["refugee_world"], developments=ENGINEERS, explored=["galactic_resort", "gem_world"])
    table.select("settle", by=0)
    table.choose("replace: Refugee World")
    assert table.options() == ["replace with: Galactic Resort", "replace with: Gem World"]


# Terraforming Engineers: colonists, goods, tiles


def test_a_missing_colonist_must_be_supplied() -> None:
    """NF-11: a missing colonist must be supplied."""
    table = Table(players=3)
    table.empire(1, colonists=1, colonies=["destroyed_world"], developments=ENGINEERS, explored=["radioactive_world"])
    table.select("settle", by=0)
    table.choose("replace: Destroyed World")
    assert table.state.empires[1].colonists == 2  # one less, and two by taking colonists


def test_without_the_missing_colonist_there_is_no_replacement() -> None:
    """NF-11: "its owner must supply that colonist to use the power"; the supply has none to take either."""
    table = Table(players=3)
    table.empire(1, colonies=["destroyed_world"], developments=ENGINEERS, explored=["radioactive_world"])
    table.state.colonist_supply = 0
    table.select("settle", by=0)
    assert table.seat == -1
    assert table.colonies(1) == ["destroyed_world"]


def test_a_surplus_colonist_returns_to_the_mat() -> None:
    """NF-11: a surplus one returns to the mat."""
    table = Table(players=3)
    table.empire(1, colonies=["radioactive_world"], developments=ENGINEERS, explored=["comet_zone"])
    before = table.state.colonist_supply
    table.select("settle", by=0)
    table.choose("replace: Radioactive World")
    assert table.state.empires[1].colonists == 1 + 2
    assert table.state.colonist_supply == before - 3 - 2 - 2  # what the three players took


def test_the_old_good_returns_to_the_supply() -> None:
    """NF-11: the old good returns to the supply, and a production world has no good yet."""
    table = Table(players=3)
    table.empire(
        1, colonies=["spice_world"], goods={"spice_world": "novelty"}, developments=ENGINEERS, explored=["gem_world"]
    )
    assert table.goods_supply("novelty") == 18
    table.select("settle", by=0)
    table.choose("replace: Spice World")
    assert table.goods(1) == {}
    assert table.goods_supply("novelty") == 19


def test_a_windfall_world_brings_its_good() -> None:
    """NF-11: a windfall world brings its good."""
    table = Table(players=3)
    table.empire(1, colonies=["spice_world"], developments=ENGINEERS, explored=["galactic_resort"])
    table.select("settle", by=0)
    table.choose("replace: Spice World")
    assert table.goods(1) == {"galactic_resort": "novelty"}


def test_the_old_world_returns_to_the_bag_at_the_end_of_settle() -> None:
    """NF-11: the old world goes back into the bag at the end of Settle, not before."""
    table = Table(players=3)
    table.empire(1, colonies=["spice_world"], developments=ENGINEERS, explored=["gem_world"])
    table.empire(2, colonists=1, explored=["refugee_world"])
    table.select("settle", by=0)
    table.choose("replace: Spice World")
    assert table.seat == 2
    assert "spice_world" not in table.bag()
    table.choose("take colonists")
    assert "spice_world" in table.bag()


def test_a_replaced_home_colony_leaves_the_game() -> None:
    """NF-11: a replaced home colony leaves the game; it does not go into the bag."""
    table = Table(players=3)
    table.empire(1, colonists=1, colonies=["old_earth"], developments=ENGINEERS, explored=["galactic_trendsetters"])
    table.select("settle", by=0)
    table.choose("replace: Old Earth")
    assert not set(table.state.bag) & set(HOMES)
    assert len(table.bag()) == 59


def test_the_number_of_colonies_does_not_change() -> None:
    """Data README: "The number of colonies does not change": seven colonies do not become eight."""
    table = Table(players=3)
    seven = [
        "old_earth",
        "rebel_base",
        "comet_zone",
        "rebel_miners",
        "asteroid_belt",
        "artist_settlement",
        "spice_world",
    ]
    table.empire(1, colonies=seven, developments=ENGINEERS, explored=["gem_world"])
    table.select("settle", by=0)
    table.choose("replace: Spice World")
    assert len(table.colonies(1)) == 7
    assert table.state.ending == 0


# Terraforming Engineers: other powers


def test_triggers_do_not_fire_for_a_replacement() -> None:
    """NF-11: "after you settle" triggers do not fire: Terraforming Robots draw nothing."""
    table = Table(players=3)
    table.empire(1, colonies=["spice_world"], developments=[*ENGINEERS, "terraforming_robots"], explored=["gem_world"])
    table.select("settle", by=0)
    table.choose("replace: Spice World")
    assert table.explored(1) == []


def test_a_replacement_is_not_the_world_before_a_second_one() -> None:
    """NF-11: using the power is not a Settle action, so Improved Logistics gives nothing after it."""
    table = Table(players=3)
    table.empire(
        1,
        colonists=1,
        colonies=["spice_world"],
        developments=[*ENGINEERS, "improved_logistics"],
        explored=["gem_world", "refugee_world"],
    )
    table.select("settle", by=0)
    table.choose("replace: Spice World", "take colonists")
    assert table.seat == -1


def test_powers_of_the_new_colony_do_not_work_in_this_action() -> None:
    """NF-5: Imperium Armaments World, placed by a replacement, gives no Military yet."""
    table = Table(players=3)
    table.empire(
        1,
        colonists=1,
        colonies=["destroyed_world"],
        developments=ENGINEERS,
        explored=["imperium_armaments_world", "rebel_fuel_cache"],
    )
    table.select("settle", by=0)
    table.choose("replace: Destroyed World")  # Military 1 would conquer Rebel Fuel Cache
    assert table.seat == -1
    assert table.explored(1) == ["rebel_fuel_cache"]
