"""No client is told what its seat may not know, whatever it listens to."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import windfall
from tests.server.clock_for_tests import SetClock
from tests.server.company import Guest, House
from tests.server.notices.office import ORIGIN, office, tell_by_webhook
from tests.server.notices.stand_ins import receiving
from tests.server.running import Json, Person, Seat, Server, run
from tests.server.test_store import fresh
from tests.support.subject import shown
from windfall.engine.game import Game
from windfall.server.database.records import Condition
from windfall.server.tables.finished import stored_journal
from windfall.server.tables.foresight import foresee
from windfall.server.wire.messages import PlanAhead
from windfall.titles.race.components.cards import IDS
from windfall.titles.race.rules.events import GAMBLES

TITLES: list[tuple[str, Json]] = [
    ("newfrontiers", {"goals": True, "starry_rift": True}),
    ("race", {}),
    ("jumpdrive", {}),
]


class Truth:
    """A finished game as it was whenever answers were revealed."""

    def __init__(self, journal: windfall.Journal) -> None:
        self._moves = journal.moves
        game = windfall.replay(journal, 0)
        self.games: dict[int, Game] = {0: game.copy()}
        for number, (seat, action) in enumerate(journal.moves, start=1):
            step = game.state.step()
            game.play(seat, action)
            if game.state.step() != step:
                self.games[number] = game.copy()

    def until(self, at: int) -> list[Game]:
        return [game for number, game in self.games.items() if number <= at]

    def game(self, at: int, viewer: int) -> Game:
        """The game with so many moves, the last of which may be the viewer's own picks of an answer that waits."""
        shown = max(number for number in self.games if number <= at)
        later = [number for number in self.games if number > at]
        game = self.games[shown].copy()
        own = [move for move in self._moves[shown : min(later, default=None)] if move[0] == viewer]
        for seat, action in own[: at - shown]:
            game.play(seat, action)
        return game


@pytest.mark.parametrize(("title", "options"), TITLES)
@run
async def test_what_is_told_follows_from_what_the_viewer_knows(server: Server, title: str, options: Json) -> None:
    """Every view and decision is the same in another game that the viewer cannot tell from the real one."""
    people = [Person(server, name) for name in ("Ann", "Bob", "Cem")]
    watcher = Person(server, "Wat")
    table = people[0].open_table(title, "me", "open", "open", settings=options)["id"]
    for number in (1, 2):
        people[number].sit(table, number)
    await check_what_is_told(people, watcher, table)


async def check_what_is_told(people: list[Person], watcher: Person, table: str) -> None:
    """Play a game to its end and look at all that the players, in the order of seats, and a watcher were told."""
    seats = [await person.join(table) for person in [*people, watcher]]
    rng = random.Random(11)
    while not all(seat.over for seat in seats):
        for seat in seats:
            await seat.settle()
            if seat.decision is not None:
                await seat.play(rng.choice(seat.decision["options"])["action"])
    truth = Truth(windfall.Journal.from_json(watcher.http.get(f"/api/tables/{table}/journal").content))
    compared = 0
    for viewer, seat in zip((*range(len(people)), -1), seats, strict=True):
        for message in states(seat):
            frame = message["frames"][-1]
            game = truth.game(frame["at"], viewer)
            if message["result"] is None and rng.random() < 0.6:
                compared += 1
                _check(message, windfall.sample(game.observe(viewer), rng), viewer)
        await seat.close()
    assert compared > 30


@pytest.mark.parametrize("title", ["race", "newfrontiers", "jumpdrive"])
@run
async def test_what_is_told_to_who_comes_back_follows_from_what_the_seat_knows(tmp_path: Path, title: str) -> None:
    """Every move that somebody missed is told as it would be in another game that the seat cannot tell from this."""
    clock, rng = SetClock(), random.Random(5)
    house = await House.open(f"sqlite:///{tmp_path}/tables.sqlite3", clock)
    table, people = await house.table(title, "Ann", "Bob", "Cem")
    guests = [await house.come(table, person) for person in people]
    compared = 0
    for turn in range(24):
        away = turn % 3
        guests[away].leave()
        clock.move_on(minutes=1)
        for _ in range(6):
            for guest in guests:
                if guest is not guests[away] and guest.asked and not guest.over:
                    await guest.play_any(rng)
        guests[away] = await house.come(table, people[away])
        if guests[away].over:
            break
        truth = Truth(stored_journal(guests[away].room.table, await house.store.moves(table)))
        for since in [each for each in guests[away].hear() if each["type"] == "since"]:
            assert since["viewer"] == away
            for frame in since["frames"]:
                compared += 1
                other = windfall.sample(truth.game(frame["at"], away).observe(away), rng)
                assert shown(other, away) == frame["view"]
        for guest in guests:
            if guest.asked:
                await guest.play_any(rng)
    assert compared > 20
    await house.end()


