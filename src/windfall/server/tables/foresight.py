"""What a seat may be asked next, for people who choose ahead.

Nobody knows that for certain: it is seen from games that agree with all that the seat knows, in which everybody chooses
at random for a while. So it tells nothing that the seat may not know, and it is only an offer: what was chosen ahead is
held against the question that is truly asked.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from windfall.engine.decision import Decision
from windfall.engine.game import Game, sample
from windfall.engine.observation import Observation

_GAMES: Final = 24
_MOVES: Final = 60  # of all, in each of them
_QUESTIONS: Final = 2  # to the seat, in each of them
# What was asked or offered less often depends on cards that nobody has seen.
_TIMES: Final = 2
_OFTEN: Final = 0.34


@dataclass(slots=True)
class Foreseen:
    """A kind of question, how often it was met, and how often each answer was offered; `most` of them can be chosen."""

    met: int = 0
    most: int = 1
    passing: int = 0
    offered: Counter[int] = field(default_factory=Counter)

    @property
    def actions(self) -> list[int]:
        """What can well be expected to be offered, the surest first."""
        sure = [action for action, times in self.offered.items() if times >= max(_TIMES, _OFTEN * self.met)]
        return sorted(sure, key=lambda action: (-self.offered[action], action))


def foresee(observation: Observation, seed: int) -> dict[str, Foreseen]:
    """What the observing seat may be asked next, by the kind of question; those that are surest first."""
    rng = random.Random(seed)
    found: dict[str, Foreseen] = {}
    for _ in range(_GAMES):
        _look_ahead(sample(observation, rng), observation.seat, rng, found)
    likely = {kind: each for kind, each in found.items() if each.actions}
    return dict(sorted(likely.items(), key=lambda item: -item[1].met))


def _look_ahead(game: Game, seat: int, rng: random.Random, found: dict[str, Foreseen]) -> None:
    # what is open now is answered by whoever is asked
    seen, answered = 0, game.state.step() if seat in game.seats else -1
    for _ in range(_MOVES):
        if game.over:
            return
        step = game.state.step()
        if seat in game.seats and step != answered:
            answered = step
            _note(game.decision(seat), found)
            seen += 1
            if seen == _QUESTIONS:
                return
        mover = game.seats[0]
        game.play(mover, rng.choice(game.actions(mover)))


def _note(decision: Decision, found: dict[str, Foreseen]) -> None:
    each = found.setdefault(decision.kind, Foreseen())
    pool = decision.observation.title.pick_pool(decision.observation)
    chosen = decision.actions if pool is None or pool.most == 1 else pool.actions
    each.met += 1
    each.most = max(each.most, 1 if pool is None else pool.most)
    each.passing += decision.passing is not None
    each.offered.update(set(chosen) - {decision.passing})
