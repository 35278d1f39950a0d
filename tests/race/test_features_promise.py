"""Features of what cards of the hand promise and of what goods bring, each in a position of its own."""

from tests.race.table import WORLDS, Table
from tests.support.features import named_features, named_option
from windfall.titles.race.components.cards import COST_OR_DEFENSE, INDEX
from windfall.titles.race.numbers.option_layout import OPTION_FEATURES
from windfall.titles.race.rules.actions import DISCARD, GOOD, KEEP_CARD, NAME_NUMBER, PLACE, PRODUCE_ON, TRADE_GOOD
from windfall.titles.race.rules.knowledge import unseen_cards

_SCALES = {spec.name: spec.scale for spec in OPTION_FEATURES}


def _option(table: Table, action: int, *names: str) -> list[int]:
    """Features of an option for seat 0, as the counts they are."""
    found = named_option(table.game().observe(0), action)
    return [round(found[name] * _SCALES[name]) for name in names]


def _place(table: Table, card: str, *names: str) -> list[int]:
    return _option(table, PLACE + INDEX[card], *names)


def _discard(table: Table, card: str, *names: str) -> list[int]:
    return _option(table, DISCARD + INDEX[card], *names)


class TestPlans:
    def test_the_cycle_with_it(self) -> None:
        table = Table()
        table.empire(0, hand=["public_works", "space_marines", *WORLDS[:3]], tableau=["gem_world"])
        table.round("develop", "develop")
        names = ("plan.cycle_goods", "plan.cycle_vp", "plan.cycle_cards")
        assert _place(table, "public_works", *names) == [0, 1, 0]
        assert _place(table, "space_marines", *names) == [0, 0, 0]

    def test_a_production_world(self) -> None:
        """Its good for 1 VP, and a card when it is made; or sold for 3, which is 1 more than the other good."""
        table = Table()
        table.empire(0, hand=["comet_zone", "space_marines", *["public_works", "drop_ships"]], tableau=["outlaw_world"])
        table.round("settle", "settle")
        names = ("plan.cycle_goods", "plan.cycle_vp", "plan.cycle_cards", "plan.sale_cards")
        assert _place(table, "comet_zone", *names) == [1, 1, 2, 4]

    def test_the_bonus_of_a_development_in_hand(self) -> None:
        """New Galactic Order has 1 VP for each Military."""
        table = Table()
        table.empire(0, hand=["space_marines", "new_galactic_order", "public_works", *WORLDS[:2]])
        table.round("develop", "develop")
        assert _place(table, "space_marines", "plan.bonus") == [2]
        assert _place(table, "public_works", "plan.bonus") == [0]

    def test_worlds_that_come_within_reach(self) -> None:
        """Military 2 conquers Avian Uplift Race already, and Space Marines' 2 more Pirate World, but not Rebel Base."""
        table = Table()
        hand = ["space_marines", "pirate_world", "avian_uplift_race", "rebel_base", "public_works"]
        table.empire(0, hand=hand, tableau=["new_sparta"])
        table.round("develop", "develop")
        assert _place(table, "space_marines", "plan.unlocked") == [1]
        assert _place(table, "public_works", "plan.unlocked") == [0]

    def test_the_good_that_a_windfall_world_comes_with(self) -> None:
        table = Table()
        hand = ["asteroid_belt", "gem_world", "drop_ships", "space_marines"]
        table.empire(0, hand=hand, tableau=["public_works"])
        table.round("settle", "settle")
        assert _place(table, "asteroid_belt", "plan.consume_vp") == [1]
        assert _place(table, "gem_world", "plan.consume_vp") == [0]

    def test_the_end_of_the_game(self) -> None:
        """The twelfth card; 11 VPs of the others' chips are more than the own."""
        table = Table()
        table.empire(0, hand=["gem_world", "drop_ships", "space_marines"], tableau=WORLDS)
        table.empire(1, chips=11)
        table.round("settle", "settle")
        lead = _place(table, "gem_world", "round.lead")[0]
        assert _place(table, "gem_world", "round.ends") == [1]
        assert _option(table, 0, "round.ends", "round.lead") == [0, lead - 1]

    def test_the_hand_as_a_plan(self) -> None:
        table = Table()
        table.empire(0, hand=["galactic_trendsetters", "gem_world"], tableau=["spice_world"])
        table.begin_round()
        found = named_features(table.game().observe(0))
        assert found["plan.worlds"] > 0
        assert found["plan.developments"] == 0


