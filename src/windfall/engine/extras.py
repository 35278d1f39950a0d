"""Packages that only a part of Windfall needs, an extra, as packagers call it; and how to get them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from windfall.engine.errors import SetupError

# Where the sources lie in a checkout: src/windfall/engine/extras.py.
_ABOVE: Final = 3


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """What is imported here is a part of the extra: if it is missing, the error says how to get it."""
    try:
        yield
    except ImportError as error:
        library = (error.name or str(error)).partition(".")[0]
        raise SetupError(f"{library} is missing; install it with: {how_to_install(extra)}") from error


def how_to_install(extra: str, here: Path | None = None) -> str:
    """The command for it: of the package that is installed, or of the checkout that is run."""
    root = (here or Path(__file__).resolve()).parents[_ABOVE]
    if (root / "pyproject.toml").is_file() and (root / "src" / "windfall").is_dir():
        return f"pip install -e '.[{extra}]' in {root}"
    return f"pip install 'windfall[{extra}]'"
