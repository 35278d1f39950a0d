"""A player that rates every option and takes the best; how to rate is a title's own affair."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Final, TypeAlias, cast

from windfall.bots.bot import Bot
from windfall.engine.decision import Decision
from windfall.engine.errors import UnknownBotError
from windfall.engine.observation import Observation

# Rates each of the decision's actions, in their order. Unit and zero point are the title's own: compare, do not show.
Rater: TypeAlias = Callable[[Observation, Decision], Sequence[float]]

# The packages with a title's `rate`. A title is imported when it is first played: until then a user may still name
# corrected component files.
_PLAYERS: Final = {
    "newfrontiers": "windfall.bots.greedy.newfrontiers",
    "race": "windfall.bots.greedy.race",
    "jumpdrive": "windfall.bots.greedy.jumpdrive",
}

# Ratings closer than this are a tie: sums of the same numbers in another order differ by less.
TIE: Final = 1e-9


class GreedyBot(Bot):
    """Takes the option with the highest rating. It remembers nothing: what it chooses follows from the observation,
    and from its seed where several options are equally good."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, observation: Observation, decision: Decision) -> int:
        rate = rater(observation.title.name)
        if rate is None:
            raise UnknownBotError(
                f"the bot greedy does not play {observation.title.name}; it plays {', '.join(_PLAYERS)}"
            )
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        ratings = rate(observation, decision)
        highest = max(ratings)
        best = [action for action, rating in zip(actions, ratings, strict=True) if rating > highest - TIE]
        return best[(self._seed + observation.known.step()) % len(best)]


@cache
def rater(title: str) -> Rater | None:
    """How to rate options of a title; None if nobody has told yet."""
    return cast(Rater, import_module(_PLAYERS[title]).rate) if title in _PLAYERS else None
