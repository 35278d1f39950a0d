"""Features of what goods and worlds bring, each in a position of its own."""

import pytest

from tests.race.table import Table
from tests.support.features import named_features, named_option
from windfall.titles.race.numbers.features import FEATURES
from windfall.titles.race.numbers.option_layout import OPTION_FEATURES
from windfall.titles.race.reading.phases import PhaseGains, gains_of
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, CHOOSE

_SCALES = {spec.name: spec.scale for spec in FEATURES}
_OPTION_SCALES = {spec.name: spec.scale for spec in OPTION_FEATURES}


def _gains(tableau: list[str], goods: tuple[str, ...] = ()) -> PhaseGains:
    return gains_of(Table().empire(0, tableau=tableau, goods=goods))


def _choice(table: Table, action_card: str, name: str) -> int:
    """A feature of an action card for seat 0, as the count it is."""
    table.begin_round()
    found = named_option(table.game().observe(0), CHOOSE + ACTION_CARD_IDS.index(action_card))
    return round(found[name] * _OPTION_SCALES[name])


class TestTrade:
    def test_nothing_to_sell(self) -> None:
        assert _gains(["gem_world", "export_duties"]).trade_cards == 0

    def test_the_best_good_with_trade_powers(self) -> None:
        """Novelty brings 2 and Genes 4; Export Duties 1 more, Spice World 2 more for Novelty."""
        tableau = ["gem_world", "pre_sentient_race", "export_duties"]
        assert _gains(tableau, ("gem_world",)).trade_cards == 3
        assert _gains(tableau, ("gem_world", "pre_sentient_race")).trade_cards == 5
        assert _gains([*tableau, "spice_world"], ("gem_world",)).trade_cards == 5

    def test_a_power_for_the_good_on_its_own_world(self) -> None:
        tableau = ["pirate_world", "gem_world"]
        assert _gains(tableau, ("gem_world",)).trade_cards == 2
        assert _gains(tableau, ("gem_world", "pirate_world")).trade_cards == 5

    def test_powers_consume_what_is_left(self) -> None:
        tableau = ["gem_world", "spice_world", "public_works", "galactic_trendsetters"]
        gains = _gains(tableau, ("gem_world", "spice_world"))
        assert gains.consume_vp == 3
        assert gains.trade_vp == 2


class TestConsume:
    def test_no_goods_bring_nothing_but_cards_that_need_none(self) -> None:
        gains = _gains(["gem_world", "public_works", "new_economy"])
        assert gains.consume_vp == 0
        assert gains.consume_cards == 1

    def test_vps_and_cards(self) -> None:
        gains = _gains(["gem_world", "galactic_resort"], ("gem_world", "galactic_resort"))
        assert (gains.consume_vp, gains.consume_cards) == (1, 1)

    def test_as_many_as_there_are(self) -> None:
        worlds = ("gem_world", "spice_world")
        assert _gains([*worlds, "consumer_markets"], worlds).consume_vp == 2

    def test_too_few_goods(self) -> None:
        assert _gains(["gem_world", "tourist_world"], ("gem_world",)).consume_vp == 0
        worlds = ("gem_world", "spice_world")
        assert _gains([*worlds, "tourist_world"], worlds).consume_vp == 3

    def test_different_kinds(self) -> None:
        same = ("gem_world", "spice_world", "comet_zone")
        assert _gains([*same, "diversified_economy"], same).consume_vp == 0
        different = ("gem_world", "comet_zone", "pre_sentient_race")
        assert _gains([*different, "diversified_economy"], different).consume_vp == 3

    def test_a_power_for_any_kind_leaves_what_another_wants(self) -> None:
        """Galactic Trendsetters takes the Novelty good, Research Labs the Genes good."""
        worlds = ("pre_sentient_race", "gem_world")
        assert _gains([*worlds, "galactic_trendsetters", "research_labs"], worlds).consume_vp == 3

    def test_what_takes_all_comes_last(self) -> None:
        """Public Works takes 1 good for 1 VP; Pilgrimage World gives 1 VP less than the 2 goods that it takes."""
        worlds = ("gem_world", "spice_world", "comet_zone")
        assert _gains([*worlds, "pilgrimage_world", "public_works"], worlds).consume_vp == 2

    def test_a_sale_by_a_consume_power(self) -> None:
        """Black Market Trading World sells without Trade powers, Trade League with them."""
        worlds = ("pre_sentient_race",)
        assert _gains([*worlds, "black_market_trading_world", "export_duties"], worlds).consume_cards == 4
        assert _gains([*worlds, "trade_league", "export_duties"], worlds).consume_cards == 6


