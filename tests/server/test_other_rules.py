"""Tables that were played by other rules or components: unknown ones are refused, older ones go on."""

import asyncio
import json
import random
import sqlite3
import time
from pathlib import Path

import windfall
from tests.newfrontiers.record_golden import GAMES
from tests.server.running import GENEROUS, PATIENCE, Person, run, running
from tests.support.said import said
from windfall import Journal
from windfall.server.component_sets import BROKEN_MOVES, NOT_ARCHIVED, OTHER_RULES


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
        await _check(ann, tables[0], str(OTHER_RULES))
        await _check(ann, tables[1], str(NOT_ARCHIVED))
        standing = {"digest": "other", "origin": "unknown", "current": False}
        assert ann.table(tables[1])["components"] == standing


@run
async def test_a_game_that_cannot_go_on_is_marked_and_does_not_count(tmp_path: Path) -> None:
    """Until it can go on again."""
    file = tmp_path / "tables.sqlite3"
    with running(f"sqlite:///{file}", {"live_tables": 3}) as server:
        ann = Person(server)
        friend = {"sort": "local", "name": "Bo"}
        rules, components, moves = (ann.open_table("race", "me", friend)["id"] for _ in range(3))
        refused = ann.http.post("/api/tables", json={"title": "race", "seats": [{"sort": "me"}, friend]})
        assert refused.status_code == 429
        played, dealt = windfall.title("race").rules, windfall.title("race").components_digest
        server.stop()
        _change(file, "rules = 99", rules)
        _change(file, "components = 'other'", components)
        _do(file, "INSERT INTO moves (table_id, number, seat, action, gesture) VALUES (?, 1, 1, 9999, 1)", moves)
        server.start()
        seat = await ann.connect(moves)
        await seat.until(lambda seat: bool(seat.errors))
        assert said(seat.errors[0]["message"]) == str(BROKEN_MOVES)
        await seat.close()
        marked = {rules: "rules", components: "components", moves: "moves"}
        until = time.monotonic() + PATIENCE  # they are marked after the server has begun to answer
        while _halted(ann) != marked and time.monotonic() < until:
            await asyncio.sleep(0.1)
        assert _halted(ann) == marked
        fresh = ann.open_table("race", "me", friend)["id"]
        assert next(iter(_halted(ann))) == fresh
        server.stop()
        _change(file, f"rules = {played}", rules)
        _change(file, f"components = '{dealt}'", components)
        _do(file, "DELETE FROM moves WHERE table_id = ?", moves)
        server.start()
        for table in (rules, components, moves):
            await (await ann.join(table)).close()
        assert set(_halted(ann).values()) == {None}


def _halted(person: Person) -> dict[str, str | None]:
    return {table["id"]: table["halted"] for table in person.http.get("/api/tables").json()["mine"]}


