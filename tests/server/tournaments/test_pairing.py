"""Who meets whom: nobody again while that can be avoided, those who stand alike, and byes in turn."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from windfall.server.database.tournament_records import MeetingRecord
from windfall.server.tournaments.pairing import Past, Round, robin, robin_rounds, series, swiss
from windfall.server.tournaments.standings import standings

Tables = list[tuple[int, ...]]


def meetings_of(number: int, found: Round, rng: random.Random) -> list[MeetingRecord]:
    """The round as it was played, with results at random."""
    groups = [*found.tables, *((entrant,) for entrant in found.byes)]
    return [
        MeetingRecord(
            number,
            board,
            group,
            None if len(group) == 1 else "table",
            None if len(group) == 1 else tuple(rng.sample(range(1, len(group) + 1), len(group))),
            None if len(group) == 1 else tuple(rng.sample(range(60), len(group))),
        )
        for board, group in enumerate(groups)
    ]


def swiss_round(entrants: Sequence[int], past: list[MeetingRecord], size: int, rng: random.Random) -> Round:
    lines = standings(entrants, past, size)
    points = {line.entrant: line.half_points for line in lines}
    return swiss([line.entrant for line in lines], points, Past.of(past), size, rng)


def seatings(entrants: Sequence[int], size: int) -> Iterator[Tables]:
    """All ways to seat them, in which some may sit out."""
    for out in combinations(entrants, len(entrants) % size):
        yield from _full([entrant for entrant in entrants if entrant not in out], size)


def _full(entrants: Sequence[int], size: int) -> Iterator[Tables]:
    if not entrants:
        yield []
        return
    for others in combinations(entrants[1:], size - 1):
        rest = [entrant for entrant in entrants[1:] if entrant not in others]
        for tables in _full(rest, size):
            yield [(entrants[0], *others), *tables]


def repeats(tables: Sequence[tuple[int, ...]], past: Past) -> int:
    return sum(past.met[frozenset(pair)] ** 2 for table in tables for pair in combinations(table, 2))


def spread(tables: Sequence[tuple[int, ...]], points: dict[int, int]) -> int:
    return sum((points[one] - points[other]) ** 2 for table in tables for one, other in combinations(table, 2))


sizes = st.integers(2, 5)


@settings(max_examples=40, deadline=None)
@given(size=sizes, more=st.integers(0, 14), rounds=st.integers(1, 6), seed=st.integers(0, 10**6))
def test_a_swiss_round_seats_everybody_once_and_byes_go_round(size: int, more: int, rounds: int, seed: int) -> None:
    rng = random.Random(seed)
    entrants = list(range(1, size + more + 1))
    past: list[MeetingRecord] = []
    for number in range(1, rounds + 1):
        before = Past.of(past).byes
        found = swiss_round(entrants, past, size, rng)
        seated = [entrant for table in found.tables for entrant in table]
        assert sorted([*seated, *found.byes]) == entrants
        assert all(len(table) == size for table in found.tables)
        assert len(found.byes) == len(entrants) % size
        if size > 2 or len(entrants) > 2 * rounds:
            fewest = sorted(before[entrant] for entrant in entrants)[: len(found.byes)]
            assert sorted(before[entrant] for entrant in found.byes) == fewest
        past += meetings_of(number, found, rng)


@settings(max_examples=40, deadline=None)
@given(
    size=st.sampled_from([(2, 4), (2, 6), (2, 8), (3, 6), (3, 9), (4, 8), (5, 10)]),
    rounds=st.integers(1, 6),
    seed=st.integers(0, 10**6),
)
def test_few_meet_as_well_as_they_can(size: tuple[int, int], rounds: int, seed: int) -> None:
    """As few meet again as in any other round that could have been, and then those who stand alike."""
    players, count = size
    rng = random.Random(seed)
    entrants = list(range(1, count + 1))
    past: list[MeetingRecord] = []
    for number in range(1, rounds + 1):
        known = Past.of(past)
        points = {line.entrant: line.half_points for line in standings(entrants, past, players)}
        found = swiss_round(entrants, past, players, rng)
        best = min((repeats(tables, known), spread(tables, points)) for tables in seatings(entrants, players))
        assert (repeats(found.tables, known), spread(found.tables, points)) == best
        past += meetings_of(number, found, rng)


@settings(max_examples=40, deadline=None)
@given(count=st.integers(3, 9).filter(lambda count: count % 2), rounds=st.integers(1, 5), seed=st.integers(0, 10**6))
def test_who_sits_out_is_chosen_with_who_meets(count: int, rounds: int, seed: int) -> None:
    """To sit out again counts as to meet again."""
    rng = random.Random(seed)
    entrants = list(range(1, count + 1))
    past: list[MeetingRecord] = []
    for number in range(1, rounds + 1):
        known = Past.of(past)

        def again(tables: Sequence[tuple[int, ...]], known: Past = known) -> int:
            (out,) = set(entrants) - {entrant for table in tables for entrant in table}
            return repeats(tables, known) + known.byes[out] ** 2

        found = swiss_round(entrants, past, 2, rng)
        assert again(found.tables) == min(again(tables) for tables in seatings(entrants, 2))
        past += meetings_of(number, found, rng)


@settings(max_examples=6, deadline=None)
@given(size=st.integers(3, 5), seed=st.integers(0, 10**6))
def test_many_at_large_tables_do_not_meet_again_in_three_rounds(size: int, seed: int) -> None:
    rng = random.Random(seed)
    entrants = list(range(1, 31))
    past: list[MeetingRecord] = []
    for number in range(1, 4):
        found = swiss_round(entrants, past, size, rng)
        assert repeats(found.tables, Past.of(past)) == 0
        past += meetings_of(number, found, rng)


def test_winners_meet_winners_and_the_upper_half_the_lower() -> None:
    rng = random.Random(1)
    entrants = list(range(1, 9))
    first = swiss(entrants, dict.fromkeys(entrants, 0), Past(), 2, rng)
    assert {frozenset(table) for table in first.tables} == {
        frozenset(pair) for pair in ((1, 5), (2, 6), (3, 7), (4, 8))
    }
    past = Past.of(
        [MeetingRecord(1, board, pair, "table") for board, pair in enumerate(((1, 5), (2, 6), (3, 7), (4, 8)))]
    )
    points = dict.fromkeys((1, 2, 3, 4), 2) | dict.fromkeys((5, 6, 7, 8), 0)
    second = swiss(entrants, points, past, 2, rng)
    assert {frozenset(table) for table in second.tables} == {
        frozenset(pair) for pair in ((1, 3), (2, 4), (5, 7), (6, 8))
    }


@given(count=st.integers(2, 16), seed=st.integers(0, 10**6))
def test_in_a_round_robin_of_pairs_all_meet_all_once(count: int, seed: int) -> None:
    rng = random.Random(seed)
    entrants = rng.sample(range(1, count + 1), count)
    past: list[MeetingRecord] = []
    rounds = robin_rounds(count, 2)
    for number in range(1, rounds + 1):
        past += meetings_of(number, robin(entrants, entrants, Past.of(past), 2, number), rng)
    known = Past.of(past)
    assert known.met == Counter(frozenset(pair) for pair in combinations(entrants, 2))
    assert known.byes == (Counter(entrants) if count % 2 else Counter())


@settings(deadline=None, max_examples=15)
@given(size=st.integers(3, 5), more=st.integers(0, 11), seed=st.integers(0, 10**6))
def test_a_round_robin_at_larger_tables_is_even(size: int, more: int, seed: int) -> None:
    """Byes differ by one at most, and nobody meets anybody more than three times, however few there are."""
    rng = random.Random(seed)
    count = size + more
    entrants = rng.sample(range(1, count + 1), count)
    past: list[MeetingRecord] = []
    for number in range(1, robin_rounds(count, size) + 1):
        known = Past.of(past)
        found = robin(entrants, entrants, known, size, number)
        past += meetings_of(number, found, rng)
        byes = [Past.of(past).byes[entrant] for entrant in entrants]
        assert max(byes) - min(byes) <= 1
    assert max(Past.of(past).met.values()) <= 3


def test_who_has_withdrawn_from_a_round_robin_leaves_others_without_an_opponent() -> None:
    entrants = [1, 2, 3, 4]
    seen = Counter[int]()
    for number in range(1, 4):
        found = robin(entrants, [1, 2, 4], Past(), 2, number)
        assert len(found.tables) == 1
        seen.update(found.byes)
    assert seen == Counter({1: 1, 2: 1, 4: 1})


@given(size=sizes, seed=st.integers(0, 10**6))
def test_a_series_keeps_people_and_moves_them_one_seat_on(size: int, seed: int) -> None:
    rng = random.Random(seed)
    entrants = list(range(1, size + 1))
    past: list[MeetingRecord] = []
    for number in range(1, size + 1):
        past += meetings_of(number, series(entrants, past, rng), rng)
    for seat in range(size):
        assert sorted(meeting.entrants[seat] for meeting in past) == entrants


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_nobody_sits_first_all_the_time(seed: int) -> None:
    rng = random.Random(seed)
    entrants = list(range(1, 9))
    past: list[MeetingRecord] = []
    for number in range(1, 6):
        past += meetings_of(number, swiss_round(entrants, past, 2, rng), rng)
    first = Counter(meeting.entrants[0] for meeting in past)
    assert all(1 <= first[entrant] <= 4 for entrant in entrants)
