"""All steps and questions of the game, and the flow that runs them."""

from typing import Final

from windfall.engine.flow import Flow
from windfall.titles.jumpdrive.rules import place, rounds, scoring, second, setup
from windfall.titles.jumpdrive.rules.state import JumpDriveState

FLOW: Final[Flow[JumpDriveState]] = Flow(
    (*setup.STEPS, *rounds.STEPS, *place.STEPS, *second.STEPS, *scoring.STEPS),
    (*setup.QUESTIONS, *rounds.QUESTIONS, *place.QUESTIONS, *second.QUESTIONS),
)
QUESTION_NAMES: Final[tuple[str, ...]] = FLOW.question_names
play = FLOW.play
advance = FLOW.advance
