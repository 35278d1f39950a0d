"""Puzzles on the stage, and what answers to them are worth."""

import math
import pickle
from collections.abc import Sequence
from http import HTTPStatus

from windfall.engine.errors import WindfallError
from windfall.engine.observation import Observation
from windfall.engine.title import Title
from windfall.engine.words.message import Message, message
from windfall.puzzles.puzzle import Puzzle, Worth, shipped
from windfall.server.bots import BotPool, Question
from windfall.server.puzzling import tell_why, tell_worths
from windfall.server.refusals import RequestRefused
from windfall.server.stage.scene import Scene
from windfall.server.stage.stage import Played
from windfall.server.wire.puzzles import PuzzleEntry, Solution, WorthShape

_ERRORS = 2.0  # an answer that is behind by no more standard errors is as good as the best


def puzzles_of(title: Title) -> list[Puzzle]:
    """The puzzles of a title, as far as they are with the components that are used here."""
    found = shipped(title.name)
    return [puzzle for puzzle in found.puzzles if found.games[puzzle.game].components == title.components_digest]


def found_puzzle(title: Title, id: str) -> Puzzle:  # noqa: A002 (as in the archive)
    puzzle = next((puzzle for puzzle in puzzles_of(title) if puzzle.id == id), None)
    if puzzle is None:
        raise RequestRefused(message("server-no-such-puzzle"), HTTPStatus.NOT_FOUND)
    return puzzle


def entry_of(title: str, puzzle: Puzzle) -> PuzzleEntry:
    players = shipped(title).games[puzzle.game].players
    return PuzzleEntry(puzzle.id, puzzle.theme, puzzle.rating, puzzle.grade, players)


def scene_of(title: str, puzzle: Puzzle) -> Scene:
    return Scene(f"puzzles/{title}/{puzzle.id}", shipped(title).journal(puzzle), puzzle.seat)


def chosen_of(played: Played, answers: Sequence[Sequence[int]]) -> int:
    """The option that an answer begins with: puzzles ask for one."""
    decision = played.course.game.decision(played.scene.seat)
    if len(answers) != 1:
        raise RequestRefused(message("server-one-answer"), HTTPStatus.UNPROCESSABLE_ENTITY)
    try:
        first = decision.moves(answers[0])[0]
    except (WindfallError, ValueError, IndexError):
        first = answers[0][0]
    if first not in decision.actions:
        raise RequestRefused(message("server-not-now"))
    return first


def solution(chosen: int, best: int, worths: Sequence[Worth], worlds: int) -> Solution:
    told = [
        WorthShape(
            worth.action,
            worth.win_chance,
            worth.behind,
            worth.noise if math.isfinite(worth.noise) else None,
            worth.score,
        )
        for worth in worths
    ]
    return Solution(is_right(chosen, worths), chosen, best, told, worlds)


def is_right(chosen: int, worths: Sequence[Worth]) -> bool:
    """Whether an answer is the best, or no search could tell it from the best.

    >>> worths = [Worth(7, 0.6, 0.0, 0.0, 30), Worth(8, 0.58, 0.02, 0.015, 30), Worth(9, 0.4, 0.2, 0.02, 28)]
    >>> [is_right(action, worths) for action in (7, 8, 9)]
    [True, True, False]
    """
    if chosen == worths[0].action:
        return True
    return any(worth.action == chosen and worth.behind <= _ERRORS * worth.noise < math.inf for worth in worths)


async def reasons(
    bots: BotPool, observation: Observation, better: int, other: int, question: Question
) -> tuple[Message, ...]:
    """Why one answer is better than another. It is worked out by a worker, as hints are."""
    return await bots.work_out(tell_why, (pickle.dumps(observation), better, other), question)


async def worths(
    bots: BotPool, observation: Observation, best: int, chosen: int, question: Question
) -> tuple[Worth, ...]:
    """What all answers are worth, where that is not known yet."""
    return await bots.work_out(tell_worths, (pickle.dumps(observation), best, chosen), question)
