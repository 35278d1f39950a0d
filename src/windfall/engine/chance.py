"""The chance stream: the only source of randomness in a game, and it stays outside the state.

A state holds bags and decks as sorted pools without an order. Whenever the rules draw, they ask the stream of the
game being played. A search hands over a stream of its own, a test scripts the draws, and a recorded game from
elsewhere replays with the draws it had.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from windfall.engine.errors import WindfallError
from windfall.engine.pool import COMPILED

_MASK: Final = (1 << 64) - 1
# SplitMix64: the n-th number of a stream is a hash of seed + n * _STEP, so a stream is two numbers and the same on
# every platform.
_STEP: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB
# Compiled, the same in the processor's own numbers: 64 bits that wrap by themselves, the first of which is a sign.
# Constants stand in two halves: mypyc makes an object of a longer one, and converts it at every use.
_NATIVE_COUNTS: Final = 1 << 31
_WRAP: Final = 1 << 64
_HIGH_STEP: Final[i64] = -0x61C88647
_LOW_STEP: Final[i64] = 0x7F4A7C15
_HIGH_MIX_1: Final[i64] = -0x40A7B893
_LOW_MIX_1: Final[i64] = 0x1CE4E5B9
_HIGH_MIX_2: Final[i64] = -0x6B2FB645
_LOW_MIX_2: Final[i64] = 0x133111EB


def _whole(high: i64, low: i64) -> i64:
    return (high << 32) | low


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
        at = seed & _MASK
        self._at: i64 = at - _WRAP if COMPILED and at >> 63 else at

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely (to within 2**-57 for any pool a game has)."""
        if COMPILED and count < _NATIVE_COUNTS:
            return self._native_below(count)
        before: int = self._at
        at = (before + _STEP) & _MASK
        self._at = at - _WRAP if COMPILED and at >> 63 else at
        at = ((at ^ (at >> 30)) * _MIX_1) & _MASK
        at = ((at ^ (at >> 27)) * _MIX_2) & _MASK
        return ((at ^ (at >> 31)) * count) >> 64

    def _native_below(self, count: i64) -> i64:
        """The same number. Shifts keep the sign, so what they bring in from the left is masked."""
        at = self._at = self._at + _whole(_HIGH_STEP, _LOW_STEP)
        at = (at ^ ((at >> 30) & 0x3FFFFFFFF)) * _whole(_HIGH_MIX_1, _LOW_MIX_1)
        at = (at ^ ((at >> 27) & 0x1FFFFFFFFF)) * _whole(_HIGH_MIX_2, _LOW_MIX_2)
        at ^= (at >> 31) & 0x1FFFFFFFF
        return (((at >> 32) & 0xFFFFFFFF) * count + (((at & 0xFFFFFFFF) * count) >> 32)) >> 32

    def draw(self, pool: list[int]) -> int:
        """Take one item of the pool out of it."""
        return pool.pop(self.below(len(pool)))

    @property
    def place(self) -> int:
        """Where the stream is: another number after every draw."""
        return int(self._at) & _MASK

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
