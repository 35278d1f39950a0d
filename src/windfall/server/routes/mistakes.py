"""One's own mistakes as puzzles: the moves of a finished game that cost most, to be found better."""

from http import HTTPStatus
from typing import Annotated

from fastapi import Depends, Path, Query

from windfall.advice.review import ReviewedChoice
from windfall.engine.words.message import message
from windfall.server.bots import Question
from windfall.server.puzzle_scenes import chosen_of, reasons, solution, worths
from windfall.server.reading import on_stage
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import AskerHere, Context, Server, TableId, Visitor
from windfall.server.routes.wire import Body, WireRouter
from windfall.server.stage.scene import Scene
from windfall.server.stage.stage import Played
from windfall.server.tables import finished
from windfall.server.wire.bodies import StageAnswers
from windfall.server.wire.puzzles import MistakePuzzles, MistakeShape, PuzzleScene, Reasons, Solution

router = WireRouter(prefix="/tables/{table}/mistakes", tags=["puzzles"])

_LAST = 1_000_000
At = Annotated[int, Path(ge=0, le=_LAST)]


@router.get("")
async def mistakes(
    table: TableId, asker: AskerHere, server: Server, seat: Annotated[int, Query(ge=0, le=9)] = 0
) -> MistakePuzzles:
    """The costliest moves of a seat that the review has found so far and that ask for one choice; 404 if nobody has
    asked for the review."""
    found = await _costliest(table, asker, server, seat)
    told = [MistakeShape(choice.at, choice.round, choice.chosen_text, choice.cost) for choice in found]
    return MistakePuzzles(seat, told, not server.reviews.find(table).working)


@router.get("/{at}", dependencies=[Depends(on_stage)])
async def show(table: TableId, at: At, asker: AskerHere, visitor: Visitor, server: Server) -> PuzzleScene:
    """The table as it stood before the move, seen by who made it."""
    played = await _played(await _mistake(table, at, asker, server), table, server)
    return PuzzleScene(server.stage.table(played.scene, visitor), played.whole())


@router.post("/{at}", dependencies=[Depends(on_stage)])
async def answer(
    table: TableId,
    at: At,
    body: Annotated[StageAnswers, Depends(Body(StageAnswers))],
    asker: AskerHere,
    server: Server,
) -> Solution:
    """What an answer is worth, against the best that the review found."""
    mistake = await _mistake(table, at, asker, server)
    played = await _played(mistake, table, server)
    chosen, best = chosen_of(played, body.answers), mistake.best.action
    question = Question(f"mistake/{table}/{at}/{chosen}", asker)
    found = await worths(server.bots, played.course.game.observe(mistake.seat), best, chosen, question)
    return solution(chosen, found[0].action, found, mistake.trials)


@router.get("/{at}/why", dependencies=[Depends(on_stage)])
async def why(
    table: TableId, at: At, chosen: Annotated[int, Query(ge=0, le=100_000)], asker: AskerHere, server: Server
) -> Reasons:
    """Why the best move is better than this one, or than the one of the game if this one is the best."""
    mistake = await _mistake(table, at, asker, server)
    best = mistake.best.action
    other = chosen if chosen != best else mistake.chosen.action
    played = await _played(mistake, table, server)
    observation = played.course.game.observe(mistake.seat)
    if other not in observation.known.options(mistake.seat):
        raise RequestRefused(message("server-not-now"), HTTPStatus.UNPROCESSABLE_ENTITY)
    told = await reasons(server.bots, observation, best, other, Question(f"why/{table}/{at}/{other}", asker))
    return Reasons(list(told))


async def _costliest(table: str, asker: AskerHere, server: Context, seat: int) -> list[ReviewedChoice]:
    room = await server.hall.room(table)
    journal = finished.journal(room)
    ordered = await server.reviews.join(table, asker, lambda: journal)
    costly = ordered.so_far.costliest(seat, server.settings.limits.mistakes_shown)
    return [choice for choice in costly if finished.asks_for_one(room, choice)]


async def _mistake(table: str, at: int, asker: AskerHere, server: Context) -> ReviewedChoice:
    room = await server.hall.room(table)
    for seat in range(len(room.table.seats)):
        for choice in await _costliest(table, asker, server, seat):
            if choice.at == at:
                return choice
    raise RequestRefused(message("server-no-such-puzzle"), HTTPStatus.NOT_FOUND)


async def _played(mistake: ReviewedChoice, table: str, server: Context) -> Played:
    journal = finished.journal(await server.hall.room(table))
    before = finished.before(journal, mistake.at)
    return await server.stage.play(Scene(f"mistakes/{table}/{mistake.at}", before, mistake.seat))
