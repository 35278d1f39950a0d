"""Positions and their options as rows of arrays, ready for the network."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from windfall.engine.observation import Observation
from windfall.engine.position import Position
from windfall.engine.title import Title
from windfall.thinking.network import Floats, Judgement, Network
from windfall.thinking.opinions import NOT_ASKED, OPINIONS, opinions
from windfall.thinking.rows import as_array

_OPTIONS = 8  # of a position; there is room for more when it is needed


class Batch:
    """Rows for up to so many positions, filled anew for every call of the network; with room for opinions, or for a
    network that hears none."""

    def __init__(self, title: Title, room: int, opinions: bool = True) -> None:
        self._title = title
        self._opinions = OPINIONS if opinions else 0
        self._width = len(title.option_feature_specs)
        self._features: Floats = np.zeros((room, len(title.feature_specs)), np.float32)
        self._options: Floats = np.zeros((_OPTIONS * room, self._width + self._opinions), np.float32)
        self._actions: list[int] = []
        self._players: list[int] = []
        self.counts: list[int] = []

    def clear(self) -> None:
        self._actions.clear()
        self._players.clear()
        self.counts.clear()

    def add(self, position: Position, seat: int, with_opinions: bool = False) -> None:
        """Add what the seat knows of a position, and the options it has there."""
        self.add_observed(position.observe(seat), position.options(seat), with_opinions)

    def add_observed(self, observation: Observation, actions: Sequence[int], with_opinions: bool = False) -> None:
        """Add an observation and options of its seat; only of all its options there are opinions."""
        self._features[len(self.counts)] = as_array(self._title.features(observation))
        if actions:
            start = len(self._actions)
            end = start + len(actions)
            while end > len(self._options):
                self._options = np.concatenate((self._options, np.zeros_like(self._options)))
            rows = as_array(self._title.option_rows(observation, actions))
            self._options[start:end, : self._width] = rows.reshape(len(actions), self._width)
            if self._opinions:
                told = opinions(observation, actions) if with_opinions else NOT_ASKED
                self._options[start:end, self._width :] = told
        self._actions += actions
        self._players.append(observation.known.players)
        self.counts.append(len(actions))

    @property
    def features(self) -> Floats:
        return self._features[: len(self.counts)]

    @property
    def players(self) -> NDArray[np.int64]:
        return np.array(self._players, np.int64)

    @property
    def actions(self) -> NDArray[np.int64]:
        """The options of all positions, one position after the other."""
        return np.array(self._actions, np.int64)

    @property
    def options(self) -> Floats:
        """The features of those options, and the opinions of them."""
        return self._options[: len(self._actions)]

    @property
    def owner(self) -> NDArray[np.int64]:
        """The position that each of those options belongs to."""
        return np.repeat(np.arange(len(self.counts)), self.counts)

    def judge(self, network: Network) -> tuple[Judgement, Floats]:
        """What the network thinks of the positions, and the logits of all their options."""
        judgement = network.judge(self.features, self.players)
        return judgement, network.rate(judgement.hidden, self.options, self.actions, self.owner)


def option_chances(logits: Floats, counts: Sequence[int], temperature: float = 1.0) -> Floats:
    """The chance of each option when a position's options are drawn by their logits."""
    starts = np.concatenate(([0], np.cumsum(counts)[:-1])).astype(np.int64)
    scaled = logits / np.float32(temperature)
    powers = np.exp(scaled - np.repeat(np.maximum.reduceat(scaled, starts), counts))
    chances: Floats = powers / np.repeat(np.add.reduceat(powers, starts), counts)
    return chances


def draw_options(chances: Floats, counts: Sequence[int], numbers: NDArray[np.float64]) -> NDArray[np.int64]:
    """For each position the row of the option that a random number (0 to 1) picks."""
    ends = np.cumsum(counts)
    starts = ends - np.asarray(counts)
    sums = np.cumsum(chances, dtype=np.float64)
    before = sums[starts] - chances[starts]
    picked = np.searchsorted(sums, before + numbers * (sums[ends - 1] - before), side="right")
    rows: NDArray[np.int64] = np.clip(picked, starts, ends - 1)
    return rows