class TestProduce:
    def test_worlds_without_a_good(self) -> None:
        tableau = ["gem_world", "comet_zone", "public_works"]
        assert _gains(tableau).produce_goods == 2
        assert _gains(tableau, ("gem_world",)).produce_goods == 1

    def test_windfalls_by_powers_and_by_the_bonus(self) -> None:
        tableau = ["asteroid_belt", "pre_sentient_race"]
        assert (_gains(tableau).produce_goods, _gains(tableau).produce_goods_chosen) == (0, 1)
        helped = _gains([*tableau, "genetics_lab"])
        assert (helped.produce_goods, helped.produce_goods_chosen) == (1, 2)
        full = _gains([*tableau, "genetics_lab", "galactic_engineers"])
        assert (full.produce_goods, full.produce_goods_chosen) == (2, 2)

    def test_cards(self) -> None:
        """1 on Gem World if it produces, 2 by Merchant Guild; 1 for each Novelty good by Consumer Markets."""
        assert _gains(["gem_world"]).produce_cards == 1
        assert _gains(["gem_world", "merchant_guild"], ("gem_world",)).produce_cards == 2
        assert _gains(["gem_world", "spice_world", "consumer_markets"]).produce_cards == 3
        assert _gains(["gem_world", "comet_zone", "diversified_economy"]).produce_cards == 4
        assert _gains(["pre_sentient_race", "empath_world", "pan_galactic_league"]).produce_cards == 2

    def test_vps_of_the_next_consume_phase(self) -> None:
        worlds = ["gem_world", "comet_zone", "public_works", "galactic_trendsetters"]
        assert _gains(worlds).later_vp == 3
        assert _gains(worlds, ("gem_world",)).later_vp == 3
        assert _gains(["asteroid_belt", "public_works"]).later_vp == 1


def test_everyone_sees_the_prospects_of_everyone() -> None:
    table = Table()
    table.empire(0, tableau=["gem_world"])
    table.empire(1, tableau=["spice_world", "asteroid_belt", "secluded_world", "new_economy"], goods=["spice_world"])
    table.begin_round()
    found = named_features(table.game().observe(0))
    wanted = {
        "trade_cards": 4,
        "consume_vp": 0,
        "consume_cards": 2,
        "produce_goods": 1,
        "produce_goods_chosen": 2,
        "produce_cards": 0,
        "later_vp": 0,
    }
    for name, count in wanted.items():
        feature = f"left1.prospects.{name}"
        assert found[feature] == pytest.approx(count / _SCALES[feature]), name
    assert found["own.prospects.produce_goods"] == pytest.approx(1 / 5)


class TestActionCards:
    def test_trade(self) -> None:
        table = Table()
        worlds = ["gem_world", "spice_world"]
        table.empire(0, tableau=[*worlds, "public_works"], goods=worlds)
        assert _choice(table, "trade", "phase.cards") == 4
        assert _choice(table, "trade", "phase.vp") == 1

    def test_consume_is_doubled(self) -> None:
        table = Table()
        worlds = ["gem_world", "spice_world"]
        table.empire(0, tableau=[*worlds, "galactic_trendsetters", "new_earth"], goods=worlds)
        assert _choice(table, "consume_2x", "phase.vp") == 6
        assert _choice(table, "consume_2x", "phase.cards") == 1

    def test_produce(self) -> None:
        table = Table()
        table.empire(0, tableau=["gem_world", "asteroid_belt", "public_works", "terraformed_world"])
        assert _choice(table, "produce", "phase.goods") == 2
        assert _choice(table, "produce", "phase.cards") == 1
        assert _choice(table, "produce", "phase.later_vp") == 4

    def test_explore(self) -> None:
        """Galactic Survey: SETI draws 2 more, Research Labs keeps 1 more."""
        table = Table()
        table.empire(0, tableau=["galactic_survey_seti", "research_labs"])
        assert _choice(table, "explore_5", "phase.drawn") == 9
        assert _choice(table, "explore_5", "phase.cards") == 2
        assert _choice(table, "explore_1_1", "phase.drawn") == 5
        assert _choice(table, "explore_1_1", "phase.cards") == 3
