"""Puzzles searched through again with a larger budget: how many of their answers hold?"""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from windfall.puzzles.judging import NEAR, judge
from windfall.puzzles.puzzle import Puzzle, PuzzleFile
from windfall.thinking.contest import SearchSettings

_SEED: Final = 13  # of worlds that no search has seen
_WATCHED: Final = 3  # answers that are tried in all of them, and any other that does as well as the best in a few
_WATCHED_BEHIND: Final = 0.15


@dataclass(slots=True)
class Share:
    checked: int = 0
    agreed: int = 0
    others: list[Puzzle] = field(default_factory=list)  # whose best answer is another with the larger budget


def holds(found: PuzzleFile, puzzle: Puzzle, times: int, settings: SearchSettings = NEAR) -> bool:
    """Whether so many times the budget, in new worlds, finds the same best answer."""
    game = found.position(puzzle)
    near = [worth.action for worth in puzzle.worths if worth.behind < _WATCHED_BEHIND][:_WATCHED]
    watched = near if len(near) > 1 else [worth.action for worth in puzzle.worths[:2]]
    verdict = judge(
        game.observe(puzzle.seat),
        game.decision(puzzle.seat).actions,
        puzzle.worlds * times,
        seed=_SEED,
        watched=watched,
        settings=settings,
        roughly=12,
    )
    return verdict.best == puzzle.best


def checked_share(found: PuzzleFile, sample: Iterable[Puzzle], times: int, settings: SearchSettings = NEAR) -> Share:
    share = Share()
    for puzzle in sample:
        share.checked += 1
        if holds(found, puzzle, times, settings):
            share.agreed += 1
        else:
            share.others.append(puzzle)
    return share


def sample_of(found: PuzzleFile, count: int, seed: int = 0) -> Sequence[Puzzle]:
    """Some of the puzzles, drawn by chance."""
    return random.Random(seed).sample(found.puzzles, min(count, len(found.puzzles)))
