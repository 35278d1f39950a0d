"""Choices in words: what a seat is asked, and what each option means."""

from collections.abc import Callable
from typing import Final

from windfall.engine.decision import Option
from windfall.engine.kinds import KIND_IDS, KIND_NAMES
from windfall.engine.words.phrases import plural
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
    NAMES,
    SPECS,
)
from windfall.titles.newfrontiers.rules import actions
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS, ACTION_TILE_NAMES, BLOCKS, MOST_POWERS_ON_A_TILE
from windfall.titles.newfrontiers.rules.develop import development_cost, discount
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.military import military_for, payment_for, price_of
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState
from windfall.titles.newfrontiers.rules.trade_consume import price_of_good
from windfall.titles.newfrontiers.words.scoring_texts import goal_text
from windfall.titles.newfrontiers.words.wording import tile_text

_TILE_BONUSES: Final = (
    "2 credits",
    "buy a development, you at 1 less",
    "everyone picks a world, you a second one",
    "1 colonist, then everyone settles a world or takes 2 colonists",
    "take the credits on it, everyone produces, you on a windfall colony too",
    "1 VP, then everyone sells and consumes",
    "1 VP and first priority",
    "1 credit, 1 priority, and keep one of the goals you draw",
)


def prompt(state: NewFrontiersState) -> str:
    """What is asked now, in one sentence."""
    return _PROMPTS[QUESTION_NAMES[state.asked_question]](state)


def _keep_prompt(state: NewFrontiersState) -> str:
    return f"Keep {plural(state.asked_about, 'world')} of those drawn."


def _develop_prompt(state: NewFrontiersState) -> str:
    empire = state.empires[state.turn]
    less = discount(state, state.turn)
    saving = f", each at {less} less" if less else ""
    return f"Buy a development with your {plural(empire.credits, 'credit')}{saving}, or none."


def _settle_prompt(state: NewFrontiersState) -> str:
    empire = state.empires[state.turn]
    have = f"{plural(empire.credits, 'credit')} and {plural(empire.colonists, 'colonist')}"
    return f"Settle a world, or take 2 colonists. You have {have}."


def _discard_prompt(state: NewFrontiersState) -> str:
    empire = state.empires[state.turn]
    over = len(empire.colonies) + len(empire.explored) - 9
    return f"You have {plural(over, 'world')} more than nine: discard an explored world."


def _consume_good_prompt(state: NewFrontiersState) -> str:
    power = POWERS[state.asked_about]
    verb = "sell" if power.effect == SELL else "consume"
    return f"Choose a good to {verb} with {NAMES[power.tile]}."


_PROMPTS: Final[dict[str, Callable[[NewFrontiersState], str]]] = {
    "choose_home": lambda _: "Choose a side of your empire mat: your home colony.",
    "select": lambda _: "Select an action: you get its bonus, everyone does it.",
    "turn_up_goal": lambda _: "Turn up your goal, so that everyone may stockpile for it?",
    "keep_goal": lambda _: "Keep one goal face down.",
    "return_goal": lambda _: "Which goal goes to the bottom of the stack next?",
    "name_kind": lambda _: "Name the kind of Alien Oort Cloud Factory.",
    "develop": _develop_prompt,
    "explore": lambda _: "Pick a world to explore.",
    "keep_world": _keep_prompt,
    "xeno": lambda state: f"Keep {NAMES[state.asked_about]}, or put it back into the bag?",
    "discard": _discard_prompt,
    "settle": _settle_prompt,
    "settle_more": lambda _: "You may do more in Settle.",
    "give_good": lambda state: f"Choose a good to give up for {NAMES[POWERS[state.asked_about].tile]}.",
    "replace_with": lambda state: f"Replace {NAMES[state.asked_about]} with which world?",
    "short_production": lambda state: f"{KIND_NAMES[state.asked_about]} goods are short: which colony produces?",
    "production_fee": lambda state: f"Pay to produce on {NAMES[POWERS[state.asked_about].tile]}?",
    "windfall": lambda _: "Produce a good on which windfall colony?",
    "stockpile_good": lambda _: "Stockpile a good?",
    "sell": lambda _: "Sell a good?",
    "stockpile_credits": lambda _: "Stockpile how many credits of the sale?",
    "consume": lambda _: "Use which Consume power next?",
    "consume_good": _consume_good_prompt,
}


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


def _pass_text(state: NewFrontiersState, _number: int) -> str:
    question = QUESTION_NAMES[state.asked_question]
    return {
        "develop": "Buy nothing",
        "settle_more": "Done settling",
        "production_fee": "Do not pay",
        "stockpile_good": "Stockpile nothing more",
        "sell": "Sell nothing",
        "consume": "Done consuming",
    }[question]


def _select_text(state: NewFrontiersState, tile: int) -> str:
    text = f"{ACTION_TILE_NAMES[tile]}: {_TILE_BONUSES[tile]}"
    if tile == actions.PRODUCE_TILE and state.produce_credits:
        text += f" ({plural(state.produce_credits, 'credit')} on it)"
    return text


