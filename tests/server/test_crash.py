"""A server that is killed or stopped goes on where it was."""

import asyncio
import random
from pathlib import Path

from tests.server.running import GENEROUS, Json, Person, Server, run, running
from tests.support.crash import Wanted, play_games
from tests.support.places import WORKERS, one_process, several_processes

BOT: Json = {"sort": "bot", "level": "medium"}


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    with one_process(f"sqlite:///{tmp_path}/tables.sqlite3") as place:
        report = asyncio.run(play_games(place, Wanted(games=2, players=2, moves=40, seed=4)))
    assert report.games == 2
    assert report.kills.total() >= 1


def test_no_acknowledged_move_is_lost_whatever_of_several_processes_is_killed(tmp_path: Path) -> None:
    """Each of these is killed once at least, and after that whatever it hits, as `python -m tests.support.crash
    --processes 3` does for as long as one likes."""
    frail = ("PostgreSQL", WORKERS, "Redis", "process 1")
    with several_processes(tmp_path, 3) as place:
        place.due += frail
        report = asyncio.run(play_games(place, Wanted(games=4, players=4, moves=30, seed=7)))
    assert report.games >= 4
    for name in frail:
        assert report.kills[name] >= 1, f"{name} was not killed: {report}"
    assert report.handed >= 1, f"no socket was handed from a process to another: {report}"


@run
async def test_a_table_goes_on_after_a_restart(database_url: str) -> None:
    """People keep their identities and seats, and their question is the same."""
    with running(database_url, GENEROUS) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table = ann.open_table("race", "me", "open", BOT)["id"]
        bob.sit(table, 1)
        seat = await ann.join(table)
        assert seat.decision is not None
        old_key = seat.decision["key"]
        lines = seat.frames[-1]["lines"]
        server.stop()
        assert await seat.closed() == 1012
        server.start()
        back = await ann.join(table)
        assert back.decision is not None
        assert back.decision["key"] != old_key
        assert back.decision["options"] == seat.decision["options"]
        assert back.frames[-1]["lines"] == lines
        assert back.table is not None
        assert [each["name"] for each in back.table["seats"]] == ["Ann", "Bob", "Vega"]
        await back.close()


@run
async def test_bots_that_were_thinking_think_again(tmp_path: Path) -> None:
    """Nobody has to come back for the bots to go on, and they choose what they would have chosen."""
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS).start()
    try:
        ann = Person(server)
        tables = [ann.open_table("newfrontiers", "me", BOT, BOT, BOT)["id"] for _ in range(6)]
        server.kill()
        server.start()
        for table in tables:
            while not ann.table(table)["your_turn"]:
                await asyncio.sleep(0.05)
        seat = await ann.join(tables[0])
        await seat.play_to_the_end(random.Random(1))
        await seat.close()
    finally:
        server.kill()
