"""Alien Oort Cloud Factory, the any-kind world (NF-13)."""

import pytest

from tests.newfrontiers.table import Table

OORT = "alien_oort_cloud_factory"
ALL_KINDS = ["name kind: Novelty", "name kind: Rare Elements", "name kind: Genes", "name kind: Alien Technology"]
KINDS = ["novelty", "rare", "genes", "alien"]


# Produce


@pytest.mark.parametrize(("option", "kind"), list(zip(ALL_KINDS, KINDS, strict=True)))
def test_its_kind_is_named_when_it_produces_and_is_never_gray(option: str, kind: str) -> None:
    table = Table()
    table.empire(0, colonies=[OORT])
    table.select("produce", by=1)
    assert (table.seat, table.question) == (0, "name_kind")
    assert table.options() == ALL_KINDS
    table.choose(option)
    assert table.seat == -1
    assert table.goods(0) == {OORT: kind}


def test_it_is_not_asked_for_if_it_makes_no_good_and_nothing_looks_at_kinds() -> None:
    table = Table()
    table.empire(0, colonies=[OORT, "gem_world"], goods={OORT: "genes"})
    table.select("produce", by=1)
    assert table.seat == -1
    assert table.goods(0) == {OORT: "genes", "gem_world": "novelty"}


@pytest.mark.parametrize(("option", "credits_gained"), [("name kind: Genes", 2), ("name kind: Alien Technology", 1)])
def test_its_kind_is_named_once_for_all_of_an_action(option: str, credits_gained: int) -> None:
    """Pan-Galactic League pays for Genes colonies; the good on it keeps the kind it has."""
    table = Table()
    red = table.empire(0, colonies=["ancient_race", OORT], goods={OORT: "rare"}, developments=["pan_galactic_league"])
    table.select("produce", by=1)
    table.choose(option)
    assert table.seat == -1
    assert red.credits == credits_gained
    assert table.goods(0) == {OORT: "rare"}


def test_its_kind_is_named_anew_in_every_action() -> None:
    table = Table()
    red = table.empire(0, colonies=[OORT], developments=["pan_galactic_league"])
    table.select("produce", by=1)
    table.choose("name kind: Genes")
    assert (red.credits, table.goods(0)) == (1, {OORT: "genes"})
    table.select("produce", by=1)
    table.choose("name kind: Novelty")
    assert (red.credits, table.goods(0)) == (1, {OORT: "genes"})


def test_without_a_good_of_its_kind_in_the_supply_it_gets_none() -> None:
    table = Table()
    table.empire(0, colonies=[OORT])
    table.leave_goods("alien", 0)
    table.select("produce", by=1)
    table.choose("name kind: Alien Technology")
    assert table.goods(0) == {}


def test_a_good_it_makes_counts_for_its_kind() -> None:
    table = Table()
    red = table.empire(0, colonies=[OORT], developments=["mining_industries"])
    table.select("produce", by=1)
    table.choose("name kind: Rare Elements")
    assert red.credits == 2


def test_naming_a_kind_is_no_power() -> None:
    """It counts for no goal and no bonus that counts powers."""
    table = Table(goals=True)
    table.goal_up("skilled_workforce")
    table.empire(0, colonies=[OORT, "separatist_colony"], developments=["trade_league"])  # 4 types without it
    assert table.end_game().breakdown[0]["goals"] == 2


# Settle


@pytest.mark.parametrize(("option", "price"), [("name kind: Rare Elements", 1), ("name kind: Genes", 2)])
def test_a_discount_by_kind_helps_its_own_placement(option: str, price: int) -> None:
    table = Table()
    red = table.empire(0, credits=2, colonists=2, colonies=["alpha_centauri"], explored=[OORT])
    table.select("settle", by=1)
    assert table.options() == ALL_KINDS
    table.choose(option, "settle: Alien Oort Cloud Factory")
    assert red.credits == 2 - price
    assert table.goods(0) == {}  # a production world arrives without a good
    assert table.seat == -1


