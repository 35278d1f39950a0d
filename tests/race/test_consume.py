"""IV: Consume, with Trade before it."""

import pytest

from tests.race.table import WORLDS, Table

NOVELTY, RARE, GENES, ALIEN = "artist_colony", "rebel_miners", "avian_uplift_race", "alien_robotic_factory"


# Trade


def test_only_players_who_chose_trade_sell() -> None:
    table = Table(players=3)
    for seat, world in enumerate([NOVELTY, RARE, GENES]):
        table.empire(seat, tableau=[world], goods=[world])
    table.round("develop", "trade", "consume_2x")
    assert [len(table.goods(seat)) for seat in range(3)] == [1, 0, 1]
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 3, 0]


def test_the_log_tells_how_many_cards_come_and_to_their_owner_which() -> None:
    table = Table(draws=["spice_world", "gem_world", "comet_zone"])
    table.empire(0, tableau=[RARE], goods=[RARE])
    table.round("trade", "develop")
    assert table.log[-3:-1] == ["Red draws 3 cards", "Red draws Spice World, Gem World, Comet Zone"]


def test_trade_comes_first_and_is_mandatory() -> None:
    """RG-5: Trade: bonus first, must sell if possible. The only good is sold, not consumed."""
    table = Table()
    table.empire(0, tableau=["galactic_trendsetters", ALIEN], goods=[ALIEN])
    table.round("trade", "develop")
    assert (table.goods(0), table.chips(0), len(table.hand(0))) == ([], 0, 5)


def test_the_player_chooses_which_good_to_sell_and_consumes_the_rest() -> None:
    """RG-5: one good is sold, before consume powers."""
    table = Table()
    table.empire(0, tableau=["galactic_trendsetters", NOVELTY, ALIEN], goods=[NOVELTY, ALIEN])
    table.round("trade", "develop")
    assert table.question == "trade"
    assert table.options(0) == ["trade: Artist Colony", "trade: Alien Robotic Factory"]
    table.choose(0, "trade: Artist Colony")
    assert (table.goods(0), table.chips(0), len(table.hand(0))) == ([], 2, 2)


def test_trade_without_a_good_does_nothing() -> None:
    """RG-5: must sell if possible."""
    table = Table()
    table.empire(0, tableau=["galactic_trendsetters", ALIEN])
    table.round("trade", "develop")
    assert (table.hand(0), table.chips(0)) == ([], 0)
    assert table.question == "action"


def test_trade_doubles_no_vps() -> None:
    """RG-5: 2x is another card."""
    table = Table()
    table.empire(0, tableau=["galactic_trendsetters", NOVELTY, ALIEN], goods=[NOVELTY, ALIEN])
    table.round("trade", "trade")
    table.choose(0, "trade: Alien Robotic Factory")
    assert table.chips(0) == 2


# Consume powers


def test_consumption_is_mandatory() -> None:
    """RG-5: Consume is mandatory, also in a phase that another player chose, and also for no gain."""
    table = Table()
    table.empire(0, tableau=["pilgrimage_world", ALIEN], goods=[ALIEN])
    table.round("develop", "consume_2x")
    assert (table.goods(0), table.chips(0)) == ([], 0)


def test_a_player_cannot_stop_while_a_power_applies() -> None:
    """RG-5: Consume is mandatory; only powers that say "may" can be left out."""
    table = Table()
    table.empire(0, hand=WORLDS[:2], tableau=["deficit_spending", "public_works", NOVELTY], goods=[NOVELTY])
    table.round("develop", "trade")
    assert table.options(0) == ["use: Deficit Spending power 1", "use: Public Works power 2"]
    table.choose(0, "use: Public Works power 2")
    assert table.options(0) == ["pass", "use: Deficit Spending power 1"]


