"""Named numbers for learners: what each place in a vector of features means, and how it is scaled.

A feature is a count of the game divided by its `scale`, so that it is about 0 to 1. Every card or tile has printed
facts: an option shows the facts of what it is about, and an empire the sums of the facts of all it has.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

# A vector of features, or several one after the other: numbers without objects, which NumPy reads as they are.
Row: TypeAlias = vec[float]

# Seats as a player sees them: the own one, then the others in turn order.
PLACES: Final = ("own", "left1", "left2", "left3", "left4")
OWN: Final = 0
THE_TABLE: Final = -1  # the place of what is of no seat

# How a feature is told of when positions are compared: as a number, as a component that is there, or not by itself.
UNTOLD: Final = 0
COUNTED: Final = 1
IS_THERE: Final = 2
# The group of all that says how near the end of the game is.
END: Final = "end"
# The group of what is done, among the features of an option.
VERB: Final = "verb"


def row_of(numbers: Iterable[float]) -> Row:
    return vec[float](numbers)


class Addends:
    """The places of a row to which something adds, and how much."""

    __slots__ = ("_amounts", "_places")

    def __init__(self, addends: Iterable[tuple[int, float]]) -> None:
        pairs = list(addends)
        self._places = vec[i64]([place for place, _amount in pairs])
        self._amounts = vec[float]([amount for _place, amount in pairs])

    def add_to(self, row: Row, start: i64 = 0) -> None:
        """Add them to the part of a row that begins at a place."""
        places, amounts = self._places, self._amounts
        for nth in range(len(places)):
            row[start + places[nth]] += amounts[nth]

    def and_at(self, place: int, amount: float) -> "Addends":
        """With one more."""
        return Addends([*zip(self._places, self._amounts, strict=True), (place, amount)])


@dataclass(frozen=True, slots=True)
class Feature:
    """One number of a vector.

    Features that say the same thing in several ways are of one `group`, and are told together: by one that is counted
    or one of those that are there, in its `words`.
    """

    name: str
    meaning: str
    scale: float
    place: int = THE_TABLE  # the seat it is of, as the observing one counts them
    group: str = ""
    told: int = UNTOLD
    words: str = ""


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

    def add(self, name: str, meaning: str, scale: float = 1.0, group: str = "", told: int = UNTOLD) -> int:
        """One feature; if it is counted, the first part of its meaning says what."""
        words = meaning.partition(";")[0] if told == COUNTED else ""
        self._features.append(Feature(name, meaning, scale, group=group, told=told, words=words))
        return len(self._features) - 1

    def block(
        self,
        prefix: str,
        names: Sequence[str],
        meaning: str,
        scale: float = 1.0,
        group: str = "",
        told: int = UNTOLD,
    ) -> int:
        """One feature for each of the names, all of the same meaning."""
        start = len(self._features)
        self._features += [Feature(f"{prefix}.{name}", meaning, scale, group=group, told=told) for name in names]
        return start

    def verbs(self, verbs: Sequence[str], how: Sequence[str]) -> int:
        """One feature of an option for each thing that can be done. Some only say how another one is done: they are not
        told of."""
        start = len(self._features)
        for verb in verbs:
            told = UNTOLD if verb in how else COUNTED
            words = verb.replace("_", " ")
            self._features.append(Feature(f"verb.{verb}", "what is done", 1.0, group=VERB, told=told, words=words))
        return start

    def components(
        self,
        prefix: str,
        ids: Sequence[str],
        meaning: str,
        scale: float,
        group: str,
        words: Sequence[str],
        place: int = THE_TABLE,
    ) -> int:
        """One feature for each component that can be there, such as "Gem World in hand"."""
        start = len(self._features)
        self._features += [
            Feature(f"{prefix}.{component}", meaning, scale, place, group, IS_THERE, text)
            for component, text in zip(ids, words, strict=True)
        ]
        return start

    def facts(self, prefix: str, facts: Sequence[Fact], totals: bool, group: str = "") -> int:
        """One feature for each fact: of one component, or summed up over all components of an empire."""
        start = len(self._features)
        for fact in facts:
            self.add(f"{prefix}.{fact.name}", fact.meaning, fact.total_scale if totals else fact.scale, group)
        return start

    def repeat(self, prefixes: Sequence[str], part: "Layout") -> int:
        """The part of a seat once for each seat; each takes `part.size` places."""
        start = len(self._features)
        for place, prefix in enumerate(prefixes):
            self._features += [replace(spec, name=f"{prefix}.{spec.name}", place=place) for spec in part.features()]
        return start

    def include(self, prefix: str, part: "Layout") -> int:
        """A part that has a file of its own, its names behind a prefix; it takes `part.size` places."""
        start = len(self._features)
        self._features += [replace(spec, name=f"{prefix}.{spec.name}") for spec in part.features()]
        return start

    @property
    def size(self) -> int:
        return len(self._features)

    def features(self) -> tuple[Feature, ...]:
        return tuple(self._features)


def fact_rows(facts: Sequence[Fact], start: int, totals: bool) -> list[Addends]:
    """For every component: what its facts add to a row in which they begin at a place."""
    return [
        Addends(
            (start + at, fact.values[component] / (fact.total_scale if totals else fact.scale))
            for at, fact in enumerate(facts)
            if fact.values[component]
        )
        for component in range(len(facts[0].values))
    ]
