"""Tiles, goals and actions by name. Names stay as they are printed, unless the reader's language has its own."""

from typing import Final

from windfall.engine.words.message import Named
from windfall.titles.newfrontiers.components.tiles import COMPONENTS, GOALS, IDS, NAMES
from windfall.titles.newfrontiers.data.load import Components
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS, ACTION_TILE_NAMES

TILES: Final = tuple([Named(f"tile:{tile}", name) for tile, name in zip(IDS, NAMES, strict=True)])
GOAL_TILES: Final = tuple([Named(f"goal:{goal.id}", goal.name) for goal in GOALS])
ACTION_TILES: Final = tuple(
    [Named(f"action:{tile}", name) for tile, name in zip(ACTION_TILE_IDS, ACTION_TILE_NAMES, strict=True)]
)


def named(tile: str, box: Components = COMPONENTS) -> Named:
    """A tile of a box, by its id."""
    return Named(f"tile:{tile}", box.name_of(tile))


# The only tiles that the rules themselves speak of.
ANY_KIND_WORLD: Final = named("alien_oort_cloud_factory")
DOOMED_COLONY: Final = named("doomed_colony")
