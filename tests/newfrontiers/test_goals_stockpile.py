"""Galactic Goals: stockpiling goods, worlds and credits."""

import pytest

from tests.newfrontiers.table import Table

SEVEN = ["gem_world", "spice_world", "space_port", "asteroid_belt", "comet_zone", "rebel_base", "rebel_miners"]
# An empire at the limit of nine, with its home colony.
EIGHT = [
    "refugee_world",
    "artist_settlement",
    "destroyed_world",
    "new_vinland",
    "radioactive_world",
    "rebel_outpost",
    "rebel_homeworld",
    "distant_world",
]


def explore_to_eleven(table: Table) -> None:
    """Red, with nine worlds, explores two more; the others pick one each."""
    table.empire(0, colonies=["old_earth"], explored=EIGHT)
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Rebel Base", "pick: Spice World", "pick: Space Port")


# Goods


def test_goods_may_be_stockpiled_after_produce() -> None:
    """NF-19, NF-1: goods after their Produce (and not "only in Explore or Settle")."""
    table = Table(players=3, goals=True)
    table.goal_up("stockpile_resources")
    table.empire(1, colonies=["gem_world", "comet_zone"])
    table.select("produce", by=0)
    assert (table.seat, table.options()) == (1, ["pass", "stockpile good: Gem World", "stockpile good: Comet Zone"])
    table.choose("stockpile good: Gem World")
    table.choose("pass")
    assert table.goods(1) == {"comet_zone": "rare"}
    assert len(table.state.empires[1].stockpiled_goods) == 1


def test_some_or_all_goods_may_be_stockpiled() -> None:
    """GOAL TILES: "may stockpile some or all of your goods after Produce"."""
    table = Table(players=3, goals=True)
    table.goal_up("stockpile_resources")
    table.empire(1, colonies=["gem_world", "comet_zone"])
    table.select("produce", by=0)
    table.choose("stockpile good: Gem World", "stockpile good: Comet Zone")
    assert table.goods(1) == {}
    assert len(table.state.empires[1].stockpiled_goods) == 2


def test_a_good_produced_earlier_may_be_stockpiled() -> None:
    """GOAL TILES: "some or all of your goods", not only the new ones."""
    table = Table(players=3, goals=True)
    table.goal_up("stockpile_resources")
    table.empire(1, colonies=["asteroid_belt"], goods={"asteroid_belt": "rare"})
    table.select("produce", by=0)
    table.choose("stockpile good: Asteroid Belt")
    assert table.goods(1) == {}


def test_stockpiled_goods_do_not_return_to_the_supply() -> None:
    """GOALS: "Stockpiled items may not be removed", so goods may run out."""
    table = Table(players=3, goals=True)
    table.goal_up("stockpile_resources")
    table.empire(1, colonies=["gem_world"])
    table.select("produce", by=0)
    table.choose("stockpile good: Gem World")
    assert table.goods_supply("novelty") == 18


def test_a_player_stockpiles_before_the_next_player_produces() -> None:
    """NF-14, NF-19: after their Produce, in player order: who comes later has yet to produce, and knows by then what
    was stockpiled."""
    table = Table(players=3, goals=True)
    table.goal_up("stockpile_resources")
    table.empire(0, colonies=["gem_world"])
    table.empire(1, colonies=["spice_world"])
    table.select("produce", by=0)
    assert (table.seat, table.question) == (0, "stockpile_good")
    assert table.goods(1) == {}
    table.choose("stockpile good: Gem World")
    assert (table.seat, table.question) == (1, "stockpile_good")
    assert table.goods(1) == {"spice_world": "novelty"}


def test_no_more_than_six_goods_are_stockpiled() -> None:
    """NF-19: limits 6, 4 and 7: with five on the mat one more is possible, and then no other."""
    table = Table(players=3, goals=True)
    table.goal_up("stockpile_resources")
    blue = table.empire(1, colonies=["gem_world", "comet_zone"])
    blue.stockpiled_goods = (0,) * 5
    table.select("produce", by=0)
    table.choose("stockpile good: Gem World")
    assert table.seat == -1
    assert table.goods(1) == {"comet_zone": "rare"}
    assert len(blue.stockpiled_goods) == 6


