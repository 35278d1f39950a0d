"""`windfall admin`: what a host does with single tables, on both databases and while the server runs."""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner, Result

import windfall
from tests.server.running import GENEROUS, PATIENCE, Person, Server, run, running
from tests.server.test_store import fresh, new_table, opened
from tests.support.redis_server import RedisServer
from windfall.cli.app import app
from windfall.engine.errors import WindfallError
from windfall.engine.files.journal import Journal
from windfall.server import admin
from windfall.server.database.records import MoveRecord, Progress, SeatRecord, TableRecord
from windfall.server.database.store import Store
from windfall.server.logs import named


def windfall_admin(database_url: str, *words: str) -> Result:
    return CliRunner().invoke(app, ["--language", "en", "admin", *words, "--database-url", database_url])


def told(database_url: str, *words: str) -> Any:
    done = windfall_admin(database_url, *words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


async def a_table(store: Store, status: str = "playing") -> TableRecord:
    ann = fresh("Ann")
    await store.save_player(ann)
    seats = (SeatRecord(ann.id, name="Ann"), SeatRecord(level="hard"))
    table = new_table(ann, *seats)
    await store.add_table(table)
    moved = replace(table, progress=Progress(status, 1, 1, (0,)))  # type: ignore[arg-type]
    return await store.add_moves(moved, [MoveRecord(1, 0, 7, 1)])


def made(database_url: str, status: str = "playing") -> TableRecord:
    async def make() -> TableRecord:
        store = await opened(database_url)
        table = await a_table(store, status)
        await store.close()
        return table

    return asyncio.run(make())


def test_tables_are_listed_by_their_marks(database_url: str) -> None:
    playing, over = made(database_url), made(database_url, "over")
    listed = {each["mark"]: each for each in told(database_url, "tables", "--most", "1000")}
    assert listed[named(playing.id)]["status"] == "playing"
    assert listed[named(over.id)]["status"] == "over"
    assert listed[named(over.id)]["seats"][0] == "Ann"
    assert "hard" in listed[named(over.id)]["seats"][1]
    only = {each["mark"] for each in told(database_url, "tables", "--status", "over", "--most", "1000")}
    assert named(over.id) in only
    assert named(playing.id) not in only
    others = told(database_url, "tables", "--title", "jumpdrive", "--most", "1000")
    assert {each["title"] for each in others} <= {"jumpdrive"}  # of other tests on the same database
    assert not {named(playing.id), named(over.id)} & {each["mark"] for each in others}
    printed = windfall_admin(database_url, "tables").stdout
    assert named(over.id) in printed
    assert over.id not in printed


@pytest.mark.parametrize("called", ["mark", "id", "link"])
def test_one_table_is_shown_without_its_secrets(database_url: str, called: str) -> None:
    table = made(database_url)
    name = {"mark": named(table.id), "id": table.id, "link": f"https://games.example/tables/{table.id}"}[called]
    shown = told(database_url, "table", name)
    assert (shown["mark"], shown["moves"], shown["version"]) == (named(table.id), 1, table.version)
    printed = windfall_admin(database_url, "table", name).stdout
    assert table.id not in printed + json.dumps(shown)
    assert str(table.seed) not in printed + json.dumps(shown)


@pytest.mark.parametrize("command", ["table", "end", "delete", "export"])
def test_a_table_that_is_not_there(tmp_path: Path, command: str) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    made(url)
    more = {"export": [str(tmp_path / "journal")], "end": ["--yes"], "delete": ["--yes"]}.get(command, [])
    done = windfall_admin(url, command, "0123456789", *more)
    assert done.exit_code == 2
    assert "there is no table 0123456789; windfall admin tables lists them" in done.stderr


def test_no_database_is_made_by_looking(tmp_path: Path) -> None:
    done = windfall_admin(f"sqlite:///{tmp_path}/none.sqlite3", "tables")
    assert (done.exit_code, "has no tables yet" in done.stderr) == (2, True)
    assert not [*tmp_path.iterdir()]


def test_a_game_is_ended_and_stays_in_the_list(database_url: str) -> None:
    table = made(database_url)
    asked = windfall_admin(database_url, "end", named(table.id))
    assert asked.exit_code == 1  # nobody said yes
    assert windfall_admin(database_url, "end", named(table.id), "--yes").exit_code == 0
    assert told(database_url, "table", table.id)["status"] == "playing (ended)"
    again = windfall_admin(database_url, "end", named(table.id), "--yes")
    assert (again.exit_code, "is not being played" in again.stderr) == (2, True)


def test_a_table_is_deleted_with_all_that_belongs_to_it(database_url: str) -> None:
    table, other = made(database_url), made(database_url)
    assert windfall_admin(database_url, "delete", named(table.id), "--yes").exit_code == 0

    async def moves() -> list[int]:
        store = await opened(database_url)
        found = [len(await store.moves(each.id)) for each in (table, other)]
        await store.close()
        return found

    assert asyncio.run(moves()) == [0, 1]
    assert windfall_admin(database_url, "table", table.id).exit_code == 2


def test_the_journal_of_a_running_game_is_not_saved_by_mistake(database_url: str, tmp_path: Path) -> None:
    table, file = made(database_url), tmp_path / "journal"
    refused = windfall_admin(database_url, "export", named(table.id), str(file))
    assert (refused.exit_code, "add --with-secrets" in refused.stderr) == (2, True)
    assert not file.exists()
    assert windfall_admin(database_url, "export", named(table.id), str(file), "--with-secrets").exit_code == 0
    assert Journal.load(file).moves == [(0, 7)]


def test_room_is_given_back(database_url: str) -> None:
    table = made(database_url)
    done = windfall_admin(database_url, "vacuum")
    assert done.exit_code == 0, done.output
    assert re.search(r"takes [\d.]+ MB, and took [\d.]+ MB", done.stdout)
    assert told(database_url, "table", table.id)["moves"] == 1


def test_a_file_gets_smaller(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "tables.sqlite3"
    made(url)
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE bulk (text)")
        database.executemany("INSERT INTO bulk VALUES (?)", [("x" * 1000,)] * 2000)
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("DROP TABLE bulk")
    before = file.stat().st_size
    assert windfall_admin(url, "vacuum").exit_code == 0
    assert file.stat().st_size < before - 1_000_000


@run
async def test_a_change_that_meets_another_one_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    store = await opened(url)
    table = await a_table(store)
    found, moves = admin.found, 0

    async def found_late(of: Store, given: str) -> TableRecord:
        """Between reading and writing somebody moves, once."""
        nonlocal moves
        record = await found(of, given)
        if moves < 1:
            moves += 1
            await of.add_moves(record, [MoveRecord(record.version + 9, 0, 9, 2)])
        return record

    monkeypatch.setattr(admin, "found", found_late)
    ended = await admin.end(store, table.id)
    assert ended.version == table.version + 2
    monkeypatch.setattr(admin, "_TRIES", 1)
    moves = 0
    with pytest.raises(WindfallError, match="is being changed all the time"):
        await admin.delete(store, table.id)
    await store.close()


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hosted")
    with running(f"sqlite:///{folder}/tables.sqlite3", GENEROUS) as server:
        yield server


@run
async def test_deleting_and_ending_while_the_server_runs(hosted: Server) -> None:
    """Who is at the table is told, nobody can go on, and the server is as well as before."""
    ann = Person(hosted, "Ann")
    ended, deleted = (ann.open_table("race", "me", {"sort": "local", "name": "Bo"})["id"] for _ in range(2))
    seats = [await ann.join(table) for table in (ended, deleted)]
    for command, table in (("end", ended), ("delete", deleted)):
        done = await asyncio.to_thread(windfall_admin, hosted.database_url, command, named(table), "--yes")
        assert done.exit_code == 0, done.output
    await seats[0].until(lambda seat: bool(seat.errors))
    assert seats[0].errors[0]["message"]["id"] == "server-ended"
    assert (await seats[0].ask(type="play", seat=0, key="", actions=[0]))["message"]["id"] == "server-ended"
    await seats[0].close()
    assert await seats[1].closed() == 4012
    assert ann.table(ended)["halted"] == "ended"
    assert ann.http.get(f"/api/tables/{deleted}").status_code == 404
    back = await ann.connect(ended)
    await back.until(lambda seat: bool(seat.errors))
    assert back.errors[0]["message"]["id"] == "server-ended"
    await back.close()
    assert await (await ann.connect(deleted)).closed() == 4004
    assert ann.http.get("/health").status_code == 200


@run
async def test_who_is_connected(hosted: Server) -> None:
    ann = Person(hosted, "Annabelle")
    table = ann.open_table("race", "me", {"sort": "local", "name": "Bo"})["id"]
    seat, watcher = await ann.join(table), await Person(hosted, "Wim").join(table)
    server = ("--server", f"http://{hosted.address}")
    visits = await asyncio.to_thread(told, hosted.database_url, "connected", *server)
    here = {each["name"]: each["plays"] for each in visits if each["table"] == named(table)}
    assert here == {"Annabelle": True, "Wim": False}
    printed = await asyncio.to_thread(windfall_admin, hosted.database_url, "connected", *server)
    assert "Annabelle" in printed.stdout
    assert table not in printed.stdout + json.dumps(visits)
    for headers in ({}, {"authorization": "Bearer"}, {"authorization": "Bearer guess"}):
        answer = httpx.get(f"http://{hosted.address}/api/admin/connected", headers=headers, timeout=PATIENCE)
        assert answer.status_code == 404
        assert "Annabelle" not in answer.text
    await seat.close()
    await watcher.close()


@run
async def test_who_is_connected_to_any_of_several_processes(postgres: str, redis: RedisServer) -> None:
    with running(postgres, redis_url=redis.url) as first, running(postgres, redis_url=redis.url) as second:
        ann, bob = Person(first, "Annabelle"), Person(second, "Bobby")
        table = ann.open_table("race", "me", "open")["id"]
        assert bob.sit(table, 1).status_code == 200
        seats = [await ann.join(table), await bob.join(table), await Person(second).join(table)]
        for server in (first, second):
            address = ("--server", f"http://{server.address}")
            here: list[Any] = []
            async with asyncio.timeout(PATIENCE):
                while len(here) < 3:  # the other process tells it in a moment
                    visits = await asyncio.to_thread(told, postgres, "connected", *address)
                    here = [(each["title"], each["plays"]) for each in visits if each["table"] == named(table)]
            assert sorted(here) == [("race", False), ("race", True), ("race", True)]
            printed = await asyncio.to_thread(windfall_admin, postgres, "connected", *address)
            assert all(name in printed.stdout for name in ("Annabelle", "Bobby"))
        for seat in seats:
            await seat.close()


def test_a_server_that_is_another_one_or_none(hosted: Server, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    made(url)
    other = windfall_admin(url, "connected", "--server", f"http://{hosted.address}")
    assert (other.exit_code, "is not the one of this database" in other.stderr) == (2, True)
    none = windfall_admin(url, "connected", "--server", "http://127.0.0.1:9")
    assert (none.exit_code, "no server answers at http://127.0.0.1:9" in none.stderr) == (2, True)


@run
async def test_the_journal_of_a_finished_game_is_that_game(hosted: Server, tmp_path: Path) -> None:
    ann = Person(hosted)
    table = ann.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"]
    seat = await ann.join(table)
    await seat.play_to_the_end(random.Random(2))
    await seat.close()
    file = tmp_path / "journal"
    done = await asyncio.to_thread(windfall_admin, hosted.database_url, "export", named(table), str(file))
    assert done.exit_code == 0, done.output
    scores = ann.http.get(f"/api/tables/{table}/scores").json()
    assert list(windfall.replay(Journal.load(file)).result.scores) == scores["result"]["scores"]
