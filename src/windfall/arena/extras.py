"""Libraries that only a part of the arena needs."""

from importlib import import_module
from typing import Any

from windfall.engine.extras import needs


def load(module: str) -> Any:
    """A module of the extra `lab`, or an error that says how to get it."""
    with needs("lab"):
        return import_module(module)
