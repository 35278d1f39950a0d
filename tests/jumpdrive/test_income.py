"""Income, the hand limit, and the deck: when it runs short, and when it is exhausted."""

import pytest

from tests.jumpdrive.table import DEVELOPMENTS, Table
from windfall.titles.jumpdrive.components.cards import IDS

TEN = [*DEVELOPMENTS, "rebel_base", "rebel_outpost", "rebel_homeworld", "pirate_lair", "drop_ships"]


def test_income_is_drawn_after_scoring() -> None:
    table = Table(draws=["comet_zone", "drop_ships", "trade_pact"])
    table.empire(0, cards=["gem_world", "smuggling_lair"])
    table.score()
    assert table.drawn(0) == ["comet_zone", "drop_ships", "trade_pact"]
    assert "Red collects an income of 3 cards" in table.log()
    assert "Blue collects an income of 0 cards" in table.log()
    log = table.log()
    assert log.index("Red collects an income of 3 cards") > log.index("Blue scores 0 VPs this round, 0 in all")


# "When the deck is close to being exhausted, give income first to the player with the most VPs and then clockwise. If
# several players are tied for most VPs, begin with the tied player closest clockwise from the dealer during setup."


@pytest.mark.parametrize(
    ("vps", "dealer", "order"),
    [
        ((0, 9, 4), 2, [1, 2, 0]),
        ((9, 1, 4), 0, [0, 1, 2]),
        ((1, 4, 9), 1, [2, 0, 1]),
        ((5, 5, 1), 2, [0, 1, 2]),  # tied: 0 is closest clockwise from dealer 2
        ((5, 5, 1), 0, [1, 2, 0]),
        ((5, 5, 1), 1, [0, 1, 2]),
        ((5, 1, 5), 2, [0, 1, 2]),
        ((5, 1, 5), 0, [2, 0, 1]),
        ((5, 5, 5), 0, [1, 2, 0]),
        ((5, 5, 5), 1, [2, 0, 1]),
        ((0, 0, 0), 2, [0, 1, 2]),
    ],
)
def test_income_goes_first_to_the_most_vps_and_then_clockwise(
    vps: tuple[int, ...], dealer: int, order: list[int]
) -> None:
    drawn = ["comet_zone", "drop_ships", "new_earth", "space_port", "mining_world", "artist_colony"]
    table = Table(players=3, dealer=dealer, draws=drawn)
    for seat, vp in enumerate(vps):
        table.empire(seat, vp=vp, cards=[("gem_world", "asteroid_belt", "asteroid_belt")[seat]])
    table.score()
    assert [card for seat in order for card in table.drawn(seat)] == drawn


def test_the_vps_of_the_round_count_for_the_order() -> None:
    table = Table(draws=["comet_zone", "drop_ships"])
    table.empire(0, vp=5, cards=["smuggling_lair"])
    table.empire(1, vp=4, cards=["deserted_alien_outpost"])  # 2 VPs, 2 cards
    table.score()
    assert table.drawn(1) == ["comet_zone", "drop_ships"]


def test_what_the_deck_has_not_is_not_drawn() -> None:
    """3 cards for 2 + 2: the player with the most VPs gets all, the other what is left."""
    table = Table()
    table.empire(0, cards=["gem_world"])
    table.empire(1, vp=1, cards=["asteroid_belt"])
    table.leave_in_deck("comet_zone", "drop_ships", "new_earth")
    table.score()
    assert (table.income(1), table.income(0)) == (2, 1)
    assert (len(table.hand(1)), len(table.hand(0))) == (2, 1)
    assert table.state.deck == []
    assert table.question == "place"


# "Reshuffle the discards to form a new draw pile once the deck is exhausted."


def test_discards_become_the_new_deck_as_soon_as_the_deck_is_exhausted() -> None:
    table = Table()
    table.empire(0, cards=["gem_world"])
    table.discard(0, "comet_zone", "trade_pact")
    table.discard(1, "new_earth")
    table.leave_in_deck("rebel_base", "space_port")
    table.score()
    assert sorted(table.hand(0)) == ["rebel_base", "space_port"]
    assert [IDS[card] for card in table.state.deck] == ["trade_pact", "comet_zone", "new_earth"]
    assert table.state.discard_count() == 0
    assert "The discards, 3 cards, become the new deck" in table.log()
    log = table.log()
    assert log.index("The discards, 3 cards, become the new deck") < log.index("Red collects an income of 2 cards")


