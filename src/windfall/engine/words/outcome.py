"""How a game ended, as it stands in the protocol; not compiled, as `options.py` tells."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Ties that the rules leave are shared victories."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]  # for each seat: category -> VP
    ended_by: tuple[str, ...]  # the end conditions that were met
    rounds: int

    @property
    def shares(self) -> tuple[Fraction, ...]:
        """What each seat has of the victory."""
        return win_shares(self.winners, len(self.scores))

    @property
    def places(self) -> tuple[int, ...]:
        """In which place each seat finished."""
        return finish_places(self.scores, self.winners)


def finish_places(scores: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """The winners first, the others by their scores; who is equal shares a place.

    >>> finish_places((30, 30, 25, 10), (1,))
    (2, 1, 3, 4)
    """
    finish = [(0, 0) if seat in winners else (1, -score) for seat, score in enumerate(scores)]
    return tuple([1 + sum([other < own for other in finish]) for own in finish])


def win_shares(winners: Sequence[int], seats: int) -> tuple[Fraction, ...]:
    """1 for the winner, a part of it for each of several winners, 0 for the others.

    >>> win_shares((0, 2), 3)
    (Fraction(1, 2), Fraction(0, 1), Fraction(1, 2))
    """
    share = Fraction(1, len(winners))
    return tuple([share if seat in winners else Fraction(0) for seat in range(seats)])
