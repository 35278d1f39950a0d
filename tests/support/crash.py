"""Games on a server that is killed again and again: no acknowledged move may be missing, and every game finishes.

    python -m tests.support.crash --games 200
    python -m tests.support.crash --games 200 --processes 3
    python -m tests.support.crash --kills 1000 --processes 3 --tally FILE   # and again: it goes on where it was

People who choose at random play against bots and each other. The server gets `kill -9` at random moments and is started
again on the same database, and the players come back. With several processes these share a PostgreSQL and a Redis; any
of them, the database, Redis and the workers in which bots think are killed, and the players come back to another one.
The processes hand each other the sockets of tables, and players leave and come again every now and then, so that
something is killed while sockets are handed over, too.

With a tally the outcome of every game that was checked is added to a file, so that many kills can be had in parts.
"""

import argparse
import asyncio
import itertools
import json
import math
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

import windfall
from tests.server.running import PATIENCE, Json, Person, Seat
from tests.support.places import Mortal, Place, one_process, several_processes

_FRIEND = "open"  # a seat that another person takes
_SEATS: list[tuple[str, list[str | Json]]] = [
    ("jumpdrive", ["me", {"sort": "bot", "level": "medium"}]),
    ("race", [{"sort": "bot", "level": "easy"}, "me"]),
    ("newfrontiers", ["me", {"sort": "bot", "level": "easy"}]),
    ("race", ["me", _FRIEND, {"sort": "bot", "level": "easy"}]),
    ("jumpdrive", ["me", _FRIEND]),
]


class Unlucky(Exception):  # noqa: N818
    """The server could not do what was asked at this moment, and said so."""


_LOST = (WebSocketException, OSError, httpx.TransportError, json.JSONDecodeError, Unlucky)
_PAUSE = 0.1  # seconds before another try to connect
_WANDER = 10  # of so many moves, one is followed by coming again, where another process may be found
_STARTS = 5  # tries to start what was killed: a busy machine may take longer than one of them waits


@dataclass
class Report:
    """What has happened, in this run or with those of before."""

    games: int = 0
    moves: int = 0  # that were acknowledged
    kills: Counter[str] = field(default_factory=Counter)
    torn: int = 0  # moves that were on the way when the server was killed
    kept: int = 0  # of those, how many were played
    silent: int = 0  # times that somebody was told nothing for long, and came again
    handed: int = 0  # sockets that a process handed to another, at least
    late: int = 0  # times that something did not answer in time after its start, and was started again
    seconds: float = 0.0

    def __add__(self, other: "Report") -> "Report":
        return Report(**{name: value + getattr(other, name) for name, value in vars(self).items()})

    def __str__(self) -> str:
        killed = ", ".join(f"{name} {times}" for name, times in sorted(self.kills.items()))
        return (
            f"{self.games} games finished, {self.kills.total()} times kill -9, {self.seconds:.0f} s\n"
            f"killed: {killed}\n"
            f"{self.moves} moves acknowledged, none missing\n"
            f"{self.torn} moves were on the way when something was killed; {self.kept} of them were kept\n"
            f"{self.handed} sockets and more were handed from a process to another\n"
            f"{self.silent} times somebody was told nothing for {PATIENCE:.0f} s, and came again\n"
            f"{self.late} times something that was killed took longer to start, and was started again"
        )


@dataclass
class Tally:
    """The report of all runs, in a file that is written whenever a game was checked."""

    file: Path | None
    before: Report = field(default_factory=Report)

    @staticmethod
    def read(file: Path | None) -> "Tally":
        if file is None or not file.exists():
            return Tally(file)
        kept = json.loads(file.read_text())
        return Tally(file, Report(**{**kept, "kills": Counter(kept["kills"])}))

    def write(self, now: Report) -> None:
        if self.file is not None:
            fresh = self.file.with_suffix(".new")
            fresh.write_text(json.dumps(vars(self.before + now)))
            fresh.replace(self.file)


@dataclass
class Sent:
    action: int
    acknowledged: bool = False


