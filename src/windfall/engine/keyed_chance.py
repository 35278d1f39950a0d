"""Chance for games of a host: nobody who sees the draws can work out those to come, and when the game is over everybody
can check that they were not chosen.

All draws follow from a secret of 32 bytes. The host shows its commitment, the SHA-256 of the secret, before the first
choice, and tells the secret when the game is over. After a take-back that revealed something the future is dealt
anew: from that draw on, another number goes into the key.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from windfall.engine.chance import Chance

SECRET_BYTES: Final = 32
_NUMBER_BYTES: Final = 8
_DRAW_BYTES: Final = 16
_DRAW_BITS: Final = 8 * _DRAW_BYTES
_PERSON: Final = b"windfall deal"


def commitment(secret: bytes) -> str:
    """What is shown of a secret before it is told.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def dealt_anew(redealt: Sequence[tuple[int, int]], draws: int) -> tuple[tuple[int, int], ...]:
    """The same deal with another future after so many draws; its number is one that no deal of this game had.

    >>> dealt_anew(dealt_anew([], 30), 20)
    ((20, 2),)
    """
    number = max([number for _draws, number in redealt], default=0) + 1
    return (*[(at, earlier) for at, earlier in redealt if at < draws], (draws, number))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class KeyedChance(Chance):
    """A stream of draws from a secret.

    The n-th draw is the BLAKE2b of n, keyed with the key of its deal, which is the BLAKE2b of the number of the deal,
    keyed with the secret. Each pair in `redealt` is after how many draws a deal began, and its number; the first has
    number 0.

    >>> chance = KeyedChance(bytes(32))
    >>> again = chance.copy()
    >>> [chance.below(6) for _ in range(8)] == [again.below(6) for _ in range(8)]
    True
    """

    __slots__ = ("_draws", "_key", "_redealt", "_secret")

    def __init__(self, secret: bytes, redealt: Sequence[tuple[int, int]] = ()) -> None:
        super().__init__(0)
        self._secret = secret
        self._redealt = tuple(redealt)
        self._draws = 0
        self._key = self._key_of(0)

    def _key_of(self, number: int) -> bytes:
        text = number.to_bytes(_NUMBER_BYTES, "big")
        return hashlib.blake2b(text, digest_size=SECRET_BYTES, key=self._secret, person=_PERSON).digest()

    def below(self, count: int) -> int:
        for draws, number in self._redealt:
            if draws == self._draws:
                self._key = self._key_of(number)
        text = self._draws.to_bytes(_NUMBER_BYTES, "big")
        self._draws += 1
        drawn = hashlib.blake2b(text, digest_size=_DRAW_BYTES, key=self._key).digest()
        return (int.from_bytes(drawn, "big") * count) >> _DRAW_BITS

    @property
    def place(self) -> int:
        return self._draws

    def copy(self) -> "KeyedChance":
        twin = KeyedChance(self._secret, self._redealt)
        twin._draws = self._draws
        twin._key = self._key
        return twin
