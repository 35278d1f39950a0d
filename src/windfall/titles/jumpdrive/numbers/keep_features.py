"""Options of discarding in numbers: what the card would be good for, and what is lost without it."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.features import Layout, Row, nearest
from windfall.titles.jumpdrive.reading.keeping import Keeping

LAYOUT: Final = Layout()
_PRICE: Final = LAYOUT.add("keep.price", "cards to pay for it next round, with another card", 8)
_LACKING: Final = LAYOUT.add("keep.lacking", "military that is lacking for it, if it cannot be paid", 6)
_SHORT: Final = LAYOUT.add("keep.short", "cards that are short of its price next round", 5)
_GAIN: Final = LAYOUT.add("keep.gain", "tenths of a VP by the end that it gains beyond its worth as money", 100)
_HELPS: Final = LAYOUT.add("keep.helps", "tenths of a VP by which others in hand gain more with it", 100)
_LOWER: Final = LAYOUT.add("keep.lower", "cards in hand that are better to discard", 8)
_LOST: Final = LAYOUT.add(
    "keep.lost", "tenths of a VP lost with the best set that begins with it, more than at best", 200
)


def write_keeps(
    rows: Row, start: int, width: int, keeping: Keeping, picks: list[int], most: int, actions: Sequence[int]
) -> None:
    """For each of the actions, in rows that begin at a place and are so wide."""
    places = keeping.places(picks, actions)
    least = keeping.least(picks, most)
    for at in places:
        _write_card(rows, start, keeping, at)
        rows[start + _LOST] = nearest(10 * (keeping.lost(at, most - 1) - least)) / 200
        start += width


def _write_card(row: Row, start: int, keeping: Keeping, at: int) -> None:
    price = keeping.economy.addition(keeping.hand[at]).price
    if price < 0:
        row[start + _LACKING] = -price / 6
    else:
        row[start + _PRICE] = price / 8
        row[start + _SHORT] = max(0, 1 + price - keeping.budget) / 5
    row[start + _GAIN] = nearest(10 * keeping.gains[at]) / 100
    row[start + _HELPS] = nearest(10 * keeping.helps[at]) / 100
    row[start + _LOWER] = keeping.lower[at] / 8
