"""How often Python looks for objects that refer to each other in a circle."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# New objects after which circles are looked for among them. More than a few moves make at once, since most are freed
# before; to look at so many takes a part of a millisecond, in which nobody is answered. Older ones are looked at by
# `look_everywhere` alone, so the other two numbers hardly matter.
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
    """Look for circles only among objects that are made from now on, and only once: for processes that run for long,
    with catalogues of words that are never dropped and thousands of tables. What is in no circle is freed all the
    same."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
    if _spare_survivors not in gc.callbacks:
        gc.callbacks.append(_spare_survivors)


def look_everywhere() -> int:
    """Look for circles among all objects there are, the spared ones, too; how many were found. It takes long."""
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    return found


def _spare_survivors(phase: str, info: dict[str, int]) -> None:  # noqa: ARG001
    if phase == "stop":
        gc.freeze()
