"""The answers to every question: each option is rated by the best that it can lead to."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from windfall.titles.jumpdrive.player.appraisal import Appraisal
from windfall.titles.jumpdrive.player.outlook import PLACED, PLACING, SCORED, Outlook
from windfall.titles.jumpdrive.player.placing import Placing, without
from windfall.titles.jumpdrive.player.weights import Weights
from windfall.titles.jumpdrive.reading.economy import economy_of
from windfall.titles.jumpdrive.reading.placing import cards_with_second
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, DISCARD, EXPLORE, METHOD, PASS, SECOND, SETTLE
from windfall.titles.jumpdrive.rules.cost import second_world_payment
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.state import JumpDriveState

Rater: TypeAlias = Callable[[JumpDriveState, int, Sequence[int], Weights], list[float]]


# Placing


def rate_place(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    outlook = Outlook(state, seat, weights, PLACING)
    appraisal = Appraisal(outlook, empire.vp, weights)
    placing = Placing(appraisal, economy_of(empire.cards, outlook.others), empire.hand)
    if empire.picks:
        development = empire.picks[0] - DEVELOP
        return [
            placing.develop_alone(development)
            if action == PASS
            else placing.develop_and_settle(development, action - SETTLE)
            for action in actions
        ]
    return [_rate_choice(placing, action) for action in actions]


def _rate_choice(placing: Placing, action: int) -> float:
    if action == EXPLORE:
        return placing.explore()
    return placing.develop(action - DEVELOP) if action < SETTLE else placing.settle(action - SETTLE)


def rate_second(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    empire = state.empires[seat]
    outlook = Outlook(state, seat, weights, PLACED)
    appraisal = Appraisal(outlook, empire.vp, weights)
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
            cards = cards_with_second(empire, world)
        ratings.append(appraisal.value(economy_of(cards, outlook.others), hand, pay, 0))
    return ratings


# Discarding


def rate_pay(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    if actions[0] < DISCARD:
        # conquering takes no cards
        return [float(action == METHOD + CONQUER) for action in actions]
    return rate_placed(state, seat, actions, weights)


def rate_placed(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Discards of a round in which all is placed."""
    return _rate_discards(state, seat, actions, weights, PLACED)


def rate_scored(state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Discards between two rounds."""
    return _rate_discards(state, seat, actions, weights, SCORED)


def _rate_discards(
    state: JumpDriveState, seat: int, actions: Sequence[int], weights: Weights, stage: int
) -> list[float]:
    """Cards are picked in ascending order: a pick is as good as the best set that can still follow it."""
    pool = FLOW.pick_pool(state, seat)
    assert pool is not None
    empire = state.empires[seat]
    picked = [action - DISCARD for action in empire.picks if action >= DISCARD]
    outlook = Outlook(state, seat, weights, stage)
    economy = economy_of(empire.cards + empire.unplaced(), outlook.others)
    vp, income = economy.vp.total, economy.income.total
    appraisal = Appraisal(outlook, empire.vp - vp if stage == SCORED else empire.vp, weights)
    hand = empire.hand
    _going_on, more = outlook.rounds(appraisal.vp, vp)
    budget = len(hand) - len(picked) - pool.most + (0 if stage == SCORED else income)
    # even if this looks like the last round: cards are discarded for the case that it is not
    keeps = appraisal.keeps(economy, hand, budget, appraisal.worth(max(1.0, more)))
    start = 0
    for card in picked:
        start = hand.index(card, start) + 1
    missing = pool.most - 1
    ratings = []
    for action in actions:
        at = hand.index(action - DISCARD, start)
        ratings.append(-keeps[at] - sum(sorted(keeps[at + 1 :])[:missing]))
    return ratings


ANSWERS: Final[dict[str, Rater]] = {
    "discard_start": rate_scored,
    "place": rate_place,
    "pay": rate_pay,
    "explore": rate_placed,
    "second_world": rate_second,
    "pay_second": rate_placed,
    "hand_limit": rate_scored,
}
