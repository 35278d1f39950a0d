"""Made-up games with known results."""

from windfall.arena import Fixture, Played


def game(
    number: int,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    *,
    positions: tuple[int, ...] = (0, 1),
    ended_by: tuple[str, ...] = ("colonists",),
    rounds: int = 10,
    thought: tuple[tuple[float, ...], ...] | None = None,
) -> Played:
    """A game of 50 moves that took one second, the next starting when it ended."""
    return Played(
        fixture=Fixture(number, 0, positions),
        scores=scores,
        winners=winners,
        ended_by=ended_by,
        rounds=rounds,
        moves=50,
        journal=None,
        started=float(number),
        finished=float(number + 1),
        thought=thought or ((0.01,),) * len(scores),
    )
