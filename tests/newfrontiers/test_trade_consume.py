"""Trade, Consume: the bonus, selling one good, and Consume powers."""

import pytest

from tests.newfrontiers.table import Table

# One colony of each kind with its good.
FOUR_GOODS = {"gem_world": "novelty", "comet_zone": "rare", "distant_world": "genes", "alien_data_repository": "alien"}


def sold(table: Table, colony: str) -> int:
    """The credits Blue gets for the good of a colony."""
    table.select("trade_consume", by=0)
    before = table.state.empires[1].credits
    table.choose(f"sell: {colony}")
    return table.state.empires[1].credits - before


# Trade


def test_selector_takes_1_vp_first() -> None:
    """NF-15: the selector takes 1 VP first."""
    table = Table(players=3)
    table.empire(1, colonies=["gem_world"], goods={"gem_world": "novelty"})
    table.select("trade_consume", by=1)
    assert table.question == "sell"  # nothing is sold yet
    assert [empire.chips for empire in table.state.empires] == [0, 1, 0]


@pytest.mark.parametrize(
    ("colony", "price"),
    [("Gem World", 1), ("Comet Zone", 2), ("Lost Species Ark World", 3), ("Alien Robotic Factory", 4)],
)
def test_trade_prices(colony: str, price: int) -> None:
    """TRADE: 1-4 credits for Novelty, Rare Elements, Genes, Alien Technology; no power is needed."""
    table = Table(players=3)
    goods = {"gem_world": "novelty", "comet_zone": "rare", "lost_species_ark_world": "genes"}
    goods["alien_robotic_factory"] = "alien"
    table.empire(1, colonies=list(goods), goods=goods)
    assert sold(table, colony) == price


def test_selling_is_optional() -> None:
    """NF-15: each player may sell one good."""
    table = Table(players=3)
    table.empire(1, colonies=list(FOUR_GOODS), goods=FOUR_GOODS)
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.goods(1) == FOUR_GOODS


def test_only_one_good_is_sold() -> None:
    """NF-15: one good."""
    table = Table(players=3)
    table.empire(1, colonies=list(FOUR_GOODS), goods=FOUR_GOODS)
    table.select("trade_consume", by=0)
    table.choose("sell: Comet Zone")
    assert table.seat == -1
    assert len(table.goods(1)) == 3


def test_a_sold_good_returns_to_the_supply() -> None:
    """TRADE: "returning it to the supply"."""
    table = Table(players=3)
    table.empire(1, colonies=["comet_zone"], goods={"comet_zone": "rare"})
    table.select("trade_consume", by=0)
    table.choose("sell: Comet Zone")
    assert table.goods_supply("rare") == 17
    assert "Blue sells the Rare Elements good of Comet Zone for 2 credits" in table.log


def test_trade_powers_add_up() -> None:
    """TRADE: "Trade powers increase the credits received": Export Duties +1, Space Port +2 for Rare Elements."""
    table = Table(players=3)
    table.empire(1, colonies=["comet_zone", "space_port"], goods={"comet_zone": "rare"}, developments=["export_duties"])
    assert sold(table, "Comet Zone") == 2 + 1 + 2


def test_trade_powers_bring_nothing_without_a_sale() -> None:
    """TRADE: "If a player does not trade a good, then these powers have no effect." """
    table = Table(players=3)
    table.empire(1, colonies=["comet_zone"], goods={"comet_zone": "rare"}, developments=["export_duties"])
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.state.empires[1].credits == 0


def test_each_player_sells_and_consumes_before_the_next() -> None:
    """TRADE, CONSUME: "two parts, both done together by each player in order"."""
    table = Table(players=3)
    table.empire(0, colonies=["new_vinland"], goods={"new_vinland": "novelty"})
    table.empire(1, colonies=["comet_zone"], goods={"comet_zone": "rare"})
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert (table.seat, table.question) == (1, "sell")
    assert table.goods(0) == {}  # New Vinland has consumed it


# Consume


def test_consume_powers_must_be_used() -> None:
    """NF-15: then must use consume powers until none applies."""
    table = Table(players=3)
    table.empire(1, colonies=["new_vinland"], goods={"new_vinland": "novelty"})
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.seat == -1
    assert table.goods(1) == {}
    assert table.state.empires[1].credits == 2


def test_each_consume_power_is_used_at_most_once() -> None:
    """NF-15: each at most once."""
    table = Table(players=3)
    goods = {"new_vinland": "novelty", "comet_zone": "rare"}
    table.empire(1, colonies=list(goods), goods=goods)
    table.select("trade_consume", by=0)
    table.choose("pass", "good: Comet Zone")
    assert table.seat == -1
    assert table.goods(1) == {"new_vinland": "novelty"}


