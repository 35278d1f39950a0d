"""III: Settle. Each player may place a world from hand: pays for it in cards, or conquers it."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.agenda import Question, Step, ask, ask_all, push
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import ALIEN, WINDFALL
from windfall.engine.state import EVERYONE
from windfall.titles.race.components.cards import (
    COST_OR_DEFENSE,
    DEFENSE,
    DISCOUNT,
    FREE_SETTLE,
    GOODS,
    IS_MILITARY,
    IS_WORLD,
    KIND,
    MILITARY,
    PAY_FOR_MILITARY,
    SETTLE,
    TEMPORARY_MILITARY,
    Power,
)
from windfall.titles.race.components.totals import AFTER_SETTLE_DRAWS, TACTICS, total
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import (
    CONQUER,
    CONQUER_WITH_TACTICS,
    METHOD,
    PASS,
    PAY,
    PLACE,
    PLACE_FREE,
    SETTLE_CARD,
)
from windfall.titles.race.rules.agenda import (
    AFTER_SETTLE_STEP,
    ASK_METHOD,
    ASK_SETTLE,
    PAY_CARDS,
    PAY_WORLD,
    SETTLE_PHASE,
    table_order,
)
from windfall.titles.race.rules.develop import reveal_placed
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import (
    begin_phase,
    discard_from_tableau,
    draw_to_hand,
    powers_of,
    put_good,
    working_cards,
)

# For a way to place a world by giving up a card of the tableau: the effect of that card.
_GIVEN_UP_FOR: Final = {CONQUER_WITH_TACTICS: TEMPORARY_MILITARY, PLACE_FREE: FREE_SETTLE}
_NO_CONQUEST: Final = (METHOD + PAY, METHOD + PLACE_FREE)


def settle_phase(state: RaceState, _seat: int, nth: int, _chance: Chance) -> None:
    begin_phase(state, SETTLE)
    ask_all(state, ASK_SETTLE, nth)


def settle_options(state: RaceState, seat: int) -> list[int]:
    """Worlds that can be placed in some way, counting powers that would then have to be used (RG-3)."""
    empire = state.empires[seat]
    powers = working_settle_powers(empire)
    budget = len(empire.hand) - 1
    options = [PASS]
    last = NO_CARD
    for card in empire.hand:
        if card != last and IS_WORLD[card] and methods(powers, card, budget):
            options.append(PLACE + card)
        last = card
    return options


def methods(powers: list[Power], world: int, budget: int) -> list[int]:
    """The ways in which a world can be placed, with this many cards to pay with."""
    ways = []
    if IS_MILITARY[world]:
        military = military_for(powers, world)
        if military >= DEFENSE[world]:
            ways.append(CONQUER)
        temporary = temporary_military(powers)
        if temporary and military + temporary >= DEFENSE[world]:
            ways.append(CONQUER_WITH_TACTICS)
        if not can_pay_for(powers, world):
            return ways
    if payment_for(powers, world) <= budget:
        ways.append(PAY)
    if can_place_free(powers, world):
        ways.append(PLACE_FREE)
    return ways


def can_pay_for(powers: list[Power], world: int) -> bool:
    """A military world can be paid for only with a power that allows it, and never one of the Alien kind."""
    if not IS_MILITARY[world]:
        return True
    return KIND[world] != ALIEN and any(power.effect == PAY_FOR_MILITARY for power in powers)


def can_place_free(powers: list[Power], world: int) -> bool:
    """A world that could be paid for is placed for nothing with a power that allows it, but none of the Alien kind."""
    return KIND[world] != ALIEN and any(power.effect == FREE_SETTLE for power in powers)


def military_for(powers: list[Power], world: int) -> int:
    """Military toward a world, specialized Military included."""
    total = 0
    for power in powers:
        if power.effect == MILITARY and _is_for(power, world):
            total += power.amount
    return total


def temporary_military(powers: list[Power]) -> int:
    return sum(power.amount for power in powers if power.effect == TEMPORARY_MILITARY)


def payment_for(powers: list[Power], world: int) -> int:
    """Cards to pay for a world; for a military one with a power that allows it, its defense less that discount."""
    less = 0
    for power in powers:
        if power.effect == DISCOUNT and _is_for(power, world):
            less += power.amount
    if IS_MILITARY[world]:
        less += max(power.amount for power in powers if power.effect == PAY_FOR_MILITARY)
    return max(0, COST_OR_DEFENSE[world] - less)


def _is_for(power: Power, world: int) -> bool:
    return power.matches is None or power.matches[world]


def resolve_settle(state: RaceState, chance: Chance) -> None:
    """All worlds are revealed; windfall worlds get their goods; then each player in order pays or conquers, or may
    discard New Military Tactics while placing nothing."""
    nth = state.asked_about
    reveal_placed(state)
    for seat in table_order(state):
        empire = state.empires[seat]
        world = empire.placed
        if world != NO_CARD and GOODS[world] == WINDFALL:
            put_good(state, seat, len(empire.tableau) - 1, chance)
    for seat in reversed(table_order(state)):
        empire = state.empires[seat]
        if empire.placed != NO_CARD:
            push(state, AFTER_SETTLE_STEP, seat, nth)
            push(state, PAY_WORLD, seat)
        elif has_tactics(empire):
            push(state, PAY_WORLD, seat)


def has_tactics(empire: Empire) -> bool:
    """Is there a card in the tableau that can be discarded for temporary Military?"""
    return total(TACTICS, working_cards(empire)) > 0


def tactics_of(empire: Empire) -> int:
    """That card."""
    return next(card for card in working_cards(empire) if TACTICS[card])


def pay_world(state: RaceState, seat: int, _about: int, _chance: Chance) -> None:
    ask(state, ASK_METHOD, seat)


def method_options(state: RaceState, seat: int) -> list[int]:
    """How a world is placed, and whether New Military Tactics is discarded besides."""
    empire = state.empires[seat]
    if empire.placed != NO_CARD and not empire.picks:
        return [METHOD + method for method in methods(working_settle_powers(empire), empire.placed, len(empire.hand))]
    return [PASS, METHOD + CONQUER_WITH_TACTICS] if asks_for_tactics(empire) else []


def asks_for_tactics(empire: Empire) -> bool:
    """New Military Tactics can be discarded with a world that is not conquered, too, and while placing none (RG-9)."""
    if empire.placed == NO_CARD:
        return not empire.picks
    return len(empire.picks) == 1 and empire.picks[0] in _NO_CONQUEST and has_tactics(empire)


def working_settle_powers(empire: Empire) -> list[Power]:
    return powers_of(working_cards(empire), SETTLE)


def resolve_method(state: RaceState, _chance: Chance) -> None:
    seat = state.turn
    empire = state.empires[seat]
    powers = working_settle_powers(empire)
    for action in empire.picks:
        given_up = None if action == PASS else given_up_for(powers, action - METHOD)
        if given_up is not None:
            discard_from_tableau(state, seat, given_up.card)
    if empire.placed != NO_CARD:
        _place(state, seat, powers, empire.picks[0] - METHOD)


def _place(state: RaceState, seat: int, powers: list[Power], method: int) -> None:
    """Place a world in this way, with the powers there were before a card was given up for it."""
    world = state.empires[seat].placed
    if method in (CONQUER, CONQUER_WITH_TACTICS):
        military = military_by(powers, world, method)
        state.events.append((events.CONQUERS, EVERYONE, seat, world, DEFENSE[world], military))
        _tell_windfall(state, seat)
        return
    payment = payment_for(powers, world) if method == PAY else 0
    state.events.append((events.SETTLES, EVERYONE, seat, world, payment))
    _tell_windfall(state, seat)
    push(state, PAY_CARDS, seat, payment)


def _tell_windfall(state: RaceState, seat: int) -> None:
    """The good came when the world was revealed; told is first how the world was placed."""
    empire = state.empires[seat]
    world = empire.placed
    if GOODS[world] == WINDFALL and empire.goods[empire.tableau.index(world)] != NO_CARD:
        state.events.append((events.WINDFALL_GOOD, EVERYONE, seat, world, KIND[world]))


def given_up_for(powers: list[Power], method: int) -> Power | None:
    """The power whose card is discarded from the tableau to place a world in this way."""
    effect = _GIVEN_UP_FOR.get(method)
    return None if effect is None else next(power for power in powers if power.effect == effect)


def military_by(powers: list[Power], world: int, method: int) -> int:
    """Military toward a world that is conquered in this way, with that of a card given up."""
    given_up = given_up_for(powers, method)
    return military_for(powers, world) + (0 if given_up is None else given_up.amount)


def after_settle(state: RaceState, seat: int, nth: int, chance: Chance) -> None:
    """Powers draw cards after a world is placed, and so does the bonus."""
    empire = state.empires[seat]
    has_bonus = empire.chosen.count(SETTLE_CARD) > nth
    draw_to_hand(state, seat, cards_after_settle(working_cards(empire), has_bonus), chance)


def cards_after_settle(cards: Sequence[int], has_bonus: bool) -> int:
    """Cards drawn after a world is placed."""
    return total(AFTER_SETTLE_DRAWS, cards) + (1 if has_bonus else 0)


STEPS: Final[tuple[Step[RaceState], ...]] = (
    Step(SETTLE_PHASE, settle_phase, "nth"),
    Step(PAY_WORLD, pay_world),
    Step(AFTER_SETTLE_STEP, after_settle, "nth"),
)
QUESTIONS: Final[tuple[Question[RaceState], ...]] = (
    Question(ASK_SETTLE, "settle", settle_options, resolve_settle, about="nth", one_pick=True),
    Question(ASK_METHOD, "method", method_options, resolve_method),
)
