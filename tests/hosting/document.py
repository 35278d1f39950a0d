"""docs/hosting.md as data: its blocks of code and its commands, and which of them tests try."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "hosting.md"
_BLOCK: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ADMIN_ROW: Final = re.compile(r"^\| `([^`]+)` \| [^|]*\|$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    language: str
    text: str


def text() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


def blocks() -> list[Block]:
    return [Block(language, written) for language, written in _BLOCK.findall(text())]


def admin_commands() -> list[str]:
    """Those of the table of what `windfall admin` does to tables."""
    section = text().split("\n## Looking after tables\n")[1].split("\n## ")[0]
    return [f"windfall admin {row}" for row in _ADMIN_ROW.findall(section)]


TRIED: Final[set[str]] = set()  # lines of commands and other blocks; filled while the modules of tests are loaded


def block(language: str, beginning: str) -> str:
    """The one block of this language that begins so, or is just that. Whoever asks for it tries all of it."""
    begin_so = [each for each in blocks() if each.language == language and each.text.startswith(beginning)]
    (found,) = [each for each in begin_so if each.text == beginning] or begin_so
    TRIED.update(parts(found))
    return found.text


def command(beginning: str) -> str:
    """The one line of all blocks of commands that begins so."""
    (found,) = {
        line for each in blocks() if each.language == "sh" for line in parts(each) if line.startswith(beginning)
    }
    TRIED.add(found)
    return found


def parts(written: Block) -> list[str]:
    """What can be tried by itself."""
    return written.text.splitlines() if written.language == "sh" else [written.text]


def exec_start(unit: str) -> str:
    """What a unit starts. Where it says so twice, the last says it."""
    found: str = re.findall(r"(?m)^ExecStart=(.+)$", unit)[-1]
    return found


def environment(unit: str) -> dict[str, str]:
    return dict(re.findall(r"(?m)^Environment=(\w+)=(.*)$", unit))


def environment_files(unit: str) -> list[str]:
    return re.findall(r"(?m)^EnvironmentFile=(.*)$", unit)
