"""Named numbers for learners: what each place in a vector of features means, and how it is scaled.

A feature is a count of the game divided by its `scale`, so that it is about 0 to 1. Every card or tile has printed
facts: an option shows the facts of what it is about, and an empire the sums of the facts of all it has.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from windfall.engine.words.message import Message, message

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


def nearest(number: float) -> int:
    """What `round` says, the even one of two that are as near; compiled, without a call and an object."""
    whole = int(number)
    rest = number - whole
    if rest > 0.5 or (rest == 0.5 and whole % 2):
        return whole + 1
    if rest < -0.5 or (rest == -0.5 and whole % 2):
        return whole - 1
    return whole


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
    or one of those that are there, in its `words`. Those of a counted one are said with the arguments `number` and
    `change`, which is `more` or `less`.
    """

    name: str
    meaning: str
    scale: float
    place: int = THE_TABLE  # the seat it is of, as the observing one counts them
    group: str = ""
    told: int = UNTOLD
    words: Message | None = None
    component: str = ""  # the id of the one that is there


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

    def add(
        self, name: str, meaning: str, scale: float = 1.0, group: str = "", told: int = UNTOLD, words: str = ""
    ) -> int:
        """One feature; if it is counted, `words` is the id of the message that tells it."""
        said = message(words) if words else None
        self._features.append(Feature(name, meaning, scale, group=group, told=told, words=said))
        return len(self._features) - 1

    def prospect(self, name: str, meaning: str, scale: float, words: str) -> int:
        """A feature that is counted by itself, and told of by this message."""
        return self.add(name, meaning, scale, name, COUNTED, words)

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

    def verbs(self, verbs: Sequence[str], words: Mapping[str, str]) -> int:
        """One feature of an option for each thing that can be done, with the ids of the messages that tell them. Those
        without one only say how another one is done: they are not told of."""
        start = len(self._features)
        for verb in verbs:
            told = COUNTED if verb in words else UNTOLD
            said = message(words[verb]) if verb in words else None
            self._features.append(Feature(f"verb.{verb}", "what is done", 1.0, group=VERB, told=told, words=said))
        return start

    def components(
        self,
        prefix: str,
        ids: Sequence[str],
        meaning: str,
        scale: float,
        group: str,
        words: Sequence[Message],
        place: int = THE_TABLE,
    ) -> int:
        """One feature for each component that can be there, such as "Gem World in hand"."""
        start = len(self._features)
        self._features += [
            Feature(f"{prefix}.{component}", meaning, scale, place, group, IS_THERE, text, component)
            for component, text in zip(ids, words, strict=True)
        ]
        return start

    def facts(
        self,
        prefix: str,
        facts: Sequence[Fact],
        totals: bool,
        group: str = "",
        words: Mapping[str, str] | None = None,
    ) -> int:
        """One feature for each fact: of one component, or summed up over all components of an empire. Those with words,
        the ids of messages by the names of facts, are counted by themselves and told of."""
        start = len(self._features)
        for fact in facts:
            scale = fact.total_scale if totals else fact.scale
            name, said = f"{prefix}.{fact.name}", (words or {}).get(fact.name)
            if said is None:
                self.add(name, fact.meaning, scale, group)
            else:
                self.prospect(name, fact.meaning, scale, said)
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
