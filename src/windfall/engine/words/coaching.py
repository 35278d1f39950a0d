"""What a coach says to somebody who learns the game, at a question: what it is for, and what to look at now."""

from collections.abc import Callable, Sequence
from typing import Annotated, Final, TypeAlias, TypeVar

from msgspec import Meta, Struct

from windfall.engine.words.message import Message

MOST_LOOKS: Final = 2  # lines about the position; more would not be read


class Expected(Struct, frozen=True):
    """What another seat will probably choose at the same time: one of the actions that a title has as `foreseen`."""

    seat: int
    action: int
    percent: int


class Coaching(Struct, frozen=True):
    """What is said at a question, if anything."""

    explains: Annotated[
        Message | None, Meta(description="what is asked, and what it is good for; for who does not know it yet")
    ] = None
    looks: Annotated[
        tuple[Message, ...], Meta(description="what to look at now, in this position; weightiest first, often nothing")
    ] = ()


NOTHING_TO_SAY: Final = Coaching()

S = TypeVar("S")
# What is to be looked at in a state, by the seat that is asked, with what others will probably choose.
Look: TypeAlias = Callable[[S, int, Sequence[Expected]], Sequence[Message]]


def coached(
    explained: Message | None, look: "Look[S] | None", state: S, seat: int, expected: Sequence[Expected]
) -> Coaching:
    """The words of a question, with the weightiest of what there is to look at."""
    looks = () if look is None else tuple(look(state, seat, expected))[:MOST_LOOKS]
    return Coaching(explained, looks)


def weightiest(lines: Sequence[tuple[float, Message]]) -> list[Message]:
    """Lines by their weight, the weightiest first; those without any are left out."""
    return [line for weight, line in sorted(lines, key=lambda each: -each[0]) if weight > 0]
