"""What ends the game, and the score sheet, in words."""

from dataclasses import dataclass
from typing import Final

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

    met: str
    last_round: str
    over: str


END_WORDS: Final = {
    DEVELOPMENTS_END: EndWords(
        f"developments cover more than {SPACES_TO_END - 1} spaces",
        f"more than {SPACES_TO_END - 1} spaces are covered",
        f"Developments covered more than {SPACES_TO_END - 1} spaces of an empire mat.",
    ),
    COLONIES_END: EndWords(
        f"an empire has more than {COLONIES_TO_END - 1} colonies",
        f"an empire has {COLONIES_TO_END} colonies",
        f"An empire had more than {COLONIES_TO_END - 1} colonies.",
    ),
    COLONISTS_END: EndWords(
        f"fewer than {COLONISTS_TO_GO_ON} colonists are left",
        f"{COLONISTS_TO_GO_ON - 1} or fewer colonists are left",
        f"Fewer than {COLONISTS_TO_GO_ON} colonists were left in the supply after Settle.",
    ),
    VP_POOL_END: EndWords("the VP pool is empty", "the VP pool is empty", "The pool of VP chips was used up."),
}

SCORE_WORDS: Final = ScoreWords(
    categories={
        "chips": "VP chips",
        "developments": "Developments",
        "colonies": "Colonies",
        "bonuses": "“?” bonuses",
        "goals": "Galactic Goals",
        "xeno_penalty": "Xeno worlds not settled",
    },
    ends={name: END_WORDS[condition].over for condition, name in END_NAMES.items()},
    tie_break="the most credits and goods",
)
