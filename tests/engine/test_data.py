"""The folder of corrected component files: what is wrong with it is said, not passed over."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from windfall.engine.errors import DataError
from windfall.engine.files.component_folder import DATA_VARIABLE, in_use, use_data


def test_a_folder_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(DataError, match="there is no folder"):
        use_data(tmp_path / "none")
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "none"))
    with pytest.raises(DataError, match="there is no folder"):
        in_use("race").read("cards.toml")


def test_a_misspelled_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "race").mkdir()
    (tmp_path / "race" / "card.toml").write_text("schema = 1\n")
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    with pytest.raises(DataError, match=r"card\.toml: there is no such component file; there is cards\.toml"):
        in_use("race").read("cards.toml")


def test_files_of_another_title_are_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "jumpdrive").mkdir()
    (tmp_path / "jumpdrive" / "card.toml").write_text("")
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    assert in_use("race").read("cards.toml")[1] == "cards.toml"


def test_naming_a_folder_too_late_is_an_error(tmp_path: Path) -> None:
    code = f"import windfall; windfall.title('race'); windfall.use_data({str(tmp_path)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "the components of race are loaded already" in done.stderr


def test_naming_a_folder_in_time(tmp_path: Path) -> None:
    code = f"import windfall; windfall.use_data({str(tmp_path)!r}); print(windfall.title('race').label)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "Race for the Galaxy\n"


def test_texts_that_are_handed_over_go_before_any_folder(tmp_path: Path) -> None:
    """A process plays with the files of another, whatever is in the folder by then."""
    (tmp_path / "race").mkdir()
    (tmp_path / "race" / "cards.toml").write_text("schema = 0")
    code = """
import sys, windfall
from windfall.engine.files.component_folder import shipped_component_file, use_texts
from windfall.engine.files.component_set import component_set
text = shipped_component_file("race", "cards.toml").replace('"Old Earth"', '"Terra"')
use_texts("race", {"cards.toml": text})
title = windfall.title("race")
used = component_set(title.components_digest)
print("Terra" in {card.name for card in title.components()}, used.texts == {"cards.toml": text}, used.corrected)
use_texts("race", {})
"""
    environment = {**os.environ, DATA_VARIABLE: str(tmp_path)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.stdout == "True True True\n", done.stderr
    assert "the components of race are loaded already" in done.stderr
