"""The titles there are. A title is imported when it is first asked for: until then a user may name corrected
component files.

A title of another package joins by an entry point of the group `windfall.titles`: its name, and the module that has it
as `TITLE`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from windfall.engine.errors import UnknownTitleError
from windfall.engine.title import Title
from windfall.engine.words.catalogue import add_catalogues
from windfall.engine.words.message import message, several

GROUP: Final = "windfall.titles"

_modules: dict[str, str] = {}
_loaded: dict[str, Title] = {}


def register(name: str, module: str) -> None:
    """Make a title known: the module has it as `TITLE`."""
    _modules[name] = module


def package_of(name: str) -> str:
    """The package of a title, which has its component files in `data`."""
    return _known()[name].rpartition(".")[0]


def title_names() -> tuple[str, ...]:
    """The names of all titles: our own first, then those of other packages."""
    return tuple(_known())


def title(name: str) -> Title:
    """The title of that name.

    >>> title("newfrontiers").label
    'New Frontiers'
    """
    known = _known()
    if name not in known:
        raise UnknownTitleError(message("engine-no-such-title", name=repr(name), known=several(known, "plain")))
    if name not in _loaded:
        loaded = import_module(known[name]).TITLE
        assert isinstance(loaded, Title)
        if loaded.catalogues is not None:
            add_catalogues(loaded.catalogues)
        _loaded[name] = loaded
    return _loaded[name]


def unpickled(name: str, module: str) -> Title:
    """The title of that name, also in a process that has not heard of it yet."""
    if name not in _known():
        register(name, module)
    return title(name)


def _known() -> dict[str, str]:
    """All titles; a name of ours is not given away."""
    return _modules | {name: module for name, module in _outside().items() if name not in _modules}


@cache
def _outside() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}
