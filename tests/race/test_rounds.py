"""Rounds: action cards, phases in order, the hand limit, the deck, and both ends of the game."""

import itertools

import pytest

from tests.race.table import DEVELOPMENTS, WORLDS, Table

ACTION_CARDS = ["explore_5", "explore_1_1", "develop", "settle", "trade", "consume_2x", "produce"]
PHASES = {
    "explore_5": "Explore",
    "explore_1_1": "Explore",
    "develop": "Develop",
    "settle": "Settle",
    "trade": "Consume",
    "consume_2x": "Consume",
    "produce": "Produce",
}
ORDER = ["Explore", "Develop", "Settle", "Consume", "Produce"]


def phases(table: Table) -> list[str]:
    """The phases done so far, in their order."""
    return [line.removesuffix(" phase") for line in table.log if line.endswith(" phase")]


# Choosing actions


def test_seven_action_cards_to_choose_from_for_everyone_at_once() -> None:
    table = Table(players=3)
    table.begin_round()
    assert table.seats == (0, 1, 2)
    for seat in range(3):
        assert table.options(seat) == [
            "choose: Explore: +5",
            "choose: Explore: +1, +1",
            "choose: Develop",
            "choose: Settle",
            "choose: Consume: Trade",
            "choose: Consume: 2x VPs",
            "choose: Produce",
        ]


def test_cards_chosen_stay_secret_until_all_have_chosen() -> None:
    table = Table(players=3)
    table.begin_round()
    table.choose(2, "choose: Develop")
    table.choose(0, "choose: Settle")
    assert [empire.chosen for empire in table.state.empires] == [(), (), ()]
    assert not any("chooses" in line for line in table.log)
    assert table.seats == (1,)
    table.choose(1, "choose: Settle")
    assert [line for line in table.log if "chooses" in line] == [
        "Red chooses Settle",
        "Blue chooses Settle",
        "Green chooses Develop",
    ]


def test_the_card_is_reclaimed_and_can_be_chosen_again() -> None:
    table = Table()
    for _ in range(2):
        table.round("settle", "settle")
        table.finish()
        assert len(table.options(0)) == 7
    assert [empire.chosen for empire in table.state.empires] == [(), ()]


@pytest.mark.parametrize(
    "chosen", list(itertools.combinations(ACTION_CARDS, 2)) + [(card,) * 2 for card in ACTION_CARDS]
)
def test_only_chosen_phases_are_done_once_each_and_in_order(chosen: tuple[str, str]) -> None:
    """RG-1: phases are done once each in order I-V if anyone chose them."""
    expected = [phase for phase in ORDER if phase in {PHASES[card] for card in chosen}]
    for cards in (chosen, chosen[::-1]):
        table = Table()
        table.round(*cards)
        table.finish()
        assert phases(table) == expected


def test_everyone_acts_and_every_chooser_gets_the_bonus() -> None:
    """RG-1: everyone acts; choosers get the bonus, each of them."""
    table = Table(players=4)
    for seat in range(4):
        table.empire(
            seat, hand=["destroyed_world", "radioactive_world", "asteroid_belt", "artist_colony"][seat : seat + 1]
        )
        table.empire(seat, hand=DEVELOPMENTS[2 * seat : 2 * seat + 2])
    table.round("settle", "produce", "settle", "produce")
    assert table.question == "settle"
    assert table.seats == (0, 1, 2, 3)
    for seat in range(4):
        table.choose(seat, table.options(seat)[1])
    table.finish()
    assert [len(table.tableau(seat)) for seat in range(4)] == [1, 1, 1, 1]
    # costs 1, 2, 2, 1 out of two further cards; seats 0 and 2 draw one
    assert [len(table.hand(seat)) for seat in range(4)] == [2, 0, 1, 1]


# Hand limit


