"""The score sheet of a title in words."""

from typing import Annotated

from msgspec import Meta, Struct

from windfall.engine.words.message import Message


class ScoreWords(Struct, frozen=True):
    """How a score sheet is told. A category or an end that is not here is called by its own name."""

    categories: Annotated[dict[str, Message], Meta(description="of a breakdown")] = {}
    ends: Annotated[dict[str, Message], Meta(description="what ended the game, in a sentence")] = {}
    tie_break: Annotated[Message | None, Meta(description="what decides among those who have as many VP")] = None
