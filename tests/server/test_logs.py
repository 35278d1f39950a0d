"""The log says what goes wrong, and never the link of a table, which lets people in."""

import json
import logging
import random
import sqlite3
import sys
from datetime import datetime
from pathlib import Path

from tests.server.running import Person, Server, run
from windfall.server.logs import HideLinks, JsonLines, log_about, named


def test_links_are_left_out() -> None:
    record = logging.LogRecord("uvicorn.error", logging.INFO, "file", 1, '%s - "WebSocket %s" [accepted]', (), None)
    record.args = ("127.0.0.1", "/api/tables/Ab3-x_9Qwert/play?x=1")
    assert HideLinks().filter(record)
    assert record.getMessage() == '127.0.0.1 - "WebSocket /api/tables/…/play?x=1" [accepted]'
    other = logging.LogRecord("windfall", logging.INFO, "file", 1, "%d tables", (3,), None)
    assert HideLinks().filter(other)
    assert other.getMessage() == "3 tables"


def test_lines_for_programs_say_table_and_move() -> None:
    record = logging.LogRecord("windfall.server", logging.WARNING, "file", 1, "%s went wrong", ("it",), None)
    with log_about("secret-link", 7):
        line = json.loads(JsonLines().format(record))
        with log_about("other-link"):
            other = json.loads(JsonLines().format(record))
    assert datetime.fromisoformat(line.pop("time")).tzinfo is not None
    assert line == {
        "level": "warning",
        "logger": "windfall.server",
        "message": "it went wrong",
        "table": named("secret-link"),
        "move": 7,
    }
    assert (other["table"], "move" in other) == (named("other-link"), False)
    assert "table" not in json.loads(JsonLines().format(record))


def test_errors_for_programs_have_no_links() -> None:
    try:
        raise ValueError("GET /api/tables/Ab3-x_9Qwert/scores")
    except ValueError:
        record = logging.LogRecord("windfall", logging.ERROR, "file", 1, "failed", (), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["error"].endswith("ValueError: GET /api/tables/…/scores")


@run
async def test_a_server_logs_what_happens_as_json(tmp_path: Path) -> None:
    """Every line is an object, also those of its libraries; at the level of single moves each move is told of."""
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    with (tmp_path / "log").open("wb") as log:
        server = Server(url, settings={"log_form": "json", "log_level": "debug"}, log=log).start()
        ann = Person(server)
        table = ann.open_table("race", "me", {"sort": "bot", "level": "beginner"})["id"]
        seat = await ann.join(table)
        await seat.play_to_the_end(random.Random(1), moves=2)
        await seat.close()
        server.stop()
    text = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert table not in text
    assert {"time", "level", "logger", "message"} <= set.intersection(*(set(line) for line in lines))
    assert [line["table"] for line in lines if line["message"].endswith("is opened for race")] == [named(table)]
    moves = [line["move"] for line in lines if line["message"].endswith("is stored")]
    assert len(moves) >= 2
    assert moves == sorted(set(moves))


@run
async def test_a_server_logs_trouble_at_a_table_without_its_link(tmp_path: Path) -> None:
    """Moves that do not fit, and a database that takes nothing any more."""
    file = tmp_path / "tables.sqlite3"
    with (tmp_path / "log").open("wb") as log:
        server = Server(f"sqlite:///{file}", log=log).start()
        ann = Person(server)
        broken, locked = (ann.open_table("race", "me", {"sort": "local", "name": "Bo"})["id"] for _ in range(2))
        server.stop()
        with sqlite3.connect(file) as connection:
            connection.execute("INSERT INTO moves VALUES (?, 1, 1, 9999, 1)", (broken,))
            connection.execute("CREATE TRIGGER stop BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'stop'); END")
        server.start()
        await (await ann.connect(broken)).close()
        seat = await ann.join(locked)
        assert seat.decision is not None
        await seat.send(
            type="play",
            seat=seat.decision["seat"],
            key=seat.decision["key"],
            actions=[seat.decision["options"][0]["action"]],
        )
        await seat.closed()
        server.kill()
    said = (tmp_path / "log").read_text()
    assert named(broken) in said
    assert named(locked) in said
    assert broken not in said
    assert locked not in said
