"""Who meets whom in a round.

Swiss: those who have met do not meet again while that can be avoided; of what is left, those who stand alike meet, and
within a group of equal points the upper half meets the lower half (fold pairing). At tables of two that is a matching
of least cost, which networkx finds exactly, the seat of who sits out among it. At larger tables no quick exact way is
known: where there are few ways to seat all, each is looked at; else places are swapped until no swap is better, from
several beginnings.

Round robin: at tables of two the circle method, so that everybody meets everybody once. At larger tables each round is
laid so that as few as possible meet again, and those most seldom who have met most often; there are as many rounds as
it takes to have room for every two to meet.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

from windfall.server.database.tournament_records import MeetingRecord

Tables: TypeAlias = list[tuple[int, ...]]

_BYE: Final = -1  # the opponent of who sits out
_PAIR: Final = 2
_FEW: Final = 20_000  # ways to seat all, each of which is looked at
_BEGINNINGS: Final = 8


@dataclass(frozen=True, slots=True)
class Past:
    """What happened before a round."""

    met: Counter[frozenset[int]] = field(default_factory=Counter)
    byes: Counter[int] = field(default_factory=Counter)
    late: Counter[int] = field(default_factory=Counter)  # how late one sat, all in all

    @staticmethod
    def of(meetings: Iterable[MeetingRecord]) -> "Past":
        past = Past()
        for meeting in meetings:
            if meeting.bye:
                past.byes.update(meeting.entrants)
                continue
            past.met.update(frozenset(pair) for pair in combinations(meeting.entrants, 2))
            past.late.update({entrant: seat for seat, entrant in enumerate(meeting.entrants)})
        return past


@dataclass(frozen=True, slots=True)
class Round:
    """Those who meet, in the order of seats, and those who sit out."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def swiss(ranked: Sequence[int], points: Mapping[int, int], past: Past, size: int, rng: random.Random) -> Round:
    """A round of those who take part, the first in the standings first."""
    if size == _PAIR:
        return _seated(_swiss_pairs(ranked, points, past), past, rng)
    byes = _sit_out(ranked, past, len(ranked) % size)
    playing = [entrant for entrant in ranked if entrant not in byes]
    return _seated(_arranged(playing, size, _costs(playing, points, past), rng), past, rng, byes)


def robin(entrants: Sequence[int], active: Sequence[int], past: Past, size: int, number: int) -> Round:
    """The round of this number, the first of which is 1; all who entered have their place in it, also those who have
    withdrawn. The order in which they are given must be the same in all rounds."""
    rng = random.Random(number)
    if size == _PAIR:
        return _seated(_circle(entrants, active, number), past, rng)
    byes = _sit_out(active, past, len(active) % size)
    playing = [entrant for entrant in active if entrant not in byes]
    return _seated(_arranged(playing, size, _costs(playing, {}, past), rng), past, rng, byes)


def series(entrants: Sequence[int], meetings: Sequence[MeetingRecord], rng: random.Random) -> Round:
    """The next game of the same people: everybody moves one seat on."""
    if not meetings:
        return Round((tuple(rng.sample(entrants, len(entrants))),))
    last = meetings[-1].entrants
    return Round(((*last[1:], last[0]),))


