"""Where component files come from: the package, or a folder of corrected files.

The folder is laid out like the package's own data, one subfolder per title; files that are not in it are taken from
the package. It is named by the environment variable WINDFALL_DATA (`windfall --data DIR` sets it), so that worker
processes read the same files. A process that must have the very files of another, whatever has become of the folder
since, is handed their texts.
"""

import os
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from windfall.engine.errors import DataError
from windfall.engine.registry import package_of

DATA_VARIABLE = "WINDFALL_DATA"

_titles_read: set[str] = set()
_handed: dict[str, Mapping[str, str]] = {}


def use_data(folder: str | Path) -> None:
    """Read corrected component files from this folder. Call it before the first use of a title."""
    _check_folder(Path(folder))
    path = Path(folder).resolve()
    if _titles_read and os.environ.get(DATA_VARIABLE) != str(path):
        loaded = ", ".join(sorted(_titles_read))
        raise DataError(f"the components of {loaded} are loaded already; name the folder before the first game")
    os.environ[DATA_VARIABLE] = str(path)


def use_texts(title: str, texts: Mapping[str, str]) -> None:
    """Read these texts, by file name, as the component files of a title. Call it before the first use of the title."""
    if title in _titles_read:
        raise DataError(f"the components of {title} are loaded already; hand over others before the first game")
    _handed[title] = texts


def _check_folder(path: Path) -> None:
    if not path.is_dir():
        raise DataError(f"there is no folder {path}; name one with a subfolder per title, such as newfrontiers/")


def read_component_file(title: str, name: str) -> tuple[str, str]:
    """The text of a component file, and how to call that file in an error message."""
    _titles_read.add(title)
    if name in _handed.get(title, {}):
        return _handed[title][name], name
    folder = os.environ.get(DATA_VARIABLE)
    if folder:
        _check_folder(Path(folder))
        _check_names(title, Path(folder) / title)
        corrected = Path(folder) / title / name
        if corrected.is_file():
            return corrected.read_text(encoding="utf-8"), str(corrected)
    return shipped_component_file(title, name), name


def _check_names(title: str, folder: Path) -> None:
    """A misspelled file would be passed over without a word."""
    shipped = sorted(entry.name for entry in shipped_folder(title).iterdir() if entry.name.endswith(".toml"))
    for path in sorted(folder.glob("*.toml")):
        if path.name not in shipped:
            raise DataError(f"{path}: there is no such component file; there is {', '.join(shipped)}")


def shipped_component_file(title: str, name: str) -> str:
    """The text of a component file as the package holds it."""
    return (shipped_folder(title) / name).read_text(encoding="utf-8")


def shipped_folder(title: str) -> Traversable:
    """The package's own component files, and the README that explains them."""
    return files(package_of(title)) / "data"
