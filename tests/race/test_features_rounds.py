"""Features of the round that an action card makes, and of the end of the game, each in a position of its own."""

from tests.race.table import DEVELOPMENTS, WORLDS, Table
from tests.support.features import named_features, named_option
from windfall.titles.race.numbers.features import FEATURES
from windfall.titles.race.numbers.option_layout import OPTION_FEATURES
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, CHOOSE

_SCALES = {spec.name: spec.scale for spec in FEATURES}
_OPTION_SCALES = {spec.name: spec.scale for spec in OPTION_FEATURES}


def _choice(table: Table, action_card: str, *names: str) -> list[int]:
    """Features of an action card for seat 0, as the counts they are."""
    table.begin_round()
    found = named_option(table.game().observe(0), CHOOSE + ACTION_CARD_IDS.index(action_card))
    return [round(found[name] * _OPTION_SCALES[name]) for name in names]


def _own(table: Table, *names: str) -> list[int]:
    table.begin_round()
    found = named_features(table.game().observe(0))
    return [round(found[name] * _SCALES[name]) for name in names]


class TestTheRound:
    def test_cards_beyond_the_limit(self) -> None:
        table = Table()
        table.empire(0, hand=WORLDS[:9])
        assert _choice(table, "explore_1_1", "round.hand", "round.over_limit") == [11, 1]
        assert _choice(table, "explore_5", "round.hand", "round.over_limit") == [10, 0]
        assert _choice(table, "produce", "round.hand", "round.over_limit") == [9, 0]

    def test_cards_of_a_sale(self) -> None:
        """Novelty brings 2 cards and Spice World 2 more."""
        table = Table()
        table.empire(0, hand=WORLDS[:8], tableau=["spice_world"], goods=["spice_world"])
        assert _choice(table, "trade", "round.hand", "round.over_limit") == [12, 2]

    def test_a_full_tableau_ends_the_game(self) -> None:
        """The twelfth card: a world can be placed, and there is no development in hand."""
        table = Table()
        table.empire(0, hand=["gem_world", "comet_zone", "new_earth"], tableau=DEVELOPMENTS)
        assert _choice(table, "settle", "round.ends") == [1]
        assert _choice(table, "develop", "round.ends") == [0]
        assert _choice(table, "explore_5", "round.ends") == [0]

    def test_a_world_that_is_too_dear_ends_nothing(self) -> None:
        table = Table()
        table.empire(0, hand=["new_earth", "comet_zone"], tableau=DEVELOPMENTS)
        assert _choice(table, "settle", "round.ends") == [0]

    def test_an_empty_pool_ends_the_game(self) -> None:
        """One good for 1 VP, doubled to 2; another player takes the last one."""
        table = Table()
        table.empire(0, tableau=["gem_world", "public_works"], goods=["gem_world"])
        table.empire(1, tableau=["spice_world", "outlaw_world"], goods=["spice_world"])
        table.leave_chips(3)
        assert _choice(table, "consume_2x", "round.chips_left", "round.ends") == [0, 1]
        assert _choice(table, "trade", "round.chips_left", "round.ends") == [2, 0]
        assert _choice(table, "produce", "round.chips_left", "round.ends") == [3, 0]

    def test_more_vps_than_the_pool_has(self) -> None:
        table = Table()
        table.empire(0, tableau=["gem_world", "galactic_trendsetters"], goods=["gem_world"])
        table.leave_chips(1)
        assert _choice(table, "consume_2x", "round.chips_left", "round.ends") == [-3, 1]

    def test_the_lead_after_it(self) -> None:
        """11 VPs against 7; the other player has a good for 1 VP."""
        table = Table()
        table.empire(0, chips=9, hand=["comet_zone", *WORLDS[:3]], tableau=["gem_world", "public_works"])
        table.empire(1, chips=5, tableau=["spice_world", "outlaw_world"], goods=["spice_world"])
        assert _choice(table, "produce", "round.lead") == [4]
        assert _choice(table, "consume_2x", "round.lead") == [3]
        assert _choice(table, "settle", "round.lead", "best.vp", "best.payment") == [6, 2, 3]


