"""Small programs that play, or do not play as they should."""

import json
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Any

HELLO = {"type": "hello", "protocol": 1, "name": "small"}
# The first option always would be a game without an end.
CHOOSE = (
    'options = message["options"]; number = message["id"] * 7919 % len(options); '
    'say({"type": "choice", "id": message["id"], "action": options[number]["action"]})'
)
_PROGRAM = """
import json, os, sys, time

log = open({log!r}, "a")

def say(message):
    print(json.dumps(message), flush=True)

def note(message):
    log.write(json.dumps(message) + "\\n")
    log.flush()

note({{"type": "pid", "pid": os.getpid()}})
for line in sys.stdin:
    message = json.loads(line)
    note(message)
    if message["type"] == "hello":
        say({hello!r})
    elif message["type"] == "choose":
        {choose}
"""


def program(folder: Path, choose: str = CHOOSE, **hello: Any) -> str:
    """The command of a program that says this hello and does this when it is asked to choose."""
    file = folder / "program.py"
    file.write_text(_PROGRAM.format(log=str(folder / "log"), hello={**HELLO, **hello}, choose=choose), encoding="utf-8")
    return f"{shlex.quote(sys.executable)} -S -E {shlex.quote(str(file))}"


def heard(folder: Path, *types: str) -> list[dict[str, Any]]:
    """What the programs of that folder were told, if it is of these types."""
    *whole, _being_written = (folder / "log").read_text(encoding="utf-8").split("\n")
    lines = [json.loads(line) for line in whole]
    return [line for line in lines if line["type"] in types]


def pids(folder: Path) -> list[int]:
    return [line["pid"] for line in heard(folder, "pid")]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_ended(pid: int, patience: float = 20.0) -> None:
    until = time.monotonic() + patience
    while is_running(pid):
        assert time.monotonic() < until, f"process {pid} still runs"
        time.sleep(0.01)
