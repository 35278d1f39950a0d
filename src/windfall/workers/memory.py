"""How often Python looks for objects that refer to each other in a circle."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# New objects after which circles are looked for among them, and how often among the older ones.
_THRESHOLDS: Final = (20_000, 20, 20)


@contextmanager
def no_search_for_cycles() -> Iterator[None]:
    """Positions, observations and rows never refer to each other in a circle, so counting references frees them all;
    looking for circles among them again and again takes a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def spare_what_is_there() -> None:
    """Look for circles only among objects that are made from now on, and not after every few of them: for processes
    that run for long, with tables and catalogues of words that are never dropped."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
