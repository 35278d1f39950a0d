"""Produce: production colonies, windfall colonies, the credits on the tile, and what pays for goods."""

import pytest

from tests.newfrontiers.table import Table

# Production


def test_every_production_colony_without_a_good_gets_one() -> None:
    """PRODUCE: every production colony "that does not have a good receives a matching good"."""
    table = Table(players=3)
    colonies = ["artist_settlement", "comet_zone", "distant_world", "alien_data_repository"]
    table.empire(2, colonies=colonies)
    table.select("produce", by=0)
    assert table.goods(2) == {
        "artist_settlement": "novelty",
        "comet_zone": "rare",
        "distant_world": "genes",
        "alien_data_repository": "alien",
    }


def test_goods_come_from_the_supply() -> None:
    """NF-14: goods come from the finite supply (19 novelty, 17 rare, 13 genes, 11 alien)."""
    table = Table(players=3)
    assert [table.goods_supply(kind) for kind in ("novelty", "rare", "genes", "alien")] == [19, 17, 13, 11]
    table.empire(2, colonies=["artist_settlement", "gem_world", "comet_zone"])
    table.select("produce", by=0)
    assert [table.goods_supply(kind) for kind in ("novelty", "rare", "genes", "alien")] == [17, 16, 13, 11]


def test_a_colony_cannot_have_more_than_one_good() -> None:
    """PRODUCE: "A colony cannot have more than one good." """
    table = Table(players=3)
    table.empire(2, colonies=["artist_settlement"], goods={"artist_settlement": "novelty"})
    table.select("produce", by=0)
    assert table.goods_supply("novelty") == 18


def test_gray_and_windfall_colonies_produce_nothing_by_themselves() -> None:
    """PRODUCE: only production colonies produce; "Gray colonies never have goods." """
    table = Table(players=3)
    table.empire(2, colonies=["galactic_trendsetters", "asteroid_belt"])
    table.select("produce", by=0)
    assert table.goods(2) == {}


# The bonus


def test_selector_collects_the_credits_on_the_tile() -> None:
    """PRODUCE: "The player selecting this action collects all credits on it." """
    table = Table(players=3)
    table.state.produce_credits = 3
    table.select("produce", by=1)
    assert [empire.credits for empire in table.state.empires] == [0, 3, 0]
    assert table.state.produce_credits == 0
    assert "Blue takes 3 credits from the Produce tile" in table.log


def test_selector_takes_the_credits_before_producing() -> None:
    """NF-14: first take the credits on the tile, then produce: they may pay Damaged Alien Factory's fee."""
    table = Table(players=3)
    table.empire(0, colonies=["damaged_alien_factory"])
    table.state.produce_credits = 1
    table.select("produce", by=0)
    table.choose("produce: Damaged Alien Factory")
    assert table.goods(0) == {"damaged_alien_factory": "alien"}
    assert table.state.empires[0].credits == 0


def test_selector_produces_on_one_windfall_colony() -> None:
    """PRODUCE: the selecting player "selects one of their windfall colonies without a good"."""
    table = Table(players=3)
    table.empire(0, colonies=["asteroid_belt", "refugee_world"])
    table.select("produce", by=0)
    table.choose("produce: Refugee World")
    assert table.goods(0) == {"refugee_world": "novelty"}


def test_others_do_not_produce_on_windfall_colonies() -> None:
    """PRODUCE: the windfall is the selecting player's bonus."""
    table = Table(players=3)
    table.empire(1, colonies=["asteroid_belt"])
    table.select("produce", by=0)
    assert table.goods(1) == {}


def test_the_bonus_windfall_needs_a_colony_without_a_good() -> None:
    """PRODUCE: the bonus is for a windfall colony without a good, "if possible"."""
    table = Table(players=3)
    table.empire(0, colonies=["asteroid_belt"], goods={"asteroid_belt": "rare"})
    table.select("produce", by=0)
    assert table.goods_supply("rare") == 16


def test_the_bonus_windfall_comes_after_windfalls_by_powers() -> None:
    """NF-14: produce (including windfalls by powers), then the bonus windfall: both colonies get a good."""
    table = Table(players=3)
    table.empire(0, colonies=["pre_sentient_race", "asteroid_belt"], developments=["genetics_lab"])
    table.select("produce", by=0)
    assert table.goods(0) == {"pre_sentient_race": "genes", "asteroid_belt": "rare"}


# Order and shortage


def test_production_is_done_in_order_from_the_selector() -> None:
    """NF-14: in order from the selector: the last good goes to the first in order."""
    table = Table(players=3)
    for seat, colony in enumerate(["artist_settlement", "gem_world", "spice_world"]):
        table.empire(seat, colonies=[colony])
    table.leave_goods("novelty", 1)
    table.select("produce", by=1)
    assert [table.goods(seat) for seat in range(3)] == [{}, {"gem_world": "novelty"}, {}]


def test_the_bonus_windfall_comes_before_the_next_players_production() -> None:
    """NF-14: each player completes production, the selector's bonus included, before the next."""
    table = Table(players=3)
    table.empire(0, colonies=["refugee_world"])
    table.empire(1, colonies=["gem_world"])
    table.leave_goods("novelty", 1)
    table.select("produce", by=0)
    assert [table.goods(seat) for seat in range(2)] == [{"refugee_world": "novelty"}, {}]