def _buy_text(state: NewFrontiersState, number: int) -> str:
    face = DEVELOPMENTS.start + number
    cost = development_cost(state, state.turn, face)
    return f"Buy {NAMES[face]} for {plural(cost, 'credit')}"


def world_facts(world: int) -> str:
    """What it takes to settle a world.

    >>> from windfall.titles.newfrontiers.components.tiles import INDEX
    >>> world_facts(INDEX["rebel_base"])
    'defense 6, 1 colonist'
    """
    takes = f"defense {DEFENSE[world]}" if IS_MILITARY[world] else f"cost {COST[world]}"
    return f"{takes}, {plural(COLONISTS[world], 'colonist')}"


def _settle_text(state: NewFrontiersState, world: int) -> str:
    if IS_MILITARY[world]:
        military = military_for(state, state.empires[state.turn], world)
        return f"Settle {NAMES[world]} (defense {DEFENSE[world]}, Military {military})"
    return f"Settle {NAMES[world]} for {plural(price_of(state, world), 'credit')}"


def _use_text(_state: NewFrontiersState, number: int) -> str:
    tile, nth = divmod(number, MOST_POWERS_ON_A_TILE)
    power = next(power for power in POWERS if power.tile == tile and power.nth == nth)
    if power.effect == TEMPORARY_MILITARY:
        return f"Give up a good for +{power.amount} Military ({NAMES[tile]})"
    return f"Use {NAMES[tile]}: {tile_text(SPECS[tile])}"


def _good_text(state: NewFrontiersState, colony: int) -> str:
    return f"The {_good_name(state, colony)} good on {NAMES[colony]}"


def _sell_text(state: NewFrontiersState, colony: int) -> str:
    empire = state.empires[state.turn]
    price = price_of_good(state, empire.goods[empire.colonies.index(colony)])
    return f"Sell the {_good_name(state, colony)} good of {NAMES[colony]} for {plural(price, 'credit')}"


def _good_name(state: NewFrontiersState, colony: int) -> str:
    empire = state.empires[state.turn]
    kind = empire.goods[empire.colonies.index(colony)]
    assert kind != NO_GOOD
    return KIND_NAMES[kind]


_OPTIONS: Final[dict[str, Callable[[NewFrontiersState, int], str]]] = {
    "pass": _pass_text,
    "take_colonists": lambda state, _: f"Take {plural(min(2, state.colonist_supply), 'colonist')}",
    "turn_up": lambda _, __: "Turn up the goal",
    "leave_face_down": lambda _, __: "Leave the goal face down",
    "keep_xeno": lambda state, _: f"Keep {NAMES[state.asked_about]}",
    "return_xeno": lambda state, _: f"Put {NAMES[state.asked_about]} back into the bag",
    "select": _select_text,
    "home": lambda _, number: f"{NAMES[HOMES.start + number]}: {tile_text(SPECS[HOMES.start + number])}",
    "buy": _buy_text,
    "pick": lambda _, world: f"Pick {NAMES[world]} ({world_facts(world)}): {tile_text(SPECS[world])}",
    "discard": lambda _, world: f"Return {NAMES[world]} to the bag",
    "stockpile_world": lambda _, world: f"Stockpile {NAMES[world]}",
    "settle": _settle_text,
    "pay_for_military": lambda state, world: (
        f"Settle {NAMES[world]} by paying {plural(payment_for(state, world), 'credit')}"
    ),
    "replace_self": lambda _, world: f"Replace Doomed Colony with {NAMES[world]} at no cost",
    "replace": lambda _, colony: f"Replace {NAMES[colony]}",
    "replace_with": lambda _, world: f"Replace it with {NAMES[world]}",
    "use": _use_text,
    "good": _good_text,
    "sell": _sell_text,
    "produce": lambda _, colony: f"Produce on {NAMES[colony]}",
    "stockpile_good": lambda state, colony: f"Stockpile the {_good_name(state, colony)} good of {NAMES[colony]}",
    "stockpile_credits": lambda _, amount: f"Stockpile {plural(amount, 'credit')}",
    "name_kind": lambda _, kind: KIND_NAMES[kind],
    "keep_goal": lambda _, goal: f"Keep {GOALS[goal].name}: {goal_text(GOALS[goal])}",
    "return_goal": lambda _, goal: f"Put {GOALS[goal].name} to the bottom",
}


def action_text(action: int) -> str:
    """What an action means in every state.

    >>> action_text(actions.BUY)
    'buy: Contact Specialist'
    """
    verb, number = verb_of(action)
    subject = subject_of(verb, number)
    words = verb.replace("_", " ")
    if verb == "stockpile_credits":
        return f"{words}: {number}"
    if subject is None:
        return words
    return f"{words}: {_subject_name(subject)}"


def _subject_name(subject: str) -> str:
    sort, _, name = subject.partition(":")
    if sort == "action":
        return ACTION_TILE_NAMES[ACTION_TILE_IDS.index(name)]
    if sort == "goal":
        return next(goal.name for goal in GOALS if goal.id == name)
    if sort == "kind":
        return KIND_NAMES[KIND_IDS.index(name)]
    return NAMES[IDS.index(name)]
