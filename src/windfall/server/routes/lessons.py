"""The lessons there are, and their steps on the stage."""

from typing import Annotated

from fastapi import Depends, Path

from windfall.server.lessons import lesson_paths, turn
from windfall.server.reading import on_stage
from windfall.server.routes.context import Server, Visitor
from windfall.server.routes.wire import Body, WireRouter
from windfall.server.wire.bodies import StageAnswers
from windfall.server.wire.lessons import LessonPath, LessonTurn

router = WireRouter(prefix="/lessons", tags=["lessons"])

_MOST_STEPS = 99


@router.get("")
async def lessons() -> list[LessonPath]:
    """The lessons of all titles, gentlest first."""
    return lesson_paths()


@router.post("/{title}/{lesson}/{step}", dependencies=[Depends(on_stage)])
async def step(
    title: Annotated[str, Path(max_length=40)],
    lesson: Annotated[str, Path(max_length=40)],
    step: Annotated[int, Path(ge=1, le=_MOST_STEPS)],
    body: Annotated[StageAnswers, Depends(Body(StageAnswers))],
    visitor: Visitor,
    server: Server,
) -> LessonTurn:
    """A step of a lesson after these answers. 404 if there is no such step, 409 if an answer is not allowed."""
    return await turn(server.stage, title, lesson, step, body.answers, body.whole, visitor)
