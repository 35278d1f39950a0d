"""The titles there are, and their components."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated

from fastapi import Path, Response
from fastapi.responses import PlainTextResponse

from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.engine.title import Component, Title
from windfall.engine.words.catalogue import part_text
from windfall.players.levels import USUAL, Level
from windfall.server.routes.context import FoundTitle, Server
from windfall.server.routes.wire import WireRouter
from windfall.server.wire.shapes import LevelShape, TitleShape

router = WireRouter(tags=["titles"])


@router.get("/titles")
async def titles(server: Server) -> list[TitleShape]:
    """What can be played here."""
    return [_shape(find_title(name), server.settings.levels) for name in title_names()]


@router.get("/titles/{title}/components")
async def components(title: FoundTitle) -> list[Component]:
    """All tiles or cards that new tables are played with."""
    return components_of(title)


@router.get("/titles/{title}/rule-numbers")
async def rule_numbers(title: FoundTitle) -> dict[str, int]:
    """The numbers that the text of its rules tells, by the names of its arguments."""
    return dict(title.rule_numbers())


@router.get("/words/{language}/{title}", response_class=PlainTextResponse)
async def words(language: Annotated[str, Path(max_length=10)], title: FoundTitle) -> Response:
    """The words of a title that is no part of Windfall, as a Fluent file: pages are built without them."""
    return PlainTextResponse(part_text(language, title.name))


@cache
def components_of(title: Title) -> list[Component]:
    return title.components()


def _shape(title: Title, offered: Sequence[Level]) -> TitleShape:
    return TitleShape(
        title.name,
        title.label,
        list(title.players),
        title.settings,
        [LevelShape(level.name, level.label, level.text) for level in offered],
        USUAL,
    )
