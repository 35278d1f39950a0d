"""Features of what can be placed, each in a position of its own."""

import pytest

from tests.race.table import WORLDS, Table
from tests.support.features import named_features, named_option
from windfall.titles.race.components.cards import INDEX
from windfall.titles.race.numbers.card_facts import FACTS
from windfall.titles.race.numbers.features import FEATURES
from windfall.titles.race.numbers.option_layout import OPTION_FEATURES
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, CHOOSE, DISCARD, KEEP_CARD, PLACE

_SCALES = {spec.name: spec.scale for spec in FEATURES}
_OPTION_SCALES = {spec.name: spec.scale for spec in OPTION_FEATURES}


def _own(table: Table, *names: str) -> list[int]:
    """Features of the position for seat 0, as the counts they are."""
    table.begin_round()
    found = named_features(table.game().observe(0))
    return [round(found[name] * _SCALES[name]) for name in names]


def _option(table: Table, action: int, *names: str) -> list[int]:
    found = named_option(table.game().observe(0), action)
    return [round(found[name] * _OPTION_SCALES[name]) for name in names]


_DEVELOP = ("payable", "payable_chosen", "best_vp", "best_cost", "hand_left")


class TestDevelopments:
    def _features(self, table: Table) -> list[int]:
        return _own(table, *(f"can_develop.{name}" for name in _DEVELOP))

    def test_the_bonus_and_discounts_count(self) -> None:
        """Two cards to pay with: Space Marines for 2, Mining Conglomerate for 3 only after choosing Develop."""
        table = Table()
        table.empire(0, hand=["space_marines", "mining_conglomerate", "gem_world"])
        assert self._features(table) == [1, 2, 2, 3, 1]
        table = Table()
        table.empire(0, hand=["space_marines", "mining_conglomerate", "gem_world"], tableau=["investment_credits"])
        assert self._features(table) == [2, 2, 2, 3, 2]

    def test_what_is_in_the_tableau_already_is_left_out(self) -> None:
        table = Table()
        table.empire(0, hand=["space_marines", "gem_world", "comet_zone"], tableau=["space_marines"])
        assert self._features(table) == [0, 0, 0, 0, 0]

    def test_the_best_counts_its_bonus(self) -> None:
        """New Galactic Order: 1 VP for each Military, of which it has 2 itself and New Sparta 2."""
        table = Table()
        hand = ["new_galactic_order", "gem_world", "comet_zone", "new_earth", "artist_colony", "merchant_world"]
        table.empire(0, hand=hand, tableau=["new_sparta"])
        assert self._features(table)[2] >= 4

    def test_no_hand(self) -> None:
        table = Table()
        table.empire(0, tableau=["new_sparta"])
        assert self._features(table) == [0, 0, 0, 0, 0]


_SETTLE = ("placeable", "conquerable", "production", "windfall", "best_vp", "best_cost", "hand_left")


class TestWorlds:
    def _features(self, table: Table) -> list[int]:
        return _own(table, *(f"can_settle.{name}" for name in _SETTLE))

    def test_paid_and_conquered(self) -> None:
        """Two cards to pay with: Gem World for 2. New Sparta's Military conquers Avian Uplift Race."""
        table = Table()
        table.empire(0, hand=["gem_world", "avian_uplift_race", "comet_zone"], tableau=["new_sparta"])
        assert self._features(table) == [2, 1, 1, 1, 2, 2, 2]

    def test_temporary_military_conquers_nothing_by_itself(self) -> None:
        """The world can be placed, but not by the Military that stays."""
        table = Table()
        table.empire(0, hand=["avian_uplift_race", "comet_zone"], tableau=["new_military_tactics"])
        assert self._features(table)[:2] == [1, 0]

    def test_a_power_to_place_a_world_for_nothing(self) -> None:
        table = Table()
        table.empire(0, hand=["new_earth", "deserted_alien_colony"], tableau=["colony_ship"])
        assert self._features(table) == [1, 0, 1, 0, 3, 5, 1]

    def test_a_power_to_pay_for_military_worlds(self) -> None:
        """Contact Specialist: 2 less 1 for Avian Uplift Race, but none of the Alien kind."""
        table = Table()
        table.empire(0, hand=["avian_uplift_race", "alien_robot_sentry"], tableau=["contact_specialist"])
        assert self._features(table)[:2] == [1, 0]


def test_the_facts_of_the_hand_are_summed_up() -> None:
    hand = ["space_marines", "gem_world", "contact_specialist"]
    table = Table()
    table.empire(0, hand=hand)
    table.begin_round()
    found = named_features(table.game().observe(0))
    for fact in FACTS:
        total = sum(fact.values[INDEX[card]] for card in hand)
        assert found[f"hand_facts.{fact.name}"] == pytest.approx(total / fact.total_scale)


