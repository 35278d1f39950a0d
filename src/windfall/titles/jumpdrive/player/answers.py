"""The answers to every question: each option is rated by the best that it can lead to."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from windfall.engine.deck import NO_CARD
from windfall.titles.jumpdrive.components.cards import RULES, SECOND_WORLD_PAID
from windfall.titles.jumpdrive.player.economy import Economy
from windfall.titles.jumpdrive.player.outlook import PLACED, PLACING, SCORED, Outlook
from windfall.titles.jumpdrive.player.plans import Plans, without
from windfall.titles.jumpdrive.player.prospects import Prospects
from windfall.titles.jumpdrive.player.weights import Weights
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, DISCARD, EXPLORE, METHOD, PASS, SECOND, SETTLE
from windfall.titles.jumpdrive.rules.cost import powers_of, second_world_payment, world_payment
from windfall.titles.jumpdrive.rules.place import explore_icons
from windfall.titles.jumpdrive.rules.state import JumpDriveState

Rater: TypeAlias = Callable[[JumpDriveState, int, Sequence[int], Weights], list[float]]


# Placing


def rate_place(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    outlook = Outlook(state, seat, weights, PLACING)
    prospects = Prospects(outlook, empire.vp, weights)
    plans = Plans(prospects, Economy(empire.cards, outlook.rest), empire.hand)
    if empire.picks:
        development = empire.picks[0] - DEVELOP
        return [
            plans.develop_alone(development)
            if action == PASS
            else plans.develop_and_settle(development, action - SETTLE)
            for action in actions
        ]
    return [_rate_plan(plans, action) for action in actions]


def _rate_plan(plans: Plans, action: int) -> float:
    if action == EXPLORE:
        return plans.explore()
    return plans.develop(action - DEVELOP) if action < SETTLE else plans.settle(action - SETTLE)


def rate_second(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    outlook = Outlook(state, seat, weights, PLACED)
    prospects = Prospects(outlook, empire.vp, weights)
    ratings = []
    for action in actions:
        cards = empire.cards
        hand = empire.hand
        pay = 0
        if action != PASS:
            world = action - SECOND
            hand = without(hand, world)
            if empire.method != CONQUER:
                pay = second_world_payment(empire, world)
                convoy = max(powers_of(cards, SECOND_WORLD_PAID), key=lambda power: power.n)
                cards = without(cards, convoy.card)
            cards = [*cards, world]
        ratings.append(prospects.value(Economy(cards, outlook.rest), hand, pay, 0))
    return ratings


# Discarding


def rate_start(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    return _rate_discards(state, seat, actions, weights, SCORED, RULES.discard_at_start)


def rate_pay(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    if actions[0] < DISCARD:
        # conquering takes no cards
        return [float(action == METHOD + CONQUER) for action in actions]
    empire = state.empires[seat]
    owed = empire.owed
    if empire.world != NO_CARD and empire.picks[0] != METHOD + CONQUER:
        owed += world_payment(empire.cards, empire.world)
    return _rate_discards(state, seat, actions, weights, PLACED, owed)


def rate_explore(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    return _rate_discards(state, seat, actions, weights, PLACED, min(explore_icons(empire), len(empire.hand)))


def rate_pay_second(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    return _rate_discards(state, seat, actions, weights, PLACED, state.empires[seat].owed)


def rate_hand_limit(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    over = len(state.empires[seat].hand) - RULES.hand_limit
    return _rate_discards(state, seat, actions, weights, SCORED, over)


def _rate_discards(
    state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights, stage: int, count: int
) -> list[float]:
    """Cards are picked in ascending order: a pick is as good as the best set of `count` that can still follow it."""
    empire = state.empires[seat]
    outlook = Outlook(state, seat, weights, stage)
    economy = Economy(empire.cards + empire.unplaced(), outlook.rest)
    vp, income = economy.vp.total, economy.income.total
    prospects = Prospects(outlook, empire.vp - vp if stage == SCORED else empire.vp, weights)
    hand = empire.hand
    _going_on, more = outlook.rounds(prospects.vp, vp)
    budget = len(hand) - count + (0 if stage == SCORED else income)
    # even if this looks like the last round: cards are discarded for the case that it is not
    keeps = prospects.keeps(economy, hand, budget, prospects.worth(max(1.0, more)))
    picked = [action - DISCARD for action in empire.picks if action >= DISCARD]
    start = 0
    for card in picked:
        start = hand.index(card, start) + 1
    missing = count - len(picked) - 1
    ratings = []
    for action in actions:
        at = hand.index(action - DISCARD, start)
        ratings.append(-keeps[at] - sum(sorted(keeps[at + 1 :])[:missing]))
    return ratings


ANSWERS: Final[dict[str, Rater]] = {
    "discard_start": rate_start,
    "place": rate_place,
    "pay": rate_pay,
    "explore": rate_explore,
    "second_world": rate_second,
    "pay_second": rate_pay_second,
    "hand_limit": rate_hand_limit,
}
