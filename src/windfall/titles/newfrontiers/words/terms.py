"""What a tile takes this turn, worked out by the rules themselves with one power after the other."""

from windfall.engine.agenda import NO_SEAT
from windfall.engine.words.notes import Terms, marginals, shortage
from windfall.engine.words.phrases import plural
from windfall.titles.newfrontiers.components.powers import MILITARY, PAY_FOR_MILITARY, POWERS, SETTLE
from windfall.titles.newfrontiers.components.tiles import COLONISTS, COST, IS_MILITARY, NAMES
from windfall.titles.newfrontiers.rules.develop import development_cost
from windfall.titles.newfrontiers.rules.military import CANNOT_PAY, military_for, payment_for, price_of
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import working_powers
from windfall.titles.newfrontiers.rules.trade_consume import price_of_good


def development_terms(known: NewFrontiersState, seat: int, face: int) -> Terms:
    """The cost of a development, with its discounts and the selecting player's bonus."""
    state = known.copy()
    state.selector = NO_SEAT

    def cost(powers: list[int]) -> int:
        state.powers = powers
        return development_cost(state, seat, face)

    changes = _named(marginals(cost, known.powers))
    bonus = development_cost(known, seat, face) - cost(known.powers)
    return Terms(COST[face], [*changes, ("your bonus", bonus)] if bonus else changes)


def price_terms(known: NewFrontiersState, world: int) -> Terms:
    """The cost of a non-military world."""
    state = known.copy()

    def price(powers: list[int]) -> int:
        state.powers = powers
        return price_of(state, world)

    return Terms(COST[world], _named(marginals(price, known.powers)))


def payment_terms(known: NewFrontiersState, world: int) -> Terms | None:
    """What a military world costs a player who may pay for it."""
    if payment_for(known, world) == CANNOT_PAY:
        return None
    state = known.copy()

    def payment(powers: list[int]) -> int:
        state.powers = powers
        paid = payment_for(state, world)
        return COST[world] if paid == CANNOT_PAY else paid

    # of several powers that let it be paid for, only the best one counts
    ordered = sorted(known.powers, key=_rank, reverse=True)
    return Terms(COST[world], _named(marginals(payment, ordered)))


def _rank(index: int) -> int:
    power = POWERS[index]
    return power.amount if power.effect == PAY_FOR_MILITARY else -1


def military_terms(known: NewFrontiersState, seat: int, world: int) -> Terms:
    """The general Military of a player, and what is added toward this world."""
    state = known.copy()
    empire = state.empires[seat]
    state.temporary = []

    def military(powers: list[int]) -> int:
        state.powers = powers
        return military_for(state, empire, world)

    general = [index for index in known.powers if POWERS[index].effect == MILITARY and POWERS[index].matches is None]
    special = [index for index in known.powers if index not in general]
    start = military(general)
    changes = _named(marginals(lambda powers: military(general + powers), special))

    def with_temporary(powers: list[int]) -> int:
        state.temporary = powers
        return military(known.powers)

    return Terms(start, changes + _named(marginals(with_temporary, known.temporary)))


def good_terms(known: NewFrontiersState, kind: int) -> Terms:
    """What a good of a kind is sold for."""
    state = known.copy()

    def price(powers: list[int]) -> int:
        state.powers = powers
        return price_of_good(state, kind)

    return Terms(price([]), _named(marginals(price, known.powers)))


def _named(changes: list[tuple[int, int]]) -> list[tuple[str, int]]:
    return [(NAMES[POWERS[index].tile], number) for index, number in changes]


def in_settle(known: NewFrontiersState, seat: int) -> NewFrontiersState:
    """As if it were this player's turn in Settle."""
    state = known.copy()
    state.powers = working_powers(state.empires[seat], SETTLE)
    state.temporary = []
    return state


def settle_outlook(state: NewFrontiersState, seat: int, world: int) -> str:
    """What a world takes of this turn's player, and what of it is missing."""
    empire = state.empires[seat]
    have = plural(empire.credits, "credit")
    if IS_MILITARY[world]:
        terms = military_terms(state, seat, world)
        parts = [f"defense {COST[world]}, your Military {terms.text}{shortage(terms.number, COST[world])}"]
        payment = payment_terms(state, world)
        if payment is not None:
            parts.append(f"to pay {payment.text}, you have {have}{shortage(empire.credits, payment.number)}")
    else:
        price = price_terms(state, world)
        parts = [f"cost {price.text}, you have {have}{shortage(empire.credits, price.number)}"]
    if COLONISTS[world] > empire.colonists:
        parts.append(f"needs {plural(COLONISTS[world], 'colonist')}, you have {empire.colonists}")
    return "; ".join(parts)
