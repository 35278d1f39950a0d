"""Puzzles: the archive, a table with one question, what an answer is worth, and why."""

from http import HTTPStatus
from typing import Annotated

from fastapi import Depends, Path, Query

from windfall.engine.words.message import message
from windfall.puzzles.puzzle import Puzzle
from windfall.server.bots import Question
from windfall.server.puzzle_scenes import chosen_of, entry_of, found_puzzle, puzzles_of, reasons, scene_of, solution
from windfall.server.reading import on_stage
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import AskerHere, FoundTitle, Server, Visitor
from windfall.server.routes.wire import Body, WireRouter
from windfall.server.wire.bodies import StageAnswers
from windfall.server.wire.puzzles import PuzzleArchive, PuzzleScene, PuzzleShape, Reasons, Solution

router = WireRouter(prefix="/puzzles", tags=["puzzles"])

PuzzleId = Annotated[str, Path(max_length=40)]


@router.get("/{title}")
async def archive(title: FoundTitle) -> PuzzleArchive:
    """All puzzles of a title, easiest first."""
    puzzles = sorted(puzzles_of(title), key=lambda puzzle: (puzzle.rating, puzzle.id))
    return PuzzleArchive(title.name, [entry_of(title.name, puzzle) for puzzle in puzzles])


@router.get("/{title}/{puzzle}", dependencies=[Depends(on_stage)])
async def show(title: FoundTitle, puzzle: PuzzleId, visitor: Visitor, server: Server) -> PuzzleShape:
    """One puzzle, as a table that is seen from the seat that is asked."""
    found = found_puzzle(title, puzzle)
    scene = scene_of(title.name, found)
    played = await server.stage.play(scene)
    return PuzzleShape(entry_of(title.name, found), PuzzleScene(server.stage.table(scene, visitor), played.whole()))


@router.post("/{title}/{puzzle}", dependencies=[Depends(on_stage)])
async def answer(
    title: FoundTitle, puzzle: PuzzleId, body: Annotated[StageAnswers, Depends(Body(StageAnswers))], server: Server
) -> Solution:
    """What an answer is worth. One question is asked, so there is one answer."""
    found = found_puzzle(title, puzzle)
    played = await server.stage.play(scene_of(title.name, found))
    return solution(chosen_of(played, body.answers), found.best, found.worths, found.worlds)


@router.get("/{title}/{puzzle}/why", dependencies=[Depends(on_stage)])
async def why(
    title: FoundTitle,
    puzzle: PuzzleId,
    chosen: Annotated[int, Query(ge=0, le=100_000)],
    asker: AskerHere,
    server: Server,
) -> Reasons:
    """Why the best answer is better than this one, or than the next best if this one is the best."""
    found = found_puzzle(title, puzzle)
    other = _other(found, chosen)
    played = await server.stage.play(scene_of(title.name, found))
    question = Question(f"puzzle/{title.name}/{found.id}/{other}", asker)
    told = await reasons(server.bots, played.course.game.observe(found.seat), found.best, other, question)
    return Reasons(list(told))


def _other(puzzle: Puzzle, chosen: int) -> int:
    if all(worth.action != chosen for worth in puzzle.worths):
        raise RequestRefused(message("server-not-now"), HTTPStatus.UNPROCESSABLE_ENTITY)
    return chosen if chosen != puzzle.best else puzzle.worths[1].action
