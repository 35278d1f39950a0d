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

from windfall.engine.features import PLACES
from windfall.engine.registry import title as find_title
from windfall.thinking.network import Floats

MOST_REASONS: Final = 4
_LEAST_WEIGHT: Final = 0.02  # log-odds of winning
_LEAST_SHARE: Final = 0.08  # of all that speaks for the option
_LEAST_DIFFERENCE: Final = 0.15
_RARELY: Final = 0.25  # a card or tile that is there only that much more often is not worth telling
_NEARLY_ALWAYS: Final = 0.9
_TABLE: Final = -1
_END: Final = "end"

# What a feature of a seat belongs to, by the first part of its name.
_GROUPS: Final = {
    "score": "score",
    "score_lead": "score",
    "bonus_vp": "score",
    "chips": "score",
    "vp": "vp",
    "vp_lead": "vp",
    "vp_per_round": "vp_per_round",
    "income_per_round": "income_per_round",
    "hand_size": "hand",
    "over_limit": "hand",
    "hand": "hand",
    "credits": "credits",
    "unused_colonists": "unused_colonists",
    "explored_count": "explored",
    "explored": "explored",
    "explored_xeno": "explored",
    "room": "explored",
    "goods": "goods",
    "goods_of": "goods",
    "good_on": "goods",
    "produced": "goods",
    "prospects": "goods",
    "military": "military",
    "general_military": "military",
    "colonies": "placed",
    "spaces": "placed",
    "tableau_size": "placed",
    "empire_size": "placed",
    "tiles": "placed",
    "cards": "placed",
    "tableau": "placed",
    "empire": "placed",
}
# The number by which a group is told.
_COUNTS: Final = frozenset(
    (
        "score",
        "vp",
        "vp_per_round",
        "income_per_round",
        "hand_size",
        "credits",
        "unused_colonists",
        "explored_count",
        "goods",
        "military",
        "general_military",
        "tableau_size",
        "empire_size",
        "colonies",
    )
)
# The cards or tiles by which it is told, and where they are.
_COMPONENTS: Final = {"hand": "in hand", "explored": "explored", "tiles": "in the empire", "cards": "in the {}"}
# What tells how near the end is.
_ENDINGS: Final = frozenset(("vp_pool", "colonist_supply", "largest_tableau", "leader_vp"))
_ENDS: Final = frozenset(("ending", "will_end", "may_end"))
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
    components: tuple[tuple[int, str], ...] = ()  # features of single cards or tiles, with what to say of them
    ends: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Words:
    """The groups of a title, and for each feature the group that it belongs to."""

    groups: list[_Group]
    of_feature: NDArray[np.int64]  # -1 for none


def reasons(title: str, better: Floats, other: Floats, pulls: Floats, names: Sequence[str]) -> tuple[str, ...]:
    """What speaks for the better of two positions, weightiest first.

    Names are those of the seats as the observing one counts them, its own first.
    """
    words = _words(title)
    spread = better - other
    told = words.of_feature >= 0
    belongs = words.of_feature[told]
    weights = np.bincount(belongs, weights=(spread * pulls)[told], minlength=len(words.groups))
    least = max(_LEAST_WEIGHT, _LEAST_SHARE * float(weights[weights > 0].sum()))
    texts: list[str] = []
    for at in np.argsort(-weights, kind="stable").tolist():
        if weights[at] < least or len(texts) == MOST_REASONS:
            break
        group = words.groups[at]
        text = _text(title, group, spread)
        if text is not None:
            texts.append(f"{names[group.place]}: {text}" if group.place > 0 else text[:1].upper() + text[1:])
    return tuple(texts)


def _text(title: str, group: _Group, spread: Floats) -> str | None:
    if group.name == _END:
        return _ending_text(float(spread[list(group.ends)].max()), float(spread[list(group.ends)].min()))
    specs = find_title(title).feature_specs
    count = None
    if group.count is not None:
        difference = float(spread[group.count]) * specs[group.count].scale
        if abs(difference) >= _LEAST_DIFFERENCE:
            count = _count_text(specs[group.count].meaning.split(";")[0], difference)
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
    if not group.components:
        return None
    specs = find_title(title).feature_specs
    place, text = max(group.components, key=lambda each: float(spread[each[0]]) * specs[each[0]].scale)
    more = float(spread[place]) * specs[place].scale
    if more < _RARELY:
        return None
    return text if more > _NEARLY_ALWAYS else f"{text}, {more:.0%} more often".replace("%", " %")


def _ending_text(most: float, least: float) -> str | None:
    if most >= _LEAST_DIFFERENCE:
        return "the game is more likely to end"
    if least <= -_LEAST_DIFFERENCE:
        return "the game is less likely to end"
    return None


@cache
def _words(title: str) -> _Words:
    found = find_title(title)
    labels = {component.id: component.name for component in found.components()}
    groups: dict[tuple[int, str], _Group] = {}
    of_feature = np.full(len(found.feature_specs), -1, np.int64)
    for at, spec in enumerate(found.feature_specs):
        place, part, rest = _parse(spec.name)
        if part in _ENDINGS or part in _ENDS:
            key = (_TABLE, _END)
        elif place >= 0 and part in _GROUPS:
            key = (place, _GROUPS[part])
        else:
            continue
        group = groups.setdefault(key, _Group(*key))
        of_feature[at] = list(groups).index(key)
        if part in _ENDS:
            group.ends += (at,)
        elif part in _COUNTS and group.count is None:
            group.count = at
        elif part in _COMPONENTS and rest in labels:
            where = _COMPONENTS[part].format("tableau" if "tableau" in spec.meaning else "empire")
            group.components += ((at, f"{labels[rest]} {where}"),)
    return _Words(list(groups.values()), of_feature)


def _parse(name: str) -> tuple[int, str, str]:
    """The seat that a feature is about (the table if it names none), the first part of its name, and the rest."""
    first, _dot, rest = name.partition(".")
    if first in PLACES:
        part, _dot, rest = rest.partition(".")
        return PLACES.index(first), part, rest
    return (0 if first == "hand" else _TABLE), first, rest
