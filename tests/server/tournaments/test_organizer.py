"""Tournaments on a database: entered by several, opened once however many processes look, played and settled."""

import asyncio
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.clock_for_tests import SetClock
from tests.server.company import Guest, House
from tests.server.running import run
from tests.server.test_archive import migrate
from tests.server.test_store import fresh
from windfall.players.levels import levels
from windfall.server.database import connect
from windfall.server.database.records import GONE, Pace, Player
from windfall.server.database.tournament_records import TournamentRecord
from windfall.server.database.transactions import StaleError
from windfall.server.jobs.job import NOBODY
from windfall.server.ledger import Ledger
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits, Settings
from windfall.server.tables.housekeeping import Housekeeper
from windfall.server.talk.talk import Square, TalkHere
from windfall.server.tournaments.opening import new_tournament
from windfall.server.tournaments.organizer import Organizer
from windfall.server.wire.tournaments import NewTournament

PAIRS = NewTournament("swiss", ["jumpdrive"], 2, places=8, rounds=2)


def organizer(house: House, limits: Limits | None = None) -> Organizer:
    settings = Settings(house.url, limits=limits or Limits(tournaments_at_once=1000))
    return Organizer(house.hall, settings, house.store, Ledger(TalkHere()))


async def people(house: House, *names: str) -> list[Player]:
    found = [fresh(name) for name in names]
    for player in found:
        await house.store.save_player(player)
    return found


async def entered(house: House, wish: NewTournament, *names: str) -> tuple[Organizer, TournamentRecord, list[Player]]:
    """A tournament that the first of these people has opened, and all have entered."""
    there = await people(house, *names)
    runs = organizer(house)
    opened = await runs.open(wish, Pace(), there[0], NOBODY)
    await asyncio.gather(*(runs.enter(opened.id, player) for player in there[1:]))
    return runs, await runs.found(opened.id), there


async def play_round(house: House, tournament: TournamentRecord, rng: random.Random) -> None:
    """Play all games of a round to their ends; bots choose at random, too."""
    for meeting in tournament.meetings_of(tournament.round):
        if meeting.table is not None:
            await play_out(house, meeting.table, rng)


async def play_out(house: House, table: str, rng: random.Random) -> None:
    room = await house.hall.room(table)
    while room.live is not None and not room.live.course.game.over:
        live = room.live
        seat = live.course.game.seats[0]
        async with room.lock:
            await room.moves.make(live, seat, [rng.choice(live.course.game.actions(seat))])


@run
async def test_a_whole_tournament(database_url: str) -> None:
    house, rng = await House.open(database_url, SetClock()), random.Random(3)
    runs, found, there = await entered(house, PAIRS, "Ann", "Bob", "Cem", "Dua", "Eve")
    assert sorted(entrant.name for entrant in found.entrants) == ["Ann", "Bob", "Cem", "Dua", "Eve"]
    found = await runs.begin(found.id, there[0].id)
    seen: set[frozenset[int]] = set()
    sat_out: list[int] = []
    for number in (1, 2):
        assert (found.stage, found.round) == ("running", number)
        await runs.proceed()
        assert (await runs.found(found.id)).version == found.version, "nothing happens before all have ended"
        for meeting in found.meetings_of(number):
            assert (meeting.table is None) == meeting.bye
            if meeting.table is None:
                sat_out += meeting.entrants
                continue
            assert frozenset(meeting.entrants) not in seen, "nobody meets somebody again"
            seen.add(frozenset(meeting.entrants))
            table = await house.store.table(meeting.table)
            assert table is not None
            assert (table.tournament, table.progress.status, table.hints) == (found.id, "playing", False)
            by_number = {entrant.number: entrant.player for entrant in found.entrants}
            assert [seat.player for seat in table.seats] == [by_number[entrant] for entrant in meeting.entrants]
        await play_round(house, found, rng)
        await runs.proceed()
        found = await runs.found(found.id)
    assert len(sat_out) == len(set(sat_out)) == 2
    assert (found.stage, found.round) == ("over", 2)
    results = await house.store.history.results([meeting.table or "" for meeting in found.meetings])
    for meeting in found.meetings:
        if meeting.table is not None:
            placed = results[meeting.table]
            assert meeting.places == tuple(placed[seat].place for seat in range(2))
            assert meeting.scores == tuple(placed[seat].score for seat in range(2))
    await house.end()


