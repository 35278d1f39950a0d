"""What one viewer sees of a game, move by move."""

from collections.abc import Iterable, Iterator, Sequence

from windfall.server.database.records import MoveRecord, TableRecord
from windfall.server.tables.course import Course, PlayedMove
from windfall.server.wire.shapes import DecisionShape, Frame, RoundScores


class Frames:
    """The frames of moves as they are played, for everyone who watches."""

    def __init__(self, viewers: Iterable[int], names: Sequence[str]) -> None:
        self.of: dict[int, list[Frame]] = {viewer: [] for viewer in viewers}
        self.shown = False  # whether everybody may know of one of the moves
        self._names = names

    def play(self, course: Course, record: MoveRecord) -> PlayedMove:
        """Play a move and add the frames of those who may know of it."""
        events = course.game.event_count
        move = course.play(record)
        shown = course.game.state.step() != move.step
        self.shown = self.shown or shown
        for viewer, frames in self.of.items():
            if shown or viewer == move.seat:
                mover = None if move.together and viewer != move.seat else move.seat
                frames.append(_frame(course, viewer, self._names, course.known_moves(viewer), mover, events))
        return move


def whole_frame(course: Course, viewer: int, names: Sequence[str]) -> Frame:
    """The table as it stands, with the whole log."""
    return _frame(course, viewer, names, course.known_moves(viewer), None, 0)


def decision_shape(course: Course, seat: int, key: str) -> DecisionShape:
    decision = course.game.decision(seat)
    return DecisionShape(seat, key, decision.kind, decision.prompt, decision.options, decision.picks, decision.refused)


def replay_frames(
    table: TableRecord, records: Sequence[MoveRecord], viewer: int, names: Sequence[str], first: int, last: int
) -> Iterator[Frame]:
    """The frames `first` to `last` of a finished game, with every pick in the order it was made; 0 is the setup."""
    course = Course.of(table, records[: max(0, first - 1)])
    if first == 0:
        yield _frame(course, viewer, names, 0, None, 0)
    for record in records[max(0, first - 1) : last]:
        events = course.game.event_count
        course.play(record)
        yield _frame(course, viewer, names, len(course.moves), record.seat, events)


def score_history(table: TableRecord, records: Sequence[MoveRecord]) -> Iterator[RoundScores | None]:
    """The scores at the end of each round; None after moves that end none, so that a caller can take a breath."""
    course = Course.of(table)
    title = course.game.title
    now = course.round
    for record in records:
        course.play(record)
        ended = now
        now = course.round
        if ended is not None and (now != ended or course.game.over):
            yield RoundScores(ended, title.scores(course.game.state))
        else:
            yield None


def _frame(course: Course, viewer: int, names: Sequence[str], at: int, seat: int | None, first_event: int) -> Frame:
    game = course.game
    return Frame(at, seat, game.title.view(game.observe(viewer)), game.lines(viewer, names, first_event))
