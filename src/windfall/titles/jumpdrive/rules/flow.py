"""The table of all steps and questions of the game, and the flow that runs them."""

from typing import Final

from windfall.engine.agenda import Flow, OptionsOf, Resolver, StepHandler
from windfall.titles.jumpdrive.rules import place, rounds, scoring, second, setup
from windfall.titles.jumpdrive.rules.agenda import QUESTION_NAMES, STEP_NAMES
from windfall.titles.jumpdrive.rules.state import JumpDriveState

_STEP_HANDLERS: Final[dict[str, StepHandler[JumpDriveState]]] = {
    "begin_game": setup.begin_game,
    "begin_round": rounds.begin_round,
    "pay": place.pay,
    "draw_after_placing": place.draw_after_placing,
    "discard_explored": place.discard_explored,
    "second_worlds": second.second_worlds,
    "pay_second": second.pay_second,
    "score_round": scoring.score_round,
    "collect_income": rounds.collect_income,
    "limit_hands": rounds.limit_hands,
}
_QUESTION_HANDLERS: Final[dict[str, tuple[OptionsOf[JumpDriveState], Resolver[JumpDriveState]]]] = {
    "discard_start": (setup.discard_start_options, setup.resolve_discard_start),
    "place": (place.place_options, place.resolve_place),
    "pay": (place.pay_options, place.resolve_pay),
    "explore": (place.explore_options, place.resolve_explore),
    "second_world": (second.second_options, second.resolve_second),
    "pay_second": (second.pay_second_options, second.resolve_pay_second),
    "hand_limit": (rounds.hand_limit_options, rounds.resolve_hand_limit),
}
FLOW: Final[Flow[JumpDriveState]] = Flow(
    [_STEP_HANDLERS[name] for name in STEP_NAMES], [_QUESTION_HANDLERS[name] for name in QUESTION_NAMES]
)
