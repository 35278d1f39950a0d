"""A game that is over: its scores, its journal, its frames from any seat, and its review."""

import asyncio
from collections.abc import Sequence
from typing import Final

from windfall.advice.review import Moment, Review
from windfall.engine.files.journal import Journal
from windfall.server.database.records import MoveRecord
from windfall.server.refusals import RequestRefused
from windfall.server.reviews import Job
from windfall.server.tables.course import Course
from windfall.server.tables.frames import replay_frames, score_history
from windfall.server.tables.room import Room
from windfall.server.tables.seating import seat_names
from windfall.server.wire.shapes import Chances, Frame, Mistake, ReviewProgress, ReviewShape, Scores

_END: Final = -1  # no step: the game is over
_BREATH: Final = 20  # moves or frames between which others get their turn


async def scores(room: Room) -> Scores:
    if room.scores is None:
        course = _finished(room)
        history = []
        for number, round_scores in enumerate(score_history(room.table, _records(course))):
            if round_scores is not None:
                history.append(round_scores)
            if number % _BREATH == 0:
                await asyncio.sleep(0)
        room.scores = Scores(course.game.result, history, course.game.title.score_words)
    return room.scores


async def frames(room: Room, viewer: int, first: int, last: int) -> list[Frame]:
    course = _finished(room)
    if viewer >= len(room.table.seats):
        raise RequestRefused("There is no such seat at this table.")
    made = []
    for frame in replay_frames(room.table, _records(course), viewer, seat_names(room.table), first, last):
        made.append(frame)
        if len(made) % _BREATH == 0:
            await asyncio.sleep(0)
    return made


def journal(room: Room) -> Journal:
    return _finished(room).game.journal()


def review_progress(room: Room, job: Job, most: int) -> ReviewProgress:
    """How far the review of the game is; when it is done, with so many of the costliest mistakes of each seat."""
    course = _finished(room)
    review = job.review
    if review is None:
        return ReviewProgress(job.progress, None)
    at = _frames_of(course)
    return ReviewProgress(
        1.0,
        ReviewShape(
            _chances(course, review),
            [
                _mistake(moment, at[moment.move])
                for seat in range(len(room.table.seats))
                for moment in review.costliest(seat, most)
            ],
        ),
    )


def _chances(course: Course, review: Review) -> list[Chances]:
    """Everyone's chances, once for each step: of those who choose at once, the last has heard all others."""
    steps = [*(move.step for move in course.moves), _END]
    told: dict[int, Chances] = {}
    for move, chances in review.chances:
        first = told.get(steps[move])
        told[steps[move]] = Chances(move if first is None else first.at, chances)
    return list(told.values())


def _mistake(moment: Moment, at: int) -> Mistake:
    return Mistake(
        at,
        moment.round,
        moment.seat,
        moment.kind,
        moment.chosen,
        moment.chosen_text,
        moment.best,
        moment.best_text,
        moment.cost,
        moment.reasons,
    )


def _frames_of(course: Course) -> list[int]:
    """For each move of the journal the frame before it: a journal has simultaneous moves in the order of seats, frames
    are in the order in which they were played."""
    return sorted(range(len(course.moves)), key=lambda number: (course.moves[number].step, course.moves[number].seat))


def _finished(room: Room) -> Course:
    course = room.started().course
    if not course.game.over:
        raise RequestRefused("The game is not over yet.")
    return course


def _records(course: Course) -> Sequence[MoveRecord]:
    return [move.record for move in course.moves]
