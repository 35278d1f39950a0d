"""Alien Oort Cloud Factory, the world of any kind."""

import pytest

from tests.newfrontiers.table import Table
from windfall.engine.kinds import NO_KIND

OORT = "alien_oort_cloud_factory"
FOUR_KINDS = [
    "name kind: Novelty",
    "name kind: Rare Elements",
    "name kind: Genes",
    "name kind: Alien Technology",
]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("Novelty", "novelty"), ("Rare Elements", "rare"), ("Genes", "genes"), ("Alien Technology", "alien")],
)
def test_it_produces_a_good_of_the_kind_named(name: str, kind: str) -> None:
    """NF-13: its owner names its kind in an action in which that can matter, such as Produce."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT])
    table.select("produce", by=0)
    assert (table.seat, table.options()) == (1, FOUR_KINDS)
    table.choose(f"name kind: {name}")
    assert table.goods(1) == {OORT: kind}
    assert f"Blue sets Alien Oort Cloud Factory to {name}" in table.log


def test_the_kind_is_never_gray() -> None:
    """SETTLE, notes: its owner "cannot set its kind to gray" when using Terraforming Engineers."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT], developments=["terraforming_engineers"], explored=["galactic_trendsetters"])
    table.select("settle", by=0)
    assert table.options() == FOUR_KINDS


def test_the_kind_is_named_once_in_an_action() -> None:
    """NF-13: once in every action: for production and for the Genes colonies Pan-Galactic League counts."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT], developments=["pan_galactic_league"])
    table.select("produce", by=0)
    table.choose("name kind: Genes")
    assert table.seat == -1
    assert table.goods(1) == {OORT: "genes"}
    assert table.state.empires[1].credits == 1


def test_a_kind_counts_for_powers_even_if_the_world_already_has_a_good() -> None:
    """NF-13: named wherever it can matter; and it does not change a good already on it."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT], goods={OORT: "novelty"}, developments=["pan_galactic_league"])
    table.select("produce", by=0)
    table.choose("name kind: Genes")
    assert table.goods(1) == {OORT: "novelty"}
    assert table.state.empires[1].credits == 1


def test_the_kind_is_not_asked_where_it_cannot_matter() -> None:
    """NF-13: only in an action in which that can matter."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT], goods={OORT: "novelty"})
    table.select("produce", by=0)
    assert table.seat == -1


def test_the_kind_may_differ_from_action_to_action() -> None:
    """NF-13: named in every action, for that action."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT], developments=["pan_galactic_league"])
    table.select("produce", by=0)
    table.choose("name kind: Novelty")
    table.select("produce", by=0)
    table.choose("name kind: Genes")
    assert table.state.empires[1].credits == 1


def test_the_kind_is_named_for_one_action_only() -> None:
    """NF-13: from the next selection on it is of no kind again, for the score so far as for everybody who looks."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT], developments=["pan_galactic_league"])
    unnamed = table.game().title.scores(table.state)[1]
    table.select("produce", by=0)
    table.choose("name kind: Genes")
    assert table.game().title.scores(table.state)[1] == unnamed + 2
    table.select("retreat_into_isolation", by=1)
    assert table.state.any_kind == NO_KIND
    assert table.game().title.scores(table.state)[1] == unnamed


def test_it_affects_its_own_placement() -> None:
    """NF-13: the ability is not a power and applies to its own placement: as a Rare Elements world it is cheaper."""
    table = Table(players=3)
    table.empire(1, credits=1, colonists=2, colonies=["alpha_centauri"], explored=[OORT])
    table.select("settle", by=0)
    table.choose("name kind: Rare Elements", "settle: Alien Oort Cloud Factory")  # printed cost 2
    assert table.state.empires[1].credits == 0


def test_another_kind_brings_no_discount_for_its_placement() -> None:
    """NF-13: it is of the kind named, and of no other, for the whole action."""
    table = Table(players=3)
    table.empire(1, credits=1, colonists=2, colonies=["alpha_centauri"], explored=[OORT])
    table.select("settle", by=0)
    table.choose("name kind: Novelty")
    assert table.explored(1) == [OORT]
    assert table.state.empires[1].colonists == 4


def test_no_kind_is_needed_to_settle_it_without_powers_for_kinds() -> None:
    """NF-13: without a power that looks at kinds the kind cannot matter."""
    table = Table(players=3)
    table.empire(1, credits=2, colonists=2, explored=[OORT])
    table.select("settle", by=0)
    assert table.options() == ["take colonists", "settle: Alien Oort Cloud Factory"]


@pytest.mark.parametrize(("kind", "can"), [("Novelty", True), ("Genes", False)])
def test_terraforming_engineers_take_it_for_the_kind_named(kind: str, can: bool) -> None:
    """NF-11, NF-13: as a Novelty colony it may be replaced by a Novelty world that costs up to 3 more."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT], developments=["terraforming_engineers"], explored=["gem_world"])
    table.select("settle", by=0)
    table.choose(f"name kind: {kind}")
    assert (table.seat == 1) == can


