"""The answers to every question: each option is rated by the best that it can lead to."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from windfall.bots.greedy.jumpdrive.economy import Economy
from windfall.bots.greedy.jumpdrive.outlook import Outlook
from windfall.bots.greedy.jumpdrive.plans import Plans, without
from windfall.bots.greedy.jumpdrive.prospects import Prospects
from windfall.bots.greedy.jumpdrive.weights import Weights
from windfall.engine.deck import NO_CARD
from windfall.jumpdrive.actions import CONQUER, DEVELOP, DISCARD, EXPLORE, METHOD, PASS, SECOND, SETTLE
from windfall.jumpdrive.cards import SECOND_WORLD_PAID
from windfall.jumpdrive.cost import powers_of, second_world_payment, world_payment
from windfall.jumpdrive.place import explore_icons
from windfall.jumpdrive.state import JumpDriveState

Rater: TypeAlias = Callable[[JumpDriveState, int, Sequence[int], Weights], list[float]]


def rate_place(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    outlook = Outlook(state, seat, weights, placed=False)
    plans = Plans(Prospects(outlook, weights), Economy(empire.cards, outlook.rest), empire.hand)
    if empire.picks:
        development = empire.picks[0] - DEVELOP
        return [plans.with_world(development, NO_CARD if action == PASS else action - SETTLE) for action in actions]
    return [_rate_plan(plans, action) for action in actions]


def _rate_plan(plans: Plans, action: int) -> float:
    if action == EXPLORE:
        return plans.explore()
    if action < SETTLE:
        return plans.develop(action - DEVELOP)
    return plans.settle(action - SETTLE)


def rate_pay(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    if actions[0] < DISCARD:
        # conquering costs nothing
        return [1.0 if action == METHOD + CONQUER else 0.0 for action in actions]
    empire = state.empires[seat]
    owed = empire.owed
    picks = empire.picks
    cards = empire.cards
    if empire.world != NO_CARD:
        if picks[0] != METHOD + CONQUER:
            owed += world_payment(cards, empire.world)
        picks = picks[1:]
        cards = [*cards, empire.world]
    return rate_discards(state, seat, actions, weights, cards, owed, picks)


def rate_pay_second(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    return rate_discards(state, seat, actions, weights, [*empire.cards, empire.second], empire.owed, empire.picks)


def rate_explore(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    count = min(explore_icons(empire), len(empire.hand))
    return rate_discards(state, seat, actions, weights, empire.cards, count, empire.picks)


def rate_hand_limit(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    return rate_discards(state, seat, actions, weights, empire.cards, len(empire.hand) - 10, empire.picks)


def rate_start(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    return rate_discards(state, seat, actions, weights, empire.cards, 2, empire.picks)


def rate_discards(
    state: JumpDriveState,
    seat: int,
    actions: Sequence[int],
    weights: Weights,
    cards: list[int],
    count: int,
    picks: list[int],
) -> list[float]:
    """Discards are picked in ascending order; a pick is as good as the best set that can still follow it."""
    outlook = Outlook(state, seat, weights, placed=True)
    economy = Economy(cards, outlook.rest)
    prospects = Prospects(outlook, weights)
    empire = state.empires[seat]
    vp, income = prospects.yields(economy)
    _, more = outlook.rounds(empire.vp, vp)
    hand = empire.hand
    worth = prospects.worth(max(1.0, more))
    keeps = prospects.keep_values(economy, hand, len(hand) - count + income, worth)
    ratings = []
    missing = count - len(picks) - 1
    for action in actions:
        card = action - DISCARD
        at = len(hand) - 1 - hand[::-1].index(card)
        first = hand.index(card)
        later = sorted(keeps[first + 1 :])
        ratings.append(-keeps[at] - sum(later[:missing]))
    return ratings


def rate_second(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    outlook = Outlook(state, seat, weights, placed=True)
    prospects = Prospects(outlook, weights)
    ratings = []
    for action in actions:
        if action == PASS:
            ratings.append(prospects.value(Economy(empire.cards, outlook.rest), empire.hand, 0, 0))
            continue
        world = action - SECOND
        cards = [*empire.cards, world]
        pay = 0
        if empire.method != CONQUER:
            pay = second_world_payment(empire, world)
            convoy = max(powers_of(empire.cards, SECOND_WORLD_PAID), key=lambda power: power.n).card
            cards.remove(convoy)
        ratings.append(prospects.value(Economy(cards, outlook.rest), without(empire.hand, world), pay, 0))
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