@run
async def test_a_round_is_opened_once_by_several_processes(database_url: str) -> None:
    clock, square, rng = SetClock(), Square(), random.Random(4)
    houses = [await House.open(database_url, clock, square) for _ in range(3)]
    _runs, found, there = await entered(houses[0], replace_wish(places=4, bots="easy"), "Ann", "Bob")
    all_of_them = [organizer(house) for house in houses]
    begun = await asyncio.gather(*(each.begin(found.id, there[0].id) for each in all_of_them), return_exceptions=True)
    assert sum(isinstance(each, TournamentRecord) for each in begun) == 1
    assert all(isinstance(each, TournamentRecord | RequestRefused) for each in begun)
    found = await all_of_them[1].found(found.id)
    for number in (1, 2):
        assert found.round == number
        assert len(await tables_of(houses[0], found.id)) == 2 * number
        await play_round(houses[0], found, rng)
        await asyncio.gather(*(each.proceed() for each in all_of_them))
        found = await all_of_them[2].found(found.id)
    assert found.stage == "over"
    with pytest.raises(StaleError):
        await houses[1].store.tournaments.save(replace(found, version=found.version - 1))
    for house in houses:
        await house.end()


def replace_wish(**changed: Any) -> NewTournament:
    wish = {"pairing": "swiss", "titles": ["jumpdrive"], "players": 2, "rounds": 2}
    return NewTournament(**{**wish, **changed})


async def tables_of(house: House, tournament: str) -> list[str]:
    async with house.store._engine.connect() as connection:
        rows = await connection.execute(text("SELECT id FROM tables WHERE tournament = :t"), {"t": tournament})
        return [row.id for row in rows]


@run
async def test_a_table_of_bots_is_nobodys_and_played(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    runs, found, there = await entered(house, replace_wish(places=4, bots="easy"), "Ann")
    found = await runs.begin(found.id, there[0].id)
    tables = [await house.store.table(table) for table in await tables_of(house, found.id)]
    hosts = sorted(table.host for table in tables if table is not None)
    assert hosts == sorted([there[0].id, GONE])
    (bots,) = [table for table in tables if table is not None and table.host == GONE]
    assert bots.progress.bots_due
    assert house.hall.holds(bots.id), "its bots are woken"
    await house.end()


@run
async def test_bots_play_for_who_is_away_so_that_a_round_can_end(database_url: str) -> None:
    clock = SetClock()
    house = await House.open(database_url, clock)
    runs, found, there = await entered(house, replace_wish(places=2), "Ann", "Bob")
    found = await runs.begin(found.id, there[0].id)
    (table,) = await tables_of(house, found.id)
    ann = await house.come(table, there[0])
    clock.move_on(minutes=9)
    await runs.stand_in()
    assert all(seat.stand_in is None for seat in ann.room.table.seats)
    clock.move_on(minutes=2)
    await runs.stand_in()
    stand_ins = {seat.player: seat.stand_in for seat in ann.room.table.seats}
    assert stand_ins == {there[0].id: None, there[1].id: "medium"}
    bob = await house.come(table, there[1])
    await bob.room.absence.take_seat(there[1].id, bob.seat)
    assert all(seat.stand_in is None for seat in ann.room.table.seats)
    _leave(ann, bob)
    clock.move_on(minutes=11)
    await runs.stand_in()
    assert all(seat.stand_in is not None for seat in (await house.hall.room(table)).table.seats)
    await house.end()


def _leave(*guests: Guest) -> None:
    for guest in guests:
        guest.leave()


@run
async def test_limits_and_who_may_do_what(tmp_path: Path) -> None:
    house = await House.open(f"sqlite:///{tmp_path}/tables.sqlite3", SetClock())
    ann, bob = await people(house, "Ann", "Bob")
    runs = organizer(house, Limits(live_tournaments=2, tournaments_entered=1, tournaments_at_once=4))
    first = await runs.open(PAIRS, Pace(), ann, NOBODY)
    second = await runs.open(replace_wish(play=False), Pace(), ann, NOBODY)
    with pytest.raises(RequestRefused, match="2 tournaments"):
        await runs.open(PAIRS, Pace(), ann, NOBODY)
    await runs.enter(first.id, bob)
    with pytest.raises(RequestRefused, match="1 tournaments"):
        await runs.enter(second.id, bob)
    for forbidden in (runs.begin, runs.end):
        with pytest.raises(RequestRefused, match="Only the host"):
            await forbidden(first.id, bob.id)
    await runs.begin(first.id, ann.id)
    assert (await runs.end(first.id, ann.id)).stage == "ended"
    with pytest.raises(RequestRefused, match="over"):
        await runs.end(first.id, ann.id)
    with pytest.raises(RequestRefused, match="no such"):
        await runs.enter("nothing", bob)
    await runs.open(PAIRS, Pace(), ann, NOBODY)
    with pytest.raises(RequestRefused, match="too much at once"):
        await runs.open(PAIRS, Pace(), bob, NOBODY)
    await house.end()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"titles": ["jumpdrive", "race"]}, "one game"),
    ({"titles": ["chess"]}, "chess"),
    ({"pairing": "each_title"}, "two games"),
    ({"pairing": "each_title", "titles": ["race", "race"]}, "two games"),
    ({"players": 9, "places": 20}, "2 to 4|players"),
    ({"players": 3, "places": 2}, "whole table"),
    ({"pairing": "robin", "places": 17}, "16"),
    ({"bots": "no such level"}, "level"),
    ({"settings": {"jumpdrive": {"nonsense": True}}}, "nonsense"),
]


