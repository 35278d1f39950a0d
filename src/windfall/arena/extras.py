"""Libraries that only a part of the arena needs."""

from importlib import import_module
from typing import Any

from windfall.engine.errors import WindfallError
from windfall.engine.extras import how_to_install


def load(module: str) -> Any:
    """A module of the extra `lab`, or an error that says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        library = module.partition(".")[0]
        raise WindfallError(f"{library} is missing; install it with: {how_to_install('lab')}") from error
