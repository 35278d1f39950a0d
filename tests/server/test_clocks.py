"""Clocks: exact through restarts and at several processes, and silent about who has chosen already."""

import pytest

from tests.server.clock_for_tests import SetClock
from tests.server.company import Guest, House
from tests.server.running import run
from windfall.server.database.records import Pace
from windfall.server.refusals import RequestRefused
from windfall.server.tables.asked import Asked
from windfall.server.talk.talk import Square
from windfall.server.wire.messages import StandIn

LIVE = Pace(away_minutes=None, bank_seconds=600, increment_seconds=10)
DAYS = Pace(away_minutes=None, days=3)
MINUTE = 60_000


async def shown_anew(guest: Guest) -> Guest:
    """What somebody is told who looks again now."""
    again = await guest.house.come(guest.room.table.id, guest.player)
    again.hear()
    again.leave()
    return again


async def in_turn(*guests: Guest) -> tuple[Guest, Guest]:
    asked = next(guest for guest in guests if guest.asked)
    return asked, next(guest for guest in guests if guest is not asked)


@run
async def test_a_live_clock_runs_for_who_is_asked(database_url: str) -> None:
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, (ann, bob) = await house.table("newfrontiers", "Ann", "Bob", pace=LIVE)
    asked, other = await in_turn(await house.come(table, ann), await house.come(table, bob))
    assert asked.clock["seats"][asked.seat] == {"left": 600_000, "running": True}
    assert asked.clock["seats"][other.seat] == {"left": 600_000, "running": False}
    clock.move_on(minutes=4)
    await asked.play()
    for guest in (asked, other):
        assert guest.clock["seats"][asked.seat]["left"] == 370_000

    house = await house.again()
    clock.move_on(minutes=2)
    guests = [await house.come(table, ann), await house.come(table, bob)]
    asked, other = await in_turn(*guests)
    (told,) = (each for each in house.hall.rooms if each.table.id == table)
    assert told.table.clock.banks[asked.seat] - 120_000 == asked.clock["seats"][asked.seat]["left"]
    assert other.clock["seats"][asked.seat] == asked.clock["seats"][asked.seat]
    await house.end()


@run
async def test_no_clock_tells_who_has_chosen(database_url: str) -> None:
    """While all choose at once, what others are told is the same whether somebody has chosen or not."""
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, people = await house.table("race", "Ann", "Bob", "Cem", pace=LIVE)
    ann, bob, cem = [await house.come(table, person) for person in people]
    clock.move_on(minutes=1)
    for guest in (ann, bob, cem):
        guest.hear()
    await ann.play()
    assert bob.hear() == cem.hear() == []
    clock.move_on(minutes=2)
    seen = (await shown_anew(bob)).clock["seats"]
    assert seen[0] == seen[2] == {"left": 420_000, "running": True}
    own = (await shown_anew(ann)).clock["seats"]
    assert own[0] == {"left": 540_000, "running": False}
    listed = house.hall.shape(ann.room.table, cem.player.id).clock
    assert listed is not None
    assert (listed.seats[0].left, listed.seats[0].running) == (420_000, True)
    await bob.play()
    await cem.play()
    assert [seat["left"] for seat in bob.clock["seats"]] == [550_000, 430_000, 430_000]
    await house.end()


@run
async def test_at_zero_the_others_may_seat_a_bot(database_url: str) -> None:
    """Also for who is there: nobody loses, and they take the seat back when they like."""
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, (ann, bob) = await house.table("newfrontiers", "Ann", "Bob", pace=LIVE)
    asked, other = await in_turn(await house.come(table, ann), await house.come(table, bob))
    clock.move_on(minutes=9)
    wanted = StandIn(other.seat, asked.seat, "easy")
    with pytest.raises(RequestRefused, match="is at the table"):
        await other.room.absence.stand_in(other.player.id, wanted)
    house = await house.again()
    asked, other = await in_turn(await house.come(table, ann), await house.come(table, bob))
    clock.move_on(minutes=1)
    await other.room.absence.stand_in(other.player.id, wanted)
    assert "is up. A bot plays for them now: easy." in other.log[-1]
    assert other.clock["seats"][asked.seat] == {"left": None, "running": False}
    await asked.room.absence.take_seat(asked.player.id, asked.seat)
    assert asked.clock["seats"][asked.seat] == {"left": 60_000, "running": True}
    await asked.play()
    await house.end()


@run
async def test_who_had_chosen_in_time_gets_the_seat_back_when_all_have(database_url: str) -> None:
    """Until then it does not show: the answer to who asks is the same in both cases."""
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, people = await house.table("race", "Ann", "Bob", "Cem", pace=LIVE)
    ann, bob, cem = [await house.come(table, person) for person in people]
    await ann.play()
    clock.move_on(minutes=11)
    for guest in (ann, bob, cem):
        guest.hear()
    told = []
    for seat in (0, 1):
        await cem.room.absence.stand_in(cem.player.id, StandIn(2, seat, "easy"))
        heard = cem.hear()
        told.append([(each["type"], each.get("asked")) for each in heard])
        shape = heard[0]["table"]["seats"][seat]
        assert (shape["stand_in"], shape["may_stand_in"]) == ("easy", None)
    assert told[0] == told[1]
    seats = cem.table["seats"]
    assert {**seats[0], "name": "", "mark": ""} == {**seats[1], "name": "", "mark": ""}
    assert ann.record.lent
    await cem.play()
    assert ann.record.stand_in == "easy"
    await _bot_chooses(bob)
    assert (ann.record.stand_in, ann.record.stood_in, ann.record.lent) == (None, False, False)
    assert (bob.record.stand_in, bob.record.stood_in) == ("easy", True)
    assert cem.log[-1] == "Seat 1 had chosen in time, and plays again."
    await house.end()


