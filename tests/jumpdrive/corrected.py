"""Corrected card files for tests: the shipped file with a change in it."""

from pathlib import Path
from typing import NamedTuple

import pytest

from windfall.engine.errors import DataError
from windfall.engine.files.component_folder import DATA_VARIABLE, shipped_component_file
from windfall.titles.jumpdrive.data.load import load_components

FILE = "cards.toml"


def shipped() -> str:
    return shipped_component_file("jumpdrive", FILE)


def edited(card: str, old: str, new: str) -> str:
    """The shipped file with a change in one card."""
    text = shipped()
    start = text.rindex("[[card]]", 0, text.index(f'id = "{card}"\n'))
    end = text.find("\n[[card]]", start)
    end = len(text) if end < 0 else end
    count = text[start:end].count(old)
    assert count == 1, f"{old!r} stands {count} times in {card}"
    return text[:start] + text[start:end].replace(old, new) + text[end:]


def write(folder: Path, text: str) -> Path:
    """Put the file where Windfall looks for corrected ones, if it is pointed at this folder."""
    path = folder / "jumpdrive" / FILE
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def error_of(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> str:
    """What loading says with this file instead of the shipped one, without the path of the file."""
    path = write(folder, text)
    monkeypatch.setenv(DATA_VARIABLE, str(folder))
    with pytest.raises(DataError) as caught:
        load_components()
    assert str(caught.value).startswith(f"{path}: "), f"the file comes first in {caught.value}"
    return str(caught.value).removeprefix(f"{path}: ")


class Case(NamedTuple):
    """A change that makes a card wrong, and what must be said about it."""

    about: str
    card: str
    old: str
    new: str
    field: str
    says: str
    named: str = ""  # the card that is named, if it is another one

    def check(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        message = error_of(folder, monkeypatch, edited(self.card, self.old, self.new))
        assert message.startswith(f"card {self.named or repr(self.card)}: field '{self.field}': "), message
        assert self.says in message, message
