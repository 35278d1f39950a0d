"""What a coach says at each question of Jump Drive: what it is for; `looks` has what to look at in the position."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.words.coaching import Coaching, Expected, Look, coached
from windfall.engine.words.message import Message, message
from windfall.titles.jumpdrive.components.cards import RULES
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words import looks

EXPLAINED: Final[dict[str, Message]] = {
    "discard_start": message(
        "coach-jumpdrive-discard-start", dealt=RULES.deal, kept=RULES.deal - RULES.discard_at_start
    ),
    "place": message("coach-jumpdrive-place", less=RULES.dev_alone_discount, draw=RULES.world_alone_draw),
    "pay": message("coach-jumpdrive-pay"),
    "explore": message("coach-jumpdrive-explore"),
    "second_world": message("coach-jumpdrive-second-world"),
    "pay_second": message("coach-jumpdrive-pay"),
    "hand_limit": message("coach-jumpdrive-hand-limit", limit=RULES.hand_limit),
}
_LOOKS: Final[dict[str, Look[JumpDriveState]]] = {
    "discard_start": looks.at_start,
    "place": looks.at_place,
    "pay": looks.at_discard,
    "explore": looks.at_discard,
    "pay_second": looks.at_discard,
    "hand_limit": looks.at_discard,
}


def coach(state: JumpDriveState, seat: int, expected: Sequence[Expected]) -> Coaching:
    """What is said to a seat that is asked."""
    question = QUESTION_NAMES[state.asked_question]
    return coached(EXPLAINED[question], _LOOKS.get(question), state, seat, expected)
