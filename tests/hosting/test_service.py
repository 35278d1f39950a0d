"""One machine as docs/hosting.md has it: the unit, backups, updates and what a host does with tables."""

import asyncio
import configparser
import json
import logging
import random
import re
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Final

import httpx
import pytest

import windfall
from tests.hosting.document import block, command, text
from tests.hosting.host import Host
from tests.server.running import PATIENCE, run
from windfall.server.logs import JsonLines, log_about, named

UNIT: Final = block("ini", "[Unit]\n")
RESTORE: Final = command("windfall admin restore")
CHECK: Final = "windfall serve --check --port 8080 --origin https://games.example"
_SERVE: Final = block("sh", "windfall serve --port 8080\n")
_MEASURED: Final = command("windfall serve --port 8080 --metrics 9464")
_BACKUP: Final = command("windfall admin backup /backup/windfall.sqlite3")
_BACKUP_BEFORE: Final = command("windfall admin backup /backup/before-update.sqlite3")
_TABLES: Final = command("windfall admin tables")
_HEALTH: Final = block("json", '{"ready"')
_LINE: Final = block("json", '{"time"')
_KEY: Final = command("/opt/windfall/bin/python -c")
_DROP_INS: Final = (
    block("ini", "[Service]\nEnvironmentFile=/etc/windfall.env\n"),
    block("ini", "[Service]\nEnvironmentFile=/etc/windfall.env\nExecStart=\n"),
)
_DATABASE: Final = " --database-url sqlite:////var/lib/windfall/tables.sqlite3"
ADMIN: Final = (
    "windfall admin tables",
    "windfall admin table TABLE",
    "windfall admin end TABLE",
    "windfall admin delete TABLE",
    "windfall admin export TABLE FILE",
    "windfall admin connected --server http://127.0.0.1:8080",
    "windfall admin vacuum",
)


def wrong_findings(host: Host, check: str) -> list[str]:
    """But for the page, which need not be built for these tests."""
    done = subprocess.run(
        ["sh", "-euc", host.here(check)], capture_output=True, text=True, check=False, env=host.variables, timeout=300
    )
    assert "ok  port" in done.stdout, done.stdout + done.stderr
    return [line for line in done.stdout.splitlines() if line.startswith("wrong") and "page" not in line]


@run
async def test_a_host_looks_after_tables(tmp_path: Path) -> None:
    host = Host(tmp_path)
    tables, one, end, delete, export, connected, vacuum = (line + _DATABASE for line in ADMIN)
    with host.service(UNIT) as server:
        server.wait_for(host.address())
        ann = host.person()
        table = ann.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"]
        mark, journal = named(table), tmp_path / "journal.json"
        seat = await ann.join(table)
        assert mark in (await asyncio.to_thread(host.run, connected)).stdout
        await seat.play_to_the_end(random.Random(1), moves=3)
        await seat.close()
        export = export.replace("TABLE", mark).replace("FILE", str(journal))
        assert "--with-secrets" in host.run(export, wrong=True).stderr
        host.run(f"{export} --with-secrets")
        assert len(windfall.Journal.from_json(journal.read_bytes()).moves) >= 3
        host.run(end.replace("TABLE", mark), told="y\n")
        assert "playing (ended)" in host.run(one.replace("TABLE", mark)).stdout
        host.run(delete.replace("TABLE", mark), told="y\n")
        assert mark not in host.run(tables).stdout
        host.run(vacuum)


@run
async def test_what_is_backed_up_can_be_restored(tmp_path: Path) -> None:
    host = Host(tmp_path)
    assert "there is nothing to back up" in host.run(_BACKUP, wrong=True).stderr
    with host.service(UNIT) as server:
        server.wait_for(host.address())
        ann = host.person()
        table = ann.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"]
        host.run(_BACKUP)
        later = ann.open_table("jumpdrive", "me", "open")["id"]
    assert (tmp_path / "backup/windfall.sqlite3").stat().st_mode & 0o777 == 0o600
    assert "is there already" in host.run(_BACKUP, wrong=True).stderr
    host.run(RESTORE)
    assert named(table) in host.run(_TABLES).stdout
    with host.service(UNIT) as server:
        server.wait_for(host.address())
        again = host.person(ann.http.cookies)
        assert again.http.get(f"/api/tables/{later}").status_code == 404
        seat = await again.join(table)
        await seat.play_to_the_end(random.Random(2), moves=1)
        await seat.close()


