"""What people choose ahead, as they are shown it."""

from typing import Annotated

from msgspec import Meta, Struct

from windfall.engine.words.message import Message
from windfall.server.database.records import Condition


class PlanShape(Struct, frozen=True):
    """An answer to the next question of a kind."""

    question: Annotated[str, Meta(description="the kind of the decision")]
    text: Annotated[Message, Meta(description="what it is about")]
    actions: Annotated[list[int], Meta(description="the wishes, the dearest first")]
    wishes: Annotated[list[Message], Meta(description="the same in words")]
    condition: Condition


class PassingShape(Struct, frozen=True):
    """To pass whenever a question of a kind is asked."""

    question: str
    text: Message
    always: Annotated[bool, Meta(description="false: as long as nothing is offered that was not known")]


class AheadOption(Struct, frozen=True):
    """What may be offered."""

    action: int
    text: Message


class ForeseenShape(Struct, frozen=True):
    """A kind of question that may be asked next, and what may be offered then."""

    question: str
    text: Message
    options: Annotated[list[AheadOption], Meta(description="the surest first")]
    most: Annotated[int, Meta(description="how many of them one answer can choose")]
    passing: Annotated[AheadOption | None, Meta(description="to pass, where that may be possible")]
