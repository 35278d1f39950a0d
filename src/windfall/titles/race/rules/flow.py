"""All steps and questions of the game, and the flow that runs them."""

from typing import Final

from windfall.engine.flow import Flow
from windfall.titles.race.rules import consume, develop, explore, produce, rounds, settle, setup
from windfall.titles.race.rules.state import RaceState

FLOW: Final[Flow[RaceState]] = Flow(
    (*setup.STEPS, *rounds.STEPS, *explore.STEPS, *develop.STEPS, *settle.STEPS, *consume.STEPS, *produce.STEPS),
    (
        *setup.QUESTIONS,
        *rounds.QUESTIONS,
        *explore.QUESTIONS,
        *develop.QUESTIONS,
        *settle.QUESTIONS,
        *consume.QUESTIONS,
        *produce.QUESTIONS,
    ),
)
QUESTION_NAMES: Final[tuple[str, ...]] = FLOW.question_names
play = FLOW.play
advance = FLOW.advance
