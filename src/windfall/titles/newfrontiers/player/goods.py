"""Goods: which to make, to sell, to consume and to stockpile."""

from collections.abc import Sequence

from windfall.engine.kinds import KINDS
from windfall.titles.newfrontiers.components.powers import (
    CONSUME,
    POWERS,
    POWERS_FOR,
    PRODUCE,
    SELL,
    WHEN_PRODUCED_HERE,
)
from windfall.titles.newfrontiers.player import goals
from windfall.titles.newfrontiers.player.gains import Gains, gains_of
from windfall.titles.newfrontiers.player.market import Market
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.reading.consuming import ConsumePowers
from windfall.titles.newfrontiers.rules.actions import (
    GOOD,
    MOST_POWERS_ON_A_TILE,
    PASS,
    PRODUCE_ON,
    SELL_GOOD,
    STOCKPILE_CREDITS,
    STOCKPILE_GOOD,
    USE,
)
from windfall.titles.newfrontiers.rules.agenda import ASK_FEE
from windfall.titles.newfrontiers.rules.any_kind import kind_of
from windfall.titles.newfrontiers.rules.goals import CREDITS_GOAL, GOODS_GOAL
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.trade_consume import consume_bonus, consume_times, price_of_good

# What is stockpiled never comes back, so progress toward a step counts nearly as much as the step.
_GOODS_PROGRESS = 0.9
_CREDITS_PROGRESS = 0.7
# A colony without a good will make another one.
_LOST_GOOD = 0.2
# Of goods that no power asks for, the dearer ones are kept.
_DEARER = 0.01


def _good_on(gains: Gains, colony: int) -> int:
    empire = gains.appraisal.empire
    return empire.goods[empire.colonies.index(colony)]


# Produce


def rate_produce(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Where to make a good; whether to pay for one."""
    gains = gains_of(state, seat, weights)
    appraisal = gains.appraisal
    fee = POWERS[state.asked_about].credits * gains.plan.credit if state.asked_question == ASK_FEE else 0.0
    ratings = []
    for action in actions:
        if action == PASS:
            ratings.append(0.0)
            continue
        colony = action - PRODUCE_ON
        rating = appraisal.good_worth(kind_of(state, colony)) - fee
        for index in POWERS_FOR[PRODUCE][colony]:
            power = POWERS[index]
            if power.effect == WHEN_PRODUCED_HERE:
                rating += power.credits * gains.plan.credit + power.vp * appraisal.chip
        ratings.append(rating)
    return ratings


def rate_stockpile_good(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    gains = gains_of(state, seat, weights)
    appraisal = gains.appraisal
    gain = goals.gain(GOODS_GOAL[0], len(appraisal.empire.stockpiled_goods), 1, _GOODS_PROGRESS)
    ratings = []
    for action in actions:
        if action == PASS:
            ratings.append(0.0)
        else:
            rest = appraisal.goods.copy()
            rest[_good_on(gains, action - STOCKPILE_GOOD)] -= 1
            lost = appraisal.hold * (gains.goods_worth - gains.market.worth(rest))
            ratings.append(gain - lost - _LOST_GOOD)
    return ratings


# Trade


def _market_now(state: NewFrontiersState, gains: Gains, used: int = -1) -> Market:
    """The Consume powers not yet used in this action, and one that is being used left out."""
    powers = ConsumePowers([index for index in state.powers if index != used], ())
    return Market(powers, powers.sales, gains.appraisal.chip, gains.plan.credit)


def rate_sell(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """The price of a good, and what the others bring when they are consumed."""
    gains = gains_of(state, seat, weights)
    market = _market_now(state, gains)
    ratings = []
    for action in actions:
        goods = gains.appraisal.goods.copy()
        price = 0
        if action != PASS:
            kind = _good_on(gains, action - SELL_GOOD)
            goods[kind] -= 1
            price = price_of_good(state, kind)
        ratings.append(gains.plan.gaining(price) + market.worth(goods))
    return ratings


def rate_stockpile_credits(
    state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights
) -> list[float]:
    gains = gains_of(state, seat, weights)
    now = gains.appraisal.empire.stockpiled_credits
    amounts = [action - STOCKPILE_CREDITS for action in actions]
    return [
        goals.gain(CREDITS_GOAL[0], now, amount, _CREDITS_PROGRESS) - gains.plan.paying(amount) for amount in amounts
    ]


# Consume


def rate_consume(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Which power to use next: its rewards, and what the goods it leaves still bring."""
    gains = gains_of(state, seat, weights)
    return [0.0 if action == PASS else _use(state, gains, action) for action in actions]


def _use(state: NewFrontiersState, gains: Gains, action: int) -> float:
    appraisal = gains.appraisal
    tile, nth = divmod(action - USE, MOST_POWERS_ON_A_TILE)
    power = next(POWERS[index] for index in POWERS_FOR[CONSUME][tile] if POWERS[index].nth == nth)
    rest = _market_now(state, gains, power.index)
    goods = appraisal.goods.copy()
    if power.effect == SELL:
        best = 0.0
        for kind in KINDS:
            if goods[kind]:
                goods[kind] -= 1
                best = max(best, gains.plan.gaining(price_of_good(state, kind)) + rest.worth(goods))
                goods[kind] += 1
        return best
    number = rest.take(power, goods)
    reward = power.vp * appraisal.chip + power.credits * gains.plan.credit
    bonus = number * consume_bonus(state.powers) * appraisal.chip
    return reward * consume_times(power, number) + bonus + rest.worth(goods)


def rate_consume_good(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Which good a power takes: the one whose absence costs least."""
    gains = gains_of(state, seat, weights)
    market = _market_now(state, gains)
    goods = gains.appraisal.goods.copy()
    for at in state.picked:
        goods[gains.appraisal.empire.goods[at]] -= 1
    ratings = []
    for action in actions:
        sells = action >= SELL_GOOD
        kind = _good_on(gains, action - (SELL_GOOD if sells else GOOD))
        rest = goods.copy()
        rest[kind] -= 1
        price = gains.plan.gaining(price_of_good(state, kind)) if sells else 0.0
        kept = _DEARER * sum(number * (other + 1) for other, number in enumerate(rest))
        ratings.append(price + market.worth(rest) + kept)
    return ratings
