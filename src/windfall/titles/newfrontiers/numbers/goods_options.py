"""Options about goods, in numbers for learners: what the goods that are left bring after them."""

from typing import Final

from windfall.engine.features import Layout, Row
from windfall.engine.kinds import KINDS, NO_KIND
from windfall.titles.newfrontiers.components.powers import SELL, Power
from windfall.titles.newfrontiers.reading.consuming import ConsumePowers, powers_left, take_goods, want_goods
from windfall.titles.newfrontiers.reading.empire import tiles_of
from windfall.titles.newfrontiers.reading.income import unsellable_kind
from windfall.titles.newfrontiers.reading.powers import POWER_USED
from windfall.titles.newfrontiers.rules.actions import (
    GOOD,
    NAME_KIND,
    PASS,
    PRODUCE_ON,
    SELL_GOOD,
    STOCKPILE_CREDITS,
    STOCKPILE_GOOD,
)
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_CONSUME,
    ASK_CONSUME_GOOD,
    ASK_FEE,
    ASK_GIVE_GOOD,
    ASK_KIND,
    ASK_SELL,
    ASK_SHORT_PRODUCTION,
    ASK_STOCKPILE_GOOD,
    ASK_WINDFALL,
)
from windfall.titles.newfrontiers.rules.any_kind import kind_of
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import goods_by_kind
from windfall.titles.newfrontiers.rules.trade_consume import consume_reward

# Questions in which goods are made, sold, consumed or given up.
ABOUT_GOODS: Final = (
    ASK_CONSUME,
    ASK_CONSUME_GOOD,
    ASK_FEE,
    ASK_GIVE_GOOD,
    ASK_KIND,
    ASK_SELL,
    ASK_SHORT_PRODUCTION,
    ASK_STOCKPILE_GOOD,
    ASK_WINDFALL,
)

PART: Final = Layout()
_VP: Final = PART.add("vp", "VPs that it and the Consume powers after it bring for goods", 8)
_CREDITS: Final = PART.add("credits", "credits that it and the Consume powers after it bring for goods", 8)
_TRADE_VP: Final = PART.add(
    "trade_vp", "VPs that the next Trade, Consume brings more with the good, or less without it", 4
)
_TRADE_CREDITS: Final = PART.add("trade_credits", "credits that it brings more or less", 5)


class GoodsLeft:
    """Of one empire at one question."""

    __slots__ = ("_empire", "_goods", "_known", "_start", "_unsellable")

    def __init__(self, known: NewFrontiersState, seat: int, start: int) -> None:
        self._known = known
        self._start = start  # of the part in a row
        empire: Empire = known.empires[seat]
        self._empire = empire
        self._goods = goods_by_kind(empire.goods)
        for at in known.picked:
            self._goods[empire.goods[at]] -= 1
        self._unsellable = unsellable_kind(tuple(empire.colonies), tuple(empire.goods))

    def write(self, row: Row, action: int) -> None:
        """An option of one of these questions."""
        question = self._known.asked_question
        if action == PASS:
            if question == ASK_SELL:
                self._write_no_sale(row)
        elif action < GOOD:
            self._write_use(row, POWER_USED[action])
        elif action < SELL_GOOD:
            if question == ASK_GIVE_GOOD:
                self._write_given(row, action - GOOD)
            else:
                self._write_consumed(row, action - GOOD)
        elif action < PRODUCE_ON:
            self._write_sale(row, action - SELL_GOOD)
        elif action < STOCKPILE_GOOD:
            self._write_change(row, kind_of(self._known, action - PRODUCE_ON), 1)
        elif action < STOCKPILE_CREDITS:
            self._write_given(row, action - STOCKPILE_GOOD)
        else:
            self._write_change(row, action - NAME_KIND, 1)

    def _write_no_sale(self, row: Row) -> None:
        self._write_rest(row, powers_left(self._known.powers), 0, 0, self._goods)

    def _write_sale(self, row: Row, colony: int) -> None:
        """The good of a colony is sold."""
        kind = self._kind_on(colony)
        powers = powers_left(self._known.powers)
        self._write_rest(row, powers, 0, powers.prices[kind], self._without(kind))

    def _write_use(self, row: Row, power: Power) -> None:
        """A Consume power is used, for the goods that the powers after it want least."""
        powers = powers_left([index for index in self._known.powers if index != power.index])
        goods = self._goods.copy()
        if power.effect == SELL:
            price, kind = powers.best_sale(goods, self._unsellable)
            if kind != NO_KIND:
                goods[kind] -= 1
            self._write_rest(row, powers, 0, price, goods)
            return
        wanted = [0, 0, 0, 0]
        for other in powers.consumers:
            want_goods(other, wanted, 1)
        taken = take_goods(power, goods, wanted)
        vp, credit_count = consume_reward(power, taken)
        self._write_rest(row, powers, vp + powers.bonus_vp * taken, credit_count, goods)

    def _write_consumed(self, row: Row, colony: int) -> None:
        """The good of a colony is taken by the power that is asked about."""
        self._write_rest(row, powers_left(self._known.powers), 0, 0, self._without(self._kind_on(colony)))

    def _write_change(self, row: Row, kind: int, sign: int) -> None:
        """There will be a good more or less for the next Trade, Consume."""
        if kind not in KINDS:
            return
        consume = tiles_of(self._empire, NO_KIND).consume
        vp, credit_count = consume.trade(self._goods, self._unsellable)
        goods = self._goods.copy()
        goods[kind] += sign
        vp_then, credits_then = consume.trade(goods, self._unsellable)
        row[self._start + _TRADE_VP] = (vp_then - vp) / 4
        row[self._start + _TRADE_CREDITS] = (credits_then - credit_count) / 5

    def _write_given(self, row: Row, colony: int) -> None:
        """The good of a colony leaves it: it is stockpiled, or given up in Settle."""
        self._write_change(row, self._kind_on(colony), -1)

    def _write_rest(self, row: Row, powers: ConsumePowers, vp: int, credit_count: int, goods: list[int]) -> None:
        rest_vp, rest_credits = powers.consume(goods, self._unsellable)
        row[self._start + _VP] = (vp + rest_vp) / 8
        row[self._start + _CREDITS] = (credit_count + rest_credits) / 8

    def _kind_on(self, colony: int) -> int:
        return self._empire.goods[self._empire.colonies.index(colony)]

    def _without(self, kind: int) -> list[int]:
        goods = self._goods.copy()
        goods[kind] -= 1
        return goods
