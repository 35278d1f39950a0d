"""The character 0, which PostgreSQL keeps in no text: who sends it is told so, and it is no trouble of the database."""

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from starlette.testclient import TestClient

from tests.attack.scale import many
from tests.server.in_process import serving_on
from tests.server.running import GENEROUS, Server, run, running
from tests.server.test_fuzz_http import CHECKS
from windfall.server.app import create_app
from windfall.server.database.trouble import is_away
from windfall.server.metrics.counts import COUNTED
from windfall.server.settings import Settings

_EMPTY: Any = {"clientDataJSON": "", "authenticatorData": "", "signature": ""}
_SUBSCRIPTION = {"endpoint": "https://push.example/x", "public_key": "", "auth": "", "time_zone": "UTC"}

REQUESTS: list[tuple[str, str, Any]] = [
    ("PUT", "/api/me", {"name": "\0"}),
    ("GET", "/api/me/games?title=%00", None),
    ("GET", "/api/me/games?title=race%00", None),
    ("GET", "/api/tables?%00=1", None),
    ("PUT", "/api/me/notices", {"language": "\0", "time_zone": "UTC"}),
    ("PUT", "/api/me/notices", {"language": "en", "time_zone": "\0"}),
    ("PUT", "/api/me/notices", {"language": "en", "time_zone": "UTC", "webhook": {"url": "\0", "format": "json"}}),
    ("PUT", "/api/me/notices/push", {**_SUBSCRIPTION, "language": "\0"}),
    ("PUT", "/api/me/notices/push", {**_SUBSCRIPTION, "language": "en", "auth": "\0"}),
    ("POST", "/api/me/sign-in", {"id": "\0", "rawId": "a", "type": "public-key", "response": _EMPTY}),
    ("POST", "/api/me/sign-in", {"id": "a", "rawId": "\0", "type": "public-key", "response": _EMPTY}),
    ("POST", "/api/tables", {"title": "race\0", "seats": [{"sort": "me"}, {"sort": "open"}]}),
    ("POST", "/api/tables", {"title": "race", "settings": {"\0": "\0"}, "seats": [{"sort": "me"}, {"sort": "open"}]}),
    ("POST", "/api/tables", {"title": "race", "seats": [{"sort": "me"}, {"sort": "bot", "level": "\0"}]}),
    ("POST", "/api/tables", {"title": "race", "seats": [{"sort": "me"}, {"sort": "local", "name": "B\0"}]}),
    ("PUT", "/api/me", {"name": "Ann\0"}),
    ("POST", "/api/tournaments", {"pairing": "swiss\0", "titles": ["\0"], "players": 2, "places": 8}),
]


def troubles() -> float:
    """Reads and writes that failed, as hosts watch them."""
    return sum(
        sample.value
        for metric in COUNTED.collect()
        if metric.name == "windfall_database_errors"
        for sample in metric.samples
        if sample.name.endswith("_total") and sample.labels["sort"] != "stale"
    )


@pytest.fixture
def client(database_url: str) -> Iterator[TestClient]:
    with serving_on(database_url) as started:
        started.base_url = started.base_url.copy_with(host="localhost")  # where there are passkeys
        yield started