class TestActionCards:
    def _choice(self, table: Table, action_card: str, *names: str) -> list[int]:
        table.begin_round()
        return _option(table, CHOOSE + ACTION_CARD_IDS.index(action_card), *names)

    def test_develop(self) -> None:
        table = Table()
        hand = ["space_marines", "mining_conglomerate", "gem_world"]
        table.empire(0, hand=hand, tableau=["public_works", "interstellar_bank"])
        names = ("phase.placeable", "phase.best_vp", "phase.best_cost", "phase.cards", "hand_left")
        assert self._choice(table, "develop", *names) == [2, 2, 3, 2, 1]
        assert self._choice(table, "settle", "phase.placeable") == [1]

    def test_settle(self) -> None:
        """Military 2 is 1 more than Outlaw World asks for, and what Avian Uplift Race does."""
        table = Table()
        hand = ["outlaw_world", "avian_uplift_race", "rebel_base"]
        table.empire(0, hand=hand, tableau=["new_sparta", "terraforming_robots"])
        names = ("phase.placeable", "phase.conquerable", "phase.best_vp", "phase.cards", "military_surplus")
        assert self._choice(table, "settle", *names) == [2, 2, 2, 2, 0]
        table = Table()
        table.empire(0, hand=["outlaw_world", "rebel_base"], tableau=["new_sparta"])
        assert self._choice(table, "settle", *names) == [1, 1, 1, 1, 1]


class TestCardsOfTheHand:
    def test_vps_that_placing_adds(self) -> None:
        """New Galactic Order has 1 VP for each Military: Space Marines add 1 VP and 2 Military."""
        table = Table()
        table.empire(0, hand=["space_marines", "gem_world", "comet_zone"], tableau=["new_galactic_order"])
        table.round("develop", "develop")
        action = PLACE + INDEX["space_marines"]
        assert _option(table, action, "vp_added", "placeable", "payment", "hand_left") == [3, 1, 1, 1]

    def test_the_price_of_the_good_of_a_world(self) -> None:
        table = Table()
        hand = ["pirate_world", "gem_world", "comet_zone"]
        table.empire(0, hand=hand, tableau=["drop_ships", "export_duties"])
        table.round("settle", "settle")
        assert _option(table, PLACE + INDEX["pirate_world"], "price", "military_surplus") == [6, 0]
        assert _option(table, PLACE + INDEX["gem_world"], "price", "payment") == [3, 2]

    def test_an_alien_world_is_not_paid_for(self) -> None:
        table = Table()
        hand = ["alien_robot_sentry", "gem_world", "comet_zone"]
        table.empire(0, hand=hand, tableau=["contact_specialist", "drop_ships"])
        table.round("settle", "settle")
        assert _option(table, PLACE + INDEX["alien_robot_sentry"], "payment", "payable", "hand_left") == [0, 0, 2]

    def test_cards_drawn_in_explore(self) -> None:
        """Two of three are kept: with the one in hand, two cards to pay with."""
        table = Table(draws=["space_marines", "outlaw_world", "comet_zone", "gem_world", "spice_world"])
        table.empire(0, hand=["artist_colony"], tableau=["new_sparta"])
        table.round("explore_1_1", "produce")
        names = ("placeable", "payable", "payment", "hand_left", "military_surplus")
        assert _option(table, DISCARD + INDEX["space_marines"], *names) == [1, 1, 2, 0, 0]
        assert _option(table, DISCARD + INDEX["comet_zone"], *names) == [0, 0, 3, -1, 0]
        assert _option(table, DISCARD + INDEX["outlaw_world"], *names) == [1, 0, 0, 2, 1]

    def test_cards_to_pay_with(self) -> None:
        """After paying two of four cards, one is left to pay with; Space Marines will work in Settle."""
        table = Table()
        hand = ["space_marines", "artist_colony", "comet_zone", "outlaw_world", "rebel_base"]
        table.empire(0, hand=hand, tableau=["new_sparta"])
        table.round("produce", "develop")
        table.choose(0, "place: Space Marines")
        names = ("placeable", "payment", "hand_left", "military_surplus")
        assert _option(table, DISCARD + INDEX["artist_colony"], *names) == [1, 1, 0, 0]
        assert _option(table, DISCARD + INDEX["comet_zone"], *names) == [0, 3, -2, 0]
        assert _option(table, DISCARD + INDEX["outlaw_world"], *names) == [1, 0, 1, 3]
        assert _option(table, DISCARD + INDEX["rebel_base"], *names) == [0, 0, 1, -2]

    def test_cards_to_keep_of_many(self) -> None:
        """One of seven is kept."""
        drawn = ["space_marines", "outlaw_world", "comet_zone", "gem_world", "spice_world", "new_vinland", "new_earth"]
        table = Table(draws=[*drawn, "public_works", "colony_ship"])
        table.empire(0, hand=["artist_colony", "secluded_world"])
        table.round("explore_5", "produce")
        assert _option(table, KEEP_CARD + INDEX["gem_world"], "placeable", "hand_left", "price") == [1, 0, 2]
        assert _option(table, KEEP_CARD + INDEX["new_earth"], "placeable", "hand_left", "price") == [0, -3, 3]

    def test_cards_beyond_the_limit(self) -> None:
        """Ten cards stay in hand: nine to pay with."""
        table = Table()
        table.empire(0, hand=["rebel_base", *WORLDS])
        table.end_round()
        assert _option(table, DISCARD + INDEX["new_earth"], "placeable", "hand_left") == [1, 4]
        assert _option(table, DISCARD + INDEX["rebel_base"], "placeable", "hand_left") == [0, 9]
