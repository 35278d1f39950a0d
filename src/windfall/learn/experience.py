"""What self-play brings home: the decisions of many games with how the games ended, packed for the learner."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from windfall.thinking.network import Floats


@dataclass(frozen=True, slots=True)
class SparseRows:
    """Rows of features, of which most are zero: only the others are kept."""

    starts: NDArray[np.int64]  # [n + 1], where each row starts in the other two
    columns: NDArray[np.integer]  # small ones are quick to sort
    values: Floats
    width: int

    @staticmethod
    def of(rows: Floats) -> "SparseRows":
        count, width = rows.shape
        flat = rows.ravel()
        # numbers of one array that are true or false are found several times as fast as those of rows
        places = np.flatnonzero(flat != 0)
        begins = np.arange(0, (count + 1) * width, width)
        starts = np.searchsorted(places, begins)
        columns = places - np.repeat(begins[:-1], np.diff(starts))
        return SparseRows(starts, columns.astype(np.uint16), flat[places], width)

    def some(self, rows: NDArray[np.int64]) -> "SparseRows":
        """Some of the rows."""
        counts = self.starts[rows + 1] - self.starts[rows]
        places = expand(self.starts[rows], counts)
        starts = np.concatenate(([0], np.cumsum(counts)))
        return SparseRows(starts, self.columns[places], self.values[places], self.width)

    def turned(self) -> "SparseRows":
        """Rows and columns exchanged."""
        order = np.argsort(self.columns, kind="stable")
        row = np.repeat(np.arange(len(self.starts) - 1), np.diff(self.starts))
        starts = np.concatenate(([0], np.cumsum(np.bincount(self.columns, minlength=self.width))))
        return SparseRows(starts, row[order].astype(np.int32), self.values[order], len(self.starts) - 1)

    def dense(self) -> Floats:
        """The rows with their zeros."""
        dense = np.zeros((len(self.starts) - 1, self.width), np.float32)
        dense[np.repeat(np.arange(len(dense)), np.diff(self.starts)), self.columns] = self.values
        return dense

    @staticmethod
    def join(parts: Sequence["SparseRows"]) -> "SparseRows":
        return SparseRows(
            join_starts([part.starts for part in parts]),
            np.concatenate([part.columns for part in parts]),
            np.concatenate([part.values for part in parts]),
            parts[0].width,
        )


@dataclass(frozen=True, slots=True)
class Experience:
    """n decisions with m options in all, from complete games."""

    features: SparseRows  # [n, features]
    options: SparseRows  # [m, option features]
    actions: NDArray[np.int32]  # [m]
    option_starts: NDArray[np.int64]  # [n + 1], where the options of each decision start
    chosen: NDArray[np.int32]  # [n], which of its options, from 0
    chance: Floats  # [n], how likely the network was to choose it
    players: NDArray[np.int8]  # [n]
    wins: Floats  # [n, 5], win shares of the relative seats in the end
    scores: Floats  # [n, 5], final scores of the relative seats
    advantage: Floats | None  # [n], how much better than expected the game went from there; None for lessons
    foreseen: Floats  # [n, 4, foreseen], what the others chose at the same time; -1 where it was no such decision

    def __len__(self) -> int:
        return len(self.chosen)

    @staticmethod
    def join(parts: Sequence["Experience"]) -> "Experience":
        return Experience(
            features=SparseRows.join([part.features for part in parts]),
            options=SparseRows.join([part.options for part in parts]),
            actions=np.concatenate([part.actions for part in parts]),
            option_starts=join_starts([part.option_starts for part in parts]),
            chosen=np.concatenate([part.chosen for part in parts]),
            chance=np.concatenate([part.chance for part in parts]),
            players=np.concatenate([part.players for part in parts]),
            wins=np.concatenate([part.wins for part in parts]),
            scores=np.concatenate([part.scores for part in parts]),
            advantage=_join_advantages([part.advantage for part in parts]),
            foreseen=np.concatenate([part.foreseen for part in parts]),
        )


def _join_advantages(parts: Sequence[Floats | None]) -> Floats | None:
    told = [part for part in parts if part is not None]
    assert len(told) in (0, len(parts)), "lessons and own games are not mixed"
    return np.concatenate(told) if told else None


def join_starts(parts: Sequence[NDArray[np.int64]]) -> NDArray[np.int64]:
    """The starts of rows that are put one after the other."""
    counts = np.concatenate([np.diff(part) for part in parts])
    return np.concatenate(([0], np.cumsum(counts)))


def expand(starts: NDArray[np.int64], counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """All places of ranges that start somewhere and are so long, one range after the other.

    >>> expand(np.array([4, 0]), np.array([3, 2])).tolist()
    [4, 5, 6, 0, 1]
    """
    ends = np.cumsum(counts)
    places: NDArray[np.int64] = np.arange(int(ends[-1]) if len(ends) else 0)
    places += np.repeat(starts - (ends - counts), counts)
    return places