@run
async def test_an_update_brings_the_database_up_to_date(tmp_path: Path) -> None:
    host = Host(tmp_path)
    with host.service(UNIT) as server:
        server.wait_for(host.address())
        ann = host.person()
        table = ann.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"]
    host.run(_BACKUP_BEFORE)
    _older(tmp_path / "var/lib/windfall/tables.sqlite3", host)
    checked = host.run(f"{CHECK}{_DATABASE} || true").stdout
    assert "older version; the server brings it up to date" in checked
    with host.service(UNIT) as server:
        server.wait_for(host.address())
        seat = await host.person(ann.http.cookies).join(table)
        await seat.play_to_the_end(random.Random(1), moves=2)
        await seat.close()


def _older(file: Path, host: Host) -> None:
    """As the version before has left it."""
    code = (
        "import sys; from sqlalchemy import create_engine; from alembic import command;"
        "from windfall.server.database import connect; config = connect._config();"
        "engine = create_engine('sqlite:///' + sys.argv[1]);"
        "config.attributes['connection'] = connection = engine.connect();"
        "command.downgrade(config, '-1'); connection.commit()"
    )
    subprocess.run([host.here("/opt/windfall/bin/python"), "-c", code, str(file)], check=True, timeout=120)


def test_a_server_for_this_machine_alone(tmp_path: Path) -> None:
    host = Host(tmp_path)
    assert wrong_findings(host, command(CHECK)) == []
    assert not [*tmp_path.rglob("*.sqlite3")]
    with host.started(_SERVE) as server:
        server.wait_for(host.address())
        assert host.person().open_table("race", "me", "open")["id"]


def test_health_and_figures_are_told(tmp_path: Path) -> None:
    host = Host(tmp_path)
    with host.started(_MEASURED) as server:
        server.wait_for(host.address())
        health = httpx.get(f"{host.address()}/health", timeout=PATIENCE, trust_env=False).json()
        figures = httpx.get(f"http://127.0.0.1:{host.ports['9464']}/metrics", timeout=PATIENCE, trust_env=False).text
    assert health.keys() == json.loads(_HEALTH).keys()
    documented = text().split("\n## Figures and health\n")[1].split("\n## ")[0]
    names = set(re.findall(r"(?m)^\| .*?`(windfall_\w+)", documented))
    assert len(names) > 8
    assert [name for name in sorted(names) if f"# TYPE {name.removesuffix('_total')}" not in figures] == []


def test_lines_of_the_log_are_as_written() -> None:
    with log_about("a table", 41):
        line = JsonLines().format(logging.LogRecord("windfall.server.tables", logging.ERROR, "file", 1, "…", (), None))
    assert json.loads(line).keys() == json.loads(_LINE).keys()


def test_a_key_for_notices_is_made_as_written(tmp_path: Path) -> None:
    made = Host(tmp_path).run(_KEY).stdout.strip()
    assert len(made) > 30
    assert "\n" not in made


def test_the_unit_is_one() -> None:
    read = configparser.ConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(UNIT)
    assert set(read) - {"DEFAULT"} == {"Unit", "Service", "Install"}
    assert int(read["Service"]["LimitNOFILE"]) >= 65536


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
@pytest.mark.parametrize("drop_in", [None, *_DROP_INS], ids=["alone", "database", "machine"])
def test_systemd_understands_the_unit(tmp_path: Path, drop_in: str | None) -> None:
    host = Host(tmp_path)
    folder = tmp_path / "etc/systemd/system"
    (folder / "windfall.service.d").mkdir(parents=True)
    (folder / "windfall.service").write_text(host.here(UNIT))
    if drop_in is not None:
        (folder / "windfall.service.d/more.conf").write_text(host.here(drop_in))
    verify = ["systemd-analyze", "verify", str(folder / "windfall.service")]
    done = subprocess.run(verify, capture_output=True, text=True, check=False, timeout=PATIENCE)
    about_it = [line for line in done.stderr.splitlines() if "windfall" in line]
    assert (done.returncode, about_it) == (0, [])


def test_what_is_wrong_is_told_before_the_start(tmp_path: Path) -> None:
    host = Host(tmp_path)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", host.ports["8080"]))
        taken.listen()
        wrong = "windfall serve --check --port 8080 --origin games.example --database-url mysql://h/n"
        done = host.run(wrong, wrong=True)
    told = [line for line in done.stdout.splitlines() if line.startswith("wrong")]
    assert done.returncode == 2
    assert "cannot listen on 127.0.0.1" in told[0]
    assert "sqlite or postgresql" in told[1]
    assert any("an origin is such as https://games.example" in line for line in told)
    assert "Traceback" not in done.stderr
