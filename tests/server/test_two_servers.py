"""Two servers on one database: whoever knows an older version of a table changes nothing, and reads it again."""

import asyncio
import random
from dataclasses import replace

import pytest

from tests.server.clock_for_tests import SetClock
from tests.server.company import House
from tests.server.running import Person, Seat, Server, run, running
from tests.server.test_store import fresh, new_table, opened
from windfall.server.bots import BotPool
from windfall.server.component_sets import ComponentSets
from windfall.server.database.records import MoveRecord, Player, Progress, SeatRecord
from windfall.server.database.store import Store
from windfall.server.database.transactions import StaleError
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits, Settings
from windfall.server.tables import seating
from windfall.server.tables.course import Course
from windfall.server.tables.hall import Hall
from windfall.server.talk.talk import Square
from windfall.server.wire.bodies import LocalSeat, MySeat, OpenSeat
from windfall.server.wire.messages import Play


@run
async def test_only_one_change_of_the_same_version_is_made(database_url: str) -> None:
    """Within one server and from another one, while other tables are written in the same transactions."""
    first, second = await opened(database_url), await opened(database_url)
    ann = fresh("Ann")
    await first.save_player(ann)
    table, *others = (new_table(ann) for _ in range(6))
    for each in (table, *others):
        await first.add_table(each)
    moved = replace(table, progress=Progress("playing", 1))
    changes = [
        store.add_moves(moved, [MoveRecord(1, 0, action, 1)])
        for action, store in enumerate((first, first, second, second))
    ]
    elsewhere = [first.add_moves(replace(each, progress=moved.progress), [MoveRecord(1, 0, 9, 1)]) for each in others]
    outcomes = await asyncio.gather(*changes, *elsewhere, return_exceptions=True)
    made = [action for action, outcome in enumerate(outcomes[:4]) if outcome == replace(moved, version=1)]
    assert sum(isinstance(outcome, StaleError) for outcome in outcomes[:4]) == 3
    assert [move.action for move in await first.moves(table.id)] == made
    assert len(made) == 1
    assert all(getattr(outcome, "version", None) == 1 for outcome in outcomes[4:])
    with pytest.raises(StaleError):
        await second.save_seat(replace(table, seats=(SeatRecord(), SeatRecord())), 0)
    follower = new_table(ann)
    with pytest.raises(StaleError):
        await second.add_table(follower, follows=table)
    assert await first.table(follower.id) is None
    await first.close()
    await second.close()


