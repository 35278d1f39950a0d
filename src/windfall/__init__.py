"""Windfall: the games of the Race for the Galaxy family on one engine.

>>> import windfall
>>> game = windfall.new("newfrontiers", players=2, seed=7)
>>> while not game.over:
...     decision = game.pending[0]
...     game.play(decision.seat, decision.options[0].action)
>>> game.result.ended_by
('colonists',)
"""

from windfall import titles
from windfall.engine.chance import Chance, ScriptedChance
from windfall.engine.decision import Decision, Option
from windfall.engine.errors import WindfallError
from windfall.engine.files.component_folder import use_data
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game, new, replay, sample, upgrade
from windfall.engine.observation import Observation
from windfall.engine.registry import title, title_names
from windfall.engine.state import SPECTATOR
from windfall.engine.title import Result, Title
from windfall.players import Bot, bot, bots, register_bot

__all__ = [
    "SPECTATOR",
    "Bot",
    "Chance",
    "Decision",
    "Game",
    "Journal",
    "Observation",
    "Option",
    "Result",
    "ScriptedChance",
    "Title",
    "WindfallError",
    "bot",
    "bots",
    "new",
    "register_bot",
    "replay",
    "sample",
    "title",
    "title_names",
    "titles",
    "upgrade",
    "use_data",
]
