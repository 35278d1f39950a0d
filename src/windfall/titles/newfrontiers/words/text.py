"""Choices in words: what a seat is asked, and what each option means."""

from collections.abc import Callable
from functools import cache
from typing import Final

from windfall.engine.decision import Option
from windfall.engine.kinds import KIND_IDS
from windfall.engine.words.message import Message, message
from windfall.titles.newfrontiers.components.powers import POWERS, SELL, TEMPORARY_MILITARY
from windfall.titles.newfrontiers.components.tiles import (
    COLONISTS,
    COST,
    DEFENSE,
    DEVELOPMENTS,
    GOALS,
    HOMES,
    IDS,
    IS_MILITARY,
    SPECS,
)
from windfall.titles.newfrontiers.rules import actions
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS, BLOCKS, MOST_POWERS_ON_A_TILE
from windfall.titles.newfrontiers.rules.develop import development_cost, discount
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.military import military_for, payment_for, price_of
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import MOST_WORLDS
from windfall.titles.newfrontiers.rules.trade_consume import price_of_good
from windfall.titles.newfrontiers.words.names import ACTION_TILES, ANY_KIND_WORLD, DOOMED_COLONY, GOAL_TILES, TILES
from windfall.titles.newfrontiers.words.scoring_texts import goal_text
from windfall.titles.newfrontiers.words.wording import tile_text

# What who selects an action tile gets, and everyone does.
_SELECT: Final = (
    "newfrontiers-select-retreat",
    "newfrontiers-select-develop",
    "newfrontiers-select-explore",
    "newfrontiers-select-settle",
    "newfrontiers-select-produce",
    "newfrontiers-select-trade-consume",
    "newfrontiers-select-envoys",
    "newfrontiers-select-chart",
)


def prompt(state: NewFrontiersState) -> Message:
    """What is asked now, in one sentence."""
    return _PROMPTS[QUESTION_NAMES[state.asked_question]](state)


def _develop_prompt(state: NewFrontiersState) -> Message:
    less = discount(state, state.turn)
    return message("newfrontiers-ask-develop", credits=state.empires[state.turn].credits, less=less)


def _settle_prompt(state: NewFrontiersState) -> Message:
    empire = state.empires[state.turn]
    return message("newfrontiers-ask-settle", credits=empire.credits, colonists=empire.colonists)


def _discard_prompt(state: NewFrontiersState) -> Message:
    empire = state.empires[state.turn]
    over = len(empire.colonies) + len(empire.explored) - MOST_WORLDS
    return message("newfrontiers-ask-discard", worlds=over)


def _consume_good_prompt(state: NewFrontiersState) -> Message:
    power = POWERS[state.asked_about]
    if power.effect == SELL:
        return message("newfrontiers-ask-sell-with", tile=TILES[power.tile])
    return message("newfrontiers-ask-consume-with", tile=TILES[power.tile])


_PROMPTS: Final[dict[str, Callable[[NewFrontiersState], Message]]] = {
    "choose_home": lambda _: message("newfrontiers-ask-choose-home"),
    "select": lambda _: message("newfrontiers-ask-select"),
    "turn_up_goal": lambda _: message("newfrontiers-ask-turn-up-goal"),
    "keep_goal": lambda _: message("newfrontiers-ask-keep-goal"),
    "return_goal": lambda _: message("newfrontiers-ask-return-goal"),
    "name_kind": lambda _: message("newfrontiers-ask-name-kind", world=ANY_KIND_WORLD),
    "develop": _develop_prompt,
    "explore": lambda _: message("newfrontiers-ask-explore"),
    "keep_world": lambda state: message("newfrontiers-ask-keep-world", worlds=state.asked_about),
    "xeno": lambda state: message("newfrontiers-ask-xeno", world=TILES[state.asked_about]),
    "discard": _discard_prompt,
    "settle": _settle_prompt,
    "settle_more": lambda _: message("newfrontiers-ask-settle-more"),
    "give_good": lambda state: message("newfrontiers-ask-give-good", tile=TILES[POWERS[state.asked_about].tile]),
    "replace_with": lambda state: message("newfrontiers-ask-replace-with", colony=TILES[state.asked_about]),
    "short_production": lambda state: message("newfrontiers-ask-short-production", kind=KIND_IDS[state.asked_about]),
    "production_fee": lambda state: message(
        "newfrontiers-ask-production-fee", world=TILES[POWERS[state.asked_about].tile]
    ),
    "windfall": lambda _: message("newfrontiers-ask-windfall"),
    "stockpile_good": lambda _: message("newfrontiers-ask-stockpile-good"),
    "sell": lambda _: message("newfrontiers-ask-sell"),
    "stockpile_credits": lambda _: message("newfrontiers-ask-stockpile-credits"),
    "consume": lambda _: message("newfrontiers-ask-consume"),
    "consume_good": _consume_good_prompt,
}