class Host:
    """One of several servers on a database, without bots."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store = store
        self.hall = hall

    @staticmethod
    async def start(database_url: str) -> "Host":
        settings = Settings(database_url)
        store = await Store.open(settings.url)
        return Host(
            store, Hall(settings, store, await ComponentSets.open(store, ["newfrontiers", "race"]), BotPool(1, 1.0))
        )

    async def act(self, table: str, people: list[Player], rng: random.Random) -> bool:
        """Somebody moves or takes back; whether that was stored."""
        room = await self.hall.room(table)
        assert room.live is not None
        game = room.live.course.game
        seat = rng.randrange(len(people))
        try:
            if rng.random() < 0.4:
                await room.moves.undo(people[seat].id, seat)
            elif seat in game.seats:
                chosen = rng.choice(game.actions(seat))
                await room.moves.play(people[seat].id, Play(seat, room.live.key(seat), [chosen]))
            else:
                return False
        except RequestRefused:
            return False
        return True


@pytest.mark.parametrize("title", ["newfrontiers", "race"])
@run
async def test_a_game_survives_being_played_at_two_servers(database_url: str, title: str) -> None:
    hosts = [await Host.start(database_url) for _ in range(2)]
    rng = random.Random(19)
    people = [fresh("Ann"), fresh("Bob")]
    for person in people:
        await hosts[0].store.save_player(person)
    seats = [MySeat(), LocalSeat("Bob")]  # nobody has to agree to a take-back
    table = seating.new_table(title, {}, list(seats), people[0], public=False, shuffle=False)
    await hosts[0].hall.opening.open(table)
    players = [people[0], people[0]]
    stored = 0
    for _ in range(150):
        done = await asyncio.gather(*(host.act(table.id, players, rng) for host in rng.choices(hosts, k=2)))
        stored += sum(done)
        kept = await hosts[0].store.table(table.id)
        assert kept is not None
        assert kept.version == stored
        replayed = Course.of(kept, await hosts[1].store.moves(table.id))
        assert replayed.progress(kept.seats) == kept.progress
    assert stored > 50
    for host in hosts:
        await host.store.close()


@run
async def test_one_seat_is_not_given_away_twice(database_url: str) -> None:
    hosts = [await Host.start(database_url) for _ in range(2)]
    ann, bob, cem = (fresh(name) for name in ("Ann", "Bob", "Cem"))
    for person in (ann, bob, cem):
        await hosts[0].store.save_player(person)
    table = seating.new_table("race", {}, [MySeat(), OpenSeat()], ann, public=False, shuffle=False)
    await hosts[0].hall.opening.open(table)
    rooms = [await host.hall.room(table.id) for host in hosts]
    outcomes = await asyncio.gather(
        *(room.seats.change(person, 1, MySeat()) for room, person in zip(rooms, (bob, cem), strict=True)),
        return_exceptions=True,
    )
    assert sorted(isinstance(outcome, RequestRefused) for outcome in outcomes) == [False, True]
    again = [await host.hall.room(table.id) for host in hosts]
    assert again[0].table == again[1].table
    for host in hosts:
        await host.store.close()


@run
async def test_nobody_gets_more_tables_by_asking_all_servers_at_once(database_url: str) -> None:
    square, clock = Square(), SetClock()
    houses = [await House.open(database_url, clock, square, Limits(live_tables=5)) for _ in range(3)]
    ann = fresh("Ann")
    await houses[0].store.save_player(ann)

    async def ask(house: House) -> bool:
        table = seating.new_table("newfrontiers", {}, [MySeat(), OpenSeat()], ann, public=False, shuffle=False)
        try:
            await house.hall.opening.open(table)
        except RequestRefused:
            return False
        return True

    got = sum(await asyncio.gather(*(ask(house) for house in houses for _ in range(10))))
    assert await houses[0].store.live_tables_of(ann.id) == got <= 5
    for house in houses:
        await house.end()


@run
async def test_who_comes_too_late_reads_what_the_other_did(database_url: str) -> None:
    """Over real sockets: Ann takes back at one server while she moves at the other, and neither tells the other."""
    with running(database_url) as first, running(database_url) as second:
        ann = Person(first)
        table = ann.open_table("newfrontiers", "me", {"sort": "local", "name": "Bo"})["id"]
        here, there = await ann.join(table), await _same(ann, second).join(table)
        assert here.decision is not None
        mover = here.decision["seat"]
        await _play(here)
        await _too_late(there)
        assert there.frames[-1]["at"] == here.frames[-1]["at"] == 1
        assert (await here.ask(type="undo", seat=mover))["type"] == "state"
        await _too_late(there)
        assert there.frames[-1]["at"] == 0
        await _play(there)
        assert there.frames[-1]["at"] == 1
        await here.close()
        await there.close()


async def _too_late(seat: Seat) -> None:
    """They choose what is not asked any more, and are told how the table stands and that the choice was not made."""
    assert seat.decision is not None
    option = seat.decision["options"][-1]["action"]
    await seat.send(type="play", seat=seat.decision["seat"], key=seat.decision["key"], actions=[option])
    await seat.until(lambda seat: bool(seat.errors))
    assert seat.errors.pop()["message"]["id"] == "server-not-open"
    if seat.decision is None:
        assert seat.state is not None
        await seat.ask(type="look", viewer=seat.state["asked"][0])


def _same(person: Person, server: Server) -> Person:
    """The same person at another server."""
    other = Person(server)
    other.http.cookies = person.http.cookies
    return other


async def _play(seat: Seat) -> None:
    assert seat.decision is not None
    await seat.play(seat.decision["options"][0]["action"])
