"""What a finished game is worth to each seat."""

from typing import Final

from windfall.engine.errors import SetupError
from windfall.engine.title import Result

# "win": a victory is worth 1 and a defeat -1/(players - 1); a victory shared by several is worth a part of that.
# "score": the own score less the mean of the others, divided by SCORE_SCALE.
# Both sum to zero over all seats.
REWARDS: Final = ("win", "score")
SCORE_SCALE: Final = 20.0
# No empire of any title scores more than this, nor less than minus this.
HIGHEST_SCORE: Final = 400.0


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise SetupError(f"there is no reward {reward!r}; there is {', '.join(REWARDS)}")


def rewards(result: Result, reward: str = "win") -> list[float]:
    """For each seat.

    >>> rewards(Result((30, 40, 20), (1,), (), (), 9))
    [-0.5, 1.0, -0.5]
    >>> rewards(Result((30, 40, 20), (1,), (), (), 9), "score")
    [0.0, 0.75, -0.75]
    """
    check_reward(reward)
    players = len(result.scores)
    if reward == "win":
        return [(share * players - 1) / (players - 1) for share in map(float, result.shares)]
    total = sum(result.scores)
    return [(score - (total - score) / (players - 1)) / SCORE_SCALE for score in result.scores]


def highest_reward(reward: str) -> float:
    return 1.0 if reward == "win" else 2 * HIGHEST_SCORE / SCORE_SCALE


def lowest_reward(reward: str, players: int) -> float:
    return -1 / (players - 1) if reward == "win" else -2 * HIGHEST_SCORE / SCORE_SCALE