@cache
def _printed(tile: int) -> Message:
    """What a tile does; it is told with many options."""
    return tile_text(SPECS[tile])


@cache
def verb_of(action: int) -> tuple[str, int]:
    """The verb of an action, and the number of the thing it is for.

    >>> verb_of(actions.SELECT + actions.SETTLE_TILE)
    ('select', 3)
    """
    for verb, block in BLOCKS:
        if action in block:
            return verb, action - block.start
    raise AssertionError(f"action {action} is outside the action space")


def option(state: NewFrontiersState, action: int) -> Option:
    """An option of the question that waits, with what it costs or brings."""
    verb, number = verb_of(action)
    return Option(action, subject_of(verb, number), _OPTIONS[verb](state, number))


def subject_of(verb: str, number: int) -> str | None:
    """What on the table an action is about."""
    if verb == "select":
        return f"action:{ACTION_TILE_IDS[number]}"
    if verb == "use":
        return f"tile:{IDS[number // MOST_POWERS_ON_A_TILE]}"
    if verb == "home":
        return f"tile:{IDS[HOMES.start + number]}"
    if verb == "buy":
        return f"tile:{IDS[DEVELOPMENTS.start + number]}"
    if verb in ("good", "sell", "stockpile_good"):
        return f"good:{IDS[number]}"
    if verb in ("keep_goal", "return_goal"):
        return f"goal:{GOALS[number].id}"
    if verb == "name_kind":
        return f"kind:{KIND_IDS[number]}"
    if verb in _TILE_VERBS:
        return f"tile:{IDS[number]}"
    return None


_TILE_VERBS: Final = (
    "pick",
    "discard",
    "stockpile_world",
    "settle",
    "pay_for_military",
    "replace_self",
    "replace",
    "replace_with",
    "produce",
)


_PASSES: Final = {
    "develop": "newfrontiers-option-buy-nothing",
    "settle_more": "newfrontiers-option-done-settling",
    "production_fee": "newfrontiers-option-do-not-pay",
    "stockpile_good": "newfrontiers-option-stockpile-nothing",
    "sell": "newfrontiers-option-sell-nothing",
    "consume": "newfrontiers-option-done-consuming",
}


def _select_text(state: NewFrontiersState, tile: int) -> Message:
    if tile == actions.PRODUCE_TILE:
        return message("newfrontiers-select-produce", action=ACTION_TILES[tile], credits=state.produce_credits)
    return message(_SELECT[tile], action=ACTION_TILES[tile])


def _buy_text(state: NewFrontiersState, number: int) -> Message:
    face = DEVELOPMENTS.start + number
    cost = development_cost(state, state.turn, face)
    return message("newfrontiers-option-buy", tile=TILES[face], credits=cost)


def world_facts(world: int) -> Message:
    """What it takes to settle a world.

    >>> from windfall.titles.newfrontiers.components.tiles import INDEX
    >>> str(world_facts(INDEX["rebel_base"]))
    'defense 6, 1 colonist'
    """
    if IS_MILITARY[world]:
        return message("newfrontiers-world-defense", defense=DEFENSE[world], colonists=COLONISTS[world])
    return message("newfrontiers-world-cost", cost=COST[world], colonists=COLONISTS[world])


