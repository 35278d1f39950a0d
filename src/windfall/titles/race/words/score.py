"""The score sheet in words."""

from typing import Final

from windfall.engine.words.message import message
from windfall.engine.words.score import ScoreWords
from windfall.titles.race.rules.scoring import TABLEAU_END

SCORE_WORDS: Final = ScoreWords(
    categories={
        "chips": message("race-score-chips"),
        "tableau": message("race-score-tableau"),
        "bonuses": message("race-score-bonuses"),
    },
    ends={
        "tableau": message("race-end-tableau", cards=TABLEAU_END),
        "vp_pool": message("race-end-vp-pool"),
    },
    tie_break=message("race-tie-break"),
)