@dataclass
class Player:
    """Somebody who plays one game to its end, whatever happens to the server."""

    place: Place
    person: Person
    table: str
    rng: random.Random
    report: Report
    sent: list[Sent] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    async def run(self) -> None:
        over = False
        while not over:
            try:
                self.place.move(self.person, self.rng)
                over = await self._play(await self.person.join(self.table))
            except _LOST as lost:
                self.report.silent += type(lost) is TimeoutError
                await asyncio.sleep(_PAUSE)

    async def _play(self, seat: Seat) -> bool:
        """Play until the game is over, which is told, or the connection is lost or given up."""
        self._remember(seat)
        while not seat.over:
            await seat.until(lambda seat: seat.over or seat.decision is not None)
            if seat.decision is not None:
                key = seat.decision["key"]
                self.sent.append(Sent(self.rng.choice(seat.decision["options"])["action"]))
                answer = await seat.play(self.sent[-1].action)
                while answer["type"] != "error" and seat.decision is not None and seat.decision["key"] == key:
                    answer = await seat.read()  # somebody else was quicker
                if answer["type"] == "error" and self.place.several:
                    raise Unlucky(answer["message"]["id"])
                assert answer["type"] != "error", answer
                self.sent[-1].acknowledged = True
                self.report.moves += 1
            self._remember(seat)
            if self.place.several and not seat.over and not self.rng.randrange(_WANDER):
                await seat.close()
                return False
        await seat.close()
        return True

    def _remember(self, seat: Seat) -> None:
        """What was told once stays true."""
        lines = [line["text"] for frame in seat.frames for line in frame["lines"]]
        assert lines[: len(self.lines)] == self.lines
        self.lines = lines

    def check(self, journal: windfall.Journal, seat: int) -> None:
        """Every acknowledged move is in the journal, in its order; one that was on the way may be."""
        played = [action for mover, action in journal.moves if mover == seat]
        reached = {0}  # how much of the journal can be accounted for by what was sent so far
        for sent in self.sent:
            played_here = {at + 1 for at in reached if played[at : at + 1] == [sent.action]}
            reached = played_here if sent.acknowledged else reached | played_here
            assert reached, f"table {self.table}: acknowledged move {sent.action} is missing"
        assert len(played) in reached, f"table {self.table}: moves were played that nobody sent"
        acknowledged = sum(sent.acknowledged for sent in self.sent)
        self.report.torn += len(self.sent) - acknowledged
        self.report.kept += len(played) - acknowledged


@dataclass
class Script:
    """One game, and those who play it."""

    place: Place
    number: int
    report: Report

    async def run(self) -> None:
        title, seats = _SEATS[self.number % len(_SEATS)]
        rng = random.Random(self.number)
        host, table = await self._sit_down(rng, title, seats)
        people = {seats.index("me"): host}
        if _FRIEND in seats:
            people[seats.index(_FRIEND)] = await self._befriend(rng, table, seats.index(_FRIEND))
        players = {
            seat: Player(self.place, person, table, random.Random(f"{self.number}/{seat}"), self.report)
            for seat, person in people.items()
        }
        await asyncio.gather(*(player.run() for player in players.values()))
        journal = await self._journal(host, table, rng)
        for seat, player in players.items():
            player.check(journal, seat)
        assert windfall.replay(journal).over
        self.report.games += 1

    async def _sit_down(self, rng: random.Random, title: str, seats: list[str | Json]) -> tuple[Person, str]:
        while True:
            try:
                person = await asyncio.to_thread(Person, self.place.any(rng))
                table = await asyncio.to_thread(person.open_table, title, *seats)
                return person, str(table["id"])
            except (*_LOST, AssertionError, KeyError):
                await asyncio.sleep(_PAUSE)

    async def _befriend(self, rng: random.Random, table: str, seat: int) -> Person:
        """Somebody else takes a seat; if nobody knows whether they have, they look."""
        friend: Person | None = None
        while True:
            try:
                friend = friend or await asyncio.to_thread(Person, self.place.any(rng))
                self.place.move(friend, rng)
                if (await asyncio.to_thread(friend.sit, table, seat)).status_code == 200:
                    return friend
                if (await asyncio.to_thread(friend.table, table))["seats"][seat]["mine"]:
                    return friend
            except (*_LOST, KeyError):
                pass
            await asyncio.sleep(_PAUSE)

    async def _journal(self, person: Person, table: str, rng: random.Random) -> windfall.Journal:
        while True:
            try:
                self.place.move(person, rng)
                answer = await asyncio.to_thread(person.http.get, f"/api/tables/{table}/journal")
                if answer.status_code == 200:
                    return windfall.Journal.from_json(answer.content)
            except _LOST:
                pass
            await asyncio.sleep(_PAUSE)