@run
async def test_a_finished_game_outlives_its_rules(tmp_path: Path) -> None:
    """Its score sheet and journal are still there; so is the sheet of a game that ended before such were stored."""
    file = tmp_path / "tables.sqlite3"
    with running(f"sqlite:///{file}", GENEROUS) as server:
        ann = Person(server)
        tables = [ann.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"] for _ in range(2)]
        for table in tables:
            seat = await ann.join(table)
            await seat.play_to_the_end(random.Random(8))
            await seat.close()
        scores = [ann.http.get(f"/api/tables/{table}/scores").json() for table in tables]
        assert all(len(each["history"]) == each["result"]["rounds"] + 1 for each in scores)
        moves = [_stored(file, table)[1] for table in tables]
        assert _do(file, "DELETE FROM score_sheets WHERE table_id = ?", tables[1]) == 1
        server.stop()
        server.start()
        assert ann.http.get(f"/api/tables/{tables[1]}/journal").status_code == 200  # it is loaded for that
        server.stop()
        for table in tables:
            _change(file, "rules = 99", table)
        server.start()
        for table, sheet, played in zip(tables, scores, moves, strict=True):
            assert ann.http.get(f"/api/tables/{table}/scores").json() == sheet
            journal = Journal.from_json(ann.http.get(f"/api/tables/{table}/journal").content)
            assert (journal.rules, journal.moves) == (99, played)
            assert said(ann.http.get(f"/api/tables/{table}/frames").json()) == {"error": str(OTHER_RULES)}


def _change(file: Path, column: str, table: str) -> None:
    _do(file, f"UPDATE tables SET {column} WHERE id = ?", table)


def _do(file: Path, statement: str, table: str) -> int:
    """Change something of a stored table; how many rows were concerned."""
    connection = sqlite3.connect(file)
    with connection:
        concerned = connection.execute(statement, (table,)).rowcount
    connection.close()
    return concerned


def _open_stored(ann: Person, players: int, **settings: bool) -> str:
    others = [{"sort": "local", "name": f"Friend {number}"} for number in range(1, players)]
    table: str = ann.open_table("newfrontiers", "me", *others, settings=settings)["id"]
    return table


def _store(file: Path, table: str, journal: Journal, moves: int) -> None:
    """Make a stored table one at which the first moves of this journal were played, two in each message."""
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(
            "UPDATE tables SET rules = ?, options = ?, seed = ?, secret = NULL, status = 'playing' WHERE id = ?",
            (journal.rules, json.dumps(journal.settings), journal.seed, table),
        )
        connection.execute("DELETE FROM moves WHERE table_id = ?", (table,))
        connection.executemany(
            "INSERT INTO moves (table_id, number, seat, action, gesture) VALUES (?, ?, ?, ?, ?)",
            [(table, at + 1, *move, at - at % 2 + 1) for at, move in enumerate(journal.moves[:moves])],
        )
    connection.close()


def _stored(file: Path, table: str) -> tuple[int, list[tuple[int, int]]]:
    connection = sqlite3.connect(file)
    (rules,) = connection.execute("SELECT rules FROM tables WHERE id = ?", (table,)).fetchone()
    query = "SELECT number, seat, action, gesture FROM moves WHERE table_id = ? ORDER BY number"
    rows = connection.execute(query, (table,)).fetchall()
    connection.close()
    assert [number for number, *_rest in rows] == list(range(1, len(rows) + 1))
    gestures = {number: gesture for number, _seat, _action, gesture in rows}
    assert all(gestures[gesture] == gesture <= number for number, gesture in gestures.items())
    return rules, [(seat, action) for _number, seat, action, _gesture in rows]


@run
async def test_a_finished_table_of_older_rules_is_shown_as_it_was_played(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    golden = GAMES.load_older()[0]
    journal = golden.journal
    with running(f"sqlite:///{file}") as server:
        ann = Person(server)
        table = _open_stored(ann, journal.players)
        server.stop()
        _store(file, table, journal, len(journal.moves))
        server.start()
        seat = await ann.join(table)
        assert seat.over
        told = Journal.from_json(ann.http.get(f"/api/tables/{table}/journal").content)
        assert told == windfall.upgrade(journal)
        assert ann.table(table)["status"] == "over"
        scores = ann.http.get(f"/api/tables/{table}/scores").json()
        assert scores["result"]["scores"] == golden.scores
        assert _stored(file, table) == (told.rules, told.moves)
        await seat.close()


@run
async def test_a_table_of_older_rules_goes_on_by_those_of_now(tmp_path: Path) -> None:
    """It stands where it stood, and after another restart where it was left."""
    file = tmp_path / "tables.sqlite3"
    journal = GAMES.load_older()[-1].journal
    part = journal.moves[: len(journal.moves) // 2]
    with running(f"sqlite:///{file}") as server:
        ann = Person(server)
        table = _open_stored(ann, journal.players)
        server.stop()
        _store(file, table, journal, len(part))
        server.start()
        seat = await ann.join(table)
        current = windfall.replay(_with_moves(journal, part))
        assert _stored(file, table) == (current.journal().rules, current.journal().moves)
        assert ann.table(table)["moves"] == current.move_count
        await seat.ask(type="look", viewer=current.seats[0])
        assert seat.decision is not None
        assert [option["action"] for option in seat.decision["options"]] == list(current.actions(current.seats[0]))
        mover = current.seats[0]
        current.play(mover, current.actions(mover)[0])
        await seat.play(seat.decision["options"][0]["action"])
        await seat.close()
        server.kill()
        server.start()
        seat = await ann.join(table)
        assert _stored(file, table)[1] == current.journal().moves
        assert ann.table(table)["moves"] == current.move_count
        assert (await seat.ask(type="undo", seat=mover))["type"] == "state"
        assert _stored(file, table)[1] == current.journal().moves[:-1]
        await seat.close()


def _with_moves(journal: Journal, moves: list[tuple[int, int]]) -> Journal:
    return Journal.from_json(json.dumps({**json.loads(journal.to_json()), "moves": moves}))


@run
async def test_a_table_that_has_not_started_is_played_by_the_rules_of_now(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with running(f"sqlite:///{file}") as server:
        ann, bo = Person(server), Person(server)
        table = ann.open_table("newfrontiers", "me", "open", settings={"goals": True})["id"]
        server.stop()
        _change(file, "rules = 1, components = 'other'", table)
        server.start()
        assert bo.sit(table, 1).status_code == 200
        seat = await ann.join(table)
        assert _stored(file, table)[0] == windfall.title("newfrontiers").rules
        await seat.close()
        server.stop()
        server.start()
        seat = await ann.join(table)
        assert seat.errors == []
        await seat.close()


async def _check(ann: Person, table: str, why: str) -> None:
    assert ann.table(table)["status"] == "playing"
    seat = await ann.connect(table)
    await seat.until(lambda seat: bool(seat.errors))
    assert said(seat.errors[0]["message"]) == why
    for message in ({"type": "undo", "seat": 0}, {"type": "play", "seat": 0, "key": "x", "actions": [1]}):
        assert said((await seat.ask(**message))["message"]) == why
    await seat.ask(type="look", viewer=0)
    for what in ("journal", "components"):
        answer = ann.http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, said(answer.json())) == (409, {"error": why})
    await seat.close()