def test_it_is_an_alien_technology_world_if_its_owner_says_so() -> None:
    table = Table()
    red = table.empire(0, colonists=2, colonies=["alien_research_team"], explored=[OORT])
    table.select("settle", by=1)
    table.choose("name kind: Alien Technology", "settle: Alien Oort Cloud Factory")
    assert red.credits == 0


def test_it_is_not_asked_for_in_settle_without_a_power_that_looks_at_kinds() -> None:
    table = Table()
    table.empire(
        0, credits=2, colonists=2, colonies=["new_sparta"], developments=["terraforming_specialists"], explored=[OORT]
    )
    table.select("settle", by=1)
    assert table.question == "settle"


def test_it_is_not_asked_for_in_settle_when_it_is_a_colony_that_no_power_looks_at() -> None:
    """NF-13: only where it can matter. Alpha Centauri looks at the kind of a world to be settled, not of a colony."""
    table = Table()
    table.empire(0, credits=2, colonists=1, colonies=["alpha_centauri", OORT], explored=["gem_world"])
    table.select("settle", by=1)
    assert table.question == "settle"


def test_only_its_owner_is_asked() -> None:
    table = Table()
    table.empire(0, credits=9, colonists=2, colonies=["alpha_centauri"], explored=["comet_zone"])
    table.empire(1, colonies=[OORT], goods={OORT: "genes"})
    table.select("settle", by=0)
    assert (table.seat, table.question) == (0, "settle")


# With Terraforming Engineers


def test_engineers_replace_it_by_a_world_of_the_kind_named() -> None:
    for option, world in (("name kind: Novelty", "spice_world"), ("name kind: Genes", "distant_world")):
        table = Table()
        table.empire(
            0,
            colonies=[OORT],
            goods={OORT: "alien"},
            developments=["terraforming_engineers"],
            explored=["spice_world", "distant_world", "alien_rosetta_stone_world"],
        )
        supply = table.goods_supply("alien")
        table.select("settle", by=1)
        assert table.options() == ALL_KINDS  # never gray
        table.choose(option)
        assert table.options() == ["take colonists", "replace: Alien Oort Cloud Factory"]
        table.choose("replace: Alien Oort Cloud Factory")
        assert table.colonies(0) == [world]
        assert table.goods_supply("alien") == supply + 1
        table.finish()
        assert OORT in table.bag()


def test_engineers_replace_a_colony_of_the_kind_named_by_it_and_never_a_gray_one() -> None:
    """Epsilon Eridani is gray, and would fit by its cost."""
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=["epsilon_eridani", "gem_world", "asteroid_belt"],
        developments=["terraforming_engineers"],
        explored=[OORT],
    )
    table.select("settle", by=1)
    assert table.options() == ALL_KINDS
    table.choose("name kind: Rare Elements")
    assert table.options() == ["take colonists", "replace: Asteroid Belt"]
    table.choose("replace: Asteroid Belt")
    assert table.colonies(0) == ["epsilon_eridani", "gem_world", OORT]


def test_its_kind_is_named_when_it_is_drawn_in_the_middle_of_settle() -> None:
    """Terraforming Robots draw it after a first world; with Terraforming Engineers its kind matters from then on."""
    table = Table(draws=[OORT])
    table.empire(
        0,
        colonists=2,
        colonies=["gem_world"],
        developments=["terraforming_robots", "terraforming_engineers"],
        explored=["refugee_world"],
    )
    table.select("settle", by=1)
    table.choose("settle: Refugee World")
    assert table.explored(0) == [OORT]
    assert (table.seat, table.question) == (0, "name_kind")
    table.choose("name kind: Novelty", "replace: Gem World")
    assert OORT in table.colonies(0)


