"""Why what lies on the table cannot be chosen now, where no option and no refusal tells it: what it is for."""

from typing import Final

from windfall.engine.decision import Resting
from windfall.engine.words.message import message
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.state import RaceState

# The places of the table: what is said of them depends on the question, or is always the same.
_BY_QUESTION: Final = {
    "hand": "race-resting-hand",
    "tableau": "race-resting-tableau",
    "goods": "race-resting-goods",
}
_ALWAYS: Final = (
    Resting("actions", message("race-resting-actions")),
    Resting("drawn", message("race-resting-drawn")),
    Resting("placing", message("race-resting-placing")),
    Resting("others", message("race-resting-others")),
)


def resting(state: RaceState) -> tuple[Resting, ...]:
    """One reason for each place."""
    question = QUESTION_NAMES[state.asked_question]
    asked = [Resting(place, message(words, question=question)) for place, words in _BY_QUESTION.items()]
    return (*asked, *_ALWAYS)
