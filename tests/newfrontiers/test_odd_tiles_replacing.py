"""Tiles that replace a colony: Terraforming Engineers (NF-11), Terraforming Colonists, Doomed Colony (NF-12)."""

import pytest

from tests.newfrontiers.table import Table
from windfall.titles.newfrontiers.components.tiles import COLONISTS


def colonists_in_game(table: Table) -> int:
    on_mats = sum(empire.colonists for empire in table.state.empires)
    on_colonies = sum(COLONISTS[colony] for empire in table.state.empires for colony in empire.colonies)
    return table.state.colonist_supply + on_mats + on_colonies


def engineers(*, colonies: list[str], explored: list[str], colonists: int = 0, **rest: dict[str, str]) -> Table:
    """Red's turn in Settle with Terraforming Engineers; Blue and Green have taken their colonists."""
    table = Table()
    table.empire(
        0,
        colonists=colonists,
        colonies=colonies,
        developments=["terraforming_engineers"],
        explored=explored,
        goods=rest.get("goods"),
    )
    table.select("settle", by=1)
    return table


# Terraforming Engineers


def test_engineers_compare_printed_costs() -> None:
    """NF-11: 0 to 3 higher. Cost 2 against 1, 2, 4 and 5, then cost 4 against 6 and 7."""
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=["mining_mole_uplift_race"],
        developments=["terraforming_engineers"],
        explored=["destroyed_world", "asteroid_belt", "imperium_armaments_world", "imperium_munitions_inc"],
    )
    table.empire(1, colonies=["deserted_alien_outpost"], developments=["terraforming_engineers"])
    table.empire(1, explored=["alien_robotic_factory", "alien_data_repository"], colonists=1)
    table.select("settle", by=0)
    table.choose("replace: Mining Mole Uplift Race")
    assert table.options() == [
        "replace with: Asteroid Belt",
        "replace with: Imperium Armaments World",
        "replace with: Imperium Munitions, Inc.",
    ]
    table.choose("replace with: Imperium Munitions, Inc.", "take colonists")
    assert table.state.empires[0].credits == 0
    table.choose("replace: Deserted Alien Outpost")
    assert table.options() == ["replace with: Alien Robotic Factory", "replace with: Alien Data Repository"]


def test_engineers_need_non_military_worlds_of_one_kind() -> None:
    table = engineers(
        colonies=["rebel_fuel_cache", "gem_world"],
        explored=["asteroid_belt", "rebel_black_market_gangs", "comet_zone", "deep_space_symbionts"],
        colonists=0,
    )
    assert table.seat == -1  # a military colony; then a military world and worlds of other kinds


def test_engineers_take_gray_as_a_kind_and_a_replaced_home_leaves_the_game() -> None:
    table = engineers(colonies=["old_earth"], explored=["galactic_trendsetters", "gem_world"], colonists=1)
    total = colonists_in_game(table)
    table.choose("replace: Old Earth")
    assert table.colonies(0) == ["galactic_trendsetters"]
    assert "old_earth" not in table.bag()
    assert len(table.bag()) == 60 - 2
    assert colonists_in_game(table) == total


def test_engineers_may_be_used_before_or_after_the_normal_choice() -> None:
    for order in (["replace: Gem World", "take colonists"], ["take colonists", "replace: Gem World"]):
        table = engineers(colonies=["gem_world"], explored=["spice_world", "comet_zone"])
        table.choose(*order[: 1 if order[0].startswith("replace") else 2])
        assert table.seat == -1
        assert table.colonies(0) == ["spice_world"]
        assert table.state.empires[0].colonists == 2


def test_engineers_do_not_replace_the_action() -> None:
    """A world may be settled besides."""
    table = engineers(colonies=["gem_world"], explored=["spice_world", "refugee_world"], colonists=1)
    table.choose("replace: Gem World")
    assert table.options() == ["take colonists", "settle: Refugee World"]
    table.choose("settle: Refugee World")
    assert table.colonies(0) == ["spice_world", "refugee_world"]


def test_engineers_return_a_surplus_colonist_to_the_mat() -> None:
    table = engineers(colonies=["radioactive_world"], explored=["comet_zone"])
    total = colonists_in_game(table)
    table.choose("replace: Radioactive World")
    assert table.state.empires[0].colonists == 1 + 2  # the surplus one, and the normal action
    assert colonists_in_game(table) == total


