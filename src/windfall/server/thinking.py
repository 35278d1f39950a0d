"""What runs in a worker process: one bot makes one choice. Nothing of the server is imported here."""

import os
import pickle
from collections.abc import Mapping
from typing import Final, TypeAlias

from windfall.engine.decision import Decision
from windfall.engine.files.component_folder import use_texts
from windfall.engine.observation import Observation
from windfall.players.programs.player import SECONDS_VARIABLE
from windfall.players.registry import bot
from windfall.workers import pin_threads

Texts: TypeAlias = Mapping[str, Mapping[str, str]]  # component files by title and name
AS_READ: Final[Texts] = {}  # the worker reads them itself


def prepare(texts: Texts) -> None:
    """Workers use one core each, and play with the component files of the server."""
    pin_threads()
    for title, files in texts.items():
        use_texts(title, files)


def prepare_bots(seconds: float, texts: Texts) -> None:
    """Workers of bots are killed if one takes longer than so many seconds: a program is given up before."""
    prepare(texts)
    os.environ.setdefault(SECONDS_VARIABLE, str(seconds / 2))


def think(name: str, seed: int, question: bytes) -> int:
    """The choice of the bot of this name. The question is a pickled observation, its decision and the settings."""
    observation, decision, settings = pickle.loads(question)
    assert isinstance(observation, Observation)
    assert isinstance(decision, Decision)
    player = bot(name, seed)
    player.begin(observation, settings)
    return player.choose(observation, decision)
