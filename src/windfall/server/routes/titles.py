"""The titles there are, and their components."""

from collections.abc import Sequence
from functools import cache

from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.engine.title import Component, Title
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


@cache
def components_of(title: Title) -> list[Component]:
    return title.components()


def _shape(title: Title, offered: Sequence[Level]) -> TitleShape:
    return TitleShape(
        title.name,
        title.label,
        list(title.players),
        title.settings,
        [LevelShape(level.name, level.text) for level in offered],
        USUAL,
    )
