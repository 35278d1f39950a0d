"""Where component files come from: the package, or a folder of corrected files.

The folder is laid out like the package's own data, one subfolder per title; files that are not in it are taken from
the package. Besides, a subfolder may have a file of corrections: entries that each stand in place of the one with the
same id. The folder is named by the environment variable WINDFALL_DATA (`windfall --data DIR` sets it), so that worker
processes read the same files. A process that must have the very files of another, whatever has become of the folder
since, is handed their texts.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from windfall.engine.errors import DataError
from windfall.engine.files.corrections import Correction
from windfall.engine.registry import package_of

DATA_VARIABLE: Final = "WINDFALL_DATA"
CORRECTIONS: Final = "corrections.toml"

_titles_read: set[str] = set()
_handed: dict[str, Mapping[str, str]] = {}


@dataclass(frozen=True, slots=True)
class ComponentSource:
    """Where the component files of one title come from."""

    title: str
    folder: Path | None = None  # of corrected files of all titles; None: only the package's own
    texts: Mapping[str, str] = field(default_factory=dict)  # by file name, in place of all files of that name
    drafts: Mapping[str, Correction] = field(default_factory=dict)  # by id, in place of all entries of that id

    def read(self, name: str) -> tuple[str, str]:
        """The text of a file, and how to call that file in an error message."""
        return self._own(name) or (shipped_component_file(self.title, name), name)

    def corrections(self) -> tuple[str, str] | None:
        """The text of the file of corrections, and how to call it, if there is one."""
        return self._own(CORRECTIONS)

    def _own(self, name: str) -> tuple[str, str] | None:
        """A file that is not the package's."""
        if name in self.texts:
            return self.texts[name], name
        if self.folder is None:
            return None
        _check_folder(self.folder)
        _check_names(self.title, self.folder / self.title)
        path = self.folder / self.title / name
        return (_text(path), str(path)) if path.is_file() else None


def in_use(title: str) -> ComponentSource:
    """Where this process reads the component files of a title from."""
    _titles_read.add(title)
    if title in _handed:
        return ComponentSource(title, texts=_handed[title])
    folder = os.environ.get(DATA_VARIABLE)
    return ComponentSource(title, Path(folder) if folder else None)


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


def _check_names(title: str, folder: Path) -> None:
    """A misspelled file would be passed over without a word."""
    shipped = sorted(entry.name for entry in shipped_folder(title).iterdir() if entry.name.endswith(".toml"))
    for path in sorted(folder.glob("*.toml")):
        if path.name not in (*shipped, CORRECTIONS):
            raise DataError(f"{path}: there is no such component file; there is {', '.join((*shipped, CORRECTIONS))}")


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise DataError(f"{path}: this is not UTF-8 text: {error}") from error


@cache
def shipped_component_file(title: str, name: str) -> str:
    """The text of a component file as the package holds it."""
    return (shipped_folder(title) / name).read_text(encoding="utf-8")


def shipped_folder(title: str) -> Traversable:
    """The package's own component files, and the README that explains them."""
    return files(package_of(title)) / "data"
