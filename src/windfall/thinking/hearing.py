"""What a network hears: numbers of positions and options by their names, and maybe the rule-based player's opinion.

A network says what it hears, so a title can add features without making deaf the networks that were trained before.
Sizes alone would not tell: a feature that changed places with another would be silently wrong.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from windfall.engine.features import Feature
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.thinking.opinions import OPINIONS

_LENGTH: Final = 16


@dataclass(frozen=True, slots=True)
class Hearing:
    """The features by name and scale, in the order of the network's inputs."""

    features: tuple[str, ...]
    option_features: tuple[str, ...]
    opinions: bool

    @staticmethod
    def of(title: Title, opinions: bool = True) -> "Hearing":
        """All that there is to hear of a title today."""
        return Hearing(_names(title.feature_specs), _names(title.option_feature_specs), opinions)

    @property
    def option_inputs(self) -> int:
        return len(self.option_features) + (OPINIONS if self.opinions else 0)

    def unknown(self, title: Title) -> list[str]:
        """Which of the numbers it hears the title does not tell."""
        missing = []
        if not {*self.features} <= {*_names(title.feature_specs)}:
            missing.append("features of positions")
        if not {*self.option_features} <= {*_names(title.option_feature_specs)}:
            missing.append("features of options")
        return missing

    def columns(self, title: Title) -> NDArray[np.int64] | slice:
        """Where the numbers it hears stand among those of a position."""
        return _places(self.features, _names(title.feature_specs))

    def option_columns(self, title: Title) -> NDArray[np.int64] | slice:
        """Where they stand among those of an option, after which come the opinions."""
        told = _names(title.option_feature_specs)
        opinions = [f"opinion {number}" for number in range(OPINIONS)]
        heard = (*self.option_features, *opinions) if self.opinions else self.option_features
        return _places(heard, (*told, *opinions))


@cache
def trained_for(title: str) -> dict[str, str]:
    """Digests of what else must be as it was, by what they are of. A corrected amount on a card is no reason to turn a
    network away, so only the ids of components count; the player matters to those who listen to it."""
    found = find_title(title)
    return {
        "components": _digest(component.id for component in found.components()),
        "rule-based player": found.rater,
    }


def _names(specs: Iterable[Feature]) -> tuple[str, ...]:
    # the compiled core has only floats where the source may have a whole number
    return tuple([f"{spec.name} {float(spec.scale)!r}" for spec in specs])


def _places(heard: Sequence[str], told: Sequence[str]) -> NDArray[np.int64] | slice:
    if heard == told[: len(heard)]:
        return slice(len(heard))
    place = {name: number for number, name in enumerate(told)}
    return np.array([place[name] for name in heard], np.int64)


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:_LENGTH]