def test_it_may_replace_a_colony_of_the_kind_named() -> None:
    """NF-11, NF-13: the ability applies to its own placement."""
    table = Table(players=3)
    table.empire(1, colonists=1, colonies=["spice_world"], developments=["terraforming_engineers"], explored=[OORT])
    table.select("settle", by=0)
    table.choose("name kind: Novelty", "replace: Spice World")
    assert table.colonies(1) == [OORT]


def test_doomed_colony_is_not_replaced_by_it() -> None:
    """NF-12: it has the ALIEN keyword, whatever kind its owner would name."""
    table = Table(players=3)
    table.empire(1, colonists=2, colonies=["doomed_colony"], explored=[OORT])
    table.select("settle", by=0)
    assert table.seat == -1
    assert table.explored(1) == [OORT]


def test_its_good_cannot_be_sold() -> None:
    """NF-13: that good cannot be sold."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT, "gem_world"], goods={OORT: "alien", "gem_world": "novelty"})
    table.select("trade_consume", by=0)
    assert table.options() == ["pass", "sell: Gem World"]


def test_its_good_cannot_be_sold_by_trade_league() -> None:
    """NF-13: that good cannot be sold, not by a Consume power either."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT], goods={OORT: "alien"}, developments=["trade_league"])
    table.select("trade_consume", by=0)
    assert table.seat == -1
    assert table.goods(1) == {OORT: "alien"}


def test_its_good_can_be_consumed() -> None:
    """Data README: the good may be consumed, and it keeps its kind."""
    table = Table(players=3)
    goods = {OORT: "novelty", "gem_world": "novelty"}
    table.empire(1, colonies=["galactic_news_hub", *goods], goods=goods)
    table.select("trade_consume", by=0)
    table.choose("pass")
    assert table.goods(1) == {}
    assert table.state.empires[1].chips == 3


def test_its_good_can_be_removed_for_temporary_military() -> None:
    """Data README: the good may be consumed, removed or stockpiled."""
    table = Table(players=3)
    table.empire(0, colonies=["alien_defense_system", OORT], goods={OORT: "genes"})
    table.select("settle", by=0)
    table.choose("use: Alien Defense System")
    assert table.goods(0) == {}


def test_the_kind_is_named_again_for_scoring() -> None:
    """NF-13, WINNING: "The Alien Oort Cloud Factory owner chooses its kind for scoring purposes." """
    table = Table(players=3)
    table.empire(1, colonies=[OORT], developments=["mining_league"])
    table.state.ending = 8
    table.end_round()
    assert (table.seat, table.options()) == (1, FOUR_KINDS)
    table.choose("name kind: Rare Elements")
    assert table.result().breakdown[1]["bonuses"] == 2


def test_the_kind_for_scoring_counts_for_diversification() -> None:
    """NF-13, NF-19: with three other kinds the factory can be the fourth."""
    table = Table(players=3, goals=True)
    table.goal_up("diversification")
    table.empire(1, colonies=[OORT, "gem_world", "comet_zone", "pre_sentient_race"])
    table.state.ending = 8
    table.end_round()
    table.choose("name kind: Alien Technology")
    assert table.result().breakdown[1]["goals"] == 8


def test_it_has_the_alien_keyword_whatever_its_kind() -> None:
    """Data README: the `any` world has the ALIEN keyword; Alien Tech Institute scores it, and itself."""
    table = Table(players=3)
    table.empire(1, colonies=[OORT], developments=["alien_tech_institute"])
    assert table.end_game().breakdown[1]["bonuses"] == 4


def test_the_kind_is_named_when_the_world_is_drawn_in_the_middle_of_settle() -> None:
    """NF-13: named when it first can matter. Terraforming Robots draw the factory after Red settled a world; then
    Terraforming Engineers may replace a Novelty colony by it, once its kind is named."""
    table = Table(players=3, draws=[OORT])
    table.empire(
        0,
        colonists=1,
        colonies=["spice_world"],
        developments=["terraforming_robots", "terraforming_engineers"],
        explored=["refugee_world"],
    )
    table.select("settle", by=0)
    table.choose("settle: Refugee World")
    assert table.explored(0) == [OORT]
    assert (table.seat, table.options()) == (0, FOUR_KINDS)
    table.choose("name kind: Novelty", "replace: Spice World")
    assert table.colonies(0) == [OORT, "refugee_world"]
