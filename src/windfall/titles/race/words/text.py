"""Choices in words: what a seat is asked, and what each option means."""

from collections.abc import Callable
from typing import Final

from windfall.engine.decision import Option
from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import KIND_NAMES
from windfall.engine.words.phrases import cards_left, plural
from windfall.titles.race.components.cards import (
    COST,
    DEFENSE,
    IDS,
    IS_MILITARY,
    IS_WORLD,
    KIND,
    NAMES,
    POWERS,
    SELL,
    SPECS,
)
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    ACTION_CARD_NAMES,
    BLOCKS,
    KEEP_CARD,
    METHOD_IDS,
    MOST_POWERS_ON_A_CARD,
    PAY,
    PLACE_FREE,
)
from windfall.titles.race.rules.agenda import ASK_METHOD
from windfall.titles.race.rules.consume import price_of_good
from windfall.titles.race.rules.develop import development_cost
from windfall.titles.race.rules.explore import keep_or_discard
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.settle import (
    asks_for_tactics,
    given_up_for,
    military_by,
    payment_for,
    tactics_of,
    working_settle_powers,
)
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.words.wording import card_text, power_text

_ACTION_TEXTS: Final = (
    "draw 5 more cards to choose from",
    "draw 1 more card and keep 1 more",
    "place a development, you at 1 less",
    "place a world, you draw a card after it",
    "you sell a good, then everyone consumes",
    "everyone consumes, you get double VPs for goods",
    "everyone produces, you on a windfall world too",
)


def prompt(state: RaceState, seat: int) -> str:
    """What this seat is asked, in one sentence."""
    return _PROMPTS[QUESTION_NAMES[state.asked_question]](state, seat)


def _explore_prompt(state: RaceState, seat: int) -> str:
    empire = state.empires[seat]
    verb, count = keep_or_discard(empire)
    answer = f"choose {count - len(empire.picks)} to {'keep' if verb == KEEP_CARD else 'discard'}"
    return f"You drew {plural(len(empire.drawn), 'card')}: {answer}."


def _pay_prompt(state: RaceState, seat: int) -> str:
    empire = state.empires[seat]
    chosen = len(empire.picks)
    return f"Pay for {NAMES[empire.placed]}: discard {cards_left(state.asked_about - chosen, chosen)}."


def _method_prompt(state: RaceState, seat: int) -> str:
    empire = state.empires[seat]
    if not asks_for_tactics(empire):
        return f"How do you place {NAMES[empire.placed]}?"
    why_not = "place no world" if empire.placed == NO_CARD else "need no Military"
    return f"You {why_not}. Discard {NAMES[tactics_of(empire)]} all the same?"


def _limit_prompt(state: RaceState, seat: int) -> str:
    empire = state.empires[seat]
    chosen = len(empire.picks)
    return (
        f"Discard {cards_left(len(empire.hand) - HAND_LIMIT - chosen, chosen)}: at the end of a round you may hold ten."
    )


def _consume_good_prompt(state: RaceState, _seat: int) -> str:
    power = POWERS[state.asked_about]
    return f"Choose a good to {'sell' if power.effect == SELL else 'consume'} with {NAMES[power.card]}."


_PROMPTS: Final[dict[str, Callable[[RaceState, int], str]]] = {
    "discard_start": lambda state, seat: "Discard 1 more card." if state.empires[seat].picks else "Discard 2 cards.",
    "action": lambda state, _: "Choose two actions." if state.experienced else "Choose an action.",
    "explore": _explore_prompt,
    "develop": lambda _, __: "Place a development from your hand, or none.",
    "settle": lambda _, __: "Place a world from your hand, or none.",
    "method": _method_prompt,
    "pay": _pay_prompt,
    "trade": lambda _, __: "Sell a good.",
    "consume": lambda _, __: "Use which Consume power next?",
    "consume_good": _consume_good_prompt,
    "consume_hand": lambda state, _: f"Discard cards for VPs with {NAMES[POWERS[state.asked_about].card]}?",
    "gamble": lambda _, __: "Name a number: if the card turned up has it as cost or defense, you keep it.",
    "windfall": lambda _, __: "Produce on which windfall world?",
    "hand_limit": _limit_prompt,
}


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
    if verb in ("pass", "name_number"):
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