def test_the_owner_chooses_the_order_of_consume_powers() -> None:
    """NF-15: in the order they like."""
    table = Table(players=3)
    table.empire(1, colonies=["new_vinland", "galactic_resort"], goods={"new_vinland": "novelty"})
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.options() == ["use: New Vinland", "use: Galactic Resort"]
    table.choose("use: Galactic Resort")
    assert (table.state.empires[1].chips, table.state.empires[1].credits) == (1, 1)


def test_consuming_cannot_be_stopped_while_a_power_applies() -> None:
    """NF-15: until none applies; the second power has to be used too."""
    table = Table(players=3)
    goods = {"new_vinland": "novelty", "galactic_resort": "novelty", "comet_zone": "rare"}
    table.empire(1, colonies=list(goods), goods=goods)
    table.select("trade_consume", by=0)
    table.choose("pass", "use: New Vinland", "good: Comet Zone")
    assert "pass" not in table.options()
    table.choose("good: New Vinland")
    assert table.goods(1) == {"galactic_resort": "novelty"}


def test_a_fixed_number_power_needs_all_its_goods() -> None:
    """NF-15: a fixed-number power needs all its goods: Old Earth does nothing with one."""
    table = Table(players=3)
    table.empire(1, colonies=["old_earth", "gem_world"], goods={"gem_world": "novelty"})
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.goods(1) == {"gem_world": "novelty"}
    assert table.state.empires[1].chips == 0


def test_an_up_to_power_takes_as_many_as_it_can() -> None:
    """NF-15: an "up to" power must take as many as it can once chosen: three of four Novelty goods."""
    table = Table(players=3)
    goods = dict.fromkeys(["gem_world", "spice_world", "space_port", "artist_settlement"], "novelty")
    table.empire(1, colonies=list(goods), goods=goods, developments=["consumer_markets"])
    table.select("trade_consume", by=0)
    table.choose("pass", "good: Gem World", "good: Spice World", "good: Artist Settlement")
    assert table.goods(1) == {"space_port": "novelty"}
    assert (table.state.empires[1].chips, table.state.empires[1].credits) == (3, 3)


def test_an_up_to_power_works_with_a_single_good() -> None:
    """NF-15: as many as it can may be one: Imperium Arms Factories, 1 VP and 2 credits each."""
    table = Table(players=3)
    table.empire(1, colonies=["comet_zone"], goods={"comet_zone": "rare"}, developments=["imperium_arms_factories"])
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert (table.state.empires[1].chips, table.state.empires[1].credits) == (1, 2)


def test_goods_of_different_kinds() -> None:
    """Diversified Economy: 3 goods of different kinds together for 5 VPs; no two of the same kind."""
    table = Table(players=3)
    goods = {"gem_world": "novelty", "spice_world": "novelty", "comet_zone": "rare", "distant_world": "genes"}
    table.empire(1, colonies=list(goods), goods=goods, developments=["diversified_economy"])
    table.select("trade_consume", by=0)
    table.choose("pass", "good: Spice World")
    assert table.goods(1) == {"gem_world": "novelty"}
    assert table.state.empires[1].chips == 5


@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        (["Gem World", "Comet Zone"], ["spice_world", "rebel_miners"]),
        (["Gem World", "Rebel Miners"], ["comet_zone", "spice_world"]),
        (["Comet Zone"], ["gem_world", "rebel_miners"]),  # and Spice World, the only Novelty good after it
        (["Spice World"], ["gem_world", "comet_zone"]),  # and Rebel Miners
    ],
)
def test_every_set_of_goods_of_different_kinds_can_be_chosen(chosen: list[str], left: list[str]) -> None:
    """Galactic Exchange, up to 4 goods of different kinds: with two kinds it takes one good of each, any of them."""
    table = Table(players=3)
    goods = {"gem_world": "novelty", "comet_zone": "rare", "spice_world": "novelty", "rebel_miners": "rare"}
    table.empire(1, colonies=list(goods), goods=goods, developments=["galactic_exchange"])
    table.select("trade_consume", by=0)
    table.choose("pass", *(f"good: {name}" for name in chosen))
    assert list(table.goods(1)) == left
    assert (table.state.empires[1].chips, table.state.empires[1].credits) == (2, 2)


def test_different_kinds_do_not_apply_with_two_kinds() -> None:
    """NF-15: Diversified Economy needs three kinds, not three goods."""
    table = Table(players=3)
    goods = {"gem_world": "novelty", "spice_world": "novelty", "comet_zone": "rare"}
    table.empire(1, colonies=list(goods), goods=goods, developments=["diversified_economy"])
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.goods(1) == goods


