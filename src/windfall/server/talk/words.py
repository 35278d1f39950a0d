"""The words that processes say to each other, and how they are written."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from windfall.server.database.records import (
    ClockRecord,
    LineRecord,
    MoveRecord,
    MuteRecord,
    NoteRecord,
    Orders,
    WishRecord,
)


class _Word(Struct, frozen=True, tag=True, array_like=True):
    pass


# At a table


class Changed(_Word, frozen=True):
    """The table has this version now, by these moves, and its clocks say this; people at it may have chosen something
    else ahead by now, seat by seat, and the log tells more. Without moves, it must be read to know how it stands."""

    version: int
    moves: list[MoveRecord] | None = None
    clock: ClockRecord | None = None
    orders: list[Orders] | None = None
    notes: list[NoteRecord] = []


class Said(_Word, frozen=True):
    """Somebody said this to all at the table."""

    line: LineRecord

    @property
    def number(self) -> int:
        return self.line.number


class Muted(_Word, frozen=True):
    """Somebody does not want to hear another, or does again. It has a number among the lines."""

    number: int
    mute: MuteRecord
    muted: bool


class LetWatch(_Word, frozen=True):
    """The host lets people who do not play watch, or does not; the table has this version by that."""

    version: int
    allowed: bool


class Wished(_Word, frozen=True):
    """Somebody has this wish, or one that fewer have to agree to, or none any more, as a seat did not agree; the table
    has this version by that."""

    version: int
    wish: WishRecord | None
    refused_by: int | None = None


# About jobs


class Wanted(_Word, frozen=True):
    """A job waits for a worker."""


class Answered(_Word, frozen=True):
    """The answer to a job is there."""

    key: str


class Progressed(_Word, frozen=True):
    """So much of a job is done, from 0 to 1."""

    key: str
    part: float


TableWord: TypeAlias = Changed | Said | Muted | LetWatch | Wished


# Everywhere


class Renamed(_Word, frozen=True):
    """A player is called otherwise now."""

    player: str
    name: str


class TurnedOver(_Word, frozen=True):
    """A player has become another, or nobody."""

    player: str
    another: str | None


class LeftDevice(_Word, frozen=True):
    """A device is signed out."""

    device: str


class Listed(_Word, frozen=True):
    """The list of public tables is another one; a table that was opened comes from this address."""

    table: str = ""
    origin: str = ""


class Visit(Struct, frozen=True, array_like=True):
    """One connection of somebody to a table."""

    table: str
    identity: str
    address: str
    stranger: bool


class Came(_Word, frozen=True):
    process: str
    visit: Visit


class Went(_Word, frozen=True):
    process: str
    visit: Visit


class Here(_Word, frozen=True):
    """A process is alive, and has told how often somebody came or went."""

    process: str
    told: int


class Gone(_Word, frozen=True):
    """A process ends."""

    process: str


class Count(_Word, frozen=True):
    """Somebody has not heard of all who are connected to a process, and asks it."""

    process: str


class Everybody(_Word, frozen=True):
    """All who are connected to a process, after it has told so often that somebody came or went."""

    process: str
    told: int
    visits: list[Visit]


class Spent(_Word, frozen=True):
    """What was done since the last time, by name of the rate and by who did it."""

    spent: dict[str, dict[str, float]]


Everywhere: TypeAlias = (
    Renamed | TurnedOver | LeftDevice | Listed | Came | Went | Here | Gone | Count | Everybody | Spent
)
Word: TypeAlias = TableWord | Everywhere | Wanted | Answered | Progressed

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final[msgspec.msgpack.Decoder[Word]] = msgspec.msgpack.Decoder(Word)


def write_word(word: Word) -> bytes:
    return _encoder.encode(word)


def read_word(data: bytes) -> Word:
    return _decoder.decode(data)
