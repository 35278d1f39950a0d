"""The choices of Settle, and the kind of the any-kind world."""

from collections.abc import Sequence

from windfall.engine.kinds import KINDS, WINDFALL
from windfall.titles.newfrontiers.components.powers import POWERS, POWERS_FOR, REPLACE_COLONY, REPLACE_SELF, SETTLE
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, COLONISTS, GOODS, IS_MILITARY, VARIANT
from windfall.titles.newfrontiers.player.gains import Gains, gains_of
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.reading.settling import colonists_needed
from windfall.titles.newfrontiers.rules.actions import (
    CONQUER_OR_PAY,
    GOOD,
    MOST_POWERS_ON_A_TILE,
    NAME_KIND,
    PASS,
    PAY_FOR,
    REPLACE,
    REPLACE_DOOMED,
    REPLACE_WITH,
    TAKE_COLONISTS,
    USE,
)
from windfall.titles.newfrontiers.rules.agenda import PRODUCTION, SCORE_GAME
from windfall.titles.newfrontiers.rules.any_kind import gets_good_as
from windfall.titles.newfrontiers.rules.military import is_for, payment_for, price_of, surplus_for
from windfall.titles.newfrontiers.rules.scoring import total
from windfall.titles.newfrontiers.rules.settle import is_better
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

# Worse than doing nothing, for a good given up in vain.
_WASTE = -1.0
# Of a power that would look at the any-kind world as this kind.
_MATCHING_POWER = 1.0


def rate_settle(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Both the choice itself and what may come after it."""
    gains = gains_of(state, seat, weights)
    return [_rate(state, gains, action) for action in actions]


def _rate(state: NewFrontiersState, gains: Gains, action: int) -> float:
    if action == PASS:
        return 0.0
    if action == TAKE_COLONISTS:
        return gains.take_colonists()
    if action >= USE:
        return _temporary_military(state, gains, action)
    if action >= REPLACE:
        return max(
            _replacement(gains, action - REPLACE, world) for world in _successors(state, gains, action - REPLACE)
        )
    if action >= REPLACE_DOOMED:
        return _replace_doomed(state, gains, action - REPLACE_DOOMED)
    if action >= PAY_FOR:
        world = action - PAY_FOR
        return gains.settle_world(world, payment_for(state, world))
    world = action - CONQUER_OR_PAY
    return gains.settle_world(world, 0 if IS_MILITARY[world] else price_of(state, world))


def _temporary_military(state: NewFrontiersState, gains: Gains, action: int) -> float:
    """Give up a good only for a world that comes into reach by it."""
    appraisal = gains.appraisal
    empire = appraisal.empire
    tile, nth = divmod(action - USE, MOST_POWERS_ON_A_TILE)
    power = next(POWERS[index] for index in POWERS_FOR[SETTLE][tile] if POWERS[index].nth == nth)
    goods = [good for good in KINDS if appraisal.goods[good] and power.kind in (good, -1)]
    good = min(appraisal.good_worth(kind) for kind in goods)
    best = _WASTE
    for world in empire.explored:
        if IS_MILITARY[world] and COLONISTS[world] <= empire.colonists:
            gap = -surplus_for(state, empire, world)
            if 0 < gap <= power.amount and is_for(power, world):
                best = max(best, gains.settle_world(world, 0) - good)
    return best


def _successors(state: NewFrontiersState, gains: Gains, old: int) -> list[int]:
    """Explored worlds that could replace a colony by Terraforming Engineers, whatever kind they are of."""
    most = max(POWERS[index].amount for index in state.powers if POWERS[index].effect == REPLACE_COLONY)
    worlds = [world for world in gains.appraisal.empire.explored if not IS_MILITARY[world]]
    return [world for world in worlds if is_better(world, old, most)] or worlds


def _replacement(gains: Gains, old: int, new: int) -> float:
    """A colony for a better one: not settled, so nothing is triggered."""
    plan = gains.plan
    gain = plan.full_worth(new) - gains.appraisal.loss(old)
    return gain + plan.value(without=new, colonists=-colonists_needed(new, old)) - plan.value_now


def _replace_doomed(state: NewFrontiersState, gains: Gains, world: int) -> float:
    """The colonist of the old colony stays for the new one."""
    doomed = next(POWERS[index].tile for index in state.powers if POWERS[index].effect == REPLACE_SELF)
    return gains.settle_world(world, 0, COLONISTS[doomed], replaces=True) - gains.appraisal.loss(doomed)


def rate_replace_with(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    gains = gains_of(state, seat, weights)
    return [_replacement(gains, state.asked_about, action - REPLACE_WITH) for action in actions]


def rate_give_good(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """The good that will be missed least."""
    appraisal = gains_of(state, seat, weights).appraisal
    empire = appraisal.empire
    goods = [empire.goods[empire.colonies.index(action - GOOD)] for action in actions]
    return [-appraisal.good_worth(good) for good in goods]


def rate_kind(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """For scoring, the kind with the highest total; else one that powers look for and whose good is of use."""
    if any(step[0] == SCORE_GAME for step in state.agenda):
        twin = state.copy()
        totals = []
        for action in actions:
            twin.any_kind = action - NAME_KIND
            totals.append(float(total(twin, seat)))
        return totals
    appraisal = gains_of(state, seat, weights).appraisal
    producing = GOODS[ANY_WORLD] == WINDFALL and any(step[0] == PRODUCTION for step in state.agenda)
    ratings = []
    for action in actions:
        kind = action - NAME_KIND
        gets_good = state.goods_supply[kind] and (not producing or gets_good_as(state, seat, kind))
        rating = appraisal.good_worth(kind) if gets_good else 0.0
        for index in state.powers:
            power = POWERS[index]
            if any(row is not None and row[VARIANT + kind] for row in (power.matches, power.per)):
                rating += _MATCHING_POWER
        ratings.append(rating)
    return ratings
