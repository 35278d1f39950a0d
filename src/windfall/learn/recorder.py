"""Keeps what happens in games, and packs it for the learner when they are over."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from windfall.engine.title import Result, Title
from windfall.learn.experience import Experience, SparseRows
from windfall.thinking.batch import Batch
from windfall.thinking.network import MOST_PLAYERS, SCORE_UNIT, Floats, Judgement


@dataclass(frozen=True, slots=True)
class Harvest:
    """The experience of a task, and what its games were like."""

    experience: Experience
    games: int
    seats: int
    rounds: int
    scores: int  # of all seats
    winning_scores: int


class Recorder:
    """Keeps the decisions of many games of so many players as they are made.

    The weight is of a lead of `SCORE_UNIT` VPs beside a victory; the trace tells how far surprises reach back, 0 to the
    last decision and 1 to the first.
    """

    def __init__(self, title: Title, players: int, margin_weight: float, trace: float) -> None:
        self._title = title
        self._players = players
        self._margin_weight = margin_weight
        self._trace = trace
        self._features: list[SparseRows] = []
        self._options: list[SparseRows] = []
        self._counts: list[int] = []
        self._chosen_actions: list[NDArray[np.int64]] = []
        self._actions: list[NDArray[np.int64]] = []
        self._chosen: list[NDArray[np.int64]] = []
        self._chances: list[Floats] = []
        self._expected: list[tuple[Floats, Floats]] = []  # win shares and scores
        self._games: list[int] = []
        self._seats: list[int] = []
        self._steps: list[int] = []
        self._overheard: list[tuple[int, int, int, int]] = []  # game, seat, step and action of a rival

    def add(
        self,
        games: list[int],
        seats: list[int],
        steps: list[int],
        batch: Batch,
        judgement: Judgement,
        rows: NDArray[np.int64],
        chances: Floats,
    ) -> None:
        """One decision of each of these games, the row of the option that was chosen, and how likely the network was to
        choose it."""
        actions = batch.actions
        self._features.append(SparseRows.of(batch.features))
        self._options.append(SparseRows.of(batch.options))
        self._actions.append(actions)
        self._chosen.append(rows - (np.cumsum(batch.counts) - np.array(batch.counts)))
        self._chosen_actions.append(actions[rows])
        self._chances.append(chances)
        self._expected.append((judgement.wins, judgement.scores))
        self._counts += batch.counts
        self._games += games
        self._seats += seats
        self._steps += steps

    def overhear(self, game: int, seat: int, step: int, action: int) -> None:
        """What a rival chose: the network learns to foresee it, not to do it."""
        if self._foreseen_in(action):
            self._overheard.append((game, seat, step, action))

    def harvest(self, results: list[Result], taught: bool) -> Harvest:
        """All decisions with the ends of the games. Choices of a teacher are right, however the games went on."""
        players = self._players
        wins, scores = _outcomes(results, self._games, self._seats, players)
        count = len(self._games)
        experience = Experience(
            features=SparseRows.join(self._features),
            options=SparseRows.join(self._options),
            actions=np.concatenate(self._actions).astype(np.int32),
            option_starts=np.concatenate(([0], np.cumsum(self._counts))),
            chosen=np.concatenate(self._chosen).astype(np.int32),
            chance=np.concatenate(self._chances),
            players=np.full(count, players, np.int8),
            wins=wins,
            scores=scores,
            advantage=None if taught else self._advantages(wins, scores),
            foreseen=self._foreseen(),
        )
        return Harvest(
            experience,
            len(results),
            len(results) * players,
            sum(result.rounds for result in results),
            sum(sum(result.scores) for result in results),
            sum(max(result.scores) for result in results),
        )

    def _advantages(self, wins: Floats, scores: Floats) -> Floats:
        """Generalised advantage estimates: surprises between a seat's decisions, summed up from the end backwards."""
        ends: list[float] = utility(wins, scores, self._players, self._margin_weight).tolist()
        expected_wins, expected_scores = (np.concatenate(parts) for parts in zip(*self._expected, strict=True))
        values: list[float] = utility(expected_wins, expected_scores, self._players, self._margin_weight).tolist()
        advantages = np.zeros(len(values), np.float32)
        later: dict[tuple[int, int], tuple[float, float]] = {}
        for at in range(len(values) - 1, -1, -1):
            whose = (self._games[at], self._seats[at])
            value, following = later.get(whose, (ends[at], 0.0))
            advantage = value - values[at] + self._trace * following
            advantages[at] = advantage
            later[whose] = (values[at], advantage)
        return advantages

    def _foreseen(self) -> Floats:
        """What the other seats chose in the same step, at decisions about the title's foreseen actions."""
        width = len(self._title.foreseen)
        labels = np.full((len(self._games), MOST_PLAYERS - 1, width), -1, np.float32)
        if not width:
            return labels
        chosen = np.concatenate(self._chosen_actions).tolist()
        together: dict[tuple[int, int], dict[int, list[int]]] = {}
        own = zip(self._games, self._seats, self._steps, chosen, strict=True)
        for game, seat, step, action in (*own, *self._overheard):
            chosen_of_these = self._foreseen_in(action)
            if chosen_of_these:
                together.setdefault((game, step), {}).setdefault(seat, []).extend(chosen_of_these)
        players = self._players
        for at, (game, step, seat) in enumerate(zip(self._games, self._steps, self._seats, strict=True)):
            others = together.get((game, step))
            if others is None or seat not in others:
                continue
            for place in range(1, players):
                labels[at, place - 1] = 0
                labels[at, place - 1, others.get((seat + place) % players, [])] = 1
        return labels

    def _foreseen_in(self, action: int) -> list[int]:
        """Which of the title's foreseen actions this one is, or puts together."""
        foreseen = self._title.foreseen
        return [part - foreseen.start for part in self._title.parts(action) if part in foreseen]


def utility(wins: Floats, scores: Floats, players: int, margin_weight: float) -> Floats:
    """What the observing seat learns to raise: its win share beyond an even one, and a little of its lead."""
    others = scores[:, 1:players].mean(axis=1)
    gain: Floats = wins[:, 0] - np.float32(1 / players)
    gain += np.float32(margin_weight / SCORE_UNIT) * (scores[:, 0] - others)
    return gain


def _outcomes(results: list[Result], games: list[int], seats: list[int], players: int) -> tuple[Floats, Floats]:
    """Win shares and final scores, for each decision by relative seats."""
    shares = np.zeros((len(results), players), np.float32)
    finals = np.zeros((len(results), players), np.float32)
    for number, result in enumerate(results):
        shares[number] = result.shares
        finals[number] = result.scores
    relative = (np.array(seats)[:, None] + np.arange(players)) % players
    rows = np.array(games)[:, None]
    wins = np.zeros((len(games), MOST_PLAYERS), np.float32)
    scores = np.zeros((len(games), MOST_PLAYERS), np.float32)
    wins[:, :players] = shares[rows, relative]
    scores[:, :players] = finals[rows, relative]
    return wins, scores
