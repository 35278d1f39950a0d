"""Options of one decision, tried against each other in the same worlds."""

import math
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from windfall.engine.chance import Chance
from windfall.engine.observation import Observation
from windfall.thinking.batch import Batch, option_chances
from windfall.thinking.lookahead import Horizon, Lookahead, World, sample_worlds
from windfall.thinking.network import Floats, Network


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How options are tried and compared, and how many of them."""

    simulations: int = 48  # games tried for a decision
    candidates: int = 6  # options tried, the likeliest by the policy
    unlikely: float = 0.01  # an option of a lower chance is not tried
    certain: float = 0.97  # an option of a higher chance is taken without a search
    rounds: int = 2  # a trial ends when so many new rounds have begun,
    decisions: int = 40  # and after so many decisions at the latest
    temperature: float = 0.7  # of the policy by which trials go on
    prior_weight: float = 0.02  # win share that an option must gain for each e-fold the policy likes it less
    margin_weight: float = 0.002  # win share that one VP of margin counts for

    @property
    def horizon(self) -> Horizon:
        return Horizon(self.rounds, self.decisions, self.temperature)


class Contest:
    """Knows for each option how it fared in the first of the worlds, one after the other.

    The worlds and all chance in them come from the seed and what the seat observes, from nothing else.
    """

    def __init__(
        self, network: Network, observation: Observation, actions: Sequence[int], settings: SearchSettings, seed: int
    ) -> None:
        batch = Batch(observation.title, 1, network.hearing.opinions)
        # opinions are of a whole decision; a contest of some of its options does without
        whole = len(actions) == len(observation.known.options(observation.seat))
        batch.add_observed(observation, actions, with_opinions=whole)
        judgement, logits = batch.judge(network)
        self.actions = tuple(actions)
        self.policy: Floats = option_chances(logits, [len(actions)])
        self.hidden = judgement.hidden
        self.trials = 0
        self._observation = observation
        self._settings = settings
        self._chance = Chance(zlib.crc32(batch.features.tobytes()) ^ (seed << 32))
        self._lookahead = Lookahead(network, observation.title, observation.seat, settings.horizon)
        self._worlds: list[World] = []
        self._wins: list[list[float]] = [[] for _ in actions]
        self._scores: list[list[float]] = [[] for _ in actions]
        self._margins: list[list[float]] = [[] for _ in actions]

    def likeliest(self, count: int, least: float = 0.0) -> list[int]:
        """The places of the options that the policy likes best: the first one, and others of at least that chance."""
        order: list[int] = np.argsort(-self.policy, kind="stable")[:count].tolist()
        return order[:1] + [place for place in order[1:] if self.policy[place] >= least]

    def try_in(self, places: Sequence[int], worlds: int) -> None:
        """Try each of these options in so many more worlds. All of them have been tried in as many before."""
        start = len(self._wins[places[0]])
        missing = start + worlds - len(self._worlds)
        if missing > 0:
            self._worlds += sample_worlds(self._observation, self._chance, missing)
        starts = [(world, self.actions[place]) for place in places for world in self._worlds[start : start + worlds]]
        outcomes = self._lookahead.outcomes(starts)
        self.trials += len(starts)
        for at, place in enumerate(places):
            mine = slice(at * worlds, (at + 1) * worlds)
            self._wins[place] += outcomes.wins[mine].tolist()
            self._scores[place] += outcomes.scores[mine].tolist()
            self._margins[place] += outcomes.margins[mine].tolist()

    def halve(self, places: Sequence[int], try_more: Callable[[Sequence[int], float], None]) -> int:
        """Successive halving: the better half of the places goes on until one is left. `try_more` tries them, given
        the share of the whole budget that may be spent by then."""
        levels = max(1, math.ceil(math.log2(len(places))))
        for level in range(levels):
            try_more(places, (level + 1) / levels)
            ranked = sorted(places, key=self.value, reverse=True)
            places = ranked[: (len(ranked) + 1) // 2]
        return places[0]

    def spend(self, places: Sequence[int], trials: int) -> int:
        """Successive halving with about so many more trials."""
        before = self.trials

        def try_more(left: Sequence[int], share: float) -> None:
            self.try_in(left, max(1, round((before + trials * share - self.trials) / len(left))))

        return self.halve(places, try_more)

    def value(self, place: int) -> float:
        """What an option is worth, in win shares, with what the policy thinks of it thrown in."""
        settings = self._settings
        prior = math.log(max(float(self.policy[place]), 1e-9))
        wins, margins = self._wins[place], self._margins[place]
        mean = sum(wins) / len(wins) + settings.margin_weight * sum(margins) / len(margins)
        return mean + settings.prior_weight * prior

    def wins(self, place: int) -> NDArray[np.float64]:
        return np.array(self._wins[place])

    def scores(self, place: int) -> NDArray[np.float64]:
        return np.array(self._scores[place])

    def ends(self, place: int, worlds: int) -> Floats:
        """What the seat knows at the end of trials of an option, in the first of the worlds."""
        starts = [(world, self.actions[place]) for world in self._worlds[:worlds]]
        features = self._lookahead.outcomes(starts, with_features=True).features
        assert features is not None
        return features
