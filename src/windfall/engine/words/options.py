"""What a decision tells, as it stands in the protocol. Protocols are described from the types of their fields, which
compiled code does not keep: so it is not compiled.
"""

from msgspec import Struct

from windfall.engine.words.message import Message


class Option(Struct, frozen=True):
    """One thing that can be chosen.

    `action` is its stable number in the title's action space, `subject` names what it is about, such as
    `tile:rebel_base` or `good:new_vinland` (None if it is about nothing on the table), `text` says it in words,
    `note` what choosing it means, worked out.
    """

    action: int
    subject: str | None
    text: Message
    note: Message | None = None


class Picks(Struct, frozen=True):
    """An answer that is a set: any `least` to `most` of these options, which fewer than `most` of them end with `done`.

    An option stands here as often as it can be chosen, such as a card of which there are two copies in hand.
    """

    least: int
    most: int
    options: tuple[Option, ...]
    done: int | None


class Refusal(Struct, frozen=True):
    """A thing that could be expected to be among the options, and why it is not."""

    subject: str
    why: Message


class Resting(Struct, frozen=True):
    """A place of the table, and why what lies there cannot be chosen now, as far as no option and no refusal is about
    it. The title names its places, and its table on the page says which thing lies where."""

    place: str
    why: Message
