"""What a Trade, Consume action makes of goods: the best sales, then the Consume powers."""

from collections.abc import Sequence

from windfall.engine.kinds import KINDS, NO_KIND
from windfall.titles.newfrontiers.components.powers import Power
from windfall.titles.newfrontiers.reading.consuming import ConsumePowers, take_goods, want_goods


class Market:
    """Consume powers and prices, with what a VP chip and a credit are worth to their owner."""

    __slots__ = ("_consumers", "_demand", "_prices", "_sales")

    def __init__(self, powers: ConsumePowers, sales: int, chip: float, credit: float) -> None:
        self._prices = [price * credit for price in powers.prices]
        self._sales = sales
        # the best use of a good first; of equal ones the power that is harder to feed
        ranked = []
        for power in powers.consumers:
            reward = power.vp * chip + power.credits * credit
            each = (reward if power.up_to else reward / power.goods) + powers.bonus_vp * chip
            ranked.append((each, power.kind != NO_KIND, -power.index, power))
        ranked.sort(reverse=True)
        self._consumers = [(each, power) for each, _restricted, _index, power in ranked]
        # goods that powers for one kind ask for, so that powers for any kind leave them those
        self._demand = [0, 0, 0, 0]
        for power in powers.consumers:
            want_goods(power, self._demand, 1)

    def worth(self, goods: Sequence[int]) -> float:
        """Of goods by kind, if they are sold and consumed in one action."""
        if not any(goods):
            return 0.0
        return self._worth(list(goods), self._sales)

    def _worth(self, goods: list[int], sales: int) -> float:
        """With this many sales left; the goods are left as they are."""
        best = self._consumed(goods)
        if sales:
            for kind in KINDS:
                if goods[kind]:
                    goods[kind] -= 1
                    best = max(best, self._prices[kind] + self._worth(goods, sales - 1))
                    goods[kind] += 1
        return best

    def _consumed(self, goods: Sequence[int]) -> float:
        """Of goods by kind, if they are consumed."""
        left = list(goods)
        total = 0.0
        for each, power in self._consumers:
            total += each * self.take(power, left)
        return total

    def take(self, power: Power, goods: list[int]) -> int:
        """Take the goods that the power consumes; how many there were."""
        return take_goods(power, goods, self._demand, cheapest_of_different=True)
