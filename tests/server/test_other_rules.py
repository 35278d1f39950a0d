"""Tables that were played by rules this server does not have, or with components it never had."""

import sqlite3
from pathlib import Path

from tests.server.running import Person, run, running
from windfall.server.component_sets import NOT_ARCHIVED, OTHER_RULES


@run
async def test_a_table_of_other_rules_stays_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with running(f"sqlite:///{file}") as server:
        ann = Person(server)
        tables = [ann.open_table("race", "me", {"sort": "local", "name": "Bo"})["id"] for _ in range(2)]
        server.stop()
        _change(file, "rules = 99", tables[0])
        _change(file, "components = 'other'", tables[1])
        server.start()
        await _check(ann, tables[0], OTHER_RULES)
        await _check(ann, tables[1], NOT_ARCHIVED)
        standing = {"digest": "other", "origin": "unknown", "current": False}
        assert ann.table(tables[1])["components"] == standing


def _change(file: Path, column: str, table: str) -> None:
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(f"UPDATE tables SET {column} WHERE id = ?", (table,))
    connection.close()


async def _check(ann: Person, table: str, why: str) -> None:
    assert ann.table(table)["status"] == "playing"
    seat = await ann.connect(table)
    await seat.until(lambda seat: bool(seat.errors))
    assert seat.errors[0]["message"] == why
    for message in ({"type": "undo", "seat": 0}, {"type": "play", "seat": 0, "key": "x", "actions": [1]}):
        assert (await seat.ask(**message))["message"] == why
    await seat.ask(type="look", viewer=0)
    for what in ("journal", "components"):
        answer = ann.http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()) == (409, {"error": why})
    await seat.close()
