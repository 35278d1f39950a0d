"""The table of all steps and questions of the game, and the flow that runs them."""

from typing import Final

from windfall.engine.agenda import Flow, OptionsOf, Resolver, StepHandler
from windfall.titles.race.rules import consume, develop, explore, produce, rounds, settle, setup
from windfall.titles.race.rules.agenda import QUESTION_NAMES, STEP_NAMES
from windfall.titles.race.rules.state import RaceState

_STEP_HANDLERS: Final[dict[str, StepHandler[RaceState]]] = {
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
_QUESTION_HANDLERS: Final[dict[str, tuple[OptionsOf[RaceState], Resolver[RaceState]]]] = {
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
FLOW: Final[Flow[RaceState]] = Flow(
    [_STEP_HANDLERS[name] for name in STEP_NAMES], [_QUESTION_HANDLERS[name] for name in QUESTION_NAMES]
)
play = FLOW.play
advance = FLOW.advance