class TestOthers:
    def test_what_they_get(self) -> None:
        table = Table(players=3)
        table.empire(1, tableau=["spice_world", "outlaw_world"], goods=["spice_world"])
        table.empire(2, tableau=["gem_world", "galactic_trendsetters", "public_works"], goods=["gem_world"])
        assert _choice(table, "consume_2x", "others.vp", "others.most_vp", "others.cards") == [3, 2, 1]
        assert _choice(table, "trade", "others.vp", "others.goods") == [3, 0]
        assert _choice(table, "explore_5", "others.vp", "others.cards") == [0, 2]
        assert _choice(table, "develop", "others.cards") == [1]

    def test_what_they_make(self) -> None:
        table = Table()
        table.empire(1, tableau=["spice_world", "gem_world", "comet_zone"], goods=["spice_world"])
        assert _choice(table, "produce", "others.goods", "others.cards") == [2, 2]

    def test_what_they_may_place(self) -> None:
        table = Table(players=3)
        table.empire(1, hand=WORLDS[:4], tableau=DEVELOPMENTS)
        table.empire(2, hand=WORLDS[4:6])
        assert _choice(table, "settle", "others.hand", "others.could_end") == [4, 1]
        assert _choice(table, "develop", "others.hand", "others.could_end") == [4, 1]
        assert _choice(table, "produce", "others.hand", "others.could_end") == [0, 0]


class TestIfOthersCall:
    def test_a_world_that_needs_the_cards_of_explore(self) -> None:
        """Comet Zone takes 3 cards: there is 1, and 2 are kept in Explore: +1, +1."""
        table = Table()
        table.empire(0, hand=["comet_zone", "space_marines"])
        assert _choice(table, "explore_1_1", "called.worlds", "called.developments") == [1, 1]
        assert _choice(table, "explore_5", "called.worlds", "called.developments") == [0, 1]
        assert _choice(table, "produce", "called.worlds", "called.developments") == [0, 0]

    def test_a_world_that_is_paid_with_what_develop_leaves(self) -> None:
        """Gem World takes 2 of 3 cards; after Space Marines for 1 there is 1 left to pay with."""
        table = Table()
        table.empire(0, hand=["gem_world", "space_marines", "rebel_base", "rebel_homeworld"])
        assert _choice(table, "consume_2x", "called.worlds") == [1]
        assert _choice(table, "develop", "called.worlds", "best.payment", "round.hand") == [0, 1, 2]

    def test_a_phase_that_is_chosen_is_not_called_besides(self) -> None:
        table = Table()
        table.empire(0, hand=["gem_world", "space_marines", "rebel_base", "rebel_homeworld"])
        assert _choice(table, "settle", "called.worlds", "called.developments") == [0, 1]
        assert _choice(table, "develop", "called.developments") == [0]


class TestTheEnd:
    def test_the_pool(self) -> None:
        table = Table()
        table.empire(0, tableau=["gem_world", "public_works"], goods=["gem_world"])
        table.empire(1, tableau=["spice_world", "galactic_trendsetters"], goods=["spice_world"])
        table.leave_chips(2)
        assert _own(table, "ending.chips_left", "ending.rounds_left") == [-1, 1]

    def test_tableaus(self) -> None:
        table = Table(players=3)
        table.empire(0, tableau=["new_sparta"])
        table.empire(1, tableau=DEVELOPMENTS)
        table.empire(2, tableau=WORLDS[:10])
        names = ("ending.one_short", "ending.two_short", "ending.rounds_left")
        assert _own(table, *names) == [1, 1, 1]

    def test_rounds_left_by_tableau_and_by_pool(self) -> None:
        """A card a round; of 24 VPs, half a VP a round for each player, and half of what a cycle makes."""
        table = Table()
        table.empire(0, tableau=["gem_world", "new_sparta"])
        assert _own(table, "ending.rounds_left") == [10]
        table = Table()
        table.empire(0, tableau=["gem_world", "spice_world", "galactic_trendsetters", "public_works"])
        table.leave_chips(8)
        assert _own(table, "own.cycle.vp", "ending.rounds_left") == [3, 4]

    def test_a_cycle(self) -> None:
        """Gem World draws a card when it produces; its good is sold for 2, and Public Works takes one for 1 VP."""
        table = Table()
        table.empire(1, tableau=["gem_world", "public_works"])
        names = ("goods", "vp", "cards", "sale_vp", "sale_cards")
        assert _own(table, *(f"left1.cycle.{name}" for name in names)) == [1, 1, 1, 0, 3]
        assert _own(table, *(f"own.cycle.{name}" for name in names)) == [0, 0, 0, 0, 0]
