"""An empire's powers drawn together: what it makes, sells and consumes, and what each action brings it."""

from collections.abc import Sequence

from windfall.engine.kinds import ANY, KINDS, NO_KIND, NOVELTY, PRODUCTION, WINDFALL
from windfall.titles.newfrontiers.components.powers import (
    AFTER_DEVELOP,
    AFTER_SETTLE,
    CONSUME,
    CONSUME_BONUS,
    CONSUME_GOODS,
    DEVELOP,
    DISCOUNT,
    DISCOUNT_OR_MILITARY,
    DRAW_WORLD,
    EXPLORE,
    MILITARY,
    MOST_PRODUCED,
    PAY_FOR_MILITARY,
    PER_PRODUCED,
    PRICE,
    PRODUCE,
    PRODUCTION_FEE,
    SECOND_SETTLE,
    SELL,
    SETTLE,
    TEMPORARY_MILITARY,
    WHEN_PRODUCED_HERE,
    WINDFALL_POWER,
    Power,
)
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, DEVELOPMENTS, GOODS, KIND
from windfall.titles.newfrontiers.player.tables import POWERS_OF

# A power that pays only for making the most goods of a kind pays about this often.
_MOST_PRODUCED_CHANCE = 0.4
# A world drawn that goes back again still gave a choice.
_CHOICE = 0.3


class Rewards:
    """What an action brings through powers, whatever its owner does in it."""

    __slots__ = ("colonists", "credits", "vp", "worlds")

    def __init__(self) -> None:
        self.credits = 0.0
        self.vp = 0.0
        self.colonists = 0.0
        self.worlds = 0.0

    def add(self, power: Power, times: float = 1.0) -> None:
        self.credits += power.credits * times
        self.vp += power.vp * times
        self.colonists += power.colonists * times
        self.worlds += power.worlds * times

    def add_explore(self, power: Power) -> None:
        """A power of Explore, which may draw worlds to choose from."""
        self.add(power)
        if power.effect == DRAW_WORLD:
            self.worlds += power.keep + _CHOICE * (power.draw - power.keep)


