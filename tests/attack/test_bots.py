"""One visitor has many tables with strong bots: those of others are answered before all but a few of theirs."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.attack.scale import ATTACKER, many
from tests.server.running import GENEROUS, Json, Person, Seat, Server, run, running

TABLES = many(15, 50)  # with three hard bots each, all of which are asked at once
WORKERS = 1  # and one more for what is quick
HARD: Json = {"sort": "bot", "level": "hard"}
EASY: Json = {"sort": "bot", "level": "easy"}
FEW = 6  # of the visitor's questions: what was begun with before, and turns until her bot's


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS, bot_workers=WORKERS) as started:
        yield started


def answers(server: Server, *tables: str) -> list[int]:
    """Where the answers of bots at these tables stand in the order of all moves that were stored."""
    wanted = ", ".join("?" for _ in tables)
    with sqlite3.connect(server.database_url.removeprefix("sqlite:///")) as database:
        found = database.execute(
            "SELECT MIN(moves.rowid) FROM moves JOIN seats"
            " ON seats.table_id = moves.table_id AND seats.seat = moves.seat"
            f" WHERE seats.level IS NOT NULL AND moves.table_id IN ({wanted})"
            " GROUP BY moves.table_id, moves.seat, moves.gesture ORDER BY 1",
            tables,
        )
        return [at for (at,) in found.fetchall()]


async def chosen(seat: Seat) -> None:
    """Choose, and wait until the others have chosen, too."""
    decision = seat.decision
    assert decision is not None
    picks = decision["picks"]
    offered = decision["options"][:1] if picks is None else picks["options"][: picks["most"]]
    await seat.play(*[option["action"] for option in offered])
    await seat.until(lambda seat: seat.over or (seat.decision is not None and seat.decision["key"] != decision["key"]))


@run
async def test_one_visitors_strong_bots_keep_nobody_else_waiting(
    server: Server, record_property: Callable[[str, object], None]
) -> None:
    visitor = Person(server, come_from=ATTACKER)
    theirs = [visitor.open_table("race", "me", HARD, HARD, HARD)["id"] for _ in range(TABLES)]
    for level in (EASY, HARD):
        ann = Person(server, "Ann")
        begun = time.perf_counter()
        table = ann.open_table("race", "me", level)["id"]
        since = len(answers(server, *theirs))  # and not before: nobody knows how many go by until a table is open
        seat = await ann.join(table)
        await chosen(seat)
        took = time.perf_counter() - begun
        first, all_of_theirs = answers(server, table)[0], answers(server, *theirs)
        before = sum(at < first for at in all_of_theirs) - since
        record_property("bots", f"{level['level']}: {took:.1f} s, {before} of {3 * TABLES} questions of another before")
        assert before <= FEW
        assert len(all_of_theirs) < 3 * TABLES, "all of theirs were answered: nobody had to wait"
        await seat.close()
