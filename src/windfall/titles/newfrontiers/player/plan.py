"""Plans: what the Settle actions to come are worth, and what credits are saved for."""

from collections.abc import Sequence
from functools import cached_property

from windfall.engine.kinds import ALIEN, PRODUCTION, WINDFALL
from windfall.titles.newfrontiers.components.powers import AFTER_SETTLE, REPLACE_COLONY, SETTLE
from windfall.titles.newfrontiers.components.tiles import COLONISTS, GOODS, IS_MILITARY, KIND, VP
from windfall.titles.newfrontiers.player.appraisal import Appraisal, worlds_found
from windfall.titles.newfrontiers.reading.empire import EmpireTiles
from windfall.titles.newfrontiers.reading.powers import POWERS_OF
from windfall.titles.newfrontiers.reading.settling import SettlePowers
from windfall.titles.newfrontiers.rules.develop import cost_after
from windfall.titles.newfrontiers.rules.military import CANNOT_PAY
from windfall.titles.newfrontiers.rules.supply import COLONIES_TO_END

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


class Plan:
    """The worlds that an empire may yet settle and the developments it may yet buy."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self._full_worths: dict[int, float] = {}
        self._purses: dict[int, float] = {}
        self._bag: list[tuple[int, float]] | None = None

    # Worlds

    def net(self, settle: SettlePowers, world: int, worth: float, credits_then: int) -> float:
        """What settling a world brings: its worth less its price, and less if it is still out of reach."""
        weights = self.appraisal.weights
        best = 0.0
        cost = settle.payment(world)
        if cost != CANNOT_PAY:
            best = worth - cost * self.appraisal.credit
            if cost > credits_then:
                best *= weights.unaffordable ** (cost - credits_then)
        if IS_MILITARY[world]:
            gap = float(max(0, -settle.surplus(world)))
            if gap and settle.temporary:
                gap = max(0.5, gap - _TEMPORARY)
            best = max(best, worth * weights.gap**gap)
        return best

    def net_now(self, world: int) -> float:
        """Of a world that could be explored or kept."""
        appraisal = self.appraisal
        return self.net(appraisal.tiles.settle, world, self.full_worth(world), appraisal.empire.credits)

    def value(
        self,
        *,
        tiles: EmpireTiles | None = None,
        colonists: float = 0.0,
        without: int = -1,
        extra: Sequence[tuple[float, int]] = (),
        colonies: int = 0,
        credits_then: int | None = None,
    ) -> float:
        """Of all Settle actions to come: with other tiles, more colonists or colonies, without an explored world,
        with extra ones (what they bring, colonists they need), or with other credits."""
        appraisal = self.appraisal
        weights = appraisal.weights
        outlook = appraisal.outlook
        tiles = tiles or appraisal.tiles
        settle = tiles.settle
        funds = appraisal.empire.credits if credits_then is None else credits_then
        options = [
            (self.net(settle, world, appraisal.worth(world), funds), COLONISTS[world])
            for world in appraisal.empire.explored
            if world != without
        ]
        options += extra
        finds = min(_MOST_FINDS, int(outlook.explores * (1 + worlds_found(tiles.explore)) + 0.5))
        options += [(weights.find * self.unexplored(tiles), 1)] * finds
        options.sort(key=lambda option: option[0] / (2 + option[1]), reverse=True)
        settles = max(outlook.settles, weights.settle_rate * outlook.rounds)
        settles *= 1 + _SECOND_SETTLE * settle.second_settles
        hand = appraisal.empire.colonists + colonists + 0.5 * settle.colonists * settles
        room = COLONIES_TO_END + 0.5 - len(appraisal.empire.colonies) - colonies
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

    def unexplored(self, tiles: EmpireTiles) -> float:
        """Of a world that may be picked in an Explore action."""
        return self._unexplored_now if tiles is self.appraisal.tiles else self._unexplored(tiles.settle)

    @cached_property
    def _unexplored_now(self) -> float:
        return self._unexplored(self.appraisal.tiles.settle)

    def _unexplored(self, settle: SettlePowers) -> float:
        appraisal = self.appraisal
        outlook = appraisal.outlook
        bag = appraisal.state.bag
        if not bag or outlook.settles < 0.7 or outlook.explores < 0.5:
            return 0.0
        if self._bag is None:
            # the bag is sorted, so that every so-manieth world of it is a fair sample
            self._bag = [(world, self._rough_worth(world)) for world in bag[:: 1 + len(bag) // _SAMPLE]]
        funds = appraisal.empire.credits
        nets = sorted((self.net(settle, world, worth, funds) for world, worth in self._bag), reverse=True)
        best = nets[: max(1, len(nets) // _BEST_SHARE)]
        return appraisal.weights.unexplored * sum(best) / len(best)

    def _rough_worth(self, world: int) -> float:
        """Of a world in the bag, good enough to compare many."""
        appraisal = self.appraisal
        worth = VP[world] + 0.3 * len(POWERS_OF[world])
        kind = min(KIND[world], ALIEN)
        if GOODS[world] == PRODUCTION:
            cycles = min(appraisal.outlook.produces, appraisal.outlook.trades)
            worth += 0.5 * (1.5 + 0.4 * kind) * appraisal.credit * cycles
        elif GOODS[world] == WINDFALL:
            worth += (1 + kind) * appraisal.credit * appraisal.hold
        return worth

    # Tiles with Settle powers

    def full_worth(self, tile: int) -> float:
        """Of a tile in the empire, its Settle powers included."""
        worth = self._full_worths.get(tile)
        if worth is None:
            worth = self.appraisal.worth(tile) + self._settle_powers_of(tile)
            self._full_worths[tile] = worth
        return worth

    def _settle_powers_of(self, tile: int) -> float:
        powers = [power for power in POWERS_OF[tile] if power.action == SETTLE]
        if not powers:
            return 0.0
        appraisal = self.appraisal
        total = appraisal.military_worth(tile)
        for power in powers:
            if power.effect == AFTER_SETTLE:
                share = 1.0 if power.matches is None else _SOME_WORLDS
                reward = (
                    power.credits * appraisal.later_credit + power.vp * appraisal.chip + power.worlds * appraisal.world
                )
                total += share * appraisal.new_colonies * reward
            elif power.effect == REPLACE_COLONY:
                total += _REPLACEMENT * appraisal.outlook.settles
        return total + self.value(tiles=appraisal.tiles.with_tile(tile)) - self.value_now

    # Credits

    def purse(self, amount: int) -> float:
        """What it is worth to have so many credits: to spend some time, and for what is wanted already."""
        amount = max(0, amount)
        worth = self._purses.get(amount)
        if worth is None:
            worth = self.appraisal.credit * amount + self.value(credits_then=amount) + self.target(amount)
            self._purses[amount] = worth
        return worth

    def target(self, amount: int) -> float:
        """Of the large development that is being saved for, with so many credits."""
        appraisal = self.appraisal
        best = 0.0
        for face, bonus in appraisal.large_developments:
            cost = cost_after(face, appraisal.tiles.develop.discount)
            missing = max(0, cost - amount)
            best = max(best, (bonus - cost * appraisal.credit) * appraisal.weights.saving**missing)
        return appraisal.weights.target * best

    def paying(self, cost: int) -> float:
        """What it is worth not to pay so many credits."""
        funds = self.appraisal.empire.credits
        return self.purse(funds) - self.purse(funds - cost)

    def gaining(self, amount: int) -> float:
        return -self.paying(-amount)

    @cached_property
    def credit(self) -> float:
        """Of each of the next few credits."""
        return self.gaining(3) / 3
