"""What a coach says at each question of New Frontiers: what it is for; `looks` has what to look at in the position."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.words.coaching import Coaching, Expected, Look, coached
from windfall.engine.words.message import Message, message
from windfall.titles.newfrontiers.components.tiles import RIFT
from windfall.titles.newfrontiers.rules.actions import COLONISTS_TAKEN
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import MOST_WORLDS
from windfall.titles.newfrontiers.words import looks

# None: what is asked needs no word more than the prompt.
EXPLAINED: Final[dict[str, Message | None]] = {
    "choose_home": message("coach-newfrontiers-choose-home"),
    "select": message("coach-newfrontiers-select"),
    "turn_up_goal": message("coach-newfrontiers-turn-up-goal"),
    "keep_goal": message("coach-newfrontiers-keep-goal"),
    "return_goal": None,
    "name_kind": message("coach-newfrontiers-name-kind"),
    "develop": message("coach-newfrontiers-develop"),
    "explore": message("coach-newfrontiers-explore"),
    "keep_world": message("coach-newfrontiers-explore"),
    "xeno": message("coach-newfrontiers-xeno", penalty=-RIFT.xeno_penalty_vp),
    "discard": message("coach-newfrontiers-discard", most=MOST_WORLDS),
    "settle": message("coach-newfrontiers-settle", colonists=COLONISTS_TAKEN),
    "settle_more": message("coach-newfrontiers-settle-more"),
    "give_good": message("coach-newfrontiers-give-good"),
    "replace_with": message("coach-newfrontiers-replace-with"),
    "short_production": message("coach-newfrontiers-short-production"),
    "production_fee": message("coach-newfrontiers-production-fee"),
    "windfall": message("coach-newfrontiers-windfall"),
    "stockpile_good": message("coach-newfrontiers-stockpile"),
    "sell": message("coach-newfrontiers-sell"),
    "stockpile_credits": message("coach-newfrontiers-stockpile"),
    "consume": message("coach-newfrontiers-consume"),
    "consume_good": message("coach-newfrontiers-consume-good"),
}
_LOOKS: Final[dict[str, Look[NewFrontiersState]]] = {
    "select": looks.at_select,
    "develop": looks.at_develop,
    "explore": looks.at_explore,
    "keep_world": looks.at_explore,
    "settle": looks.at_settle,
    "windfall": looks.at_windfall,
    "sell": looks.at_sell,
    "consume": looks.at_consume,
}


def coach(state: NewFrontiersState, seat: int, expected: Sequence[Expected]) -> Coaching:
    """What is said to a seat that is asked."""
    question = QUESTION_NAMES[state.asked_question]
    return coached(EXPLAINED[question], _LOOKS.get(question), state, seat, expected)
