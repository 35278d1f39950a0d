"""Settle: replacing Doomed Colony."""

import pytest

from tests.newfrontiers.table import Table
from windfall.titles.newfrontiers.components.tiles import INDEX


def test_doomed_colony_is_replaced_at_no_cost() -> None:
    """NF-12: a non-Alien, non-military explored world at cost 0; the replacement is the player's Settle action."""
    table = Table(players=3)
    table.empire(1, colonists=1, colonies=["doomed_colony"], explored=["imperium_munitions_inc"])
    table.select("settle", by=0)
    table.choose("replace self: Imperium Munitions, Inc.")
    assert table.colonies(1) == ["imperium_munitions_inc"]
    assert table.state.empires[1].colonists == 1  # its colonist came from the old colony; no others were taken


@pytest.mark.parametrize("world", ["deserted_alien_outpost", "alien_rosetta_stone_world", "rebel_base"])
def test_doomed_colony_is_not_for_alien_or_military_worlds(world: str) -> None:
    """NF-12: non-Alien (kind or keyword) and non-military."""
    table = Table(players=3)
    table.empire(1, colonists=1, colonies=["doomed_colony"], explored=[world])
    table.select("settle", by=0)
    assert table.seat == -1
    assert table.colonies(1) == ["doomed_colony"]


def test_doomed_colony_need_not_be_replaced() -> None:
    """NF-12: it "may, as a Settle action" be replaced; a world can be settled beside it instead."""
    table = Table(players=3)
    table.empire(1, colonists=1, colonies=["doomed_colony"], explored=["refugee_world"])
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Refugee World", "replace self: Refugee World"]
    table.choose("settle: Refugee World")
    assert table.colonies(1) == ["doomed_colony", "refugee_world"]


@pytest.mark.parametrize(("colonists", "can"), [(0, False), (1, True)])
def test_doomed_colony_needs_the_missing_colonist(colonists: int, can: bool) -> None:
    """NF-12: colonists as in NF-11: Galactic Trendsetters needs a second one, to be supplied."""
    table = Table(players=3)
    table.empire(1, colonists=colonists, colonies=["doomed_colony"], explored=["galactic_trendsetters"])
    table.select("settle", by=0)
    assert (table.seat == 1) == can


def test_doomed_colony_makes_triggers_fire() -> None:
    """NF-12: "after you settle" triggers fire."""
    table = Table(players=3, draws=["gem_world"])
    table.empire(1, colonies=["doomed_colony"], explored=["comet_zone"], developments=["terraforming_robots"])
    table.select("settle", by=0)
    table.choose("replace self: Comet Zone")
    assert table.explored(1) == ["gem_world"]


def test_doomed_colony_brings_a_windfall_good() -> None:
    """NF-12: goods as in NF-11: a windfall world brings its good."""
    table = Table(players=3)
    table.empire(1, colonies=["doomed_colony"], explored=["galactic_resort"])
    table.select("settle", by=0)
    table.choose("replace self: Galactic Resort")
    assert table.goods(1) == {"galactic_resort": "novelty"}


def test_doomed_colony_leaves_the_game() -> None:
    """NF-12: the home colony leaves the game."""
    table = Table(players=3)
    table.empire(1, colonies=["doomed_colony"], explored=["galactic_resort"])
    table.select("settle", by=0)
    table.choose("replace self: Galactic Resort")
    assert INDEX["doomed_colony"] not in table.state.bag
    assert len(table.bag()) == 59


def test_improved_logistics_settles_a_second_world_after_doomed_colony_is_replaced() -> None:
    """NF-12: the replacement is the player's Settle action, so it counts as settling the first world."""
    table = Table(players=3)
    table.empire(
        1,
        colonists=1,
        colonies=["doomed_colony"],
        explored=["comet_zone", "refugee_world"],
        developments=["improved_logistics"],
    )
    table.select("settle", by=0)
    table.choose("replace self: Comet Zone", "settle: Refugee World")
    assert table.colonies(1) == ["comet_zone", "refugee_world"]


def test_terraforming_engineers_do_not_replace_what_has_replaced_doomed_colony() -> None:
    """NF-11, NF-12: that colony was settled in this action."""
    table = Table(players=3)
    table.empire(
        1, colonies=["doomed_colony"], explored=["gem_world", "spice_world"], developments=["terraforming_engineers"]
    )
    table.select("settle", by=0)
    table.choose("replace self: Gem World")
    assert table.seat == -1
    assert table.colonies(1) == ["gem_world"]
