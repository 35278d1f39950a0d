"""How often Python looks for objects that refer to each other in a circle."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


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
    """Look for circles only among objects that are made from now on, only once and only by `look_at_new`: for processes
    that run for long, with catalogues of words that are never dropped and thousands of tables. What is in no circle is
    freed all the same."""
    gc.disable()
    gc.collect()
    gc.freeze()


def look_at_new() -> None:
    """Look for circles among the objects that were made since the last time, and spare what is left. It takes about a
    microsecond for each 50 of them, in which nobody is answered.

    Python's own count of new objects would not do: it is one less for each that is freed, also of the spared ones, so
    that thousands of tables may have made millions of objects when it comes to a few thousand."""
    gc.collect(0)
    gc.freeze()


def look_everywhere() -> int:
    """Look for circles among all objects there are, the spared ones, too; how many were found. It takes long."""
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    return found
