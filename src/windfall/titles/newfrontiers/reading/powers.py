"""The powers of tiles, and what they give."""

from typing import Final

from windfall.titles.newfrontiers.components.powers import GAIN, POWERS, POWERS_FOR, Power
from windfall.titles.newfrontiers.components.tiles import SPECS

TILES: Final = range(len(SPECS))
POWERS_OF: Final[list[tuple[Power, ...]]] = [tuple(power for power in POWERS if power.tile == tile) for tile in TILES]


class Rewards:
    """What powers give, whatever their owner does."""

    __slots__ = ("colonists", "credits", "vp", "worlds")

    def __init__(self) -> None:
        self.credits = 0
        self.vp = 0
        self.colonists = 0
        self.worlds = 0

    def add(self, power: Power) -> None:
        self.credits += power.credits
        self.vp += power.vp
        self.colonists += power.colonists
        self.worlds += power.worlds


def rewards_in(action: int, tiles: tuple[int, ...]) -> Rewards:
    """What the powers of tiles give at the start of an action."""
    rewards = Rewards()
    powers_for = POWERS_FOR[action]
    for tile in tiles:
        for index in powers_for[tile]:
            if POWERS[index].effect == GAIN:
                rewards.add(POWERS[index])
    return rewards
