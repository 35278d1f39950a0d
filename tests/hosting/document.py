"""docs/hosting.md as data: its blocks of code, with the addresses of this machine."""

import re
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str = "") -> list[str]:
    return [text for found, text in _BLOCK.findall(DOCUMENT.read_text(encoding="utf-8")) if found == language]


def commands() -> list[str]:
    """Every line that starts Windfall, without how it is found, and without what comes before it."""
    lines = [line for block in blocks() for line in block.splitlines()]
    lines += [line.removeprefix("ExecStart=") for block in blocks("ini") for line in block.splitlines()]
    return [
        line.removeprefix("/opt/windfall/bin/") for line in lines if re.match(r"(/opt/windfall/bin/)?windfall ", line)
    ]
