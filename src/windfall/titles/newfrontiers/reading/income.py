"""What the goods and colonies of an empire bring in Produce and in Trade, Consume, as it lies there for all to see.

All powers of the empire count: those of tiles placed in the current action work from the next one on. The supply of
goods is taken to last.
"""

from functools import lru_cache
from typing import Final

from windfall.engine.kinds import KINDS, NO_KIND
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, COLONIES, FIRST_DEVELOPMENT, NO_TRADE
from windfall.titles.newfrontiers.reading.consuming import ConsumePowers, consume_powers_of
from windfall.titles.newfrontiers.reading.empire import tiles_of, tiles_read
from windfall.titles.newfrontiers.reading.producing import DEAREST_FIRST, Production, produce_powers_of
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire
from windfall.titles.newfrontiers.rules.supply import goods_by_kind

_WITHOUT_TRADE: Final[list[int]] = [colony for colony in COLONIES if NO_TRADE[colony]]


class Income:
    """What these actions would bring now, without the bonus of the selecting player."""

    __slots__ = (
        "_later",
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
        self._later: dict[int, tuple[int, int]] = {}
        production = Production(colonies, goods, tiles.produce, consume.wanted_kind(), DEAREST_FIRST)
        made = production.made
        held = goods_by_kind(goods)
        unsellable = unsellable_kind(colonies, goods)
        after = _after_produce(held, made)
        self.produce_goods = made[0] + made[1] + made[2] + made[3]
        self.produce_credits = tiles.produce.credits(colonies, goods, made, tiles.seen)
        self.empty_windfalls = production.empty_windfalls  # after Produce
        self.temporary = tiles.settle.temporary_military(held)
        self.sale = consume.best_sale(held, unsellable)[0]
        self.consume_vp, self.consume_credits = consume.consume(held, unsellable)
        self.trade_vp, self.trade_credits = consume.trade(held, unsellable)
        # of Trade, Consume, with the goods there are after Produce
        self.later_vp, self.later_credits = consume.trade(after, _unsellable_later(unsellable, production, consume))

    def later_with(self, empire: Empire, tile: int, good: int) -> tuple[int, int]:
        """What the function of that name says of this empire, worked out once."""
        key = tile * (len(KINDS) + 1) + good - NO_GOOD
        known = self._later.get(key)
        if known is None:
            known = self._later[key] = later_with(empire, tile, good)
        return known


def unsellable_kind(colonies: tuple[int, ...], goods: tuple[int, ...]) -> int:
    """Of the good that lies there and cannot be sold."""
    for colony in _WITHOUT_TRADE:
        if colony in colonies:
            good = goods[colonies.index(colony)]
            if good != NO_GOOD:
                return good
    return NO_KIND


def _unsellable_later(unsellable: int, production: Production, consume: ConsumePowers) -> int:
    """After Produce, in which the any-kind world may get a good."""
    return consume.wanted_kind() if production.fills_any_world and NO_TRADE[ANY_WORLD] else unsellable


def _after_produce(held: list[int], made: list[int]) -> list[int]:
    return [held[kind] + made[kind] for kind in KINDS]


def income_of(empire: Empire) -> Income:
    return _income(tuple(empire.colonies), tuple(empire.goods), tuple(empire.developments))


# An empire is looked at from every seat at every question, and changes only a few times in a round.
@lru_cache(1 << 10)
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
    consume = consume_powers_of(tiles)
    production = Production(colonies, goods, produce_powers_of(tiles), consume.wanted_kind(), DEAREST_FIRST)
    unsellable = _unsellable_later(unsellable_kind(colonies, goods), production, consume)
    return consume.trade(_after_produce(goods_by_kind(goods), production.made), unsellable)


def later_selecting(empire: Empire) -> tuple[int, int]:
    """VPs and credits of Trade, Consume after Produce for who selects Produce."""
    goods = tuple(empire.goods)
    tiles = tiles_of(empire, NO_KIND)
    consume = tiles.consume
    kind = consume.wanted_kind()
    production = Production(tiles.colonies, goods, tiles.produce, kind, DEAREST_FIRST, selects=True)
    unsellable = _unsellable_later(unsellable_kind(tiles.colonies, goods), production, consume)
    return consume.trade(_after_produce(goods_by_kind(goods), production.made), unsellable)