@pytest.mark.parametrize("title", ["race", "newfrontiers", "jumpdrive"])
@run
async def test_a_notice_follows_from_what_its_reader_knows(tmp_path: Path, title: str) -> None:
    """Every notice is the same, to the letter, in another game that its reader cannot tell from the real one."""
    rng = random.Random(7)
    with receiving() as receiver:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:
            table, people = await here.house.table(title, "Ann", "Bob", "Cem")
            for person in people:
                await tell_by_webhook(here, person, receiver)
            guests = [await here.house.come(table, person) for person in people]
            compared = 0
            for _ in range(8):
                await here.after(minutes=4)
                room = guests[0].room
                assert room.live is not None
                truth = Truth(stored_journal(room.table, await here.house.store.moves(table)))
                for notice in receiver.taken():
                    (reader,) = (guest for guest in guests if f"/{guest.player.name}" == notice.path)
                    now = truth.game(room.live.course.shown, reader.seat)
                    other = windfall.sample(now.observe(reader.seat), rng)
                    assert reader.seat in other.seats
                    assert notice.json == {
                        "title": "It is your turn",
                        "text": f"{other.title.label} waits for you.",
                        "link": f"{ORIGIN}/tables/{table}",
                        "trial": False,
                    }
                    compared += 1
                for guest in guests:
                    if guest.asked and not guest.over and rng.random() < 0.7:
                        await guest.play_any(rng)
            assert compared > 5


@pytest.mark.parametrize("title", ["race", "newfrontiers", "jumpdrive"])
@run
async def test_what_is_chosen_ahead_is_told_to_its_owner_alone(tmp_path: Path, title: str) -> None:
    """All choose ahead whatever may be asked: what others see is the same in another game that they cannot tell from
    the real one, and no line of the log speaks of it to them."""
    rng = random.Random(13)
    house = await House.open(f"sqlite:///{tmp_path}/tables.sqlite3", SetClock())
    table, people = await house.table(title, "Ann", "Bob", "Cem")
    guests = [await house.come(table, person) for person in people]
    watcher = await house.come(table, fresh("Wat"))
    for _ in range(60):
        for guest in guests:
            if not guest.over and not guest.asked and rng.random() < 0.5:
                await choose_ahead(guest, rng)
        for guest in guests:
            if not guest.over and guest.asked:
                await guest.play_any(rng)
    truth = Truth(stored_journal(guests[0].room.table, await house.store.moves(table)))
    compared = used = 0
    for viewer, each in zip((0, 1, 2, -1), (*guests, watcher), strict=True):
        used += sum("Chosen ahead by you" in line for line in each.log)
        for message in each.told:
            assert message["type"] not in ("ahead", "foreseen") or message["seat"] == viewer
            if message["type"] != "state" or not message["frames"] or message["result"] is not None:
                continue
            private = [line for frame in message["frames"] for line in frame["lines"] if _of_orders(line)]
            assert all(line["seat"] == viewer and line["private"] for line in private)
            if rng.random() < 0.4:
                compared += 1
                game = truth.game(message["frames"][-1]["at"], viewer)
                _check(message, windfall.sample(game.observe(viewer), rng), viewer)
    assert compared > 30
    assert used > 5
    await house.end()


async def choose_ahead(guest: Guest, rng: random.Random) -> None:
    live = guest.room.live
    assert live is not None
    for question, foreseen in foresee(live.course.game.observe(guest.seat), rng.randrange(100)).items():
        wishes = rng.sample(foreseen.actions, min(5, len(foreseen.actions)))
        condition: Condition = rng.choice(("possible", "mine", "nothing"))
        await guest.room.ahead.plan(guest.player.id, PlanAhead(guest.seat, question, wishes, condition))


def _of_orders(line: Json) -> bool:
    return str(line["text"]["id"]).startswith("ahead-")


