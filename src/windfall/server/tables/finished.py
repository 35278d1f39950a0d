"""A game that is over: its scores, its journal, and its frames from any seat."""

import asyncio
from collections.abc import Sequence

from windfall.engine.journal import Journal
from windfall.server.database.records import MoveRecord
from windfall.server.refusals import Refusal
from windfall.server.tables.course import Course
from windfall.server.tables.frames import replay_frames, score_history
from windfall.server.tables.room import Room
from windfall.server.tables.seating import seat_names
from windfall.server.tables.shapes import Frame, Scores

_BREATH = 20  # moves or frames between which others get their turn


async def scores(room: Room) -> Scores:
    if room.scores is None:
        course = _finished(room)
        history = []
        for number, round_scores in enumerate(score_history(room.table, _records(course))):
            if round_scores is not None:
                history.append(round_scores)
            if number % _BREATH == 0:
                await asyncio.sleep(0)
        room.scores = Scores(course.game.result, history)
    return room.scores


async def frames(room: Room, viewer: int, first: int, last: int) -> list[Frame]:
    course = _finished(room)
    if viewer >= len(room.table.seats):
        raise Refusal("There is no such seat at this table.")
    made = []
    for frame in replay_frames(room.table, _records(course), viewer, seat_names(room.table), first, last):
        made.append(frame)
        if len(made) % _BREATH == 0:
            await asyncio.sleep(0)
    return made


def journal(room: Room) -> Journal:
    return _finished(room).game.journal()


def _finished(room: Room) -> Course:
    course = room.started().course
    if not course.game.over:
        raise Refusal("The game is not over yet.")
    return course


def _records(course: Course) -> Sequence[MoveRecord]:
    return [move.record for move in course.moves]
