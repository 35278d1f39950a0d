"""What is said to people: the id of a sentence with its arguments. It travels as it is, from the rules to whoever
reads it, and is put into words there, in the reader's language. `catalogue.py` has the words.

    >>> str(message("engine-seat", number=3))
    'Seat 3'
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, Union

import msgspec

Joined: TypeAlias = Literal["and", "or", "plain", "sentences"]


class Named(msgspec.Struct, frozen=True, tag_field="is", tag="name"):
    """A card, a tile or another component, by its name: the printed one, unless the reader's language has another."""

    subject: str  # as in the protocol, such as `card:gem_world`
    printed: str


class Seat(msgspec.Struct, frozen=True, tag_field="is", tag="seat"):
    """A player, by the name they have at the table."""

    seat: int


class Several(msgspec.Struct, frozen=True, tag_field="is", tag="list"):
    """Things one after the other, as the language joins them: with "and", with "or", with commas alone, or, if they are
    whole sentences, with spaces."""

    items: tuple["Argument", ...]
    joined: Joined = "and"


class Message(msgspec.Struct, frozen=True, tag_field="is", tag="text"):
    """A sentence, or a part of one. Its id begins with the part of the catalogue that it stands in: `race-pay-cards`
    is in `race.ftl`. Arguments that are texts of one word choose between variants: a kind, a phase."""

    id: str
    args: dict[str, "Argument"] = {}

    def __str__(self) -> str:
        """In the language of this process, for terminals, tests and documents."""
        return self.said()

    def said(self, players: Sequence[str] = ()) -> str:
        """In the language of this process, with these players' names by seat."""
        from windfall.engine.words.catalogue import wording  # noqa: PLC0415 (it knows messages)

        return wording().say(self, players)


# A number that is counted or shown, a text of one word that chooses a variant, or something with words of its own.
Argument: TypeAlias = Union[int, float, str, Named, Seat, Several, Message]  # noqa: UP007 (msgspec resolves names in it)


def message(id: str, /, **args: Argument) -> Message:  # noqa: A002
    return Message(id, args)


def several(items: Iterable[Argument], joined: Joined = "and") -> Several:
    return Several(tuple(items), joined)