async def _bot_chooses(guest: Guest) -> None:
    """As the bot that plays for them would."""
    live = guest.room.live
    assert live is not None
    picks = live.course.game.decision(guest.seat).picks
    assert picks is not None
    async with guest.room.lock:
        await guest.room.moves.make(live, guest.seat, [each.action for each in picks.options[: picks.most]])


@run
async def test_all_processes_say_the_same(database_url: str) -> None:
    clock, square = SetClock(), Square()
    first, second = await House.open(database_url, clock, square), await House.open(database_url, clock, square)
    table, (ann, bob) = await first.table("newfrontiers", "Ann", "Bob", pace=LIVE)
    guests = [await first.come(table, ann), await second.come(table, bob)]
    asked, other = await in_turn(*guests)
    clock.move_on(minutes=3)
    await asked.play()
    await other.room.catch_up()
    assert other.room.table.clock == asked.room.table.clock
    assert other.clock["seats"][asked.seat]["left"] == 430_000
    await first.end()
    await second.end()


@run
async def test_a_game_by_correspondence_takes_weeks(database_url: str) -> None:
    clock = SetClock()
    house = await House.open(database_url, clock)
    notices: list[list[Asked]] = []
    table, (ann, bob) = await house.table("newfrontiers", "Ann", "Bob", pace=DAYS)
    for number in range(8):
        house.hall.when_asked = notices.append
        asked, _other = await in_turn(await house.come(table, ann), await house.come(table, bob))
        assert asked.clock["seats"][asked.seat]["left"] == 3 * 24 * 60 * MINUTE
        clock.move_on(days=2, hours=number)
        await asked.play()
        (notice,) = notices[-1]
        assert notice.since == clock.now()
        assert notice.runs_out is not None
        assert (notice.runs_out - notice.since).days == 3
        house = await house.again()
    asked, other = await in_turn(await house.come(table, ann), await house.come(table, bob))
    clock.move_on(days=3)
    await other.room.absence.stand_in(other.player.id, StandIn(other.seat, asked.seat, "easy"))
    assert asked.record.stand_in == "easy"
    assert house.hall.rooms[0].table.progress.bots_due
    await house.end()


@run
async def test_a_pause_stops_the_clocks_of_all(database_url: str) -> None:
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, (ann, bob) = await house.table("newfrontiers", "Ann", "Bob", pace=DAYS)
    asked, other = await in_turn(await house.come(table, ann), await house.come(table, bob))
    clock.move_on(days=2)
    await other.room.pausing.pause(other.player.id, other.seat, True)
    assert "pauses the game" in asked.log[-1]
    clock.move_on(days=5)
    house = await house.again()
    asked, other = await in_turn(await house.come(table, ann), await house.come(table, bob))
    assert asked.clock["paused_by"] == other.seat
    assert asked.clock["paused_until"] == "2026-01-17T00:00:00Z"
    assert asked.clock["seats"][asked.seat] == {"left": 24 * 60 * MINUTE, "running": False}
    with pytest.raises(RequestRefused, match="Only who has paused"):
        await asked.room.pausing.pause(asked.player.id, asked.seat, False)
    await other.room.pausing.pause(other.player.id, other.seat, False)
    clock.move_on(hours=1)
    assert (await shown_anew(asked)).clock["seats"][asked.seat] == {"left": 23 * 60 * MINUTE, "running": True}
    with pytest.raises(RequestRefused, match="had your pause"):
        await other.room.pausing.pause(other.player.id, other.seat, True)

    await asked.room.pausing.pause(asked.player.id, asked.seat, True)  # and never ends it
    clock.move_on(days=14, hours=3)
    again = await shown_anew(other)
    assert again.clock["paused_by"] is None
    assert again.clock["seats"][asked.seat] == {"left": 20 * 60 * MINUTE, "running": True}
    await asked.play()
    assert asked.room.table.clock.banks[asked.seat] == 3 * 24 * 60 * MINUTE
    await house.end()


@run
async def test_taking_back_earns_no_time(database_url: str) -> None:
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, (ann, bob) = await house.table("newfrontiers", "Ann", "Bob", pace=LIVE)
    asked, other = await in_turn(await house.come(table, ann), await house.come(table, bob))
    clock.move_on(minutes=1)
    await asked.play()
    before = asked.room.table.clock.banks[asked.seat]
    assert before == 550_000
    await asked.room.moves.undo(asked.player.id, asked.seat)
    if asked.wish is not None:
        await asked.room.agreements.consent(other.player.id, other.seat, agree=True)
    assert asked.room.table.clock.banks[asked.seat] == 540_000
    await house.end()


@run
async def test_a_live_clock_knows_no_pause(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, (ann, _bob) = await house.table("race", "Ann", "Bob", pace=LIVE)
    here = await house.come(table, ann)
    with pytest.raises(RequestRefused, match="by correspondence"):
        await here.room.pausing.pause(ann.id, 0, True)
    await house.end()
