"""Options of one decision, tried against each other in the same worlds."""

import math
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from windfall.engine.chance import Chance
from windfall.engine.observation import Observation
from windfall.thinking.batch import Batch, option_chances
from windfall.thinking.lookahead import Horizon, Lookahead, World, sample_worlds
from windfall.thinking.network import Floats, Network
from windfall.thinking.others import Others


@dataclass(frozen=True, slots=True)
class Doubt:
    """Which options of a decision are tried, by what the policy thinks of them."""

    candidates: int = 6  # at most so many, the likeliest
    unlikely: float = 0.01  # an option of a lower chance is not tried
    certain: float = 0.97  # an option of a higher chance is taken without a search


# All that a seat may do with its round is tried, however sure the policy is and however small the budget; the most
# there is are the 23 pairs of the experienced game.
EVERY_ACTION: Final = Doubt(candidates=24, unlikely=0.0, certain=math.inf)


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How options are tried and compared, and how many of them."""

    simulations: int = 48  # games tried for a decision
    doubt: Doubt = Doubt()
    action_doubt: Doubt = EVERY_ACTION  # where a seat chooses its action of the round
    staked: bool = True  # more games for questions that more hangs on, fewer for others
    rounds: int = 2  # a trial ends when so many new rounds have begun,
    decisions: int = 40  # and after so many decisions at the latest
    at_choice: bool = False  # after the rounds it goes on to where the seat chooses its action
    temperature: float = 0.7  # of the policy by which trials go on
    spread: bool = True  # simultaneous answers of the others are drawn evenly, once for all options
    prior_weight: float = 0.005  # win share that an option must gain for each e-fold the policy likes it less
    margin_weight: float = 0.002  # win share that one VP of margin counts for

    def doubt_at(self, observation: Observation) -> Doubt:
        """What is doubted at the question that the observing seat is asked."""
        chooses_action = observation.known.question(observation.seat) in observation.title.action_questions
        return self.action_doubt if chooses_action else self.doubt

    @property
    def horizon(self) -> Horizon:
        return Horizon(self.rounds, self.decisions, self.temperature, self.at_choice)


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
        self._seconds = 0.0  # that they took
        self._observation = observation
        self._settings = settings
        self._chance = Chance(zlib.crc32(batch.features.tobytes()) ^ (seed << 32))
        self._lookahead = Lookahead(network, observation.title, observation.seat, settings.horizon)
        self._others = (
            Others(network, observation.seat, settings.temperature, self._chance) if settings.spread else None
        )
        self._worlds: list[World] = []
        self._wins: list[list[float]] = [[] for _ in actions]
        self._scores: list[list[float]] = [[] for _ in actions]
        self._margins: list[list[float]] = [[] for _ in actions]

    def likeliest(self, count: int, least: float = 0.0) -> list[int]:
        """The places of the options that the policy likes best: the first one, and others of at least that chance."""
        order: list[int] = np.argsort(-self.policy, kind="stable")[:count].tolist()
        return order[:1] + [place for place in order[1:] if self.policy[place] >= least]

    def worth_trying(self) -> list[int]:
        """The places of the options between which only trials decide, the likeliest first; one alone is taken."""
        doubt = self._settings.doubt_at(self._observation)
        places = self.likeliest(doubt.candidates, doubt.unlikely)
        return places[:1] if self.policy[places[0]] > doubt.certain else places

    def try_in(self, places: Sequence[int], worlds: int) -> None:
        """Try each of these options in so many more worlds. All of them have been tried in as many before."""
        start = len(self._wins[places[0]])
        starts = [(world, self.actions[place]) for place in places for world in self._first(start + worlds)[start:]]
        started = time.perf_counter()
        outcomes = self._lookahead.outcomes(starts)
        self._seconds += time.perf_counter() - started
        self.trials += len(starts)
        for at, place in enumerate(places):
            mine = slice(at * worlds, (at + 1) * worlds)
            self._wins[place] += outcomes.wins[mine].tolist()
            self._scores[place] += outcomes.scores[mine].tolist()
            self._margins[place] += outcomes.margins[mine].tolist()

    def _first(self, count: int) -> list[World]:
        """The first worlds, which are sampled when they are needed."""
        missing = count - len(self._worlds)
        if missing > 0:
            more = sample_worlds(self._observation, self._chance, missing)
            self._worlds += more if self._others is None else self._others.answer(more, len(self._worlds))
        return self._worlds[:count]

    def spend(self, places: Sequence[int], trials: int, until: float = math.inf) -> int:
        """Successive halving with about so many more trials: the better half of the places goes on until one is left.

        There are fewer trials if they would take longer than `until`, a time by `time.perf_counter`, and more if there
        are not enough to try what goes on once more; but every option is tried.
        """
        before = self.trials
        levels = max(1, math.ceil(math.log2(len(places))))
        for level in range(levels):
            if until < math.inf and not self._wins[places[0]]:
                self.try_in(places, 1)  # to see how long it takes
            more = before + trials * (level + 1) / levels - self.trials
            worlds = round(min(more, self.affordable(until) / (levels - level)) / len(places))
            if until == math.inf:
                worlds = max(1, worlds)
            if worlds > 0:
                self.try_in(places, worlds)
            places = sorted(places, key=self.value, reverse=True)[: (len(places) + 1) // 2]
        return places[0]

    def affordable(self, until: float) -> float:
        """How many more trials there is time for, if they take as long as those before."""
        if until == math.inf:
            return math.inf
        return max(0.0, until - time.perf_counter()) * self.trials / self._seconds

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
        starts = [(world, self.actions[place]) for world in self._first(worlds)]
        features = self._lookahead.outcomes(starts, with_features=True).features
        assert features is not None
        return features
