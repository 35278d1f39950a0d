"""Runs the agenda: takes the answer to a question, then does step after step until the next question."""

from collections.abc import Callable
from typing import Final, TypeAlias

from windfall.engine.chance import Chance, ScriptedChance
from windfall.titles.newfrontiers.rules import (
    any_kind,
    develop,
    explore,
    goals,
    produce,
    rounds,
    scoring,
    settle,
    setup,
    trade_consume,
)
from windfall.titles.newfrontiers.rules.agenda import ASK_TURN_UP, QUESTION_NAMES, STEP_NAMES
from windfall.titles.newfrontiers.rules.state import NO_OPTIONS, NO_QUESTION, NO_SEAT, NewFrontiersState

# A step gets the seat and the argument it was pushed with, an answer the seat and the action chosen.
Handler: TypeAlias = Callable[[NewFrontiersState, int, int, Chance], None]

_STEP_HANDLERS: Final[dict[str, Handler]] = {
    "choose_home": setup.choose_home,
    "begin_round": rounds.begin_round,
    "select_tile": rounds.select_tile,
    "do_tile": rounds.do_tile,
    "end_round": rounds.end_round,
    "turn_up_goal": goals.turn_up_goal,
    "keep_goal": goals.keep_goal,
    "return_goals": goals.return_goals,
    "name_kind": any_kind.name_kind,
    "develop_turn": develop.develop_turn,
    "develop_choice": develop.develop_choice,
    "end_develop": develop.end_develop,
    "pick_world": explore.pick_world,
    "explore_powers": explore.explore_powers,
    "draw_worlds": explore.draw_worlds,
    "keep_worlds": explore.keep_worlds,
    "take_world": explore.take_world,
    "end_explore": explore.end_explore,
    "limit_of_nine": explore.limit_of_nine,
    "settle_turn": settle.settle_turn,
    "settle_choice": settle.settle_choice,
    "settle_more": settle.settle_more,
    "give_good": settle.give_good,
    "replace_colony": settle.replace_colony,
    "end_settle": settle.end_settle,
    "produce_turn": produce.produce_turn,
    "production": produce.production,
    "short_production": produce.short_production,
    "production_fee": produce.production_fee,
    "windfall_power": produce.windfall_power,
    "windfall_bonus": produce.windfall_bonus,
    "produce_rewards": produce.produce_rewards,
    "stockpile_goods": produce.stockpile_goods,
    "end_produce": produce.end_produce,
    "trade_turn": trade_consume.trade_turn,
    "stockpile_credits": trade_consume.stockpile_credits,
    "begin_consume": trade_consume.begin_consume,
    "consume_choice": trade_consume.consume_choice,
    "consume_goods": trade_consume.consume_goods,
    "score_game": scoring.score_game,
}
_ANSWER_HANDLERS: Final[dict[str, Handler]] = {
    "choose_home": setup.answer_home,
    "select": rounds.answer_select,
    "turn_up_goal": goals.answer_turn_up,
    "keep_goal": goals.answer_keep_goal,
    "return_goal": goals.answer_return_goal,
    "name_kind": any_kind.answer_kind,
    "develop": develop.answer_develop,
    "explore": explore.answer_explore,
    "keep_world": explore.answer_keep_world,
    "xeno": explore.answer_xeno,
    "discard": explore.answer_discard,
    "settle": settle.answer_settle,
    "settle_more": settle.answer_settle,
    "give_good": settle.answer_give_good,
    "replace_with": settle.answer_replace_with,
    "short_production": produce.answer_short_production,
    "production_fee": produce.answer_fee,
    "windfall": produce.answer_windfall,
    "stockpile_good": produce.answer_stockpile_good,
    "sell": trade_consume.answer_sell,
    "stockpile_credits": trade_consume.answer_stockpile_credits,
    "consume": trade_consume.answer_consume,
    "consume_good": trade_consume.answer_consume_good,
}
_STEPS: Final[list[Handler]] = [_STEP_HANDLERS[name] for name in STEP_NAMES]
_ANSWERS: Final[list[Handler]] = [_ANSWER_HANDLERS[name] for name in QUESTION_NAMES]


def play(state: NewFrontiersState, action: int, chance: Chance) -> None:
    """Answer the question that waits, and go on to the next one or the end of the game."""
    state.events.clear()
    state.move_count += 1
    _answer(state, action, chance)
    advance(state, chance)


def advance(state: NewFrontiersState, chance: Chance) -> None:
    """Do the steps of the agenda until a player has a choice. A single option is no choice and is taken at once,
    except where the number of options is itself a secret."""
    agenda = state.agenda
    while agenda:
        step, seat, argument = agenda.pop()
        _STEPS[step](state, seat, argument, chance)
        if state.asked_seat != NO_SEAT:
            if len(state.choices) > 1 or state.asked_question == ASK_TURN_UP:
                return
            _answer(state, state.choices[0], chance)


def after_answer(known: NewFrontiersState, action: int) -> NewFrontiersState:
    """A copy right after the answer, before anything follows from it; no answer asks chance."""
    state = known.copy()
    _answer(state, action, ScriptedChance(()))
    return state


def go_on(state: NewFrontiersState, action: int, step: int) -> list[int]:
    """Answer, and do only the step that asks the next question of the same kind; tells the answers that were forced.
    The state is a copy to try things on."""
    forced: list[int] = []
    chance = ScriptedChance(())
    _answer(state, action, chance)
    while state.asked_seat == NO_SEAT and state.agenda and state.agenda[-1][0] == step:
        _, seat, argument = state.agenda.pop()
        _STEPS[step](state, seat, argument, chance)
        if len(state.choices) == 1:
            forced += state.choices
            _answer(state, state.choices[0], chance)
    return forced


def _answer(state: NewFrontiersState, action: int, chance: Chance) -> None:
    seat = state.asked_seat
    handler = _ANSWERS[state.asked_question]
    state.asked_seat = NO_SEAT
    state.choices = NO_OPTIONS
    handler(state, seat, action, chance)
    if state.asked_seat == NO_SEAT:
        state.asked_question = NO_QUESTION
        state.asked_about = 0
