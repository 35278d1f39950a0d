"""Processes that play one table at the same moment: who is too late does as the other tells, and reads what is stored
only if it tells nothing."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.clock_for_tests import SetClock
from tests.server.company import Guest, House
from tests.server.running import PATIENCE, run
from windfall.server.database.records import MoveRecord
from windfall.server.database.store import Store
from windfall.server.tables.course import Course
from windfall.server.tables.following import Follower
from windfall.server.talk.talk import Square, TalkHere
from windfall.server.talk.words import Changed, Word


class _Counted:
    """How often tables were read, people were too late, and a game was played again from its start."""

    reads = 0
    late = 0
    replays = 0


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[_Counted]:
    counted = _Counted()
    read, give_way, replay = Store.whole_table, Follower.give_way, Course.of

    async def whole_table(store: Store, table: str) -> Any:
        counted.reads += 1
        return await read(store, table)

    async def counted_way(follower: Follower) -> None:
        counted.late += 1
        await give_way(follower)

    def of(*given: Any) -> Course:
        counted.replays += 1
        return replay(*given)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "whole_table", whole_table)
        patch.setattr(Follower, "give_way", counted_way)
        patch.setattr(Course, "of", of)
        yield counted


async def _at_two_processes(url: str) -> tuple[list[House], list[Guest]]:
    clock, square = SetClock(), Square()
    houses = [await House.open(url, clock, square) for _ in range(2)]
    table, people = await houses[0].table("race", "Ann", "Bob")
    return houses, [await house.come(table, person) for house, person in zip(houses, people, strict=True)]


def _moves(guest: Guest) -> list[MoveRecord]:
    assert guest.room.live is not None
    return guest.room.live.course.records


async def _settled(guests: list[Guest]) -> None:
    """All have heeded what the others did."""
    async with asyncio.timeout(PATIENCE):
        while any(len(guest.room.follower) for guest in guests):
            await asyncio.sleep(0.001)


async def _end(houses: list[House]) -> None:
    for house in houses:
        await house.end()


@run
async def test_who_is_too_late_does_as_it_is_told(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    houses, guests = await _at_two_processes(database_url)
    rng = random.Random(19)
    with counting(monkeypatch) as counted:
        for _ in range(40):
            asked = [guest for guest in guests if guest.asked]
            await asyncio.gather(*(guest.play_any(rng) for guest in asked))
            await _settled(guests)
    assert counted.late >= 5
    assert counted.reads == counted.replays == 0
    stored = await houses[0].store.moves(guests[0].room.table.id)
    assert _moves(guests[0]) == _moves(guests[1]) == stored
    assert guests[0].room.table.version == guests[1].room.table.version
    await _end(houses)


@pytest.mark.parametrize("word", ["lost", "later"])
@run
async def test_who_is_told_nothing_reads_what_is_new(
    database_url: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process has ended before it could tell, or is slow; the game that is here is not played again."""
    houses, guests = await _at_two_processes(database_url)
    kept: list[tuple[TalkHere, str, Word]] = []
    say = TalkHere.say

    def hold_back(talk: TalkHere, topic: str, said: Word) -> None:
        if isinstance(said, Changed):
            kept.append((talk, topic, said))
        else:
            say(talk, topic, said)

    monkeypatch.setattr(TalkHere, "say", hold_back)
    rng = random.Random(7)
    with counting(monkeypatch) as counted:
        for _ in range(12):
            for guest in guests:
                if guest.asked:
                    await guest.play_any(rng)
            for held in kept if word == "later" else ():  # what is known by then is passed over
                say(*held)
            kept.clear()
            await _settled(guests)
            for guest in guests:
                await guest.room.catch_up()
    assert counted.late >= 3
    assert counted.reads >= counted.late
    assert counted.replays == 0
    assert _moves(guests[0]) == _moves(guests[1]) == await houses[0].store.moves(guests[0].room.table.id)
    await _end(houses)


@run
async def test_what_was_dealt_anew_is_played_again(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a take-back moves are others, or the same ones lead elsewhere: nothing is gone on from."""
    houses, guests = await _at_two_processes(database_url)
    rng = random.Random(3)
    while not all(len(_moves(guest)) > 6 for guest in guests):
        for guest in guests:
            if guest.asked:
                await guest.play_any(rng)
                await _settled(guests)
    ann, bob = guests
    monkeypatch.setattr(TalkHere, "say", lambda *_said: None)  # nobody is told
    live = ann.room.live
    assert live is not None
    taken = live.take_back(ann.seat)
    assert taken is not None
    async with ann.room.lock:
        await ann.room.moves.take_back(ann.seat)
    with counting(monkeypatch) as counted:
        await bob.room.catch_up()
    assert counted.reads == 1
    assert counted.replays >= 1
    assert _moves(ann) == _moves(bob)
    assert ann.room.live is not None
    assert bob.room.live is not None
    assert ann.room.live.course.game.state.key() == bob.room.live.course.game.state.key()
    await _end(houses)