def test_hands_are_cut_to_ten_at_the_end_of_the_round() -> None:
    table = Table(players=3)
    table.empire(0, hand=[*WORLDS[:10], "gem_world", "comet_zone"])
    table.empire(1, hand=DEVELOPMENTS[:10])
    table.empire(2, hand=["mining_world"])
    table.round("produce", "produce", "produce")
    assert table.question == "hand_limit"
    assert table.seats == (0,)
    assert len(table.hand(0)) == 12
    table.choose(0, "discard: Gem World", "discard: Comet Zone")
    assert len(table.hand(0)) == 10
    assert table.discards(0) == ["gem_world", "comet_zone"]
    assert table.question == "action"
    assert len(table.hand(1)) == 10


def test_hands_are_not_cut_before_the_end_of_the_round() -> None:
    """Twelve cards in the Consume phase are no problem if two of them are spent."""
    table = Table()
    table.empire(0, hand=[*WORLDS[:10], "gem_world", "comet_zone"], tableau=["deficit_spending"])
    table.round("consume_2x", "develop")
    table.choose(0, "use: Deficit Spending power 1", "discard: Gem World", "discard: Comet Zone")
    assert table.question == "action"
    assert len(table.hand(0)) == 10


# The deck


def test_the_deck_is_refilled_at_once_when_it_empties() -> None:
    """RG-4: an empty deck is refilled at once by shuffling the discards."""
    table = Table()
    table.empire(0, tableau=["merchant_guild", "rebel_underground"])
    table.discard(0, *WORLDS[:2])
    table.discard(1, *WORLDS[2:4])
    table.leave_in_deck("gem_world", "comet_zone", "mining_world")
    table.round("develop", "produce")
    assert sorted(table.hand(0)) == ["comet_zone", "gem_world", "mining_world"]
    assert sorted(table.deck()) == sorted(WORLDS[:4])
    assert table.discard_pile() == 0
    assert "The discards, 4 cards, become the new deck" in table.log


def test_drawing_goes_on_after_the_refill() -> None:
    """RG-4: the draw in which the deck empties is completed from the new deck."""
    table = Table(draws=["gem_world", "comet_zone", "mining_world"])
    table.empire(0, tableau=["merchant_guild", "rebel_underground"])
    table.discard(1, "comet_zone", "mining_world", "spice_world")
    table.leave_in_deck("gem_world")
    table.round("develop", "produce")
    assert sorted(table.hand(0)) == ["comet_zone", "gem_world", "mining_world"]
    assert table.deck() == ["spice_world"]


def test_deck_and_discards_both_empty_draw_nothing() -> None:
    """RG-4: if both are empty, nothing is drawn."""
    table = Table()
    table.empire(0, tableau=["merchant_guild", "artist_colony", "spice_world"])
    table.empire(1, tableau=["space_port"])
    table.leave_in_deck("gem_world")
    table.round("develop", "produce")
    # production comes before or after the draw of two; in any case there is one card in all
    assert len(table.hand(0)) + len(table.goods(0)) == 1
    assert table.goods(1) == []
    assert (table.deck(), table.discard_pile()) == ([], 0)


def test_no_card_for_a_good_produces_none_and_draws_nothing_for_it() -> None:
    """RG-4: if both are empty, there is no good either."""
    table = Table()
    table.empire(0, tableau=["gem_world", "diversified_economy", "consumer_markets", "refugee_world"])
    table.leave_in_deck()
    table.round("produce", "produce")
    assert (table.goods(0), table.hand(0)) == ([], [])


def test_cards_discarded_onto_nothing_are_the_new_deck() -> None:
    """RG-4: an empty deck is refilled at once; the cards of one payment are discarded together."""
    table = Table()
    table.empire(0, hand=["drop_ships", "gem_world", *WORLDS[:3]])
    table.leave_in_deck()
    table.round("produce", "develop")
    table.choose(0, "place: Drop Ships")  # cost 4
    assert sorted(table.deck()) == sorted(["gem_world", *WORLDS[:3]])
    assert table.discard_pile() == 0


