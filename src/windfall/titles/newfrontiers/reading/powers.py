"""The powers of tiles, and what they give."""

from typing import Final

from windfall.engine.kinds import NO_GOODS
from windfall.titles.newfrontiers.components.powers import CONSUME, GAIN, POWERS, POWERS_FOR, PRODUCE, TRADE, Power
from windfall.titles.newfrontiers.components.tiles import FIRST_DEVELOPMENT, GOODS, SPECS
from windfall.titles.newfrontiers.rules.actions import MOST_POWERS_ON_A_TILE, USE

TILES: Final = range(len(SPECS))
POWERS_OF: Final[list[tuple[Power, ...]]] = [tuple(power for power in POWERS if power.tile == tile) for tile in TILES]
# The power that a `use` action means.
POWER_USED: Final[dict[int, Power]] = {USE + power.tile * MOST_POWERS_ON_A_TILE + power.nth: power for power in POWERS}
# Does the tile change what Produce or Trade, Consume bring?
MATTERS_FOR_GOODS: Final[list[bool]] = [
    (tile < FIRST_DEVELOPMENT and GOODS[tile] != NO_GOODS)
    or bool(POWERS_FOR[PRODUCE][tile] or POWERS_FOR[TRADE][tile] or POWERS_FOR[CONSUME][tile])
    for tile in TILES
]
# Or do powers look for it that give something in these actions?
COUNTS_FOR_GOODS: Final[list[bool]] = [
    MATTERS_FOR_GOODS[tile]
    or tile in [power.with_tile for power in POWERS]
    or any(
        power.action == PRODUCE and power.effect == GAIN and power.per is not None and power.per[tile]
        for power in POWERS
    )
    for tile in TILES
]


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


def rewards_by(powers: list[int], effect: int) -> Rewards:
    """What powers of one effect give."""
    rewards = Rewards()
    for index in powers:
        if POWERS[index].effect == effect:
            rewards.add(POWERS[index])
    return rewards
