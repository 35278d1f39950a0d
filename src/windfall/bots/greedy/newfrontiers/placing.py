"""Ratings of the questions about tiles: homes, developments, worlds, and what to settle."""

from collections.abc import Sequence

from windfall.bots.greedy.newfrontiers.gains import Gains, gains_of
from windfall.bots.greedy.newfrontiers.plan import missing_military
from windfall.bots.greedy.newfrontiers.weights import Weights
from windfall.newfrontiers.actions import (
    BUY,
    CONQUER_OR_PAY,
    DISCARD,
    HOME,
    KEEP_XENO,
    MOST_POWERS_ON_A_TILE,
    PASS,
    PAY_FOR,
    PICK,
    REPLACE,
    REPLACE_DOOMED,
    REPLACE_WITH,
    STOCKPILE_WORLD,
    TAKE_COLONISTS,
    USE,
)
from windfall.newfrontiers.develop import discount
from windfall.newfrontiers.military import payment_for, price_of
from windfall.newfrontiers.powers import POWERS, POWERS_FOR, SETTLE, Power
from windfall.newfrontiers.state import NewFrontiersState
from windfall.newfrontiers.tiles import COLONISTS, COST, DEVELOPMENTS, HOMES, IS_MILITARY, KIND, VP

# A Xeno world is kept if this much more Military will do: it is likely to be found, and the penalty is small.
_XENO_GAP = 2
# A world that will not be settled is still worth a little: plans change.
_SECOND_CHOICE = 0.1


def rate_home(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    plan = gains_of(state, seat, weights).plan
    return [plan.full_worth(action - HOME + HOMES.start) for action in actions]


def rate_develop(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    gains = gains_of(state, seat, weights)
    less = discount(state, seat)
    rates = []
    for action in actions:
        face = action - BUY + DEVELOPMENTS.start
        rates.append(0.0 if action == PASS else gains.buy(face, max(0, COST[face] - less)))
    return rates


def rate_pick(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Of each world to explore: how much better all Settle actions to come are with it."""
    gains = gains_of(state, seat, weights)
    plan = gains.plan
    rates = []
    for action in actions:
        world = action - PICK
        net = plan.net(gains.standing.economy, world, plan.full_worth(world))
        rates.append(plan.value(extra=[(net, COLONISTS[world])]) - plan.value_now + _SECOND_CHOICE * net)
    return rates


def rate_xeno(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    gap = missing_military(gains_of(state, seat, weights).standing.economy, state.asked_about)
    return [float((action == KEEP_XENO) == (gap <= _XENO_GAP)) for action in actions]


def rate_discard(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """The world that is missed least; rather to the stockpile than to the bag."""
    gains = gains_of(state, seat, weights)
    plan = gains.plan
    rates = []
    for action in actions:
        stockpiled = action >= STOCKPILE_WORLD
        world = action - (STOCKPILE_WORLD if stockpiled else DISCARD)
        net = plan.net(gains.standing.economy, world, plan.full_worth(world))
        rates.append(plan.value(without=world) - _SECOND_CHOICE * net + float(stockpiled))
    return rates


def rate_settle(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    gains = gains_of(state, seat, weights)
    return [_settle(state, gains, action) for action in actions]


def _settle(state: NewFrontiersState, gains: Gains, action: int) -> float:
    if action == PASS:
        return 0.0
    if action == TAKE_COLONISTS:
        return gains.take_colonists(2)
    if action >= USE:
        tile, nth = divmod(action - USE, MOST_POWERS_ON_A_TILE)
        powers = [POWERS[index] for index in POWERS_FOR[SETTLE][tile]]
        return _temporary(state, gains, next(power for power in powers if power.nth == nth))
    if action >= REPLACE:
        return _replace(gains, action - REPLACE)
    if action >= REPLACE_DOOMED:
        return gains.settle_world(action - REPLACE_DOOMED, 0) + gains.standing.colonist
    if action >= PAY_FOR:
        return gains.settle_world(action - PAY_FOR, payment_for(state, action - PAY_FOR))
    world = action - CONQUER_OR_PAY
    return gains.settle_world(world, 0 if IS_MILITARY[world] else price_of(state, world))


def _temporary(state: NewFrontiersState, gains: Gains, power: Power) -> float:
    """A good given up is worth it if it is all that is missing for a world."""
    empire = gains.standing.empire
    rate = -1.0
    for world in empire.explored:
        if not IS_MILITARY[world] or COLONISTS[world] > empire.colonists:
            continue
        gap = missing_military(gains.standing.economy, world) - sum(POWERS[index].amount for index in state.temporary)
        if 0 < gap <= power.amount and (power.matches is None or power.matches[world]):
            rate = max(rate, gains.settle_world(world, 0) - 1.0)
    return rate


def _replace(gains: Gains, old: int) -> float:
    """The best world that may take the place of a colony, for what the colony gave."""
    worths = [
        gains.plan.full_worth(new) - VP[old] - 1
        for new in gains.standing.empire.explored
        if KIND[new] == KIND[old] and not IS_MILITARY[new] and 0 <= COST[new] - COST[old] <= 3
    ]
    return max(worths, default=-1.0)


def rate_replace_with(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    plan = gains_of(state, seat, weights).plan
    return [plan.full_worth(action - REPLACE_WITH) for action in actions]