def test_a_stockpiled_good_still_counts_as_produced() -> None:
    """PRODUCE, notes: Mining Industries compares goods produced in the action, wherever they lie now."""
    table = Table(players=3, goals=True)
    table.goal_up("stockpile_resources")
    table.empire(1, colonies=["rebel_miners"], developments=["mining_industries"])
    table.select("produce", by=0)
    table.choose("stockpile good: Rebel Miners")
    assert table.state.empires[1].credits == 2


def test_no_goods_are_stockpiled_while_the_goal_is_not_face_up() -> None:
    """NF-19: while a stockpile goal is face up."""
    table = Table(players=3, goals=True)
    table.empire(1, colonies=["gem_world"])
    table.select("produce", by=0)
    assert table.seat == -1


def test_a_goal_turned_up_for_this_action_lets_everyone_stockpile() -> None:
    """NF-19: turned up before anyone does the action, anyone may stockpile in it."""
    table = Table(players=3, goals=True)
    table.goal_down("stockpile_resources", holder=2)
    table.empire(0, colonies=["gem_world"])
    table.select("produce", by=0)
    table.choose("turn up")
    assert (table.seat, table.question) == (0, "stockpile_good")


@pytest.mark.parametrize("goal", ["exploration", "tax_on_trade", "conscription"])
def test_each_goal_is_for_its_own_item(goal: str) -> None:
    """NF-1: each stockpile goal names its own action: no goods for another goal."""
    table = Table(players=3, goals=True)
    table.goal_up(goal)
    table.empire(0, colonies=["gem_world"])
    table.select("produce", by=0)
    assert table.seat == -1


# Worlds


def test_a_world_over_nine_may_be_stockpiled_after_explore() -> None:
    """NF-19: one discarded world after Explore, only a world they had to return for the limit of nine."""
    table = Table(players=3, goals=True, draws=SEVEN)
    table.goal_up("exploration")
    explore_to_eleven(table)
    table.choose("stockpile world: Rebel Outpost")
    assert "rebel_outpost" not in table.explored(0)
    assert "rebel_outpost" not in table.bag()
    assert "Red stockpiles Rebel Outpost" in table.log


def test_only_one_world_is_stockpiled_in_an_action() -> None:
    """NF-19, GOALS: "only one world tile per Explore or Settle action"; the second one goes back to the bag."""
    table = Table(players=3, goals=True, draws=SEVEN)
    table.goal_up("exploration")
    explore_to_eleven(table)
    table.choose("stockpile world: Rebel Outpost")
    assert (table.seat, table.question) == (0, "discard")
    assert not any(option.startswith("stockpile") for option in table.options())
    table.choose("discard: Gem World")
    assert len(table.state.empires[0].stockpiled_worlds) == 1


def test_stockpiling_a_world_is_optional() -> None:
    """NF-19: anyone may stockpile."""
    table = Table(players=3, goals=True, draws=SEVEN)
    table.goal_up("exploration")
    explore_to_eleven(table)
    table.choose("discard: Rebel Outpost", "discard: Gem World")
    assert table.state.empires[0].stockpiled_worlds == ()


def test_the_second_world_over_nine_may_be_the_one_stockpiled() -> None:
    """NF-19: one in an action, whichever of those to be returned."""
    table = Table(players=3, goals=True, draws=SEVEN)
    table.goal_up("exploration")
    explore_to_eleven(table)
    table.choose("discard: Gem World", "stockpile world: Rebel Outpost")
    assert len(table.state.empires[0].stockpiled_worlds) == 1


def test_no_world_is_stockpiled_below_the_limit_of_nine() -> None:
    """NF-19: only a world they had to return for the limit of nine."""
    table = Table(players=3, goals=True, draws=SEVEN)
    table.goal_up("exploration")
    table.empire(0, colonies=["old_earth"], explored=EIGHT[:6])
    table.select("explore", by=0)
    table.choose("pick: Gem World", "pick: Rebel Base", "pick: Spice World", "pick: Space Port")
    assert table.seat == -1
    assert len(table.explored(0)) == 8


