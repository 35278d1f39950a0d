"""What the goods and colonies of an empire bring in Produce and in Trade, Consume, as it lies there for all to see.

All powers of the empire count: those of tiles placed in the current action work from the next one on. The supply of
goods is taken to last.
"""

from functools import lru_cache
from typing import Final

from windfall.engine.kinds import ANY, KINDS, NO_KIND, PRODUCTION, WINDFALL
from windfall.titles.newfrontiers.components.powers import (
    GAIN,
    PER_PRODUCED,
    POWERS_FOR,
    PRODUCE,
    PRODUCTION_FEE,
    SETTLE,
    TEMPORARY_MILITARY,
    WHEN_PRODUCED_HERE,
    WINDFALL_POWER,
)
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, FIRST_DEVELOPMENT, GOODS, KIND, NO_TRADE
from windfall.titles.newfrontiers.reading.trading import powers_of_tiles, trading_of
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire

_DEAREST_FIRST: Final = (3, 2, 1, 0)
_FILLS: Final = powers_of_tiles(PRODUCE, WINDFALL_POWER)
_FEES: Final = powers_of_tiles(PRODUCE, PRODUCTION_FEE)
_GAINS_HERE: Final = powers_of_tiles(PRODUCE, WHEN_PRODUCED_HERE)
_PRODUCE_GAINS: Final = powers_of_tiles(PRODUCE, GAIN)
_PER_PRODUCED: Final = powers_of_tiles(PRODUCE, PER_PRODUCED)
_TEMPORARY: Final = powers_of_tiles(SETTLE, TEMPORARY_MILITARY)


