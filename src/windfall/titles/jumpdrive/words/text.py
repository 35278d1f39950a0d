"""Choices: what a seat is asked, and what each option means."""

from collections.abc import Callable
from functools import cache
from typing import Final

from windfall.engine.decision import Option
from windfall.engine.deck import NO_CARD
from windfall.engine.words.message import Argument, Message, message, several
from windfall.titles.jumpdrive.components.cards import COST, DEFENSE, IDS, IS_MILITARY, IS_WORLD, NAMED, SPECS
from windfall.titles.jumpdrive.rules.actions import BLOCKS, CONQUER, DEVELOP, METHOD_IDS
from windfall.titles.jumpdrive.rules.cost import (
    can_conquer_second,
    convoy_of,
    development_cost,
    methods,
    military_against,
    second_world_payment,
    unused_military,
    world_payment,
)
from windfall.titles.jumpdrive.rules.flow import FLOW, QUESTION_NAMES
from windfall.titles.jumpdrive.rules.place import explore_draw, explore_icons, with_development
from windfall.titles.jumpdrive.rules.rounds import HAND_LIMIT
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState
from windfall.titles.jumpdrive.words.wording import card_text


def prompt(state: JumpDriveState, seat: int) -> Message:
    """What this seat is asked, in one sentence."""
    return _PROMPTS[QUESTION_NAMES[state.asked_question]](state, seat)


def _place_prompt(state: JumpDriveState, seat: int) -> Message:
    picks = state.empires[seat].picks
    if picks:
        return message("jumpdrive-ask-place-world", card=NAMED[picks[0] - DEVELOP])
    return message("jumpdrive-ask-place")


def _pay_prompt(state: JumpDriveState, seat: int) -> Message:
    empire = state.empires[seat]
    placed = [NAMED[card] for card in (empire.development, empire.world) if card != NO_CARD]
    return message("jumpdrive-ask-pay", cards=several(placed))


def _discards(state: JumpDriveState, seat: int) -> dict[str, Argument]:
    """How many cards are to be discarded, and how many are picked already."""
    pool = FLOW.pick_pool(state, seat)
    assert pool is not None
    return {"cards": pool.most, "chosen": len(state.empires[seat].picks)}


_PROMPTS: Final[dict[str, Callable[[JumpDriveState, int], Message]]] = {
    "discard_start": lambda state, seat: message("jumpdrive-ask-discard", **_discards(state, seat)),
    "place": _place_prompt,
    "pay": _pay_prompt,
    "explore": lambda state, seat: message("jumpdrive-ask-explore", **_discards(state, seat)),
    "second_world": lambda _, __: message("jumpdrive-ask-second-world"),
    "pay_second": lambda state, seat: message("jumpdrive-ask-pay", cards=NAMED[state.empires[seat].second]),
    "hand_limit": lambda state, seat: message("jumpdrive-ask-hand-limit", limit=HAND_LIMIT, **_discards(state, seat)),
}


@cache
def _printed(card: int) -> Message:
    """What a card does; it is told with many options."""
    return card_text(SPECS[card])


@cache
def verb_of(action: int) -> tuple[str, int]:
    """The verb of an action, and the number of the thing it is for."""
    for verb, block in BLOCKS:
        if action in block:
            return verb, action - block.start
    raise AssertionError(f"action {action} is outside the action space")


def option(state: JumpDriveState, seat: int, action: int) -> Option:
    """An option of the question that waits, with what it costs or brings."""
    verb, number = verb_of(action)
    return Option(action, subject_of(verb, number), _OPTIONS[verb](state, state.empires[seat], number))


def subject_of(verb: str, number: int) -> str | None:
    """What on the table an action is about."""
    if verb == "method":
        return f"method:{METHOD_IDS[number]}"
    if verb == "explore":
        return "marker:explore"
    return f"card:{IDS[number]}" if verb in ("develop", "settle", "discard", "second") else None


