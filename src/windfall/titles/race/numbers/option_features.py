"""An option in numbers for learners: the verb, the facts of the card, and what it would cost and bring now."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import extend

from windfall.engine.deck import NO_CARD
from windfall.engine.features import Addends, Feature, Layout, Row, fact_rows, row_of
from windfall.engine.kinds import NO_GOODS
from windfall.titles.race.components.bonuses import BONUS_FOR_CARDS, HAS_BONUS
from windfall.titles.race.components.cards import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_GOODS,
    DEFENSE,
    DESIGNS,
    EFFECT_IDS,
    GOODS,
    IS_MILITARY,
    IS_WORLD,
    KIND,
    POWERS,
    Power,
)
from windfall.titles.race.components.totals import AFTER_DEVELOP_DRAWS, DEVELOP_DRAWS, PRICE_ADDED_HERE, total
from windfall.titles.race.numbers.card_facts import FACTS
from windfall.titles.race.reading.phases import PhaseGains, gains_of
from windfall.titles.race.reading.placing import (
    NO_WAY,
    Placeable,
    Placing,
    placeable_developments,
    placeable_worlds,
    placing_of,
)
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    ACTION_COUNT,
    BLOCKS,
    CHOOSE,
    CONSUME_2X,
    DEVELOP_CARD,
    DISCARD,
    EXPLORE_1_1,
    EXPLORE_5,
    GOOD,
    HIGHEST_GAMBLE,
    KEEP_CARD,
    METHOD,
    METHOD_IDS,
    MOST_POWERS_ON_A_CARD,
    NAME_NUMBER,
    PLACE,
    SETTLE_CARD,
    TRADE_CARD,
    TRADE_GOOD,
    USE,
)
from windfall.titles.race.rules.agenda import ASK_DISCARD_START, ASK_EXPLORE, ASK_HAND_LIMIT, ASK_PAY
from windfall.titles.race.rules.consume import POWER_USED, consume_reward, goods_to_take, price_of_good, prices_with
from windfall.titles.race.rules.develop import development_cost
from windfall.titles.race.rules.explore import explored, keep_or_discard
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import bonus_of
from windfall.titles.race.rules.settle import (
    can_pay_for,
    cards_after_settle,
    military_for,
    payment_for,
    temporary_military,
    working_settle_powers,
)
from windfall.titles.race.rules.setup import CARDS_DISCARDED
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import goods_by_kind, working_cards

_layout: Final = Layout()
_VERB: Final = _layout.verbs([verb for verb, _block in BLOCKS], how=("discard", "good", "method"))
_CHOICE: Final = _layout.block("action", ACTION_CARD_IDS, "the action card")
_METHOD: Final = _layout.block("method", METHOD_IDS, "how the world is placed")
_NUMBER: Final = _layout.add("number", "the number named", HIGHEST_GAMBLE)
_FACTS: Final = _layout.facts("card", FACTS, totals=False)
_COPIES: Final = _layout.add("copies_in_hand", "copies of the card in hand", 2)
_IN_TABLEAU: Final = _layout.add("in_tableau", "the card is in the own tableau")
_PAYMENT: Final = _layout.add("payment", "cards to pay for it now", 6)
_PAYABLE: Final = _layout.add("payable", "it can be paid for")
_HAND_LEFT: Final = _layout.add("hand_left", "cards left in hand after paying", 10)
_SURPLUS: Final = _layout.add(
    "military_surplus", "Military toward the world, or the best one that Settle can conquer, less its defense", 7
)
_TACTICS: Final = _layout.add("temporary_military", "temporary Military at hand", 6)
_BONUS: Final = _layout.add("bonus_now", "VPs of its bonus in the tableau as it is", 10)
_ADDED: Final = _layout.add("bonus_added", "VPs it adds to bonuses of the tableau", 5)
_PLACEABLE: Final = _layout.add("placeable", "it can be placed, with the cards in hand after this answer")
_VP_ADDED: Final = _layout.add("vp_added", "VPs that placing it would add, those of bonuses included", 10)
_PRICE: Final = _layout.add("price", "cards for its good", 8)
_EFFECTS: Final = sorted({power.effect for power in POWERS if power.phase == CONSUME})
_EFFECT: Final = _layout.block("effect", [EFFECT_IDS[effect] for effect in _EFFECTS], "the effect of the power used")
_USE_GOODS: Final = _layout.add("use_goods", "goods the power takes now", 6)
_USE_VP: Final = _layout.add("use_vp", "VPs it gives for them", 8)
_USE_CARDS: Final = _layout.add("use_cards", "cards it gives for them", 4)
_PHASE_DRAWN: Final = _layout.add("phase.drawn", "cards to choose from in Explore", 8)
_PHASE_CARDS: Final = _layout.add("phase.cards", "cards that the phase would bring, by its bonus too", 8)
_PHASE_VP: Final = _layout.add("phase.vp", "VPs that Consume powers would give", 10)
_PHASE_GOODS: Final = _layout.add("phase.goods", "goods that Produce would make", 5)
_PHASE_LATER_VP: Final = _layout.add("phase.later_vp", "VPs that they would give after Produce, doubled", 10)
_PHASE_PLACEABLE: Final = _layout.add("phase.placeable", "cards in hand that can be placed in the phase", 6)
_PHASE_BEST_VP: Final = _layout.add("phase.best_vp", "most VPs that one of these would add", 10)
_PHASE_BEST_COST: Final = _layout.add("phase.best_cost", "highest cost or defense of these", 7)
_PHASE_CONQUERABLE: Final = _layout.add("phase.conquerable", "of these, worlds that can be conquered", 4)

OPTION_FEATURES: Final[tuple[Feature, ...]] = _layout.features()
_CARD_ROWS: Final[list[Addends]] = fact_rows(FACTS, _FACTS, totals=False)


def _card_of(action: int, block: range) -> int:
    """The card that an action is about; -1 if it is about none."""
    if block.start == USE:
        return (action - USE) // MOST_POWERS_ON_A_CARD
    return action - block.start if len(block) == len(DESIGNS) else -1


def _printed(action: int) -> Row:
    """The part of an action's features that is the same in every position."""
    row = row_of([0.0] * len(OPTION_FEATURES))
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
        _CARD_ROWS[card].add_to(row)
    if action in POWER_USED:
        row[_EFFECT + _EFFECTS.index(POWER_USED[action].effect)] = 1.0
    return row


