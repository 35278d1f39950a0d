"""A player that tries its options before it chooses."""

import math
import time
from dataclasses import replace
from typing import Final

from windfall.engine.decision import Decision
from windfall.engine.errors import UnknownBotError
from windfall.engine.observation import Observation
from windfall.players.bot import Bot
from windfall.players.generations import search_settings
from windfall.players.judge import judge_for
from windfall.thinking.contest import Contest, SearchSettings
from windfall.thinking.network import Network
from windfall.thinking.stakes import USUAL, stake

_NO_LIMIT: Final = 1 << 30  # of simulations, where only time counts


class SearchBot(Bot):
    """Samples worlds that agree with what its seat knows, and tries its best options in them by playing on.

    The budget is a number of simulations, or seconds, or both, whichever is used up first. Bots of the same seed and
    simulations choose alike if no time limits them.
    A network of one's own can be given; else it is the newest that comes with Windfall for the title, or that of a
    generation before, with the settings of its time.
    """

    name = "search"

    def __init__(
        self,
        seed: int,
        simulations: int | None = None,
        seconds: float | None = None,
        settings: SearchSettings | None = None,
        judge: Network | None = None,
        generation: int | None = None,
    ) -> None:
        settings = settings or search_settings(generation)
        if simulations is not None:
            settings = replace(settings, simulations=simulations)
        elif seconds is not None:
            settings = replace(settings, simulations=_NO_LIMIT)
        if settings.simulations < 1:
            raise UnknownBotError(f"the search bot needs at least 1 simulation, not {settings.simulations}")
        if seconds is not None and not seconds > 0:
            raise UnknownBotError(f"the search bot needs some time to search, not {seconds} seconds")
        self._seed = seed
        self._seconds = math.inf if seconds is None else seconds
        self._settings = settings
        self._judge = judge
        self._generation = generation

    def choose(self, observation: Observation, decision: Decision) -> int:
        started = time.perf_counter()
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        settings = self._settings
        judge = judge_for(observation.title, self._judge, self._generation)
        contest = Contest(judge, observation, actions, settings, self._seed)
        places = contest.worth_trying()
        if len(places) == 1:
            return actions[places[0]]
        worth = stake(observation.title.name, decision.kind) if settings.staked else USUAL
        simulations = max(1, round(settings.simulations * worth))
        return actions[contest.spend(places, simulations, started + self._seconds * worth)]
