"""Why one option is better than another.

Two positions to which they lead are compared, as the observing seat's features. What differs is weighed by how it
pulls at the chance to win, and told in the words of the features. Features that belong together, such as all that says
how many VPs a seat has, are weighed together and told once. That what is chosen is then there is no reason: what it
brings is. More of anything is good for who has it, so only more for oneself or less for others speaks for an option:
where the network likes less of something, it is for what comes along with it, and that would not be understood.
"""

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from windfall.engine.features import COUNTED, END, IS_THERE
from windfall.engine.registry import title as find_title
from windfall.engine.words.message import Message, Seat, message
from windfall.thinking.network import Floats

MOST_REASONS: Final = 4
_LEAST_WEIGHT: Final = 0.02  # log-odds of winning
_LEAST_SHARE: Final = 0.08  # of all that speaks for the option
_LEAST_DIFFERENCE: Final = 0.15
_LEAST_CERTAINTY: Final = 1.0  # standard errors between two positions, where they are means of several
_AGAINST: Final = 0.3  # what speaks against the option is told if it weighs that much of all that speaks for it
_RARELY: Final = 0.25  # a card or tile that is there only that much more often is not worth telling
_NEARLY_ALWAYS: Final = 0.9
_FOR: Final = 1  # what speaks for an option, and what speaks against it
_AGAINST_IT: Final = -1


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


def reasons(
    title: str,
    better: Floats,
    other: Floats,
    pulls: Floats,
    seats: Sequence[int],
    named: Collection[str] = (),
    noise: Floats | None = None,
) -> tuple[Message, ...]:
    """What speaks for the better of two positions, the own empire first, else the weightiest, and behind it what speaks
    against it, if that is much.

    Seats are in the order in which the observing one counts them, its own first. The components that the choices are
    about are `named` already. Of positions that are means, `noise` is the standard error of their difference.
    """
    grouped = _groups(title)
    spread = better - other
    if noise is not None:
        spread = np.where(np.abs(spread) < _LEAST_CERTAINTY * noise, np.float32(0), spread)
    told = grouped.of_feature >= 0
    belongs = grouped.of_feature[told]
    weights = np.bincount(belongs, weights=(spread * pulls)[told], minlength=len(grouped.groups))
    in_favor = float(weights[weights > 0].sum())
    order = np.argsort(-weights, kind="stable").tolist()
    least = max(_LEAST_WEIGHT, _LEAST_SHARE * in_favor)
    said = (
        (grouped.groups[at].place > 0, _said(title, grouped.groups[at], spread, seats, named, _FOR))
        for at in itertools.takewhile(lambda at: weights[at] >= least, order)
    )
    weightiest = [(of_others, reason) for of_others, reason in said if reason is not None][:MOST_REASONS]
    told_of = [reason for _of_others, reason in sorted(weightiest, key=lambda told: told[0])]
    against = _said(title, grouped.groups[order[-1]], spread, seats, named, _AGAINST_IT)
    if told_of and against is not None and -weights[order[-1]] >= max(least, _AGAINST * in_favor):
        told_of[MOST_REASONS - 1 :] = [message("advice-but", reason=against)]
    return tuple(told_of)


def _said(
    title: str, group: _Group, spread: Floats, seats: Sequence[int], named: Collection[str], side: int
) -> Message | None:
    reason = _reason(title, group, spread, named, side if group.place <= 0 else -side)
    if reason is None or group.place <= 0:
        return reason
    return message("advice-of", player=Seat(seats[group.place]), reason=reason)


def _reason(title: str, group: _Group, spread: Floats, named: Collection[str], change: int) -> Message | None:
    """More of something, or less of it, as the change says; an end is told either way."""
    if group.name == END:
        return _ending(float(spread[list(group.there)].max()), float(spread[list(group.there)].min()))
    specs = find_title(title).feature_specs
    count = None
    if group.count is not None:
        difference = float(spread[group.count]) * specs[group.count].scale
        words = specs[group.count].words
        if difference * change >= _LEAST_DIFFERENCE and words is not None:
            count = _counted(words.id, difference)
    component = _component(title, group, spread, named) if change > 0 else None
    if group.name == "placed":
        restated = any(specs[at].component in named and abs(spread[at]) > 0 for at in group.there)
        return component or (None if restated else count)
    return count or component


def _counted(words: str, difference: float) -> Message:
    """
    >>> _counted("race-reason-hand", 2.02).args
    {'number': 2, 'change': 'more'}
    >>> _counted("race-reason-hand", -1.26).said()
    '1.3 fewer cards in hand, on average'
    """
    size = round(abs(difference), 1)
    whole = abs(size - round(size)) < 0.05
    change = "more" if difference > 0 else "less"
    reason = Message(words, {"number": round(size) if whole else size, "change": change})
    return reason if whole else message("advice-on-average", reason=reason)


def _component(title: str, group: _Group, spread: Floats, named: Collection[str]) -> Message | None:
    """The card or tile that is there most more often, but for those that the choices are about."""
    specs = find_title(title).feature_specs
    others = [at for at in group.there if specs[at].component not in named]
    if not others:
        return None
    most = max(others, key=lambda at: float(spread[at]) * specs[at].scale)
    more = float(spread[most]) * specs[most].scale
    if more < _RARELY:
        return None
    thing = specs[most].words
    if thing is None or more > _NEARLY_ALWAYS:
        return thing
    return message("advice-more-often", thing=thing, percent=round(more * 100))


def _ending(most: float, least: float) -> Message | None:
    if most >= _LEAST_DIFFERENCE:
        return message("advice-end-nearer")
    if least <= -_LEAST_DIFFERENCE:
        return message("advice-end-further")
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
