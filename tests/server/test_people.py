"""Devices, tickets and passkeys are stored, and players become one or nobody, in SQLite and in PostgreSQL alike."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.server.running import run
from tests.server.test_store import fresh, new_table, opened
from windfall.server.database.people import Standing
from windfall.server.database.records import (
    FOR_ALL,
    GONE,
    Appliance,
    DailyGame,
    LineRecord,
    MoveRecord,
    MuteRecord,
    Passkey,
    Player,
    Progress,
    SeatRecord,
    WishRecord,
)
from windfall.server.database.store import Store
from windfall.server.database.transactions import StaleError
from windfall.server.database.turnover import BothSeatedError
from windfall.server.identity.cookies import new_id
from windfall.server.identity.tickets import Tickets

FIREFOX = Appliance("Firefox", "Linux")


def now() -> datetime:
    return datetime.now(UTC)


async def kept(store: Store, name: str) -> Player:
    player = fresh(name)
    await store.save_player(player)
    return player


@run
async def test_a_device_is_somebodys_until_it_is_signed_out(database_url: str) -> None:
    store = await opened(database_url)
    ann, bob, device = await kept(store, "Ann"), await kept(store, "Bob"), new_id()
    people = store.people
    assert await people.standing("stranger", device) == Standing("stranger")
    assert await people.standing(ann.id, device) == Standing(ann.id, kept=True)
    moment = now()
    await asyncio.gather(*(people.keep_device(ann.id, device, FIREFOX, moment) for _ in range(5)))
    (found,) = await people.devices_of(ann.id)
    assert (found.id, found.appliance, found.seen) == (device, FIREFOX, moment)
    assert not await people.sign_out(bob.id, device)
    assert (await people.standing(ann.id, device)).player == ann.id
    assert await people.sign_out(ann.id, device)
    assert not await people.sign_out(ann.id, device)
    await people.keep_device(ann.id, device, FIREFOX, now())
    assert await people.standing(ann.id, device) == Standing(None)
    assert await people.devices_of(ann.id) == []
    await store.close()


@run
async def test_a_ticket_is_good_once_and_for_its_owner_and_purpose(database_url: str) -> None:
    store = await opened(database_url)
    ann, bob = await kept(store, "Ann"), await kept(store, "Bob")
    tickets = Tickets(store.people)
    ticket = await tickets.issue("link", ann.id)
    assert await tickets.owner("link", ticket.token) == ann.id
    assert await tickets.owner("register", ticket.token) is None
    assert not await tickets.take("register", ticket.token, ann.id)
    assert not await tickets.take("link", ticket.token, bob.id)
    assert not await tickets.take("link", ticket.token)
    taken = await asyncio.gather(*(tickets.take("link", ticket.token, ann.id) for _ in range(8)))
    assert sorted(taken) == [False] * 7 + [True]
    first, second = await tickets.issue("link", ann.id), await tickets.issue("link", ann.id)
    assert await tickets.owner("link", first.token) is None
    assert await tickets.owner("link", second.token) == ann.id
    nobodys = await tickets.issue("sign in")
    assert await tickets.take("sign in", nobodys.token)
    await store.people.add_ticket("late", "link", bob.id, now() - timedelta(seconds=1))
    assert await store.people.ticket_owner("late", "link", now()) is None
    assert not await store.people.take_ticket("late", "link", bob.id, now())
    await store.close()


@run
async def test_passkeys_are_their_owners_to_remove(database_url: str) -> None:
    store = await opened(database_url)
    ann, bob = await kept(store, "Ann"), await kept(store, "Bob")
    people = store.people
    made = Passkey(new_id(), ann.id, FIREFOX, now(), None, b"\0key\xff", 0)
    assert await people.add_passkey(made)
    assert not await people.add_passkey(replace(made, player=bob.id))
    used = now()
    await people.use_passkey(made.id, 2**32 - 1, used)
    assert await people.passkey(made.id) == replace(made, sign_count=2**32 - 1, used=used)
    assert not await people.remove_passkey(bob.id, made.id)
    await store.clear_players(now() + timedelta(days=1))
    assert await store.player(ann.id) == ann, "who made a passkey means to come back"
    assert await people.remove_passkey(ann.id, made.id)
    assert await people.passkey(made.id) is None
    await store.close()


@run
async def test_what_was_said_is_anothers_or_nobodys(database_url: str) -> None:
    store = await opened(database_url)
    ann, bob = await kept(store, "Ann"), await kept(store, "Bob")
    guest, eve = fresh("Guest 1"), fresh("Eve")  # who only watch, and are no players
    table = new_table(bob, SeatRecord(bob.id, name="Bob"), SeatRecord())
    await store.add_table(table)
    at = table.created
    lines = [
        LineRecord(number, who.id, who.name, None, who.name, at) for number, who in enumerate((guest, ann, eve), 1)
    ]
    for line in lines:
        await store.chats.add(table.id, line, 100)
    mutes = [(FOR_ALL, guest), (eve.id, guest), (eve.id, ann), (guest.id, ann), (guest.id, eve), (ann.id, eve)]
    for number, (by, whom) in enumerate(mutes, 4):
        await store.chats.save_mute(table.id, MuteRecord(by, whom.id), True, number, at)
    for each in (guest, eve):
        assert await store.player(each.id) is None
        assert await store.knows(each.id)

    await store.people.join(guest.id, ann.id)
    joined = await store.chats.of(table.id)
    assert joined.lines == (replace(lines[0], player=ann.id), *lines[1:])
    assert joined.mutes == {(FOR_ALL, ann.id), (eve.id, ann.id), (ann.id, eve.id)}
    assert await store.reached(table.id) == (1, 9), "whoever has it in memory reads it again"
    assert [line.text for _table, line in await store.chats.lines_by(ann.id)] == ["Guest 1", "Ann"]
    assert await store.chats.muted_by(bob.id) == [(table.id, MuteRecord(FOR_ALL, ann.id))]

    await store.people.delete(eve.id, "easy")
    assert await store.reached(table.id) == (2, 9)
    assert not await store.knows(eve.id)
    left = await store.chats.of(table.id)
    assert (left.said, left.lines, left.mutes) == (9, joined.lines[:2], {(FOR_ALL, ann.id)})
    await store.people.delete(ann.id, "easy")
    left = await store.chats.of(table.id)
    assert (left.said, left.lines, left.mutes) == (9, (), frozenset())
    await store.close()


@run
async def test_a_wish_is_settled_when_somebody_at_the_table_is_another(database_url: str) -> None:
    store = await opened(database_url)
    guest, ann, bob = [await kept(store, name) for name in ("Guest 1", "Ann", "Bob")]
    table = new_table(bob, SeatRecord(bob.id, name="Bob"), SeatRecord(guest.id, name="Guest 1"))
    await store.add_table(table)
    wished = await store.save_wish(replace(table, wish=WishRecord(0, (guest.id,))))
    await store.chats.add(table.id, LineRecord(1, ann.id, "Ann", None, "hello", table.created), 100)
    await store.people.delete(ann.id, "easy")
    stored = await store.table(table.id)
    assert stored == replace(wished, version=2), "she only watched"
    await store.people.join(guest.id, (await kept(store, "Cem")).id)
    stored = await store.table(table.id)
    assert stored is not None
    assert (stored.version, stored.wish) == (3, None)
    await store.close()


@run
async def test_joining_keeps_all_that_both_had(database_url: str) -> None:
    store = await opened(database_url)
    guest, ann, bob = [await kept(store, name) for name in ("Guest 1", "Ann", "Bob")]
    waiting = new_table(guest, SeatRecord(guest.id, name="Guest 1"), SeatRecord(guest.id, local=True, name="Kid"))
    over = replace(
        new_table(ann, SeatRecord(ann.id, name="Ann"), SeatRecord(guest.id, name="G")), progress=Progress("over")
    )
    others = new_table(bob, SeatRecord(bob.id, name="Bob"), SeatRecord(guest.id, name="Guest 1"))
    for table in (waiting, over, others):
        await store.add_table(table)
    device = new_id()
    await store.people.keep_device(guest.id, device, FIREFOX, now())
    await store.people.add_passkey(Passkey(key := new_id(), guest.id, FIREFOX, now(), None, b"key", 0))

    await store.people.join(guest.id, ann.id)

    assert {table.id for table in await store.tables_of(ann.id, 10)} == {waiting.id, over.id, others.id}
    found = {table.id: await store.table(table.id) for table in (waiting, over, others)}
    assert [table.version for table in found.values() if table is not None] == [1] * 3
    assert [(seat.player, seat.local, seat.name) for seat in found[waiting.id].seats] == [  # type: ignore[union-attr]
        (ann.id, False, "Ann"),
        (ann.id, True, "Kid"),
    ]
    assert found[waiting.id].host == ann.id  # type: ignore[union-attr]
    second = found[over.id].seats[1]  # type: ignore[union-attr]
    assert (second.player, second.local, second.name) == (ann.id, True, "G"), "a game that is over keeps its names"
    assert (await store.people.passkey(key)).player == ann.id  # type: ignore[union-attr]
    assert await store.player(guest.id) is None
    assert await store.people.standing(guest.id, device) == Standing(None)
    assert await store.people.standing(guest.id, new_id()) == Standing(None)
    with pytest.raises(StaleError):  # who has a table in memory reads it again
        await store.save_seat(replace(others, seats=(others.seats[0], SeatRecord())), 1)
    await store.close()


@run
async def test_daily_games_go_with_their_player(database_url: str) -> None:
    """One of each deal: where both have played, that of who they are now counts. Results outlive names."""
    store = await opened(database_url)
    guest, ann = await kept(store, "Guest 1"), await kept(store, "Ann")
    both, own, open_game = f"day {new_id()}"[:10], "2030-01-02", "2030-01-03"
    for day, player in ((both, guest), (own, guest), (both, ann), (open_game, ann)):
        table = new_table(player, SeatRecord(player.id, name=player.name), SeatRecord(level="hard", name="Vega"))
        game = DailyGame(day, "race", player.id, f"of {player.id}", player.name, table.id, late=False)
        assert await store.daily.add(game, table)
        if day != open_game:
            await store.daily.settle(table.id, [30, 20], 1)

    await store.people.join(guest.id, ann.id)
    games = await store.daily.every(ann.id)
    assert sorted((game.day, game.name) for game in games) == sorted(
        [(both, "Ann"), (own, "Guest 1"), (open_game, "Ann")]
    )

    await store.people.delete(ann.id, "medium")
    assert await store.daily.every(ann.id) == []
    stays = await store.daily.of_deal(both, "race")
    assert [(game.name, game.code, game.place) for game in stays] == [("", "", 1)]
    await store.close()


@run
async def test_two_who_sit_at_one_table_are_not_joined_before_it_is_over(database_url: str) -> None:
    store = await opened(database_url)
    guest, ann = await kept(store, "Guest 1"), await kept(store, "Ann")
    table = new_table(ann, SeatRecord(ann.id, name="Ann"), SeatRecord(guest.id, name="Guest 1"))
    await store.add_table(table)
    with pytest.raises(BothSeatedError) as refused:
        await store.people.join(guest.id, ann.id)
    assert refused.value.titles == ("race",)
    assert await store.table(table.id) == table
    assert await store.player(guest.id) == guest
    await store.close()


@run
async def test_of_who_is_deleted_games_stay_and_names_go(database_url: str) -> None:
    store = await opened(database_url)
    ann, bob = await kept(store, "Ann"), await kept(store, "Bob")
    mine, his = SeatRecord(ann.id, name="Ann"), SeatRecord(bob.id, name="Bob")
    bot = SeatRecord(level="hard", name="Vega")
    alone = replace(new_table(ann, mine, bot), progress=Progress("playing", asked=(0,)))
    over = replace(new_table(ann, mine, SeatRecord(ann.id, local=True, name="Kid")), progress=Progress("over"))
    waiting = new_table(ann, mine, his, SeatRecord())
    running = replace(new_table(ann, mine, his, bot), progress=Progress("playing", asked=(0, 1)))
    for table in (alone, over, waiting, running):
        await store.add_table(table)
    await store.add_moves(running, [MoveRecord(1, 0, 7, 1)])
    device = new_id()
    await store.people.keep_device(ann.id, device, FIREFOX, now())

    await store.people.delete(ann.id, "medium")

    assert await store.table(alone.id) is None
    stays = await store.table(over.id)
    assert stays is not None
    assert (stays.version, stays.host, stays.seats) == (1, GONE, (SeatRecord(GONE), SeatRecord(GONE, local=True)))
    waits = await store.table(waiting.id)
    assert waits is not None
    assert (waits.version, waits.host, waits.seats) == (1, bob.id, (SeatRecord(), his, SeatRecord()))
    goes_on = await store.table(running.id)
    assert goes_on is not None
    assert (goes_on.version, goes_on.host, goes_on.seats) == (
        2,
        bob.id,
        (SeatRecord(level="medium", name="Rigel", stood_in=True), his, bot),
    )
    assert goes_on.progress.bots_due
    assert await store.moves(running.id) == [MoveRecord(1, 0, 7, 1)]
    assert await store.player(ann.id) is None
    assert await store.people.standing(ann.id, device) == Standing(None)
    await store.close()
