"""Effects of Produce powers."""

import pytest

from tests.newfrontiers.effects import correct, covers
from tests.newfrontiers.table import Table
from windfall.engine.kinds import WINDFALL
from windfall.titles.newfrontiers.components.tiles import GOODS, INDEX


@covers("rebel_underground", "produce", "gain")
def test_gain_needs_no_production() -> None:
    table = Table(rift=True)
    red = table.empire(0, colonies=["industrial_robots", "rebel_underground"])
    table.select("produce", by=1)
    assert red.credits == 2


@covers("imperium_fifth_column", "produce", "gain")
def test_gain_per_tile_with_a_keyword() -> None:
    """Developments count too, and the tile itself."""
    table = Table()
    red = table.empire(
        0,
        colonies=["imperium_fifth_column", "imperium_depot", "rebel_miners"],
        developments=["imperium_arms_factories"],
        explored=["imperium_munitions_inc"],
    )
    table.select("produce", by=1)
    assert red.credits == 3


def test_gain_per_colony_of_a_kind() -> None:
    """Pan-Galactic League: windfall, production and home colonies alike."""
    table = Table()
    red = table.empire(
        0,
        colonies=["ancient_race", "lost_species_ark_world", "avian_uplift_race", "gem_world"],
        developments=["pan_galactic_league"],
        goods={"lost_species_ark_world": "genes", "gem_world": "novelty"},
    )
    table.select("produce", by=1)
    assert red.credits == 3


def test_gain_per_military_colony_with_a_keyword() -> None:
    """Imperium Lords: Rebel Cantina is a REBEL colony, but not a military one."""
    table = Table()
    red = table.empire(0, colonies=["rebel_cantina", "rebel_base", "rebel_miners"], developments=["imperium_lords"])
    table.select("produce", by=1)
    assert red.credits == 2


def test_gain_for_nothing_that_matches_is_nothing() -> None:
    table = Table()
    red = table.empire(0, colonies=["gem_world"], developments=["pan_galactic_league"], goods={"gem_world": "novelty"})
    table.select("produce", by=1)
    assert red.credits == 0


def test_gain_in_produce_cannot_pay_a_fee_in_the_same_action() -> None:
    """It comes after the owner produced."""
    table = Table()
    table.empire(0, colonies=["damaged_alien_factory", "rebel_underground"])
    table.select("produce", by=1)
    assert table.seat == -1
    assert table.goods(0) == {}


@covers("genetics_lab", "produce", "windfall")
def test_windfall_of_one_kind() -> None:
    table = Table()
    table.empire(
        0,
        colonies=["avian_uplift_race", "pre_sentient_race", "asteroid_belt"],
        goods={"pre_sentient_race": "genes"},
        developments=["genetics_lab"],
    )
    table.select("produce", by=1)
    assert table.goods(0) == {"avian_uplift_race": "genes", "pre_sentient_race": "genes"}


def test_windfall_is_on_one_colony_of_the_owners_choice_and_must_be_used() -> None:
    table = Table()
    table.empire(0, colonies=["avian_uplift_race", "pre_sentient_race"], developments=["genetics_lab"])
    table.select("produce", by=1)
    assert table.options() == ["produce: Avian Uplift Race", "produce: Pre-Sentient Race"]
    table.choose("produce: Pre-Sentient Race")
    assert table.goods(0) == {"pre_sentient_race": "genes"}
    assert table.seat == -1


@covers("starry_rift_pioneers", "produce", "windfall")
def test_windfall_of_any_kind() -> None:
    table = Table(rift=True)
    table.empire(0, colonies=["starry_rift_pioneers", "asteroid_belt", "deserted_alien_outpost"])
    table.select("produce", by=1)
    assert table.options() == [
        "produce: Starry Rift Pioneers",
        "produce: Asteroid Belt",
        "produce: Deserted Alien Outpost",
    ]
    table.choose("produce: Deserted Alien Outpost")
    assert table.goods(0) == {"deserted_alien_outpost": "alien"}


def test_windfall_powers_and_the_bonus_add_up() -> None:
    """Mining Robots take the Rare Elements colony, so two are left for the power for any kind and the bonus."""
    table = Table(rift=True)
    table.empire(
        0,
        colonies=["starry_rift_pioneers", "asteroid_belt", "deserted_alien_outpost"],
        developments=["mining_robots"],
    )
    table.select("produce", by=0)
    table.choose("produce: Starry Rift Pioneers")
    assert table.goods(0) == {
        "starry_rift_pioneers": "novelty",
        "asteroid_belt": "rare",
        "deserted_alien_outpost": "alien",
    }


def test_a_windfall_power_does_nothing_for_a_production_colony() -> None:
    table = Table()
    table.empire(0, colonies=["comet_zone"], goods={"comet_zone": "rare"}, developments=["mining_robots"])
    table.select("produce", by=1)
    assert table.goods(0) == {"comet_zone": "rare"}


@covers("lost_species_ark_world", "produce", "when_produced_here")
def test_when_produced_here() -> None:
    table = Table()
    red = table.empire(0, colonies=["lost_species_ark_world", "comet_zone", "spice_world"])
    table.select("produce", by=1)
    assert red.credits == 3


def test_when_produced_here_gives_nothing_if_a_good_was_there() -> None:
    table = Table()
    red = table.empire(0, colonies=["lost_species_ark_world", "comet_zone"], goods={"comet_zone": "rare"})
    table.select("produce", by=1)
    assert red.credits == 2


