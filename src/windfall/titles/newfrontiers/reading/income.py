"""What the goods and colonies of an empire bring in Produce and in Trade, Consume, as it lies there for all to see.

All powers of the empire count: those of tiles placed in the current action work from the next one on. The supply of
goods is taken to last.
"""

from functools import lru_cache

from windfall.engine.kinds import KINDS, NO_KIND
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, FIRST_DEVELOPMENT, NO_TRADE
from windfall.titles.newfrontiers.reading.consuming import ConsumePowers, consume_powers_of
from windfall.titles.newfrontiers.reading.empire import tiles_read
from windfall.titles.newfrontiers.reading.producing import DEAREST_FIRST, ProducePowers, Production
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire
from windfall.titles.newfrontiers.rules.supply import goods_by_kind


class Income:
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
        tiles = tiles_read(colonies, developments, NO_KIND)
        consume = tiles.consume
        production = Production(colonies, goods, tiles.produce, consume.wanted_kind(), DEAREST_FIRST)
        made = production.made
        held = goods_by_kind(goods)
        unsellable = unsellable_kind(colonies, goods)
        self.produce_goods = made[0] + made[1] + made[2] + made[3]
        self.produce_credits = tiles.produce.credits(colonies, goods, made)
        self.empty_windfalls = production.empty_windfalls  # after Produce
        self.temporary = tiles.settle.temporary_military(held)
        self.sale = consume.best_sale(held, unsellable)[0]
        self.consume_vp, self.consume_credits = consume.consume(held, unsellable)
        self.trade_vp, self.trade_credits = consume.trade(held, unsellable)
        self.later_vp, self.later_credits = _trade_later(colonies, goods, tiles.produce, consume)


def unsellable_kind(colonies: tuple[int, ...], goods: tuple[int, ...]) -> int:
    """Of the good that lies there and cannot be sold."""
    for colony, good in zip(colonies, goods, strict=True):
        if good != NO_GOOD and NO_TRADE[colony]:
            return good
    return NO_KIND


def _trade_later(
    colonies: tuple[int, ...], goods: tuple[int, ...], produce: ProducePowers, consume: ConsumePowers
) -> tuple[int, int]:
    """VPs and credits of Trade, Consume with the goods there are after Produce."""
    wanted = consume.wanted_kind()
    held = goods_by_kind(goods)
    made = Production(colonies, goods, produce, wanted, DEAREST_FIRST).made
    unsellable = unsellable_kind(colonies, goods)
    if unsellable == NO_KIND and ANY_WORLD in colonies:
        unsellable = wanted
    return consume.trade([held[kind] + made[kind] for kind in KINDS], unsellable)


def income_of(empire: Empire) -> Income:
    return _income(tuple(empire.colonies), tuple(empire.goods), tuple(empire.developments))


# An empire is looked at from every seat at every question, and changes only a few times in a round.
@lru_cache(1 << 12)
def _income(colonies: tuple[int, ...], goods: tuple[int, ...], developments: tuple[int, ...]) -> Income:
    return Income(colonies, goods, developments)


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
    return _trade_later(colonies, goods, ProducePowers(tiles, [*tiles]), consume_powers_of(tiles))
