"""What each phase would bring an empire, as its tableau lies there for all to see.

All powers of the tableau count: those placed in the current phase work from the next one on.
"""

from functools import lru_cache

from windfall.engine.kinds import NO_KIND
from windfall.titles.race.components.totals import AFTER_DEVELOP_DRAWS, CONSUME_DRAWS, DEVELOP_DRAWS, total
from windfall.titles.race.reading.economy import economy_of
from windfall.titles.race.reading.goods import best_sale, both, consumption, goods_on, less
from windfall.titles.race.reading.producing import production
from windfall.titles.race.rules.explore import explored
from windfall.titles.race.rules.settle import cards_after_settle
from windfall.titles.race.rules.state import Empire


class PhaseGains:
    """What each phase would bring now, without the bonus of choosing it. VPs are not doubled."""

    __slots__ = (
        "consume_cards",
        "consume_left",
        "consume_vp",
        "develop_cards",
        "economy",
        "explore_cards",
        "later_vp",
        "produce_cards",
        "produce_goods",
        "produce_goods_chosen",
        "settle_cards",
        "trade_cards",
        "trade_left",
        "trade_vp",
    )

    def __init__(self, tableau: tuple[int, ...], goods: tuple[int, ...]) -> None:
        self.economy = economy_of(tableau)
        takers = self.economy.takers
        prices = self.economy.prices
        self.explore_cards = explored(tableau, ())[1]
        # a card that is placed in the phase, too
        self.develop_cards = total(DEVELOP_DRAWS, tableau) + total(AFTER_DEVELOP_DRAWS, tableau)
        self.settle_cards = cards_after_settle(tableau, False)
        held = goods_on(tableau, goods)
        used = consumption(held, takers, prices, False)
        self.consume_vp = used.vp
        self.consume_cards = used.cards + total(CONSUME_DRAWS, tableau)
        self.consume_left = used.left
        price, sold = best_sale(tableau, goods, prices)
        self.trade_cards = price  # for the best good
        # of Consume powers, with the goods left after that sale
        rest = used if sold == NO_KIND else consumption(less(held, sold), takers, prices, False)
        self.trade_vp = rest.vp
        self.trade_left = rest.left
        made = production(tableau, goods, False)
        self.produce_goods = sum(made.goods)
        self.produce_cards = made.cards
        with_bonus = production(tableau, goods, True).goods
        self.produce_goods_chosen = sum(with_bonus)  # with the bonus of the player who chose Produce
        # of Consume powers, with the goods there are after choosing Produce
        self.later_vp = consumption(both(held, with_bonus), takers, prices, False).vp


def gains_of(empire: Empire) -> PhaseGains:
    return _gains(tuple(empire.tableau), tuple(empire.goods))


# An empire is looked at from every seat at every question, and changes only a few times in a round.
@lru_cache(1 << 12)
def _gains(tableau: tuple[int, ...], goods: tuple[int, ...]) -> PhaseGains:
    return PhaseGains(tableau, goods)