def test_powers_are_used_in_any_order_even_if_goods_are_left_over() -> None:
    """RG-5: powers in any order. Research Labs takes only Genes; if Trendsetters took the Genes good, the other good
    is left over."""
    for good, left, vp in (("good: Artist Colony", [], 3), ("good: Avian Uplift Race", [NOVELTY], 2)):
        table = Table()
        table.empire(0, tableau=["galactic_trendsetters", "research_labs", NOVELTY, GENES], goods=[NOVELTY, GENES])
        table.round("develop", "trade")
        assert table.options(0) == ["use: Galactic Trendsetters power 1", "use: Research Labs power 2"]
        table.choose(0, "use: Galactic Trendsetters power 1", good)
        assert (table.goods(0), table.chips(0)) == (left, vp)


def test_each_power_is_used_once() -> None:
    """RG-5: each once."""
    table = Table()
    table.empire(0, tableau=["public_works", NOVELTY, RARE, GENES], goods=[NOVELTY, RARE, GENES])
    table.round("develop", "trade")
    table.choose(0, "good: Rebel Miners")
    assert table.question == "action"
    assert (table.goods(0), table.chips(0)) == ([NOVELTY, GENES], 1)


def test_a_power_is_used_again_in_the_next_round() -> None:
    table = Table()
    table.empire(0, tableau=["public_works", NOVELTY, RARE], goods=[NOVELTY, RARE])
    table.round("develop", "trade")
    table.choose(0, "good: Rebel Miners")
    table.round("develop", "trade")
    assert (table.goods(0), table.chips(0)) == ([], 2)


def test_two_powers_of_the_same_card_sort_are_used_one_after_the_other() -> None:
    """Each good applies to only one consume power."""
    table = Table()
    table.empire(0, tableau=["public_works", "terraformed_world", NOVELTY], goods=[NOVELTY])
    table.round("develop", "trade")
    assert len(table.options(0)) == 2
    table.choose(0, "use: Terraformed World power 1")
    assert (table.goods(0), table.chips(0)) == ([], 1)


def test_up_to_powers_take_all_they_can() -> None:
    """RG-5: "up to" powers take all they can. Of three goods Old Earth takes two, which the player chooses."""
    table = Table()
    table.empire(0, tableau=["old_earth", NOVELTY, RARE, GENES], goods=[NOVELTY, RARE, GENES])
    table.round("develop", "trade")
    table.choose(0, "good: Artist Colony")
    assert table.question == "consume_good"
    table.choose(0, "good: Avian Uplift Race")
    assert (table.goods(0), table.chips(0)) == ([RARE], 2)


def test_goods_are_named_in_the_order_of_the_tableau_so_that_each_set_is_named_once() -> None:
    table = Table()
    table.empire(0, tableau=["old_earth", NOVELTY, RARE, GENES], goods=[NOVELTY, RARE, GENES])
    table.round("develop", "trade")
    assert table.options(0) == ["good: Artist Colony", "good: Rebel Miners"]
    table.choose(0, "good: Rebel Miners")
    assert table.goods(0) == [NOVELTY]


def test_a_power_placed_this_round_is_used() -> None:
    """It was placed in an earlier phase."""
    table = Table()
    table.empire(0, hand=["public_works", "gem_world"], tableau=[RARE], goods=[RARE])
    table.round("develop", "consume_2x")
    table.choose(0, "place: Public Works")
    assert table.chips(0) == 1


def test_2x_doubles_vp_chips_and_nothing_else_for_its_chooser_alone() -> None:
    """RG-5: 2x doubles VP from consume powers."""
    table = Table()
    for seat, (card, world) in enumerate([("outlaw_world", NOVELTY), ("galactic_resort", RARE)]):
        table.empire(seat, tableau=[card, world], goods=[world])
    table.round("consume_2x", "trade")
    assert [table.chips(seat) for seat in range(2)] == [2, 0]  # Blue sold the good
    assert [len(table.hand(seat)) for seat in range(2)] == [1, 3]


