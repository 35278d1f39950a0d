"""Runs the agenda: takes answers, and does step after step until someone has to choose."""

from collections.abc import Callable
from typing import Final, TypeAlias

from windfall.engine.chance import Chance
from windfall.race import consume, develop, explore, produce, rounds, settle, setup
from windfall.race.agenda import QUESTION_NAMES, STEP_NAMES
from windfall.race.state import NO_OPTIONS, NO_QUESTION, RaceState

Step: TypeAlias = Callable[[RaceState, int, int, Chance], None]
# What a seat may pick next in answer to a question; empty when its answer is complete.
Options: TypeAlias = Callable[[RaceState, int], list[int]]
# What follows when all answers to a question are complete.
Resolver: TypeAlias = Callable[[RaceState, Chance], None]

_STEP_HANDLERS: Final[dict[str, Step]] = {
    "begin_game": setup.begin_game,
    "begin_round": rounds.begin_round,
    "explore_phase": explore.explore_phase,
    "develop_phase": develop.develop_phase,
    "pay_development": develop.pay_development,
    "after_develop": develop.after_develop,
    "settle_phase": settle.settle_phase,
    "pay_world": settle.pay_world,
    "pay_cards": develop.pay_cards,
    "after_settle": settle.after_settle,
    "consume_phase": consume.consume_phase,
    "trade_turn": consume.trade_turn,
    "consume_turn": consume.consume_turn,
    "consume_choice": consume.consume_choice,
    "use_power": consume.use_power,
    "produce_phase": produce.produce_phase,
    "produce_turn": produce.produce_turn,
    "produce_good": produce.produce_good,
    "draw_by_power": produce.draw_by_power,
    "windfall": produce.windfall,
    "produce_rewards": produce.produce_rewards,
    "end_produce": produce.end_produce,
    "end_round": rounds.end_round,
    "check_end": rounds.check_end,
}
_QUESTION_HANDLERS: Final[dict[str, tuple[Options, Resolver]]] = {
    "discard_start": (setup.discard_start_options, setup.resolve_discard_start),
    "action": (rounds.action_options, rounds.resolve_action),
    "explore": (explore.explore_options, explore.resolve_explore),
    "develop": (develop.develop_options, develop.resolve_develop),
    "settle": (settle.settle_options, settle.resolve_settle),
    "method": (settle.method_options, settle.resolve_method),
    "pay": (develop.pay_options, develop.resolve_pay),
    "trade": (consume.trade_options, consume.resolve_trade),
    "consume": (consume.consume_options, consume.resolve_consume),
    "consume_good": (consume.consume_good_options, consume.resolve_consume_good),
    "consume_hand": (consume.consume_hand_options, consume.resolve_consume_hand),
    "gamble": (consume.gamble_options, consume.resolve_gamble),
    "windfall": (produce.windfall_options, produce.resolve_windfall),
    "hand_limit": (rounds.hand_limit_options, rounds.resolve_hand_limit),
}
_STEPS: Final[list[Step]] = [_STEP_HANDLERS[name] for name in STEP_NAMES]
_OPTIONS: Final[list[Options]] = [_QUESTION_HANDLERS[name][0] for name in QUESTION_NAMES]
_RESOLVERS: Final[list[Resolver]] = [_QUESTION_HANDLERS[name][1] for name in QUESTION_NAMES]


def play(state: RaceState, seat: int, action: int, chance: Chance, take_forced: bool = True) -> None:
    """Take one pick of a seat; when all answers are complete, go on to the next question or the end.

    A single option is no choice and is taken at once, unless the caller wants to see forced picks as well.
    """
    state.events.clear()
    state.empires[seat].picks.append(action)
    open_question(state, (seat,), take_forced)
    if not state.asked:
        state.step_count += 1
        _resolve(state, chance)
        advance(state, chance, take_forced)


def advance(state: RaceState, chance: Chance, take_forced: bool = True) -> None:
    """Do the steps of the agenda until someone has a choice."""
    agenda = state.agenda
    while agenda:
        step, seat, argument = agenda.pop()
        _STEPS[step](state, seat, argument, chance)
        if state.asked:
            open_question(state, state.asked, take_forced)
            if state.asked:
                return
            _resolve(state, chance)


def open_question(state: RaceState, seats: tuple[int, ...], take_forced: bool) -> None:
    """Work out what these seats may pick next; a seat whose answer is complete is asked no more."""
    options_of = _OPTIONS[state.asked_question]
    for seat in seats:
        options = options_of(state, seat)
        while take_forced and len(options) == 1:
            state.empires[seat].picks.append(options[0])
            options = options_of(state, seat)
        state.choices[seat] = options or NO_OPTIONS
        if not options:
            state.asked = tuple(other for other in state.asked if other != seat)


def _resolve(state: RaceState, chance: Chance) -> None:
    _RESOLVERS[state.asked_question](state, chance)
    for empire in state.empires:
        empire.picks.clear()
    if not state.asked:
        state.asked_question = NO_QUESTION
        state.asked_about = 0
