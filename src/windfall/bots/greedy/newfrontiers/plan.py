"""Settling: what a world takes, and what the Settle actions to come are worth."""

from collections.abc import Sequence
from functools import cached_property

from windfall.bots.greedy.newfrontiers.economy import Economy
from windfall.bots.greedy.newfrontiers.standing import MOST_COLONIES, Standing
from windfall.bots.greedy.newfrontiers.tables import POWERS_OF
from windfall.newfrontiers.powers import (
    AFTER_SETTLE,
    DISCOUNT,
    MILITARY,
    REPLACE_COLONY,
    SETTLE,
)
from windfall.newfrontiers.tiles import (
    COLONISTS,
    COST,
    GOODS,
    IS_ALIEN,
    IS_MILITARY,
    IS_XENO,
    KIND,
    PRODUCTION,
    VP,
    WINDFALL,
)

CANNOT = 99


def price(economy: Economy, world: int) -> int:
    """Credits for which a world can be settled; CANNOT if only Military takes it."""
    less = economy.discount
    for power in economy.special:
        if power.effect != MILITARY and power.matches is not None and power.matches[world]:
            less += power.amount
    if not IS_MILITARY[world]:
        return max(0, COST[world] - less)
    if IS_ALIEN[world] or IS_XENO[world]:
        return CANNOT
    best = -1
    for power in economy.paying:
        if power.matches is None or power.matches[world]:
            best = max(best, power.amount)
    return CANNOT if best < 0 else max(0, COST[world] - best - less)


def missing_military(economy: Economy, world: int) -> int:
    """How much Military is lacking to conquer a military world."""
    strength = economy.military
    for power in economy.special:
        if power.effect != DISCOUNT and power.matches is not None and power.matches[world]:
            strength += power.amount
    return max(0, COST[world] - strength)


