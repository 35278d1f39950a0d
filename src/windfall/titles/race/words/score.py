"""The score sheet in words."""

from typing import Final

from windfall.engine.words.score import ScoreWords
from windfall.titles.race.rules.scoring import TABLEAU_END

SCORE_WORDS: Final = ScoreWords(
    categories={"chips": "VP chips", "tableau": "Cards in the tableau", "bonuses": "“?” bonuses"},
    ends={
        "tableau": f"A tableau had {TABLEAU_END} cards or more.",
        "vp_pool": "The pool of VP chips was used up.",
    },
    tie_break="the most cards in hand and goods",
)
