"""How strong a bot is, in words that a person chooses by; each level is one of the bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windfall.engine.errors import UnknownBotError


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    text: str
    bot: str


USUAL: Final = "medium"  # for who does not choose
_LEVELS: Final = (
    Level("easy", "Knows the rules, and often follows a whim.", "novice"),
    Level(USUAL, "Takes what looks best right now.", "greedy"),
    Level("hard", "Has learned the game, and thinks ahead.", "search:240"),
)


def levels() -> tuple[Level, ...]:
    """The levels, weakest first."""
    return _LEVELS


def level(name: str, offered: Sequence[Level] = _LEVELS) -> Level:
    """The level of that name.

    >>> level("medium").bot
    'greedy'
    """
    for each in offered:
        if each.name == name:
            return each
    raise UnknownBotError(f"there is no level {name!r}; there is {', '.join(each.name for each in offered)}")
