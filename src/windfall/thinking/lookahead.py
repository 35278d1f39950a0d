"""Plays many games on from one decision, all together, and tells what became of the seat that decides.

Every seat goes on by the network's policy, each from what it knows in the game that is tried. A trial ends with the
game, at a new round, or after so many decisions; then the result counts, or what the network thinks of the position.

Trials of different first actions in the same world share their chance: the same cards come, and a seat that is asked
the same thing answers the same. So what differs between them is the first action's doing, not luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from windfall.engine.chance import Chance
from windfall.engine.observation import Observation
from windfall.engine.position import Position
from windfall.engine.state import State
from windfall.engine.title import Title
from windfall.thinking.batch import Batch, draw_options, option_chances
from windfall.thinking.network import Floats, Network

SEED_LIMIT: Final = 1 << 62
ANYONE: Final = -1
_FINE: Final = 1 << 24  # random numbers from 0 to 1 come in steps of this fineness


@dataclass(frozen=True, slots=True)
class Horizon:
    """How far to look: until so many new rounds have begun, and never more than so many decisions; each is drawn by
    the policy with this temperature."""

    rounds: int
    decisions: int
    temperature: float
    at_choice: bool = False  # and then on to where the seat that decides chooses its action


@dataclass(frozen=True, slots=True)
class World:
    """A position as it may be, and the seeds of all that seats will draw by chance in it."""

    position: Position  # its chance is the luck of the game
    wills: tuple[int, ...]  # for each seat


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What became of the seat that decides, for each trial."""

    wins: NDArray[np.float64]  # share of the victory, 0 to 1
    scores: NDArray[np.float64]
    margins: NDArray[np.float64]  # its score less the best score of another seat
    features: Floats | None  # what the seat knows at the end of each trial, if asked for


class _Trial:
    """One game that is tried."""

    __slots__ = ("chooser", "decisions_left", "last_round", "number", "position", "wills")

    def __init__(self, number: int, world: World, horizon: Horizon, seat: int) -> None:
        self.chooser = seat if horizon.at_choice else ANYONE
        self.number = number
        self.position = world.position.copy()
        self.wills = [Chance(seed) for seed in world.wills]
        self.last_round = world.position.state.round + horizon.rounds
        self.decisions_left = horizon.decisions

    def play(self, seat: int, action: int) -> None:
        """Play a move, and those that follow without a choice, as far as the horizon."""
        position = self.position
        while True:
            position.play(seat, action)
            if self.ended:
                return
            seat = position.seat
            options = position.options(seat)
            if len(options) > 1:
                return
            action = options[0]

    @property
    def ended(self) -> bool:
        state = self.position.state
        if state.over or self.decisions_left <= 0:
            return True
        if state.round < self.last_round:
            return False
        return self.chooser == ANYONE or (
            self.chooser in state.seats() and state.question(self.chooser) in self.position.title.action_questions
        )


def fraction(chance: Chance) -> float:
    """A random number from 0 to 1."""
    return chance.below(_FINE) / _FINE


def sample_worlds(observation: Observation, chance: Chance, count: int) -> list[World]:
    """Worlds that agree with all the seat knows."""
    return [_sample_world(observation, chance) for _ in range(count)]


def _sample_world(observation: Observation, chance: Chance) -> World:
    title = observation.title
    state = title.sample(observation, Chance(chance.below(SEED_LIMIT)))
    luck = Chance(chance.below(SEED_LIMIT))
    wills = tuple(chance.below(SEED_LIMIT) for _seat in range(observation.known.players))
    return World(Position(title, state, luck), wills)


class Lookahead:
    """Tries first actions of one seat in worlds."""

    def __init__(self, network: Network, title: Title, seat: int, horizon: Horizon) -> None:
        self._network = network
        self._title = title
        self._seat = seat
        self._horizon = horizon

    def outcomes(self, starts: Sequence[tuple[World, int]], with_features: bool = False) -> Outcomes:
        """One trial for each world and first action."""
        count = len(starts)
        outcomes = Outcomes(np.zeros(count), np.zeros(count), np.zeros(count), None)
        trials = []
        for number, (world, action) in enumerate(starts):
            trial = _Trial(number, world, self._horizon, self._seat)
            trial.play(self._seat, action)
            trials.append(trial)
        batch = Batch(self._title, count, self._network.hearing.opinions)
        live = trials
        while live:
            live = self._step(live, batch, outcomes)
        return self._with_features(outcomes, trials) if with_features else outcomes

    def _step(self, live: list[_Trial], batch: Batch, outcomes: Outcomes) -> list[_Trial]:
        """Answer one decision of each trial, or judge how it ended; one call of the network for all of them."""
        going = [trial for trial in live if not trial.ended]
        stopped = [trial for trial in live if trial.ended and not trial.position.over]
        for trial in live:
            if trial.position.over:
                self._count_result(trial, outcomes)
        if not going and not stopped:
            return going
        batch.clear()
        asked = [trial.position.seat for trial in going]
        for trial, seat in zip(going, asked, strict=True):
            batch.add(trial.position, seat)
        judges = [self._judge_of(trial.position.state) for trial in stopped]
        for trial, seat in zip(stopped, judges, strict=True):
            batch.add_observed(trial.position.observe(seat), ())
        judgement, logits = batch.judge(self._network)
        for row, (trial, seat) in enumerate(zip(stopped, judges, strict=True), start=len(going)):
            self._count_judgement(trial, seat, judgement.wins[row], judgement.scores[row], outcomes)
        if going:
            self._answer(going, asked, logits, batch.counts[: len(going)])
        return going

    def _answer(self, going: list[_Trial], asked: list[int], logits: Floats, counts: list[int]) -> None:
        numbers = np.array([fraction(trial.wills[seat]) for trial, seat in zip(going, asked, strict=True)], np.float64)
        picked = draw_options(option_chances(logits, counts, self._horizon.temperature), counts, numbers)
        first = 0
        for trial, seat, count, place in zip(going, asked, counts, picked.tolist(), strict=True):
            trial.decisions_left -= 1
            trial.play(seat, trial.position.options(seat)[place - first])
            first += count

    def _judge_of(self, state: State) -> int:
        """The seat from which a position is judged: one that is asked, for such positions are what the network knows;
        the deciding one if it can be."""
        seats = state.seats()
        return self._seat if self._seat in seats else seats[0]

    def _count_judgement(self, trial: _Trial, judge: int, wins: Floats, scores: Floats, outcomes: Outcomes) -> None:
        players = trial.position.state.players
        place = (self._seat - judge) % players
        others = [float(scores[other]) for other in range(players) if other != place]
        outcomes.wins[trial.number] = wins[place]
        outcomes.scores[trial.number] = scores[place]
        outcomes.margins[trial.number] = scores[place] - max(others)

    def _count_result(self, trial: _Trial, outcomes: Outcomes) -> None:
        result = trial.position.result
        seat = self._seat
        outcomes.wins[trial.number] = float(result.shares[seat])
        outcomes.scores[trial.number] = result.scores[seat]
        others = [score for other, score in enumerate(result.scores) if other != seat]
        outcomes.margins[trial.number] = result.scores[seat] - max(others)

    def _with_features(self, outcomes: Outcomes, trials: list[_Trial]) -> Outcomes:
        batch = Batch(self._title, len(trials), self._network.hearing.opinions)
        for trial in trials:
            batch.add_observed(trial.position.observe(self._seat), ())
        return Outcomes(outcomes.wins, outcomes.scores, outcomes.margins, batch.features)
