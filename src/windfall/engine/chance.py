"""The chance stream: the only source of randomness in a game, and it stays outside the state.

A state holds bags and decks as sorted pools without an order. Whenever the rules draw, they ask the stream of the
game being played. A search hands over a stream of its own, a test scripts the draws, and a recorded game from
elsewhere replays with the draws it had.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from windfall.engine.errors import WindfallError

_MASK: Final = (1 << 64) - 1
# SplitMix64: the n-th number of a stream is a hash of seed + n * _STEP, so a stream is two numbers and the same on
# every platform.
_STEP: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Chance:
    """A reproducible stream of random numbers.

    >>> chance = Chance(7)
    >>> [chance.below(6) for _ in range(8)]
    [2, 0, 5, 3, 2, 1, 2, 1]
    >>> bag = [10, 20, 30]
    >>> chance.draw(bag), bag
    (10, [20, 30])
    """

    __slots__ = ("_at",)

    def __init__(self, seed: int) -> None:
        self._at = seed & _MASK

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely (to within 2**-57 for any pool a game has)."""
        at = self._at = (self._at + _STEP) & _MASK
        at = ((at ^ (at >> 30)) * _MIX_1) & _MASK
        at = ((at ^ (at >> 27)) * _MIX_2) & _MASK
        return ((at ^ (at >> 31)) * count) >> 64

    def draw(self, pool: list[int]) -> int:
        """Take one item of the pool out of it."""
        return pool.pop(self.below(len(pool)))

    @property
    def place(self) -> int:
        """Where the stream is: another number after every draw."""
        return self._at

    def copy(self) -> "Chance":
        return Chance(self._at)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ScriptedChance(Chance):
    """Gives the draws it was told, in order: items of a pool for `draw`, numbers for `below`.

    >>> chance = ScriptedChance([30, 10])
    >>> bag = [10, 20, 30]
    >>> chance.draw(bag), chance.draw(bag), bag
    (30, 10, [20])
    """

    __slots__ = ("_next", "_script")

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__(0)
        self._script = tuple(script)
        self._next = 0

    def _take(self) -> int:
        if self._next == len(self._script):
            raise WindfallError(f"the script of {self._next} draws is used up; add the next draw to it")
        self._next += 1
        return self._script[self._next - 1]

    def below(self, count: int) -> int:
        number = self._take()
        if not 0 <= number < count:
            raise WindfallError(f"draw {self._next} of the script is {number}, but must be 0 to {count - 1}")
        return number

    def draw(self, pool: list[int]) -> int:
        item = self._take()
        if item not in pool:
            raise WindfallError(f"draw {self._next} of the script is {item}, which is not in the pool {pool}")
        pool.remove(item)
        return item

    @property
    def place(self) -> int:
        return self._next

    def copy(self) -> "ScriptedChance":
        twin = ScriptedChance(self._script)
        twin._next = self._next
        return twin
