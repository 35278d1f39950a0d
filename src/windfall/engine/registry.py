"""The titles there are. A title is imported when it is first asked for: until then a user may name corrected
component files."""

from importlib import import_module

from windfall.engine.errors import UnknownTitleError
from windfall.engine.title import Title

_modules: dict[str, str] = {}
_loaded: dict[str, Title] = {}


def register(name: str, module: str) -> None:
    """Make a title known: the module has it as `TITLE`."""
    _modules[name] = module


def package_of(name: str) -> str:
    """The package of a title, which has its component files in `data`."""
    return _modules[name].rpartition(".")[0]


def title_names() -> tuple[str, ...]:
    """The names of all titles."""
    return tuple(_modules)


def title(name: str) -> Title:
    """The title of that name.

    >>> title("newfrontiers").label
    'New Frontiers'
    """
    if name not in _modules:
        raise UnknownTitleError(f"there is no title {name!r}; there is {', '.join(_modules)}")
    if name not in _loaded:
        loaded = import_module(_modules[name]).TITLE
        assert isinstance(loaded, Title)
        _loaded[name] = loaded
    return _loaded[name]


def unpickled(name: str, module: str) -> Title:
    """The title of that name, also in a process that has not heard of it yet."""
    if name not in _modules:
        register(name, module)
    return title(name)
