"""The action space: every choice there is in the game has one number, the same in every state."""

from typing import Final

from windfall.titles.jumpdrive.components.cards import DESIGNS

# Ways to place a military world; other worlds are always paid for.
CONQUER: Final = 0
PAY: Final = 1
METHOD_IDS: Final = ("conquer", "pay")

_blocks: list[tuple[str, range]] = []


def _block(verb: str, size: int) -> int:
    start = _blocks[-1][1].stop if _blocks else 0
    _blocks.append((verb, range(start, start + size)))
    return start


PASS: Final[int] = _block("pass", 1)  # place no world with the development, or no second world
EXPLORE: Final[int] = _block("explore", 1)
DEVELOP: Final[int] = _block("develop", len(DESIGNS))
SETTLE: Final[int] = _block("settle", len(DESIGNS))
METHOD: Final[int] = _block("method", len(METHOD_IDS))
DISCARD: Final[int] = _block("discard", len(DESIGNS))
SECOND: Final[int] = _block("second", len(DESIGNS))

BLOCKS: Final[tuple[tuple[str, range], ...]] = tuple(_blocks)
ACTION_COUNT: Final[int] = BLOCKS[-1][1].stop