_PRINTED: Final[list[Row]] = [_printed(action) for action in range(ACTION_COUNT)]


def option_rows(known: RaceState, seat: int, actions: Sequence[int]) -> Row:
    """One row for each of the actions of the question that the seat is asked."""
    empire = known.empires[seat]
    # Questions offer one verb each, and some a pass, which is the lowest number.
    last = max(actions, default=-1)
    if CHOOSE <= last < DISCARD:
        return _choices(empire, actions)
    if DISCARD <= last < METHOD:
        return _hand_cards(known, empire, actions)
    rows = row_of(())
    for action in actions:
        row = _PRINTED[action][:]
        if METHOD <= action < TRADE_GOOD and empire.placed == NO_CARD:
            row[_TACTICS] = temporary_military(working_settle_powers(empire)) / 6
        elif METHOD <= action < TRADE_GOOD:
            _CARD_ROWS[empire.placed].add_to(row)
            _write_world(row, empire, empire.placed, len(empire.hand))
        elif TRADE_GOOD <= action < USE:
            row[_PRICE] = price_of_good(empire, action - TRADE_GOOD, True) / 8
        elif USE <= action < GOOD:
            _write_power(row, empire, POWER_USED[action])
        elif GOOD <= action < NAME_NUMBER:
            row[_PRICE] = price_of_good(empire, action - GOOD, False) / 8
        rows = extend(rows, row)
    return rows


# Action cards


def _choices(empire: Empire, actions: Sequence[int]) -> Row:
    """What each phase would bring to the player who chooses it."""
    tableau = tuple(empire.tableau)
    placing = placing_of(tableau)
    gains = gains_of(empire)
    rows = row_of(())
    for action in actions:
        row = _PRINTED[action][:]
        card = action - CHOOSE
        if card in (EXPLORE_5, EXPLORE_1_1):
            drawn, kept = explored(tableau, (card,))
            row[_PHASE_DRAWN] = drawn / 8
            row[_PHASE_CARDS] = kept / 8
        elif card == DEVELOP_CARD:
            row[_PHASE_CARDS] = (total(DEVELOP_DRAWS, tableau) + total(AFTER_DEVELOP_DRAWS, tableau)) / 8
            _write_placeable(row, placeable_developments(placing, empire.hand, empire.chips))
        elif card == SETTLE_CARD:
            row[_PHASE_CARDS] = cards_after_settle(tableau, True) / 8
            _write_placeable(row, placeable_worlds(placing, empire.hand, empire.chips))
        else:
            _write_goods_phase(row, gains, card)
        rows = extend(rows, row)
    return rows


def _write_placeable(row: Row, found: Placeable) -> None:
    row[_PHASE_PLACEABLE] = found.count / 6
    row[_PHASE_BEST_VP] = found.best_vp / 10
    row[_PHASE_BEST_COST] = found.best_cost / 7
    row[_PHASE_CONQUERABLE] = found.conquerable / 4
    row[_SURPLUS] = found.surplus / 7
    row[_HAND_LEFT] = found.hand_left / 10


