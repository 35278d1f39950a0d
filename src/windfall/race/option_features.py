"""An option in numbers for learners: the verb, the facts of the card, and what it would cost and bring now."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.features import Feature, Layout, Sparse, fact_rows
from windfall.race.actions import (
    ACTION_CARD_IDS,
    ACTION_COUNT,
    BLOCKS,
    CHOOSE,
    CONSUME_2X,
    DISCARD,
    GOOD,
    HIGHEST_GAMBLE,
    METHOD,
    METHOD_IDS,
    MOST_POWERS_ON_A_CARD,
    NAME_NUMBER,
    PLACE,
    TRADE_GOOD,
    USE,
)
from windfall.race.card_facts import ADDS_TO_BONUS, FACTS
from windfall.race.cards import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_GOODS,
    COST,
    DESIGNS,
    EFFECT_IDS,
    IS_MILITARY,
    IS_WORLD,
    KIND,
    PAY_FOR_MILITARY,
    POWERS,
    POWERS_FOR,
    SETTLE,
    Power,
)
from windfall.race.consume import goods_to_take, price_of_good
from windfall.race.develop import development_cost
from windfall.race.scoring import BONUSES, bonus_of, total_military
from windfall.race.settle import military_for, payment_for, temporary_military
from windfall.race.state import Empire, RaceState
from windfall.race.supply import working_powers, worlds_with_goods

_layout: Final = Layout()
_VERB: Final = _layout.block("verb", [verb for verb, _block in BLOCKS], "what is done")
_CHOICE: Final = _layout.block("action", ACTION_CARD_IDS, "the action card")
_METHOD: Final = _layout.block("method", METHOD_IDS, "how the world is placed")
_NUMBER: Final = _layout.add("number", "the number named", HIGHEST_GAMBLE)
_FACTS: Final = _layout.facts("card", FACTS, totals=False)
_COPIES: Final = _layout.add("copies_in_hand", "copies of the card in hand", 2)
_IN_TABLEAU: Final = _layout.add("in_tableau", "the card is in the own tableau")
_PAYMENT: Final = _layout.add("payment", "cards to pay for it now", 6)
_PAYABLE: Final = _layout.add("payable", "it can be paid for")
_HAND_LEFT: Final = _layout.add("hand_left", "cards left in hand after paying", 10)
_SURPLUS: Final = _layout.add("military_surplus", "Military toward the world less its defense", 7)
_TACTICS: Final = _layout.add("temporary_military", "temporary Military at hand", 6)
_BONUS: Final = _layout.add("bonus_now", "VPs of its bonus in the tableau as it is", 10)
_ADDED: Final = _layout.add("bonus_added", "VPs it adds to bonuses of the tableau", 5)
_PRICE: Final = _layout.add("price", "cards for its good", 8)
_EFFECTS: Final = sorted({power.effect for power in POWERS if power.phase == CONSUME})
_EFFECT: Final = _layout.block("effect", [EFFECT_IDS[effect] for effect in _EFFECTS], "the effect of the power used")
_USE_GOODS: Final = _layout.add("use_goods", "goods the power takes now", 6)
_USE_VP: Final = _layout.add("use_vp", "VPs it gives for them", 8)
_USE_CARDS: Final = _layout.add("use_cards", "cards it gives for them", 4)

OPTION_FEATURES: Final[tuple[Feature, ...]] = _layout.features()
_CARD_ROWS: Final[list[Sparse]] = fact_rows(FACTS, _FACTS, totals=False)
# The Consume power that a `use` action means.
_POWER_USED: Final[dict[int, Power]] = {
    USE + card * MOST_POWERS_ON_A_CARD + POWERS[index].nth: POWERS[index]
    for card in DESIGNS
    for index in POWERS_FOR[CONSUME][card]
}


def _card_of(action: int, block: range) -> int:
    """The card that an action is about; -1 if it is about none."""
    if block.start == USE:
        return (action - USE) // MOST_POWERS_ON_A_CARD
    return action - block.start if len(block) == len(DESIGNS) else -1


def _printed(action: int) -> list[float]:
    """The part of an action's features that is the same in every position."""
    row = [0.0] * len(OPTION_FEATURES)
    verb = next(number for number, (_verb, block) in enumerate(BLOCKS) if action in block)
    block = BLOCKS[verb][1]
    row[_VERB + verb] = 1.0
    if block.start == CHOOSE:
        row[_CHOICE + action - CHOOSE] = 1.0
    elif block.start == METHOD:
        row[_METHOD + action - METHOD] = 1.0
    elif block.start == NAME_NUMBER:
        row[_NUMBER] = (action - NAME_NUMBER) / HIGHEST_GAMBLE
    card = _card_of(action, block)
    if card >= 0:
        for at, amount in _CARD_ROWS[card]:
            row[at] = amount
    if action in _POWER_USED:
        row[_EFFECT + _EFFECTS.index(_POWER_USED[action].effect)] = 1.0
    return row


