"""Figures for hosts: they agree with what happened, are told only where the host wants, and tell nothing private."""

import random
import re
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from tests.server.in_process import open_table, serving
from tests.server.running import GENEROUS, PATIENCE, Person, Server, run, running
from tests.support.ports import free_port, two_free_ports
from windfall.cli.app import app
from windfall.cli.serve import _metrics_of_each
from windfall.engine.errors import WindfallError

Figures = dict[tuple[str, tuple[str, ...]], float]


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server that tells figures, and where."""
    folder, port = tmp_path_factory.mktemp("measured"), free_port()
    with running(f"sqlite:///{folder}/tables.sqlite3", GENEROUS | {"live_tables": 4}, metrics=port) as server:
        yield server, f"http://127.0.0.1:{port}/metrics"


def read(text: str) -> Figures:
    """Every figure by its name and the values of its labels, which are told in the order of their names."""
    families = text_string_to_metric_families(text)
    return {
        (sample.name, tuple(sample.labels.values())): sample.value for family in families for sample in family.samples
    }


def figures(address: str) -> Figures:
    answer = httpx.get(address, timeout=PATIENCE)
    assert answer.status_code == 200
    return read(answer.text)


@run
async def test_figures_agree_with_what_happened(measured: tuple[Server, str]) -> None:
    server, address = measured
    before = figures(address)
    ann = Person(server, "Annabelle")
    table = ann.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"]
    seat = await ann.join(table)
    watcher = await Person(server).join(table)
    rng, choices = random.Random(3), 0
    while (ann.table(table)["round"] or 0) < 2:  # so the bot has chosen, too
        await seat.play_to_the_end(rng, moves=1)
        choices += 1
    await seat.send(type="play", seat=1, key="", actions=[0])
    await seat.until(lambda seat: bool(seat.errors))
    after = figures(address)

    def grown(name: str, *labels: str) -> float:
        return after[name, labels] - before.get((name, labels), 0)

    assert grown("windfall_moves_total", "person", "jumpdrive") >= choices
    assert grown("windfall_moves_total", "bot", "jumpdrive") >= 1
    assert grown("windfall_move_seconds_count", "person") == choices
    assert after["windfall_move_seconds_bucket", ("person", "+Inf")] >= choices
    assert grown("windfall_jobs_total", "done", "bot") >= 1
    assert grown("windfall_refused_total", "server-not-your-seat") == 1
    assert after["windfall_connections", ("players",)] == 1
    assert after["windfall_connections", ("watchers",)] == 1
    assert after["windfall_workers", ()] >= 1
    assert after["windfall_workers_memory_bytes", ()] > 1_000_000
    assert after["process_resident_memory_bytes", ()] > 1_000_000
    assert ("windfall_jobs_waiting", ("hint",)) in after
    assert ("windfall_jobs_running", ("review",)) in after
    await watcher.close()
    await seat.close()


@run
async def test_figures_tell_nothing_private(measured: tuple[Server, str]) -> None:
    server, address = measured
    ann = Person(server, "Annabelle")
    table = ann.open_table("race", "me", "open")["id"]
    seat = await ann.join(table)
    for _ in range(60):
        ann.http.post("/api/tables", json={"title": "race", "seats": [{"sort": "me"}, {"sort": "open"}]})
    told = httpx.get(address, timeout=PATIENCE).text
    assert 'windfall_refused_total{reason="server-many-tables"}' in told
    for secret in (table, ann.id, "Annabelle", "127.0.0.1", ann.http.cookies["windfall"]):
        assert secret not in told
    await seat.close()


def test_visitors_are_told_none(measured: tuple[Server, str]) -> None:
    server, address = measured
    visitor = Person(server)
    assert "windfall_moves" not in visitor.http.get("/metrics").text
    assert httpx.get(address.replace("/metrics", "/api/tables"), timeout=PATIENCE).status_code == 404


def test_tables_are_counted_by_status(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        open_table(client, "me", "open")
        halted, _playing = (
            client.post(
                "/api/tables",
                json={"title": "race", "seats": [{"sort": "me"}, {"sort": "local", "name": "Bo"}]},
            ).json()["id"]
            for _ in range(2)
        )
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("UPDATE tables SET halted = 'rules' WHERE id = ?", [halted])
        told = client.portal.call(client.app.state.context.figures.told)  # type: ignore[attr-defined,union-attr]
        found = read(told.decode())
        counts = {status: found["windfall_tables", (status,)] for status in ("waiting", "playing", "over", "halted")}
        assert counts == {"waiting": 1, "playing": 1, "over": 0, "halted": 1}


def test_figures_are_told_while_the_database_is_away(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("ALTER TABLE tables RENAME TO elsewhere")
        told = client.portal.call(client.app.state.context.figures.told)  # type: ignore[attr-defined,union-attr]
        assert re.search(rb'windfall_database_errors_total\{sort="read"\} [1-9]', told)


@pytest.mark.parametrize("given", ["nine", "127.0.0.1:", "70000"])
def test_an_address_that_is_none(given: str) -> None:
    told = CliRunner().invoke(app, ["serve", "--port", "0", "--metrics", given])
    assert told.exit_code == 2
    assert "--metrics is a port such as 9464" in told.stderr


def test_no_port_stays_open_if_a_later_one_is_taken() -> None:
    first, second = two_free_ports()
    with socket.create_server(("127.0.0.1", second)), pytest.raises(WindfallError, match="cannot listen") as kept:
        _metrics_of_each(f"127.0.0.1:{first}", 2)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", first))
    assert str(second) in str(kept.value)
