"""Why what lies on the table cannot be chosen now, where no option and no refusal tells it: what it is for."""

from typing import Final

from windfall.engine.decision import Resting
from windfall.engine.words.message import message
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.state import JumpDriveState

# The places of the table: what is said of them depends on the question, or is always the same.
_BY_QUESTION: Final = {
    "hand": "jumpdrive-resting-hand",
}
_ALWAYS: Final = (
    Resting("center", message("jumpdrive-resting-center")),
    Resting("empire", message("jumpdrive-resting-empire")),
    Resting("plan", message("jumpdrive-resting-plan")),
    Resting("others", message("jumpdrive-resting-others")),
)


def resting(state: JumpDriveState) -> tuple[Resting, ...]:
    """One reason for each place."""
    question = QUESTION_NAMES[state.asked_question]
    asked = [Resting(place, message(words, question=question)) for place, words in _BY_QUESTION.items()]
    return (*asked, *_ALWAYS)
