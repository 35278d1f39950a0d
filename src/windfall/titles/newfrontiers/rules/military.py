"""What a world takes to settle: Military for a military world, or credits for one that is paid for."""

from typing import Final

from windfall.titles.newfrontiers.components.powers import (
    DISCOUNT,
    DISCOUNT_OR_MILITARY,
    MILITARY,
    PAY_FOR_MILITARY,
    POWERS,
    Power,
)
from windfall.titles.newfrontiers.components.tiles import COST, IS_ALIEN, IS_XENO
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import count_matches, counts_as

CANNOT_PAY: Final = -1


def military_for(state: NewFrontiersState, empire: Empire, world: int) -> int:
    """The Military of this turn's player toward a military world: general, specialized and temporary."""
    seen_as = counts_as(state, world)
    total = 0
    for index in state.powers:
        power = POWERS[index]
        if (power.effect in (MILITARY, DISCOUNT_OR_MILITARY)) and _is_for(power, seen_as):
            total += power.amount if power.per is None else power.amount * count_matches(state, empire, power.per)
    for index in state.temporary:
        power = POWERS[index]
        if _is_for(power, seen_as):
            total += power.amount
    return total


def price_of(state: NewFrontiersState, world: int) -> int:
    """The credits a non-military world costs this turn's player."""
    return max(0, COST[world] - _discount(state, world))


def payment_for(state: NewFrontiersState, world: int) -> int:
    """The credits for which a military world can be settled, or CANNOT_PAY: its defense less the best power that
    lets it be paid for and less all discounts. Never an Alien or Xeno world (NF-10, NF-22)."""
    if IS_ALIEN[world] or IS_XENO[world]:
        return CANNOT_PAY
    seen_as = counts_as(state, world)
    best = -1
    for index in state.powers:
        power = POWERS[index]
        if power.effect == PAY_FOR_MILITARY and power.amount > best and _is_for(power, seen_as):
            best = power.amount
    if best < 0:
        return CANNOT_PAY
    return max(0, COST[world] - best - _discount(state, world))


def _discount(state: NewFrontiersState, world: int) -> int:
    seen_as = counts_as(state, world)
    total = 0
    for index in state.powers:
        power = POWERS[index]
        if power.effect in (DISCOUNT, DISCOUNT_OR_MILITARY) and _is_for(power, seen_as):
            total += power.amount
    return total


def _is_for(power: Power, seen_as: int) -> bool:
    return power.matches is None or power.matches[seen_as]
