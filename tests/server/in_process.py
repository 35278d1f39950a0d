"""A server in this process, without workers: for what needs neither bots nor real connections."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from windfall.server.app import create_app
from windfall.server.settings import Limits, Settings

_BASE = "http://127.0.0.1"


@contextmanager
def serving(folder: Path, limits: Limits | None = None, **settings: Any) -> Iterator[TestClient]:
    """A client of a server of its own. Requests that make it fail are answered, not raised."""
    url = f"sqlite:///{folder}/tables.sqlite3"
    with serving_on(url, limits=limits or Limits(), client_folder=folder / "none", **settings) as client:
        yield client


@contextmanager
def serving_on(url: str, **settings: Any) -> Iterator[TestClient]:
    app = create_app(Settings(url, bot_workers=0, **settings))
    with TestClient(app, base_url=_BASE, raise_server_exceptions=False, client=("127.0.0.1", 50000)) as client:
        yield client


def visitor(client: TestClient, address: str = "127.0.0.1", base: str = _BASE) -> TestClient:
    """Another visitor of the same server, served by the same event loop, to which its locks and connections belong."""
    other = TestClient(client.app, base_url=base, raise_server_exceptions=False, client=(address, 50000))
    other.portal = client.portal
    return other


def open_table(client: TestClient, *seats: str, **more: Any) -> str:
    body = {"title": "race", "seats": [{"sort": seat} for seat in seats], **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table
