"""What is stored, as plain data that knows nothing of a database."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from windfall.engine.keyed_chance import commitment
from windfall.engine.title import DeedSort, Result, SettingValue
from windfall.engine.words.message import Message

Status: TypeAlias = Literal["waiting", "playing", "over"]
# Why a game cannot go on: by rules or with components that the server does not have, its moves do not fit, the host of
# the server has ended it, those who were there agreed to end it, or all people have resigned.
Halt: TypeAlias = Literal["rules", "components", "moves", "ended", "agreed", "resigned"]
ENDINGS: Final = ("ended", "agreed", "resigned")  # for good

NOBODY: Final = ""
GONE: Final = "gone"  # the player whose seats are those of all who were deleted; nobody can be them


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str


class Appliance(NamedTuple):
    """What sort of device somebody plays at; empty where it does not say."""

    browser: str
    system: str


@dataclass(frozen=True, slots=True)
class Device:
    """A browser in which somebody is a player."""

    id: str
    appliance: Appliance
    created: datetime
    seen: datetime
    name: str = ""  # that its owner gave it


@dataclass(frozen=True, slots=True)
class Passkey:
    """What a player can be again with, anywhere: the public half of a key that their device or its maker keeps."""

    id: str
    player: str
    appliance: Appliance
    created: datetime
    used: datetime | None
    public_key: bytes
    sign_count: int


# When an answer that was chosen ahead is given: whenever it can be, only if its owner has the same then as when it was
# chosen, or only if everybody has.
Condition: TypeAlias = Literal["possible", "mine", "nothing"]


@dataclass(frozen=True, slots=True)
class Plan:
    """An answer to the next question of a kind, chosen ahead: the first of the wishes that is offered then, or as many
    of them as are to be chosen. `mine` and `others` are digests of what was had when it was made."""

    question: str
    wishes: tuple[int, ...]
    condition: Condition
    mine: str = ""
    others: str = ""


@dataclass(frozen=True, slots=True)
class Passing:
    """To pass whenever a question of a kind is asked; as long as nothing is offered that is not `known`, if that is
    said."""

    question: str
    known: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Orders:
    """What the owner of a seat has chosen ahead. Nobody else may know of it."""

    plans: tuple[Plan, ...] = ()
    passing: tuple[Passing, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.plans or self.passing)


NO_ORDERS: Final = Orders()


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat with a player is a person's, one with a level a bot's, one with neither is open. For a person who is not
    there, or has resigned, a bot may stand in."""

    player: str | None = None
    local: bool = False  # another person at the same screen
    name: str = NOBODY
    level: str | None = None
    stand_in: str | None = None  # the level of the bot that plays for the person now
    bot_from: int | None = None  # the number of the first move that it may have made
    stood_in: bool = False  # a bot has played for them, now or before
    lent: bool = False  # had chosen when their time seemed to be up: theirs again when the others have, too
    resigned: bool = False
    away: datetime | None = None  # since when the person is not connected; None while they are
    left_at: int | None = None  # the moves that all knew of when they left
    orders: Orders = field(default=NO_ORDERS, repr=False)

    @property
    def open(self) -> bool:
        return self.player is None and self.level is None

    @property
    def bot(self) -> str | None:
        """The level of the bot that chooses here now, if it is one."""
        return self.level or self.stand_in


@dataclass(frozen=True, slots=True)
class Pace:
    """What a table has agreed about time. With a bank it has a live clock: so much for the game, and more with every
    decision; with days it is played by correspondence: so long for each decision."""

    away_minutes: int | None = 10  # after which the others may let a bot play for who is away; None: if they agree
    bank_seconds: int | None = None
    increment_seconds: int = 0
    days: int | None = None

    @property
    def absence(self) -> int | None:
        """The minutes after which it counts that somebody is away. By correspondence people are away: their clock
        counts."""
        return self.away_minutes if self.days is None else None

    @property
    def bank(self) -> int | None:
        """What a clock starts from, in milliseconds; None without a clock."""
        if self.days is not None:
            return self.days * 24 * 3600 * 1000
        return None if self.bank_seconds is None else self.bank_seconds * 1000


@dataclass(frozen=True, slots=True)
class ClockRecord:
    """Since when who has to choose, and the time that is left; all in milliseconds, on the clock of the world.

    `asked` and `opened` are what everybody may know: who is asked as far as all can tell, and what was left to each
    when the question was. `starts` and `banks` are as they truly are: some may have chosen already.
    """

    since: int = 0  # when the question that is open was asked
    asked: tuple[int, ...] = ()
    opened: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()  # by seat; 0 for who need not choose
    banks: tuple[int, ...] = ()  # by seat; none without a clock
    paused: int | None = None  # since when
    paused_by: int | None = None
    pauses: tuple[int, ...] = ()  # seats that have had their pause


# What the others have to agree to: to take back, to let a bot play for who is away, to end the game.
Wanted: TypeAlias = Literal["undo", "bot", "end"]


