"""How to get a package that only a part of Windfall needs: an extra, as packagers call it."""

from pathlib import Path
from typing import Final

# Where the sources lie in a checkout: src/windfall/engine/extras.py.
_ABOVE: Final = 3


def how_to_install(extra: str, here: Path | None = None) -> str:
    """The command for it: of the package that is installed, or of the checkout that is run."""
    root = (here or Path(__file__).resolve()).parents[_ABOVE]
    if (root / "pyproject.toml").is_file() and (root / "src" / "windfall").is_dir():
        return f"pip install -e '.[{extra}]' in {root}"
    return f"pip install 'windfall[{extra}]'"
