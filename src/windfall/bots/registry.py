"""The bots there are, by name."""

from collections.abc import Callable
from typing import Final

from windfall.bots.bot import Bot
from windfall.bots.greedy import GreedyBot
from windfall.bots.novice import NoviceBot
from windfall.bots.random_bot import RandomBot
from windfall.engine.errors import UnknownBotError

_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
}


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_MAKERS)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; bots of the same seed choose alike.

    >>> bot("random", seed=3).name
    'random'
    """
    if name not in _MAKERS:
        raise UnknownBotError(f"there is no bot {name!r}; there is {', '.join(_MAKERS)}")
    return _MAKERS[name](seed)
