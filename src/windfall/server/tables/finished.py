"""A game that is over: its scores, its journal, its frames from any seat, and its review."""

import asyncio
from typing import Final

from windfall.advice.review import Chances, Review
from windfall.engine.files.journal import Journal
from windfall.server.refusals import RequestRefused
from windfall.server.reviews import Job
from windfall.server.tables.course import Course
from windfall.server.tables.frames import replay_frames, score_history
from windfall.server.tables.room import Room
from windfall.server.tables.seating import seat_names
from windfall.server.wire.shapes import Frame, ReviewProgress, ReviewShape, Scores

_END: Final = -1  # no step: the game is over
_BREATH: Final = 20  # moves or frames between which others get their turn


async def scores(room: Room) -> Scores:
    if room.scores is None:
        game = _finished(room).game
        history = []
        for number, round_scores in enumerate(score_history(game.journal())):
            if round_scores is not None:
                history.append(round_scores)
            if number % _BREATH == 0:
                await asyncio.sleep(0)
        room.scores = Scores(game.result, history, game.title.score_words)
    return room.scores


async def frames(room: Room, viewer: int, first: int, last: int) -> list[Frame]:
    played = journal(room)
    if viewer >= len(room.table.seats):
        raise RequestRefused("There is no such seat at this table.")
    made = []
    for frame in replay_frames(played, viewer, seat_names(room.table), first, last):
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
    mistakes = [choice for seat in range(len(room.table.seats)) for choice in review.costliest(seat, most)]
    return ReviewProgress(1.0, ReviewShape(_chances(course, review), mistakes))


def _chances(course: Course, review: Review) -> list[Chances]:
    """Everyone's chances, once for each step: of those who choose at once, the last has heard all others."""
    steps = [*(move.step for move in course.moves), _END]
    told: dict[int, Chances] = {}
    for each in review.chances:
        step = steps[each.at]
        told[step] = Chances(told[step].at, each.chances) if step in told else each
    return list(told.values())


def _finished(room: Room) -> Course:
    course = room.started().course
    if not course.game.over:
        raise RequestRefused("The game is not over yet.")
    return course
