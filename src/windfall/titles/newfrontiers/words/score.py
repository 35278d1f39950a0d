"""What ends the game, and the score sheet, in words."""

from dataclasses import dataclass
from typing import Final

from windfall.engine.words.message import Message, message
from windfall.engine.words.score import ScoreWords
from windfall.titles.newfrontiers.rules.scoring import END_NAMES
from windfall.titles.newfrontiers.rules.supply import (
    COLONIES_END,
    COLONIES_TO_END,
    COLONISTS_END,
    COLONISTS_TO_GO_ON,
    DEVELOPMENTS_END,
    SPACES_TO_END,
    VP_POOL_END,
)


@dataclass(frozen=True, slots=True)
class EndWords:
    """An end condition: when it is met, while the last round goes on, and after the game."""

    met: Message
    last_round: Message
    over: Message


END_WORDS: Final = {
    DEVELOPMENTS_END: EndWords(
        message("newfrontiers-end-developments-met", spaces=SPACES_TO_END - 1),
        message("newfrontiers-end-developments-last-round", spaces=SPACES_TO_END - 1),
        message("newfrontiers-end-developments-over", spaces=SPACES_TO_END - 1),
    ),
    COLONIES_END: EndWords(
        message("newfrontiers-end-colonies-met", colonies=COLONIES_TO_END - 1),
        message("newfrontiers-end-colonies-last-round", colonies=COLONIES_TO_END),
        message("newfrontiers-end-colonies-over", colonies=COLONIES_TO_END - 1),
    ),
    COLONISTS_END: EndWords(
        message("newfrontiers-end-colonists-met", colonists=COLONISTS_TO_GO_ON),
        message("newfrontiers-end-colonists-last-round", colonists=COLONISTS_TO_GO_ON - 1),
        message("newfrontiers-end-colonists-over", colonists=COLONISTS_TO_GO_ON),
    ),
    VP_POOL_END: EndWords(
        message("newfrontiers-end-pool-met"),
        message("newfrontiers-end-pool-met"),
        message("newfrontiers-end-pool-over"),
    ),
}

SCORE_WORDS: Final = ScoreWords(
    categories={
        "chips": message("newfrontiers-score-chips"),
        "developments": message("newfrontiers-score-developments"),
        "colonies": message("newfrontiers-score-colonies"),
        "bonuses": message("newfrontiers-score-bonuses"),
        "goals": message("newfrontiers-score-goals"),
        "xeno_penalty": message("newfrontiers-score-xeno-penalty"),
    },
    ends={name: END_WORDS[condition].over for condition, name in END_NAMES.items()},
    tie_break=message("newfrontiers-score-tie-break"),
)
