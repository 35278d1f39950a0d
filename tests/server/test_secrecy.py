"""No client is told what its seat may not know, whatever it listens to."""

import json
import random
from collections.abc import Iterator

import pytest

import windfall
from tests.server.running import Json, Person, Seat, Server, run
from tests.support.subject import shown
from windfall.engine.game import Game

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
            if message["result"] is None and rng.random() < 0.3:
                compared += 1
                _check(message, windfall.sample(game.observe(viewer), rng), viewer)
        await seat.close()
    assert compared > 30


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
    """In the raw traffic of a game: every card that is named was public, or in the viewer's own hands, by then."""
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
    hidden_once = 0
    for viewer, seat in zip((0, 1, -1), seats, strict=True):
        for message in states(seat):
            if message["result"] is None:
                seen = _seen_by(truth.until(message["frames"][-1]["at"]), viewer)
                text = json.dumps(message["frames"]) + json.dumps(message["decisions"])
                for card in cards - seen:
                    hidden_once += 1
                    assert f'"{card}"' not in text
                    assert f'card:{card}"' not in text
        await seat.close()
    assert hidden_once > 1000


def _seen_by(games: list[Game], viewer: int) -> set[str]:
    """The ids of all cards that the viewer may have seen by now: on the table, or in the own hand."""
    seen: set[str] = set()
    for game in games:
        seen |= _ids(shown(game))
        if viewer >= 0:
            seen |= _ids(shown(game, viewer)["empires"][viewer])
    return seen


def _ids(value: object) -> set[str]:
    """All texts in a view, however deep."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*map(_ids, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(_ids, value)) if value else set()
    return set()


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