def card_facts(card: int) -> Message:
    """
    >>> from windfall.titles.jumpdrive.components.cards import INDEX
    >>> [str(card_facts(INDEX[card])) for card in ("rebel_base", "trade_pact", "gem_world")]
    ['defense 6, gray', 'cost 1', 'cost 2, blue']
    """
    if not IS_WORLD[card]:
        return message("jumpdrive-facts-development", cost=COST[card])
    color = SPECS[card].color
    assert color is not None
    if IS_MILITARY[card]:
        return message("jumpdrive-facts-military", defense=DEFENSE[card], color=color)
    return message("jumpdrive-facts-world", cost=COST[card], color=color)


def _pass_text(state: JumpDriveState, _empire: Empire, _number: int) -> Message:
    placing = QUESTION_NAMES[state.asked_question] == "place"
    return message("jumpdrive-option-no-world") if placing else message("jumpdrive-option-no-second-world")


def _explore_text(_state: JumpDriveState, empire: Empire, _number: int) -> Message:
    return message("jumpdrive-option-explore", draw=explore_draw(empire.cards), discard=explore_icons(empire.cards))


def _develop_text(_state: JumpDriveState, empire: Empire, card: int) -> Message:
    alone = development_cost(empire.cards, card, alone=True)
    both = development_cost(empire.cards, card, alone=False)
    text = _printed(card)
    if alone == both:
        return message("jumpdrive-option-develop", card=NAMED[card], cards=alone, text=text)
    return message("jumpdrive-option-develop-alone", card=NAMED[card], cards=alone, both=both, text=text)


def _settle_text(_state: JumpDriveState, empire: Empire, world: int) -> Message:
    cards, budget = with_development(empire)
    ways = [
        message("jumpdrive-way-conquer", defense=DEFENSE[world], military=military_against(cards, world))
        if method == CONQUER
        else message("jumpdrive-way-pay", cards=world_payment(cards, world))
        for method in methods(cards, world, budget)
    ]
    text = _printed(world)
    return message("jumpdrive-option-settle", card=NAMED[world], ways=several(ways, "or"), text=text)


def _method_text(_state: JumpDriveState, empire: Empire, method: int) -> Message:
    world = empire.world
    if method == CONQUER:
        military = military_against(empire.cards, world)
        return message("jumpdrive-option-conquer", card=NAMED[world], defense=DEFENSE[world], military=military)
    return message("jumpdrive-option-pay", card=NAMED[world], cards=world_payment(empire.cards, world))


def _second_text(_state: JumpDriveState, empire: Empire, world: int) -> Message:
    if can_conquer_second(empire, world):
        left = unused_military(empire, world)
        return message("jumpdrive-option-conquer-second", card=NAMED[world], defense=DEFENSE[world], left=left)
    return message(
        "jumpdrive-option-pay-second",
        card=NAMED[world],
        cards=second_world_payment(empire, world),
        convoy=NAMED[convoy_of(empire)],
    )


_OPTIONS: Final[dict[str, Callable[[JumpDriveState, Empire, int], Message]]] = {
    "pass": _pass_text,
    "explore": _explore_text,
    "develop": _develop_text,
    "settle": _settle_text,
    "method": _method_text,
    "discard": lambda _, __, card: message("jumpdrive-option-discard", card=NAMED[card], facts=card_facts(card)),
    "second": _second_text,
}
_ACTIONS: Final[dict[str, Callable[[int], Message]]] = {
    "pass": lambda _: message("jumpdrive-action-pass"),
    "explore": lambda _: message("jumpdrive-action-explore"),
    "develop": lambda card: message("jumpdrive-action-develop", card=NAMED[card]),
    "settle": lambda card: message("jumpdrive-action-settle", card=NAMED[card]),
    "method": lambda method: message("jumpdrive-action-method", method=METHOD_IDS[method]),
    "discard": lambda card: message("jumpdrive-action-discard", card=NAMED[card]),
    "second": lambda card: message("jumpdrive-action-second", card=NAMED[card]),
}


def action_text(action: int) -> Message:
    """What an action means in every state.

    >>> str(action_text(0)), str(action_text(DEVELOP))
    ('pass', 'develop: Survey Team')
    """
    verb, number = verb_of(action)
    return _ACTIONS[verb](number)
