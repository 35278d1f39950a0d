"""The commands of docs/hosting.md run as they are written, with folders and ports of this machine."""

import configparser
import os
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hosting.document import blocks, commands
from tests.server.running import free_port
from tests.support.redis_server import RedisServer


def run(command: str, folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run a command; what it would find in the system's folders is in this one."""
    for name in ("/var/lib/windfall", "/backup"):
        (folder / name[1:]).mkdir(parents=True, exist_ok=True)
        command = command.replace(name, f"{folder}{name}")
    command = command.replace("--port 8080", f"--port {free_port()}")
    words = [sys.executable, "-m", "windfall", *shlex.split(command)[1:], *more]
    data = {"XDG_DATA_HOME": str(folder / "data")}
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=120, env=os.environ | data)


@pytest.fixture
def services(postgres: str, redis: RedisServer) -> dict[str, str]:
    """What is at the addresses of the document."""
    return {
        "postgresql://windfall:PASSWORD@db.example/windfall": postgres,
        "redis://:PASSWORD@redis.example:6379/0": redis.url,
    }


def test_workers_start_as_written(tmp_path: Path, services: dict[str, str]) -> None:
    (command,) = (each for each in commands() if each.startswith("windfall work"))
    for written, real in services.items():
        command = command.replace(written, shlex.quote(real))
    words = [sys.executable, "-m", "windfall", *shlex.split(command.replace("--bot-workers 4", "--bot-workers 1"))[1:]]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        assert process.stdout is not None
        assert "1 worker" in process.stdout.readline()
        process.terminate()
    assert process.returncode == 0


@pytest.mark.share("--origin", "command3")
@pytest.mark.parametrize("command", [each for each in commands() if each.startswith("windfall serve")])
def test_the_server_would_start(command: str, tmp_path: Path, services: dict[str, str]) -> None:
    for written, real in services.items():
        command = command.replace(written, shlex.quote(real))
    done = run(command, tmp_path, *(() if "--check" in command else ("--check",)))
    assert "wrong  page" in done.stdout or done.returncode == 0  # the page need not be built for this
    assert [line for line in done.stdout.splitlines() if line.startswith("wrong") and "page" not in line] == []
    assert not [*tmp_path.rglob("*.sqlite3")]


def test_what_is_backed_up_can_be_restored(tmp_path: Path) -> None:
    backup, restore, tables = (each for each in commands() if each.startswith("windfall admin"))
    assert "there is nothing to back up" in run(backup, tmp_path).stderr
    made = run(restore.replace("/backup/windfall.sqlite3", str(_empty(tmp_path))), tmp_path)
    assert made.returncode == 0, made.stderr
    assert run(backup, tmp_path).returncode == 0
    assert (tmp_path / "backup/windfall.sqlite3").stat().st_mode & 0o777 == 0o600
    assert run(restore, tmp_path).returncode == 0
    assert "last change" in run(tables, tmp_path).stdout
    refused = run(backup, tmp_path)
    assert (refused.returncode, "is there already" in refused.stderr) == (2, True)


def _empty(folder: Path) -> Path:
    """A database of a server that nobody has come to."""
    code = (
        "import asyncio, sys; from windfall.server.database.connect import open_database;"
        "asyncio.run(open_database('sqlite+aiosqlite:///' + sys.argv[1]))"
    )
    subprocess.run([sys.executable, "-c", code, str(folder / "empty")], check=True, timeout=120)
    return folder / "empty"


def test_the_unit_is_one() -> None:
    (unit,) = blocks("ini")
    read = configparser.ConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(unit)
    assert set(read) - {"DEFAULT"} == {"Unit", "Service", "Install"}
    assert int(read["Service"]["LimitNOFILE"]) >= 65536


def test_what_is_wrong_is_told_before_the_start(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run(
            f"windfall serve --check --port {port} --origin games.example", tmp_path, "--database-url", "mysql://h/n"
        )
    wrong = [line for line in done.stdout.splitlines() if line.startswith("wrong")]
    assert done.returncode == 2
    assert "cannot listen on 127.0.0.1" in wrong[0]
    assert "sqlite or postgresql" in wrong[1]
    assert any("an origin is such as https://games.example" in line for line in wrong)
    assert "Traceback" not in done.stderr