def states(seat: Seat) -> Iterator[Json]:
    for text in seat.received:
        message = json.loads(text)
        if message["type"] == "state" and message["frames"]:
            yield message


def _check(message: Json, other: Game, viewer: int) -> None:
    assert shown(other, viewer) == message["frames"][-1]["view"]
    own = [decision["options"] for decision in message["decisions"]]
    if viewer in other.seats and own:
        assert [option["action"] for option in own[0]] == list(other.actions(viewer))
    assert message["asked"] == sorted(other.observe(viewer).known.seats()) or viewer >= 0


@pytest.mark.parametrize("title", ["race", "jumpdrive"])
@run
async def test_no_card_is_named_before_its_time(server: Server, title: str) -> None:
    """In the raw traffic of a game: every card that is named was public, or in the viewer's own hands, by then; or it
    stands in what is printed on one that was."""
    people = [Person(server, name) for name in ("Ann", "Bob")]
    watcher = Person(server, "Wat")
    table = people[0].open_table(title, "me", "open", {"sort": "bot", "level": "medium"})["id"]
    people[1].sit(table, 1)
    seats = [await person.join(table) for person in [*people, watcher]]
    rng = random.Random(4)
    while not all(seat.over for seat in seats):
        for seat in seats:
            await seat.settle()
            if seat.decision is not None:
                await seat.play(rng.choice(seat.decision["options"])["action"])
    truth = Truth(windfall.Journal.from_json(watcher.http.get(f"/api/tables/{table}/journal").content))
    components = windfall.title(title).components()
    cards = {each.id for each in components if each.sort != "action"} - {"survey_team"}  # of which all have one
    printed = {each.id: _named_in(msgspec.json.decode(msgspec.json.encode(each.text))) for each in components}
    hidden_once = 0
    for viewer, seat in zip((0, 1, -1), seats, strict=True):
        for message in states(seat):
            if message["result"] is None:
                seen = _seen_by(truth.until(message["frames"][-1]["at"]), viewer)
                text = json.dumps(message["frames"]) + json.dumps(message["decisions"])
                seen |= {named for card in seen for named in printed.get(card, ())}
                for card in cards - seen:
                    hidden_once += 1
                    assert f'"{card}"' not in text
                    assert f'card:{card}"' not in text
        await seat.close()
    assert hidden_once > 1000


def _seen_by(games: list[Game], viewer: int) -> set[str]:
    """The ids of all cards that the viewer may have seen by now: on the table, turned over, or in the own hand."""
    seen: set[str] = set()
    for game in games:
        seen |= _ids(shown(game))
        if viewer >= 0:
            seen |= _ids(shown(game, viewer)["empires"][viewer])
    return seen | _turned_over(games[-1])


def _turned_over(game: Game) -> set[str]:
    """The cards that Gambling World turned over for all to see, before they went to where nobody looks."""
    return {IDS[event[4]] for event in game.events() if game.title.name == "race" and event[0] == GAMBLES}


def _ids(value: object) -> set[str]:
    """All texts in a view, however deep."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*map(_ids, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(_ids, value)) if value else set()
    return set()


def _named_in(text: object) -> set[str]:
    """The ids of the cards that a message names."""
    return {each.partition(":")[2] for each in _ids(text) if each.startswith("card:")}


@run
async def test_nobody_learns_that_another_has_chosen(server: Server) -> None:
    """While all choose at once, who has chosen, and how many cards, is told to nobody."""
    ann, bob, wat = Person(server), Person(server), Person(server)
    table = ann.open_table("race", "me", "open")["id"]
    bob.sit(table, 1)
    seats = [await person.join(table) for person in (ann, bob, wat)]
    before = [len(seat.received) for seat in seats]
    assert seats[0].decision is not None
    picks = seats[0].decision["picks"]
    await seats[0].play(*[option["action"] for option in picks["options"]][: picks["most"]])
    for seat, count in zip(seats[1:], before[1:], strict=True):
        await seat.settle()
        assert len(seat.received) == count + 1  # the answer to settle itself
        await seat.ask(type="sync")
        assert seat.state is not None
        assert seat.state["asked"] == [0, 1]
        assert seat.frames[-1]["at"] == 0
    assert bob.table(table)["moves"] == 0
    assert wat.table(table)["moves"] == 0
    for seat in seats:
        await seat.close()
