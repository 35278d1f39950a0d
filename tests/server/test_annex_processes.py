"""The processes of annexes: started when they are needed, never too many, and none is left over."""

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psutil
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.components import renamed, restart
from tests.server.running import GENEROUS, PATIENCE, Json, Person, Server, connected, run
from tests.server.test_reviews import reviewed
from tests.support.said import said
from windfall.server.tables.connection import RELOAD

EASY: Json = {"sort": "bot", "level": "easy"}
LOCAL: Json = {"sort": "local", "name": "Bo"}


class House:
    """A server whose components change from one start to the next."""

    def __init__(
        self, folder: Path, database_url: str | None = None, limits: Json | None = None, **more: object
    ) -> None:
        self.folder = folder
        self.file = folder / "tables.sqlite3"
        url = database_url or f"sqlite:///{self.file}"
        self.server = Server(url, {**GENEROUS, **(limits or {})}, dict(more)).start()

    def restart(self, word: str) -> None:
        """Start again with cards whose names begin with this word."""
        restart(self.server, renamed(self.folder / word, word))

    def annexes(self) -> list[psutil.Process]:
        children = psutil.Process(self.server.pid).children()
        return [child for child in children if "windfall.server.annexes.process" in child.cmdline()]

    def change(self, statement: str, *values: object) -> None:
        """Change what is stored while the server does not run."""
        connection = sqlite3.connect(self.file)
        with connection:
            connection.execute(statement, values)
        connection.close()


Build = Callable[..., House]


@pytest.fixture(name="build")
def houses(tmp_path: Path) -> Iterator[Build]:
    built: list[House] = []

    def build(**more: object) -> House:
        built.append(House(tmp_path, **more))  # type: ignore[arg-type]
        return built[-1]

    yield build
    for house in built:
        house.server.kill()


async def until(fulfilled: Callable[[], bool]) -> None:
    """Wait for something that comes about by itself."""
    end = time.monotonic() + PATIENCE
    while not fulfilled():
        assert time.monotonic() < end, "it did not come about"
        await asyncio.sleep(0.1)


@run
async def test_an_annex_that_is_killed_comes_back(build: Build, database_url: str) -> None:
    house = build(database_url=database_url)
    ann = Person(house.server)
    table = ann.open_table("jumpdrive", "me", LOCAL)["id"]
    house.restart("One")
    seat = await ann.join(table)
    assert seat.decision is not None
    await seat.play(seat.decision["options"][0]["action"])
    shown = seat.frames[-1]["view"]
    (first,) = house.annexes()
    first.kill()
    assert await seat.closed() == RELOAD[0]
    back = await ann.join(table)
    assert back.frames[-1]["view"] == shown
    (second,) = house.annexes()
    assert second.pid != first.pid
    second.kill()
    assert ann.http.get(f"/api/tables/{table}/components").status_code == 200
    assert len(house.annexes()) == 1


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
@run
async def test_an_annex_ends_with_its_server(build: Build, end: Callable[[Server], None]) -> None:
    house = build()
    ann = Person(house.server)
    table = ann.open_table("jumpdrive", "me", EASY)["id"]
    house.restart("One")
    seat = await ann.join(table)
    (annex,) = house.annexes()
    workers = annex.children(recursive=True)
    end(house.server)
    _gone, left = psutil.wait_procs([annex, *workers], PATIENCE)
    assert not left
    assert await seat.closed() in (0, 1012)


@pytest.mark.thorough
@run
async def test_an_annex_that_nobody_needs_ends_and_is_started_again(build: Build) -> None:
    house = build(idle_seconds=0.5)
    ann = Person(house.server)
    table = ann.open_table("jumpdrive", "me", LOCAL)["id"]
    house.restart("One")
    seat = await ann.join(table)
    await asyncio.sleep(7)  # longer than the time after which idle tables are looked for
    (annex,) = house.annexes()
    assert (await seat.ask(type="sync"))["type"] == "state"
    await seat.close()
    await until(lambda: not annex.is_running() or annex.status() == psutil.STATUS_ZOMBIE)
    back = await ann.join(table)
    assert back.decision is not None


@pytest.mark.thorough
@run
async def test_there_are_no_more_annexes_than_allowed(build: Build) -> None:
    house = build(limits={"annexes": 1})
    ann = Person(house.server)
    first = ann.open_table("jumpdrive", "me", LOCAL)["id"]
    house.restart("One")
    second = ann.open_table("jumpdrive", "me", LOCAL)["id"]
    house.restart("Two")
    seat = await ann.join(first)
    answer = ann.http.get(f"/api/tables/{second}/components")
    assert answer.status_code == 503
    assert "there is no room" in said(answer.json()["error"])
    turned_away = await ann.connect(second)
    await turned_away.until(lambda seat: bool(seat.errors))
    assert "there is no room" in said(turned_away.errors[0]["message"])
    assert await turned_away.closed() == 1013  # try again later
    assert (await seat.ask(type="sync"))["type"] == "state"
    await seat.close()
    other = await ann.join(second)
    assert len(house.annexes()) == 1
    assert any("One" in text for text in other.received)


