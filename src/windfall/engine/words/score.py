"""The score sheet of a title in words."""

from typing import Annotated

from msgspec import Meta, Struct


class ScoreWords(Struct, frozen=True):
    """How a score sheet is told. A category or an end that is not here is called by its own name."""

    categories: Annotated[dict[str, str], Meta(description="of a breakdown")] = {}
    ends: Annotated[dict[str, str], Meta(description="what ended the game, in a sentence")] = {}
    tie_break: Annotated[str | None, Meta(description="what decides among those who have as many VP")] = None