def robin_rounds(entrants: int, size: int) -> int:
    """As many as it takes until there was room for every two to meet.

    >>> [robin_rounds(entrants, 2) for entrants in (2, 5, 8)], robin_rounds(9, 3), robin_rounds(8, 4)
    ([1, 5, 7], 4, 3)
    """
    pairs_in_round = entrants // size * comb(size, 2)
    return -(-comb(entrants, 2) // pairs_in_round)


# Tables of two


def _swiss_pairs(ranked: Sequence[int], points: Mapping[int, int], past: Past) -> Tables:
    import networkx  # noqa: PLC0415 (it takes a while to load, and is needed when a round is opened)

    playing = [*ranked, *([_BYE] if len(ranked) % 2 else [])]
    costs = _costs(playing, points, past)
    graph = networkx.Graph()
    graph.add_weighted_edges_from((*pair, cost) for pair, cost in costs.items())
    matched = networkx.min_weight_matching(graph)
    order = {entrant: place for place, entrant in enumerate(playing)}
    pairs = [tuple(sorted(pair, key=order.__getitem__)) for pair in matched]
    return [_without_bye(pair) for pair in sorted(pairs, key=lambda pair: order[pair[0]])]


def _circle(entrants: Sequence[int], active: Sequence[int], number: int) -> Tables:
    """One stays, all others go round."""
    circle = [*entrants, *([_BYE] if len(entrants) % 2 else [])]
    turn = (number - 1) % (len(circle) - 1)
    first, rest = circle[0], circle[1:]
    turned = [first, *rest[turn:], *rest[:turn]]
    pairs = [(turned[place], turned[-1 - place]) for place in range(len(turned) // 2)]
    there = set(active)
    return [pair for each in pairs if (pair := tuple(entrant for entrant in each if entrant in there))]


def _without_bye(pair: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(entrant for entrant in pair if entrant != _BYE)


# Costs


def _costs(playing: Sequence[int], points: Mapping[int, int], past: Past) -> dict[tuple[int, int], int]:
    """What it costs if two meet: to meet again outweighs all differences of points, these all places in a group."""
    levels = sorted({points.get(entrant, 0) for entrant in playing if entrant != _BYE})
    lowest, highest = (levels[0], levels[-1]) if levels else (0, 0)
    groups = Counter(points.get(entrant, 0) for entrant in playing if entrant != _BYE)
    place_weight = len(playing) ** 3 + 1
    again_weight = place_weight * (len(playing) ** 2 * (highest - lowest + 1) ** 2 + 1)
    found: dict[tuple[int, int], int] = {}
    for (place, one), (other_place, other) in combinations(enumerate(playing), 2):
        if other == _BYE:
            again, gap, fold = past.byes[one], points.get(one, 0) - lowest, len(playing) - place
        else:
            again, gap = past.met[frozenset((one, other))], points.get(one, 0) - points.get(other, 0)
            half = groups[points.get(one, 0)] // 2 if gap == 0 else 0
            fold = other_place - place - half
        found[one, other] = again**2 * again_weight + gap**2 * place_weight + fold**2
    return found


# Larger tables


def _sit_out(ranked: Sequence[int], past: Past, count: int) -> tuple[int, ...]:
    """Those who have sat out least often, of these the last in the standings."""
    last_first = sorted(range(len(ranked)), key=lambda place: (past.byes[ranked[place]], -place))
    return tuple(ranked[place] for place in last_first[:count])


def _arranged(playing: Sequence[int], size: int, costs: Mapping[tuple[int, int], int], rng: random.Random) -> Tables:
    """All at tables of this size, at little cost; they come in the order of the standings, which is as good."""
    if not playing:
        return []
    both = {**costs, **{(other, one): cost for (one, other), cost in costs.items()}}

    def cost(tables: Tables) -> int:
        return sum(both[pair] for table in tables for pair in combinations(table, 2))

    if _ways(len(playing), size) <= _FEW:
        return min(_all_ways(playing, size), key=cost)
    found: list[Tables] = []
    for beginning in range(_BEGINNINGS):
        order = list(playing) if beginning == 0 else rng.sample(playing, len(playing))
        found.append(_swapped([list(order[start : start + size]) for start in range(0, len(order), size)], both))
    return min(found, key=cost)


def _ways(count: int, size: int) -> int:
    ways = 1
    for left in range(count, 0, -size):
        ways *= comb(left - 1, size - 1)
    return ways


def _all_ways(playing: Sequence[int], size: int) -> Iterator[Tables]:
    if not playing:
        yield []
        return
    first, rest = playing[0], playing[1:]
    for others in combinations(rest, size - 1):
        left = [entrant for entrant in rest if entrant not in others]
        for tables in _all_ways(left, size):
            yield [(first, *others), *tables]


def _swapped(tables: list[list[int]], costs: Mapping[tuple[int, int], int]) -> Tables:
    """Two change places as long as that is better."""

    def to_sit(entrant: int, table: list[int], instead: int) -> int:
        return sum(costs[entrant, other] for other in table if other != instead)

    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for seat in range(len(one)):
                for other_seat in range(len(other)):
                    a, b = one[seat], other[other_seat]
                    now = to_sit(a, one, a) + to_sit(b, other, b)
                    if to_sit(b, one, a) + to_sit(a, other, b) < now:
                        one[seat], other[other_seat] = b, a
                        better = True
    return [tuple(table) for table in tables]


# Seats


def _seated(groups: Tables, past: Past, rng: random.Random, byes: tuple[int, ...] = ()) -> Round:
    """Who has sat late so far sits early; those alone sit out."""
    tables = [group for group in groups if len(group) > 1]
    alone = [entrant for group in groups if len(group) == 1 for entrant in group]
    order = {entrant: rng.random() for table in tables for entrant in sorted(table)}
    seats = [tuple(sorted(table, key=lambda each: (-past.late[each], order[each]))) for table in tables]
    return Round(tuple(seats), (*byes, *alone))
