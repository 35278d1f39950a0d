"""The score sheet in words."""

from typing import Final

from windfall.engine.words.message import message
from windfall.engine.words.score import ScoreWords
from windfall.titles.jumpdrive.rules.scoring import END_VP

_LONGEST: Final = 30  # rounds that have a name; games end after six or seven

SCORE_WORDS: Final = ScoreWords(
    categories={f"round {number}": message("jumpdrive-score-round", round=number) for number in range(1, _LONGEST + 1)},
    ends={"fifty_vp": message("jumpdrive-end-vp", vp=END_VP)},
    tie_break=message("jumpdrive-tie-break"),
)