class Plan:
    """The worlds that an empire may yet settle, and what that is worth in all."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.worlds = standing.empire.explored
        self._full_worths: dict[int, float] = {}
        self._purses: dict[int, float] = {}
        self._bag: list[tuple[int, float]] | None = None

    def net(self, economy: Economy, world: int, worth: float, funds: int | None = None) -> float:
        """What settling a world brings: its worth less its price, less if it is still out of reach."""
        standing = self.standing
        weights = standing.weights
        best = 0.0
        cost = price(economy, world)
        if cost != CANNOT:
            best = worth - cost * standing.credit
            lacking = cost - (standing.empire.credits if funds is None else funds)
            if lacking > 0:
                best *= weights.unaffordable**lacking
        if IS_MILITARY[world]:
            gap = float(missing_military(economy, world))
            if gap and economy.temporary:
                gap = max(0.5, gap - 2)
            best = max(best, worth * weights.gap**gap)
        return best

    def value(
        self,
        *,
        economy: Economy | None = None,
        colonists: float = 0.0,
        without: int = -1,
        extra: Sequence[tuple[float, int]] = (),
        colonies: int = 0,
        funds: int | None = None,
    ) -> float:
        """Of all Settle actions to come, with some more colonists, without a world, with other worlds besides."""
        standing = self.standing
        economy = economy or standing.economy
        options = [
            (self.net(economy, world, standing.worth(world), funds), COLONISTS[world])
            for world in self.worlds
            if world != without
        ]
        options += extra
        future = self.unexplored(economy)
        outlook = standing.outlook
        finds = min(int(standing.weights.most_finds), int(outlook.explores * (1 + economy.gains[1].worlds) + 0.5))
        options += [(future * standing.weights.find, 1)] * finds
        options.sort(key=lambda option: option[0] / (1 + option[1] / 2), reverse=True)
        settles = max(outlook.settles, standing.weights.settle_rate * outlook.rounds) * (
            1 + 0.3 * economy.second_settles
        )
        hand = standing.empire.colonists + colonists + 0.5 * economy.gains[SETTLE].colonists * settles
        count = MOST_COLONIES + 0.5 - len(standing.empire.colonies) - colonies
        time = 0.0
        total = 0.0
        for net, needed in options:
            if net <= 0 or count <= 0:
                break
            missing = max(0.0, needed - hand)
            hand = max(0.0, hand - needed)
            step = 1 + missing / 2
            part = min(1.0, count, (settles - time) / step)
            if part <= 0:
                break
            total += part * net * (1 - standing.weights.wait * (time + step - 1) / settles)
            time += step
            count -= part
        return standing.weights.later * total / (1 + standing.weights.later_decay * outlook.rounds)

    def purse(self, funds: int) -> float:
        """What it is worth to have so many credits: to spend some time, and for what is wanted already."""
        funds = max(0, funds)
        worth = self._purses.get(funds)
        if worth is None:
            worth = self.value(funds=funds) + self.standing.credit * funds + self.target(funds)
            self._purses[funds] = worth
        return worth

    def target(self, funds: int) -> float:
        """Of a large development that is being saved for."""
        standing = self.standing
        best = 0.0
        for face, worth in standing.large_developments:
            cost = COST[face] - standing.economy.develop_discount
            lacking = max(0, cost - funds)
            best = max(best, (worth - cost * standing.credit) * standing.weights.saving**lacking)
        return standing.weights.target * best

    def spend(self, cost: int) -> float:
        """What paying credits costs, or gaining them brings if negative."""
        funds = self.standing.empire.credits
        return self.purse(funds) - self.purse(funds - cost)

    @cached_property
    def credit(self) -> float:
        """Of the next few credits, each."""
        return -self.spend(-3) / 3

    @cached_property
    def value_now(self) -> float:
        return self.value()

    def full_worth(self, tile: int) -> float:
        """Of a tile in the empire, its Settle powers included."""
        worth = self._full_worths.get(tile)
        if worth is None:
            worth = self._full_worths[tile] = self.standing.worth(tile) + self._settle_powers_of(tile)
        return worth

    def _settle_powers_of(self, tile: int) -> float:
        powers = [power for power in POWERS_OF[tile] if power.action == SETTLE]
        if not powers:
            return 0.0
        standing = self.standing
        total = 0.0
        for power in powers:
            if power.effect == AFTER_SETTLE:
                share = 1.0 if power.matches is None else 0.4
                reward = power.credits * standing.credit + power.vp * standing.chip + power.worlds * standing.world
                total += share * standing.new_colonies * reward
            elif power.effect == MILITARY and power.matches is None:
                total += standing.weights.military * power.amount * standing.outlook.rounds
            elif power.effect == REPLACE_COLONY:
                total += 0.25 * standing.outlook.settles
        return total + self.value(economy=Economy(standing._tiles_with(tile))) - self.value_now

    def unexplored(self, economy: Economy) -> float:
        """Of a world that may be picked in an Explore action to come."""
        if economy is self.standing.economy:
            return self._unexplored_now
        return self._unexplored(economy)

    @cached_property
    def _unexplored_now(self) -> float:
        return self._unexplored(self.standing.economy)

    def _unexplored(self, economy: Economy) -> float:
        standing = self.standing
        if standing.outlook.settles < 0.7 or standing.outlook.explores < 0.5:
            return 0.0
        if self._bag is None:
            bag = standing.state.bag
            self._bag = [(world, self._rough_worth(world)) for world in bag[:: 1 + len(bag) // 20]]
        nets = [self.net(economy, world, worth) for world, worth in self._bag]
        nets.sort(reverse=True)
        best = nets[: max(1, len(nets) // 4)]
        return standing.weights.unexplored * sum(best) / len(best) if best else 0.0

    def _rough_worth(self, world: int) -> float:
        """Of a world in the bag, good enough to compare dozens of them."""
        standing = self.standing
        worth = float(VP[world])
        if GOODS[world] == PRODUCTION:
            worth += (
                0.5
                * (1.5 + 0.4 * min(KIND[world], 3))
                * standing.credit
                * min(standing.outlook.produces, standing.outlook.trades)
            )
        elif GOODS[world] == WINDFALL:
            worth += (1 + KIND[world]) * standing.credit * standing.hold
        worth += 0.3 * len(POWERS_OF[world])
        return worth