def test_a_deck_that_is_not_exhausted_is_not_shuffled() -> None:
    table = Table()
    table.empire(0, cards=["gem_world"])
    table.discard(0, "comet_zone")
    table.leave_in_deck("rebel_base", "space_port", "new_earth")
    table.score()
    assert len(table.state.deck) == 1
    assert table.discards(0) == ["comet_zone"]


def test_income_goes_on_with_the_new_deck() -> None:
    table = Table(draws=["rebel_base"])
    table.empire(0, cards=["comet_zone"])
    table.discard(1, "trade_pact", "new_earth", "space_port")
    table.leave_in_deck("rebel_base")
    table.score()
    assert table.income(0) == 3
    assert "rebel_base" in table.hand(0)
    assert set(table.hand(0)) < {"rebel_base", "trade_pact", "new_earth", "space_port"}
    assert table.discards(1) == []


def test_cards_of_a_reshuffled_deck_can_be_drawn_in_any_order() -> None:
    first = set()
    for seed in range(60):
        table = Table(draws=["rebel_base"])
        table.chance._at = seed
        table.empire(0, cards=["gem_world"])
        table.discard(1, "trade_pact", "new_earth", "space_port")
        table.leave_in_deck("rebel_base")
        table.score()
        first.add(table.drawn(0)[1])
    assert first == {"trade_pact", "new_earth", "space_port"}


# "After all players have collected income, players with more than 10 cards in hand must discard down to 10."


@pytest.mark.parametrize(("hand", "away"), [(8, 0), (9, 1), (10, 2)])
def test_hands_are_cut_to_ten_after_income(hand: int, away: int) -> None:
    """JD-6: income, then discard down to 10."""
    table = Table()
    table.empire(0, hand=TEN[:hand], cards=["gem_world"])
    table.score()
    assert len(table.hand(0)) == hand + 2
    if away:
        assert table.question == "hand_limit"
        assert table.seats == (0,)
        cards = "1 card" if away == 1 else f"{away} cards"
        assert str(table.game().decision(0).prompt) == f"Discard {cards}: you may hold ten."
        table.put_away(0, *TEN[2 : 2 + away])
        assert sorted(table.discards(0)) == sorted(TEN[2 : 2 + away])
    assert len(table.hand(0)) == 10 if away else hand + 2
    assert table.question == "place"


def test_new_cards_can_be_discarded_too() -> None:
    table = Table(draws=["comet_zone", "trade_pact"])
    table.empire(0, hand=TEN, cards=["gem_world"])
    table.score()
    table.put_away(0, "comet_zone", "trade_pact")
    assert sorted(table.hand(0)) == sorted(TEN)


def test_all_collect_income_before_any_hand_is_cut() -> None:
    """The cards discarded are not there to be drawn."""
    table = Table()
    table.empire(0, vp=3, hand=TEN, cards=["gem_world"])
    table.empire(1, cards=["asteroid_belt"])
    table.leave_in_deck("comet_zone", "trade_pact", "new_earth")
    table.score()
    assert table.question == "hand_limit"
    assert table.income(1) == 1, "the deck is used up"


def test_hands_can_grow_beyond_ten_within_a_round() -> None:
    """Only after income are they cut: 10 in hand and an Explore make 12."""
    table = Table()
    table.idle(1)
    table.empire(0, hand=TEN)
    table.play(0, "explore")
    assert len(table.hand(0)) == 15
    table.finish("hand_limit")
    assert len(table.hand(0)) == 12


def test_several_players_cut_their_hands_at_the_same_time() -> None:
    table = Table(players=2)
    table.empire(0, hand=TEN, cards=["gem_world"])
    table.empire(1, hand=["space_marines"] * 4 + ["galactic_trendsetters"] * 6, cards=["smuggling_lair"])
    table.score()
    assert table.seats == (0, 1)
    table.finish()
    assert [len(table.hand(seat)) for seat in (0, 1)] == [10, 10]
