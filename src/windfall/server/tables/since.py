"""What has happened at a table since somebody left it."""

from datetime import datetime
from typing import Final

from msgspec.structs import replace

from windfall.server.tables.course import Course
from windfall.server.tables.frames import Frames, lines_with_notes, note_frame, whole_frame
from windfall.server.tables.live_game import LiveGame
from windfall.server.wire.messages import SinceMessage

_MOST: Final = 60  # moves: who has missed more is shown the last of them


def since_left(live: LiveGame, viewer: int, left: datetime, left_at: int) -> SinceMessage | None:
    """For who looks from this seat and left at that time, when all knew of so many moves; None if nothing has happened.

    The game is played again, and told as it was told to those who stayed. That takes long: not if there is nothing to
    tell, as when all come back to a server that has started again.
    """
    course = live.course
    first = max(min(left_at, course.shown), course.shown - _MOST)
    if course.game.over:
        return None
    missed = course.moves[first:]
    events = missed[0].events if missed else course.game.event_count
    readable = [note for note in live.notes if note.is_for((viewer,))]
    notes = [note for note in readable if note.at > left and note.events >= events]
    if first == course.shown and not notes and all(move.seat != viewer for move in missed):
        return None
    records = course.records
    again = Course.of(live.table, records[:first])
    start = whole_frame(again, viewer, readable[: len(readable) - len(notes)])
    told = [replace(start, lines=[])]
    at_once = [note for note in notes if note.events == events]
    if at_once:
        told.append(note_frame(again, viewer, at_once))
    frames = Frames([viewer])
    for record in records[first:]:
        frames.play(again, record)
        made, frames.of[viewer] = frames.of[viewer], []
        for frame in made:
            now = again.game.event_count
            between = [note for note in notes if events < note.events <= now]
            told.append(replace(frame, lines=lines_with_notes(again.game, viewer, between, events)))
            events = now
    return SinceMessage(viewer, len(start.lines), told) if len(told) > 1 else None
