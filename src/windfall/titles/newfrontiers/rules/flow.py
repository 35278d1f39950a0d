"""All steps and questions of the game, and the flow that runs them."""

from typing import Final

from windfall.engine.flow import Flow
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
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

FLOW: Final[Flow[NewFrontiersState]] = Flow(
    (
        *setup.STEPS,
        *rounds.STEPS,
        *goals.STEPS,
        *any_kind.STEPS,
        *develop.STEPS,
        *explore.STEPS,
        *settle.STEPS,
        *produce.STEPS,
        *trade_consume.STEPS,
        *scoring.STEPS,
    ),
    (
        *setup.QUESTIONS,
        *rounds.QUESTIONS,
        *goals.QUESTIONS,
        *any_kind.QUESTIONS,
        *develop.QUESTIONS,
        *explore.QUESTIONS,
        *settle.QUESTIONS,
        *produce.QUESTIONS,
        *trade_consume.QUESTIONS,
    ),
)
QUESTION_NAMES: Final[tuple[str, ...]] = FLOW.question_names
play = FLOW.play
advance = FLOW.advance
after_answer = FLOW.after_answer
