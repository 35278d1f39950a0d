"""The titles there are. A title is imported when it is first asked for."""

from importlib import import_module

from windfall.engine.errors import UnknownTitleError
from windfall.engine.title import Title

_MODULES = {
    "newfrontiers": "windfall.newfrontiers.title",
    "race": "windfall.race.title",
    "jumpdrive": "windfall.jumpdrive.title",
}
_loaded: dict[str, Title] = {}


def titles() -> tuple[str, ...]:
    """The names of all titles."""
    return tuple(_MODULES)


def title(name: str) -> Title:
    """The title of that name.

    >>> title("newfrontiers").label
    'New Frontiers'
    """
    if name not in _MODULES:
        raise UnknownTitleError(f"there is no title {name!r}; there is {', '.join(_MODULES)}")
    if name not in _loaded:
        loaded = import_module(_MODULES[name]).TITLE
        assert isinstance(loaded, Title)
        _loaded[name] = loaded
    return _loaded[name]
