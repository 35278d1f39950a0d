"""The words that processes say to each other, and how they are written."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from windfall.server.database.records import ClockRecord, MoveRecord, NoteRecord, Orders
from windfall.server.wire.messages import ChatMessage
from windfall.server.wire.messages import Wanted as Wants


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
    """A player said this to all at the table."""

    player: str
    line: ChatMessage


class Muted(_Word, frozen=True):
    """A player does not want to hear another, or does again; the host speaks for all."""

    by: str
    player: str
    muted: bool


class LetWatch(_Word, frozen=True):
    """The host lets people who do not play watch, or does not."""

    allowed: bool


class SeatsKept(_Word, frozen=True):
    """Seats are kept for these players, until a time on the clock of the world."""

    players: list[str]
    until: float


class TurnedOver(_Word, frozen=True):
    """A player has become another, or nobody. It is said at their tables and everywhere."""

    player: str
    another: str | None


class Wished(_Word, frozen=True):
    """Somebody would like to take back, to let a bot of a level play for another seat, or to end the game, at this
    version of the table; these players have to agree."""

    version: int
    seat: int
    waiting: list[str]
    wants: Wants = "undo"
    of: int | None = None
    level: str | None = None


class Agreed(_Word, frozen=True):
    version: int
    player: str


class WishEnded(_Word, frozen=True):
    """A seat did not agree, or who had the wish has it no more."""

    version: int
    refused_by: int | None


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


TableWord: TypeAlias = Changed | Said | Muted | LetWatch | SeatsKept | TurnedOver | Wished | Agreed | WishEnded


# Everywhere


class Renamed(_Word, frozen=True):
    """A player is called otherwise now."""

    player: str
    name: str


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
    """A process is alive, and so many are connected to it. One that `serves` can play any table."""

    process: str
    visits: int
    serves: bool


class Gone(_Word, frozen=True):
    """A process ends."""

    process: str


class Count(_Word, frozen=True):
    """Somebody has not heard of all who are connected to a process, and asks it."""

    process: str


class Everybody(_Word, frozen=True):
    """All who are connected to a process."""

    process: str
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
