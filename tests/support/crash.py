"""Games on a server that is killed again and again: no acknowledged move may be missing, and every game finishes.

    python -m tests.support.crash --games 200

People who choose at random play against bots. The server gets `kill -9` at random moments and is started again on the
same database, and the players come back.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

import windfall
from tests.server.running import GENEROUS, Json, Person, Seat, Server

_SEATS: list[tuple[str, list[str | Json]]] = [
    ("jumpdrive", ["me", {"sort": "bot", "level": "medium"}]),
    ("race", [{"sort": "bot", "level": "easy"}, "me"]),
    ("newfrontiers", ["me", {"sort": "bot", "level": "easy"}]),
]
_LOST = (WebSocketException, OSError, httpx.TransportError, json.JSONDecodeError)
_PAUSE = 0.1  # seconds before another try to connect


@dataclass
class Report:
    games: int = 0
    moves: int = 0  # that were acknowledged
    kills: int = 0
    torn: int = 0  # moves that were on the way when the server was killed
    kept: int = 0  # of those, how many were played


@dataclass
class Sent:
    action: int
    acknowledged: bool = False


@dataclass
class Script:
    """Somebody who plays one game to its end, whatever happens to the server."""

    server: Server
    number: int
    report: Report
    sent: list[Sent] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    async def run(self) -> None:
        title, seats = _SEATS[self.number % len(_SEATS)]
        rng = random.Random(self.number)
        person, table = await self._sit_down(title, seats)
        over = False
        while not over:
            try:
                over = await self._play(await person.join(table), rng)
            except _LOST:
                await asyncio.sleep(_PAUSE)
        await self._check(person, table, seats.index("me"))

    async def _sit_down(self, title: str, seats: list[str | Json]) -> tuple[Person, str]:
        while True:
            try:
                person = await asyncio.to_thread(Person, self.server)
                table = await asyncio.to_thread(person.open_table, title, *seats)
                return person, str(table["id"])
            except (*_LOST, AssertionError, KeyError):
                await asyncio.sleep(_PAUSE)

    async def _play(self, seat: Seat, rng: random.Random) -> bool:
        """Play until the game is over, or the connection is lost."""
        self._remember(seat)
        while not seat.over:
            await seat.until(lambda seat: seat.over or seat.decision is not None)
            if seat.decision is not None:
                self.sent.append(Sent(rng.choice(seat.decision["options"])["action"]))
                answer = await seat.play(self.sent[-1].action)
                assert answer["type"] == "state", answer
                self.sent[-1].acknowledged = True
                self.report.moves += 1
            self._remember(seat)
        await seat.close()
        return True

    def _remember(self, seat: Seat) -> None:
        """What was told once stays true."""
        lines = [line["text"] for frame in seat.frames for line in frame["lines"]]
        assert lines[: len(self.lines)] == self.lines
        self.lines = lines

    async def _check(self, person: Person, table: str, seat: int) -> None:
        """Every acknowledged move is in the journal, in its order; one that was on the way may be."""
        journal = await self._journal(person, table)
        played = [action for mover, action in journal.moves if mover == seat]
        reached = {0}  # how much of the journal can be accounted for by what was sent so far
        for sent in self.sent:
            played_here = {at + 1 for at in reached if played[at : at + 1] == [sent.action]}
            reached = played_here if sent.acknowledged else reached | played_here
            assert reached, f"table {table}: acknowledged move {sent.action} is missing"
        assert len(played) in reached, f"table {table}: moves were played that nobody sent"
        assert windfall.replay(journal).over
        acknowledged = sum(sent.acknowledged for sent in self.sent)
        self.report.games += 1
        self.report.torn += len(self.sent) - acknowledged
        self.report.kept += len(played) - acknowledged

    async def _journal(self, person: Person, table: str) -> windfall.Journal:
        while True:
            try:
                answer = await asyncio.to_thread(person.http.get, f"/api/tables/{table}/journal")
                return windfall.Journal.from_json(answer.content)
            except _LOST:
                await asyncio.sleep(_PAUSE)


async def kill_again_and_again(server: Server, report: Report, rng: random.Random, moves: int) -> None:
    """Kill the server after a random number of moves, and a moment more; sometimes it has hardly started."""
    while True:
        until = report.moves + rng.randint(0, moves)
        while report.moves < until:
            await asyncio.sleep(rng.uniform(0, 0.05))
        await asyncio.sleep(rng.uniform(0, 0.1))
        server.kill()
        report.kills += 1
        await asyncio.to_thread(server.start)


async def play_games(database_url: str, games: int, players: int, moves: int, seed: int) -> Report:
    """Play games, a few at a time, on a server that lives for about so many moves at most."""
    report = Report()
    server = Server(database_url, GENEROUS).start()
    killer = asyncio.create_task(kill_again_and_again(server, report, random.Random(seed), moves))
    numbers = iter(range(games))

    async def play_one_after_another() -> None:
        for number in numbers:
            await Script(server, number, report).run()

    everybody = asyncio.gather(*(play_one_after_another() for _ in range(players)))
    try:
        for task in (await asyncio.wait((everybody, killer), return_when=asyncio.FIRST_COMPLETED))[0]:
            await task
    finally:
        everybody.cancel()
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
        server.kill()
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description="play games on a server that is killed again and again")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=8, help="games at a time")
    parser.add_argument("--moves", type=int, default=200, help="the most that a server lives to see")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database-url", help="a new SQLite file if none is given")
    given = parser.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        url = given.database_url or f"sqlite:///{Path(folder)}/tables.sqlite3"
        report = asyncio.run(play_games(url, given.games, given.players, given.moves, given.seed))
    print(f"{report.games} games finished, {report.kills} times kill -9, {time.perf_counter() - start:.0f} s")
    print(f"{report.moves} moves acknowledged, none missing")
    print(f"{report.torn} moves were on the way when the server was killed; {report.kept} of them were kept")


if __name__ == "__main__":
    main()
