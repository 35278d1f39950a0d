"""Choices in words: what a seat is asked, and what each option means."""

from collections.abc import Callable
from typing import Final

from windfall.engine.decision import Option
from windfall.engine.deck import NO_CARD
from windfall.engine.words.phrases import cards_left, plural
from windfall.titles.jumpdrive.components.cards import COST, IDS, IS_MILITARY, IS_WORLD, NAMES, RULES, SPECS
from windfall.titles.jumpdrive.rules.actions import BLOCKS, CONQUER, DEVELOP, METHOD_IDS
from windfall.titles.jumpdrive.rules.cost import (
    can_conquer_second,
    development_cost,
    general_military,
    methods,
    restricted_military,
    second_world_payment,
    unused_military,
    world_payment,
)
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.place import explore_icons, explored_discards, with_development
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState


def prompt(state: JumpDriveState, seat: int) -> str:
    """What this seat is asked, in one sentence."""
    return _PROMPTS[QUESTION_NAMES[state.asked_question]](state.empires[seat])


def _place_prompt(empire: Empire) -> str:
    if empire.picks:
        return f"Place a world together with {NAMES[empire.picks[0] - DEVELOP]}, or none."
    return "Place a development, a world, both, or an Explore marker."


def _pay_prompt(empire: Empire) -> str:
    placed = [NAMES[card] for card in (empire.development, empire.world) if card != NO_CARD]
    return f"Pay for {' and '.join(placed)}."


def _explore_prompt(empire: Empire) -> str:
    chosen = len(empire.picks)
    return f"Discard {cards_left(explored_discards(empire) - chosen, chosen)}, old or new, for your Explore."


def _start_prompt(empire: Empire) -> str:
    chosen = len(empire.picks)
    return f"Discard {cards_left(RULES.discard_at_start - chosen, chosen)}."


def _limit_prompt(empire: Empire) -> str:
    chosen = len(empire.picks)
    over = len(empire.hand) - RULES.hand_limit - chosen
    return f"Discard {cards_left(over, chosen)}: you may hold ten."


_PROMPTS: Final[dict[str, Callable[[Empire], str]]] = {
    "discard_start": _start_prompt,
    "place": _place_prompt,
    "pay": _pay_prompt,
    "explore": _explore_prompt,
    "second_world": lambda _: "Place a second world, or none.",
    "pay_second": lambda empire: f"Pay for {NAMES[empire.second]}.",
    "hand_limit": _limit_prompt,
}


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


def card_facts(card: int) -> str:
    """
    >>> from windfall.titles.jumpdrive.components.cards import INDEX
    >>> card_facts(INDEX["rebel_base"]), card_facts(INDEX["trade_pact"]), card_facts(INDEX["gem_world"])
    ('defense 6, gray', 'cost 1', 'cost 2, blue')
    """
    facts = f"{'defense' if IS_MILITARY[card] else 'cost'} {COST[card]}"
    return f"{facts}, {SPECS[card].color}" if IS_WORLD[card] else facts


def _pass_text(state: JumpDriveState, _empire: Empire, _number: int) -> str:
    return "Place no world" if QUESTION_NAMES[state.asked_question] == "place" else "Place no second world"


def _develop_text(_state: JumpDriveState, empire: Empire, card: int) -> str:
    alone = development_cost(empire.cards, card, alone=True)
    both = development_cost(empire.cards, card, alone=False)
    cost = plural(alone, "card") if alone == both else f"{plural(alone, 'card')}, {both} with a world"
    return f"Develop {NAMES[card]} ({cost}): {SPECS[card].text}"


def _settle_text(_state: JumpDriveState, empire: Empire, world: int) -> str:
    cards, budget = with_development(empire)
    ways = []
    for method in methods(cards, world, budget):
        if method == CONQUER:
            military = general_military(cards) + restricted_military(cards, world)
            ways.append(f"defense {COST[world]}, military {military}")
        else:
            ways.append(plural(world_payment(cards, world), "card"))
    return f"Settle {NAMES[world]} ({' or '.join(ways)}): {SPECS[world].text}"


def _method_text(_state: JumpDriveState, empire: Empire, method: int) -> str:
    if method == CONQUER:
        military = general_military(empire.cards) + restricted_military(empire.cards, empire.world)
        return f"Conquer {NAMES[empire.world]} (defense {COST[empire.world]}, military {military})"
    return f"Pay {plural(world_payment(empire.cards, empire.world), 'card')} for {NAMES[empire.world]}"


def _second_text(_state: JumpDriveState, empire: Empire, world: int) -> str:
    if can_conquer_second(empire, world):
        return f"Conquer {NAMES[world]} (defense {COST[world]}, military left {unused_military(empire, world)})"
    return f"Discard Colony Convoy and pay {plural(second_world_payment(empire, world), 'card')} for {NAMES[world]}"


_OPTIONS: Final[dict[str, Callable[[JumpDriveState, Empire, int], str]]] = {
    "pass": _pass_text,
    "explore": lambda _, empire, __: (
        f"Explore: draw {RULES.explore_draw + explore_icons(empire)} cards and discard {explore_icons(empire)}"
    ),
    "develop": _develop_text,
    "settle": _settle_text,
    "method": _method_text,
    "discard": lambda _, __, card: f"Discard {NAMES[card]} ({card_facts(card)})",
    "second": _second_text,
}


def action_text(action: int) -> str:
    """What an action means in every state.

    >>> action_text(0), action_text(DEVELOP)
    ('pass', 'develop: Survey Team')
    """
    verb, number = verb_of(action)
    if verb in ("pass", "explore"):
        return verb
    return f"{verb}: {METHOD_IDS[number] if verb == 'method' else NAMES[number]}"
