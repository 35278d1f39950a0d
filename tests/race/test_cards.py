"""The shipped cards against the tables at the end of the rulebook, "About the cards".

The symbols of the tables are lost in its text. They are read as the sums demand: a diamond for developments, a circle
for non-military worlds, a red circle for military worlds. "(1 start)" after a number of worlds counts one of them,
except in the table of cards that consume goods: 13 worlds, and 3 start worlds besides, make the sum of 33.
Numbers of cards count copies.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from windfall.titles.race.components.cards import INDEX, SPECS
from windfall.titles.race.data.schema import CardSpec, PowerSpec, SelectorSpec

Test = Callable[[CardSpec], bool]

CARDS = [card for card in SPECS for _ in range(card.copies)]


def count(*tests: Test) -> int:
    """How many of the 114 cards pass all of these tests."""
    return sum(all(test(card) for test in tests) for card in CARDS)


def is_development(card: CardSpec) -> bool:
    return card.type == "development"


def is_military(card: CardSpec) -> bool:
    return card.type == "world" and card.military


def is_peaceful(card: CardSpec) -> bool:
    return card.type == "world" and not card.military


def is_start(card: CardSpec) -> bool:
    return card.start_world is not None


def is_other(card: CardSpec) -> bool:
    return card.start_world is None


def has_keyword(keyword: str) -> Test:
    return lambda card: keyword in card.keywords


def has_kind(kind: str, goods: str) -> Test:
    return lambda card: (card.kind, card.goods) == (kind, goods)


def powers(card: CardSpec, phase: str, effect: str) -> list[PowerSpec]:
    return [power for power in card.powers if (power.phase, power.effect) == (phase, effect)]


def has(phase: str, *effects: str) -> Test:
    return lambda card: any(powers(card, phase, effect) for effect in effects)


def general_military(amount: int) -> Test:
    """Military against every world."""
    return lambda card: any(
        power.amount == amount and power.kind is None and power.keyword is None
        for power in powers(card, "settle", "military")
    )


# Contents


def test_95_designs_and_114_cards() -> None:
    assert len(SPECS) == 95
    assert len(CARDS) == 114
    assert len({card.name for card in SPECS}) == 95


def test_contents() -> None:
    """5 start worlds, 109 game cards: 59 worlds and 50 developments."""
    assert count(is_start) == 5
    assert count(is_other) == 109
    assert count(is_other, lambda card: card.type == "world") == 59
    assert count(is_development) == 50
    assert sorted(card.start_world for card in CARDS if card.start_world is not None) == [0, 1, 2, 3, 4]


def test_preset_hands() -> None:
    """Four numbered cards for each of the start worlds 1 to 4."""
    assert Counter(card.preset_hand for card in SPECS if card.preset_hand) == {1: 4, 2: 4, 3: 4, 4: 4}


# Distribution


def test_distribution() -> None:
    assert count(is_start, is_peaceful) == 4
    assert count(is_start, is_military) == 1
    assert count(is_other, is_military) == 22
    assert count(is_other, is_peaceful) == 37
    assert count(is_development, lambda card: card.cost == 6) == 12
    assert count(is_development, lambda card: card.cost != 6) == 38


def test_6_cost_developments_are_single_others_come_twice_worlds_once() -> None:
    """12 6-cost developments; 38 other developments: 19x2."""
    for card in SPECS:
        assert card.copies == (2 if is_development(card) and card.cost != 6 else 1)
    assert len([card for card in SPECS if card.copies == 2]) == 19


@pytest.mark.parametrize(
    ("defense", "worlds", "alien", "rebel", "start"),
    [
        (1, 6, 0, 1, 0),
        (2, 7, 1, 1, 1),
        (3, 3, 0, 2, 0),
        (4, 2, 1, 0, 0),
        (5, 2, 1, 1, 0),
        (6, 2, 1, 1, 0),
        (7, 1, 0, 1, 0),
    ],
)
def test_military_worlds(defense: int, worlds: int, alien: int, rebel: int, start: int) -> None:
    """23 worlds are military worlds."""
    assert count(is_military) == 23

    def of_defense(card: CardSpec) -> bool:
        return is_military(card) and card.defense == defense

    assert count(of_defense) == worlds
    assert count(of_defense, has_keyword("alien")) == alien
    assert count(of_defense, lambda card: card.kind == "alien") == alien
    assert count(of_defense, has_keyword("rebel")) == rebel
    assert count(of_defense, is_start) == start


def test_contact_specialist_is_not_allowed_for_4_alien_worlds() -> None:
    assert count(is_military, lambda card: card.kind == "alien") == 4


def test_19_cards_provide_military() -> None:
    by_sort = {
        "developments": [count(is_development, general_military(amount)) for amount in (1, 2, 3)],
        "military worlds": [count(is_other, is_military, general_military(amount)) for amount in (1, 2, 3)],
        "other worlds": [count(is_other, is_peaceful, general_military(amount)) for amount in (1, 2, 3)],
        "start worlds": [count(is_start, general_military(amount)) for amount in (1, 2, 3)],
    }
    assert by_sort == {
        "developments": [2, 3, 2],
        "military worlds": [4, 1, 1],
        "other worlds": [2, 0, 0],
        "start worlds": [1, 1, 0],
    }
    assert count(is_start, is_peaceful, general_military(1)) == 1
    assert count(is_start, is_military, general_military(2)) == 1
    upon_discard = [card for card in CARDS if powers(card, "settle", "temporary_military")]
    assert [card.type for card in upon_discard] == ["development"] * 2
    assert all(powers(card, "settle", "temporary_military")[0].amount == 3 for card in upon_discard)
    assert sum(sum(numbers) for numbers in by_sort.values()) + len(upon_discard) == 19


def test_specialized_military() -> None:
    """+4 against 7 Rebel worlds; a development and a world +2 against 4 Alien; Alpha Centauri +1 against 3 Rare."""
    special = {
        (card.id, power.amount, power.keyword or power.kind)
        for card in SPECS
        for power in powers(card, "settle", "military")
        if power.kind or power.keyword
    }
    assert special == {
        ("galactic_imperium", 4, "rebel"),
        ("alien_tech_institute", 2, "alien"),
        ("alien_rosetta_stone_world", 2, "alien"),
        ("alpha_centauri", 1, "rare"),
    }
    assert count(is_military, has_keyword("rebel")) == 7
    assert count(is_military, lambda card: card.kind == "rare") == 3


def test_5_cards_have_negative_military() -> None:
    assert count(general_military(-1)) == 5
    assert [amount for amount in range(-9, -1) if count(general_military(amount))] == []


@pytest.mark.parametrize(
    ("cost", "developments", "worlds"),
    [(0, 0, 2), (1, 12, 6), (2, 12, 11), (3, 4, 10), (4, 8, 5), (5, 2, 5), (6, 12, 2)],
)
def test_91_cards_are_placed_by_payment(cost: int, developments: int, worlds: int) -> None:
    assert count(lambda card: card.cost is not None) == 91
    assert count(is_development, lambda card: card.cost == cost) == developments
    assert count(is_peaceful, lambda card: card.cost == cost) == worlds


@pytest.mark.parametrize(
    ("kind", "peaceful", "military", "start"),
    [("novelty", 2, 3, 0), ("rare", 5, 2, 1), ("genes", 2, 5, 0), ("alien", 3, 3, 0)],
)
def test_25_worlds_are_windfall_worlds(kind: str, peaceful: int, military: int, start: int) -> None:
    assert count(lambda card: card.goods == "windfall") == 25
    assert count(has_kind(kind, "windfall"), is_peaceful) == peaceful
    assert count(has_kind(kind, "windfall"), is_military) == military
    assert count(has_kind(kind, "windfall"), is_start) == start


@pytest.mark.parametrize(
    ("kind", "peaceful", "military", "start"),
    [("novelty", 8, 1, 1), ("rare", 5, 1, 0), ("genes", 3, 1, 0), ("alien", 1, 1, 0)],
)
def test_21_worlds_produce_a_good(kind: str, peaceful: int, military: int, start: int) -> None:
    assert count(lambda card: card.goods == "production") == 21
    assert count(has_kind(kind, "production"), is_peaceful) == peaceful
    assert count(has_kind(kind, "production"), is_military) == military
    assert count(has_kind(kind, "production"), is_start) == start


def test_cards_that_produce_on_windfall_worlds() -> None:
    """6 developments and 2 worlds for a specific kind, 1 world for any."""

    def for_any(card: CardSpec) -> bool:
        return any(power.kind == "any" for power in powers(card, "produce", "windfall"))

    windfall = has("produce", "windfall")
    assert count(windfall, is_development, lambda card: not for_any(card)) == 6
    assert count(windfall, is_peaceful, lambda card: not for_any(card)) == 2
    assert count(windfall, is_military) == 0
    assert [card.id for card in CARDS if for_any(card)] == ["galactic_engineers"]


def test_33_cards_consume_goods_and_3_consume_cards() -> None:
    consumes = has("consume", "consume", "consume_all", "sell")
    assert count(consumes) == 33
    assert count(consumes, is_peaceful, is_other) == 13
    assert count(consumes, is_peaceful, is_start) == 3
    assert count(consumes, is_military) == 2
    assert count(consumes, is_development) == 15
    assert count(has("consume", "discard_hand"), is_development) == 2
    assert count(has("consume", "discard_hand"), is_peaceful) == 1


# 6-cost developments

WORLD = "world"
CONDITIONS = {
    "alien_tech_institute": [
        {"type": WORLD, "kind": "alien", "goods": "production"},
        {"type": WORLD, "kind": "alien", "goods": "windfall"},
        {"keyword": "alien"},
    ],
    "free_trade_association": [
        {"type": WORLD, "kind": "novelty", "goods": "production"},
        {"type": WORLD, "kind": "novelty", "goods": "windfall"},
        {"name": "consumer_markets"},
        {"name": "expanding_colony"},
    ],
    "galactic_federation": [{"type": "development", "cost": 6}, {"type": "development"}],
    "galactic_imperium": [{"type": WORLD, "military": True, "keyword": "rebel"}, {"type": WORLD, "military": True}],
    "galactic_renaissance": [
        "vp_chips",
        {"name": "research_labs"},
        {"name": "galactic_trendsetters"},
        {"name": "artist_colony"},
    ],
    "galactic_survey_seti": [
        {"type": "development", "power": "explore"},
        {"type": WORLD, "power": "explore"},
        {"type": WORLD},
    ],
    "merchant_guild": [
        {"type": WORLD, "kind": kind, "goods": "production"} for kind in ("novelty", "rare", "genes", "alien")
    ],
    "mining_league": [
        {"type": WORLD, "kind": "rare", "goods": "production"},
        {"type": WORLD, "kind": "rare", "goods": "windfall"},
        {"name": "mining_robots"},
        {"name": "mining_conglomerate"},
    ],
    "new_economy": [{"type": "development", "power": "consume"}, {"type": WORLD, "power": "consume"}],
    "new_galactic_order": ["military"],
    "pan_galactic_league": [
        {"type": WORLD, "kind": "genes", "goods": "production"},
        {"type": WORLD, "kind": "genes", "goods": "windfall"},
        {"type": WORLD, "military": True},
        {"name": "contact_specialist"},
    ],
    "trade_league": [{"type": "development", "power": "trade"}, {"type": WORLD, "power": "trade"}],
}


def condition(selector: SelectorSpec | None, counted: str | None) -> object:
    if selector is None:
        return counted
    fields = {field: getattr(selector, field) for field in selector.__struct_fields__}
    return {field: value for field, value in fields.items() if value is not None}


@pytest.mark.parametrize("development", CONDITIONS)
def test_conditions_of_6_cost_developments(development: str) -> None:
    """The rulebook's list, in its order: each clause but the first of its sort says "other"."""
    card = SPECS[INDEX[development]]
    assert [condition(clause.per, clause.count) for clause in card.bonus] == CONDITIONS[development]
    assert card.vp == 0


def test_only_6_cost_developments_have_conditions() -> None:
    assert {card.id for card in SPECS if card.bonus} == set(CONDITIONS)
    assert {card.id for card in SPECS if is_development(card) and card.cost == 6} == set(CONDITIONS)


def test_goods_worlds_have_a_kind_and_aliens_their_keyword() -> None:
    for card in SPECS:
        if card.type == "world":
            assert (card.kind == "gray") == (card.goods == "none"), card.id
        if card.kind == "alien":
            assert "alien" in card.keywords, card.id
