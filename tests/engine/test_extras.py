"""What somebody is told who lacks the packages of an extra."""

import importlib
import re
import sys
from pathlib import Path

import pytest

from windfall.engine.errors import SetupError
from windfall.engine.extras import how_to_install, needs


def module_in(folder: Path) -> Path:
    return folder / "src" / "windfall" / "engine" / "extras.py"


def test_in_a_checkout_the_checkout_is_installed(tmp_path: Path) -> None:
    module = module_in(tmp_path)
    module.parent.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    assert how_to_install("research", module) == f"pip install -e '.[research]' in {tmp_path}"


def test_an_installed_package_is_installed_by_name(tmp_path: Path) -> None:
    module = module_in(tmp_path)
    module.parent.mkdir(parents=True)
    assert how_to_install("research", module) == "pip install 'windfall[research]'"


def test_the_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    told = f"openskill is missing; install it with: {how_to_install('lab')}"
    with pytest.raises(SetupError, match=re.escape(told)), needs("lab"):
        importlib.import_module("openskill.models")
