"""Effects of Consume powers that sell a good, discard cards, draw or gamble."""

import pytest

from tests.race.effects import covers
from tests.race.table import WORLDS, Table

NOVELTY, RARE, GENES, ALIEN = "artist_colony", "rebel_miners", "avian_uplift_race", "alien_robotic_factory"
PRICES = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}


# Selling


@covers("consume", "sell", "black_market_trading_world", "trade_league")
@pytest.mark.parametrize("world", PRICES)
def test_sell_at_the_trade_price(world: str) -> None:
    """Trade powers do not affect the Black Market; Trade League counts them all, its own +1 too."""
    for card, price in (("black_market_trading_world", 0), ("trade_league", 1 + 2)):
        table = Table()
        table.empire(0, tableau=[card, "merchant_world", world], goods=[world])
        table.round("develop", "consume_2x")
        assert len(table.hand(0)) == PRICES[world] + price
        assert table.goods(0) == []
        assert table.chips(0) == 0


@covers("consume", "sell", "trade_league")
def test_sell_with_the_power_of_the_good_s_world() -> None:
    for card, price in (("trade_league", 2 + 3 + 1), ("black_market_trading_world", 2)):
        table = Table()
        table.empire(0, tableau=[card, "pirate_world"], goods=["pirate_world"])
        table.round("develop", "consume_2x")
        assert len(table.hand(0)) == price


@covers("consume", "sell", "black_market_trading_world")
def test_sell_one_good_and_the_player_chooses_which() -> None:
    table = Table()
    table.empire(0, tableau=["black_market_trading_world", NOVELTY, ALIEN], goods=[NOVELTY, ALIEN])
    table.round("develop", "consume_2x")
    assert table.options(0) == ["good: Artist Colony", "good: Alien Robotic Factory"]
    table.choose(0, "good: Artist Colony")
    assert (len(table.hand(0)), table.goods(0)) == (2, [ALIEN])


@covers("consume", "sell", "trade_league", "black_market_trading_world")
def test_sell_besides_the_trade_bonus() -> None:
    """The bonus sells one good, then each of the powers one."""
    table = Table()
    worlds = [NOVELTY, RARE, GENES, ALIEN]
    table.empire(0, tableau=["trade_league", "black_market_trading_world", *worlds], goods=worlds)
    table.round("trade", "develop")
    table.choose(0, "trade: Alien Robotic Factory")
    assert len(table.hand(0)) == 5 + 1
    table.choose(0, "use: Trade League power 2", "good: Avian Uplift Race")
    assert len(table.hand(0)) == 6 + 4 + 1
    table.choose(0, "good: Artist Colony")
    assert len(table.hand(0)) == 11 + 2
    assert table.goods(0) == [RARE]


# Cards instead of goods


@covers("consume", "discard_hand", "deficit_spending", "merchant_world")
@pytest.mark.parametrize(("card", "nth"), [("deficit_spending", 1), ("merchant_world", 2)])
@pytest.mark.parametrize("number", range(3))
def test_discard_hand(card: str, nth: int, number: int) -> None:
    """Up to 2 cards for 1 VP apiece; the player may stop at any time."""
    name = card.replace("_", " ").title()
    table = Table()
    table.empire(0, hand=["gem_world", "rebel_base", "mining_world"], tableau=[card])
    table.round("develop", "trade")
    assert table.options(0) == ["pass", f"use: {name} power {nth}"]
    table.choose(0, f"use: {name} power {nth}", *["discard: Gem World", "discard: Mining World"][:number])
    if number < 2:
        table.choose(0, "pass")
    assert table.question == "action"
    assert table.chips(0) == number
    assert table.discards(0) == ["gem_world", "mining_world"][:number]


@covers("consume", "discard_hand", "deficit_spending")
def test_discard_hand_may_be_left_out() -> None:
    table = Table()
    table.empire(0, hand=WORLDS[:3], tableau=["deficit_spending"])
    table.round("produce", "trade")
    table.choose(0, "pass")
    assert (table.chips(0), len(table.hand(0))) == (0, 3)


@covers("consume", "discard_hand", "deficit_spending")
def test_discard_hand_with_one_card_or_none() -> None:
    table = Table()
    table.empire(0, hand=["gem_world"], tableau=["deficit_spending"])
    table.empire(1, tableau=["merchant_world"])
    table.round("produce", "trade")
    table.choose(0, "use: Deficit Spending power 1", "discard: Gem World")
    assert table.chips(0) == 1
    assert table.question == "action"  # nothing is asked of the player without a card
    assert table.chips(1) == 0


@covers("consume", "discard_hand", "merchant_world")
def test_discard_hand_after_cards_came_in() -> None:
    """Powers are used in any order: the cards drawn by New Economy can be discarded."""
    table = Table(draws=["gem_world"])
    table.empire(0, tableau=["merchant_world", "new_economy"])
    table.round("produce", "trade")
    table.choose(0, "use: Merchant World power 2", "discard: Gem World")
    assert (table.chips(0), table.hand(0)) == (1, [])


# Drawing


@covers("consume", "draw", "new_economy")
def test_draw() -> None:
    table = Table()
    table.empire(0, tableau=["new_economy"])
    table.round("develop", "consume_2x")
    assert len(table.hand(0)) == 1
    assert table.chips(0) == 0


# Gambling


@covers("consume", "gamble", "gambling_world")
@pytest.mark.parametrize(
    ("named", "card", "kept"),
    [
        (1, "public_works", True),
        (2, "public_works", False),
        (6, "mining_league", True),
        (6, "rebel_base", True),
        (7, "rebel_homeworld", True),
        (7, "rebel_base", False),
        (1, "refugee_world", False),
        (3, "alien_rosetta_stone_world", True),
    ],
)
def test_gamble(named: int, card: str, kept: bool) -> None:
    """Kept if its cost or defense is the number; a cost of 0 cannot be named."""
    table = Table(draws=[card])
    table.empire(0, tableau=["gambling_world"])
    table.round("produce", "trade")
    assert table.options(0) == [f"name number: {number}" for number in range(1, 8)]
    table.choose(0, f"name number: {named}")
    assert table.hand(0) == ([card] if kept else [])
    assert table.discard_pile() == (0 if kept else 1)


@covers("consume", "gamble", "gambling_world")
@covers("consume", "consume", "gambling_world")
def test_gambling_world_has_a_standard_power_too() -> None:
    """Each is used once, in any order."""
    for order in (["name number: 4"], ["use: Gambling World power 1", "name number: 4"]):
        table = Table(draws=["drop_ships"])
        table.empire(0, tableau=["gambling_world", NOVELTY], goods=[NOVELTY])
        table.round("consume_2x", "develop")
        assert table.options(0) == ["use: Gambling World power 1", "use: Gambling World power 2"]
        if len(order) == 1:
            table.choose(0, "use: Gambling World power 2")
        table.choose(0, *order)
        assert table.hand(0) == ["drop_ships"]
        assert (table.chips(0), table.goods(0)) == (2, [])
        assert table.question == "action"