def test_one_good_of_each_listed_kind() -> None:
    """Uplift Descendants: 1 Novelty and 1 Genes good together for 3 VPs."""
    table = Table(players=3)
    goods = {"uplift_descendants": "novelty", "comet_zone": "rare", "distant_world": "genes"}
    table.empire(1, colonies=list(goods), goods=goods)
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.goods(1) == {"comet_zone": "rare"}
    assert table.state.empires[1].chips == 3


def test_a_power_that_consumes_nothing_is_used_too() -> None:
    """NF-15: a power that consumes nothing (gain 1 VP) is used too, without any goods: Galactic Salon."""
    table = Table(players=3)
    table.empire(1, developments=["galactic_salon"])
    table.select("trade_consume", by=0)
    assert table.state.empires[1].chips == 1


def test_no_consume_power_no_consumption() -> None:
    """CONSUME: "A player without consumption powers cannot consume any goods." """
    table = Table(players=3)
    table.empire(1, colonies=list(FOUR_GOODS), goods=FOUR_GOODS)
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.seat == -1
    assert table.goods(1) == FOUR_GOODS


# Prosperous Economy


@pytest.mark.parametrize(("developments", "vp"), [([], 3), (["prosperous_economy"], 3 + 2)])
def test_prosperous_economy_adds_1_vp_for_each_good(developments: list[str], vp: int) -> None:
    """NF-15: Prosperous Economy adds 1 VP per good consumed: 2 for the two goods of Old Earth."""
    table = Table(players=3)
    goods = {"gem_world": "novelty", "comet_zone": "rare"}
    table.empire(1, colonies=["old_earth", *goods], goods=goods, developments=developments)
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.state.empires[1].chips == vp


def test_prosperous_economy_adds_nothing_for_a_sale() -> None:
    """NF-15: it is for goods consumed; a good sold is none."""
    table = Table(players=3)
    table.empire(1, colonies=["comet_zone"], goods={"comet_zone": "rare"}, developments=["prosperous_economy"])
    table.select("trade_consume", by=0)
    table.choose("sell: Comet Zone")
    assert table.state.empires[1].chips == 0


def test_prosperous_economy_adds_1_vp_for_galactic_salon() -> None:
    """NF-15: and 1 VP if Galactic Salon is owned, which gives 1 VP itself; no good is needed."""
    table = Table(players=3)
    table.empire(1, developments=["prosperous_economy", "galactic_salon"])
    table.select("trade_consume", by=0)
    assert table.state.empires[1].chips == 2


def test_another_players_galactic_salon_does_not_help() -> None:
    """NF-15: its owner must own Galactic Salon."""
    table = Table(players=3)
    table.empire(1, developments=["prosperous_economy"])
    table.empire(2, developments=["galactic_salon"])
    table.select("trade_consume", by=0)
    assert [empire.chips for empire in table.state.empires] == [1, 0, 1]


# Trade League


def test_trade_league_sells_a_second_good_with_all_trade_powers() -> None:
    """Data README, `sell`: one more good at its trade price with all Trade powers: (2 + 1) + (1 + 1) credits."""
    table = Table(players=3)
    goods = {"comet_zone": "rare", "gem_world": "novelty"}
    table.empire(1, colonies=list(goods), goods=goods, developments=["trade_league"])
    table.select("trade_consume", by=0)
    table.choose("sell: Comet Zone", "use: Trade League")
    assert table.goods(1) == {}
    assert table.state.empires[1].credits == 5


def test_trade_league_may_sell_before_other_powers_consume() -> None:
    """NF-15: powers in the order they like; the optional one among them."""
    table = Table(players=3)
    table.empire(1, colonies=["new_vinland"], goods={"new_vinland": "novelty"}, developments=["trade_league"])
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.options() == ["use: New Vinland", "use: Trade League"]
    table.choose("use: Trade League")
    assert table.seat == -1
    assert table.goods(1) == {}


def test_a_good_sold_by_trade_league_is_not_consumed() -> None:
    """Data README, `sell`: a sale, not a consumption: Prosperous Economy adds nothing for it."""
    table = Table(players=3)
    developments = ["trade_league", "prosperous_economy"]
    table.empire(1, colonies=["gem_world"], goods={"gem_world": "novelty"}, developments=developments)
    table.select("trade_consume", by=0)
    table.choose("pass", "use: Trade League")
    assert table.state.empires[1].chips == 0
    assert table.state.empires[1].credits == 2
