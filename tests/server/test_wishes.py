"""What somebody wishes is a part of the table: it waits after a restart, and is settled once, whoever is quicker."""

import asyncio
import random
from dataclasses import replace

import pytest

from tests.server.clock_for_tests import SetClock
from tests.server.company import Guest, House
from tests.server.running import run
from tests.server.test_chat import at_two_processes, end, settled
from windfall.server.database.records import WishRecord
from windfall.server.database.transactions import StaleError
from windfall.server.refusals import RequestRefused
from windfall.server.talk.talk import TalkHere
from windfall.server.wire.messages import StandIn


async def until_others_must_agree(*guests: Guest) -> None:
    """Play until the first of them can take back only if the others agree."""
    rng = random.Random(5)
    while (live := guests[0].room.live) is None or (taken := live.take_back(guests[0].seat)) is None or taken.free:
        for guest in guests:
            if guest.asked:
                await guest.play_any(rng)
                await settled(*guests)


@run
async def test_a_wish_waits_after_a_restart_for_those_who_have_not_agreed(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, people = await house.table("race", "Ann", "Bob", "Cem")
    guests = [await house.come(table, person) for person in people]
    await until_others_must_agree(*guests)
    await guests[0].room.moves.undo(people[0].id, 0)
    await guests[1].room.agreements.consent(people[1].id, 1, True)
    before, moves = guests[2].wish, len(await house.store.moves(table))
    assert before is not None
    assert before["waiting"] == [2]

    house = await house.again()
    guests = [await house.come(table, person) for person in people]
    assert [guest.wish for guest in guests] == [before] * 3
    with pytest.raises(RequestRefused, match="Nobody"):
        await guests[1].room.agreements.consent(people[1].id, 1, True)
    await guests[2].room.agreements.consent(people[2].id, 2, True)
    assert [guest.wish for guest in guests] == [None] * 3
    assert len(await house.store.moves(table)) < moves
    stored = await house.store.table(table)
    assert stored is not None
    assert stored.wish is None
    await house.end()


@pytest.mark.parametrize("wants", ["end", "bot"])
@run
async def test_other_wishes_wait_after_a_restart_too(database_url: str, wants: str) -> None:
    """Nobody has left because the server stops."""
    house = await House.open(database_url, SetClock())
    table, people = await house.table("race", "Ann", "Bob", "Cem")
    guests = [await house.come(table, person) for person in people[: 3 if wants == "end" else 2]]
    absence = guests[0].room.absence
    if wants == "end":
        await absence.ask_to_end(people[0].id, 0)
    else:
        await absence.stand_in(people[0].id, StandIn(0, 2, "easy"))
    before = guests[1].wish
    assert before is not None
    assert before["wants"] == wants
    guests[0].room.stop()

    house = await house.again()
    assert (await house.come(table, people[1])).wish == before
    await house.end()


@run
async def test_a_move_settles_a_wish_and_what_is_chosen_ahead_does_not(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, people = await house.table("race", "Ann", "Bob")
    guests = [await house.come(table, person) for person in people]
    await until_others_must_agree(*guests)
    await guests[0].room.moves.undo(people[0].id, 0)
    room = guests[0].room
    async with room.lock:
        changed = await house.store.save_seats(room.table, [0])
        room.ahead.keep(changed)
    assert guests[1].wish is not None
    house = await house.again()
    guests = [await house.come(table, person) for person in people]
    assert guests[1].wish is not None
    await next(guest for guest in guests if guest.asked).play()
    assert guests[1].wish is None
    stored = await house.store.table(table)
    assert stored is not None
    assert stored.wish is None
    await house.end()


# Two processes


@run
async def test_a_stale_wish_loses(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At two processes that tell each other nothing."""
    houses, (ann, bob) = await at_two_processes(database_url)
    await until_others_must_agree(ann, bob)
    table = ann.room.table
    monkeypatch.setattr(TalkHere, "say", lambda *_said: None)
    await bob.play()
    with pytest.raises(StaleError):
        await houses[0].store.save_wish(replace(table, wish=WishRecord(0, (bob.player.id,))))
    stored = await houses[1].store.table(table.id)
    assert stored is not None
    assert (stored.version, stored.wish) == (table.version + 1, None)

    await ann.room.catch_up()
    await ann.room.moves.undo(ann.player.id, 0)
    assert bob.wish is None, "he was told nothing"
    await bob.room.catch_up()
    assert bob.wish is not None
    await bob.room.agreements.consent(bob.player.id, 1, False)
    assert ann.wish is not None, "she was told nothing"
    with pytest.raises(RequestRefused, match="have not asked"):
        await ann.room.agreements.withdraw(ann.player.id, 0)
    assert ann.wish is None
    await end(houses)


@run
async def test_a_wish_is_granted_or_withdrawn_and_never_both(database_url: str) -> None:
    houses, (ann, bob) = await at_two_processes(database_url)
    for _ in range(4):
        await until_others_must_agree(ann, bob)
        await ann.room.moves.undo(ann.player.id, 0)
        await settled(ann, bob)
        assert bob.wish is not None
        before = len(await houses[0].store.moves(ann.room.table.id))
        outcomes = await asyncio.gather(
            ann.room.agreements.withdraw(ann.player.id, 0),
            bob.room.agreements.consent(bob.player.id, 1, True),
            return_exceptions=True,
        )
        await settled(ann, bob)
        assert [isinstance(outcome, RequestRefused) for outcome in outcomes].count(True) == 1, outcomes
        withdrawn = outcomes[0] is None
        assert (len(await houses[0].store.moves(ann.room.table.id)) == before) == withdrawn
        assert (ann.wish, bob.wish) == (None, None)
        assert ann.room.reached == bob.room.reached
    await end(houses)
