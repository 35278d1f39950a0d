"""What Produce makes of the colonies of an empire. The supply of goods is taken to last."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from windfall.engine.kinds import ANY, NO_KIND, PRODUCTION, WINDFALL
from windfall.titles.newfrontiers.components.powers import (
    GAIN,
    PER_PRODUCED,
    POWERS,
    POWERS_FOR,
    PRODUCE,
    PRODUCTION_FEE,
    WHEN_PRODUCED_HERE,
    WINDFALL_POWER,
    Power,
)
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, GOODS, KIND
from windfall.titles.newfrontiers.reading.consuming import ConsumePowers
from windfall.titles.newfrontiers.rules.produce import gain_times, goods_of
from windfall.titles.newfrontiers.rules.state import NO_GOOD

# By the printed prices.
DEAREST_FIRST: Final = (3, 2, 1, 0)


class ProducePowers:
    """The powers of an empire for Produce."""

    __slots__ = ("fills", "fills_any", "here", "per_produced", "rewards")

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.fills: list[int] = []  # kinds of which a windfall colony gets a good
        self.fills_any = 0  # windfall colonies of whichever kind
        self.here: list[Power] = []  # rewards for a good made on their own colony
        self.per_produced: list[Power] = []
        self.rewards: list[Power] = []  # all others, fees and rewards for having made the most among them
        for tile in tiles:
            for index in POWERS_FOR[PRODUCE][tile]:
                power = POWERS[index]
                if power.effect == WINDFALL_POWER:
                    if power.kind == ANY:
                        self.fills_any += 1
                    else:
                        self.fills.append(power.kind)
                elif power.effect == WHEN_PRODUCED_HERE:
                    self.here.append(power)
                elif power.effect == PER_PRODUCED:
                    self.per_produced.append(power)
                else:
                    self.rewards.append(power)

    def credits(self, colonies: Sequence[int], goods: Sequence[int], made: list[int], seen: list[int]) -> int:
        """That powers give if these goods are made, less fees; not for having made the most, which others decide.
        Some count the tiles of the empire, as selectors see them."""
        total = 0
        for power in self.here:
            if goods[colonies.index(power.tile)] == NO_GOOD:
                total += power.credits
        for power in self.rewards:
            if power.effect == GAIN:
                total += power.credits * gain_times(power, seen)
            elif power.effect == PRODUCTION_FEE and goods[colonies.index(power.tile)] == NO_GOOD:
                total -= power.credits
        for power in self.per_produced:
            total += power.credits * per_produced_times(power, made)
        return total


def produce_powers_of(tiles: tuple[int, ...]) -> ProducePowers:
    return _produce_powers(tuple([tile for tile in tiles if POWERS_FOR[PRODUCE][tile]]))


# Most tiles have no such powers.
@lru_cache(1 << 10)
def _produce_powers(tiles: tuple[int, ...]) -> ProducePowers:
    return ProducePowers(tiles)


def per_produced_times(power: Power, made: list[int]) -> int:
    """How often a power gives its rewards for goods made, by kind."""
    return goods_of(made, power.kind) // power.every


def windfall_kind(world: int, named: int, consume: ConsumePowers) -> int:
    """The kind of the good that a windfall world brings; of the any-kind world the one named, or what its owner would
    name."""
    if world != ANY_WORLD:
        return KIND[world]
    return consume.wanted_kind() if named == NO_KIND else named


class Production:
    """The goods that Produce makes, all fees paid: windfall colonies get one by powers, those for one kind first, and
    those for any in the given order of kinds; the selecting player has one of these more."""

    __slots__ = ("empty_windfalls", "fills_any_world", "made")

    def __init__(
        self,
        colonies: Sequence[int],
        goods: Sequence[int],
        powers: ProducePowers,
        any_world_makes: int,
        fill_order: Sequence[int],
        selects: bool = False,
    ) -> None:
        made = [0, 0, 0, 0]
        empty = [0, 0, 0, 0]
        any_world_empty = False
        for at, colony in enumerate(colonies):
            if goods[at] == NO_GOOD:
                kind = KIND[colony]
                if colony == ANY_WORLD:
                    kind = any_world_makes
                    any_world_empty = True
                if GOODS[colony] == PRODUCTION:
                    made[kind] += 1
                elif GOODS[colony] == WINDFALL:
                    empty[kind] += 1
        for kind in powers.fills:
            if empty[kind]:
                empty[kind] -= 1
                made[kind] += 1
        anywhere = powers.fills_any + (1 if selects else 0)
        if anywhere:
            for kind in fill_order:
                filled = min(anywhere, empty[kind])
                empty[kind] -= filled
                made[kind] += filled
                anywhere -= filled
        self.made = made
        # as a windfall colony it gets the last good of its kind, since that cannot be sold
        self.fills_any_world = any_world_empty and (GOODS[ANY_WORLD] == PRODUCTION or not empty[any_world_makes])
        self.empty_windfalls = empty[0] + empty[1] + empty[2] + empty[3]