def test_it_is_refused_wherever_it_stands(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    before = troubles()
    with caplog.at_level(logging.WARNING, logger="windfall"):
        for method, path, body in REQUESTS:
            answer = client.request(method, path, json=body)
            assert 400 <= answer.status_code < 500, (method, path, body, answer.text)
            assert list(answer.json()) == ["error"]
    assert not caplog.records
    assert troubles() == before


def test_text_that_only_looks_like_it_is_taken(client: TestClient) -> None:
    answer = client.put(
        "/api/me", content=json.dumps({"name": r"An\u0000n"}), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 200
    assert answer.json()["name"] == r"An\u0000n"


@pytest.mark.parametrize("title", ["no such", "", "race '"])
def test_games_of_no_title(client: TestClient, title: str) -> None:
    assert client.get("/api/me/games", params={"title": title}).status_code == 404
    assert client.get("/api/me/games", params={"title": "race"}).status_code == 200


@pytest.mark.parametrize("language", ["e n", "en\n", "../en", "ä"])
def test_languages_are_no_free_text(client: TestClient, language: str) -> None:
    answer = client.put("/api/me/notices", json={"language": language, "time_zone": "UTC"})
    assert answer.status_code == 422
    assert client.put("/api/me/notices", json={"language": "pt-BR", "time_zone": "UTC"}).status_code == 200


# Every request that there is

schema = schemathesis.openapi.from_dict(create_app().openapi())


@pytest.fixture(scope="module", name="on_postgres")
def server_on_postgres(postgres: str) -> Iterator[Server]:
    with running(postgres, GENEROUS) as started:
        yield started


def with_zeros(given: Any) -> Any:
    """The same, with the character in every text."""
    if isinstance(given, str):
        return f"{given[:1]}\0{given[1:]}"
    if isinstance(given, list):
        return [with_zeros(each) for each in given]
    return {key: with_zeros(value) for key, value in given.items()} if isinstance(given, dict) else given


@pytest.mark.timeout(3600)
@schema.parametrize()
@settings(max_examples=many(3, 50), deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_with_it_makes_postgresql_fail(case: schemathesis.Case, on_postgres: Server) -> None:
    for part in ("query", "body"):
        given = getattr(case, part)
        if isinstance(given, (dict, list, str)):
            setattr(case, part, with_zeros(given))
    case.call_and_validate(f"http://{on_postgres.address}", checks=CHECKS)


# What counts as trouble


class OfPostgreSQL(Exception):  # noqa: N818
    def __init__(self, state: str | None, cause: Exception | None = None) -> None:
        super().__init__("told by the driver")
        self.sqlstate = state
        self.__cause__ = cause


@pytest.mark.parametrize(
    ("state", "away"),
    [
        ("08006", True),  # the connection failed
        ("53300", True),  # too many connections
        ("57P01", True),  # it is being stopped
        ("57P03", True),  # it is being started
        ("58030", True),  # its disk fails
        ("22021", False),  # a character that it does not keep
        ("22003", False),  # a number that is too large
        ("23505", False),  # it is there already
        ("42P01", False),  # there is no such table
    ],
)
def test_what_postgresql_says_of_itself_and_of_statements(state: str, away: bool) -> None:
    assert is_away(DBAPIError("SELECT 1", {}, OfPostgreSQL(state))) is away
    assert is_away(OperationalError("SELECT 1", {}, OfPostgreSQL(state))) is away


def test_errors_without_a_state() -> None:
    assert is_away(InterfaceError("SELECT 1", {}, OfPostgreSQL(None)))
    assert is_away(DBAPIError("SELECT 1", {}, OfPostgreSQL(None), connection_invalidated=True))
    assert is_away(ConnectionRefusedError())
    assert is_away(OperationalError("SELECT 1", {}, Exception("database is locked")))  # SQLite has none
    assert not is_away(InterfaceError("SELECT 1", {}, OfPostgreSQL(None, ValueError("no integer"))))
    assert not is_away(ValueError())


@pytest.mark.parametrize(("sql", "given"), [("SELECT CAST(:it AS text)", "\0"), ("SELECT CAST(:it AS integer)", 2**40)])
@run
async def test_what_postgresql_cannot_take_is_not_its_absence(postgres: str, sql: str, given: Any) -> None:
    engine = create_async_engine(Settings(postgres).url)
    try:
        async with engine.connect() as connection:
            with pytest.raises(DBAPIError) as caught:
                await connection.execute(text(sql), {"it": given})
        assert not is_away(caught.value)
    finally:
        await engine.dispose()


async def until_it_fails(connection: AsyncConnection) -> None:
    for _ in range(1000):
        await connection.execute(text("SELECT 1"))
        await asyncio.sleep(0.01)


@run
async def test_a_connection_that_is_cut_is_its_absence(postgres: str) -> None:
    engine = create_async_engine(Settings(postgres).url)
    try:
        async with engine.connect() as connection, engine.connect() as other:
            number = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar()
            await other.execute(text("SELECT pg_terminate_backend(:number)"), {"number": number})
            with pytest.raises(DBAPIError) as caught:
                await until_it_fails(connection)
        assert is_away(caught.value)
    finally:
        await engine.dispose()
