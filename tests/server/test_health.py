"""Whether the server can do its work: it says so to whoever balances load or restarts services."""

import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil
import pytest
from starlette.testclient import TestClient, WebSocketDisconnect

from tests.server.in_process import open_table, serving
from tests.server.running import PATIENCE, running


def test_a_server_with_database_and_workers_is_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert client.get("/health/live").json() == {"live": True}
        answer = client.get("/health")
        assert answer.status_code == 200
        assert answer.json() == {"ready": True, "database": True, "workers": 0, "workers_wanted": 0}


def test_without_its_database_it_lives_and_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as client, without_database(client, tmp_path):
        answer = client.get("/health")
        assert answer.status_code == 503
        assert (answer.json()["ready"], answer.json()["database"]) == (False, False)
        assert client.get("/health/live").status_code == 200


def test_without_its_database_it_asks_to_come_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as client:
        table = open_table(client, "me", "open")
        with without_database(client, tmp_path):
            for path in ("/api/me", f"/api/tables/{table}", f"/api/tables/{table}/journal"):
                answer = client.get(path)
                assert (path, answer.status_code) == (path, 503)
                assert answer.json()["error"]["id"] == "server-database-away"
            with (
                pytest.raises(WebSocketDisconnect) as refused,
                client.websocket_connect(f"ws://127.0.0.1/api/tables/{table}/play") as socket,
            ):
                socket.receive_text()
            assert refused.value.code == 1013
    assert {record.getMessage() for record in caplog.records if record.levelname == "WARNING"} == {
        "the database does not answer: DatabaseError"
    }
    assert not [record for record in caplog.records if record.exc_info]


@contextmanager
def without_database(client: TestClient, folder: Path) -> Iterator[None]:
    """Its file is something else meanwhile."""
    store = client.app.state.context.store  # type: ignore[attr-defined]
    file = folder / "tables.sqlite3"
    client.portal.call(store._engine.dispose)  # type: ignore[union-attr]
    for each in folder.glob("tables.sqlite3*"):
        each.unlink()
    file.write_bytes(b"no database at all, but long enough to be looked at as one" * 100)
    yield
    file.unlink()
    sqlite3.connect(file).close()


def test_without_workers_it_is_not_ready_until_they_are_back(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", no_workers_while=str(closed)) as server:
        address = f"http://{server.address}/health"

        def health() -> httpx.Response:
            return httpx.get(address, timeout=PATIENCE)

        until = time.monotonic() + PATIENCE
        while health().json()["workers"] < health().json()["workers_wanted"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        assert health().status_code == 200
        closed.touch()  # until it was seen that there are none
        for worker in psutil.Process(server.pid).children():
            os.kill(worker.pid, signal.SIGKILL)
        while (answer := health()).json()["workers"]:
            assert time.monotonic() < until
            time.sleep(0.02)
        assert answer.status_code == 503
        assert answer.json()["ready"] is False
        closed.unlink()
        while health().status_code != 200:  # nobody has asked for a bot meanwhile
            assert time.monotonic() < until
            time.sleep(0.1)
