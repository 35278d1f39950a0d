"""`windfall play` and `windfall serve` as a person starts and stops them."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from windfall.cli.app import app


def start(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "windfall", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("command", ["play", "serve"])
def test_it_tells_where_it_is_and_stops_quietly(tmp_path: Path, command: str) -> None:
    more = {"play": ["--no-browser"], "serve": ["--port", "0", "--bot-workers", "1"]}[command]
    process = start(command, *more, "--database-url", f"sqlite:///{tmp_path}/tables.sqlite3")
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
    assert found is not None
    transport = httpx.HTTPTransport(retries=8)  # it is told before it is ready
    with httpx.Client(transport=transport, timeout=60) as client:
        assert "name" in client.get(f"{found[0]}api/me").json()
    process.send_signal(signal.SIGINT)
    _out, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in errors


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        process = start("serve", "--port", str(taken.getsockname()[1]))
        _out, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "cannot listen on 127.0.0.1 port" in errors


@pytest.mark.parametrize(
    ("metrics", "found"),
    [
        ([], "   ok  metrics: none"),
        (["--metrics", "0"], "   ok  metrics: 127.0.0.1 port"),
        (["--metrics", "taken"], "wrong  metrics: cannot listen on 127.0.0.1 port"),
    ],
)
def test_a_check_looks_at_the_port_of_metrics(tmp_path: Path, metrics: list[str], found: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        words = [str(taken.getsockname()[1]) if word == "taken" else word for word in metrics]
        database = f"sqlite:///{tmp_path}/tables.sqlite3"
        told = CliRunner().invoke(app, ["serve", "--check", "--port", "0", "--database-url", database, *words])
    assert found in told.stdout
    assert ("wrong  metrics" in told.stdout) == ("taken" in metrics)


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("./mine", "--bot is NAME=BOT with a name of up to 24 letters, not './mine'"),
        ("=greedy", "--bot is NAME=BOT"),
        ("hard=greedy", "there is a bot 'hard' already"),
        ("mine=./nowhere/at/all", "the program ./nowhere/at/all is not there"),
    ],
)
def test_a_bot_that_cannot_be_offered(bot: str, message: str) -> None:
    told = CliRunner().invoke(app, ["serve", "--port", "0", "--bot", bot])
    assert told.exit_code == 2
    assert message in told.stderr


def test_a_database_that_cannot_be_opened() -> None:
    process = start("serve", "--port", "0", "--database-url", "sqlite:////nowhere/at/all.sqlite3")
    _out, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "the database /nowhere/at/all.sqlite3 cannot be opened" in errors
    assert "Traceback" not in errors
