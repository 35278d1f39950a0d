"""The numbers of an option, by name, and those that are printed: the verb, and the facts of the card."""

from typing import Final

from windfall.engine.features import Addends, Feature, Layout, Row, fact_rows, row_of
from windfall.titles.race.components.cards import CONSUME, DESIGNS, EFFECT_IDS, POWERS
from windfall.titles.race.numbers.card_facts import FACTS
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    ACTION_COUNT,
    BLOCKS,
    CHOOSE,
    CHOOSE_PAIR,
    HIGHEST_GAMBLE,
    METHOD,
    METHOD_IDS,
    MOST_POWERS_ON_A_CARD,
    NAME_NUMBER,
    USE,
    cards_chosen,
)
from windfall.titles.race.rules.consume import POWER_USED
from windfall.titles.race.rules.setup import CHIPS_PER_PLAYER

_layout: Final = Layout()
# To choose a pair is to choose.
_VERBS: Final = [verb for verb, block in BLOCKS if block.start != CHOOSE_PAIR]
_VERB: Final = _layout.verbs(
    _VERBS,
    words={
        "pass": "race-verb-pass",
        "choose": "race-verb-choose",
        "keep": "race-verb-keep",
        "place": "race-verb-place",
        "trade": "race-verb-trade",
        "use": "race-verb-use",
        "name_number": "race-verb-name-number",
        "produce": "race-verb-produce",
    },
)
_CHOICE: Final = _layout.block("action", ACTION_CARD_IDS, "the action card")
_METHOD: Final = _layout.block("method", METHOD_IDS, "how the world is placed")
_NUMBER: Final = _layout.add("number", "the number named", HIGHEST_GAMBLE)
_FACTS: Final = _layout.facts("card", FACTS, totals=False)
COPIES: Final = _layout.add("copies_in_hand", "copies of the card in hand", 2)
IN_TABLEAU: Final = _layout.add("in_tableau", "the card is in the own tableau")
PAYMENT: Final = _layout.add("payment", "cards to pay for it now", 6)
PAYABLE: Final = _layout.add("payable", "it can be paid for")
HAND_LEFT: Final = _layout.add("hand_left", "cards left in hand after paying", 10)
SURPLUS: Final = _layout.add(
    "military_surplus", "Military toward the world, or the best one that Settle can conquer, less its defense", 7
)
TACTICS: Final = _layout.add("temporary_military", "temporary Military at hand", 6)
BONUS: Final = _layout.add("bonus_now", "VPs of its bonus in the tableau as it is", 10)
ADDED: Final = _layout.add("bonus_added", "VPs it adds to bonuses of the tableau", 5)
PLACEABLE: Final = _layout.add("placeable", "it can be placed, with the cards in hand after this answer")
VP_ADDED: Final = _layout.add("vp_added", "VPs that placing it would add, those of bonuses included", 10)
PRICE: Final = _layout.add("price", "cards for its good", 8)
_EFFECTS: Final = sorted({power.effect for power in POWERS if power.phase == CONSUME})
_EFFECT: Final = _layout.block("effect", [EFFECT_IDS[effect] for effect in _EFFECTS], "the effect of the power used")
USE_GOODS: Final = _layout.add("use_goods", "goods the power takes now", 6)
USE_VP: Final = _layout.add("use_vp", "VPs it gives for them", 8)
USE_CARDS: Final = _layout.add("use_cards", "cards it gives for them", 4)
PHASE_DRAWN: Final = _layout.add("phase.drawn", "cards to choose from in Explore", 8)
PHASE_CARDS: Final = _layout.add("phase.cards", "cards that the phase would bring, by its bonus too", 8)
PHASE_VP: Final = _layout.add("phase.vp", "VPs that Consume powers would give", 10)
PHASE_GOODS: Final = _layout.add("phase.goods", "goods that Produce would make", 5)
PHASE_LATER_VP: Final = _layout.add("phase.later_vp", "VPs that they would give after Produce, doubled", 10)
PHASE_PLACEABLE: Final = _layout.add("phase.placeable", "cards in hand that can be placed in the phase", 6)
PHASE_BEST_VP: Final = _layout.add("phase.best_vp", "most VPs that one of these would add", 10)
PHASE_BEST_COST: Final = _layout.add("phase.best_cost", "highest cost or defense of these", 7)
PHASE_CONQUERABLE: Final = _layout.add("phase.conquerable", "of these, worlds that can be conquered", 4)
# What a card of the hand promises.
PLAN_PROMISE: Final = _layout.add("plan.promise", "what it promises, less the cards it takes, in tenths of a VP", 100)
PLAN_CYCLE_GOODS: Final = _layout.add("plan.cycle_goods", "goods more in a cycle of Produce and Consume", 2)
PLAN_CYCLE_VP: Final = _layout.add("plan.cycle_vp", "VPs more in a cycle, not doubled", 3)
PLAN_CYCLE_CARDS: Final = _layout.add("plan.cycle_cards", "cards more in a cycle", 3)
PLAN_SALE_CARDS: Final = _layout.add("plan.sale_cards", "cards more in a cycle in which a good is sold", 5)
PLAN_BONUS: Final = _layout.add("plan.bonus", "most VPs it adds to the bonus of a 6-cost development in hand", 3)
PLAN_CONSUME_VP: Final = _layout.add("plan.consume_vp", "VPs more in Consume now, for the good it comes with", 3)
PLAN_UNLOCKED: Final = _layout.add("plan.unlocked", "worlds in hand that its Military brings within reach", 2)
RANK_BETTER: Final = _layout.add("rank.better", "other cards to choose from that promise more", 8)
RANK_WORSE: Final = _layout.add("rank.worse", "other cards to choose from that promise less", 8)
RANK_BEFORE: Final = _layout.add("rank.before", "cards to choose from that are named before it", 8)
RANK_WORSE_BEFORE: Final = _layout.add("rank.worse_before", "of these, cards that promise less", 8)
RANK_SAME_TYPE: Final = _layout.add(
    "rank.same_type", "worlds, or developments, in hand or drawn that promise more, and so come first", 6
)
RANK_WANTED: Final = _layout.add(
    "rank.wanted", "among the cards to be picked, if those that promise least are given and the best kept or placed"
)
RANK_FIRST: Final = _layout.add("rank.first", "the first of these, which is the pick to make")
# The round, if this action card is chosen or this card placed.
ROUND_ENDS: Final = _layout.add("round.ends", "the game ends with this round, by what is placed or consumed")
ROUND_LEAD: Final = _layout.add(
    "round.lead", "VPs more than the best of the others after it, their Consume powers counted", 30
)
ROUND_CHIPS: Final = _layout.add(
    "round.chips_left", "VPs left in the pool after it, less than none if it does not suffice", CHIPS_PER_PLAYER
)
ROUND_HAND: Final = _layout.add("round.hand", "cards in hand after it", 10)
ROUND_OVER: Final = _layout.add("round.over_limit", "of these, cards beyond the hand limit", 5)
BEST_PROMISE: Final = _layout.add(
    "best.promise", "what the best card to place in the phase promises, in tenths of a VP", 100
)
BEST_VP: Final = _layout.add("best.vp", "VPs that this card would add", 10)
BEST_PAYMENT: Final = _layout.add("best.payment", "cards to pay for it", 6)
BEST_CYCLE_VP: Final = _layout.add("best.cycle_vp", "VPs more in a cycle with it, not doubled", 3)
CALLED_DEVELOPMENTS: Final = _layout.add(
    "called.developments", "developments that could be placed besides if another player calls Develop", 5
)
CALLED_DEVELOP: Final = _layout.add("called.develop", "what the best of these promises, in tenths of a VP", 100)
CALLED_WORLDS: Final = _layout.add(
    "called.worlds", "worlds that could be placed besides if another player calls Settle", 6
)
CALLED_SETTLE: Final = _layout.add("called.settle", "what the best of these promises, in tenths of a VP", 100)
OTHERS_VP: Final = _layout.add("others.vp", "VPs that others get by the phase", 10)
OTHERS_MOST_VP: Final = _layout.add("others.most_vp", "VPs that one of them gets at most", 8)
OTHERS_CARDS: Final = _layout.add("others.cards", "cards that others get by the phase", 8)
OTHERS_GOODS: Final = _layout.add("others.goods", "goods that others make in the phase", 8)
OTHERS_HAND: Final = _layout.add(
    "others.hand", "cards in hand of the others, at most, if the phase is one to place cards in", 10
)
OTHERS_COULD_END: Final = _layout.add("others.could_end", "others who could end the game by placing a card in it", 3)
# Goods.
MARKET_VP: Final = _layout.add("market.vp", "VPs of this and all Consume powers still to be used after it", 10)
MARKET_CARDS: Final = _layout.add("market.cards", "cards of this and all of those", 8)
MARKET_BEFORE: Final = _layout.add("market.before", "powers still to be used that are best used before it", 5)
UNSEEN: Final = _layout.add("unseen", "unseen cards with the number named", 30)

