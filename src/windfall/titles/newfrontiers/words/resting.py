"""Why what lies on the table cannot be chosen now, where no option and no refusal tells it: what it is for."""

from typing import Final

from windfall.engine.decision import Resting
from windfall.engine.words.message import message
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

# The places of the table: what is said of them depends on the question, or is always the same.
_BY_QUESTION: Final = {
    "explored": "newfrontiers-resting-explored",
    "empire": "newfrontiers-resting-empire",
    "goods": "newfrontiers-resting-goods",
}
_ALWAYS: Final = (
    Resting("market", message("newfrontiers-resting-market")),
    Resting("actions", message("newfrontiers-resting-actions")),
    Resting("offer", message("newfrontiers-resting-offer")),
    Resting("goals", message("newfrontiers-resting-goals")),
    Resting("stockpile", message("newfrontiers-resting-stockpile")),
    Resting("others", message("newfrontiers-resting-others")),
)


def resting(state: NewFrontiersState) -> tuple[Resting, ...]:
    """One reason for each place."""
    question = QUESTION_NAMES[state.asked_question]
    asked = [Resting(place, message(words, question=question)) for place, words in _BY_QUESTION.items()]
    return (*asked, *_ALWAYS)
