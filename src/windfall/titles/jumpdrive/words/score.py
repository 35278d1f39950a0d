"""The score sheet in words."""

from typing import Final

from windfall.engine.words.score import ScoreWords
from windfall.titles.jumpdrive.rules.scoring import END_VP

SCORE_WORDS: Final = ScoreWords(
    ends={"fifty_vp": f"A player had {END_VP} VP or more."}, tie_break="the most cards in hand and income"
)
