"""A position on the stage: where a game stands, whose turn it is to try something, and how the others play."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from windfall.engine.files.journal import Journal

USUAL_BOT: Final = "greedy"

Moves: TypeAlias = tuple[tuple[int, int], ...]  # seats and actions, as in a journal


@dataclass(frozen=True, slots=True)
class Scene:
    """The journal leads to the position; it stays on the server. The id is of this scene alone, whatever room it is of.

    As long as everybody follows `line`, the others play what stands there; else, and when it has ended, the bot plays
    for them. It must be one that chooses in a moment.
    """

    id: str
    journal: Journal
    seat: int
    line: Moves = ()
    bot: str = USUAL_BOT
