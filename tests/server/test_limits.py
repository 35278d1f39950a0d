"""What one visitor may not do to the others, and what other sites may not do to a visitor."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import Person, Seat, Server, run, running
from tests.support.said import said
from windfall.server.database.records import Player
from windfall.server.limits import Bucket, Rates
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits
from windfall.server.tables.connection import TOO_SLOW, Connection

STRICT = {
    "changes_per_minute": 6,
    "changes_at_once": 8,
    "live_tables": 2,
    "connections": 6,
    "watchers_per_table": 1,
    "connections_per_identity": 2,
    "messages_per_second": 1.0,
    "messages_at_once": 5,
    "message_bytes": 2000,
    "request_bytes": 2000,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    url = f"sqlite:///{tmp_path_factory.mktemp('strict')}/tables.sqlite3"
    with running(url, STRICT, origins=["https://games.example"]) as started:
        yield started


def test_a_bucket_lets_a_burst_through_and_then_a_rate() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3, clock=lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_rates_are_each_ones_own() -> None:
    rates = Rates(60, 2, clock=lambda: 0.0)
    for _ in range(2):
        rates.check("ann")
    with pytest.raises(RequestRefused, match="too much at once"):
        rates.check("ann")
    rates.check("bob")


def test_many_who_ask_are_not_looked_through_for_each() -> None:
    """They are forgotten when their buckets are full again."""
    now, looked = 0.0, 0

    def clock() -> float:
        nonlocal looked
        looked += 1
        return now

    rates = Rates(60, 10, clock)
    for number in range(40_000):
        rates.check(str(number))
    assert looked < 40_000 * 5
    now = 60.0
    for number in range(40_000):
        rates.check(f"another {number}")
    assert len(rates._buckets) < 60_000


def test_too_many_changes_are_refused(strict: Server) -> None:
    ann = Person(strict)
    answers = [ann.http.put("/api/me", json={"name": f"Ann {number}"}) for number in range(12)]
    assert [answer.status_code for answer in answers[:8]] == [200] * 8
    assert answers[-1].status_code == 429
    assert said(answers[-1].json()) == {"error": "That was too much at once. Wait a minute and try again."}


def test_tables_that_are_not_over_are_limited(strict: Server) -> None:
    ann = Person(strict)
    for _ in range(2):
        ann.open_table("race", "me", "open")
    body = {"title": "race", "seats": [{"sort": "me"}, {"sort": "open"}]}
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 429
    assert said(answer.json()) == {"error": "You have 2 tables that are not over. Finish one first."}


def test_long_requests_are_refused(strict: Server) -> None:
    ann = Person(strict)
    answer = ann.http.put("/api/me", content=b'{"name": "' + b"x" * 3000 + b'"}')
    assert answer.status_code == 413
    parts = (b"x" * 500 for _ in range(10))
    assert ann.http.put("/api/me", content=parts).status_code == 413
    assert "error" in answer.json()


@run
async def test_connections_are_limited(strict: Server) -> None:
    ann, bob = Person(strict), Person(strict)
    table = ann.open_table("race", "me", "open")["id"]
    seats = [await ann.join(table) for _ in range(2)]
    third = await _refused(ann, table)
    assert third == "You have too many windows open. Close one and try again."
    seats.append(await bob.join(table))
    assert (await _refused(Person(strict), table)).startswith("So many people watch this table")
    for seat in seats:
        await seat.close()


async def _refused(person: Person, table: str) -> str:
    """What somebody is told who is not let in."""
    seat = await person.connect(table)
    assert await seat.closed() == 4004
    return str(said(seat.errors[0]["message"]))


@run
async def test_an_unknown_table_is_told_so(strict: Server) -> None:
    assert await _refused(Person(strict), "nowhere") == "There is no such table. Check the link."


@run
async def test_too_many_messages_are_refused_and_too_long_ones_end_it(strict: Server) -> None:
    ann = Person(strict)
    table = ann.open_table("race", "me", {"sort": "bot", "level": "easy"})["id"]
    seat = await ann.join(table)
    for _ in range(8):
        await seat.send(type="look", viewer=1)
    await seat.until(lambda seat: len(seat.errors) == 8)
    assert {said(error["message"]) for error in seat.errors} >= {"You send too much at once. Slow down."}
    await seat.send(type="chat", text="x" * 5000)
    assert await seat.closed() == 1009


@run
async def test_sockets_of_one_visitor_or_address_do_not_add_up(tmp_path: Path) -> None:
    limits = {"messages_per_second": 1e-6, "messages_at_once": 12}
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", limits) as server:
        ann = Person(server)
        table = ann.open_table("race", "me", "open")["id"]
        assert await heeded([await ann.join(table) for _ in range(6)], 4) == 12
        crowd = [await Person(server, come_from="127.0.0.2").join(table) for _ in range(15)]
        assert await heeded(crowd, 12) == 10 * 12
        bob = await Person(server, come_from="127.0.0.3").join(table)
        assert await heeded([bob], 1) == 1


async def heeded(seats: list[Seat], times: int) -> int:
    """How many messages were looked at, of so many over each of these sockets."""
    for seat in seats:
        for _ in range(times):
            await seat.send(type="nonsense")
    for seat in seats:
        await seat.until(lambda seat: len(seat.errors) == times)
    told = Counter(error["message"]["id"] for seat in seats for error in seat.errors)
    for seat in seats:
        await seat.close()
    return told.total() - told["server-sends-too-much"]


def test_a_client_that_does_not_read_is_sent_away() -> None:
    async def fill() -> None:
        connection = Connection(Player("ann", "Ann"), Limits(queued_messages=3))
        for number in range(3):
            connection.send(str(number))
        assert connection.closing is None
        connection.send("one too many")
        assert connection.closing == TOO_SLOW
        assert await connection.next() is None

    asyncio.run(fill())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
@run
async def test_other_sites_cannot_act_for_a_visitor(strict: Server, origin: str) -> None:
    ann = Person(strict)
    headers = {"origin": origin}
    answer = ann.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert answer.status_code == 403
    assert ann.http.post("/api/tables", json={}, headers=headers).status_code == 403
    assert ann.http.get("/api/me", headers=headers).status_code == 200
    table = ann.open_table("race", "me", "open")["id"]
    with pytest.raises(InvalidStatus) as refused:
        await ann.join(table, origin=origin)
    assert refused.value.response.status_code == 403


@run
async def test_the_own_pages_and_allowed_origins_can(strict: Server) -> None:
    ann = Person(strict)
    table = ann.open_table("race", "me", "open")["id"]
    for origin in (f"http://{strict.address}", "https://games.example"):
        assert ann.http.put("/api/me", json={"name": "Ann"}, headers={"origin": origin}).status_code == 200
        seat = await ann.join(table, origin=origin)
        await seat.close()