def test_goods_come_from_the_deck_and_go_to_the_discards_unseen() -> None:
    """RG-4: goods are cards taken face down from the deck, unseen by anyone."""
    table = Table(draws=["rebel_base"])
    table.empire(0, tableau=["artist_colony", "public_works"])
    table.round("produce", "develop")
    assert table.goods(0) == ["artist_colony"]
    assert "rebel_base" not in table.deck()
    assert not any("Rebel Base" in line for line in table.log)
    table.round("consume_2x", "develop")
    assert table.discard_pile() == 1
    assert table.discards(0) == []  # not even the owner has seen it
    assert not any("Rebel Base" in line for line in table.log)


# The ends


def test_ends_with_12_tableau_cards_at_the_end_of_the_round() -> None:
    """RG-7: at the end of a round with 12 or more tableau cards; what was chosen is still done, hands are cut."""
    table = Table(players=2)
    table.empire(0, hand=["spice_world", *WORLDS[:10], "gem_world", "rebel_base"], tableau=DEVELOPMENTS)
    table.round("settle", "produce")
    table.choose(0, "place: Spice World")
    table.pay(0)
    assert len(table.tableau(0)) == 12
    assert "spice_world" in table.goods(0)  # Produce was done
    assert not table.state.over
    assert table.question == "hand_limit"
    table.finish()
    assert table.state.over
    assert len(table.hand(0)) == 10
    assert table.result().ended_by == ("tableau",)
    assert table.result().rounds == 1


def test_11_tableau_cards_do_not_end_the_game() -> None:
    """RG-7: 12 or more."""
    table = Table()
    table.empire(0, tableau=DEVELOPMENTS)
    assert len(table.tableau(0)) == 11
    table.round("settle", "settle")
    assert not table.state.over


def test_a_card_given_up_before_the_end_of_the_round_counts_no_more() -> None:
    """RG-7: the tableau counts at the end of the round, not within it."""
    table = Table()
    table.empire(0, hand=["gem_world"], tableau=[*DEVELOPMENTS[:10], "colony_ship"])
    table.round("settle", "trade")
    table.choose(0, "place: Gem World")
    table.finish()
    assert len(table.tableau(0)) == 11
    assert not table.state.over


def test_ends_when_the_last_chip_is_given_out_and_pays_in_full() -> None:
    """RG-7: an exhausted VP pool ends the game after the round; VPs earned in it are all taken."""
    table = Table(players=3)
    worlds = ["artist_colony", "spice_world", "space_port"]
    table.empire(0, tableau=["consumer_markets", *worlds], goods=worlds)
    table.empire(1, tableau=["galactic_trendsetters", "rebel_miners"], goods=["rebel_miners"])
    table.leave_chips(1)
    table.round("consume_2x", "develop", "produce")
    assert table.state.over
    assert [table.chips(seat) for seat in range(3)] == [6, 2, 0]
    assert len(table.goods(0)) == 3  # Produce was still done
    assert table.result().ended_by == ("vp_pool",)


def test_a_pool_with_one_chip_left_does_not_end_the_game() -> None:
    """RG-7: the pool must be exhausted."""
    table = Table()
    table.empire(0, tableau=["public_works", "rebel_miners"], goods=["rebel_miners"])
    table.leave_chips(2)
    table.round("trade", "develop")
    assert table.state.vp_pool == 2  # sold, not consumed
    table.round("produce", "develop")
    table.round("develop", "trade")
    assert table.state.vp_pool == 1
    assert not table.state.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pool_holds_12_per_player(players: int) -> None:
    """RG-7: 12 per player, so that many chips given out end the game."""
    table = Table(players=players)
    table.empire(0, tableau=["public_works", "rebel_miners"], goods=["rebel_miners"], chips=12 * players - 1)
    table.round("consume_2x", *["develop"] * (players - 1))
    assert table.state.over
    assert table.chips(0) == 12 * players + 1


def test_both_ends_at_once() -> None:
    """RG-7: either end is enough, and both are told."""
    table = Table()
    table.empire(0, tableau=[*DEVELOPMENTS[:10], "public_works", "rebel_miners"], goods=["rebel_miners"])
    table.leave_chips(1)
    table.round("develop", "trade")
    table.finish()
    assert table.result().ended_by == ("tableau", "vp_pool")
