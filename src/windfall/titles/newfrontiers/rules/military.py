"""What a world takes to settle: Military for a military world, or credits for one that is paid for.

Each figure stands twice: for a turn, with the powers that work in it; and for any powers, which reading asks.
"""

from collections.abc import Sequence
from typing import Final

from windfall.titles.newfrontiers.components.powers import (
    DISCOUNT,
    DISCOUNT_OR_MILITARY,
    MILITARY,
    PAY_FOR_MILITARY,
    POWERS,
    Power,
)
from windfall.titles.newfrontiers.components.tiles import COST, DEFENSE, IS_ALIEN, IS_XENO
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import count_matches, counts_as, seen_tiles

CANNOT_PAY: Final = -1


def military_for(state: NewFrontiersState, empire: Empire, world: int) -> int:
    """The Military of this turn's player toward a military world: general, specialized and temporary."""
    seen_as = counts_as(world, state.any_kind)
    tiles = seen_tiles(empire.colonies, empire.developments, state.any_kind)
    return military_by(state.powers, seen_as, tiles) + temporary_by(state.temporary, seen_as)


def surplus_for(state: NewFrontiersState, empire: Empire, world: int) -> int:
    """The Military of this turn's player toward a military world, less its defense: below 0 it cannot be conquered."""
    return military_for(state, empire, world) - DEFENSE[world]


def price_of(state: NewFrontiersState, world: int) -> int:
    """The credits a non-military world costs this turn's player."""
    return price_by(state.powers, world, counts_as(world, state.any_kind))


def payment_for(state: NewFrontiersState, world: int) -> int:
    """The credits for which this turn's player can settle a military world, or CANNOT_PAY."""
    return payment_by(state.powers, world, counts_as(world, state.any_kind))


# With any powers


def general_military(powers: Sequence[int], tiles: list[int]) -> int:
    """The Military toward every world, in an empire of these tiles."""
    total = 0
    for index in powers:
        power = POWERS[index]
        if power.effect == MILITARY and power.matches is None:
            total += _amount(power, tiles)
    return total


def military_by(powers: Sequence[int], seen_as: int, tiles: list[int]) -> int:
    """General and specialized Military toward a world, in an empire of these tiles."""
    total = 0
    for index in powers:
        power = POWERS[index]
        if (power.effect in (MILITARY, DISCOUNT_OR_MILITARY)) and is_for(power, seen_as):
            total += _amount(power, tiles)
    return total


def temporary_by(used: Sequence[int], seen_as: int) -> int:
    """What powers that a good was given up for add toward a world."""
    total = 0
    for index in used:
        power = POWERS[index]
        if is_for(power, seen_as):
            total += power.amount
    return total


def price_by(powers: Sequence[int], world: int, seen_as: int) -> int:
    """The credits a non-military world costs."""
    return max(0, COST[world] - _discount_by(powers, seen_as))


def payment_by(powers: Sequence[int], world: int, seen_as: int) -> int:
    """The credits for which a military world can be settled, or CANNOT_PAY: its defense less the best power that
    lets it be paid for and less all discounts. Never an Alien or Xeno world (NF-10, NF-22)."""
    if IS_ALIEN[world] or IS_XENO[world]:
        return CANNOT_PAY
    best = CANNOT_PAY
    for index in powers:
        power = POWERS[index]
        if power.effect == PAY_FOR_MILITARY and power.amount > best and is_for(power, seen_as):
            best = power.amount
    if best == CANNOT_PAY:
        return CANNOT_PAY
    return max(0, DEFENSE[world] - best - _discount_by(powers, seen_as))


def _discount_by(powers: Sequence[int], seen_as: int) -> int:
    total = 0
    for index in powers:
        power = POWERS[index]
        if power.effect in (DISCOUNT, DISCOUNT_OR_MILITARY) and is_for(power, seen_as):
            total += power.amount
    return total


def _amount(power: Power, tiles: list[int]) -> int:
    return power.amount if power.per is None else power.amount * count_matches(power.per, tiles)


def is_for(power: Power, seen_as: int) -> bool:
    """Does the power work for a tile, as selectors see it?"""
    return power.matches is None or power.matches[seen_as]
