"""What an empire has at the end of a game, whatever the title: by the features that say so."""

from functools import cache

from windfall.engine.game import Game
from windfall.engine.registry import title as find_title

_BLOCKS = ("own.cards.", "own.tiles.")  # docs/features.md: what is in the tableau or in the empire


def empire(game: Game, seat: int) -> frozenset[str]:
    """The ids of all cards or tiles that a seat has built."""
    features = game.title.features(game.observe(seat))
    return frozenset(component for place, component in _places(game.title.name) if features[place] > 0)


@cache
def _places(title: str) -> tuple[tuple[int, str], ...]:
    """Which features tell of which components."""
    return tuple(
        (place, spec.name.removeprefix(block))
        for place, spec in enumerate(find_title(title).feature_specs)
        for block in _BLOCKS
        if spec.name.startswith(block)
    )
