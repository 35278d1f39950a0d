"""Plans: what a world takes to settle, what the Settle actions to come are worth, and what credits are saved for."""

from collections.abc import Sequence
from functools import cached_property

from windfall.engine.kinds import ALIEN, PRODUCTION, WINDFALL
from windfall.titles.newfrontiers.components.powers import (
    AFTER_SETTLE,
    DISCOUNT,
    EXPLORE,
    MILITARY,
    REPLACE_COLONY,
    SETTLE,
)
from windfall.titles.newfrontiers.components.tiles import (
    COLONISTS,
    COST,
    GOODS,
    IS_ALIEN,
    IS_MILITARY,
    IS_XENO,
    KIND,
    VP,
)
from windfall.titles.newfrontiers.player.economy import Economy
from windfall.titles.newfrontiers.player.standing import MOST_COLONIES, Standing
from windfall.titles.newfrontiers.player.tables import POWERS_OF

CANNOT_PAY = 99  # more than any purse holds

# A good given up brings about this much temporary Military.
_TEMPORARY = 2
# A second settling in one action (Improved Logistics) takes a second world and colonists for it.
_SECOND_SETTLE = 0.3
# A colony is replaced (Terraforming Engineers) when a better world of its kind happens to be explored.
_REPLACEMENT = 0.25
# Most of the worlds an empire settles match the condition of a power that pays for some only.
_SOME_WORLDS = 0.4
# More worlds than these are not looked at when the bag is judged; of them, the player will get one of the best.
_SAMPLE = 20
_BEST_SHARE = 4
_MOST_FINDS = 4


def price(economy: Economy, world: int) -> int:
    """Credits for which a world can be settled, or CANNOT_PAY."""
    less = economy.discount
    for power in economy.special:
        if power.effect != MILITARY and power.matches is not None and power.matches[world]:
            less += power.amount
    if not IS_MILITARY[world]:
        return max(0, COST[world] - less)
    if not economy.paying or IS_ALIEN[world] or IS_XENO[world]:
        return CANNOT_PAY
    allowed = [power.amount for power in economy.paying if power.matches is None or power.matches[world]]
    return max(0, COST[world] - max(allowed) - less) if allowed else CANNOT_PAY


def missing_military(economy: Economy, world: int) -> int:
    """How much Military is lacking to conquer a military world."""
    strength = economy.military
    for power in economy.special:
        if power.effect != DISCOUNT and power.matches is not None and power.matches[world]:
            strength += economy.amount(power)
    return max(0, COST[world] - strength)


