"""What the server tells of lessons."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from windfall.engine.words.message import Message
from windfall.server.wire.messages import StateMessage
from windfall.server.wire.shapes import TableShape

Verdict: TypeAlias = Literal["right", "wrong"]


class LessonShape(Struct, frozen=True):
    """A lesson on the path of a title."""

    id: str
    name: Message
    about: Message
    steps: Annotated[int, Meta(description="how many it has; 0: it is a whole game, at a table of its own")]


class LessonPath(Struct, frozen=True):
    """The lessons of a title, in their order."""

    title: str
    lessons: list[LessonShape]


class LessonOutcome(Struct, frozen=True):
    """What the learner's move brought, and why."""

    verdict: Verdict
    said: Message


class LessonTurn(Struct, frozen=True):
    """A step of a lesson as it stands."""

    table: TableShape
    idea: Message
    about: Annotated[list[str], Meta(description="subjects on the table, areas or spots that the idea is about")]
    state: Annotated[StateMessage, Meta(description="without a decision when there is an outcome")]
    outcome: Annotated[LessonOutcome | None, Meta(description="null: the learner is to move")]