def _settle_text(state: NewFrontiersState, world: int) -> Message:
    if IS_MILITARY[world]:
        military = military_for(state, state.empires[state.turn], world)
        return message("newfrontiers-option-conquer", world=TILES[world], defense=DEFENSE[world], military=military)
    return message("newfrontiers-option-settle", world=TILES[world], credits=price_of(state, world))


def _use_text(_state: NewFrontiersState, number: int) -> Message:
    tile, nth = divmod(number, MOST_POWERS_ON_A_TILE)
    power = next(power for power in POWERS if power.tile == tile and power.nth == nth)
    if power.effect == TEMPORARY_MILITARY:
        return message("newfrontiers-option-give-up", tile=TILES[tile], military=power.amount)
    return message("newfrontiers-option-use", tile=TILES[tile], text=_printed(tile))


def _sell_text(state: NewFrontiersState, colony: int) -> Message:
    empire = state.empires[state.turn]
    price = price_of_good(state, empire.goods[empire.colonies.index(colony)])
    return message("newfrontiers-option-sell", world=TILES[colony], kind=_good_kind(state, colony), credits=price)


def _good_kind(state: NewFrontiersState, colony: int) -> str:
    empire = state.empires[state.turn]
    kind = empire.goods[empire.colonies.index(colony)]
    assert kind != NO_GOOD
    return KIND_IDS[kind]


def _home_text(_state: NewFrontiersState, number: int) -> Message:
    home = HOMES.start + number
    return message("newfrontiers-option-home", home=TILES[home], text=_printed(home))


_OPTIONS: Final[dict[str, Callable[[NewFrontiersState, int], Message]]] = {
    "pass": lambda state, _: message(_PASSES[QUESTION_NAMES[state.asked_question]]),
    "take_colonists": lambda state, _: message(
        "newfrontiers-option-take-colonists", colonists=min(actions.COLONISTS_TAKEN, state.colonist_supply)
    ),
    "turn_up": lambda _, __: message("newfrontiers-option-turn-up"),
    "leave_face_down": lambda _, __: message("newfrontiers-option-leave-face-down"),
    "keep_xeno": lambda state, _: message("newfrontiers-option-keep", world=TILES[state.asked_about]),
    "return_xeno": lambda state, _: message("newfrontiers-option-put-back", world=TILES[state.asked_about]),
    "select": _select_text,
    "home": _home_text,
    "buy": _buy_text,
    "pick": lambda _, world: message(
        "newfrontiers-option-pick", world=TILES[world], takes=world_facts(world), text=_printed(world)
    ),
    "discard": lambda _, world: message("newfrontiers-option-return", world=TILES[world]),
    "stockpile_world": lambda _, world: message("newfrontiers-option-stockpile-world", world=TILES[world]),
    "settle": _settle_text,
    "pay_for_military": lambda state, world: message(
        "newfrontiers-option-pay-for-military", world=TILES[world], credits=payment_for(state, world)
    ),
    "replace_self": lambda _, world: message(
        "newfrontiers-option-replace-self", colony=DOOMED_COLONY, world=TILES[world]
    ),
    "replace": lambda _, colony: message("newfrontiers-option-replace", colony=TILES[colony]),
    "replace_with": lambda _, world: message("newfrontiers-option-replace-with", world=TILES[world]),
    "use": _use_text,
    "good": lambda state, colony: message(
        "newfrontiers-option-good", world=TILES[colony], kind=_good_kind(state, colony)
    ),
    "sell": _sell_text,
    "produce": lambda _, colony: message("newfrontiers-option-produce", world=TILES[colony]),
    "stockpile_good": lambda state, colony: message(
        "newfrontiers-option-stockpile-good", world=TILES[colony], kind=_good_kind(state, colony)
    ),
    "stockpile_credits": lambda _, amount: message("newfrontiers-option-stockpile-credits", credits=amount),
    "name_kind": lambda _, kind: message("newfrontiers-option-name-kind", kind=KIND_IDS[kind]),
    "keep_goal": lambda _, goal: message(
        "newfrontiers-option-keep-goal", goal=GOAL_TILES[goal], text=goal_text(GOALS[goal])
    ),
    "return_goal": lambda _, goal: message("newfrontiers-option-return-goal", goal=GOAL_TILES[goal]),
}
