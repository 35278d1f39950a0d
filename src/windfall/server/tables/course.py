"""The course of a game: the game as it stands, and every move with what is needed to take it back."""

from collections.abc import Iterable, Sequence

import msgspec

from windfall.engine.game import Game, OlderMoves, dealt_from, new, unasked
from windfall.server.database.records import MoveRecord, Progress, RoundSheet, SeatRecord, TableRecord


class PlayedMove(msgspec.Struct, frozen=True, gc=False):
    """A move, and how things stood before it."""

    record: MoveRecord
    step: int
    draws: int
    events: int
    choice: bool  # there was more than one option
    together: bool  # several seats were asked at once

    @property
    def seat(self) -> int:
        return self.record.seat


class Course:
    """A game with its moves in the order in which they were played."""

    __slots__ = ("game", "moves", "rounds")

    def __init__(self, game: Game, moves: list[PlayedMove], rounds: tuple[RoundSheet, ...] = ()) -> None:
        self.game = game
        self.moves = moves
        self.rounds = rounds  # the scores before the first round, as round 0, and at the end of each

    @staticmethod
    def of(table: TableRecord, records: Iterable[MoveRecord] = ()) -> "Course":
        """The game of a table, played again up to these moves."""
        course = Course(_set_up(table), [])
        for record in records:
            course.play(record)
        return course

    @staticmethod
    def upgraded(table: TableRecord, records: Iterable[MoveRecord]) -> "Course":
        """The game of a table of older rules by those of now: what they did unasked is a move, too, and what they asked
        in parts is one."""
        course = Course.of(table)
        course._answer_unasked(table.rules)
        older = OlderMoves()
        gestures: dict[int, int] = {}  # the new number of each
        for record in records:
            action = older.now(course.game, record.seat, record.action)
            if action is not None:
                number = course.next_number
                gesture = gestures.setdefault(record.gesture, number)
                course.play(MoveRecord(number, record.seat, action, gesture))
                course._answer_unasked(table.rules)
        return course

    def _answer_unasked(self, rules: int) -> None:
        while (move := unasked(self.game, rules)) is not None:
            self.play(MoveRecord(self.next_number, *move, gesture=self.next_number))

    def and_then(self, records: Sequence[MoveRecord]) -> "Course | None":
        """The course that has these moves, if they begin as this one does."""
        here = self.records
        if list(records[: len(here)]) != here:
            return None
        course = self.copy()
        for record in records[len(here) :]:
            course.play(record)
        return course

    @property
    def records(self) -> list[MoveRecord]:
        return [move.record for move in self.moves]

    def copy(self) -> "Course":
        return Course(self.game.copy(), self.moves.copy(), self.rounds)

    @property
    def next_number(self) -> int:
        return self.moves[-1].record.number + 1 if self.moves else 1

    def play(self, record: MoveRecord) -> PlayedMove:
        """Play a move; one that is not allowed raises an error and changes nothing."""
        game = self.game
        move = PlayedMove(
            record,
            step=game.state.step(),
            draws=game.draws,
            events=game.event_count,
            choice=record.seat in game.seats and len(game.actions(record.seat)) > 1,
            together=self.together,
        )
        ended = game.state.round
        if ended and not self.rounds:
            self._score(0)
        game.play(record.seat, record.action)
        self.moves.append(move)
        if ended and (game.state.round != ended or game.over):
            self._score(ended)
        return move

    def _score(self, ended: int) -> None:
        """For the score sheet: to play the whole game again for it when it ends takes a tenth of all its moves."""
        self.rounds = (*self.rounds, RoundSheet(ended, self.game.title.scores(self.game.state)))

    @property
    def round(self) -> int | None:
        """None before the first."""
        return self.game.state.round or None

    @property
    def together(self) -> bool:
        """Whether several seats are asked at once now. Even that one of them has no choice is its own affair."""
        return self.game.state.together and not self.game.over

    @property
    def shown(self) -> int:
        """How many moves everybody may know of; picks of answers that still wait are not among them."""
        step = self.game.state.step()
        count = len(self.moves)
        while count and self.moves[count - 1].step == step:
            count -= 1
        return count

    def since(self, number: int) -> list[PlayedMove]:
        """The moves from that number on. A gesture has the number of its first move, so this finds all of it."""
        first = len(self.moves)
        while first and self.moves[first - 1].record.number >= number:
            first -= 1
        return self.moves[first:]

    def picks(self, seat: int) -> list[PlayedMove]:
        """What this seat has picked in an answer that still waits."""
        return [move for move in self.moves[self.shown :] if move.seat == seat]

    def known_moves(self, viewer: int) -> int:
        """How many moves the viewer may know of."""
        return self.shown + len(self.picks(viewer))

    def progress(self, seats: Sequence[SeatRecord]) -> Progress:
        game = self.game
        asked = tuple(game.seats)
        return Progress(
            status="over" if game.over else "playing",
            moves=self.shown,
            round=self.round,
            asked=asked,
            bots_due=any(seats[seat].bot is not None for seat in asked),
            winners=game.result.winners if game.over else None,
        )


def _set_up(table: TableRecord) -> Game:
    players = len(table.seats)
    if table.secret is None:
        return new(table.title, players, table.seed, **table.settings)
    return dealt_from(bytes.fromhex(table.secret), table.redealt, table.title, players, table.settings)
