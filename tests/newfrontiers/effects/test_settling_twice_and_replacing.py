"""Effects of Settle powers for a second world, for what settling triggers, and for replacing a colony.

What is odd about the tiles that have them is in `test_odd_tiles_replacing`.
"""

from tests.newfrontiers.effects import covers
from tests.newfrontiers.table import Table


@covers("improved_logistics", "settle", "second_settle")
def test_second_settle() -> None:
    table = Table()
    red = table.empire(
        0,
        credits=3,
        colonists=2,
        developments=["improved_logistics"],
        explored=["artist_settlement", "gem_world", "refugee_world"],
    )
    table.select("settle", by=1)
    table.choose("settle: Artist Settlement")
    assert table.options() == ["pass", "settle: Gem World", "settle: Refugee World"]
    table.choose("settle: Gem World")
    assert table.seat == -1
    assert (red.credits, red.colonists) == (0, 0)


@covers("improved_logistics", "settle", "second_settle")
def test_second_settle_is_no_third_and_may_be_left_out() -> None:
    for choice, colonies in (("pass", 1), ("settle: Refugee World", 2)):
        table = Table()
        table.empire(
            0,
            credits=9,
            colonists=5,
            developments=["improved_logistics"],
            explored=["artist_settlement", "gem_world", "refugee_world"],
        )
        table.select("settle", by=1)
        table.choose("settle: Artist Settlement", choice)
        assert table.seat == -1
        assert len(table.colonies(0)) == colonies


def test_no_second_world_after_taking_colonists() -> None:
    table = Table()
    table.empire(0, colonists=1, developments=["improved_logistics"], explored=["refugee_world"])
    table.select("settle", by=1)
    table.choose("take colonists")
    assert table.seat == -1
    assert table.colonies(0) == []


@covers("terraforming_robots", "settle", "after_settle")
def test_after_settle_fires_for_each_world() -> None:
    table = Table(draws=["spice_world"])
    table.empire(0, colonists=1, developments=["terraforming_robots"], explored=["refugee_world", "destroyed_world"])
    table.select("settle", by=1)
    table.choose("settle: Refugee World")
    assert table.explored(0) == ["destroyed_world", "spice_world"]


def test_after_settle_does_not_fire_for_taking_colonists() -> None:
    table = Table(draws=["spice_world"])
    table.empire(0, colonists=1, developments=["terraforming_robots"], explored=["refugee_world"])
    table.select("settle", by=1)
    table.choose("take colonists")
    assert table.explored(0) == ["refugee_world"]


@covers("imperium_war_profiteers", "settle", "after_settle")
def test_after_settle_when_the_world_matches() -> None:
    table = Table()
    red = table.empire(
        0,
        colonists=2,
        colonies=["new_sparta"],
        developments=["improved_logistics", "imperium_war_profiteers"],
        explored=["refugee_world", "rebel_miners"],
    )
    table.select("settle", by=1)
    table.choose("settle: Refugee World")
    assert red.credits == 0
    table.choose("settle: Rebel Miners")
    assert red.credits == 2


def test_after_settle_fires_twice_for_two_worlds() -> None:
    table = Table()
    red = table.empire(
        0,
        colonists=2,
        colonies=["new_sparta"],
        developments=["improved_logistics", "imperium_war_profiteers"],
        explored=["rebel_fuel_cache", "rebel_miners"],
    )
    table.select("settle", by=1)
    table.choose("settle: Rebel Fuel Cache", "settle: Rebel Miners")
    assert red.credits == 4


def test_after_settle_counts_a_military_world_that_is_paid_for() -> None:
    table = Table()
    red = table.empire(
        0,
        credits=1,
        colonists=1,
        developments=["contact_specialist", "imperium_war_profiteers"],
        explored=["rebel_miners"],
    )
    table.select("settle", by=1)
    table.choose("pay for military: Rebel Miners")
    assert red.credits == 2


@covers("terraforming_engineers", "settle", "replace_colony")
def test_replace_colony() -> None:
    """Gem World costs 2: Galactic Studios (5) is 3 more, Artist Settlement (1) is less."""
    table = Table()
    red = table.empire(
        0,
        colonists=1,
        colonies=["gem_world"],
        developments=["terraforming_engineers"],
        explored=["galactic_studios", "artist_settlement", "rebel_black_market_gangs", "comet_zone", "spice_world"],
    )
    table.select("settle", by=1)
    assert table.options() == ["take colonists", "replace: Gem World"]
    table.choose("replace: Gem World")
    assert table.options() == ["replace with: Galactic Studios", "replace with: Spice World"]
    table.choose("replace with: Galactic Studios")
    assert table.colonies(0) == ["galactic_studios"]
    assert (red.credits, red.colonists) == (0, 2)  # one was supplied; with nothing left to do, two were taken


@covers("terraforming_engineers", "settle", "replace_colony")
def test_replace_colony_is_once_and_may_be_left_out() -> None:
    table = Table()
    table.empire(
        0,
        colonies=["gem_world"],
        developments=["terraforming_engineers"],
        explored=["galactic_resort", "spice_world", "galactic_news_hub"],
    )
    table.select("settle", by=1)
    table.choose("take colonists")
    assert table.options() == ["pass", "replace: Gem World"]
    table.choose("replace: Gem World", "replace with: Spice World")
    assert table.seat == -1
    assert table.colonies(0) == ["spice_world"]
    table.select("settle", by=1)
    table.choose("take colonists", "pass")
    assert table.colonies(0) == ["spice_world"]


@covers("terraforming_colonists", "settle", "replace_colony")
def test_replace_colony_with_another_limit() -> None:
    """Gem World costs 2: at 2 more Galactic News Hub (4) is the dearest."""
    table = Table(rift=True)
    table.empire(
        0, colonies=["terraforming_colonists", "gem_world"], explored=["galactic_news_hub", "galactic_studios"]
    )
    table.select("settle", by=1)
    table.choose("replace: Gem World")
    assert table.colonies(0)[1] == "galactic_news_hub"


@covers("doomed_colony", "settle", "replace_self")
def test_replace_self_is_the_settle_action_and_costs_nothing() -> None:
    table = Table()
    red = table.empire(0, colonies=["doomed_colony"], explored=["galactic_news_hub", "rebel_fuel_cache"])
    table.select("settle", by=1)
    assert table.options() == ["take colonists", "replace self: Galactic News Hub"]
    table.choose("replace self: Galactic News Hub")
    assert table.seat == -1
    assert table.colonies(0) == ["galactic_news_hub"]
    assert red.colonists == 0  # no colonists taken besides


@covers("doomed_colony", "settle", "replace_self")
def test_replace_self_may_be_left_out() -> None:
    table = Table()
    table.empire(0, credits=4, colonists=1, colonies=["doomed_colony"], explored=["galactic_news_hub"])
    table.select("settle", by=1)
    table.choose("settle: Galactic News Hub")
    assert table.colonies(0) == ["doomed_colony", "galactic_news_hub"]
