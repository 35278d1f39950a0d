"""What is said at a table is stored before it is told: it is there after a restart, in one order for all processes, and
no more of it than is to be kept."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from sqlalchemy import select

from tests.server.clock_for_tests import SetClock
from tests.server.company import Guest, House
from tests.server.running import PATIENCE, run
from tests.server.test_store import fresh, new_table, opened
from windfall.server.database.chats import Chats
from windfall.server.database.models import ChatLineRow
from windfall.server.database.records import FOR_ALL, Conversation, LineRecord, MuteRecord, SeatRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import Fence, StaleError, Statement
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits
from windfall.server.talk.talk import Square, TalkHere
from windfall.server.wire.bodies import MySeat

MANY = Limits(chat_per_minute=10_000, chat_at_once=10_000)


async def settled(*guests: Guest) -> None:
    """All have read what they did not hear."""
    async with asyncio.timeout(PATIENCE):
        while any(guest.room.chat.busy or len(guest.room.follower) for guest in guests):
            await asyncio.sleep(0.001)


async def at_two_processes(url: str, limits: Limits = MANY) -> tuple[list[House], list[Guest]]:
    """Ann, the host, at one, Bob at the other."""
    clock, square = SetClock(), Square()
    houses = [await House.open(url, clock, square, limits) for _ in range(2)]
    table, people = await houses[0].table("race", "Ann", "Bob")
    return houses, [await house.come(table, person) for house, person in zip(houses, people, strict=True)]


async def end(houses: list[House]) -> None:
    for house in houses:
        await house.end()


def texts(conversation: Conversation) -> list[str]:
    return [line.text for line in conversation.lines]


@contextmanager
def counting_late_lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[StaleError]]:
    late: list[StaleError] = []
    say = Chats._say

    async def counted(chats: Chats, *statements: Statement) -> None:
        try:
            await say(chats, *statements)
        except StaleError as error:
            late.append(error)
            raise

    with monkeypatch.context() as patch:
        patch.setattr(Chats, "_say", counted)
        yield late


# After a restart


@run
async def test_what_was_said_is_there_after_a_restart_and_muted_lines_are_not(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, (ann, bob) = await house.table("race", "Ann", "Bob")
    eve = fresh("Eve")  # who has no seat, and is kept as nobody
    hers, his, theirs = [await house.come(table, person) for person in (ann, bob, eve)]
    for guest, text in ((hers, "one"), (theirs, "two"), (his, "three")):
        await guest.say(text)
    assert hers.chat == his.chat == theirs.chat == ["one", "two", "three"]
    before = [line for line in hers.connection._chat if eve.name in line]
    await his.mute(eve)

    house = await house.again()
    hers, his, theirs = [await house.come(table, person) for person in (ann, bob, eve)]
    assert hers.chat == theirs.chat == ["one", "two", "three"]
    assert his.chat == ["one", "three"]
    assert [line for line in hers.connection._chat if eve.name in line] == before, "she is called as she was"
    assert eve.id not in "".join(hers.connection._chat)
    await theirs.say("four")
    assert (hers.chat[-1], his.chat[-1]) == ("four", "three")
    await hers.mute(eve)

    house = await house.again()
    hers, his, theirs = [await house.come(table, person) for person in (ann, bob, eve)]
    assert hers.chat == his.chat == ["one", "three"]
    assert theirs.chat == ["one", "two", "three", "four"]
    with pytest.raises(RequestRefused, match="has muted you"):
        await theirs.say("five")
    await hers.mute(eve, muted=False)
    await theirs.say("six")
    assert (hers.chat[-1], his.chat[-1]) == ("six", "three")

    house = await house.again()
    hers, his = await house.come(table, ann), await house.come(table, bob)
    assert hers.chat == ["one", "two", "three", "four", "six"]
    assert his.chat == ["one", "three"]
    await house.end()


@run
async def test_whether_others_may_watch_and_whose_seats_are_kept_is_known_after_a_restart(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, (ann, bob) = await house.table("race", "Ann", "Bob")
    eve = fresh("Eve")
    hers, watching = await house.come(table, ann), await house.come(table, eve)
    await hers.room.ask_to_let_watch(ann.id, False)
    assert watching.connection.closing is not None
    room = hers.room
    ended = replace(room.table, progress=replace(room.table.progress, status="over", asked=(), winners=(0,)))
    room.set_table(await house.store.save_seat(ended, 0))
    again = (await house.hall.opening.play_again(table, ann)).table.id

    house = await house.again()
    with pytest.raises(RequestRefused, match="lets nobody watch"):
        await house.come(table, eve)
    assert not house.hall.shape((await house.come(table, bob)).room.table, bob.id).watchers
    room = await house.hall.room(again)
    open_seat = next(number for number, seat in enumerate(room.table.seats) if seat.open)
    with pytest.raises(RequestRefused, match="kept"):
        await room.seats.change(eve, open_seat, MySeat())
    house.clock.move_on(minutes=11)
    await house.store.save_player(eve)
    await room.seats.change(eve, open_seat, MySeat())
    await house.end()


# Two processes


@run
async def test_who_speak_at_once_are_heard_in_one_order(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    houses, guests = await at_two_processes(database_url)
    with counting_late_lines(monkeypatch) as late:
        for number in range(15):
            await asyncio.gather(*(guest.say(f"{guest.player.name} {number}") for guest in guests))
        await settled(*guests)
    assert len(late) >= 5, "one of two is too late, as a rule"
    stored = await houses[0].store.chats.of(guests[0].room.table.id)
    assert [line.number for line in stored.lines] == list(range(1, 31))
    assert sorted(texts(stored)) == sorted(f"{name} {number}" for name in ("Ann", "Bob") for number in range(15))
    assert guests[0].chat == guests[1].chat == texts(stored)
    await end(houses)


@run
async def test_lines_and_mutes_at_many_tables_at_once_are_all_kept(database_url: str) -> None:
    """They share transactions with each other, and with those of another process on the same tables."""
    clock, square = SetClock(), Square()
    houses = [await House.open(database_url, clock, square, MANY) for _ in range(2)]
    guests: list[tuple[Guest, Guest]] = []
    for number in range(4):
        table, people = await houses[number % 2].table("race", "Ann", "Bob")
        ann, bob = [await house.come(table, person) for house, person in zip(houses, people, strict=True)]
        guests.append((ann, bob))
    each = [guest for pair in guests for guest in pair]
    for _ in range(5):
        await asyncio.gather(*(guest.say(guest.player.name) for guest in each))
    await asyncio.gather(*(guest.mute(other.player) for pair in guests for guest, other in (pair, pair[::-1])))
    await settled(*each)
    for ann, bob in guests:
        stored = await houses[0].store.chats.of(ann.room.table.id)
        assert sorted(texts(stored)) == ["Ann"] * 5 + ["Bob"] * 5
        assert stored.said == ann.room.chat.said == bob.room.chat.said == 12
        assert stored.mutes == {MuteRecord(FOR_ALL, bob.player.id), MuteRecord(bob.player.id, ann.player.id)}
        assert ann.room.chat.rules.unheard == bob.room.chat.rules.unheard
    await end(houses)


@run
async def test_what_a_process_did_not_hear_it_reads(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it looks into the database, or hears of a line that is not the next one."""
    houses, (ann, bob) = await at_two_processes(database_url)
    eve = await houses[0].come(ann.room.table.id, fresh("Eve"))
    with monkeypatch.context() as silent:
        silent.setattr(TalkHere, "say", lambda *_said: None)
        await ann.say("one")
        await eve.say("two")
        await bob.room.catch_up()
        assert bob.chat == ["one", "two"]
        await ann.say("three")
        await ann.mute(eve.player)
    assert bob.chat == ["one", "two"]
    await ann.say("four")
    await settled(bob)
    assert bob.chat == ["one", "two", "three", "four"]
    assert bob.room.chat.rules.silenced(eve.player.id)
    with monkeypatch.context() as silent:
        silent.setattr(TalkHere, "say", lambda *_said: None)
        await ann.mute(eve.player, muted=False)
        await houses[1].hall.catch_up()
    assert not bob.room.chat.rules.silenced(eve.player.id)
    await bob.say("five")
    await settled(ann)
    assert ann.chat[-1] == "five"  # a mute has told her the others once more
    assert ann.room.reached == bob.room.reached == await houses[0].store.reached(ann.room.table.id)
    await end(houses)


