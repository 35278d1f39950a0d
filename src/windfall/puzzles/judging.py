"""What the answers to a question are worth, and whether one of them is clearly best.

Answers are tried against each other in the same worlds (`thinking.contest`). One is clearly best if it leads the next
best by more than a margin, with twice the standard error of that lead taken off.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from windfall.engine.observation import Observation
from windfall.puzzles.puzzle import Worth
from windfall.thinking.contest import Contest, SearchSettings
from windfall.thinking.network import network

MARGIN: Final = 0.02  # win share
_ERRORS: Final = 2.0  # standard errors that a lead must stand out by
_LIKELY: Final = 4  # answers among which the best is sought
_UNLIKELY: Final = 0.03  # by the policy; such an answer is not among them
_LEAST_SURE: Final = 0.5  # where the policy likes no answer that much, hardly ever one is clearly best
_STEPS: Final = (6, 12)  # worlds of a search
_REACH: Final = 0.15  # an answer further behind after the first step cannot win any more
NEAR: Final = SearchSettings(rounds=1, decisions=24)
FAR: Final = SearchSettings(rounds=2, decisions=40)  # for whoever checks what is found


@dataclass(frozen=True, slots=True)
class Verdict:
    """The best answer of a search, and by how much it is."""

    contest: Contest
    order: tuple[int, ...]  # places of the answers, best first

    @property
    def best(self) -> int:
        return self.contest.actions[self.order[0]]

    @property
    def lead(self) -> tuple[float, float]:
        """Of the best over the next best, and its standard error."""
        return lead(self.contest.wins(self.order[0]), self.contest.wins(self.order[1]))

    def is_clear(self, margin: float = MARGIN) -> bool:
        ahead, error = self.lead
        return ahead - _ERRORS * error > margin

    @property
    def worths(self) -> tuple[Worth, ...]:
        """Of all answers, best first. What was tried in fewer worlds is measured by its distance from the best."""
        contest, best = self.contest, self.order[0]
        wins, scores = contest.wins(best), contest.scores(best)
        told = []
        for place in self.order:
            behind, error = lead(wins, contest.wins(place))
            points = contest.scores(place)
            score = float(scores.mean() + (points - scores[: len(points)]).mean())
            win = min(max(float(wins.mean()) - behind, 0.0), 1.0)
            told.append(
                Worth(contest.actions[place], round(win, 4), round(behind, 4), round(error, 4), round(score, 2))
            )
        return tuple(sorted(told, key=lambda worth: (worth.action != contest.actions[best], worth.behind)))


def lead(mine: NDArray[np.float64], theirs: NDArray[np.float64]) -> tuple[float, float]:
    """How far one answer is ahead of another in the worlds in which both were tried, and the standard error."""
    tried = min(len(mine), len(theirs))
    ahead = mine[:tried] - theirs[:tried]
    return float(ahead.mean()), float(ahead.std(ddof=1)) / math.sqrt(tried) if tried > 1 else math.inf


def judge(
    observation: Observation,
    actions: Sequence[int],
    worlds: int,
    *,
    seed: int,
    watched: Sequence[int],
    settings: SearchSettings = NEAR,
    roughly: int = 3,
) -> Verdict:
    """Try all answers in a few worlds, and those that are watched and any that does better there in many."""
    contest = Contest(network(observation.title.name), observation, actions, settings, seed)
    places = list(range(len(actions)))
    contest.try_in(places, min(roughly, worlds))
    known = [actions.index(action) for action in watched]
    first = known[0]
    ahead = [place for place in places if contest.wins(place).mean() >= contest.wins(first).mean()]
    leaders = sorted({*known, *ahead})
    if worlds > roughly:
        contest.try_in(leaders, worlds - roughly)
    return Verdict(contest, _by_wins(contest, leaders, places))


def search(observation: Observation, actions: Sequence[int], liked: int, margin: float, *, seed: int) -> Verdict | None:
    """A short search among the answers that the network finds likely and the one that the rule-based player likes. It
    is given up as soon as none of them leads by the margin, and finds nothing if none is clearly best."""
    contest = Contest(network(observation.title.name), observation, actions, NEAR, seed)
    if contest.policy.max() < _LEAST_SURE:
        return None
    likely = contest.likeliest(_LIKELY)
    places = sorted({*likely[:2], *(place for place in likely if contest.policy[place] >= _UNLIKELY), liked})
    verdict = None
    for worlds in _STEPS:
        contest.try_in(places, worlds)
        verdict = Verdict(contest, _by_wins(contest, places, places))
        if verdict.lead[0] < margin:
            return None
        best = contest.wins(verdict.order[0]).mean()
        places = [place for place in verdict.order if place in verdict.order[:2] or _near(contest, place, best)]
    return verdict if verdict is not None and verdict.is_clear(margin) else None


def _near(contest: Contest, place: int, best: float) -> bool:
    return float(contest.wins(place).mean()) > best - _REACH


def _by_wins(contest: Contest, leaders: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    order = sorted(leaders, key=lambda place: -contest.wins(place).mean())
    return (*order, *(place for place in places if place not in order))
