"""What developments cost an empire, and which it can buy."""

from functools import lru_cache

from windfall.titles.newfrontiers.components.powers import AFTER_DEVELOP, DEVELOP, POWERS, POWERS_FOR
from windfall.titles.newfrontiers.components.tiles import COST, SPACES
from windfall.titles.newfrontiers.reading.powers import Rewards, rewards_in
from windfall.titles.newfrontiers.rules.develop import discount_by
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState


class DevelopPowers:
    """The powers of an empire for Develop."""

    __slots__ = ("after", "discount", "gained")

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.discount = 0  # without that of the selecting player
        self.gained = rewards_in(DEVELOP, tiles)  # before a development is bought
        self.after = Rewards()
        for tile in tiles:
            powers = POWERS_FOR[DEVELOP][tile]
            if powers:
                self.discount += discount_by(powers)
                for index in powers:
                    if POWERS[index].effect == AFTER_DEVELOP:
                        self.after.add(POWERS[index])


def on_sale(known: NewFrontiersState) -> list[int]:
    """The developments that there are copies of, cheapest first."""
    market = known.market
    faces = known.faces
    return [faces[at] for at in _cheapest_first(faces) if market[at]]


@lru_cache(1 << 8)
def _cheapest_first(faces: tuple[int, ...]) -> tuple[int, ...]:
    """The places of developments in play, by cost."""
    return tuple(sorted(range(len(faces)), key=lambda at: COST[faces[at]]))


def buyable(sale: list[int], empire: Empire, budget: int, room: int) -> list[int]:
    """Those of the developments on sale that an empire can buy, with so many credits and discounts and so many
    spaces: none that it has already."""
    faces = []
    for face in sale:
        if COST[face] > budget:
            break
        if SPACES[face] <= room and face not in empire.developments:
            faces.append(face)
    return faces