@run
async def test_bots_that_are_due_in_an_annex_think_without_anybody_there(build: Build) -> None:
    """Of more sets than there may be annexes; one annex after the other."""
    house = build(limits={"annexes": 1}, idle_seconds=0.5)
    ann = Person(house.server)
    tables = []
    for word in ("One", "Two"):
        tables.append(ann.open_table("jumpdrive", "me", EASY)["id"])
        await _until_bots_have_moved(house, tables[-1])
        house.restart(word)
    house.server.stop()
    for table in tables:
        house.change("DELETE FROM moves WHERE table_id = ?", table)
        house.change("UPDATE tables SET bots_due = 1 WHERE id = ?", table)
    house.server.start()
    for table in tables:
        await _until_bots_have_moved(house, table)


async def _until_bots_have_moved(house: House, table: str) -> None:
    def moved() -> bool:
        connection = sqlite3.connect(house.file)
        (count,) = connection.execute("SELECT count(*) FROM moves WHERE table_id = ?", (table,)).fetchone()
        connection.close()
        return bool(count)

    await until(moved)


@run
async def test_a_set_that_cannot_be_read_is_told(build: Build) -> None:
    house = build()
    ann = Person(house.server)
    tables = [ann.open_table("jumpdrive", "me", LOCAL)["id"], ann.open_table("race", "me", LOCAL)["id"]]
    house.server.stop()
    house.change("UPDATE tables SET components = 'strange' WHERE id = ?", tables[0])
    house.change("UPDATE tables SET components = 'broken' WHERE id = ?", tables[1])
    copy = "INSERT INTO component_sets SELECT title, ?, texts, corrected, archived FROM component_sets WHERE title = ?"
    house.change(copy, "strange", "jumpdrive")
    house.change(copy, "broken", "race")
    texts = json.dumps({"cards.toml": "schema = 1\n"})
    house.change("UPDATE component_sets SET texts = ? WHERE digest = 'broken'", texts)
    house.server.start()
    for table, why in zip(tables, ("is read as", "cards.toml: there is no [[card]] in it"), strict=True):
        answer = ann.http.get(f"/api/tables/{table}/components")
        assert answer.status_code == 409
        assert why in said(answer.json()["error"])
        seat = await ann.connect(table)
        await seat.until(lambda seat: bool(seat.errors))
        assert why in said(seat.errors[0]["message"])
        assert await seat.closed() == 4004
        assert ann.table(table)["status"] == "playing"
    assert not house.annexes()


@run
async def test_only_the_server_talks_to_its_annex(build: Build) -> None:
    house = build()
    ann = Person(house.server)
    table = ann.open_table("jumpdrive", "me", LOCAL)["id"]
    house.restart("One")
    await ann.join(table)
    (annex,) = house.annexes()
    (port,) = {each.laddr.port for each in annex.net_connections() if each.status == psutil.CONN_LISTEN}
    for headers in ({}, {"x-windfall-annex": "guessed"}):
        url = f"//127.0.0.1:{port}/api/tables/{table}/play"
        assert httpx.get(f"http:{url}", headers=headers, timeout=PATIENCE).status_code == 403
        with pytest.raises(InvalidStatus):
            await connected(f"ws:{url}", additional_headers={**headers, "Cookie": ann.cookie})
    assert ann.http.post("/api/news", json={}).status_code in (404, 405)  # no route of the server itself


@run
async def test_limits_hold_across_server_and_annex(build: Build) -> None:
    house = build()
    ann = Person(house.server)
    tables = [ann.open_table("jumpdrive", "me", LOCAL)["id"]]
    house.server.limits.update(connections_per_identity=2, changes_at_once=3, changes_per_minute=1)
    house.restart("One")
    tables.append(ann.open_table("jumpdrive", "me", LOCAL)["id"])
    for table in tables:
        await ann.join(table)
    for table in tables:
        third = await ann.connect(table)
        await third.until(lambda seat: bool(seat.errors))
        assert "too many windows" in said(third.errors[0]["message"])
        assert await third.closed() == 4004
    reviews = [ann.http.post(f"/api/tables/{table}/review").status_code for table in (*tables, *tables)]
    assert reviews == [409, 409, 429, 429]  # one change was the new table


@pytest.mark.thorough
@run
async def test_a_folder_that_changes_under_the_server_changes_nothing(build: Build) -> None:
    """Worker processes that start later play with what the server has read."""
    house = build()
    house.restart("One")
    ann = Person(house.server)
    table = ann.open_table("jumpdrive", "me", EASY)["id"]
    (house.folder / "One" / "jumpdrive" / "cards.toml").write_text("schema = 0\n")
    seat = await ann.join(table)
    await seat.play_to_the_end(random.Random(3))
    assert (await reviewed(ann, table))["chances"]
