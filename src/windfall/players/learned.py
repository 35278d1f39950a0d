"""A player that learned by playing against itself."""

import random

import numpy as np

from windfall.engine.decision import Decision
from windfall.engine.errors import UnknownBotError
from windfall.engine.observation import Observation
from windfall.engine.title import Title
from windfall.players.bot import Bot
from windfall.players.judge import judge_for
from windfall.thinking.batch import Batch, option_chances
from windfall.thinking.network import Network


class LearnedBot(Bot):
    """Takes the option that the network rates highest; with a temperature it draws one by the ratings instead, and the
    higher the temperature, the more often a lower one.

    A network of one's own can be given; else it is the newest that comes with Windfall for the title, or that of a
    generation before.
    """

    name = "learned"

    def __init__(
        self, seed: int, temperature: float = 0.0, judge: Network | None = None, generation: int | None = None
    ) -> None:
        if not 0 <= temperature < float("inf"):
            raise UnknownBotError(f"the temperature of the learned bot is 0 or more, such as 0.5, not {temperature!r}")
        self._random = random.Random(seed)
        self._temperature = temperature
        self._judge = judge
        self._generation = generation

    @property
    def temperature(self) -> float:
        return self._temperature

    def judge(self, title: Title) -> Network:
        """The network that it plays a title with."""
        return judge_for(title, self._judge, self._generation)

    def choose(self, observation: Observation, decision: Decision) -> int:
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        judge = self.judge(observation.title)
        batch = Batch(observation.title, 1, judge.hearing.opinions)
        batch.add_observed(observation, actions, with_opinions=True)
        _judgement, logits = batch.judge(judge)
        if self._temperature:
            chances = option_chances(logits, [len(actions)], self._temperature)
            return self._random.choices(actions, chances.tolist())[0]
        best = np.flatnonzero(logits == logits.max()).tolist()
        return actions[best[0] if len(best) == 1 else self._random.choice(best)]
