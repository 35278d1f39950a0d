"""Sorted pools: what has no order, such as a hand, a deck or a bag, is kept in ascending order."""

from bisect import bisect_left, insort
from typing import Final

from mypy_extensions import i64

# Whether this runs compiled. The interpreter is quickest with what is written in C already; compiled, a plain loop is
# quicker still, since it compares numbers and not objects.
COMPILED: Final = not __file__.endswith(".py")


def put(pool: list[int], item: int) -> None:
    """Add an item to a sorted pool.

    >>> hand = [3, 5, 8]
    >>> put(hand, 6)
    >>> hand
    [3, 5, 6, 8]
    """
    if COMPILED:
        pool.insert(_search(pool, item), item)
    else:
        insort(pool, item)


def take(pool: list[int], item: int) -> None:
    """Take an item out of a sorted pool that has it.

    >>> hand = [3, 5, 8]
    >>> take(hand, 5)
    >>> hand
    [3, 8]
    """
    if COMPILED:
        at = _search(pool, item)
        assert pool[at] == item
        pool.pop(at)
    else:
        pool.remove(item)


def place_of(pool: list[int], item: int) -> int:
    """Where an item stands first in a sorted pool, or would stand."""
    return _search(pool, item) if COMPILED else bisect_left(pool, item)


def count_of(pool: list[int], item: int) -> int:
    """How often a sorted pool has an item.

    >>> count_of([3, 5, 5, 8], 5)
    2
    """
    if not COMPILED:
        return pool.count(item)
    start = _search(pool, item)
    end = start
    while end < len(pool) and pool[end] == item:
        end += 1
    return int(end - start)


def _search(pool: list[int], item: int) -> i64:
    low: i64 = 0
    high: i64 = len(pool)
    wanted: i64 = item
    while low < high:
        middle = (low + high) >> 1
        if pool[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low
