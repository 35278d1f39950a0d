"""How each question of the game is answered: one function for each, which rates every option."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from windfall.bots.greedy.newfrontiers import goals
from windfall.bots.greedy.newfrontiers.gains import Gains
from windfall.bots.greedy.newfrontiers.outlook import Outlook
from windfall.bots.greedy.newfrontiers.plan import missing_military
from windfall.bots.greedy.newfrontiers.select import rate_select
from windfall.bots.greedy.newfrontiers.standing import Standing
from windfall.bots.greedy.newfrontiers.trade import Market
from windfall.bots.greedy.newfrontiers.weights import Weights
from windfall.newfrontiers.actions import *
from windfall.newfrontiers.agenda import SCORE_GAME
from windfall.newfrontiers.develop import discount
from windfall.newfrontiers.military import payment_for, price_of
from windfall.newfrontiers.powers import CONSUME, CONSUME_BONUS, CONSUME_GOODS, POWERS, POWERS_FOR, SELL, SETTLE
from windfall.newfrontiers.scoring import total
from windfall.newfrontiers.state import NewFrontiersState
from windfall.newfrontiers.tiles import *
from windfall.newfrontiers.trade_consume import price_of_good

Answer: TypeAlias = Callable[[NewFrontiersState, int, Sequence[int], Weights], list[float]]


def gains_of(state, seat, weights) -> Gains:
    return Gains(Standing(state, seat, Outlook(state), weights))


def rate_home(state, seat, actions, weights):
    rates = []
    outlook = Outlook(state)
    for action in actions:
        home = action - HOME + HOMES.start
        gains = Gains(Standing(state, seat, outlook, weights))
        rates.append(gains.plan.full_worth(home))
    return rates


def rate_develop(state, seat, actions, weights):
    gains = gains_of(state, seat, weights)
    less = discount(state, seat)
    return [
        0.0 if action == PASS else gains.buy(face := action - BUY + DEVELOPMENTS.start, max(0, COST[face] - less))
        for action in actions
    ]


def rate_pick(state, seat, actions, weights):
    gains = gains_of(state, seat, weights)
    plan = gains.plan
    rates = []
    for action in actions:
        world = action - PICK
        net = plan.net(gains.standing.economy, world, plan.full_worth(world))
        rates.append(plan.value(extra=[(net, COLONISTS[world])]) - plan.value_now + 0.1 * net)
    return rates


def rate_xeno(state, seat, actions, weights):
    gains = gains_of(state, seat, weights)
    gap = missing_military(gains.standing.economy, state.asked_about)
    return [1.0 if (action == KEEP_XENO) == (gap <= 2) else 0.0 for action in actions]


def rate_discard(state, seat, actions, weights):
    gains = gains_of(state, seat, weights)
    plan = gains.plan
    rates = []
    for action in actions:
        stock = action >= STOCKPILE_WORLD
        world = action - (STOCKPILE_WORLD if stock else DISCARD)
        net = plan.net(gains.standing.economy, world, plan.full_worth(world))
        rates.append(plan.value(without=world) - 0.1 * net + (1.0 if stock else 0))
    return rates


def rate_settle(state, seat, actions, weights):
    gains = gains_of(state, seat, weights)
    standing = gains.standing
    empire = standing.empire
    rates = []
    for action in actions:
        if action == PASS:
            rate = 0.0
        elif action == TAKE_COLONISTS:
            rate = gains.take_colonists(2)
        elif action >= USE:
            tile, nth = divmod(action - USE, MOST_POWERS_ON_A_TILE)
            power = next(POWERS[i] for i in POWERS_FOR[SETTLE][tile] if POWERS[i].nth == nth)
            rate = -1.0
            for world in empire.explored:
                gap = missing_military(standing.economy, world) if IS_MILITARY[world] else 0
                gap -= sum(POWERS[i].amount for i in state.temporary)
                if (
                    0 < gap <= power.amount
                    and COLONISTS[world] <= empire.colonists
                    and (power.matches is None or power.matches[world])
                ):
                    rate = max(rate, gains.settle_world(world, 0) - 1.0)
        elif action >= REPLACE:
            old = action - REPLACE
            rate = max(
                (
                    gains.plan.full_worth(new) - VP[old] - 1
                    for new in empire.explored
                    if KIND[new] == KIND[old] and not IS_MILITARY[new] and 0 <= COST[new] - COST[old] <= 3
                ),
                default=-1.0,
            )
        elif action >= REPLACE_DOOMED:
            rate = gains.settle_world(action - REPLACE_DOOMED, 0) + standing.colonist
        elif action >= PAY_FOR:
            world = action - PAY_FOR
            rate = gains.settle_world(world, payment_for(state, world))
        else:
            world = action - CONQUER_OR_PAY
            rate = gains.settle_world(world, 0 if IS_MILITARY[world] else price_of(state, world))
        rates.append(rate)
    return rates


def rate_replace_with(state, seat, actions, weights):
    gains = gains_of(state, seat, weights)
    return [gains.plan.full_worth(action - REPLACE_WITH) for action in actions]


def _good_on(state, seat, colony):
    empire = state.empires[seat]
    return empire.goods[empire.colonies.index(colony)]


def rate_give_good(state, seat, actions, weights):
    return [-float(_good_on(state, seat, action - GOOD)) for action in actions]


def rate_produce_on(state, seat, actions, weights):
    standing = gains_of(state, seat, weights).standing
    return [
        0.0
        if a == PASS
        else standing.good_worth(min(KIND[a - PRODUCE_ON], 3))
        + 0.1 * len(POWERS_FOR[3][a - PRODUCE_ON])
        - (standing.credit if PASS in actions else 0)
        for a in actions
    ]


def rate_stockpile_good(state, seat, actions, weights):
    standing = gains_of(state, seat, weights).standing
    empire = standing.empire
    now = len(empire.stockpiled_goods)
    goal = [i for i, g in enumerate(GOALS) if g.count.what == "stockpiled_goods"][0]
    gain = goals.points(goal, now + 1, 0.9) - goals.points(goal, now, 0.9)
    rates = []
    for a in actions:
        if a == PASS:
            rates.append(0.0)
        else:
            goods = standing.goods.copy()
            goods[_good_on(state, seat, a - STOCKPILE_GOOD)] -= 1
            rates.append(gain - standing.hold * (standing.goods_worth - standing.market.worth(goods)) - 0.2)
    return rates


def rate_stockpile_credits(state, seat, actions, weights):
    standing = gains_of(state, seat, weights).standing
    goal = [i for i, g in enumerate(GOALS) if g.count.what == "stockpiled_credits"][0]
    now = standing.empire.stockpiled_credits
    return [
        goals.points(goal, now + a - STOCKPILE_CREDITS, 0.7) - standing.credit * (a - STOCKPILE_CREDITS)
        for a in actions
    ]


def _market_now(state, gains, without=-1):
    standing = gains.standing
    powers = [POWERS[i] for i in state.powers if i != without]
    consumers = [p for p in powers if p.effect == CONSUME_GOODS]
    sales = sum(p.effect == SELL for p in powers)
    bonus = sum(p.vp for p in powers if p.effect == CONSUME_BONUS)
    prices = [price_of_good(state, kind) for kind in KINDS]
    return Market(consumers, prices, sales, bonus, standing.chip, gains.plan.credit)


def rate_sell(state, seat, actions, weights):
    gains = gains_of(state, seat, weights)
    standing = gains.standing
    credit = gains.plan.credit
    market = _market_now(state, gains)
    rates = []
    for a in actions:
        goods = standing.goods.copy()
        rate = 0.0
        if a != PASS:
            kind = _good_on(state, seat, a - SELL_GOOD)
            goods[kind] -= 1
            rate = price_of_good(state, kind) * credit
        rates.append(rate + market.worth(goods))
    return rates


def rate_consume(state, seat, actions, weights):
    gains = gains_of(state, seat, weights)
    standing = gains.standing
    credit = gains.plan.credit
    rates = []
    for a in actions:
        if a == PASS:
            rates.append(0.0)
            continue
        tile, nth = divmod(a - USE, MOST_POWERS_ON_A_TILE)
        index = next(i for i in POWERS_FOR[CONSUME][tile] if POWERS[i].nth == nth)
        power = POWERS[index]
        rest = _market_now(state, gains, index)
        goods = standing.goods.copy()
        if power.effect == SELL:
            rates.append(
                max(
                    price_of_good(state, k) * credit + rest.worth(goods[:k] + [goods[k] - 1] + goods[k + 1 :])
                    for k in KINDS
                    if goods[k]
                )
            )
            continue
        count = rest._take(power, goods)
        bonus = sum(POWERS[i].vp for i in state.powers if POWERS[i].effect == CONSUME_BONUS)
        reward = (power.vp * standing.chip + power.credits * credit) * (
            count if power.up_to else 1
        ) + bonus * count * standing.chip
        rates.append(reward + rest.worth(goods))
    return rates


def rate_consume_good(state, seat, actions, weights):
    gains = gains_of(state, seat, weights)
    standing = gains.standing
    credit = gains.plan.credit
    market = _market_now(state, gains)
    empire = standing.empire
    goods = standing.goods.copy()
    for at in state.picked:
        goods[empire.goods[at]] -= 1
    rates = []
    for a in actions:
        sells = a >= SELL_GOOD
        kind = _good_on(state, seat, a - (SELL_GOOD if sells else GOOD))
        rest = goods.copy()
        rest[kind] -= 1
        rates.append(
            market.worth(rest)
            + (price_of_good(state, kind) * credit if sells else 0)
            + 0.01 * sum(rest[k] * (k + 1) for k in KINDS)
        )
    return rates


def rate_kind(state, seat, actions, weights):
    if any(step[0] == SCORE_GAME for step in state.agenda):
        rates = []
        for a in actions:
            twin = state.copy()
            twin.any_kind = a - NAME_KIND
            rates.append(float(total(twin, seat)))
        return rates
    standing = gains_of(state, seat, weights).standing
    rates = []
    for a in actions:
        kind = a - NAME_KIND
        rate = standing.good_worth(kind) if state.goods_supply[kind] else 0.0
        for i in state.powers:
            p = POWERS[i]
            if p.matches is not None and p.matches[VARIANT + kind]:
                rate += 1
        rates.append(rate)
    return rates


def _goal_lead(state, seat, goal, weights):
    lead = 0.0
    for other, empire in enumerate(state.empires):
        pts = goals.points(goal, goals.number_now(state, empire, goal), 0.8)
        lead += pts if other == seat else -pts / (state.players - 1)
    return lead


def rate_goal(state, seat, actions, weights):
    return [_goal_lead(state, seat, (a - KEEP_GOAL) if a < RETURN_GOAL else a - RETURN_GOAL, weights) for a in actions]


def rate_turn_up(state, seat, actions, weights):
    return [1.0 if a == TURN_UP else 0.0 for a in actions]


ANSWERS: Final[dict[str, Answer]] = {
    "choose_home": rate_home,
    "select": rate_select,
    "turn_up_goal": rate_turn_up,
    "keep_goal": rate_goal,
    "return_goal": rate_goal,
    "name_kind": rate_kind,
    "develop": rate_develop,
    "explore": rate_pick,
    "keep_world": rate_pick,
    "xeno": rate_xeno,
    "discard": rate_discard,
    "settle": rate_settle,
    "settle_more": rate_settle,
    "give_good": rate_give_good,
    "replace_with": rate_replace_with,
    "short_production": rate_produce_on,
    "production_fee": rate_produce_on,
    "windfall": rate_produce_on,
    "stockpile_good": rate_stockpile_good,
    "sell": rate_sell,
    "stockpile_credits": rate_stockpile_credits,
    "consume": rate_consume,
    "consume_good": rate_consume_good,
}
