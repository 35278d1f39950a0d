"""What a finished game is worth."""

import doctest

import pytest

from windfall.engine.errors import SetupError
from windfall.engine.title import Result
from windfall.research import rewards as module
from windfall.research.rewards import highest_reward, lowest_reward, rewards


def _result(*scores: int, winners: tuple[int, ...]) -> Result:
    return Result(scores, winners, (), (), 10)


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("reward", ["win", "score"])
@pytest.mark.parametrize(
    "result", [_result(30, 20, winners=(0,)), _result(30, 30, 10, 5, winners=(0, 1)), _result(1, 2, 3, winners=(2,))]
)
def test_rewards_sum_to_zero_and_stay_within_bounds(reward: str, result: Result) -> None:
    earned = rewards(result, reward)
    assert sum(earned) == pytest.approx(0)
    assert max(earned) <= highest_reward(reward)
    assert min(earned) >= lowest_reward(reward, len(result.scores))
    assert max(earned) == earned[result.winners[0]]


def test_a_shared_victory_is_worth_a_part() -> None:
    tied = _result(30, 30, winners=(0, 1))
    assert tied.shares == (0.5, 0.5)
    assert rewards(tied) == [0, 0]


def test_other_rewards_are_refused() -> None:
    with pytest.raises(SetupError, match="there is no reward 'glory'; there is win, score"):
        rewards(_result(1, 2, winners=(1,)), "glory")
