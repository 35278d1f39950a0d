"""Ratings of the questions about goods: producing, selling, consuming, stockpiling, and the any-kind world."""

from collections.abc import Sequence

from windfall.bots.greedy.newfrontiers import goals
from windfall.bots.greedy.newfrontiers.gains import Gains, gains_of
from windfall.bots.greedy.newfrontiers.trade import Market
from windfall.bots.greedy.newfrontiers.weights import Weights
from windfall.newfrontiers.actions import (
    GOOD,
    MOST_POWERS_ON_A_TILE,
    NAME_KIND,
    PASS,
    PRODUCE_ON,
    SELL_GOOD,
    STOCKPILE_CREDITS,
    STOCKPILE_GOOD,
    USE,
)
from windfall.newfrontiers.agenda import SCORE_GAME
from windfall.newfrontiers.goals import CREDITS_GOAL, GOODS_GOAL
from windfall.newfrontiers.powers import CONSUME, CONSUME_BONUS, CONSUME_GOODS, POWERS, POWERS_FOR, PRODUCE, SELL
from windfall.newfrontiers.scoring import total
from windfall.newfrontiers.state import NewFrontiersState
from windfall.newfrontiers.tiles import ALIEN, KIND, KINDS, VARIANT
from windfall.newfrontiers.trade_consume import price_of_good

# Of goods that serve as well, the dearer ones are kept.
_KEEP_DEAR_GOODS = 0.01


def _good_on(state: NewFrontiersState, seat: int, colony: int) -> int:
    empire = state.empires[seat]
    return empire.goods[empire.colonies.index(colony)]


def rate_give_good(state: NewFrontiersState, seat: int, actions: Sequence[int], _weights: Weights) -> list[float]:
    """The cheapest good is given up."""
    return [-float(_good_on(state, seat, action - GOOD)) for action in actions]


def rate_produce_on(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    standing = gains_of(state, seat, weights).standing
    fee = standing.credit if PASS in actions else 0.0
    rates = []
    for action in actions:
        colony = action - PRODUCE_ON
        if action == PASS:
            rates.append(0.0)
        else:
            worth = standing.good_worth(min(KIND[colony], ALIEN))
            rates.append(worth + 0.1 * len(POWERS_FOR[PRODUCE][colony]) - fee)
    return rates


def rate_stockpile_good(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    standing = gains_of(state, seat, weights).standing
    now = len(standing.empire.stockpiled_goods)
    goal = GOODS_GOAL[0]
    gain = goals.points(goal, now + 1, weights.stockpile) - goals.points(goal, now, weights.stockpile)
    rates = []
    for action in actions:
        rate = 0.0
        if action != PASS:
            goods = standing.goods.copy()
            goods[_good_on(state, seat, action - STOCKPILE_GOOD)] -= 1
            rate = gain - standing.hold * (standing.goods_worth - standing.market.worth(goods)) - 0.2
        rates.append(rate)
    return rates


def rate_stockpile_credits(
    state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights
) -> list[float]:
    standing = gains_of(state, seat, weights).standing
    now = standing.empire.stockpiled_credits
    amounts = [action - STOCKPILE_CREDITS for action in actions]
    return [
        goals.points(CREDITS_GOAL[0], now + amount, weights.stockpile) - standing.credit * amount for amount in amounts
    ]


def _market_now(state: NewFrontiersState, gains: Gains, without: int = -1) -> Market:
    """What can still be made of goods in this action, without a power that is being used."""
    powers = [POWERS[index] for index in state.powers if index != without]
    return Market(
        consumers=[power for power in powers if power.effect == CONSUME_GOODS],
        prices=[price_of_good(state, kind) for kind in KINDS],
        sales=sum(power.effect == SELL for power in powers),
        bonus_vp=sum(power.vp for power in powers if power.effect == CONSUME_BONUS),
        chip=gains.standing.chip,
        credit=gains.plan.credit,
    )


def rate_sell(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    gains = gains_of(state, seat, weights)
    market = _market_now(state, gains)
    rates = []
    for action in actions:
        goods = gains.standing.goods.copy()
        rate = 0.0
        if action != PASS:
            kind = _good_on(state, seat, action - SELL_GOOD)
            goods[kind] -= 1
            rate = price_of_good(state, kind) * gains.plan.credit
        rates.append(rate + market.worth(goods))
    return rates


def rate_consume(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    gains = gains_of(state, seat, weights)
    return [0.0 if action == PASS else _use(state, gains, action) for action in actions]


def _use(state: NewFrontiersState, gains: Gains, action: int) -> float:
    """What a power brings, and what the goods that are left bring after it."""
    tile, nth = divmod(action - USE, MOST_POWERS_ON_A_TILE)
    index = next(index for index in POWERS_FOR[CONSUME][tile] if POWERS[index].nth == nth)
    power = POWERS[index]
    rest = _market_now(state, gains, index)
    goods = gains.standing.goods.copy()
    chip, credit = gains.standing.chip, gains.plan.credit
    if power.effect == SELL:
        sales = []
        for kind in KINDS:
            if goods[kind]:
                left = goods.copy()
                left[kind] -= 1
                sales.append(price_of_good(state, kind) * credit + rest.worth(left))
        return max(sales)
    count = rest.take(power, goods)
    bonus = sum(POWERS[other].vp for other in state.powers if POWERS[other].effect == CONSUME_BONUS)
    reward = (power.vp * chip + power.credits * credit) * (count if power.up_to else 1)
    return reward + bonus * count * chip + rest.worth(goods)


def rate_consume_good(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Use the good that is missed least by what can still be done."""
    gains = gains_of(state, seat, weights)
    market = _market_now(state, gains)
    goods = gains.standing.goods.copy()
    for at in state.picked:
        goods[gains.standing.empire.goods[at]] -= 1
    rates = []
    for action in actions:
        sells = action >= SELL_GOOD
        kind = _good_on(state, seat, action - (SELL_GOOD if sells else GOOD))
        left = goods.copy()
        left[kind] -= 1
        rate = market.worth(left) + _KEEP_DEAR_GOODS * sum(left[other] * (other + 1) for other in KINDS)
        rates.append(rate + (price_of_good(state, kind) * gains.plan.credit if sells else 0.0))
    return rates


def rate_kind(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """For scoring the kind with the best total; else the good that is worth most, and what powers look for."""
    kinds = [action - NAME_KIND for action in actions]
    if any(step[0] == SCORE_GAME for step in state.agenda):
        rates = []
        for kind in kinds:
            twin = state.copy()
            twin.any_kind = kind
            rates.append(float(total(twin, seat)))
        return rates
    standing = gains_of(state, seat, weights).standing
    rates = []
    for kind in kinds:
        rate = standing.good_worth(kind) if state.goods_supply[kind] else 0.0
        rows = [POWERS[index].matches for index in state.powers]
        rates.append(rate + sum(row is not None and row[VARIANT + kind] for row in rows))
    return rates