def test_engineers_need_a_missing_colonist() -> None:
    table = engineers(colonies=["destroyed_world"], explored=["radioactive_world"], colonists=1)
    total = colonists_in_game(table)
    table.choose("replace: Destroyed World")
    assert table.colonies(0) == ["radioactive_world"]
    assert table.state.empires[0].colonists == 2  # the one it had is on the world, two were taken then
    assert colonists_in_game(table) == total


def test_without_a_colonist_engineers_wait_until_some_are_taken() -> None:
    for supply, question in ((9, "settle_more"), (0, "")):
        table = Table()
        table.empire(
            0, colonies=["destroyed_world"], developments=["terraforming_engineers"], explored=["radioactive_world"]
        )
        table.state.colonist_supply = supply
        table.select("settle", by=0 if supply == 0 else 1)
        assert table.question == question  # the only choice at first, to take colonists, was made at once


def test_engineers_return_the_old_good_and_a_windfall_world_brings_its_own() -> None:
    table = engineers(
        colonies=["destroyed_world", "gem_world"],
        explored=["asteroid_belt", "spice_world"],
        goods={"destroyed_world": "rare", "gem_world": "novelty"},
    )
    rare, novelty = table.goods_supply("rare"), table.goods_supply("novelty")
    table.choose("replace: Destroyed World")
    assert table.goods(0) == {"asteroid_belt": "rare", "gem_world": "novelty"}
    assert table.goods_supply("rare") == rare
    table.select("settle", by=1)
    table.choose("replace: Gem World")
    assert table.goods(0) == {"asteroid_belt": "rare"}
    assert table.goods_supply("novelty") == novelty + 1


def test_engineers_leave_alone_a_colony_settled_in_this_action() -> None:
    table = engineers(colonies=["old_earth"], explored=["refugee_world", "gem_world"], colonists=1)
    table.choose("settle: Refugee World")
    assert table.seat == -1
    table.select("settle", by=1)
    table.choose("replace: Refugee World")
    assert table.colonies(0) == ["old_earth", "gem_world"]


def test_engineers_trigger_nothing() -> None:
    """NF-11: "after you settle" does not fire. Robots would draw Comet Zone."""
    table = Table(draws=["comet_zone"])
    red = table.empire(
        0,
        colonies=["gem_world"],
        developments=["terraforming_engineers", "terraforming_robots"],
        explored=["spice_world"],
    )
    table.select("settle", by=1)
    table.choose("replace: Gem World")
    assert (table.colonies(0), table.explored(0), red.credits) == (["spice_world"], [], 0)


def test_engineers_put_the_old_world_into_the_bag_only_at_the_end_of_settle() -> None:
    table = Table()
    table.empire(0, colonies=["gem_world"], developments=["terraforming_engineers"], explored=["spice_world"])
    table.empire(1, colonists=1, developments=["terraforming_robots"], explored=["refugee_world"])
    table.leave_in_bag("comet_zone")
    table.select("settle", by=0)
    table.choose("replace: Gem World")
    assert table.colonies(0) == ["spice_world"]
    assert table.seat == 1
    assert table.bag() == ["comet_zone"]
    table.choose("settle: Refugee World")
    assert table.explored(1) == ["comet_zone"]
    assert table.bag() == ["gem_world"]


def test_the_power_of_a_replaced_colony_is_gone_and_that_of_the_new_one_not_there_yet() -> None:
    """Mining Mole's discount is gone, Imperium Armaments World's Military comes with the next action."""
    table = engineers(
        colonies=["mining_mole_uplift_race"],
        explored=["imperium_armaments_world", "destroyed_world", "rebel_fuel_cache"],
        colonists=1,
    )
    assert "settle: Destroyed World" in table.options()  # cost 1 less 1
    table.choose("replace: Mining Mole Uplift Race")
    assert table.seat == -1
    table.select("settle", by=1)
    assert table.options() == ["take colonists", "settle: Rebel Fuel Cache"]


def test_engineers_bought_in_an_earlier_action_can_be_used() -> None:
    table = Table()
    table.put_in_market("terraforming_engineers")
    table.empire(0, credits=1, colonies=["gem_world"], explored=["spice_world"])
    table.select("develop", by=0)
    table.choose("buy: Terraforming Engineers")
    table.select("settle", by=1)
    assert "replace: Gem World" in table.options()


# Terraforming Colonists, alone and with Terraforming Engineers


