"""A player that tries its options before it chooses."""

import time
from collections.abc import Sequence
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

_WORLDS_AT_ONCE: Final = 4  # with a budget of seconds


class SearchBot(Bot):
    """Samples worlds that agree with what its seat knows, and tries its best options in them by playing on.

    The budget is a number of simulations, or seconds. Bots of the same seed and simulations choose alike.
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
        if settings.simulations < 1:
            raise UnknownBotError(f"the search bot needs at least 1 simulation, not {settings.simulations}")
        if seconds is not None and not seconds > 0:
            raise UnknownBotError(f"the search bot needs some time to search, not {seconds} seconds")
        self._seed = seed
        self._seconds = seconds
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
        places = contest.likeliest(settings.candidates, settings.unlikely)
        if len(places) == 1 or contest.policy[places[0]] > settings.certain:
            return actions[places[0]]
        if self._seconds is None:
            return actions[contest.spend(places, settings.simulations)]
        return actions[_spend_seconds(contest, places, started, self._seconds)]


def _spend_seconds(contest: Contest, places: Sequence[int], started: float, seconds: float) -> int:
    def try_more(left: Sequence[int], share: float) -> None:
        contest.try_in(left, _WORLDS_AT_ONCE)
        while time.perf_counter() < started + seconds * share:
            contest.try_in(left, _WORLDS_AT_ONCE)

    return contest.halve(places, try_more)