def test_when_produced_here_gives_nothing_if_the_supply_is_empty() -> None:
    table = Table()
    red = table.empire(0, colonies=["comet_zone"])
    table.leave_goods("rare", 0)
    table.select("produce", by=1)
    assert (red.credits, table.goods(0)) == (0, {})


def test_when_produced_here_pays_for_a_windfall_good_but_not_on_settling(monkeypatch: pytest.MonkeyPatch) -> None:
    """No windfall world ships with this power, so Gem World is corrected to be one."""
    goods = [WINDFALL if colony == INDEX["gem_world"] else sort for colony, sort in enumerate(GOODS)]
    monkeypatch.setattr("windfall.titles.newfrontiers.rules.settle.GOODS", goods)
    monkeypatch.setattr("windfall.titles.newfrontiers.rules.produce.GOODS", goods)
    table = Table()
    red = table.empire(0, credits=2, colonists=1, explored=["gem_world"])
    table.select("settle", by=1)
    table.choose("settle: Gem World")
    assert (red.credits, table.goods(0)) == (0, {"gem_world": "novelty"})
    table.select("produce", by=0)
    assert red.credits == 0
    table.select("trade_consume", by=1)
    table.choose("sell: Gem World")
    assert red.credits == 1
    table.select("produce", by=0)
    assert (red.credits, table.goods(0)) == (2, {"gem_world": "novelty"})


@covers("galactic_home_front", "produce", "per_produced")
def test_per_produced_rounds_down() -> None:
    for colonies, credits_gained in ((1, 0), (2, 1), (3, 1), (4, 2)):
        table = Table(rift=True)
        worlds = ["artist_settlement", "spice_world", "rebel_miners", "distant_world"]
        red = table.empire(0, colonies=worlds[:colonies], developments=["galactic_home_front"])
        table.select("produce", by=1)
        assert red.credits == credits_gained, colonies


def test_per_produced_counts_only_goods_made_in_this_action_windfalls_included() -> None:
    table = Table(rift=True)
    red = table.empire(
        0,
        colonies=["artist_settlement", "spice_world", "asteroid_belt", "pre_sentient_race"],
        goods={"spice_world": "novelty", "pre_sentient_race": "genes"},
        developments=["galactic_home_front"],
    )
    table.select("produce", by=0)
    assert len(table.goods(0)) == 4
    assert red.credits == 1


def test_per_produced_counts_the_owners_goods_alone() -> None:
    for owner in (0, 1, 2):
        table = Table(rift=True)
        worlds = (
            ["artist_settlement"],
            ["spice_world", "new_vinland"],
            ["rebel_miners", "space_port", "distant_world"],
        )
        for seat, colonies in enumerate(worlds):
            table.empire(seat, colonies=colonies)
        empire = table.empire(owner, developments=["galactic_home_front"])
        table.select("produce", by=0)
        assert empire.credits == (0, 1, 1)[owner]


@covers("galactic_home_front", "produce", "per_produced", "kind")
def test_per_produced_of_one_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    correct(monkeypatch, "galactic_home_front", "per_produced", kind="rare", every=1, vp=1)
    table = Table(rift=True)
    red = table.empire(
        0, colonies=["artist_settlement", "rebel_miners", "comet_zone"], developments=["galactic_home_front"]
    )
    table.select("produce", by=1)
    assert red.chips == 2


@covers("mining_industries", "produce", "most_produced")
def test_most_produced_compares_once_all_have_produced() -> None:
    for blue_colonies, credits_gained in (([], 2), (["rebel_miners"], 2), (["rebel_miners", "comet_zone"], 0)):
        table = Table()
        red = table.empire(
            0,
            colonies=["imperium_armaments_world", "imperium_munitions_inc"],
            developments=["mining_industries"],
        )
        table.empire(1, colonies=blue_colonies)
        table.select("produce", by=0)
        assert len(table.goods(0)) == 2
        assert red.credits == credits_gained, blue_colonies


def test_most_produced_looks_at_its_kind_and_at_this_action_alone() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["imperium_armaments_world", "imperium_munitions_inc", "comet_zone"],
        goods={"imperium_armaments_world": "rare", "imperium_munitions_inc": "rare"},
        developments=["mining_industries"],
    )
    blue = table.empire(1, colonies=["rebel_miners", "gem_world", "spice_world"], developments=["mining_industries"])
    table.select("produce", by=2)
    assert red.credits == 1  # Comet Zone's; one Rare Elements good each
    assert blue.credits == 1  # Gem World's


def test_most_produced_gives_nothing_for_no_goods() -> None:
    table = Table()
    red = table.empire(0, developments=["mining_industries"])
    table.select("produce", by=0)
    assert red.credits == 0


@covers("damaged_alien_factory", "produce", "production_fee")
def test_production_fee() -> None:
    table = Table()
    red = table.empire(0, credits=2, colonies=["damaged_alien_factory", "gem_world"])
    table.select("produce", by=1)
    assert table.goods(0) == {"gem_world": "novelty"}  # the normal action skips it
    assert table.options() == ["pass", "produce: Damaged Alien Factory"]
    table.choose("produce: Damaged Alien Factory")
    assert table.goods(0)["damaged_alien_factory"] == "alien"
    assert red.credits == 2  # one paid, one from Gem World


def test_production_fee_may_be_left_unpaid() -> None:
    table = Table()
    red = table.empire(0, credits=2, colonies=["damaged_alien_factory"])
    table.select("produce", by=1)
    table.choose("pass")
    assert (red.credits, table.goods(0)) == (2, {})
