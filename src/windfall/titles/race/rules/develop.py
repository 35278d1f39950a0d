"""II: Develop. Each player may place a development from hand, and pays for it in cards."""

from typing import Final

from windfall.engine.agenda import Question, Step, ask, ask_all, push
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD, lay_open, next_picks, picks_left
from windfall.engine.state import EVERYONE
from windfall.titles.race.components.cards import COST, DEVELOP, IS_WORLD
from windfall.titles.race.components.totals import AFTER_DEVELOP_DRAWS, DEVELOP_DISCOUNT, DEVELOP_DRAWS, total
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import DEVELOP_CARD, DISCARD, PASS, PLACE
from windfall.titles.race.rules.agenda import (
    AFTER_DEVELOP_STEP,
    ASK_DEVELOP,
    ASK_PAY,
    DEVELOP_PHASE,
    PAY_CARDS,
    PAY_DEVELOPMENT,
    table_order,
)
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import begin_phase, discard_from_hand, draw_to_hand, working_cards


def develop_phase(state: RaceState, _seat: int, nth: int, chance: Chance) -> None:
    """The first or second Develop phase of the round; only the experienced game has two."""
    begin_phase(state, DEVELOP)
    for seat in table_order(state):
        for card in working_cards(state.empires[seat]):
            if DEVELOP_DRAWS[card]:
                draw_to_hand(state, seat, DEVELOP_DRAWS[card], chance)
    ask_all(state, ASK_DEVELOP, nth)


def development_cost(empire: Empire, card: int, nth: int) -> int:
    return cost_less(card, _discount(empire, nth))


def cost_less(development: int, discount: int) -> int:
    """Cards to pay for a development at this discount."""
    return max(0, COST[development] - discount)


def _discount(empire: Empire, nth: int) -> int:
    """What a development costs less. The bonus counts in as many Develop phases as the player chose Develop (RG-1)."""
    bonus = 1 if empire.chosen.count(DEVELOP_CARD) > nth else 0
    return bonus + total(DEVELOP_DISCOUNT, working_cards(empire))


def develop_options(state: RaceState, seat: int) -> list[int]:
    """Developments the player can pay for with the other cards in hand, and does not have yet."""
    empire = state.empires[seat]
    budget = len(empire.hand) - 1 + _discount(empire, state.asked_about)
    options = [PASS]
    last = NO_CARD
    for card in empire.hand:
        if card != last and not IS_WORLD[card] and COST[card] <= budget and card not in empire.tableau:
            options.append(PLACE + card)
        last = card
    return options


def resolve_develop(state: RaceState, _chance: Chance) -> None:
    """All cards are revealed, then paid for."""
    reveal_placed(state)
    nth = state.asked_about
    for seat in reversed(table_order(state)):
        if state.empires[seat].placed != NO_CARD:
            push(state, PAY_DEVELOPMENT, seat, nth)


def reveal_placed(state: RaceState) -> None:
    """Put what each player chose into the tableau."""
    for seat in table_order(state):
        empire = state.empires[seat]
        empire.placed = NO_CARD
        if empire.picks[0] == PASS:
            state.events.append((events.PLACES_NOTHING, EVERYONE, seat, state.phase))
        else:
            empire.placed = empire.picks[0] - PLACE
            lay_open(state, seat, empire.placed)
            if empire.placed in empire.shown:
                empire.shown.remove(empire.placed)
            empire.tableau.append(empire.placed)
            empire.goods.append(NO_CARD)


def pay_development(state: RaceState, seat: int, nth: int, _chance: Chance) -> None:
    empire = state.empires[seat]
    cost = development_cost(empire, empire.placed, nth)
    state.events.append((events.DEVELOPS, EVERYONE, seat, empire.placed, cost))
    push(state, AFTER_DEVELOP_STEP, seat)
    push(state, PAY_CARDS, seat, cost)


def pay_cards(state: RaceState, seat: int, cost: int, _chance: Chance) -> None:
    if cost:
        ask(state, ASK_PAY, seat, cost)


def pay_options(state: RaceState, seat: int) -> list[int]:
    """The cards to pay with, one by one in ascending order."""
    empire = state.empires[seat]
    return next_picks(DISCARD, empire.hand, empire.picks, state.asked_about)


def resolve_pay(state: RaceState, _chance: Chance) -> None:
    seat = state.turn
    discard_from_hand(state, seat, [action - DISCARD for action in state.empires[seat].picks])


def after_develop(state: RaceState, seat: int, _about: int, chance: Chance) -> None:
    for card in working_cards(state.empires[seat]):
        if AFTER_DEVELOP_DRAWS[card]:
            draw_to_hand(state, seat, AFTER_DEVELOP_DRAWS[card], chance)


def pay_picks(state: RaceState, seat: int) -> PickPool:
    empire = state.empires[seat]
    return picks_left(DISCARD, empire.hand, empire.picks, state.asked_about)


STEPS: Final[tuple[Step[RaceState], ...]] = (
    Step(DEVELOP_PHASE, develop_phase, "nth"),
    Step(PAY_DEVELOPMENT, pay_development, "nth"),
    Step(PAY_CARDS, pay_cards, "cost"),
    Step(AFTER_DEVELOP_STEP, after_develop),
)
QUESTIONS: Final[tuple[Question[RaceState], ...]] = (
    Question(ASK_DEVELOP, "develop", develop_options, resolve_develop, about="nth", one_pick=True),
    Question(ASK_PAY, "pay", pay_options, resolve_pay, about="cost", picked=pay_picks),
)