@dataclass(frozen=True, slots=True)
class WishRecord:
    """A seat would like something, and these players have not agreed yet. `of` and `level` are the seat and the bot for
    it. It is gone as soon as the game is another."""

    seat: int
    waiting: tuple[str, ...]
    wants: Wanted = "undo"
    of: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class NoteRecord:
    """What the log tells besides the moves, after so many events of the game; a private one to the owner of the seat
    alone."""

    number: int
    events: int
    seat: int | None
    text: Message
    at: datetime
    private: bool = False

    def is_for(self, own: Sequence[int]) -> bool:
        """Whether the owner of these seats may read it."""
        return not self.private or self.seat in own


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come, as it is shown in lists of tables.

    `moves` counts what everybody may know of; `asked` are the seats that must truly choose, for the server alone.
    """

    status: Status = "waiting"
    moves: int = 0
    round: int | None = None
    asked: tuple[int, ...] = ()
    bots_due: bool = False
    winners: tuple[int, ...] | None = None


class SetName(NamedTuple):
    """A component set of a title."""

    title: str
    digest: str


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game is dealt from, and the rules it is played by."""

    rules: int
    components: SetName


class OpenTable(NamedTuple):
    """A public table that waits for players."""

    id: str
    host: str


class DueTable(NamedTuple):
    """A table at which a bot has to choose, and the version at which it has to."""

    table: str
    version: int
    deal: Deal


@dataclass(frozen=True, slots=True)
class TableRecord:
    id: str
    title: str
    rules: int
    components: str
    settings: dict[str, SettingValue]
    seed: int
    host: str
    public: bool
    created: datetime
    seats: tuple[SeatRecord, ...]
    rated: bool = False
    hints: bool | None = None  # None: as long as one person's screen is all there is
    again: str | None = None
    progress: Progress = field(default_factory=Progress)
    secret: str | None = field(default=None, repr=False)  # what its game is dealt from; None: from the seed, as once
    redealt: tuple[tuple[int, int], ...] = ()
    daily: str | None = None  # the day whose deal it is played with
    halted: Halt | None = None
    pace: Pace = field(default_factory=Pace)
    clock: ClockRecord = field(default_factory=ClockRecord)
    version: int = 0  # counts what was changed, whoever did; names, who is away and what is said do not count
    tournament: str | None = None  # in which it is played, or the series
    wish: WishRecord | None = None  # that waits for others to agree
    watchers: bool = True  # whether people who do not play may watch
    follows: str | None = None  # the table whose players have seats kept for them here, and until when
    kept_until: datetime | None = None

    @property
    def deal(self) -> Deal:
        return Deal(self.rules, SetName(self.title, self.components))

    @property
    def commitment(self) -> str | None:
        """What is shown of the secret before the game is over."""
        return None if self.secret is None else commitment(bytes.fromhex(self.secret))

    @property
    def counts(self) -> bool:
        """Whether its result counts for more than the game itself."""
        return self.daily is not None or self.rated or self.tournament is not None

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats this player chooses for."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == player)

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask for hints; if the host has not said, only where nobody else could mind."""
        if self.hints is not None:
            return self.hints
        people = {seat.player for seat in self.seats if seat.level is None}
        return len(people) == 1 and None not in people


@dataclass(frozen=True, slots=True)
class DailyGame:
    """A player's game of a daily deal."""

    day: str
    title: str
    player: str
    code: str
    name: str
    table: str
    late: bool
    scores: tuple[int, ...] | None = None  # the player's first; None until the game is over
    place: int | None = None


@dataclass(frozen=True, slots=True)
class RoundSheet:
    """The scores at the end of a round; of round 0, those before the first round."""

    round: int
    scores: tuple[int, ...]


# How often a player did what, by the sort of deed and its name.
Deeds: TypeAlias = dict[DeedSort, dict[str, int]]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """How a game ended, and how it came to that. It is stored, so that it outlives the rules it was played by."""

    result: Result
    history: tuple[RoundSheet, ...]
    deeds: tuple[Deeds, ...] | None = None  # of each seat; none on sheets of games that ended before they were counted


# There are about a hundred for each table in memory: a struct is smaller, and not looked at in the search for circles.
class MoveRecord(msgspec.Struct, frozen=True, gc=False):
    number: int
    seat: int
    action: int
    gesture: int


@dataclass(frozen=True, slots=True)
class LineRecord:
    """What somebody said at a table. Lines are numbered without gaps. One without words stands for what is not shown:
    somebody was muted there, or who said it is no more."""

    number: int
    player: str
    name: str
    seat: int | None
    text: str
    at: datetime


class MuteRecord(NamedTuple):
    """Somebody does not want to hear another at a table; nobody is to hear who was muted by `FOR_ALL`."""

    by: str
    player: str


FOR_ALL: Final = ""  # who mutes somebody in the name of all: the host


@dataclass(frozen=True, slots=True)
class Conversation:
    """What was said at a table, as far as it is kept, and who does not hear whom. `said` is the number of the
    last line, which may be one without words."""

    said: int = 0
    lines: tuple[LineRecord, ...] = ()
    mutes: frozenset[MuteRecord] = frozenset()


class Reached(NamedTuple):
    """How far a table is: its version, and the number of the last line that was said at it."""

    version: int
    said: int


class WholeTable(NamedTuple):
    """A table, and all that was played and noted at it."""

    table: TableRecord
    moves: list[MoveRecord]
    notes: list[NoteRecord]