def test_its_kind_is_named_when_it_is_drawn_in_time_to_be_the_second_world() -> None:
    """Terraforming Robots draw it after a first world; Alpha Centauri looks at the kind of the one that Improved
    Logistics allow besides."""
    table = Table(draws=[OORT])
    table.empire(
        0,
        colonists=4,
        credits=9,
        colonies=["alpha_centauri"],
        developments=["terraforming_robots", "improved_logistics"],
        explored=["refugee_world"],
    )
    table.select("settle", by=1)
    table.choose("settle: Refugee World")
    assert table.explored(0) == [OORT]
    assert (table.seat, table.question) == (0, "name_kind")
    table.choose("name kind: Rare Elements")
    assert table.question == "settle_more"
    assert any(option.startswith("settle: Alien Oort") for option in table.options())


def test_its_kind_is_not_asked_for_when_it_is_drawn_too_late_to_be_placed() -> None:
    """Alpha Centauri looks at the kind of a world to be settled, and no second one can be."""
    table = Table(draws=[OORT])
    table.empire(
        0, colonists=2, colonies=["alpha_centauri"], developments=["terraforming_robots"], explored=["refugee_world"]
    )
    table.select("settle", by=1)
    table.choose("settle: Refugee World")
    assert table.explored(0) == [OORT]
    assert table.seat == -1


# Its good


def test_its_good_cannot_be_sold_not_even_by_trade_league() -> None:
    table = Table()
    table.empire(
        0,
        colonies=[OORT, "gem_world"],
        goods={OORT: "alien", "gem_world": "novelty"},
        developments=["trade_league"],
    )
    table.select("trade_consume", by=1)
    assert table.options() == ["pass", "sell: Gem World"]
    table.choose("sell: Gem World")
    assert table.seat == -1  # nothing is left that Trade League could sell
    assert table.goods(0) == {OORT: "alien"}


def test_its_good_may_be_consumed_as_the_kind_it_has() -> None:
    """Its kind does not matter in Trade-Consume, so it is not asked for."""
    table = Table()
    red = table.empire(
        0, colonies=[OORT, "gem_world"], goods={OORT: "novelty"}, developments=["consumer_markets", "mining_league"]
    )
    table.select("trade_consume", by=1)
    assert table.seat == -1
    assert (red.chips, red.credits, table.goods(0)) == (1, 1, {})


def test_its_good_may_be_given_up_for_temporary_military() -> None:
    table = Table()
    table.empire(
        0,
        colonists=1,
        colonies=[OORT],
        goods={OORT: "rare"},
        developments=["military_industry"],
        explored=["rebel_miners"],
    )
    table.select("settle", by=1)
    table.choose("use: Military Industry", "settle: Rebel Miners")
    assert table.goods(0) == {}


def test_its_good_may_be_stockpiled() -> None:
    table = Table(goals=True)
    table.goal_up("stockpile_resources")
    red = table.empire(0, colonies=[OORT])
    table.select("produce", by=1)
    table.choose("name kind: Genes", "stockpile good: Alien Oort Cloud Factory")
    assert red.stockpiled_goods == (KINDS.index("genes"),)
    assert table.goods(0) == {}


# Scoring


@pytest.mark.parametrize(("option", "bonus"), [("name kind: Rare Elements", 4), ("name kind: Novelty", 2)])
def test_its_kind_is_named_for_scoring(option: str, bonus: int) -> None:
    table = Table()
    table.empire(0, colonies=["rebel_miners", OORT], developments=["mining_league"])
    table.state.ending = 8
    table.end_round()
    assert (table.seat, table.question) == (0, "name_kind")
    assert table.options() == ALL_KINDS
    table.choose(option)
    assert table.result().breakdown[0]["bonuses"] == bonus


def test_its_kind_counts_for_diversification() -> None:
    table = Table(goals=True)
    table.goal_up("diversification")
    table.empire(0, colonies=["rebel_miners", "gem_world", OORT])
    table.state.ending = 8
    table.end_round()
    table.choose("name kind: Genes")
    assert table.result().breakdown[0]["goals"] == 3


def test_its_kind_is_not_asked_for_in_scoring_if_it_makes_no_difference() -> None:
    """It is an ALIEN tile whatever its kind."""
    table = Table()
    table.empire(0, colonies=[OORT], developments=["alien_tech_institute", "frontier_settlers"])
    assert table.end_game().breakdown[0]["bonuses"] == 4 + 1
