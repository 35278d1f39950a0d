"""Named numbers for learners: what each place in a vector of features means, and how it is scaled.

A feature is a count of the game divided by its `scale`, so that it is about 0 to 1. Every card or tile has printed
facts: an option shows the facts of what it is about, and an empire the sums of the facts of all it has.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

# The places of a vector to which something adds, and how much.
Sparse: TypeAlias = tuple[tuple[int, float], ...]

# Seats as a player sees them: the own one, then the others in turn order.
PLACES: Final = ("own", "left1", "left2", "left3", "left4")


@dataclass(frozen=True, slots=True)
class Feature:
    """One number of a vector."""

    name: str
    meaning: str
    scale: float


@dataclass(frozen=True, slots=True)
class Fact:
    """Something printed on cards or tiles, as a number for each of them."""

    name: str
    meaning: str
    scale: float
    total_scale: float  # of the sum over an empire
    values: Sequence[float]


class FactMaker:
    """Makes facts of so many components, by functions from the number of a component to what is printed on it."""

    def __init__(self, components: range) -> None:
        self._components = components

    def one(self, name: str, meaning: str, scale: float, total_scale: float, value: Callable[[int], float]) -> Fact:
        return Fact(name, meaning, scale, total_scale, [float(value(component)) for component in self._components])

    def each(
        self,
        prefix: str,
        names: Sequence[str],
        meaning: str,
        scale: float,
        total_scale: float,
        value: Callable[[int, int], float],
    ) -> list[Fact]:
        """One fact for each of the names, by a function of the component and the number of the name."""
        return [
            Fact(
                f"{prefix}.{name}",
                meaning,
                scale,
                total_scale,
                [float(value(component, number)) for component in self._components],
            )
            for number, name in enumerate(names)
        ]


class Layout:
    """Puts features one after the other. What is added gets the places from the number that is returned on."""

    def __init__(self) -> None:
        self._features: list[Feature] = []

    def add(self, name: str, meaning: str, scale: float = 1.0) -> int:
        self._features.append(Feature(name, meaning, scale))
        return len(self._features) - 1

    def block(self, prefix: str, names: Sequence[str], meaning: str, scale: float = 1.0) -> int:
        """One feature for each of the names, all of the same meaning."""
        start = len(self._features)
        self._features += [Feature(f"{prefix}.{name}", meaning, scale) for name in names]
        return start

    def facts(self, prefix: str, facts: Sequence[Fact], totals: bool) -> int:
        """One feature for each fact: of one component, or summed up over all components of an empire."""
        start = len(self._features)
        for fact in facts:
            self.add(f"{prefix}.{fact.name}", fact.meaning, fact.total_scale if totals else fact.scale)
        return start

    def repeat(self, prefixes: Sequence[str], part: "Layout") -> int:
        """A part once for each prefix, such as for each seat; each takes `part.size` places."""
        start = len(self._features)
        for prefix in prefixes:
            self._features += [replace(spec, name=f"{prefix}.{spec.name}") for spec in part.features()]
        return start

    @property
    def size(self) -> int:
        return len(self._features)

    def features(self) -> tuple[Feature, ...]:
        return tuple(self._features)


def fact_rows(facts: Sequence[Fact], start: int, totals: bool) -> list[Sparse]:
    """For every component: what its facts add to a vector in which they begin at a place."""
    count = len(facts[0].values)
    return [
        tuple(
            (start + at, fact.values[component] / (fact.total_scale if totals else fact.scale))
            for at, fact in enumerate(facts)
            if fact.values[component]
        )
        for component in range(count)
    ]
