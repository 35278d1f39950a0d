"""What somebody at a table wishes and the others have to agree to: to take back, to let a bot play for who is away, to
end the game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from windfall.engine.state import SPECTATOR
from windfall.engine.words.message import Message
from windfall.server.database.records import TableRecord
from windfall.server.tables.audience import Audience
from windfall.server.tables.course import Course
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.undo import TakeBack
from windfall.server.talk.words import Agreed, TableWord, Wished, WishEnded
from windfall.server.wire.messages import ConsentMessage, Wanted

# Tells the other processes; what is kept is heard by those who come later, too.
TellOthers: TypeAlias = Callable[[TableWord, bool], None]


@dataclass(slots=True)
class Wish:
    """A seat would like something at a version of the table, and these players have not agreed yet. `about` is the move
    that it would take back, as the log tells it to everybody; `of` and `level` are the seat and the bot for it."""

    seat: int
    version: int
    waiting: set[str]
    about: Message | None = None
    wants: Wanted = "undo"
    of: int | None = None
    level: str | None = None


class Wishes:
    """At most one wish at a time; it is gone as soon as the table is another."""

    def __init__(self, audience: Audience, tell_others: TellOthers) -> None:
        self.open: Wish | None = None
        self._audience = audience
        self._tell_others = tell_others

    def ask(self, wish: Wish, table: TableRecord) -> None:
        waiting = sorted(wish.waiting)
        self._tell_others(Wished(wish.version, wish.seat, waiting, wish.wants, wish.of, wish.level), True)
        self._open(wish, table)

    def agree(self, wish: Wish, player: str, table: TableRecord) -> bool:
        """Whether all have agreed now."""
        self._tell_others(Agreed(wish.version, player), True)
        return self._agree(wish, player, table)

    def end(self, wish: Wish, refused_by: int | None = None) -> None:
        """A seat did not agree, or who had the wish has it no more."""
        self._tell_others(WishEnded(wish.version, refused_by), True)
        self.settle(refused_by)

    def hear(self, word: Wished | Agreed | WishEnded, table: TableRecord, live: LiveGame) -> bool:
        """What was said at another process, about the table as it is now; whether all have agreed by that."""
        wish = self.open
        match word:
            case Wished():
                taken = live.take_back(word.seat) if word.wants == "undo" else None
                about = None if taken is None else public_line(live.course, word.seat, taken)
                waiting = set(word.waiting)
                self._open(Wish(word.seat, word.version, waiting, about, word.wants, word.of, word.level), table)
            case Agreed() if wish is not None:
                return self._agree(wish, word.player, table)
            case WishEnded() if wish is not None:
                self.settle(word.refused_by)
        return False

    def carry_over(self, version: int) -> None:
        """The table has another version, but the game is the same."""
        if self.open is not None:
            self.open.version = version

    def settle(self, refused_by: int | None = None) -> None:
        if self.open is not None:
            wants, of = self.open.wants, self.open.of
            self.open = None
            self._audience.tell(ConsentMessage(None, [], refused_by=refused_by, wants=wants, of=of))

    def message(self, table: TableRecord) -> ConsentMessage | None:
        if self.open is None:
            return None
        waiting = [number for number, seat in enumerate(table.seats) if seat.player in self.open.waiting]
        wish = self.open
        return ConsentMessage(wish.seat, waiting, wish.about, None, wish.wants, wish.of, wish.level)

    def _open(self, wish: Wish, table: TableRecord) -> None:
        self.open = wish
        self._tell(table)

    def _agree(self, wish: Wish, player: str, table: TableRecord) -> bool:
        wish.waiting.discard(player)
        if wish.waiting:
            self._tell(table)
        return not wish.waiting

    def _tell(self, table: TableRecord) -> None:
        told = self.message(table)
        if told is not None:
            self._audience.tell(told)


def public_line(course: Course, seat: int, taken: TakeBack) -> Message | None:
    """What the log told everybody of a seat's move; None if that was nothing."""
    first = min((move for move in course.moves if move.record.number in taken.numbers), key=lambda move: move.events)
    lines = course.game.lines(SPECTATOR, first.events)
    return next((line.text for line in lines if line.seat == seat), None)
