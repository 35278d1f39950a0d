"""What developments cost an empire, and which it can buy."""

from collections.abc import Sequence
from functools import lru_cache

from windfall.titles.newfrontiers.components.powers import AFTER_DEVELOP, DEVELOP, GAIN, POWERS_FOR
from windfall.titles.newfrontiers.components.tiles import COST, SPACES
from windfall.titles.newfrontiers.reading.powers import rewards_by
from windfall.titles.newfrontiers.rules.develop import discount_by
from windfall.titles.newfrontiers.rules.state import NewFrontiersState


class DevelopPowers:
    """The powers of an empire for Develop."""

    __slots__ = ("after", "discount", "gained")

    def __init__(self, tiles: tuple[int, ...]) -> None:
        powers = [index for tile in tiles for index in POWERS_FOR[DEVELOP][tile]]
        self.discount = discount_by(powers)  # without that of the selecting player
        self.gained = rewards_by(powers, GAIN)  # before a development is bought
        self.after = rewards_by(powers, AFTER_DEVELOP)


def develop_powers_of(tiles: tuple[int, ...]) -> DevelopPowers:
    return _develop_powers(tuple([tile for tile in tiles if POWERS_FOR[DEVELOP][tile]]))


# Most tiles have no such powers.
@lru_cache(1 << 10)
def _develop_powers(tiles: tuple[int, ...]) -> DevelopPowers:
    return DevelopPowers(tiles)


def on_sale(known: NewFrontiersState) -> tuple[int, ...]:
    """The developments that there are copies of, cheapest first."""
    market = known.market
    faces = known.faces
    return tuple([faces[at] for at in _cheapest_first(faces) if market[at]])


@lru_cache(1 << 8)
def _cheapest_first(faces: tuple[int, ...]) -> tuple[int, ...]:
    """The places of developments in play, by cost."""
    return tuple(sorted(range(len(faces)), key=lambda at: COST[faces[at]]))


def buyable(sale: Sequence[int], owned: Sequence[int], budget: int, room: int) -> list[int]:
    """Those of the developments on sale that an empire can buy, with so many credits and discounts and so many
    spaces: none that it owns already."""
    faces = []
    for face in sale:
        if COST[face] > budget:
            break
        if SPACES[face] <= room and face not in owned:
            faces.append(face)
    return faces
