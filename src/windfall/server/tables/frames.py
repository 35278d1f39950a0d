"""What one viewer sees of a game, move by move."""

from collections.abc import Iterable, Iterator, Sequence

from windfall.engine.files.journal import Journal
from windfall.engine.game import Game, LogLine, replay
from windfall.server.database.records import MoveRecord, NoteRecord
from windfall.server.tables.course import Course, PlayedMove
from windfall.server.wire.shapes import DecisionShape, Frame


class Frames:
    """The frames of moves as they are played, for everyone who watches."""

    def __init__(self, viewers: Iterable[int]) -> None:
        self.of: dict[int, list[Frame]] = {viewer: [] for viewer in viewers}
        self.shown = False  # whether everybody may know of one of the moves

    def play(self, course: Course, record: MoveRecord) -> PlayedMove:
        """Play a move and add the frames of those who may know of it."""
        events = course.game.event_count
        move = course.play(record)
        shown = course.game.state.step() != move.step
        self.shown = self.shown or shown
        for viewer, frames in self.of.items():
            if shown or viewer == move.seat:
                mover = None if move.together and viewer != move.seat else move.seat
                frames.append(_frame(course.game, viewer, course.known_moves(viewer), mover, events))
        return move


def whole_frame(course: Course, viewer: int, notes: Sequence[NoteRecord] = ()) -> Frame:
    """The table as it stands, with the whole log."""
    game = course.game
    view = game.title.view(game.observe(viewer))
    return Frame(course.known_moves(viewer), None, view, lines_with_notes(game, viewer, notes))


def note_frame(course: Course, viewer: int, notes: Sequence[NoteRecord]) -> Frame:
    """The table as it stands, with what the log tells besides the moves."""
    game = course.game
    view = game.title.view(game.observe(viewer))
    return Frame(course.known_moves(viewer), None, view, [_note_line(note) for note in notes])


def lines_with_notes(game: Game, viewer: int, notes: Sequence[NoteRecord], start: int = 0) -> list[LogLine]:
    """The log from an event on, and these notes where they belong."""
    lines: list[LogLine] = []
    told = start
    for note in notes:
        if note.events > told:  # not so after moves were taken back
            lines += game.lines(viewer, told, note.events)
            told = note.events
        lines.append(_note_line(note))
    return lines + game.lines(viewer, told)


def _note_line(note: NoteRecord) -> LogLine:
    return LogLine(note.text, note.seat, private=note.private, round=None)


def decision_shape(course: Course, seat: int, key: str) -> DecisionShape:
    decision = course.game.decision(seat)
    return DecisionShape(
        seat,
        key,
        decision.kind,
        decision.prompt,
        decision.options,
        decision.picks,
        decision.refused,
        decision.resting,
    )


def replay_frames(journal: Journal, viewer: int, first: int, last: int) -> Iterator[Frame]:
    """The frames `first` to `last` of a finished game, one for each move of its journal; 0 is the setup."""
    game = replay(journal, max(0, first - 1))
    if first == 0:
        yield _frame(game, viewer, 0, None, 0)
    for seat, action in journal.moves[game.move_count : last]:
        events = game.event_count
        game.play(seat, action)
        yield _frame(game, viewer, game.move_count, seat, events)


def _frame(game: Game, viewer: int, at: int, seat: int | None, first_event: int) -> Frame:
    return Frame(at, seat, game.title.view(game.observe(viewer)), game.lines(viewer, first_event))