def test_windfalls_by_powers_come_before_the_next_players_production() -> None:
    """NF-14: each player completes production (including windfalls by powers) before the next."""
    table = Table(players=3)
    table.empire(1, colonies=["pre_sentient_race"], developments=["genetics_lab"])
    table.empire(2, colonies=["distant_world"])
    table.leave_goods("genes", 1)
    table.select("produce", by=0)
    assert [table.goods(seat) for seat in (1, 2)] == [{"pre_sentient_race": "genes"}, {}]


def test_with_too_few_goods_the_player_chooses_which_worlds_get_them() -> None:
    """NF-14: with too few, the player chooses which worlds get them."""
    table = Table(players=3)
    table.empire(1, colonies=["artist_settlement", "gem_world", "spice_world"])
    table.leave_goods("novelty", 2)
    table.select("produce", by=0)
    table.choose("produce: Spice World", "produce: Artist Settlement")
    assert table.goods(1) == {"artist_settlement": "novelty", "spice_world": "novelty"}


def test_when_a_good_is_produced_here_pays_only_if_one_was() -> None:
    """NF-14: Gem World pays nothing if the last good goes to another colony."""
    table = Table(players=3)
    table.empire(1, colonies=["artist_settlement", "gem_world"])
    table.leave_goods("novelty", 1)
    table.select("produce", by=0)
    table.choose("produce: Artist Settlement")
    assert table.state.empires[1].credits == 0


# Powers


def test_when_a_good_is_produced_here() -> None:
    """NF-14: "when a good is produced here" pays if one was: Lost Species Ark World 2, Gem World 1."""
    table = Table(players=3)
    table.empire(1, colonies=["lost_species_ark_world", "gem_world"])
    table.select("produce", by=0)
    assert table.state.empires[1].credits == 3


def test_a_windfall_power_is_for_its_kind() -> None:
    """Genetics Lab: a good on one empty Genes windfall colony, of which the owner chooses one."""
    table = Table(players=3)
    table.empire(
        1, colonies=["asteroid_belt", "pre_sentient_race", "ravaged_uplift_world"], developments=["genetics_lab"]
    )
    table.select("produce", by=0)
    assert table.options() == ["produce: Pre-Sentient Race", "produce: Ravaged Uplift World"]
    table.choose("produce: Ravaged Uplift World")
    assert table.goods(1) == {"ravaged_uplift_world": "genes"}


def test_a_windfall_power_for_any_kind() -> None:
    """Data README, `windfall` of `any`: a windfall colony of every kind."""
    table = Table(players=3, rift=True)
    table.empire(1, colonies=["starry_rift_pioneers", "asteroid_belt"], goods={"starry_rift_pioneers": "novelty"})
    table.select("produce", by=0)
    assert table.goods(1) == {"starry_rift_pioneers": "novelty", "asteroid_belt": "rare"}


def test_a_gain_in_produce_per_tile() -> None:
    """Pan-Galactic League: "gain 1 for each Genes colony in your empire"."""
    table = Table(players=3)
    colonies = ["malevolent_lifeforms", "pre_sentient_race", "comet_zone"]
    table.empire(1, colonies=colonies, goods={"comet_zone": "rare"}, developments=["pan_galactic_league"])
    table.select("produce", by=0)
    assert table.state.empires[1].credits == 2


@pytest.mark.parametrize(("goods", "paid"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_a_reward_for_every_two_goods(goods: int, paid: int) -> None:
    """Galactic Home Front: 1 credit for every 2 goods you make, rounded down."""
    table = Table(players=3, rift=True)
    colonies = ["artist_settlement", "spice_world", "rebel_miners", "distant_world"]
    table.empire(1, colonies=colonies[:goods], developments=["galactic_home_front"])
    table.select("produce", by=0)
    assert table.state.empires[1].credits == paid


@pytest.mark.parametrize(("rival", "paid"), [(["rebel_miners"], 2), (["rebel_miners", "imperium_depot"], 0)])
def test_mining_industries_need_more_than_each_other_player(rival: list[str], paid: int) -> None:
    """Data README, `most_produced`: more goods of the kind than each other player; a tie pays nothing."""
    table = Table(players=3)
    table.empire(1, colonies=["comet_zone", "mining_mole_uplift_race"], developments=["mining_industries"])
    table.empire(2, colonies=rival)
    table.select("produce", by=0)
    assert table.state.empires[1].credits == 1 + paid  # Comet Zone's own credit


def test_mining_industries_compare_when_all_have_produced() -> None:
    """Data README, `most_produced`: once all players have produced; a player later in order counts too."""
    table = Table(players=3)
    table.empire(0, colonies=["rebel_miners"], developments=["mining_industries"])
    table.empire(2, colonies=["mining_mole_uplift_race", "imperium_depot"])
    table.select("produce", by=0)
    assert table.state.empires[0].credits == 0


def test_a_colony_with_a_fee_produces_only_if_paid() -> None:
    """Damaged Alien Factory: skipped by the normal action; its owner may pay 1 credit to produce its good."""
    table = Table(players=3)
    table.empire(1, credits=1, colonies=["damaged_alien_factory"])
    table.select("produce", by=0)
    table.choose("pass")
    assert table.goods(1) == {}
    assert table.state.empires[1].credits == 1


def test_a_colony_with_a_fee_does_not_produce_without_credits() -> None:
    """Damaged Alien Factory: without a credit there is nothing to pay with."""
    table = Table(players=3)
    table.empire(1, colonies=["damaged_alien_factory"])
    table.select("produce", by=0)
    assert table.seat == -1
    assert table.goods(1) == {}