def _write_goods_phase(row: Row, gains: PhaseGains, card: int) -> None:
    if card == TRADE_CARD:
        row[_PHASE_CARDS] = gains.trade_cards / 8
        row[_PHASE_VP] = gains.trade_vp / 10
    elif card == CONSUME_2X:
        row[_PHASE_CARDS] = gains.consume_cards / 8
        row[_PHASE_VP] = 2 * gains.consume_vp / 10
    else:
        row[_PHASE_CARDS] = gains.produce_cards / 8
        row[_PHASE_GOODS] = gains.produce_goods_chosen / 5
        row[_PHASE_LATER_VP] = 2 * gains.later_vp / 10


# Cards of the hand


def _hand_cards(known: RaceState, empire: Empire, actions: Sequence[int]) -> Row:
    """Cards to place, to keep or to do without."""
    placing = placing_of(tuple(empire.tableau))
    prices = prices_with(working_cards(empire))
    budget = _hand_after(known, empire) - 1
    rows = row_of(())
    for action in actions:
        row = _PRINTED[action][:]
        if action >= PLACE:
            card = action - PLACE
            _write_hand_card(row, empire, placing, prices, card)
            row[_PLACEABLE] = 1.0
            if IS_WORLD[card]:
                _write_world(row, empire, card, budget)
            else:
                _write_payment(row, development_cost(empire, card, known.asked_about), budget)
        elif action >= DISCARD:
            card = (action - DISCARD) % len(DESIGNS)
            _write_hand_card(row, empire, placing, prices, card)
            _write_reach(row, placing, card, budget)
        rows = extend(rows, row)
    return rows


def _hand_after(known: RaceState, empire: Empire) -> int:
    """Cards in hand after this answer, except that cards to place or to give for VPs are still among them."""
    question = known.asked_question
    size = len(empire.hand)
    if question == ASK_PAY:
        return size - known.asked_about
    if question == ASK_EXPLORE:
        verb, count = keep_or_discard(empire)
        return size + (count if verb == KEEP_CARD else len(empire.drawn) - count)
    if question == ASK_HAND_LIMIT:
        return HAND_LIMIT
    return size - CARDS_DISCARDED if question == ASK_DISCARD_START else size


def _write_hand_card(row: Row, empire: Empire, placing: Placing, prices: list[int], card: int) -> None:
    row[_COPIES] = empire.hand.count(card) / 2
    row[_IN_TABLEAU] = float(card in empire.tableau)
    row[_VP_ADDED] = placing.vp_added(card, empire.chips) / 10
    if GOODS[card] != NO_GOODS:
        row[_PRICE] = (prices[KIND[card]] + PRICE_ADDED_HERE[card]) / 8
    if HAS_BONUS[card]:
        row[_BONUS] = bonus_of(card, empire.tableau, empire.chips) / 10
    added = 0
    for owner in placing.bonus_cards:
        added += BONUS_FOR_CARDS[owner][card]
    row[_ADDED] = added / 5


def _write_reach(row: Row, placing: Placing, card: int, budget: int) -> None:
    """Whether a card could be placed in a later phase, without the bonus of choosing it."""
    row[_PLACEABLE] = float(placing.fewest_cards(card, 0, budget) != NO_WAY)
    if IS_MILITARY[card]:
        row[_SURPLUS] = placing.world(card).surplus / 7
        row[_TACTICS] = placing.temporary_military / 6
    payment = placing.payment(card, 0)
    if payment == NO_WAY:
        row[_HAND_LEFT] = budget / 10
    else:
        _write_payment(row, payment, budget)


def _write_payment(row: Row, payment: int, budget: int) -> None:
    row[_PAYMENT] = payment / 6
    row[_PAYABLE] = float(payment <= budget)
    row[_HAND_LEFT] = (budget - payment) / 10


def _write_world(row: Row, empire: Empire, world: int, budget: int) -> None:
    """A world to place in the current phase."""
    powers = working_settle_powers(empire)
    if IS_MILITARY[world]:
        row[_SURPLUS] = (military_for(powers, world) - DEFENSE[world]) / 7
        row[_TACTICS] = temporary_military(powers) / 6
    if can_pay_for(powers, world):
        _write_payment(row, payment_for(powers, world), budget)
    else:
        row[_HAND_LEFT] = budget / 10


# Goods


def _write_power(row: Row, empire: Empire, power: Power) -> None:
    if power.effect not in (CONSUME_GOODS, CONSUME_ALL):
        return
    goods = goods_to_take(power, goods_by_kind(empire.tableau, empire.goods))
    vp, cards = consume_reward(empire, power, goods)
    row[_USE_GOODS] = goods / 6
    row[_USE_VP] = vp / 8
    row[_USE_CARDS] = cards / 4
