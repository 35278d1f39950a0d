"""The game of a table as its players see it: which decision is open, what may be taken back, what a viewer is told."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

from windfall.engine.errors import IllegalMoveError
from windfall.server.database.records import MoveRecord, TableRecord
from windfall.server.refusals import RequestRefused
from windfall.server.tables.course import Course
from windfall.server.tables.frames import Frames, decision_shape, whole_frame
from windfall.server.tables.seating import seat_names
from windfall.server.tables.undo import TakeBack, take_back
from windfall.server.wire.messages import StateMessage, UndoState
from windfall.server.wire.shapes import Frame

_NOT_NOW: Final = "This cannot be chosen now. Choose among the options; what follows a surprise is chosen after it."


class LiveGame:
    """A game under way, or over. Moves are tried on a copy of its course, which then takes its place."""

    def __init__(self, table: TableRecord, course: Course) -> None:
        self.table = table
        self.course = course
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

    def bots_asked(self) -> list[tuple[int, str]]:
        """The seats of bots that must choose now, with their levels."""
        levels = [(seat, self.table.seats[seat].level) for seat in self.course.game.seats]
        return [(seat, level) for seat, level in levels if level is not None]

    def try_moves(self, seat: int, actions: Sequence[int], viewers: set[int]) -> tuple[Course, Frames]:
        """Play these moves, all or none, on a copy of the course."""
        course = self.course.copy()
        frames = Frames(viewers, seat_names(self.table))
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

    def others(self, seat: int) -> frozenset[int]:
        """The seats of the other people at the table; bots and those at the same screen do not count."""
        owner = self.table.seats[seat].player
        return frozenset(number for number, other in enumerate(self.table.seats) if other.player not in (None, owner))

    def take_back(self, seat: int) -> TakeBack | None:
        return take_back(self.course, seat, self.others(seat))

    def without(self, taken: TakeBack) -> Course:
        """The course as it would be without these moves."""
        records = (move.record for move in self.course.moves)
        return Course.of(self.table, (record for record in records if record.number not in taken.numbers))

    def go_back(self, course: Course, seat: int, taken: TakeBack) -> None:
        self.course = course
        if taken.own:
            self._own_undone[seat] += 1
        else:
            self._undone += 1

    def state(self, viewer: int, own: Sequence[int], frames: list[Frame] | None = None) -> StateMessage:
        """What the owner of these seats is told when looking from this one; everything, if no frames are given."""
        game = self.course.game
        asked = {seat for seat in game.observe(viewer).known.seats() if seat not in own}
        asked.update(seat for seat in game.seats if seat in own)
        decides = viewer in own and viewer in game.seats
        return StateMessage(
            reset=frames is None,
            viewer=viewer,
            frames=[whole_frame(self.course, viewer, seat_names(self.table))] if frames is None else frames,
            decisions=[decision_shape(self.course, viewer, self.key(viewer))] if decides else [],
            asked=sorted(asked),
            undo=self._undo_answer(viewer) if viewer in own else "no",
            result=game.result if game.over else None,
        )

    def _undo_answer(self, seat: int) -> UndoState:
        taken = take_back(self.course, seat, self.others(seat), as_shown=True)
        if taken is None:
            return "no"
        return "free" if taken.free else "ask"
