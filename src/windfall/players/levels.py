"""How strong a bot is, in words that a person chooses by; each level is one of the bots.

The steps between them are measured on the ladder (docs/strength.md). The time of `hard` is for slow machines; on others
its simulations are used up before."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windfall.engine.errors import UnknownBotError
from windfall.engine.words.message import Message, message, several


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    label: Message
    text: Message
    bot: str
    quick: bool = False  # chooses in a moment


USUAL: Final = "medium"  # for who does not choose
_LEVELS: Final = (
    Level("beginner", message("engine-level-beginner"), message("engine-level-beginner-text"), "novice", quick=True),
    Level("easy", message("engine-level-easy"), message("engine-level-easy-text"), "novice:0.15", quick=True),
    Level(USUAL, message("engine-level-medium"), message("engine-level-medium-text"), "greedy", quick=True),
    Level("hard", message("engine-level-hard"), message("engine-level-hard-text"), "search:240,0.8s"),
)


def levels() -> tuple[Level, ...]:
    """The levels, weakest first."""
    return _LEVELS


def of_the_host(name: str, bot: str) -> Level:
    """A bot that the host of a server offers besides, by a name of the host's own."""
    return Level(name, message("engine-as-written", text=name), message("engine-level-offered-text"), bot)


def level(name: str, offered: Sequence[Level] = _LEVELS) -> Level:
    """The level of that name.

    >>> level("medium").bot
    'greedy'
    """
    for each in offered:
        if each.name == name:
            return each
    known = several([each.name for each in offered], "plain")
    raise UnknownBotError(message("engine-no-such-level", name=name, known=known))
