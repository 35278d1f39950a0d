"""docs/bots.md is true: its messages can be read, and its program plays."""

import os
import re
import sys
from pathlib import Path

import pytest

from tests.support.programs import HELLO
from windfall.arena import Match, play_match, report
from windfall.players.programs import messages
from windfall.players.programs.messages import READ_CHOICE, READ_HELLO, READ_HOST
from windfall.players.programs.program import end_programs

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_messages_can_be_read() -> None:
    said = re.findall(r"^(host|program) +(\{.*\})$", DOCUMENT, re.MULTILINE)
    kinds = set()
    for who, line in said:
        if who == "host":
            kinds.add(type(READ_HOST.decode(line)))
        else:
            kinds.add(type((READ_HELLO if '"hello"' in line else READ_CHOICE).decode(line)))
    assert kinds == {
        messages.HostHello,
        messages.ProgramHello,
        messages.GameBegins,
        messages.Question,
        messages.Choice,
        messages.Failure,
    }


def test_every_want_is_told_of() -> None:
    told = re.findall(r"^\| `(\w+)` \|", DOCUMENT[DOCUMENT.index("| want |") :], re.MULTILINE)
    assert tuple(told) == messages.Want.__args__
    assert HELLO["protocol"] == messages.PROTOCOL


@pytest.fixture
def promises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The program of the document, as a reader would save it. Where the machine has no Node, the one is taken that
    build_client.py brings into the environment of this Python."""
    monkeypatch.setenv("PATH", os.environ["PATH"] + os.pathsep + str(Path(sys.executable).parent))
    (program,) = re.findall(r"^```js\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    file = tmp_path / "promises.mjs"
    file.write_text(program, encoding="utf-8")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize("title", ["jumpdrive", "race", "newfrontiers"])
def test_the_program_in_javascript_beats_chance(promises: str, title: str) -> None:
    match = Match(title, (promises, "random"), games=8, seed=1, settings={})
    mine, _random = report(match, list(play_match(match))).bots
    end_programs()
    assert mine.wins >= 6
