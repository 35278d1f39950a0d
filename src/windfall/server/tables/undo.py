"""Taking back: which moves it removes, and whether the others have to agree.

Picks of an answer that still waits are nobody else's business and can always be taken back. Otherwise a seat goes back
to before its last choice, and everything that came of it is undone. Nobody has to be asked for that if nothing
hidden was revealed since then and no other person moved, as far as the seat may know. What others have picked in
answers that still wait is undone, too; whether they have must not be told by asking them.
"""

from collections.abc import Iterable, Set
from dataclasses import dataclass

from windfall.server.tables.course import Course, PlayedMove


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The moves to remove; `own` if they are picks that nobody else knows of."""

    numbers: frozenset[int]
    free: bool
    own: bool


def take_back(course: Course, seat: int, others: Set[int]) -> TakeBack | None:
    """What it means for this seat to take back now; `others` are the seats of the other people."""
    last = next((move for move in reversed(course.moves) if move.seat == seat and move.choice), None)
    if last is None or course.game.over:
        return None
    since = course.since(last.record.gesture)
    gesture = [move for move in since if move.record.gesture == last.record.gesture]
    now = course.game.state.step()
    if last.step == now:
        return TakeBack(_numbers(move for move in gesture if move.step == now), free=True, own=True)
    first = gesture[0]
    removed = [move for move in since if _came_of(move, first)]
    free = not others or (
        first.draws == course.game.draws
        and not any(move.together for move in gesture)
        and not any(move.seat in others for move in removed if move.step < now)
    )
    return TakeBack(_numbers(removed), free, own=False)


def _came_of(move: PlayedMove, first: PlayedMove) -> bool:
    """What others answered to the same question stays."""
    if move.step == first.step:
        return move.seat == first.seat and move.record.number >= first.record.number
    return move.step > first.step


def _numbers(moves: Iterable[PlayedMove]) -> frozenset[int]:
    return frozenset(move.record.number for move in moves)
