"""What Explore shows an empire and what it keeps of that."""

from functools import lru_cache
from typing import Final

from windfall.titles.newfrontiers.components.powers import DRAW_WORLD, EXPLORE, GAIN, POWERS, POWERS_FOR
from windfall.titles.newfrontiers.reading.powers import rewards_by

# Worlds that the selecting player picks from the offer; the others pick one.
SELECTOR_PICKS: Final = 2


class ExplorePowers:
    """The powers of an empire for Explore."""

    __slots__ = ("drawn", "gained", "kept")

    def __init__(self, tiles: tuple[int, ...]) -> None:
        powers = [index for tile in tiles for index in POWERS_FOR[EXPLORE][tile]]
        self.gained = rewards_by(powers, GAIN)
        self.drawn = self.gained.worlds  # from the bag, those that are a reward included
        self.kept = self.gained.worlds
        for index in powers:
            power = POWERS[index]
            if power.effect == DRAW_WORLD:
                self.drawn += power.draw
                self.kept += power.keep


def explore_powers_of(tiles: tuple[int, ...]) -> ExplorePowers:
    return _explore_powers(tuple([tile for tile in tiles if POWERS_FOR[EXPLORE][tile]]))


# Most tiles have no such powers.
@lru_cache(1 << 10)
def _explore_powers(tiles: tuple[int, ...]) -> ExplorePowers:
    return ExplorePowers(tiles)
