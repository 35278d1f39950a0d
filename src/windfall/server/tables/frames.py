"""What one viewer sees of a game, move by move."""

from collections.abc import Iterable, Iterator, Sequence

from windfall.engine.files.journal import Journal
from windfall.engine.game import Game, replay
from windfall.server.database.records import MoveRecord
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
                frames.append(_frame(course.game, viewer, self._names, course.known_moves(viewer), mover, events))
        return move


def whole_frame(course: Course, viewer: int, names: Sequence[str]) -> Frame:
    """The table as it stands, with the whole log."""
    return _frame(course.game, viewer, names, course.known_moves(viewer), None, 0)


def decision_shape(course: Course, seat: int, key: str) -> DecisionShape:
    decision = course.game.decision(seat)
    return DecisionShape(seat, key, decision.kind, decision.prompt, decision.options, decision.picks, decision.refused)


def replay_frames(journal: Journal, viewer: int, names: Sequence[str], first: int, last: int) -> Iterator[Frame]:
    """The frames `first` to `last` of a finished game, one for each move of its journal; 0 is the setup."""
    game = replay(journal, max(0, first - 1))
    if first == 0:
        yield _frame(game, viewer, names, 0, None, 0)
    for seat, action in journal.moves[game.move_count : last]:
        events = game.event_count
        game.play(seat, action)
        yield _frame(game, viewer, names, game.move_count, seat, events)


def score_history(journal: Journal) -> Iterator[RoundScores | None]:
    """The scores at the end of each round; None after moves that end none, so that a caller can take a breath."""
    game = replay(journal, 0)
    for seat, action in journal.moves:
        ended = game.state.round
        game.play(seat, action)
        if ended and (game.state.round != ended or game.over):
            yield RoundScores(ended, game.title.scores(game.state))
        else:
            yield None


def _frame(game: Game, viewer: int, names: Sequence[str], at: int, seat: int | None, first_event: int) -> Frame:
    return Frame(at, seat, game.title.view(game.observe(viewer)), game.lines(viewer, names, first_event))
