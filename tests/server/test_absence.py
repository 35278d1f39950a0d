"""People leave: the others let a bot play for them, they come back, resign, or the game is ended."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.clock_for_tests import SetClock
from tests.server.company import House
from tests.server.running import run
from windfall.server.database.records import Pace
from windfall.server.refusals import RequestRefused
from windfall.server.tables.room import Room
from windfall.server.talk.talk import Square
from windfall.server.wire.messages import Play, StandIn


@run
async def test_a_bot_plays_for_who_is_away_for_long_until_they_return(database_url: str) -> None:
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, (ann, bob) = await house.table("race", "Ann", "Bob", pace=Pace(away_minutes=5))
    here, there = await house.come(table, ann), await house.come(table, bob)
    wanted = StandIn(0, 1, "medium")
    with pytest.raises(RequestRefused, match="is at the table"):
        await here.room.absence.stand_in(ann.id, wanted)
    there.leave()
    seat = here.table["seats"][1]
    assert (seat["here"], seat["away"]) == (False, "2026-01-01T00:00:00Z")
    assert seat["may_stand_in"] == "2026-01-01T00:05:00Z"
    clock.move_on(minutes=3, seconds=30)
    with pytest.raises(RequestRefused, match="in 2 minutes"):
        await here.room.absence.stand_in(ann.id, wanted)
    clock.move_on(minutes=2)
    await here.room.absence.stand_in(ann.id, wanted)
    assert here.table["seats"][1]["stand_in"] == "medium"
    assert "Bob has been away for long. A bot plays for them now: medium." in [_named(line) for line in here.log]
    assert here.room.table.progress.bots_due

    house = await house.again()
    there = await house.come(table, bob)
    assert there.record.stand_in == "medium"
    assert there.told == []
    assert not there.table["your_turn"]
    state = next(each for each in there.told if each["type"] == "state")
    assert state["decisions"] == []
    with pytest.raises(RequestRefused, match="Take the seat back first"):
        await there.play()
    await there.room.absence.take_seat(bob.id, 1)
    assert there.log[-1] == "Seat 2 plays again. The bot had nothing to choose meanwhile."
    assert (there.record.stand_in, there.record.stood_in) == (None, True)
    assert [each for each in there.told if each["type"] == "state"][-1]["decisions"] != []
    await there.play()
    with pytest.raises(RequestRefused, match="yourself"):
        await there.room.absence.take_seat(bob.id, 1)
    await house.end()


def _named(line: str) -> str:
    return line.replace("Seat 1", "Ann").replace("Seat 2", "Bob").replace("Seat 3", "Cem")


@run
async def test_the_others_may_agree_to_it_at_once(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, (ann, bob, cem) = await house.table("race", "Ann", "Bob", "Cem", pace=Pace(away_minutes=None))
    guests = [await house.come(table, person) for person in (ann, bob, cem)]
    guests[2].leave()
    room = guests[0].room
    await room.absence.stand_in(ann.id, StandIn(0, 2, "easy"))
    assert guests[1].wish is not None
    assert (guests[1].wish["wants"], guests[1].wish["of"], guests[1].wish["level"]) == ("bot", 2, "easy")
    await room.agreements.consent(bob.id, 1, agree=False)
    assert room.table.seats[2].stand_in is None
    await room.absence.stand_in(ann.id, StandIn(0, 2, "easy"))
    await room.agreements.consent(bob.id, 1, agree=True)
    assert room.table.seats[2].stand_in == "easy"
    assert _named(guests[1].log[-1]) == "Cem is away. All who are here let a bot play for them: easy."

    await room.absence.take_seat(cem.id, 2)
    guests[1].leave()
    with pytest.raises(RequestRefused, match="Nobody else is here"):
        await room.absence.stand_in(ann.id, StandIn(0, 2, "easy"))
    await house.end()


@run
async def test_a_wish_ends_when_who_was_asked_leaves(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, (ann, bob, cem) = await house.table("race", "Ann", "Bob", "Cem")
    guests = [await house.come(table, person) for person in (ann, bob, cem)]
    await guests[0].room.absence.ask_to_end(ann.id, 0)
    assert guests[1].wish is not None
    guests[2].leave()
    await guests[0].room.absence.settle()
    assert guests[1].wish is None
    stored = await house.store.table(table)
    assert stored is not None
    assert stored.wish is None
    await house.end()


@pytest.mark.parametrize("wrong", [StandIn(0, 0, "easy"), StandIn(0, 2, "easy"), StandIn(0, 9, "easy")])
@run
async def test_a_bot_plays_for_nobody_but_others(database_url: str, wrong: StandIn) -> None:
    house = await House.open(database_url, SetClock())
    table, (ann, _bob) = await house.table("race", "Ann", "Bob", bots=1)
    here = await house.come(table, ann)
    with pytest.raises(RequestRefused, match="nobody at this seat"):
        await here.room.absence.stand_in(ann.id, wrong)
    with pytest.raises(RequestRefused, match="easyy"):
        await here.room.absence.stand_in(ann.id, StandIn(0, 1, "easyy"))
    with pytest.raises(RequestRefused, match="not yours"):
        await here.room.absence.stand_in(ann.id, StandIn(1, 0, "easy"))
    assert here.room.table.version == 1
    await house.end()


@run
async def test_who_resigns_is_played_for_until_nobody_is_left(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, (ann, bob) = await house.table("race", "Ann", "Bob", bots=1)
    here, there = await house.come(table, ann), await house.come(table, bob)
    await here.room.absence.resign(ann.id, 0)
    assert _named(there.log[-1]) == "Ann resigns."
    assert (there.table["seats"][0]["stand_in"], there.table["seats"][0]["resigned"]) == ("medium", True)
    for refused in (here.room.absence.take_seat(ann.id, 0), here.room.absence.resign(ann.id, 0), here.play()):
        with pytest.raises(RequestRefused):
            await refused
    await there.play()
    await there.room.absence.resign(bob.id, 1)
    assert (there.table["status"], there.table["halted"]) == ("playing", "resigned")
    house = await house.again()
    kept = await house.store.table(table)
    assert kept is not None
    assert kept.halted == "resigned"
    assert [seat.stood_in for seat in kept.seats] == [True, False, False]
    await house.end()


@run
async def test_a_game_ends_when_all_who_are_there_agree(database_url: str) -> None:
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, (ann, bob, cem) = await house.table("newfrontiers", "Ann", "Bob", "Cem")
    guests = [await house.come(table, person) for person in (ann, bob, cem)]
    room = guests[0].room
    guests[2].leave()
    with pytest.raises(RequestRefused, match="only just now"):
        await room.absence.ask_to_end(ann.id, 0)
    clock.move_on(minutes=10)
    await room.absence.ask_to_end(ann.id, 0)
    assert guests[1].wish is not None
    assert room.table.halted is None
    await room.agreements.consent(bob.id, 1, agree=True)
    assert guests[1].table["halted"] == "agreed"
    with pytest.raises(RequestRefused, match="have ended its game"):
        await room.moves.play(bob.id, Play(1, "", [0]))
    house = await house.again()
    with pytest.raises(RequestRefused, match="have ended its game"):
        (await house.hall.room(table)).started()
    await house.end()


@run
async def test_taking_back_asks_nobody_for_whom_a_bot_plays(database_url: str) -> None:
    """But since they may come back, what was revealed is dealt anew."""
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, (ann, bob) = await house.table("race", "Ann", "Bob")
    here, there = await house.come(table, ann), await house.come(table, bob)
    await here.play()
    await there.play()
    there.leave()
    clock.move_on(minutes=10)
    await here.room.absence.stand_in(ann.id, StandIn(0, 1, "easy"))
    await here.room.moves.undo(ann.id, 0)
    assert here.wish is None
    assert here.room.table.redealt != ()
    await house.end()


@run
async def test_another_process_sees_who_leaves_and_who_plays_for_them(database_url: str) -> None:
    clock, square = SetClock(), Square()
    first, second = await House.open(database_url, clock, square), await House.open(database_url, clock, square)
    table, (ann, bob) = await first.table("race", "Ann", "Bob")
    here = await first.come(table, ann)
    there = await second.come(table, bob)
    assert here.table["seats"][1]["here"]
    clock.move_on(minutes=1)
    there.leave()
    assert here.table["seats"][1]["away"] == "2026-01-01T00:01:00Z"
    cem = await second.come(table, bob)
    assert here.table["seats"][1]["away"] is None
    cem.leave()
    clock.move_on(minutes=10)
    await here.room.absence.stand_in(ann.id, StandIn(0, 1, "easy"))
    there = await second.come(table, bob)
    assert there.table["seats"][1]["stand_in"] == "easy"
    await there.room.absence.take_seat(bob.id, 1)
    await _follows(here.room, there.room.table.version)
    assert here.table["seats"][1]["stand_in"] is None
    assert here.log[-1] == there.log[-1]
    await first.end()
    await second.end()


async def _follows(room: Room, version: int) -> None:
    async with asyncio.timeout(60):
        while room.table.version < version or room.lock.locked():
            await asyncio.sleep(0.01)


@run
async def test_who_has_missed_nothing_does_not_have_the_game_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when all come back to a server that has started again: that took a fifth of their coming."""
    rng = random.Random(3)
    house = await House.open(f"sqlite:///{tmp_path}/tables.sqlite3", SetClock())
    table, people = await house.table("race", "Ann", "Bob")
    guests = [await house.come(table, person) for person in people]
    for _ in range(4):
        for guest in guests:
            if guest.asked:
                await guest.play_any(rng)
    guests[0].leave()
    monkeypatch.setattr("windfall.server.tables.since.Course", None)
    back = await house.come(table, people[0])
    assert not [each for each in back.hear() if each["type"] == "since"]
    await house.end()
