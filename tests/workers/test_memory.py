"""Looking for circles: what was there before is spared, what comes after is looked at once."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from windfall.workers import look_at_new, look_everywhere, spare_what_is_there


class _Link:
    def __init__(self) -> None:
        self.other: object = None


def _circle() -> "weakref.ref[_Link]":
    one, two = _Link(), _Link()
    one.other, two.other = two, one
    return weakref.ref(one)


@pytest.fixture
def spared() -> Iterator[None]:
    spare_what_is_there()
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("spared")
def test_what_is_there_is_looked_at_no_more() -> None:
    kept = _Link()
    assert all(each is not _Link for each in gc.get_objects())
    assert any(each is kept for each in gc.get_objects())


@pytest.mark.usefixtures("spared")
def test_nothing_is_looked_at_unasked() -> None:
    made = _circle()
    kept = [_Link() for _ in range(10 * gc.get_threshold()[0])]
    assert made() is not None
    assert kept


@pytest.mark.usefixtures("spared")
def test_circles_made_later_are_still_found() -> None:
    made = _circle()
    assert made() is not None
    look_at_new()
    assert made() is None


@pytest.mark.usefixtures("spared")
def test_what_was_looked_at_is_spared_from_then_on() -> None:
    kept = _Link()
    look_at_new()
    assert all(each is not kept for each in gc.get_objects())


@pytest.mark.usefixtures("spared")
def test_circles_of_what_is_spared_are_found_by_looking_everywhere() -> None:
    one = _Link()
    one.other = one
    made = weakref.ref(one)
    look_at_new()
    del one
    look_at_new()
    assert made() is not None
    assert look_everywhere() > 0
    assert made() is None
