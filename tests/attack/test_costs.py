"""What costs the server much is cached, paged and rated; what a connection holds is bounded."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

import windfall
from tests.attack.scale import many
from tests.server.in_process import open_table, serving, visitor
from tests.support.said import said
from windfall.server import lobby
from windfall.server.database.records import Player
from windfall.server.limits import Bucket
from windfall.server.settings import KILOBYTE, Limits
from windfall.server.tables import finished
from windfall.server.tables.connection import TOO_SLOW, Connection
from windfall.server.tables.course import Course
from windfall.server.tables.frame_cache import FrameCache, Place

RATED = Limits(reads_per_minute=60, reads_at_once=30, states_per_minute=1, states_at_once=4)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as started:
        yield started


def test_reading_has_a_rate_by_what_it_costs(tmp_path: Path) -> None:
    with serving(tmp_path, RATED) as client:
        client.get("/api/me")
        told = [client.get("/api/tables").status_code for _ in range(12)]
        assert told[:5] == [200] * 5
        assert told[-1] == 429
        assert said(client.get("/api/tables").json()) == {
            "error": "That was too much at once. Wait a minute and try again."
        }
        other = visitor(client)
        other.get("/api/me")
        assert other.get("/api/tables").status_code == 200


def test_those_without_a_cookie_are_one_at_their_address(tmp_path: Path) -> None:
    with serving(tmp_path, RATED) as client:
        told = []
        for _ in range(40):
            stranger = visitor(client)
            told.append(stranger.get("/api/me").status_code)
        assert 429 in told
        assert visitor(client, "192.0.2.7").get("/api/me").status_code == 200


def test_the_lobby_is_read_once_for_all(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "time", SimpleNamespace(monotonic=lambda: 1.0))  # the list never becomes too old
    tables = [open_table(client, "me", "open", public=True) for _ in range(3)]
    context = client.app.state.context  # type: ignore[attr-defined]
    asked = 0
    read = context.store.open_tables

    async def counted(most: int) -> object:
        nonlocal asked
        asked += 1
        return await read(most)

    monkeypatch.setattr(context.store, "open_tables", counted)
    other = visitor(client)
    for _ in range(many(20, 200)):
        for each, own in ((client, True), (other, False)):
            listed = each.get("/api/tables").json()["open"]
            assert {table["id"] for table in listed} == set(tables)
            assert {table["host"] for table in listed} == {own}
    assert asked == 1
    fresh = open_table(client, "me", "open", public=True)
    assert fresh in {table["id"] for table in other.get("/api/tables").json()["open"]}


def test_own_tables_come_in_pages(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(own_tables_shown=2)) as client:
        tables = [open_table(client, "me", "open") for _ in range(3)]
        pages = [[table["id"] for table in client.get(f"/api/tables?skip={skip}").json()["mine"]] for skip in (0, 2, 9)]
        assert pages == [[tables[2], tables[1]], [tables[0]], []]


def test_frames_of_a_replay_are_made_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"title": "jumpdrive", "seats": [{"sort": "me"}, {"sort": "local", "name": "Bo"}]}
    table = client.post("/api/tables", json=body).json()["id"]
    room = client.app.state.context.hall._rooms[table]  # type: ignore[attr-defined]
    play_to_the_end(room.live.course)
    made = 0
    replay = finished.replay_frames

    def counted(*given: object) -> object:
        nonlocal made
        made += 1
        return replay(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(finished, "replay_frames", counted)
    first = client.get(f"/api/tables/{table}/frames?viewer=0&first=0&last=30")
    assert [frame["at"] for frame in first.json()] == list(range(31))
    for _ in range(3):
        assert client.get(f"/api/tables/{table}/frames?viewer=0&first=0&last=30").json() == first.json()
    assert client.get(f"/api/tables/{table}/frames?viewer=0&first=10&last=20").json() == first.json()[10:21]
    assert client.get(f"/api/tables/{table}/frames?viewer=0&first=100000&last=100001").json() == []
    assert made == 1


def play_to_the_end(course: Course) -> None:
    rng = random.Random(1)
    game: windfall.Game = course.game
    while not game.over:
        seat = game.seats[0]
        game.play(seat, rng.choice(game.actions(seat)))


def test_frames_that_are_kept_are_bounded() -> None:
    async def fill() -> None:
        cache = FrameCache(100)
        for at in range(50):
            cache.keep(Place("table", 0, at), b"x" * 30)
        assert cache.find([Place("table", 0, 46)]) is None
        assert cache.find([Place("table", 0, at) for at in (47, 48, 49)]) is not None

    asyncio.run(fill())


def test_a_table_is_told_from_the_beginning_only_so_often(tmp_path: Path) -> None:
    with serving(tmp_path, RATED) as client:
        client.get("/api/me")
        table = open_table(client, "me", "open")
        # the test client ends what it has started by cancelling it
        with suppress(CancelledError), client.websocket_connect(f"ws://127.0.0.1/api/tables/{table}/play") as socket:
            for _ in range(10):
                socket.send_json({"type": "sync"})
            told = [socket.receive_json() for _ in range(11)]
        assert sum(message["type"] == "table" for message in told) == 4
        assert {said(message["message"]) for message in told if message["type"] == "error"} == {
            "You ask for the whole table too often. Wait a moment."
        }


def test_what_waits_for_a_client_that_does_not_read_is_small() -> None:
    async def fill() -> None:
        connection = Connection(Player("ann", "Ann"), Limits())
        sent = 0
        while connection.closing is None:
            connection.send("x" * 15_000)
            sent += 15_000
        assert connection.closing == TOO_SLOW
        assert sent <= 256 * KILOBYTE + 15_000
        assert await connection.next() is None
        large = Connection(Player("ann", "Ann"), Limits())
        large.send("x" * KILOBYTE * KILOBYTE)  # one message may be as large as it has to be
        assert large.closing is None

    asyncio.run(fill())


def test_a_bucket_can_be_asked_for_more_than_one() -> None:
    bucket = Bucket(1.0, 10, clock=lambda: 0.0)
    assert [bucket.take(4.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(2.0)
