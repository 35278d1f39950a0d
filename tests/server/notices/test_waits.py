"""Who is told when: once for each wait, before a clock runs out, not in quiet hours; whatever process looks."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from tests.server.clock_for_tests import SetClock
from tests.server.notices.office import ORIGIN, Office, at, office, seat_of_asked, tell_by_webhook, told
from tests.server.notices.stand_ins import receiving
from tests.server.running import run
from windfall.server.database.notice_records import NoticeSettings, Wait
from windfall.server.database.records import Pace, Player
from windfall.server.notices.episodes import TOLD, UNTOLD, put_off, reminder
from windfall.server.notices.quiet import quiet_at
from windfall.server.talk.talk import Square

DAYS = Pace(away_minutes=None, days=2)


async def leave_all(office: Office) -> None:
    for guest in tuple(office.house.guests):
        guest.leave()
    office.house.guests.clear()


@run
async def test_one_notice_for_each_wait(database_url: str) -> None:
    with receiving() as receiver:
        async with office(database_url) as here:
            table, people = await here.house.table("newfrontiers", "Ann", "Bob")
            asked, other = await seat_of_asked(here.house, table, people)
            for person in people:
                await tell_by_webhook(here, person, receiver)
            await leave_all(here)
            await here.after(seconds=5)
            assert receiver.taken() == [], "who answers at once is not told"
            await here.after(seconds=6)
            (notice,) = receiver.taken()
            assert notice.path == f"/{asked.player.name}"
            assert notice.json == {
                "title": "It is your turn",
                "text": "New Frontiers waits for you.",
                "link": f"{ORIGIN}/tables/{table}",
                "trial": False,
            }
            for _ in range(3):
                await here.after(hours=5)
            assert receiver.taken() == []

            guests = [await here.house.come(table, person) for person in people]
            mover = next(guest for guest in guests if guest.player == asked.player)
            while mover.asked:
                await mover.play()
            await leave_all(here)
            await here.after(seconds=11)
            assert told(receiver.taken()) == [f"{other.player.name}: It is your turn"]


@run
async def test_who_is_at_the_table_is_told_late(database_url: str) -> None:
    """The page tells them; but they may have turned away from it."""
    with receiving() as receiver:
        async with office(database_url) as here:
            table, people = await here.house.table("race", "Ann", "Bob")
            await tell_by_webhook(here, people[0], receiver)
            ann = await here.house.come(table, people[0])
            await here.after(minutes=2)
            assert receiver.taken() == []
            await here.after(minutes=1, seconds=1)
            assert told(receiver.taken()) == ["Ann: It is your turn"]
            ann.leave()


@run
async def test_nobody_is_told_of_a_game_with_bots_alone_nor_of_a_table_that_is_mute(tmp_path: Path) -> None:
    with receiving() as receiver:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:
            _alone, (solo,) = await here.house.table("race", "Solo", bots=1)
            await tell_by_webhook(here, solo, receiver)
            table, (ann, bob) = await here.house.table("race", "Ann", "Bob")
            for person in (ann, bob):
                await tell_by_webhook(here, person, receiver)
            await here.house.store.notices.mute(ann.id, table, True)
            await here.after(seconds=20)
            assert told(receiver.taken()) == ["Bob: It is your turn"]


@run
async def test_a_reminder_before_a_clock_runs_out_also_after_a_restart(database_url: str) -> None:
    with receiving() as receiver:
        clock = SetClock()
        async with office(database_url, clock) as here:
            table, people = await here.house.table("newfrontiers", "Ann", "Bob", pace=DAYS)
            for person in people:
                await tell_by_webhook(here, person, receiver)
            asked, _other = await seat_of_asked(here.house, table, people)
            await leave_all(here)
            await here.after(seconds=11)
            assert told(receiver.taken()) == [f"{asked.player.name}: It is your turn"]
            await here.after(hours=35)
            assert receiver.taken() == []
        async with office(database_url, clock) as here:
            await here.after(hours=1)
            (notice,) = receiver.taken()
            assert notice.json["title"] == "Your clock is running out"
            assert notice.json["text"] == "New Frontiers: 12 hours left."
            await here.after(hours=3)
            assert receiver.taken() == []


@run
async def test_a_pause_moves_the_reminder_and_is_no_new_wait(tmp_path: Path) -> None:
    with receiving() as receiver:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:
            table, people = await here.house.table("newfrontiers", "Ann", "Bob", pace=DAYS)
            for person in people:
                await tell_by_webhook(here, person, receiver)
            asked, other = await seat_of_asked(here.house, table, people)
            room = asked.room
            await leave_all(here)
            await here.after(seconds=11)
            assert len(receiver.taken()) == 1
            await room.pausing.pause(other.player.id, other.seat, True)
            await here.after(days=4)
            await room.pausing.pause(other.player.id, other.seat, False)
            await here.after(hours=1)
            assert receiver.taken() == []
            await here.after(hours=35)
            assert told(receiver.taken()) == [f"{asked.player.name}: Your clock is running out"]


@run
async def test_quiet_hours_put_notices_off(tmp_path: Path) -> None:
    with receiving() as receiver:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:  # it is midnight UTC, nine in Tokyo
            _table, (ann, bob) = await here.house.table("race", "Ann", "Bob")
            await tell_by_webhook(here, ann, receiver, time_zone="Asia/Tokyo", quiet=(8 * 60, 10 * 60))
            await tell_by_webhook(here, bob, receiver, time_zone="UTC", quiet=(8 * 60, 10 * 60))
            await here.after(minutes=5)
            assert told(receiver.taken()) == ["Bob: It is your turn"]
            await here.after(minutes=54)
            assert receiver.taken() == []
            await here.after(minutes=2)
            assert told(receiver.taken()) == ["Ann: It is your turn"]


@run
async def test_several_processes_send_a_notice_once(database_url: str) -> None:
    with receiving() as receiver:
        clock, square = SetClock(), Square()
        async with office(database_url, clock, square) as first, office(database_url, clock, square) as second:
            _table, people = await first.house.table("race", "Ann", "Bob", "Cem")
            for person in people:
                await tell_by_webhook(first, person, receiver)
            for here in (first, second):
                await here.desk.watch.tick()
            clock.move_on(seconds=11)
            couriers = [here.desk.courier for here in (first, second) if here.desk.courier is not None]
            for _ in range(3):
                await asyncio.gather(*(courier.tick() for courier in couriers))
                await asyncio.gather(*(courier.settle() for courier in couriers))
            assert sorted(told(receiver.taken())) == [f"{name}: It is your turn" for name in ("Ann", "Bob", "Cem")]


@run
async def test_what_fails_is_tried_again_a_few_times_and_not_after_the_answer(tmp_path: Path) -> None:
    with receiving() as receiver:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:
            table, people = await here.house.table("race", "Ann", "Bob")
            await tell_by_webhook(here, people[0], receiver)
            receiver.status = 503
            await here.after(seconds=11)
            assert len(receiver.taken()) == 1
            await here.after(seconds=20)
            assert receiver.taken() == []
            await here.after(seconds=11)
            assert len(receiver.taken()) == 1
            ann = await here.house.come(table, people[0])
            while ann.asked:
                await ann.play()
            ann.leave()
            await here.after(minutes=10)
            assert receiver.taken() == [], "it has no use any more"


@run
async def test_tries_come_to_an_end(tmp_path: Path) -> None:
    with receiving() as receiver:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:
            _table, people = await here.house.table("race", "Ann", "Bob")
            await tell_by_webhook(here, people[0], receiver)
            receiver.status = 500
            for _ in range(10):
                await here.after(minutes=11)
            assert len(receiver.taken()) == 4
            assert await here.house.store.notices.notices_due(here.house.clock.now() + timedelta(days=9), 10) == []


@run
async def test_what_waits_already_when_notices_are_switched_on_is_no_news(tmp_path: Path) -> None:
    with receiving() as receiver:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:
            _table, people = await here.house.table("race", "Ann", "Bob", pace=DAYS)
            here.house.clock.move_on(hours=2)
            await tell_by_webhook(here, people[0], receiver)
            await here.desk.watch.know(people[0].id)
            await here.after(hours=2)
            assert receiver.taken() == []
            await here.after(hours=32, minutes=1)
            assert told(receiver.taken()) == ["Ann: Your clock is running out"]


# Quiet hours and reminders, worked out

ANN = Player("ann", "Ann")


def wants(begins: int, ends: int, zone: str = "Europe/Berlin") -> NoticeSettings:
    return NoticeSettings(ANN.id, "en", ORIGIN, zone, (begins * 60, ends * 60))


@pytest.mark.parametrize(
    ("moment", "ends"),
    [
        ("2026-01-05T20:59", None),
        ("2026-01-05T21:00", "2026-01-06T06:00"),
        ("2026-01-06T05:59", "2026-01-06T06:00"),
        ("2026-01-06T06:00", None),
        ("2026-07-05T20:30", "2026-07-06T05:00"),  # in summer clocks are an hour ahead
        ("2026-03-28T23:00", "2026-03-29T05:00"),  # the night in which they change
    ],
)
def test_quiet_hours_go_over_midnight_and_by_the_clocks_of_the_place(moment: str, ends: str | None) -> None:
    found = quiet_at(wants(22, 7), at(moment))
    assert (None if found is None else found.ends) == (None if ends is None else at(ends))


def test_a_reminder_comes_before_quiet_hours_in_which_the_clock_runs_out() -> None:
    night = wants(22, 7, "UTC")

    def remind(runs_out: str, since: str = "2026-01-01T00:00", pace: Pace = DAYS) -> object:
        wait = Wait("table", ANN.id, 0, at(since), at(runs_out), TOLD)
        return reminder(wait, pace, night)

    assert remind("2026-01-03T12:00") == at("2026-01-03T07:00"), "after them"
    assert remind("2026-01-03T06:00", pace=Pace(bank_seconds=2 * 3600)) == at("2026-01-02T21:55"), "before them"
    assert remind("2026-01-03T05:00", "2026-01-02T22:30", Pace(bank_seconds=8 * 3600)) is None, "asked in them"
    assert remind("2026-01-03T20:00") == at("2026-01-03T08:00")
    assert remind("2026-01-01T00:10", pace=Pace(bank_seconds=600)) is None, "in the night"
    assert remind("2026-01-01T12:02", "2026-01-01T12:00", Pace(bank_seconds=600)) is None, "asked with little time left"
    assert remind("2026-01-01T12:10", "2026-01-01T12:00", Pace(bank_seconds=600)) == at("2026-01-01T12:07:30")
    assert remind("2026-01-01T12:02", "2026-01-01T12:00", Pace(bank_seconds=120)) is None, "too short a time for it"


def test_who_is_connected_is_put_off_once() -> None:
    wait = Wait("table", ANN.id, 0, at("2026-01-01T12:00"), None, UNTOLD)
    day = wants(22, 7, "UTC")
    assert put_off(wait, day, True, at("2026-01-01T12:00:30")) == at("2026-01-01T12:03")
    assert put_off(wait, day, True, at("2026-01-01T12:03")) is None
    assert put_off(wait, day, False, at("2026-01-01T12:00:30")) is None
    assert put_off(wait, day, False, at("2026-01-01T23:00")) == at("2026-01-02T07:00")
