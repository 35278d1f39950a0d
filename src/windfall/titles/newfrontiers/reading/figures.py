"""Figures of a turn with their parts: what a tile takes of this turn's player, or a good brings, and what every power
changes in it. The rules measure, with one power after the other, so the parts always add up to what they say."""

from windfall.engine.figures import BONUS, Figure, marginals
from windfall.titles.newfrontiers.components.powers import MILITARY, PAY_FOR_MILITARY, POWERS, SETTLE
from windfall.titles.newfrontiers.components.tiles import COST, DEFENSE
from windfall.titles.newfrontiers.rules.develop import cost_after, development_cost, discount_by
from windfall.titles.newfrontiers.rules.military import CANNOT_PAY, military_by, payment_by, price_by, temporary_by
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import counts_as, seen_tiles, working_powers
from windfall.titles.newfrontiers.rules.trade_consume import good_price_by


def _figure(start: int, changes: list[tuple[int, int]], bonus: int = 0) -> Figure:
    """What powers change is told by their tiles."""
    by_tile = [(POWERS[index].tile, change) for index, change in changes]
    return Figure(start, [*by_tile, (BONUS, bonus)] if bonus else by_tile)


def development_cost_figure(state: NewFrontiersState, seat: int, face: int) -> Figure:
    """The cost of a development."""

    def cost(powers: list[int]) -> int:
        return cost_after(face, discount_by(powers))

    bonus = development_cost(state, seat, face) - cost(state.powers)
    return _figure(COST[face], marginals(cost, state.powers), bonus)


def price_figure(state: NewFrontiersState, world: int) -> Figure:
    """The cost of a non-military world."""
    seen_as = counts_as(world, state.any_kind)
    return _figure(COST[world], marginals(lambda powers: price_by(powers, world, seen_as), state.powers))


def payment_figure(state: NewFrontiersState, world: int) -> Figure | None:
    """What a military world costs a player who may pay for it."""
    seen_as = counts_as(world, state.any_kind)
    if payment_by(state.powers, world, seen_as) == CANNOT_PAY:
        return None

    def payment(powers: list[int]) -> int:
        paid = payment_by(powers, world, seen_as)
        return DEFENSE[world] if paid == CANNOT_PAY else paid

    # of several powers that let it be paid for, only the best one counts
    return _figure(DEFENSE[world], marginals(payment, sorted(state.powers, key=_rank, reverse=True)))


def _rank(index: int) -> int:
    power = POWERS[index]
    return power.amount if power.effect == PAY_FOR_MILITARY else -1


def military_figure(state: NewFrontiersState, seat: int, world: int) -> Figure:
    """The general Military of a player, and what is added toward this world."""
    empire = state.empires[seat]
    seen_as = counts_as(world, state.any_kind)
    tiles = seen_tiles(empire.colonies, empire.developments, state.any_kind)
    general = [index for index in state.powers if POWERS[index].effect == MILITARY and POWERS[index].matches is None]
    special = [index for index in state.powers if index not in general]
    changes = marginals(lambda powers: military_by(powers, seen_as, tiles), special)
    changes += marginals(lambda powers: temporary_by(powers, seen_as), state.temporary)
    return _figure(military_by(general, seen_as, tiles), changes)


def good_price_figure(state: NewFrontiersState, kind: int) -> Figure:
    """What a good of a kind is sold for."""
    return _figure(good_price_by([], kind), marginals(lambda powers: good_price_by(powers, kind), state.powers))


def in_settle(known: NewFrontiersState, seat: int) -> NewFrontiersState:
    """As if it were this player's turn in Settle."""
    state = known.copy()
    state.powers = working_powers(state.empires[seat], SETTLE)
    state.temporary = []
    return state
