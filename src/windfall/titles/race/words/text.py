"""Options in words, and what an action means in every state."""

from collections.abc import Callable
from functools import cache
from typing import Final

from windfall.engine.decision import Option
from windfall.engine.kinds import KIND_IDS
from windfall.engine.words.message import Message, message
from windfall.titles.race.components.cards import COST, DEFENSE, IDS, IS_MILITARY, IS_WORLD, KIND, SPECS
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    BLOCKS,
    CARD_PAIRS,
    METHOD_IDS,
    MOST_POWERS_ON_A_CARD,
    PAY,
    PLACE_FREE,
    cards_chosen,
)
from windfall.titles.race.rules.agenda import ASK_METHOD
from windfall.titles.race.rules.consume import price_of_good
from windfall.titles.race.rules.develop import development_cost
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.settle import (
    asks_for_tactics,
    given_up_for,
    military_by,
    payment_for,
    tactics_of,
    working_settle_powers,
)
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.words.names import ACTION_CARDS, CARDS, chosen
from windfall.titles.race.words.wording import card_text, power_text


@cache
def verb_of(action: int) -> tuple[str, int]:
    """The verb of an action, and the number of the thing it is for."""
    for verb, block in BLOCKS:
        if action in block:
            return verb, action - block.start
    raise AssertionError(f"action {action} is outside the action space")


def option(state: RaceState, seat: int, action: int) -> Option:
    """An option of the question that waits, with what it costs or brings."""
    verb, number = verb_of(action)
    return Option(action, subject_of(verb, number), _OPTIONS[verb](state, seat, number))


def subject_of(verb: str, number: int) -> str | None:
    """What on the table an action is about."""
    if verb in ("pass", "name_number", "choose_pair"):
        return None
    if verb == "choose":
        return f"action:{ACTION_CARD_IDS[number]}"
    if verb == "method":
        return f"method:{METHOD_IDS[number]}"
    if verb == "use":
        return f"card:{IDS[number // MOST_POWERS_ON_A_CARD]}"
    if verb in ("trade", "good"):
        return f"good:{IDS[number]}"
    return f"card:{IDS[number]}"


@cache
def card_facts(card: int) -> Message:
    """Cost or defense, and kind, of a card.

    >>> from windfall.titles.race.components.cards import INDEX
    >>> [str(card_facts(INDEX[card])) for card in ("rebel_base", "public_works", "spice_world")]
    ['defense 6', 'cost 1', 'cost 2, Novelty']
    """
    if IS_WORLD[card] and SPECS[card].goods != "none":
        kind = KIND_IDS[KIND[card]]
        if IS_MILITARY[card]:
            return message("race-facts-defense-kind", defense=DEFENSE[card], kind=kind)
        return message("race-facts-cost-kind", cost=COST[card], kind=kind)
    if IS_MILITARY[card]:
        return message("race-facts-defense", defense=DEFENSE[card])
    return message("race-facts-cost", cost=COST[card])


@cache
def _printed(card: int) -> Message:
    """What a card does; it is told with many options."""
    return card_text(SPECS[card])


_PASSES: Final = {
    "develop": message("race-option-no-development"),
    "settle": message("race-option-no-world"),
    "consume": message("race-option-no-more-powers"),
    "consume_hand": message("race-option-discard-no-more"),
}


def _pass_text(state: RaceState, seat: int, _number: int) -> Message:
    if state.asked_question == ASK_METHOD:
        return message("race-option-keep-tactics", card=CARDS[tactics_of(state.empires[seat])])
    return _PASSES[QUESTION_NAMES[state.asked_question]]


def _choose_text(_state: RaceState, _seat: int, card: int) -> Message:
    return message("race-option-choose", action=ACTION_CARD_IDS[card], card=ACTION_CARDS[card])


def _discard_text(_state: RaceState, _seat: int, card: int) -> Message:
    return message("race-option-discard", card=CARDS[card], facts=card_facts(card))


def _keep_text(_state: RaceState, _seat: int, card: int) -> Message:
    return message("race-option-keep", card=CARDS[card], facts=card_facts(card), text=_printed(card))


def _place_text(state: RaceState, seat: int, card: int) -> Message:
    text = _printed(card)
    if IS_WORLD[card]:
        return message("race-option-place-world", card=CARDS[card], facts=card_facts(card), text=text)
    cost = development_cost(state.empires[seat], card, state.asked_about)
    return message("race-option-place-development", card=CARDS[card], cards=cost, text=text)


def _method_text(state: RaceState, seat: int, method: int) -> Message:
    empire = state.empires[seat]
    powers = working_settle_powers(empire)
    if asks_for_tactics(empire):
        return message("race-option-give-up", card=CARDS[tactics_of(empire)])
    if method == PAY:
        return message("race-option-pay", cards=payment_for(powers, empire.placed))
    given_up = given_up_for(powers, method)
    if method == PLACE_FREE:
        assert given_up is not None
        return message("race-option-give-up-free", card=CARDS[given_up.card])
    defense, military = DEFENSE[empire.placed], military_by(powers, empire.placed, method)
    if given_up is None:
        return message("race-option-conquer", defense=defense, military=military)
    return message("race-option-give-up-conquer", card=CARDS[given_up.card], defense=defense, military=military)


def _use_text(_state: RaceState, _seat: int, number: int) -> Message:
    card, nth = divmod(number, MOST_POWERS_ON_A_CARD)
    return message("race-option-use", card=CARDS[card], power=power_text(SPECS[card].powers[nth]))


def _trade_text(state: RaceState, seat: int, world: int) -> Message:
    price = price_of_good(state.empires[seat], world, trade_powers=True)
    return message("race-option-sell", card=CARDS[world], kind=KIND_IDS[KIND[world]], cards=price)


def _good_text(_state: RaceState, _seat: int, world: int) -> Message:
    return message("race-option-good", card=CARDS[world], kind=KIND_IDS[KIND[world]])


_OPTIONS: Final[dict[str, Callable[[RaceState, int, int], Message]]] = {
    "pass": _pass_text,
    "choose": _choose_text,
    "discard": _discard_text,
    "keep": _keep_text,
    "place": _place_text,
    "method": _method_text,
    "trade": _trade_text,
    "use": _use_text,
    "good": _good_text,
    "name_number": lambda _, __, number: message("race-option-name", number=number),
    "produce": lambda _, __, world: message("race-option-produce", card=CARDS[world]),
    "choose_pair": lambda _, __, pair: chosen(CARD_PAIRS[pair]),
}

_ACTIONS: Final = {
    "discard": "race-action-discard",
    "keep": "race-action-keep",
    "place": "race-action-place",
    "trade": "race-action-trade",
    "good": "race-action-good",
    "produce": "race-action-produce",
}


def action_text(action: int) -> Message:
    """What an action means in every state.

    >>> from windfall.titles.race.rules.actions import PLACE
    >>> str(action_text(PLACE))
    'place: Old Earth'
    """
    verb, number = verb_of(action)
    if verb == "pass":
        return message("race-action-pass")
    if verb in ("choose", "choose_pair"):
        return message("race-action-choose", card=chosen(cards_chosen(action)))
    if verb == "method":
        return message("race-action-method", method=METHOD_IDS[number])
    if verb == "name_number":
        return message("race-action-name-number", number=number)
    if verb == "use":
        card, nth = divmod(number, MOST_POWERS_ON_A_CARD)
        return message("race-action-use", card=CARDS[card], number=nth + 1)
    return message(_ACTIONS[verb], card=CARDS[number])
