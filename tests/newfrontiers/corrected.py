"""Corrected component files for tests: a shipped file with a change in it."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from windfall.engine.errors import DataError
from windfall.engine.files.component_folder import DATA_VARIABLE, shipped_component_file
from windfall.titles.newfrontiers.data.load import load_components

WORLDS = "worlds.toml"
HOMES = "homes.toml"
DEVELOPMENTS = "developments.toml"
GOALS = "goals.toml"
RIFT = "starry_rift.toml"


def shipped(file: str) -> str:
    return shipped_component_file("newfrontiers", file)


def edited(file: str, tile: str, old: str, new: str) -> str:
    """A shipped file with a change in one tile."""
    text = shipped(file)
    start = text.rindex("[[", 0, text.index(f'id = "{tile}"\n'))
    end = text.find("\n[[", start)
    end = len(text) if end < 0 else end
    count = text[start:end].count(old)
    assert count == 1, f"{old!r} stands {count} times in {tile}"
    return text[:start] + text[start:end].replace(old, new) + text[end:]


def write(folder: Path, file: str, text: str) -> Path:
    """Put a file where Windfall looks for corrected ones, if it is pointed at this folder."""
    path = folder / "newfrontiers" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def error_of(folder: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str) -> str:
    """What loading says with this file instead of the shipped one, without the path of the file."""
    path = write(folder, file, text)
    monkeypatch.setenv(DATA_VARIABLE, str(folder))
    with pytest.raises(DataError) as caught:
        load_components()
    assert str(caught.value).startswith(f"{path}: "), f"the file comes first in {caught.value}"
    return str(caught.value).removeprefix(f"{path}: ")


class Case(NamedTuple):
    """A change that makes a file wrong, and what must be said about it."""

    about: str
    file: str
    tile: str
    old: str
    new: str
    field: str
    says: str
    named: str = ""  # the tile that is named, if it is another one

    def check(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        message = error_of(folder, monkeypatch, self.file, edited(self.file, self.tile, self.old, self.new))
        parts = re.fullmatch(r"(world|home|development|goal) (.+?): field '(.+?)': (.+)", message, re.DOTALL)
        assert parts is not None, message
        _sort, tile, field, problem = parts.groups()
        assert tile == (self.named or f"'{self.tile}'"), message
        assert field == self.field, message
        assert self.says in problem, message
