"""The game of a table as its players see it: which decision is open, what may be taken back, what a viewer is told."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from windfall.engine.errors import IllegalMoveError
from windfall.engine.keyed_chance import dealt_anew
from windfall.engine.words.message import Message, message
from windfall.server.clock import Clock
from windfall.server.database.records import MoveRecord, NoteRecord, TableRecord
from windfall.server.database.transactions import StaleError
from windfall.server.refusals import RequestRefused
from windfall.server.tables.clocks import clock_shape
from windfall.server.tables.course import Course
from windfall.server.tables.frames import Frames, decision_shape, note_frame, whole_frame
from windfall.server.tables.undo import TakeBack, take_back
from windfall.server.wire.messages import StateMessage, UndoState
from windfall.server.wire.shapes import Frame

_NOT_NOW: Final = message("server-not-now")
_DEALT_BY: Final = ("id", "title", "rules", "components", "settings", "seed", "secret", "redealt")


class LiveGame:
    """A game under way, or over. Moves are tried on a copy of its course, which then takes its place."""

    def __init__(self, table: TableRecord, course: Course, clock: Clock, notes: Iterable[NoteRecord] = ()) -> None:
        self.table = table
        self.course = course
        self.notes = list(notes)
        self._clock = clock
        self._loaded = secrets.token_hex(4)  # keys of before a restart must not fit
        self._undone = 0
        self._own_undone = [0] * len(table.seats)

    def key(self, seat: int) -> str:
        """Names the decision that a seat has to make now. It tells nothing of what others have picked meanwhile."""
        course = self.course
        answered = f"{course.shown}.{len(course.picks(seat))}"
        return f"{self._loaded}.{seat}.{self._undone}.{self._own_undone[seat]}.{answered}"

    def is_open(self, seat: int, key: str) -> bool:
        return seat in self.course.game.seats and key == self.key(seat)

    def bot_seed(self, seat: int) -> int:
        """The seed for a bot's next choice: the same after a restart, whoever else was quicker."""
        course = self.course
        text = f"{self.table.seed}/{seat}/{course.shown}/{len(course.picks(seat))}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4).digest())

    def question(self, seat: int) -> str:
        """Names what a seat is asked by all that has led to it, so that it is called alike in every process."""
        course = self.course
        led = [*course.moves[: course.shown], *course.picks(seat)]
        text = f"{self.table.redealt}/{[(move.seat, move.record.action) for move in led]}"
        return f"{seat}.{hashlib.blake2b(text.encode(), digest_size=12).hexdigest()}"

    def bots_asked(self) -> list[tuple[int, str]]:
        """The seats of bots that must choose now, with their levels; also of those that play for a person."""
        levels = [(seat, self.table.seats[seat].bot) for seat in self.course.game.seats]
        return [(seat, level) for seat, level in levels if level is not None]

    def try_moves(self, seat: int, actions: Sequence[int], viewers: set[int]) -> tuple[Course, Frames]:
        """Play these moves, all or none, on a copy of the course."""
        course = self.course.copy()
        frames = Frames(viewers)
        gesture = course.next_number
        revealed = False
        for action in actions:
            if revealed:  # whatever would come of it: nobody may find out by trying
                raise RequestRefused(_NOT_NOW)
            draws = course.game.draws
            try:
                move = frames.play(course, MoveRecord(course.next_number, seat, action, gesture))
            except IllegalMoveError as error:
                raise RequestRefused(_NOT_NOW) from error
            revealed = course.game.draws != draws or (move.together and course.game.state.step() != move.step)
        return course, frames

    def followed(self, records: Sequence[MoveRecord], viewers: set[int]) -> tuple[Course, Frames]:
        """These moves, which were played and stored elsewhere, on a copy of the course."""
        course = self.course.copy()
        frames = Frames(viewers)
        for record in records:
            if record.number < course.next_number:
                raise StaleError
            frames.play(course, record)
        return course, frames

    def same_deal(self, table: TableRecord) -> bool:
        """Whether the game of a table starts as this one did, and is dealt the same when the same moves are played."""
        return all(getattr(self.table, name) == getattr(table, name) for name in _DEALT_BY)

    def goes_on_from(self, before: "LiveGame") -> bool:
        """Whether this is the same game with more moves, or none."""
        mine, theirs = self.course.records, before.course.records
        return self.same_deal(before.table) and mine[: len(theirs)] == theirs

    def others(self, seat: int) -> frozenset[int]:
        """The seats of the other people at the table; bots and those at the same screen do not count."""
        owner = self.table.seats[seat].player
        return frozenset(number for number, other in enumerate(self.table.seats) if other.player not in (None, owner))

    def note(self, seat: int | None, text: Message) -> NoteRecord:
        """What the log is to tell next; it does not yet."""
        return self.notes_of(self.course, [(seat, text)])[0]

    def notes_of(self, course: Course, texts: Sequence[tuple[int | None, Message]]) -> list[NoteRecord]:
        """What the log is to tell next, when the game has taken this course; by whose seat it is."""
        events, now = course.game.event_count, self.now
        first = len(self.notes) + 1
        return [NoteRecord(number, events, seat, text, now) for number, (seat, text) in enumerate(texts, first)]

    @property
    def now(self) -> datetime:
        return self._clock.now()

    def noted(self, viewer: int, own: Sequence[int], notes: Sequence[NoteRecord]) -> list[Frame]:
        """What a viewer sees of these notes who has these seats: the table as it is, and lines of the log."""
        told = _readable(notes, own)
        return [note_frame(self.course, viewer, told)] if told else []

    def take_back(self, seat: int) -> TakeBack | None:
        """Where results count, as in a daily deal, a rated game or a tournament, nothing goes back that has shown
        anything: neither a draw nor what the bots did."""
        if not self.table.counts:
            return take_back(self.course, seat, self.others(seat))
        taken = take_back(self.course, seat, frozenset(range(len(self.table.seats))) - {seat})
        return taken if taken is not None and taken.free else None

    def without(self, taken: TakeBack) -> tuple[TableRecord, Course]:
        """The table and its course as they would be without these moves. If the others have to agree, something may
        have been revealed: what follows is dealt anew."""
        kept = [move.record for move in self.course.moves if move.record.number not in taken.numbers]
        course = Course.of(self.table, kept)
        if taken.free or self.table.secret is None:
            return self.table, course
        table = replace(self.table, redealt=dealt_anew(self.table.redealt, course.game.draws))
        return table, Course.of(table, kept)

    def go_back(self, course: Course, seat: int, taken: TakeBack) -> None:
        self.course = course
        if taken.own:
            self._own_undone[seat] += 1
        else:
            self._undone += 1

    def state(self, viewer: int, own: Sequence[int], frames: list[Frame] | None = None) -> StateMessage:
        """What the owner of these seats is told when looking from this one; everything, if no frames are given."""
        game = self.course.game
        plays = viewer in own and self.table.seats[viewer].bot is None
        decides = plays and viewer in game.seats
        return StateMessage(
            reset=frames is None,
            viewer=viewer,
            frames=[whole_frame(self.course, viewer, _readable(self.notes, own))] if frames is None else frames,
            decisions=[decision_shape(self.course, viewer, self.key(viewer))] if decides else [],
            asked=self.asked(viewer, own),
            undo=self._undo_answer(viewer) if plays else "no",
            result=game.result if game.over else None,
            clock=clock_shape(self.table, own, self._clock.now()),
        )

    def asked(self, viewer: int, own: Sequence[int]) -> list[int]:
        """The seats that must choose now, as far as the owner of these seats may know."""
        game = self.course.game
        asked = {seat for seat in game.observe(viewer).known.seats() if seat not in own}
        asked.update(seat for seat in game.seats if seat in own)
        return sorted(asked)

    def _undo_answer(self, seat: int) -> UndoState:
        taken = self.take_back(seat)
        if taken is None:
            return "no"
        return "free" if taken.free else "ask"


def _readable(notes: Sequence[NoteRecord], own: Sequence[int]) -> list[NoteRecord]:
    return [note for note in notes if note.is_for(own)]
