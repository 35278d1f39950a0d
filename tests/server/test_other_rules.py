"""Tables that were played by rules or components this server does not have."""

import sqlite3
from pathlib import Path

from tests.server.running import Person, run, running
from windfall.server.tables.room import OTHER_RULES


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
        for table in tables:
            await _check(ann, table)


def _change(file: Path, column: str, table: str) -> None:
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(f"UPDATE tables SET {column} WHERE id = ?", (table,))
    connection.close()


async def _check(ann: Person, table: str) -> None:
    assert ann.table(table)["status"] == "playing"
    seat = await ann.connect(table)
    await seat.until(lambda seat: bool(seat.errors))
    assert seat.errors[0]["message"] == OTHER_RULES
    for message in ({"type": "undo", "seat": 0}, {"type": "play", "seat": 0, "key": "x", "actions": [1]}):
        assert (await seat.ask(**message))["message"] == OTHER_RULES
    await seat.ask(type="look", viewer=0)
    assert ann.http.get(f"/api/tables/{table}/journal").status_code == 409
    await seat.close()