_PRINTED: Final[list[list[float]]] = [_printed(action) for action in range(ACTION_COUNT)]


def option_features(known: RaceState, seat: int, action: int) -> list[float]:
    """One option of the question that the seat is asked."""
    row = _PRINTED[action].copy()
    empire = known.empires[seat]
    if DISCARD <= action < PLACE:
        _write_hand_card(row, empire, (action - DISCARD) % len(DESIGNS))
    elif PLACE <= action < METHOD:
        _write_placing(row, known, empire, action - PLACE)
    elif METHOD <= action < TRADE_GOOD:
        for at, amount in _CARD_ROWS[empire.placed]:
            row[at] = amount
        _write_world(row, empire, empire.placed, len(empire.hand))
    elif TRADE_GOOD <= action < USE:
        row[_PRICE] = price_of_good(empire, action - TRADE_GOOD, trade_powers=True) / 8
    elif USE <= action < GOOD:
        _write_power(row, empire, _POWER_USED[action])
    elif GOOD <= action < NAME_NUMBER:
        row[_PRICE] = price_of_good(empire, action - GOOD, trade_powers=False) / 8
    return row


def all_option_features(known: RaceState, seat: int, actions: Sequence[int]) -> list[list[float]]:
    """One row for each of the actions."""
    return [option_features(known, seat, action) for action in actions]


def _write_hand_card(row: list[float], empire: Empire, card: int) -> None:
    """A card to keep, to place or to do without."""
    row[_COPIES] = empire.hand.count(card) / 2
    row[_IN_TABLEAU] = float(card in empire.tableau)
    if IS_MILITARY[card]:
        row[_SURPLUS] = (total_military(empire) - COST[card]) / 7
    _write_bonus(row, empire, card)


def _write_bonus(row: list[float], empire: Empire, card: int) -> None:
    if BONUSES[card]:
        row[_BONUS] = bonus_of(empire, card) / 10
    added = 0
    for owner in empire.tableau:
        if BONUSES[owner]:
            added += ADDS_TO_BONUS[owner][card]
    row[_ADDED] = added / 5


def _write_placing(row: list[float], known: RaceState, empire: Empire, card: int) -> None:
    budget = len(empire.hand) - 1
    _write_hand_card(row, empire, card)
    if IS_WORLD[card]:
        _write_world(row, empire, card, budget)
    else:
        _write_payment(row, development_cost(empire, card, known.asked_about), budget)


def _write_payment(row: list[float], payment: int, budget: int) -> None:
    row[_PAYMENT] = payment / 6
    row[_PAYABLE] = float(payment <= budget)
    row[_HAND_LEFT] = (budget - payment) / 10


def _write_world(row: list[float], empire: Empire, world: int, budget: int) -> None:
    powers = [POWERS[index] for index in working_powers(empire, SETTLE)]
    if IS_MILITARY[world]:
        row[_SURPLUS] = (military_for(powers, world) - COST[world]) / 7
        row[_TACTICS] = temporary_military(powers) / 6
        if not any(power.effect == PAY_FOR_MILITARY for power in powers):
            row[_HAND_LEFT] = budget / 10
            return
    _write_payment(row, payment_for(powers, world), budget)


def _write_power(row: list[float], empire: Empire, power: Power) -> None:
    if power.effect not in (CONSUME_GOODS, CONSUME_ALL):
        return
    goods = goods_to_take(power, [KIND[world] for world in worlds_with_goods(empire)])
    times = goods if power.up_to else 1
    vp = goods - power.vp_less if power.effect == CONSUME_ALL else power.vp * times
    row[_USE_GOODS] = goods / 6
    row[_USE_VP] = vp * (2 if CONSUME_2X in empire.chosen else 1) / 8
    row[_USE_CARDS] = power.cards * times / 4