@pytest.mark.parametrize(("changed", "why"), WRONG)
def test_what_cannot_be_is_refused(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(RequestRefused, match=why):
        new_tournament(replace_wish(**changed), fresh("Ann"), Pace(), levels(), datetime.now(UTC))


def test_a_round_cannot_wait_for_ever() -> None:
    for pace, good in ((Pace(None), False), (Pace(None, days=3), True), (Pace(None, 600), True), (Pace(5), True)):
        try:
            new_tournament(PAIRS, fresh("Ann"), pace, levels(), datetime.now(UTC))
            assert good
        except RequestRefused:
            assert not good


@run
async def test_players_become_one_or_nobody_in_their_tournaments(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    runs, found, (ann, bob, cem, dua) = await entered(house, PAIRS, "Ann", "Bob", "Cem", "Dua")
    waiting = await runs.open(PAIRS, Pace(), ann, NOBODY)
    alone = await runs.open(PAIRS, Pace(), bob, NOBODY)
    await runs.enter(waiting.id, bob)
    await house.store.people.join(cem.id, dua.id)
    one = await runs.found(found.id)
    assert one.version > found.version
    assert [(each.player == GONE, each.withdrawn) for each in one.entrants if each.player in (GONE, dua.id)] in (
        [(True, True), (False, False)],
        [(False, False), (True, True)],
    )
    await runs.begin(found.id, ann.id)
    await house.store.people.delete(ann.id, "easy")
    started = await runs.found(found.id)
    assert started.host in (bob.id, dua.id)
    assert sum(each.player == GONE and each.withdrawn and each.name == "" for each in started.entrants) == 2
    still = await runs.found(waiting.id)
    assert (still.host, [each.name for each in still.entrants]) == (bob.id, ["Bob"])
    await house.store.people.delete(bob.id, "easy")
    for gone in (waiting, alone):
        assert await house.store.tournaments.find(gone.id) is None
    await house.end()


@run
async def test_old_tournaments_are_removed_and_their_games_stay(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    runs, found, there = await entered(house, PAIRS, "Ann", "Bob")
    await runs.begin(found.id, there[0].id)
    (table,) = await tables_of(house, found.id)
    waiting = await runs.open(PAIRS, Pace(), there[0], NOBODY)
    keeper = Housekeeper(Settings(house.url, waiting_days=10, tournament_days=10), house.store, house.hall)
    await _age(house, 11)
    await keeper.clear()
    assert await house.store.tournaments.find(waiting.id) is None
    assert await house.store.tournaments.find(found.id) is not None, "it is still played"
    await runs.end(found.id, there[0].id)
    await keeper.clear()
    assert await house.store.tournaments.find(found.id) is not None
    await _age(house, 11)
    await keeper.clear()
    assert await house.store.tournaments.find(found.id) is None
    kept = await house.store.table(table)
    assert kept is not None
    assert kept.tournament is None
    await house.end()


async def _age(house: House, days: int) -> None:
    before = datetime.now(UTC) - timedelta(days=days)
    async with house.store._engine.begin() as connection:
        await connection.execute(text("UPDATE tournaments SET changed = :before"), {"before": before})


@run
async def test_tournaments_go_down_and_up_with_the_database(database_url: str) -> None:
    """What older servers know stays when they come back: tables, seats and moves."""
    house = await House.open(database_url, SetClock())
    runs, found, there = await entered(house, PAIRS, "Ann", "Bob", "Cem")
    await runs.begin(found.id, there[0].id)
    (table,) = await tables_of(house, found.id)
    before = await house.store.table(table)
    await house.end()
    engine = connect._engine(Settings(database_url).url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "0012", True)
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "head")
    await engine.dispose()
    house = await House.open(database_url, SetClock())
    after = await house.store.table(table)
    assert before is not None
    assert after is not None
    assert (after.seats, after.progress, after.tournament) == (before.seats, before.progress, None)
    assert await house.store.tournaments.find(found.id) is None
    runs, again, _there = await entered(house, PAIRS, "Dua", "Eve")
    assert await house.store.tournaments.find(again.id) == again
    await house.end()
