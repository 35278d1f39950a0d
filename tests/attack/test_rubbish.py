"""What nobody expects: rows that cannot be read, odd addresses, nested messages, storage that fails."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.in_process import open_table, serving
from tests.server.running import run
from tests.server.test_hall import hall_with_a_table
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Settings
from windfall.server.tables import housekeeping, upkeep
from windfall.server.wire.messages import read_message


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as started:
        yield started


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET asked = '{' WHERE id = ?",
        "UPDATE tables SET options = 'no json' WHERE id = ?",
        "UPDATE tables SET asked = 'null' WHERE id = ?",
        "UPDATE tables SET winners = '7' WHERE id = ?",
        "UPDATE tables SET created = 'yesterday' WHERE id = ?",
        "DELETE FROM seats WHERE table_id = ?",
    ],
)
def test_one_damaged_row_hides_no_other_table(client: TestClient, tmp_path: Path, damage: str) -> None:
    bad, good = (open_table(client, "me", "open", public=True) for _ in range(2))
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute(damage, [bad])
    answer = client.get("/api/tables")
    assert answer.status_code == 200
    for listed in ("mine", "open"):
        assert [table["id"] for table in answer.json()[listed]] == [good]
    assert client.get(f"/api/tables/{bad}").status_code < 500


@pytest.mark.parametrize("move", [(99, 0), (0, 10**6), (-5, -5)])
def test_moves_that_no_game_has_are_told_of(client: TestClient, tmp_path: Path, move: tuple[int, int]) -> None:
    body = {"title": "race", "seats": [{"sort": "me"}, {"sort": "local", "name": "Bo"}]}
    table = client.post("/api/tables", json=body).json()["id"]
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("INSERT INTO moves VALUES (?, 1, ?, ?, 1)", [table, *move])
    client.app.state.context.hall._rooms.clear()  # type: ignore[attr-defined]
    assert client.get(f"/api/tables/{table}/scores").status_code == 409


PATHS = [
    "/" + "x" * 5000,
    "/api/tables/" + "x" * 5000,
    "/" + "x" * 300,
    "/assets/" + "x" * 300,
    "/%00",
    "/api/tables/%00",
    "/api/tables/%00/play",
    "/api/tables/a%0ab/scores",
    "/api/titles/%00/components",
    "/%ff%fe",
    "/..%2f..%2fetc/passwd",
    "/api/tables/%F0%9F%98%80/journal",
    "/" + "a/" * 400,
]


@pytest.mark.parametrize("path", PATHS)
def test_odd_addresses_make_nothing_fail(client: TestClient, path: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        answer = client.get(path)
    assert answer.status_code in (200, 404, 409, 414, 422) or "not built" in answer.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("text", ["[" * 100_000, '{"type":' * 50_000, '{"type":"play","seat":' + "[" * 50_000])
def test_nested_messages_are_refused(text: str) -> None:
    with pytest.raises(RequestRefused):
        read_message(text)


@run
async def test_housekeeping_outlives_storage_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, room, store = await hall_with_a_table(tmp_path)
    monkeypatch.setattr(upkeep, "_SWEEP_SECONDS", 0.01)
    swept = asyncio.Event()
    failures = 3

    async def fail(*_given: object) -> list[object]:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise OSError("the disk is full")
        swept.set()
        return []

    monkeypatch.setattr(housekeeping, "_NOTICE_SECONDS", 0.01)
    monkeypatch.setattr(store, "untouched", fail)
    monkeypatch.setattr(store, "tables_with_bots_due", fail)
    monkeypatch.setattr(room.bots, "wake", lambda: 1 / 0)
    housekeeper = housekeeping.Housekeeper(Settings(), store, hall)
    hall.start()
    housekeeper.start()
    await asyncio.wait_for(swept.wait(), 60)
    await asyncio.sleep(0.05)
    assert not any(keeper.done() for keeper in hall.upkeep._keepers)
    assert housekeeper._keeper is not None
    assert not housekeeper._keeper.done()
    await housekeeper.stop()
    await hall.stop()
    await store.close()
