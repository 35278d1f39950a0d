"""A server on the compiled core starts, says the same as the interpreted one, and plays.

Compiled classes lose the types of their fields, by which the protocol is described: whatever of it is compiled by
mistake is found here.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import build_core
import httpx
import pytest

import windfall
from tests.server.running import GENEROUS, PATIENCE, Person, Server, run
from tests.support.ports import free_port

SERVE = Path(__file__).with_name("serve.py")
FORMS = """
import json
from windfall.engine import game
from windfall.engine.registry import title, title_names
from windfall.server.app import create_app
from windfall.server.settings import Settings
from windfall.server.wire.schema import all_forms, form_schema
place = "#/$defs/{name}"
views = [form_schema(title(name).view_type, place) for name in title_names()]
requests = create_app(Settings("sqlite:///none")).openapi()
print(json.dumps([not game.__file__.endswith(".py"), all_forms(place), views, requests]))
"""

pytestmark = pytest.mark.skipif(
    build_core.is_outdated(), reason="there is no compiled core of these sources; build it with: make compile"
)


def _environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree), str(build_core.ROOT)))}


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server of its own on the compiled core."""
    server = Server(f"sqlite:///{folder}/tables.sqlite3", GENEROUS, port=free_port())
    log = folder / "log"
    with log.open("wb") as written:
        process = subprocess.Popen(
            [sys.executable, str(SERVE), json.dumps(server.setup)],
            env=_environment(build_core.COMPILED),
            stderr=written,
        )
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"http://{server.address}/api/titles", timeout=5)
                break
            except httpx.TransportError:
                assert process.poll() is None, "it ended"
                assert time.monotonic() < until, "it does not answer"
                time.sleep(0.1)
        yield server
        assert "failed" not in log.read_text()  # who sits in for a bot that fails plays on, too
    finally:
        process.kill()
        process.wait()


def test_both_cores_describe_the_same_protocol() -> None:
    described = []
    for tree in (build_core.SOURCES, build_core.COMPILED):
        told = subprocess.run(
            [sys.executable, "-c", FORMS], env=_environment(tree), capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, told.stderr
        described.append(json.loads(told.stdout))
    interpreted, compiled = described
    assert (interpreted[0], compiled[0]) == (False, True)
    assert interpreted[1:] == compiled[1:]


@run
async def test_a_server_on_the_compiled_core_plays(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for number, title in enumerate(windfall.title_names()):
            ann, bob = Person(server), Person(server)
            table = ann.open_table(title, "me", "open", {"sort": "bot", "level": "easy"})["id"]
            assert bob.sit(table, 1).status_code == 200
            seats = [await person.join(table) for person in (ann, bob)]
            await asyncio.gather(
                *(seat.play_to_the_end(random.Random(f"{number}/{at}")) for at, seat in enumerate(seats))
            )
            journal = windfall.Journal.from_json(ann.http.get(f"/api/tables/{table}/journal").content)
            assert windfall.replay(journal).over
            for seat in seats:
                await seat.close()