def card_facts(card: int) -> str:
    """Cost or defense, and kind, of a card.

    >>> from windfall.titles.race.components.cards import INDEX
    >>> card_facts(INDEX["rebel_base"]), card_facts(INDEX["public_works"]), card_facts(INDEX["spice_world"])
    ('defense 6', 'cost 1', 'cost 2, Novelty')
    """
    facts = f"defense {DEFENSE[card]}" if IS_MILITARY[card] else f"cost {COST[card]}"
    return f"{facts}, {KIND_NAMES[KIND[card]]}" if IS_WORLD[card] and SPECS[card].goods != "none" else facts


def _pass_text(state: RaceState, seat: int, _number: int) -> str:
    if state.asked_question == ASK_METHOD:
        return f"Keep {NAMES[tactics_of(state.empires[seat])]}"
    return {
        "develop": "Place no development",
        "settle": "Place no world",
        "consume": "Use no more powers",
        "consume_hand": "Discard no more",
    }[QUESTION_NAMES[state.asked_question]]


def _place_text(state: RaceState, seat: int, card: int) -> str:
    if not IS_WORLD[card]:
        cost = development_cost(state.empires[seat], card, state.asked_about)
        return f"Place {NAMES[card]} for {plural(cost, 'card')}: {card_text(SPECS[card])}"
    return f"Place {NAMES[card]} ({card_facts(card)}): {card_text(SPECS[card])}"


def _method_text(state: RaceState, seat: int, method: int) -> str:
    empire = state.empires[seat]
    powers = working_settle_powers(empire)
    if asks_for_tactics(empire):
        return f"Discard {NAMES[tactics_of(empire)]}"
    if method == PAY:
        return f"Pay {plural(payment_for(powers, empire.placed), 'card')}"
    given_up = given_up_for(powers, method)
    starts = "Conquer it" if given_up is None else f"Discard {NAMES[given_up.card]}"
    if method == PLACE_FREE:
        return f"{starts} and pay nothing"
    return f"{starts} (defense {DEFENSE[empire.placed]}, Military {military_by(powers, empire.placed, method)})"


def _use_text(_state: RaceState, _seat: int, number: int) -> str:
    card, nth = divmod(number, MOST_POWERS_ON_A_CARD)
    return f"{NAMES[card]}: {power_text(SPECS[card].powers[nth])}"


def _trade_text(state: RaceState, seat: int, world: int) -> str:
    price = price_of_good(state.empires[seat], world, trade_powers=True)
    return f"Sell the {KIND_NAMES[KIND[world]]} good of {NAMES[world]} for {plural(price, 'card')}"


_OPTIONS: Final[dict[str, Callable[[RaceState, int, int], str]]] = {
    "pass": _pass_text,
    "choose": lambda _, __, card: f"{ACTION_CARD_NAMES[card]}: {_ACTION_TEXTS[card]}",
    "discard": lambda _, __, card: f"Discard {NAMES[card]} ({card_facts(card)})",
    "keep": lambda _, __, card: f"Keep {NAMES[card]} ({card_facts(card)}): {card_text(SPECS[card])}",
    "place": _place_text,
    "method": _method_text,
    "trade": _trade_text,
    "use": _use_text,
    "good": lambda _, __, world: f"The {KIND_NAMES[KIND[world]]} good of {NAMES[world]}",
    "name_number": lambda _, __, number: f"Name {number}",
    "produce": lambda _, __, world: f"Produce on {NAMES[world]}",
}


def action_text(action: int) -> str:
    """What an action means in every state.

    >>> from windfall.titles.race.rules.actions import PLACE
    >>> action_text(PLACE)
    'place: Old Earth'
    """
    verb, number = verb_of(action)
    words = verb.replace("_", " ")
    if verb == "pass":
        return words
    if verb == "choose":
        return f"{words}: {ACTION_CARD_NAMES[number]}"
    if verb == "method":
        return f"{words}: {METHOD_IDS[number].replace('_', ' ')}"
    if verb == "name_number":
        return f"{words}: {number}"
    if verb == "use":
        card, nth = divmod(number, MOST_POWERS_ON_A_CARD)
        return f"{words}: {NAMES[card]} power {nth + 1}"
    return f"{words}: {NAMES[number]}"