@dataclass(frozen=True)
class Wanted:
    """How many games, how many at a time, how many moves anything lives to see at most, and how many kills at most."""

    games: float
    players: int
    moves: int
    seed: int
    kills: float = math.inf


async def kill_again_and_again(place: Place, report: Report, rng: random.Random, moves: int, kills: float) -> None:
    """Kill something after a random number of moves, and a moment more; sometimes it has hardly started."""
    while report.kills.total() < kills:
        until = report.moves + rng.randint(0, moves)
        while report.moves < until:
            await asyncio.sleep(rng.uniform(0, 0.05))
        if place.several:
            await asyncio.to_thread(place.count_handed)
            report.handed = place.handed
        await asyncio.sleep(rng.uniform(0, 0.1))
        name, victim = place.victim(rng)
        victim.kill()
        report.kills[name] += 1
        await asyncio.to_thread(_start_again, victim, report)
        if place.workers is not None:
            place.workers.look_after()


def _start_again(victim: Mortal, report: Report) -> None:
    """That it is late says how busy the machine is, and nothing of moves."""
    for left in reversed(range(_STARTS)):
        try:
            victim.start()
            return
        except RuntimeError:
            if not left:
                raise
            report.late += 1
            victim.kill()


async def play_games(place: Place, wanted: Wanted, tally: Tally | None = None) -> Report:
    """Play games, a few at a time, where nothing lives for more than about so many moves."""
    tally = tally or Tally(None)
    report, start = Report(), time.perf_counter()
    rng = random.Random(f"{wanted.seed}/{tally.before.games}")
    killer = asyncio.create_task(kill_again_and_again(place, report, rng, wanted.moves, wanted.kills))
    numbers = itertools.count(tally.before.games)
    until = tally.before.games + wanted.games

    async def play_one_after_another() -> None:
        while ((number := next(numbers)) < until or place.due) and report.kills.total() < wanted.kills:
            await Script(place, number, report).run()
            report.seconds = time.perf_counter() - start
            tally.write(report)

    everybody = asyncio.gather(*(play_one_after_another() for _ in range(wanted.players)))
    try:
        for task in (await asyncio.wait((everybody, killer), return_when=asyncio.FIRST_COMPLETED))[0]:
            await task
        await everybody
    finally:
        everybody.cancel()
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description="play games on a server that is killed again and again")
    parser.add_argument("--games", type=int, help="200, unless it is told how many kills")
    parser.add_argument("--kills", type=int, help="play until so many things were killed, in all runs of the tally")
    parser.add_argument("--players", type=int, default=8, help="games at a time")
    parser.add_argument("--moves", type=int, default=200, help="the most that a server lives to see")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tally", type=Path, help="a file that this run is added to, and goes on from")
    parser.add_argument("--database-url", help="a new SQLite file if none is given")
    parser.add_argument(
        "--processes", type=int, default=1, help="more than one: on a PostgreSQL and a Redis of their own"
    )
    given = parser.parse_args()
    tally = Tally.read(given.tally)
    games = math.inf if given.games is None and given.kills is not None else given.games or 200
    kills = math.inf if given.kills is None else given.kills - tally.before.kills.total()
    wanted = Wanted(games, given.players, given.moves, given.seed, kills)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url = given.database_url or f"sqlite:///{folder}/tables.sqlite3"
        several = given.processes > 1
        with several_processes(folder, given.processes) if several else one_process(url) as place:
            report = asyncio.run(play_games(place, wanted, tally))
    print(tally.before + report)


if __name__ == "__main__":
    main()
