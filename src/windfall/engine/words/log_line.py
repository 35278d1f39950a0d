"""A line of the log, as it stands in the protocol; not compiled, as `options.py` tells."""

from msgspec import Struct

from windfall.engine.words.message import Message


class LogLine(Struct, frozen=True):
    """What one event tells, whose it is, whether only the viewer may know of it, and the round that it opens."""

    text: Message
    seat: int | None
    private: bool
    round: int | None
