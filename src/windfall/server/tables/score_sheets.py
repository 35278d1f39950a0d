"""The score sheet of a finished game: its result, the scores before the first round and at the end of each, and what
each player did."""

import asyncio
from collections.abc import Iterator
from typing import Final

from windfall.engine.files.journal import Journal
from windfall.engine.game import Game, replay
from windfall.server.database.records import Deeds, RoundSheet, ScoreSheet
from windfall.server.tables.course import Course

_BREATH: Final = 20  # moves between which others get their turn


def sheet_of(course: Course) -> ScoreSheet:
    """Of a game that has just ended."""
    return ScoreSheet(course.game.result, course.rounds, deeds_of(course.game))


async def score_sheet(game: Game) -> ScoreSheet:
    """Of one that has ended some time ago."""
    history = []
    for number, round_sheet in enumerate(_rounds(game.journal())):
        if round_sheet is not None:
            history.append(round_sheet)
        if number % _BREATH == 0:
            await asyncio.sleep(0)
    return ScoreSheet(game.result, tuple(history), deeds_of(game))


def deeds_of(game: Game) -> tuple[Deeds, ...]:
    """How often each player did what everybody could see."""
    counts: list[Deeds] = [{"action": {}, "placed": {}} for _ in range(game.state.players)]
    for event in game.events():
        for deed in game.title.deeds(event):
            counted = counts[deed.seat][deed.sort]
            counted[deed.what] = counted.get(deed.what, 0) + 1
    return tuple(counts)


def _rounds(journal: Journal) -> Iterator[RoundSheet | None]:
    """The scores before the first round, as round 0, and at the end of each; None after moves that end none, so that a
    caller can take a breath."""
    game = replay(journal, 0)
    begun = False
    for seat, action in journal.moves:
        ended = game.state.round
        if ended and not begun:
            begun = True
            yield RoundSheet(0, game.title.scores(game.state))
        game.play(seat, action)
        if ended and (game.state.round != ended or game.over):
            yield RoundSheet(ended, game.title.scores(game.state))
        else:
            yield None
