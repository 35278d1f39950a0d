"""A bot whose choices are made by a program."""

import os
import weakref
from collections.abc import Mapping
from typing import Final

from windfall.engine.decision import Decision
from windfall.engine.errors import SetupError
from windfall.engine.observation import Observation
from windfall.engine.title import SettingValue
from windfall.players.bot import Bot
from windfall.players.programs.program import give_back, take

SECONDS_VARIABLE: Final = "WINDFALL_BOT_SECONDS"
_SECONDS: Final = 30.0  # for a choice


class ProgramBot(Bot):
    """A bot by the command of its program, which plays one seat at a time and goes on to another game when this bot is
    not used any more.

    `seconds` is how long it may take for a choice; if it is not given, the environment variable WINDFALL_BOT_SECONDS
    says it, else it is half a minute. A program that ends, is late or answers what it may not is ended, and the error
    says why.
    """

    def __init__(self, command: str, seed: int, seconds: float | None = None) -> None:
        self._seconds = _checked_seconds() if seconds is None else seconds
        self._seed = seed
        self._program = take(command)
        self.name = self._program.hello.name
        self._settings: Mapping[str, SettingValue] | None = None
        self._game: tuple[str, int, int] | None = None  # title, players and seat of the game that it was told of
        self._round = 0
        weakref.finalize(self, give_back, self._program)

    def begin(self, observation: Observation, settings: Mapping[str, SettingValue]) -> None:
        self._settings = settings
        self._tell_game(observation)

    def choose(self, observation: Observation, decision: Decision) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        known = observation.known
        if self._game != (observation.title.name, known.players, observation.seat) or known.round < self._round:
            self._tell_game(observation)
        self._round = known.round
        return self._program.choose(observation, decision, self._seconds)

    def _tell_game(self, observation: Observation) -> None:
        self._program.begin(observation, self._settings, self._seed, self._seconds)
        self._game = (observation.title.name, observation.known.players, observation.seat)
        self._round = observation.known.round


def _checked_seconds() -> float:
    text = os.environ.get(SECONDS_VARIABLE)
    try:
        seconds = _SECONDS if text is None else float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise SetupError(f"{SECONDS_VARIABLE} is a number of seconds such as 10, not {text!r}")
    return seconds
