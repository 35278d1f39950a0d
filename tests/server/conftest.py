"""Servers and databases that tests share."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import GENEROUS, Server, running
from tests.support.postgres_server import address, do, running_postgres
from tests.support.redis_server import RedisServer, running_redis


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose limits do not get in the way."""
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder}/tables.sqlite3", GENEROUS, client_folder=str(folder / "not built")) as started:
        yield started


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL, started for these tests."""
    with running_postgres() as started:
        yield started.get_uri()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """A real Redis, started for these tests."""
    with running_redis(Path(tmp_path_factory.mktemp("redis"))) as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
def own_database_url(database_url: str, request: pytest.FixtureRequest) -> str:
    """A database of either kind in which there is nothing of other tests, and which may be left as it is."""
    if request.node.callspec.params["database_url"] == "sqlite":
        return database_url
    name = f"own_{secrets.token_hex(8)}"
    asyncio.run(do(database_url, f"CREATE DATABASE {name}"))
    return address(database_url, "postgres", name)