@pytest.mark.parametrize("card", ["deficit_spending", "merchant_world"])
def test_2x_does_not_double_cards_from_hand(card: str) -> None:
    """RG-5: 2x doubles VP from consume powers, not VP for cards discarded from hand."""
    table = Table()
    table.empire(0, hand=["gem_world", "rebel_base"], tableau=[card])
    table.round("consume_2x", "develop")
    table.choose(0, table.options(0)[1], "discard: Gem World", "discard: Rebel Base")
    assert table.chips(0) == 2


def test_naming_a_number() -> None:
    """RG-6: a number 1-7 is named; the top card is turned up and kept if cost or defense matches."""
    for named, hand, pile in ((4, ["malevolent_lifeforms"], 0), (3, [], 1)):
        table = Table(draws=["malevolent_lifeforms"])
        table.empire(0, tableau=["gambling_world"])
        table.round("develop", "trade")
        assert table.options(0) == [f"name number: {number}" for number in (1, 2, 3, 4, 5, 6, 7)]
        table.choose(0, f"name number: {named}")
        assert (table.hand(0), table.discard_pile()) == (hand, pile)
        what = "keeps" if hand else "discards"
        assert f"Red names {named}, turns up Malevolent Lifeforms and {what} it" in table.log


def test_gambling_is_mandatory_and_comes_in_every_consume_phase() -> None:
    """RG-6, RG-5: it does not say "may"."""
    table = Table()
    table.empire(0, tableau=["gambling_world"])
    table.round("develop", "trade")
    assert table.question == "gamble"
    assert "pass" not in table.options(0)


def test_gambling_with_no_card_to_turn_up() -> None:
    """RG-6, RG-4: if deck and discards are both empty, nothing is drawn."""
    table = Table()
    table.empire(0, tableau=["gambling_world"])
    table.leave_in_deck()
    table.round("develop", "trade")
    table.finish()
    assert (table.hand(0), table.discard_pile(), table.deck()) == ([], 0, [])
    assert not [line for line in table.log if "turns up" in line]
    assert table.question == "action"


# Order


def test_players_consume_from_the_lowest_start_world_on() -> None:
    """RG-2: where order matters (last VP chips) it is clockwise from the owner of the lowest-numbered start world."""
    table = Table(players=3, first=2)
    for seat, worlds in enumerate([[NOVELTY, RARE], [GENES, ALIEN], ["gem_world", "comet_zone"]]):
        table.empire(seat, tableau=[["public_works", "outlaw_world", "terraformed_world"][seat], *worlds], goods=worlds)
    table.round("develop", "develop", "consume_2x")
    asked = []
    while table.question == "consume_good":
        asked.append(*table.seats)
        table.choose(table.seats[0], table.options(table.seats[0])[0])
    assert asked == [2, 0, 1]


def test_cards_are_drawn_from_the_lowest_start_world_on() -> None:
    """RG-2: where order matters (few cards) it is clockwise from the owner of the lowest-numbered start world."""
    table = Table(players=3, first=1, draws=["gem_world", "comet_zone", "spice_world"])
    for seat, (card, world) in enumerate([("outlaw_world", NOVELTY), ("galactic_resort", RARE), ("new_earth", GENES)]):
        table.empire(seat, tableau=[card, world], goods=[world])
    table.round("consume_2x", "develop", "develop")
    assert [table.hand(seat) for seat in range(3)] == [["spice_world"], ["gem_world"], ["comet_zone"]]


def test_a_player_trades_and_consumes_before_the_next_one_trades() -> None:
    """RG-10: Trade and Consume go seat by seat."""
    table = Table(first=1)
    table.empire(0, tableau=["gem_world"], goods=["gem_world"])
    table.empire(1, tableau=["public_works", NOVELTY, RARE], goods=[NOVELTY, RARE])
    table.round("trade", "trade")
    table.choose(1, table.options(1)[0])
    table.finish()
    turns = [line for line in table.log if "sells" in line or "consumes" in line]
    assert [line.split()[:2] for line in turns] == [["Blue", "sells"], ["Blue", "consumes"], ["Red", "sells"]]