class Economy:
    """The powers of a set of tiles."""

    __slots__ = (
        "after_develop",
        "after_settle",
        "any_world",
        "bonus_vp",
        "consumers",
        "develop_discount",
        "discount",
        "gains",
        "makes",
        "military",
        "paying",
        "per_good",
        "price",
        "produced_here",
        "sales",
        "second_settles",
        "special",
        "temporary",
        "tiles",
        "windfall_powers",
        "windfalls",
    )

    def __init__(self, tiles: Sequence[int]) -> None:
        self.tiles = tiles
        self.makes = [0, 0, 0, 0]  # production colonies by kind
        self.windfalls = [0, 0, 0, 0]  # windfall colonies by kind
        self.windfall_powers: list[int] = []  # kinds, or ANY
        self.any_world = False
        self.price = [1, 2, 3, 4]
        self.sales = 1
        self.consumers: list[Power] = []
        self.bonus_vp = 0  # for each good consumed
        self.per_good: list[Power] = []  # rewards for goods made
        self.produced_here: list[Power] = []
        self.gains = [Rewards() for _ in range(6)]  # by action
        self.develop_discount = 0
        self.after_develop = Rewards()
        self.after_settle: list[Power] = []
        self.military = 0
        self.discount = 0
        self.special: list[Power] = []  # Military and discounts for some worlds only
        self.temporary: list[Power] = []
        self.paying: list[Power] = []
        self.second_settles = 0
        for tile in tiles:
            if tile < DEVELOPMENTS.start:
                self._add_colony(tile)
            for power in POWERS_OF[tile]:
                self._add(power)

    def _add_colony(self, colony: int) -> None:
        goods = GOODS[colony]
        if colony == ANY_WORLD:
            self.any_world = True
        elif goods == PRODUCTION:
            self.makes[KIND[colony]] += 1
        elif goods == WINDFALL:
            self.windfalls[KIND[colony]] += 1

    def _add(self, power: Power) -> None:
        action = power.action
        if action == SETTLE:
            self._add_settle(power)
        elif action == CONSUME:
            self._add_consume(power)
        elif action == PRODUCE:
            self._add_produce(power)
        elif action == DEVELOP:
            if power.effect == DISCOUNT:
                self.develop_discount += power.amount
            elif power.effect == AFTER_DEVELOP:
                self.after_develop.add(power)
            else:
                self.gains[DEVELOP].add(power)
        elif action == EXPLORE:
            self.gains[EXPLORE].add_explore(power)
        elif power.effect == PRICE:
            for kind in KINDS:
                if power.kind in (NO_KIND, kind):
                    self.price[kind] += power.amount

    def _add_settle(self, power: Power) -> None:
        effect = power.effect
        if effect == MILITARY:
            if power.matches is None:
                self.military += self.amount(power)
            else:
                self.special.append(power)
        elif effect == DISCOUNT:
            if power.matches is None:
                self.discount += power.amount
            else:
                self.special.append(power)
        elif effect == DISCOUNT_OR_MILITARY:
            self.special.append(power)
        elif effect == TEMPORARY_MILITARY:
            self.temporary.append(power)
        elif effect == PAY_FOR_MILITARY:
            self.paying.append(power)
        elif effect == AFTER_SETTLE:
            self.after_settle.append(power)
        elif effect == SECOND_SETTLE:
            self.second_settles += 1
        else:
            self.gains[SETTLE].add(power)

    def _add_consume(self, power: Power) -> None:
        effect = power.effect
        if effect == CONSUME_GOODS:
            self.consumers.append(power)
        elif effect == CONSUME_BONUS:
            self.bonus_vp += power.vp
            if power.with_tile in self.tiles:
                self.gains[CONSUME].vp += power.with_vp
        elif effect == SELL:
            self.sales += 1
        else:
            self.gains[CONSUME].add(power)

    def _add_produce(self, power: Power) -> None:
        effect = power.effect
        if effect == WINDFALL_POWER:
            self.windfall_powers.append(power.kind)
        elif effect == WHEN_PRODUCED_HERE:
            self.produced_here.append(power)
        elif effect == PRODUCTION_FEE:
            self.gains[PRODUCE].credits -= power.credits
        elif effect == PER_PRODUCED:
            self.per_good.append(power)
        elif effect == MOST_PRODUCED:
            if self.makes[power.kind]:
                self.gains[PRODUCE].add(power, _MOST_PRODUCED_CHANCE)
        else:
            self.gains[PRODUCE].add(power, 1 if power.per is None else self._count(power))

    def amount(self, power: Power) -> int:
        return power.amount if power.per is None else power.amount * self._count(power)

    def _count(self, power: Power) -> int:
        per = power.per
        assert per is not None
        return sum(per[tile] for tile in self.tiles)

    def goods_of_a_cycle(self) -> list[int]:
        """Goods by kind that a Produce action makes when every colony is empty."""
        goods = self.makes.copy()
        if self.any_world:
            goods[self.any_kind()] += 1
        empty = self.windfalls.copy()
        self.add_windfalls(goods, empty, self.windfall_powers)
        return goods

    def add_windfalls(self, goods: list[int], empty: list[int], powers: Sequence[int]) -> None:
        """Make goods on empty windfall colonies, by kind, with powers for a kind or for any: those for one first."""
        for wanted in sorted(powers):
            kind = self._dearest(empty) if wanted == ANY else wanted
            if kind != NO_KIND and empty[kind]:
                empty[kind] -= 1
                goods[kind] += 1

    def _dearest(self, colonies: list[int]) -> int:
        """The kind with the highest price of which there is a colony."""
        return max((kind for kind in KINDS if colonies[kind]), key=lambda kind: self.price[kind], default=NO_KIND)

    def any_kind(self) -> int:
        """The kind for which the any-kind world will make its good, which cannot be sold: one that is asked for."""
        wanted = [power.kind for power in self.consumers if power.kind != NO_KIND]
        return wanted[0] if wanted else NOVELTY
