"""Looking for circles: what was there before is spared, what comes after is not."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from windfall.workers import spare_what_is_there


class _Link:
    def __init__(self) -> None:
        self.other: object = None


def _circle() -> "weakref.ref[_Link]":
    one, two = _Link(), _Link()
    one.other, two.other = two, one
    return weakref.ref(one)


@pytest.fixture
def spared() -> Iterator[None]:
    thresholds = gc.get_threshold()
    spare_what_is_there()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@pytest.mark.usefixtures("spared")
def test_what_is_there_is_looked_at_no_more() -> None:
    kept = _Link()
    assert all(each is not _Link for each in gc.get_objects())
    assert any(each is kept for each in gc.get_objects())


@pytest.mark.usefixtures("spared")
def test_circles_made_later_are_still_found() -> None:
    made = _circle()
    assert made() is not None
    gc.collect()
    assert made() is None
