"""A player that rates every option and takes the best; how to rate is a title's own affair."""

from windfall.engine.decision import Decision
from windfall.engine.errors import UnknownBotError
from windfall.engine.observation import Observation
from windfall.engine.title import RATING_TIE
from windfall.players.bot import Bot
from windfall.players.generations import check_greedy


class GreedyBot(Bot):
    """Takes the option with the highest rating. It remembers nothing: what it chooses follows from the observation,
    and from its seed where several options are equally good."""

    name = "greedy"

    def __init__(self, seed: int, generation: int | None = None) -> None:
        check_greedy(generation)
        self._seed = seed

    def choose(self, observation: Observation, decision: Decision) -> int:
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        ratings = observation.title.rate(observation, actions)
        if ratings is None:
            raise UnknownBotError(
                f"the bot greedy does not play {observation.title.label}, which has no rule-based player"
            )
        highest = max(ratings)
        best = [action for action, rating in zip(actions, ratings, strict=True) if rating > highest - RATING_TIE]
        return best[(self._seed + observation.known.step()) % len(best)]
