"""Why one option is better than another, in words.

Two positions to which they lead are compared, as the observing seat's features. What differs is weighed by how it
pulls at the chance to win, and told in the words of the features. Features that belong together, such as all that says
how many VPs a seat has, are weighed together and told once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from windfall.engine.features import COUNTED, END, IS_THERE
from windfall.engine.registry import title as find_title
from windfall.thinking.network import Floats

MOST_REASONS: Final = 4
_LEAST_WEIGHT: Final = 0.02  # log-odds of winning
_LEAST_SHARE: Final = 0.08  # of all that speaks for the option
_LEAST_DIFFERENCE: Final = 0.15
_RARELY: Final = 0.25  # a card or tile that is there only that much more often is not worth telling
_NEARLY_ALWAYS: Final = 0.9
_SINGULAR: Final = {
    "VPs": "VP",
    "cards": "card",
    "credits": "credit",
    "colonists": "colonist",
    "worlds": "world",
    "goods": "good",
    "colonies": "colony",
}
_MASS_WORDS: Final = ("total ", "general ")


@dataclass(slots=True)
class _Group:
    """Features that are told together: of a seat (as the observing one counts them), or of the table."""

    place: int
    name: str
    count: int | None = None  # the feature with the number
    there: tuple[int, ...] = ()  # features of single cards, tiles or ends


@dataclass(frozen=True, slots=True)
class _Groups:
    """The groups of a title, and for each feature the group that it belongs to."""

    groups: list[_Group]
    of_feature: NDArray[np.int64]  # -1 for none


def reasons(title: str, better: Floats, other: Floats, pulls: Floats, names: Sequence[str]) -> tuple[str, ...]:
    """What speaks for the better of two positions, weightiest first.

    Names are those of the seats as the observing one counts them, its own first.
    """
    grouped = _groups(title)
    spread = better - other
    told = grouped.of_feature >= 0
    belongs = grouped.of_feature[told]
    weights = np.bincount(belongs, weights=(spread * pulls)[told], minlength=len(grouped.groups))
    least = max(_LEAST_WEIGHT, _LEAST_SHARE * float(weights[weights > 0].sum()))
    texts: list[str] = []
    for at in np.argsort(-weights, kind="stable").tolist():
        if weights[at] < least or len(texts) == MOST_REASONS:
            break
        group = grouped.groups[at]
        text = _text(title, group, spread)
        if text is not None:
            texts.append(f"{names[group.place]}: {text}" if group.place > 0 else text[:1].upper() + text[1:])
    return tuple(texts)


def _text(title: str, group: _Group, spread: Floats) -> str | None:
    if group.name == END:
        return _ending_text(float(spread[list(group.there)].max()), float(spread[list(group.there)].min()))
    specs = find_title(title).feature_specs
    count = None
    if group.count is not None:
        difference = float(spread[group.count]) * specs[group.count].scale
        if abs(difference) >= _LEAST_DIFFERENCE:
            count = _count_text(specs[group.count].words, difference)
    component = _component_text(title, group, spread)
    if group.name == "placed":
        return component or count
    return count or component


def _count_text(what: str, difference: float) -> str:
    """
    >>> _count_text("cards in hand", 2.02)
    '2 more cards in hand'
    >>> _count_text("total Military", -1)
    '1 less total Military'
    """
    size = round(abs(difference), 1)
    number = f"{size:.0f}" if abs(size - round(size)) < 0.05 else f"{size:.1f}"
    if number == "1":
        what = " ".join(_SINGULAR.get(word, word) if at < 2 else word for at, word in enumerate(what.split()))
    mass = what.startswith(_MASS_WORDS)
    return f"{number} {'more' if difference > 0 else 'less' if mass else 'fewer'} {what}"


def _component_text(title: str, group: _Group, spread: Floats) -> str | None:
    """The card or tile that is there most more often."""
    if not group.there:
        return None
    specs = find_title(title).feature_specs
    most = max(group.there, key=lambda at: float(spread[at]) * specs[at].scale)
    more = float(spread[most]) * specs[most].scale
    if more < _RARELY:
        return None
    text = specs[most].words
    return text if more > _NEARLY_ALWAYS else f"{text}, {more:.0%} more often".replace("%", " %")


def _ending_text(most: float, least: float) -> str | None:
    if most >= _LEAST_DIFFERENCE:
        return "the game is more likely to end"
    if least <= -_LEAST_DIFFERENCE:
        return "the game is less likely to end"
    return None


@cache
def _groups(title: str) -> _Groups:
    specs = find_title(title).feature_specs
    groups: dict[tuple[int, str], _Group] = {}
    of_feature = np.full(len(specs), -1, np.int64)
    for at, spec in enumerate(specs):
        if not spec.group:
            continue
        key = (spec.place, spec.group)
        group = groups.setdefault(key, _Group(*key))
        of_feature[at] = list(groups).index(key)
        if spec.told == IS_THERE:
            group.there += (at,)
        elif spec.told == COUNTED:
            group.count = at
    return _Groups(list(groups.values()), of_feature)