class Plan:
    """The worlds that an empire may yet settle and the developments it may yet buy."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self._full_worths: dict[int, float] = {}
        self._purses: dict[int, float] = {}
        self._bag: list[tuple[int, float]] | None = None

    # Worlds

    def net(self, economy: Economy, world: int, worth: float, credits_then: int) -> float:
        """What settling a world brings: its worth less its price, and less if it is still out of reach."""
        weights = self.standing.weights
        best = 0.0
        cost = price(economy, world)
        if cost != CANNOT_PAY:
            best = worth - cost * self.standing.credit
            if cost > credits_then:
                best *= weights.unaffordable ** (cost - credits_then)
        if IS_MILITARY[world]:
            gap = float(missing_military(economy, world))
            if gap and economy.temporary:
                gap = max(0.5, gap - _TEMPORARY)
            best = max(best, worth * weights.gap**gap)
        return best

    def net_now(self, world: int) -> float:
        """Of a world that could be explored or kept."""
        standing = self.standing
        return self.net(standing.economy, world, self.full_worth(world), standing.empire.credits)

    def value(
        self,
        *,
        economy: Economy | None = None,
        colonists: float = 0.0,
        without: int = -1,
        extra: Sequence[tuple[float, int]] = (),
        colonies: int = 0,
        credits_then: int | None = None,
    ) -> float:
        """Of all Settle actions to come: with other powers, more colonists or colonies, without an explored world,
        with extra ones (what they bring, colonists they need), or with other credits."""
        standing = self.standing
        weights = standing.weights
        outlook = standing.outlook
        economy = economy or standing.economy
        funds = standing.empire.credits if credits_then is None else credits_then
        options = [
            (self.net(economy, world, standing.worth(world), funds), COLONISTS[world])
            for world in standing.empire.explored
            if world != without
        ]
        options += extra
        finds = min(_MOST_FINDS, int(outlook.explores * (1 + economy.gains[EXPLORE].worlds) + 0.5))
        options += [(weights.find * self.unexplored(economy), 1)] * finds
        options.sort(key=lambda option: option[0] / (2 + option[1]), reverse=True)
        settles = max(outlook.settles, weights.settle_rate * outlook.rounds)
        settles *= 1 + _SECOND_SETTLE * economy.second_settles
        hand = standing.empire.colonists + colonists + 0.5 * economy.gains[SETTLE].colonists * settles
        room = MOST_COLONIES + 0.5 - len(standing.empire.colonies) - colonies
        time = total = 0.0
        for net, needed in options:
            if net <= 0 or room <= 0 or time >= settles:
                break
            # a Settle action that takes two colonists makes up for two that are missing
            actions = 1 + max(0.0, needed - hand) / 2
            hand = max(0.0, hand - needed)
            part = min(1.0, room, (settles - time) / actions)
            total += part * net * (1 - weights.wait * (time + actions - 1) / settles)
            time += actions
            room -= part
        return weights.later * total

    @cached_property
    def value_now(self) -> float:
        return self.value()

    def unexplored(self, economy: Economy) -> float:
        """Of a world that may be picked in an Explore action."""
        return self._unexplored_now if economy is self.standing.economy else self._unexplored(economy)

    @cached_property
    def _unexplored_now(self) -> float:
        return self._unexplored(self.standing.economy)

    def _unexplored(self, economy: Economy) -> float:
        standing = self.standing
        outlook = standing.outlook
        bag = standing.state.bag
        if not bag or outlook.settles < 0.7 or outlook.explores < 0.5:
            return 0.0
        if self._bag is None:
            # the bag is sorted, so that every so-manieth world of it is a fair sample
            self._bag = [(world, self._rough_worth(world)) for world in bag[:: 1 + len(bag) // _SAMPLE]]
        funds = standing.empire.credits
        nets = sorted((self.net(economy, world, worth, funds) for world, worth in self._bag), reverse=True)
        best = nets[: max(1, len(nets) // _BEST_SHARE)]
        return standing.weights.unexplored * sum(best) / len(best)

    def _rough_worth(self, world: int) -> float:
        """Of a world in the bag, good enough to compare many."""
        standing = self.standing
        worth = VP[world] + 0.3 * len(POWERS_OF[world])
        kind = min(KIND[world], ALIEN)
        if GOODS[world] == PRODUCTION:
            cycles = min(standing.outlook.produces, standing.outlook.trades)
            worth += 0.5 * (1.5 + 0.4 * kind) * standing.credit * cycles
        elif GOODS[world] == WINDFALL:
            worth += (1 + kind) * standing.credit * standing.hold
        return worth

    # Tiles with Settle powers

    def full_worth(self, tile: int) -> float:
        """Of a tile in the empire, its Settle powers included."""
        worth = self._full_worths.get(tile)
        if worth is None:
            worth = self.standing.worth(tile) + self._settle_powers_of(tile)
            self._full_worths[tile] = worth
        return worth

    def _settle_powers_of(self, tile: int) -> float:
        powers = [power for power in POWERS_OF[tile] if power.action == SETTLE]
        if not powers:
            return 0.0
        standing = self.standing
        total = standing.military_worth(tile)
        for power in powers:
            if power.effect == AFTER_SETTLE:
                share = 1.0 if power.matches is None else _SOME_WORLDS
                reward = (
                    power.credits * standing.later_credit + power.vp * standing.chip + power.worlds * standing.world
                )
                total += share * standing.new_colonies * reward
            elif power.effect == REPLACE_COLONY:
                total += _REPLACEMENT * standing.outlook.settles
        return total + self.value(economy=Economy(standing.tiles_with(tile))) - self.value_now

    # Credits

    def purse(self, amount: int) -> float:
        """What it is worth to have so many credits: to spend some time, and for what is wanted already."""
        amount = max(0, amount)
        worth = self._purses.get(amount)
        if worth is None:
            worth = self.standing.credit * amount + self.value(credits_then=amount) + self.target(amount)
            self._purses[amount] = worth
        return worth

    def target(self, amount: int) -> float:
        """Of the large development that is being saved for, with so many credits."""
        standing = self.standing
        best = 0.0
        for face, bonus in standing.large_developments:
            cost = COST[face] - standing.economy.develop_discount
            missing = max(0, cost - amount)
            best = max(best, (bonus - cost * standing.credit) * standing.weights.saving**missing)
        return standing.weights.target * best

    def paying(self, cost: int) -> float:
        """What it is worth not to pay so many credits."""
        funds = self.standing.empire.credits
        return self.purse(funds) - self.purse(funds - cost)

    def gaining(self, amount: int) -> float:
        return -self.paying(-amount)

    @cached_property
    def credit(self) -> float:
        """Of each of the next few credits."""
        return self.gaining(3) / 3
