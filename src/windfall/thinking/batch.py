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
        self._asked: list[tuple[Observation, bool]] = []  # and whether there are opinions
        self.counts: list[int] = []

    def clear(self) -> None:
        self._asked.clear()
        self._actions.clear()
        self._players.clear()
        self.counts.clear()

    def add(self, position: Position, seat: int, with_opinions: bool = False) -> None:
        """Add what the seat knows of a position, and the options it has there."""
        self.add_observed(position.observe(seat), position.options(seat), with_opinions)

    def add_observed(self, observation: Observation, actions: Sequence[int], with_opinions: bool = False) -> None:
        """Add an observation and options of its seat; only of all its options there are opinions."""
        at = len(self.counts)
        if actions:
            position, rows = self._title.numbers(observation, actions)
            start = len(self._actions)
            end = start + len(actions)
            while end > len(self._options):
                self._options = np.concatenate((self._options, np.zeros_like(self._options)))
            self._options[start:end, : self._width] = as_array(rows).reshape(len(actions), self._width)
            if self._opinions:
                told = opinions(observation, actions) if with_opinions else NOT_ASKED
                self._options[start:end, self._width :] = told
        else:
            position = self._title.features(observation)
        self._features[at] = as_array(position)
        self._asked.append((observation, with_opinions))
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
        logits = network.rate(judgement.hidden, self.options, self.actions, self.owner)
        if len(network.actions) < self._title.action_count:
            self._rate_by_parts(network, logits)
        return judgement, logits

    def _rate_by_parts(self, network: Network, logits: Floats) -> None:
        """The logits of decisions with options that the network does not know: it is asked for their parts one after
        the other, and the logarithms of how likely it picks each are summed up."""
        unknown = []
        start = 0
        for count, (observation, with_opinions) in zip(self.counts, self._asked, strict=True):
            actions = self._actions[start : start + count]
            if any(action not in network.actions for action in actions):
                unknown.append((observation, with_opinions, start, actions, _next_parts(self._title, actions)))
            start += count
        if not unknown:
            return
        picks = Batch(self._title, sum(len(nexts) for *_, nexts in unknown), self._opinions > 0)
        for observation, with_opinions, _start, _actions, nexts in unknown:
            for picked, parts in nexts.items():
                picks.add_observed(self._title.part_by_part(observation, picked), parts, with_opinions)
        _judgement, rated = picks.judge(network)
        likely = iter(_log_chances(rated, picks.counts).tolist())
        for _observation, _opinions, start, actions, nexts in unknown:
            chances = {(*picked, part): next(likely) for picked, parts in nexts.items() for part in parts}
            for row, action in enumerate(actions, start):
                whole = self._title.parts(action)
                logits[row] = sum(chances[whole[:count]] for count in range(1, len(whole) + 1))


def _next_parts(title: Title, actions: Sequence[int]) -> dict[tuple[int, ...], list[int]]:
    """For each beginning of an option of several parts, which parts can be next."""
    nexts: dict[tuple[int, ...], list[int]] = {}
    for action in actions:
        parts = title.parts(action)
        for count, part in enumerate(parts):
            known = nexts.setdefault(parts[:count], [])
            if part not in known:
                known.append(part)
    return nexts


def _log_chances(logits: Floats, counts: Sequence[int]) -> Floats:
    """The logarithms of `option_chances`."""
    starts = np.concatenate(([0], np.cumsum(counts)[:-1])).astype(np.int64)
    least = logits - np.repeat(np.maximum.reduceat(logits, starts), counts)
    sums = np.log(np.add.reduceat(np.exp(least), starts))
    chances: Floats = least - np.repeat(sums, counts)
    return chances


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
