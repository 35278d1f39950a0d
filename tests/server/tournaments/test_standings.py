"""Points, what decides between equal points, and how a tournament proceeds."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windfall.server.database.history import Placed
from windfall.server.database.records import Player, Progress, SeatRecord, TableRecord
from windfall.server.database.tournament_records import EntrantRecord, MeetingRecord, Pairing, TournamentRecord
from windfall.server.refusals import RequestRefused
from windfall.server.tournaments.proceeding import Outcome, entered, left, outcome, settled, started
from windfall.server.tournaments.standings import half_points, standings


def met(number: int, entrants: tuple[int, ...], places: tuple[int, ...], scores: tuple[int, ...]) -> MeetingRecord:
    return MeetingRecord(number, entrants[0], entrants, f"{number}-{entrants[0]}", places, scores)


@given(places=st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_a_game_gives_away_the_same_points_however_it_ends(places: list[int]) -> None:
    assert sum(half_points(places)) == len(places) * (len(places) - 1)


def test_points_then_opponents_then_margin_decide() -> None:
    meetings = [
        met(1, (1, 2), (1, 2), (30, 20)),
        met(1, (3, 4), (1, 2), (30, 29)),
        MeetingRecord(1, 9, (5,)),
        met(2, (1, 3), (1, 2), (25, 20)),
        met(2, (5, 2), (2, 1), (10, 12)),
        MeetingRecord(2, 9, (4,)),
    ]
    lines = standings(range(1, 6), meetings, 2)
    assert [(line.entrant, line.rank, line.half_points) for line in lines] == [
        (1, 1, 4),
        (3, 2, 2),
        (2, 3, 2),
        (4, 4, 2),
        (5, 5, 2),
    ]
    by_entrant = {line.entrant: line for line in lines}
    assert (by_entrant[2].opponents, by_entrant[3].opponents) == (6, 6)  # so the margin decides
    assert (by_entrant[2].margin, by_entrant[3].margin) == (-8, -4)


def test_those_who_are_equal_in_all_share_a_rank() -> None:
    lines = standings([1, 2, 3], [met(1, (1, 2), (1, 1), (20, 20))], 2)
    assert [(line.entrant, line.rank) for line in lines] == [(1, 1), (2, 1), (3, 3)]


def test_a_table_that_is_still_played_counts_nothing() -> None:
    lines = standings([1, 2], [MeetingRecord(1, 1, (1, 2), "table")], 2)
    assert [(line.rank, line.half_points, line.games) for line in lines] == [(1, 0, 0), (1, 0, 0)]


def tournament(pairing: Pairing, count: int, **more: object) -> TournamentRecord:
    entrants = tuple(EntrantRecord(number, f"player {number}", f"P{number}") for number in range(1, count + 1))
    made = TournamentRecord(
        id="t",
        host="player 1",
        pairing=pairing,
        titles=("jumpdrive",),
        settings={"jumpdrive": {}},
        players=2,
        places=8,
        rounds=3,
        created=datetime.now(UTC),
        seed=5,
        entrants=entrants,
    )
    return replace(made, **more)  # type: ignore[arg-type]


def with_tables(found: TournamentRecord) -> TournamentRecord:
    meetings = [
        replace(meeting, table=f"{meeting.round}-{meeting.number}") if not meeting.bye else meeting
        for meeting in found.meetings
    ]
    return replace(found, meetings=tuple(meetings))


def played(found: TournamentRecord, best: int | None = None) -> TournamentRecord:
    """After its round: those with lower numbers win, or the one who is best."""

    def places(entrants: tuple[int, ...]) -> tuple[int, ...]:
        order = sorted(entrants, key=lambda entrant: (entrant != best, entrant))
        return tuple(order.index(entrant) + 1 for entrant in entrants)

    outcomes = {
        meeting.table: Outcome(places(meeting.entrants), tuple(range(len(meeting.entrants))))
        for meeting in found.meetings_of(found.round)
        if meeting.table is not None
    }
    return with_tables(settled(found, outcomes))


def test_bots_take_the_places_that_are_left() -> None:
    found = started(tournament("swiss", 3, bots="easy"))
    assert [entrant.level for entrant in found.entrants] == [None] * 3 + ["easy"] * 5
    assert len({entrant.name for entrant in found.entrants}) == 8
    assert (found.round, len(found.meetings)) == (1, 4)


def test_it_starts_once_and_with_enough_people() -> None:
    with pytest.raises(RequestRefused, match="2"):
        started(tournament("swiss", 1))
    with pytest.raises(RequestRefused, match="person"):
        started(tournament("swiss", 0, bots="easy"))
    found = started(tournament("swiss", 2))
    with pytest.raises(RequestRefused, match="started"):
        started(found)
    with pytest.raises(RequestRefused, match="started"):
        entered(found, Player("late", "Late"))


def test_entering_and_leaving_before_the_start() -> None:
    found = entered(tournament("swiss", 2), Player("c", "C"))
    assert [entrant.number for entrant in found.entrants] == [1, 2, 3]
    with pytest.raises(RequestRefused, match="already"):
        entered(found, Player("c", "C"))
    with pytest.raises(RequestRefused, match="others"):
        left(found, 3, "player 2")
    found = left(found, 2, "player 1")  # the host
    found = left(found, 3, "c")
    assert [entrant.number for entrant in found.entrants] == [1]
    full = tournament("swiss", 8)
    with pytest.raises(RequestRefused, match="full"):
        entered(full, Player("c", "C"))


def test_who_withdraws_is_not_paired_again_and_keeps_points() -> None:
    found = with_tables(started(tournament("swiss", 4)))
    found = played(left(found, 1, "player 1"))
    assert found.round == 2
    assert all(1 not in meeting.entrants for meeting in found.meetings_of(2))
    assert [len(meeting.entrants) for meeting in found.meetings_of(2)] == [2, 1]


def test_it_is_over_after_its_rounds_or_when_too_few_are_left() -> None:
    found = with_tables(started(tournament("robin", 4, rounds=0)))
    assert found.rounds == 3
    for _ in range(3):
        assert found.stage == "running"
        found = played(found)
    assert found.stage == "over"
    assert len(found.meetings) == 6
    few = with_tables(started(tournament("swiss", 2)))
    assert played(left(few, 2, "player 2")).stage == "over"
    bots = with_tables(started(tournament("swiss", 1, bots="easy")))
    assert played(left(bots, 1, "player 1")).stage == "over", "no person is left"


@pytest.mark.parametrize(("winners", "rounds"), [((1, 1), 2), ((1, 2, 1), 3), ((2, 1, 1), 3)])
def test_best_of_three_is_over_when_it_is_decided(winners: tuple[int, ...], rounds: int) -> None:
    found = with_tables(started(tournament("best_of", 2, places=2)))
    for best in winners:
        assert found.stage == "running"
        found = played(found, best)
    assert (found.stage, found.round) == ("over", rounds)
    assert standings([1, 2], found.meetings, 2)[0].entrant == 1
    assert [meeting.entrants[0] for meeting in found.meetings[:2]] in ([1, 2], [2, 1]), "seats are changed"


def test_one_of_each_title_is_played_to_the_end() -> None:
    titles = ("jumpdrive", "race", "newfrontiers")
    found = with_tables(started(tournament("each_title", 2, places=2, titles=titles)))
    for _ in range(3):
        assert found.stage == "running"
        found = played(found, 1)
    assert found.stage == "over"
    assert [found.title_of(number) for number in (1, 2, 3)] == list(titles)


def table(*seats: SeatRecord, **more: object) -> TableRecord:
    made = TableRecord("t", "jumpdrive", 1, "", {}, 1, "a", False, datetime.now(UTC), seats)
    return replace(made, **more)  # type: ignore[arg-type]


OVER = Progress("over", winners=(0,))


def test_nobody_gains_by_leaving() -> None:
    ann, bob = SeatRecord("a"), SeatRecord("b")
    results = {0: Placed(1, 40), 1: Placed(2, 30)}
    assert outcome(table(ann, bob, progress=OVER), results, 2) == Outcome((1, 2), (40, 30))
    for left_it in (replace(ann, resigned=True), replace(ann, stood_in=True)):
        assert outcome(table(left_it, bob, progress=OVER), results, 2) == Outcome((2, 1), (40, 30))
    agreed = table(ann, bob, progress=Progress("playing"), halted="agreed")
    assert outcome(agreed, {}, 2) == Outcome((1, 1), None)
    against_bot = table(ann, SeatRecord(level="easy"), progress=Progress("playing"), halted="agreed")
    assert outcome(against_bot, {}, 2) == Outcome((2, 1), None), "who ends a game against a bot has left it"
    assert outcome(None, {}, 3) == Outcome((1, 1, 1), None)