# A pair of action cards.
_TWICE: Final = _layout.add("action.twice", "the action card is chosen twice")
SECOND_PLACEABLE: Final = _layout.add(
    "second.placeable", "cards that can be placed in the second phase of a pair to place cards in, after the first", 6
)
SECOND_PROMISE: Final = _layout.add("second.promise", "what the best of these promises, in tenths of a VP", 100)
SECOND_VP: Final = _layout.add("second.vp", "VPs that this card would add", 10)
SECOND_PAYMENT: Final = _layout.add("second.payment", "cards to pay for it", 6)

OPTION_FEATURES: Final[tuple[Feature, ...]] = _layout.features()
CARD_ROWS: Final[list[Addends]] = fact_rows(FACTS, _FACTS, totals=False)


def _card_of(action: int, block: range) -> int:
    """The card that an action is about; -1 if it is about none."""
    if block.start == USE:
        return (action - USE) // MOST_POWERS_ON_A_CARD
    return action - block.start if len(block) == len(DESIGNS) else -1


def _printed(action: int) -> Row:
    """The part of an action's features that is the same in every position."""
    row = row_of([0.0] * len(OPTION_FEATURES))
    verb, block = next((verb, block) for verb, block in BLOCKS if action in block)
    row[_VERB + _VERBS.index("choose" if block.start == CHOOSE_PAIR else verb)] = 1.0
    if block.start in (CHOOSE, CHOOSE_PAIR):
        cards = cards_chosen(action)
        for card in cards:
            row[_CHOICE + card] = 1.0
        row[_TWICE] = float(cards.count(cards[0]) > 1)
    elif block.start == METHOD:
        row[_METHOD + action - METHOD] = 1.0
    elif block.start == NAME_NUMBER:
        row[_NUMBER] = (action - NAME_NUMBER) / HIGHEST_GAMBLE
    card = _card_of(action, block)
    if card >= 0:
        CARD_ROWS[card].add_to(row)
    if action in POWER_USED:
        row[_EFFECT + _EFFECTS.index(POWER_USED[action].effect)] = 1.0
    return row


PRINTED: Final[list[Row]] = [_printed(action) for action in range(ACTION_COUNT)]
