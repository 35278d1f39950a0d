"""What a network was trained for: the numbers it reads, the components they are about, the player it listens to.

Sizes alone do not tell: a feature that changed places with another, or a player that weighs things anew, would be
silently wrong. A corrected amount on a card is no reason to turn a network away, so only the ids of components count.
"""

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import Final

from windfall.engine.features import Feature
from windfall.engine.registry import title as find_title

_LENGTH: Final = 16


@cache
def trained_for(title: str) -> dict[str, str]:
    """Digests by what they are of."""
    found = find_title(title)
    return {
        "features of positions": _digest(_features(found.feature_specs)),
        "features of options": _digest(_features(found.option_feature_specs)),
        "components": _digest(component.id for component in found.components()),
        "rule-based player": found.rater,
    }


def _features(specs: Iterable[Feature]) -> Iterable[str]:
    # the compiled core has only floats where the source may have a whole number
    return (f"{spec.name} {float(spec.scale)!r}" for spec in specs)


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:_LENGTH]