class TestRanks:
    def test_a_development_that_is_there_already_is_given_first(self) -> None:
        table = Table()
        hand = ["space_marines", "gem_world", "comet_zone", "public_works"]
        table.empire(0, hand=hand, tableau=["space_marines"])
        table.round("produce", "develop")
        table.choose(0, "place: Public Works")
        names = ("rank.wanted", "rank.first", "rank.worse")
        assert _discard(table, "space_marines", *names) == [1, 1, 0]
        assert _discard(table, "gem_world", *names)[:2] == [0, 0]

    def test_only_the_first_of_several_is_the_pick_to_make(self) -> None:
        """Two of four cards are paid: what is here already and what is far out of reach."""
        table = Table()
        hand = ["space_marines", "gem_world", "comet_zone", "drop_ships", "contact_specialist"]
        table.empire(0, hand=hand, tableau=["drop_ships", "contact_specialist"])
        table.round("develop", "produce")
        table.choose(0, "place: Space Marines")
        names = ("rank.wanted", "rank.first")
        seen = {card: _discard(table, card, *names) for card in ("gem_world", "comet_zone", "contact_specialist")}
        assert seen == {"gem_world": [0, 0], "comet_zone": [0, 0], "contact_specialist": [1, 1]}

    def test_the_best_is_kept(self) -> None:
        """One of seven: most promise less than a world that can be paid and brings VPs."""
        drawn = ["space_marines", "rebel_base", "alien_robot_sentry", "gem_world", "new_sparta", "public_works"]
        table = Table(draws=[*drawn, "contact_specialist", "comet_zone", "spice_world"])
        table.empire(0, hand=["artist_colony", "secluded_world"], tableau=["galactic_trendsetters", "space_marines"])
        table.round("explore_5", "produce")
        options = list(dict.fromkeys(table.drawn(0)))
        first = [card for card in options if _option(table, KEEP_CARD + INDEX[card], "rank.first") == [1]]
        better = {card: _option(table, KEEP_CARD + INDEX[card], "rank.better")[0] for card in options}
        assert [card for card in options if better[card] == 0] == first
        assert _option(table, KEEP_CARD + INDEX["space_marines"], "rank.worse") == [0]

    def test_places_in_the_order_of_picks(self) -> None:
        table = Table()
        table.empire(0, hand=["rebel_base", *WORLDS])
        table.end_round()
        before = [_option(table, action, "rank.before")[0] for action in table.state.choices[0]]
        assert before == list(range(len(before)))


class TestGoods:
    def test_a_sale_leaves_goods_to_consume(self) -> None:
        """Public Works takes what is left; Novelty is sold for 2, Genes for 4."""
        table = Table()
        worlds = ["gem_world", "pre_sentient_race"]
        table.empire(0, tableau=[*worlds, "public_works"], goods=worlds)
        table.round("trade", "produce")
        names = ("market.vp", "market.cards")
        assert _option(table, TRADE_GOOD + INDEX["gem_world"], *names) == [1, 2]
        assert _option(table, TRADE_GOOD + INDEX["pre_sentient_race"], *names) == [1, 4]

    def test_a_power_used_first_is_counted_with_the_rest(self) -> None:
        """One good: Galactic Trendsetters make 4 VPs of it, doubled, and Public Works 2."""
        table = Table()
        table.empire(0, tableau=["gem_world", "galactic_trendsetters", "public_works"], goods=["gem_world"])
        table.round("consume_2x", "produce")
        seen = [_option(table, action, "market.vp", "market.before") for action in table.state.choices[0]]
        assert sorted(seen) == [[2, 1], [4, 0]]

    def test_a_good_that_another_power_wants(self) -> None:
        """Consumer Markets take Novelty only: Public Works had better take the other good."""
        table = Table()
        worlds = ["gem_world", "comet_zone"]
        table.empire(0, tableau=[*worlds, "public_works", "consumer_markets"], goods=worlds)
        table.round("consume_2x", "produce")
        use = next(option for option in table.options(0) if "Public Works" in option)
        table.choose(0, use)
        assert _option(table, GOOD + INDEX["gem_world"], "market.vp") == [0]
        assert _option(table, GOOD + INDEX["comet_zone"], "market.vp") == [2]

    def test_a_good_made_on_a_windfall_world(self) -> None:
        table = Table()
        table.empire(0, tableau=["asteroid_belt", "pre_sentient_race", "public_works"])
        table.round("produce", "produce")
        assert _option(table, PRODUCE_ON + INDEX["asteroid_belt"], "market.vp", "market.cards") == [1, 3]
        assert _option(table, PRODUCE_ON + INDEX["pre_sentient_race"], "market.cards") == [4]

    def test_the_number_of_most_unseen_cards(self) -> None:
        table = Table()
        table.empire(0, tableau=["gambling_world"])
        table.round("consume_2x", "produce")
        if table.question == "consume":
            table.choose(0, table.options(0)[-1])
        assert table.question == "gamble"
        unseen = unseen_cards(table.game().observe(0).known)  # type: ignore[arg-type]
        for number in range(1, 8):
            count = sum(COST_OR_DEFENSE[card] == number for card in unseen)
            assert _option(table, NAME_NUMBER + number, "unseen") == [count]
