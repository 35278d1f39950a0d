"""The contract of a title's state: plain data that says what is asked, and can be copied and compared.

What happens while a move is played is told in events: tuples of small ints `(code, audience, seat, ...)`, in the
title's own codes. The audience is a seat that alone may know of the event, or `EVERYONE`.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Final, Self, TypeAlias

from mypy_extensions import mypyc_attr

Event: TypeAlias = tuple[int, ...]

EVERYONE: Final = -1
SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(ABC):
    """One position of one game. Copies are independent; two states with the same `key` play on alike."""

    __slots__ = ("events", "over", "players", "round", "together")

    players: int
    over: bool
    round: int  # the round that is played; 0 before the first
    together: bool  # all seats are asked, and answer without knowing of each other
    events: list[Event]  # what the last move brought about; not part of the position

    @abstractmethod
    def seats(self) -> Sequence[int]:
        """The seats that must choose now, in ascending order; empty only when the game is over."""

    @abstractmethod
    def question(self, seat: int) -> int:
        """What this seat is asked, as the title's code for it."""

    @abstractmethod
    def options(self, seat: int) -> Sequence[int]:
        """The actions this seat may choose from now; never to be changed by the caller."""

    @abstractmethod
    def step(self) -> int:
        """A number that grows whenever answers given so far may be known to others.

        Answers within one step are simultaneous: their order means nothing, and a journal does not keep it.
        """

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, equal to this one."""

    @abstractmethod
    def key(self) -> Hashable:
        """Everything that matters, as nested tuples."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