class Goods:
    """The goods of an empire by kind, and those that Produce would add without the selecting player's bonus."""

    __slots__ = ("_wanted_kind", "credits", "empty_windfalls", "held", "made", "unsellable", "unsellable_later")

    def __init__(self, colonies: tuple[int, ...], goods: tuple[int, ...], tiles: tuple[int, ...], wanted: int) -> None:
        self._wanted_kind = wanted  # for which the any-kind world makes its good
        self.held = [0, 0, 0, 0]
        self.unsellable = NO_KIND  # of the good that cannot be sold
        for colony, good in zip(colonies, goods, strict=True):
            if good != NO_GOOD:
                self.held[good] += 1
                if NO_TRADE[colony]:
                    self.unsellable = good
        self.unsellable_later = self.unsellable
        if self.unsellable == NO_KIND and ANY_WORLD in colonies:
            self.unsellable_later = wanted
        self.credits = 0  # that powers give in Produce, less fees
        self.empty_windfalls = 0  # after Produce
        self.made = self._make(colonies, goods, tiles)

    def after_produce(self) -> list[int]:
        return [self.held[kind] + self.made[kind] for kind in KINDS]

    def _make(self, colonies: tuple[int, ...], goods: tuple[int, ...], tiles: tuple[int, ...]) -> list[int]:
        """Goods by kind that Produce adds, fees paid; windfall colonies get one by powers, those for one kind first."""
        made = [0, 0, 0, 0]
        empty = [0, 0, 0, 0]
        for colony, good in zip(colonies, goods, strict=True):
            if good == NO_GOOD:
                if GOODS[colony] == PRODUCTION:
                    made[self._wanted_kind if colony == ANY_WORLD else KIND[colony]] += 1
                    self._add_made_on(colony)
                elif GOODS[colony] == WINDFALL:
                    empty[KIND[colony]] += 1
        anywhere = 0
        with_powers = [tile for tile in tiles if POWERS_FOR[PRODUCE][tile]]
        for tile in with_powers:
            for power in _FILLS[tile]:
                if power.kind == ANY:
                    anywhere += 1
                elif empty[power.kind]:
                    empty[power.kind] -= 1
                    made[power.kind] += 1
        for kind in _DEAREST_FIRST:
            filled = min(anywhere, empty[kind])
            empty[kind] -= filled
            made[kind] += filled
            anywhere -= filled
        self.empty_windfalls = empty[0] + empty[1] + empty[2] + empty[3]
        for tile in with_powers:
            self._add_produce_rewards(tile, tiles, made)
        return made

    def _add_made_on(self, colony: int) -> None:
        for power in _GAINS_HERE[colony]:
            self.credits += power.credits
        for power in _FEES[colony]:
            self.credits -= power.credits

    def _add_produce_rewards(self, tile: int, tiles: tuple[int, ...], made: list[int]) -> None:
        for power in _PRODUCE_GAINS[tile]:
            times = 1
            if power.per is not None:
                times = 0
                for other in tiles:
                    times += 1 if power.per[other] else 0
            self.credits += power.credits * times
        for power in _PER_PRODUCED[tile]:
            count = made[0] + made[1] + made[2] + made[3] if power.kind == NO_KIND else made[power.kind]
            self.credits += power.credits * (count // power.every)


class Prospects:
    """What these actions would bring now, without the bonus of the selecting player."""

    __slots__ = (
        "consume_credits",
        "consume_vp",
        "empty_windfalls",
        "later_credits",
        "later_vp",
        "produce_credits",
        "produce_goods",
        "sale",
        "temporary",
        "trade_credits",
        "trade_vp",
    )

    def __init__(self, colonies: tuple[int, ...], goods: tuple[int, ...], developments: tuple[int, ...]) -> None:
        tiles = (*colonies, *developments)
        trading = trading_of(tiles)
        stock = Goods(colonies, goods, tiles, trading.wanted_kind())
        self.produce_goods = stock.made[0] + stock.made[1] + stock.made[2] + stock.made[3]
        self.produce_credits = stock.credits
        self.empty_windfalls = stock.empty_windfalls  # after Produce
        self.temporary = _temporary_military(stock.held, tiles)
        self.sale = trading.best_sale(stock.held, stock.unsellable)[0]
        self.consume_vp, self.consume_credits = trading.consume(stock.held, stock.unsellable)
        self.trade_vp, self.trade_credits = trading.trade(stock.held, stock.unsellable)
        # of Trade, Consume, with the goods there are after Produce
        self.later_vp, self.later_credits = trading.trade(stock.after_produce(), stock.unsellable_later)


def _temporary_military(held: list[int], tiles: tuple[int, ...]) -> int:
    """Temporary Military that the goods can be given up for; powers for one kind come first."""
    left = held.copy()
    anywhere: list[int] = []
    total = 0
    for tile in tiles:
        for power in _TEMPORARY[tile]:
            if power.matches is not None:
                continue
            if power.kind == NO_KIND:
                anywhere.append(power.amount)
            elif left[power.kind]:
                left[power.kind] -= 1
                total += power.amount
    anywhere.sort(reverse=True)
    for amount in anywhere[: left[0] + left[1] + left[2] + left[3]]:
        total += amount
    return total


def prospects_of(empire: Empire) -> Prospects:
    return _prospects(tuple(empire.colonies), tuple(empire.goods), tuple(empire.developments))


# An empire is looked at from every seat at every question, and changes only a few times in a round.
@lru_cache(1 << 12)
def _prospects(colonies: tuple[int, ...], goods: tuple[int, ...], developments: tuple[int, ...]) -> Prospects:
    return Prospects(colonies, goods, developments)


def later_with(empire: Empire, tile: int, good: int) -> tuple[int, int]:
    """VPs and credits of Trade, Consume after Produce with a tile more, and the good on it if it is a colony."""
    if tile < FIRST_DEVELOPMENT:
        colonies = (*empire.colonies, tile)
        goods = (*empire.goods, good)
        tiles = (*colonies, *empire.developments)
    else:
        colonies = tuple(empire.colonies)
        goods = tuple(empire.goods)
        tiles = (*colonies, *empire.developments, tile)
    trading = trading_of(tiles)
    stock = Goods(colonies, goods, tiles, trading.wanted_kind())
    return trading.trade(stock.after_produce(), stock.unsellable_later)