@run
async def test_a_word_that_is_heard_while_lines_are_read_is_not_lost(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    houses, (ann, bob) = await at_two_processes(database_url)
    found = Chats.of

    async def late(chats: Chats, table: str) -> Conversation:
        conversation = await found(chats, table)
        if chats is houses[1].store.chats and conversation.said == 1:
            await ann.say("two")
        return conversation

    await ann.say("one")
    monkeypatch.setattr(Chats, "of", late)
    await bob.room.chat.catch_up()
    await settled(ann, bob)
    assert ann.chat == bob.chat == ["one", "two"]
    await end(houses)


# What it does not do


@run
async def test_nobody_who_speaks_or_mutes_makes_a_move_late(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, (ann, bob) = await house.table("race", "Ann", "Bob")
    hers, his = await house.come(table, ann), await house.come(table, bob)
    version = hers.room.table.version
    await asyncio.gather(hers.say("one"), his.say("two"), hers.play(), his.play())
    await his.mute(ann)
    moved = hers.room.table.version - version
    assert moved == 2
    assert await house.store.reached(table) == (version + 2, 3)
    await house.end()


@run
async def test_only_so_many_lines_are_kept(database_url: str) -> None:
    house = await House.open(database_url, SetClock(), limits=replace(MANY, chat_kept=3))
    table, (ann, bob) = await house.table("race", "Ann", "Bob")
    hers = await house.come(table, ann)
    his = await house.come(table, bob)
    for number in range(1, 6):
        await hers.say(str(number))
    for _ in range(4):  # which pushes no line out, and is no reason for more to be kept
        await his.mute(ann)
        await his.mute(ann, muted=False)
    stored = await house.store.chats.of(table)
    assert (texts(stored), stored.said) == (["3", "4", "5"], 13)
    rows = await house.store._rows(select(ChatLineRow.number).where(ChatLineRow.table_id == table))
    assert sorted(row.number for row in rows) == [3, 4, 5, 13]
    house = await house.again()
    hers = await house.come(table, ann)
    assert hers.chat == ["3", "4", "5"]
    await hers.say("6")
    assert texts(await house.store.chats.of(table)) == ["4", "5", "6"]
    await house.end()


@run
async def test_a_number_is_given_once(database_url: str) -> None:
    store, other = await opened(database_url), await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    tables = [new_table(ann) for _ in range(4)]
    for table in tables:
        await store.add_table(table)
    line = LineRecord(1, ann.id, "Ann", 0, "one", tables[0].created)
    saying = [each.chats.add(table.id, line, 100) for table in tables for each in (store, other, store)]
    outcomes = await asyncio.gather(*saying, return_exceptions=True)
    assert [isinstance(outcome, StaleError) for outcome in outcomes].count(True) == 8
    for number, table in enumerate(tables):
        assert await other.chats.of(table.id) == Conversation(1, (line,))
        assert outcomes[3 * number : 3 * number + 3].count(None) == 1
    await store.close()
    await other.close()


@run
async def test_lines_go_with_their_table(database_url: str) -> None:
    store = await opened(database_url)
    ann = fresh("Ann")
    await store.save_player(ann)
    table = new_table(ann, SeatRecord(ann.id, name="Ann"), SeatRecord())
    await store.add_table(table)
    await _fill(store, table.id, ann.id, "eve")
    assert await store.chats.concerns("eve")
    await store.remove(Fence(table.id, table.version))
    assert not await store.chats.concerns("eve")
    assert not await store.chats.lines_by(ann.id)
    with pytest.raises(StaleError):
        await store.chats.add(table.id, LineRecord(3, ann.id, "Ann", 0, "late", table.created), 100)
    await store.close()


@run
async def test_nothing_is_tried_again_at_a_table_that_is_removed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    houses, (ann, bob) = await at_two_processes(database_url)
    await ann.say("one")
    await settled(bob)
    table = ann.room.table
    await houses[0].store.remove(Fence(table.id, table.version))
    for guest in (ann, bob):
        with counting_late_lines(monkeypatch) as late, pytest.raises(RequestRefused, match="try again"):
            await guest.say("two")
        assert len(late) == 1
        assert guest.chat == ["one"]
    await end(houses)


async def _fill(store: Store, table: str, player: str, other: str) -> None:
    """The player says something and mutes the other."""
    line = LineRecord(1, player, "Somebody", None, "one", SetClock().now())
    await store.chats.add(table, line, 100)
    await store.chats.save_mute(table, MuteRecord(player, other), True, 2, SetClock().now())