def test_terraforming_colonists_may_replace_themselves_and_are_gone_then() -> None:
    """Gray, cost 2: Alien Rosetta Stone World (3) is gray too. The power goes with the home."""
    table = Table(rift=True)
    table.empire(
        0,
        colonists=1,
        colonies=["terraforming_colonists", "gem_world"],
        explored=["alien_rosetta_stone_world", "spice_world"],
    )
    table.select("settle", by=1)
    table.choose("replace: Terraforming Colonists")
    assert table.seat == -1
    assert table.colonies(0) == ["alien_rosetta_stone_world", "gem_world"]
    table.select("settle", by=1)
    assert table.colonies(0) == ["alien_rosetta_stone_world", "gem_world"]


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("Galactic Studios", []),  # 3 more uses up the Engineers, and the Colonists' 2 are too few for the other
        ("Galactic News Hub", ["replace: Destroyed World"]),  # 2 more uses up the Colonists, the Engineers' 3 are left
    ],
)
def test_two_replacing_powers_are_used_once_each_within_their_limits(first: str, then: list[str]) -> None:
    """Gem World (2) by Galactic Studios (5) or News Hub (4), Destroyed World (1) by Imperium Armaments World (4)."""
    table = Table(rift=True)
    table.empire(
        0,
        credits=1,
        colonists=2,
        colonies=["terraforming_colonists", "gem_world", "destroyed_world"],
        developments=["terraforming_engineers"],
        explored=["galactic_studios", "galactic_news_hub", "imperium_armaments_world", "artist_settlement"],
    )
    table.select("settle", by=1)
    table.choose("replace: Gem World", f"replace with: {first}")
    assert table.options() == ["take colonists", "settle: Artist Settlement", *then]


# Doomed Colony


def doomed(
    *explored: str, developments: tuple[str, ...] = (), colonists: int = 0, draws: tuple[str, ...] = ()
) -> Table:
    table = Table(draws=draws)
    table.empire(0, colonies=["doomed_colony"], explored=explored, developments=list(developments), colonists=colonists)
    table.select("settle", by=1)
    return table


def test_doomed_colony_takes_neither_alien_nor_military_worlds() -> None:
    """NF-12; a gray world with the ALIEN keyword and the any-kind world are Alien too."""
    table = doomed(
        "deserted_alien_outpost",
        "alien_rosetta_stone_world",
        "alien_oort_cloud_factory",
        "rebel_miners",
        "galactic_news_hub",
        colonists=1,
    )
    assert table.options() == ["take colonists", "replace self: Galactic News Hub"]


def test_doomed_colony_is_free_counts_as_settling_and_leaves_the_game() -> None:
    table = doomed("galactic_news_hub", developments=("terraforming_robots",), draws=("comet_zone",))
    total = colonists_in_game(table)
    table.choose("replace self: Galactic News Hub")
    assert table.colonies(0) == ["galactic_news_hub"]
    assert table.goods(0) == {"galactic_news_hub": "novelty"}  # a windfall world brings its good
    assert table.explored(0) == ["comet_zone"]  # "after you settle" fires
    assert (table.state.empires[0].credits, table.state.empires[0].colonists) == (0, 0)
    assert "doomed_colony" not in table.bag()
    assert colonists_in_game(table) == total


@pytest.mark.parametrize("colonists", [0, 1])
def test_doomed_colony_needs_a_missing_colonist(colonists: int) -> None:
    table = doomed("galactic_trendsetters", colonists=colonists)
    assert ("replace self: Galactic Trendsetters" in table.options()) == (colonists == 1)
    if colonists:
        table.choose("replace self: Galactic Trendsetters")
        assert table.state.empires[0].colonists == 0


def test_doomed_colony_allows_a_second_world_with_improved_logistics_but_is_none_itself() -> None:
    table = doomed("galactic_news_hub", "refugee_world", developments=("improved_logistics",), colonists=1)
    table.choose("replace self: Galactic News Hub", "settle: Refugee World")
    assert table.colonies(0) == ["galactic_news_hub", "refugee_world"]
    table = doomed("galactic_news_hub", "refugee_world", developments=("improved_logistics",), colonists=1)
    table.choose("settle: Refugee World")
    assert table.seat == -1  # replacing it is a Settle action of its own
    assert table.colonies(0) == ["doomed_colony", "refugee_world"]


def test_doomed_colony_is_gray_of_cost_0_for_terraforming_engineers() -> None:
    """And the world that came instead of it was settled in this action, so it stays."""
    table = doomed("alien_rosetta_stone_world", developments=("terraforming_engineers",), colonists=1)
    table.choose("replace: Doomed Colony")
    assert table.colonies(0) == ["alien_rosetta_stone_world"]
    table = doomed("gem_world", "spice_world", developments=("terraforming_engineers",))
    table.choose("replace self: Gem World")
    assert table.seat == -1
    assert table.colonies(0) == ["gem_world"]
