"""What a client draws a table from: an observation as named data, in a form of each title's own."""

from msgspec import Struct


class View(Struct, frozen=True):
    """What a seat knows of a game, in its title's own form. All titles count rounds."""

    round: int


class PickView(Struct, frozen=True):
    """A pick of an answer that is not complete yet; those of others are hidden."""

    verb: str
    subject: str | None