def test_no_more_than_four_worlds_are_stockpiled() -> None:
    """NF-19: limits 6, 4 and 7."""
    table = Table(players=3, goals=True, draws=SEVEN)
    table.goal_up("exploration")
    table.state.empires[0].stockpiled_worlds = (0, 1, 2, 3)
    explore_to_eleven(table)
    assert table.question == "discard"
    assert not any(option.startswith("stockpile") for option in table.options())


def test_no_world_is_stockpiled_while_the_goal_is_not_face_up() -> None:
    """NF-19: while a stockpile goal is face up."""
    table = Table(players=3, goals=True, draws=SEVEN)
    explore_to_eleven(table)
    assert not any(option.startswith("stockpile") for option in table.options())


# Credits


def test_credits_from_a_sale_may_be_stockpiled() -> None:
    """NF-19, NF-1: credits received from a sale, some or all of them."""
    table = Table(players=3, goals=True)
    table.goal_up("tax_on_trade")
    table.empire(1, credits=5, colonies=["comet_zone"], goods={"comet_zone": "rare"}, developments=["export_duties"])
    table.select("trade_consume", by=0)
    table.choose("sell: Comet Zone")
    assert table.options() == [f"stockpile credits: {amount}" for amount in range(4)]
    table.choose("stockpile credits: 2")
    assert (table.state.empires[1].credits, table.state.empires[1].stockpiled_credits) == (5 + 1, 2)


def test_no_credits_are_stockpiled_without_a_sale() -> None:
    """NF-19: only credits received from a sale; New Vinland's are none."""
    table = Table(players=3, goals=True)
    table.goal_up("tax_on_trade")
    table.empire(1, credits=5, colonies=["new_vinland"], goods={"new_vinland": "novelty"})
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.seat == -1
    assert (table.state.empires[1].credits, table.state.empires[1].stockpiled_credits) == (7, 0)


@pytest.mark.parametrize("before", [5, 6])
def test_no_more_than_seven_credits_are_stockpiled(before: int) -> None:
    """NF-19: limits 6, 4 and 7: with five or six on the mat as many as there is room for, of a sale for four."""
    table = Table(players=3, goals=True)
    table.goal_up("tax_on_trade")
    blue = table.empire(1, colonies=["alien_robotic_factory"], goods={"alien_robotic_factory": "alien"})
    blue.stockpiled_credits = before
    table.select("trade_consume", by=0)
    table.choose("sell: Alien Robotic Factory")
    assert table.options() == [f"stockpile credits: {amount}" for amount in range(7 - before + 1)]


def test_a_full_mat_takes_no_credits() -> None:
    """NF-19: limits 6, 4 and 7."""
    table = Table(players=3, goals=True)
    table.goal_up("tax_on_trade")
    blue = table.empire(1, colonies=["comet_zone"], goods={"comet_zone": "rare"})
    blue.stockpiled_credits = 7
    table.select("trade_consume", by=0)
    table.choose("sell: Comet Zone")
    assert table.seat == -1
    assert blue.credits == 2


def test_credits_of_trade_leagues_second_sale_may_be_stockpiled_too() -> None:
    """NF-19 and data README, `sell`: "its credits count as credits from a Trade"."""
    table = Table(players=3, goals=True)
    table.goal_up("tax_on_trade")
    goods = {"comet_zone": "rare", "gem_world": "novelty"}
    table.empire(1, colonies=list(goods), goods=goods, developments=["trade_league"])
    table.select("trade_consume", by=0)
    table.choose("sell: Comet Zone", "stockpile credits: 3", "use: Trade League")
    assert table.options() == [f"stockpile credits: {amount}" for amount in range(3)]
    table.choose("stockpile credits: 2")
    assert (table.state.empires[1].credits, table.state.empires[1].stockpiled_credits) == (0, 5)


def test_no_credits_are_stockpiled_while_the_goal_is_not_face_up() -> None:
    """NF-19: while a stockpile goal is face up."""
    table = Table(players=3, goals=True)
    table.empire(1, colonies=["comet_zone"], goods={"comet_zone": "rare"})
    table.select("trade_consume", by=0)
    table.choose("sell: Comet Zone")
    assert table.seat == -1
    assert table.state.empires[1].credits == 2
