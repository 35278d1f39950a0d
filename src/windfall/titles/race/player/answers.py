"""How each question of the game is answered: one function for each, which rates every option."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from windfall.titles.race.components.cards import (
    COST_OR_DEFENSE,
    KIND,
    POWERS,
)
from windfall.titles.race.components.totals import DRAWS_WHEN_PRODUCED
from windfall.titles.race.player.ahead import MidRound
from windfall.titles.race.player.appraisal import Appraisal
from windfall.titles.race.player.choosing import rate_action
from windfall.titles.race.player.consuming import rate_consume, rate_consume_good, rate_trade
from windfall.titles.race.player.hand import Plans
from windfall.titles.race.player.judge import Judge
from windfall.titles.race.player.outlook import steps_to_come
from windfall.titles.race.player.rivals import PHASES
from windfall.titles.race.player.weights import Weights
from windfall.titles.race.reading.goods import more
from windfall.titles.race.rules.actions import (
    CONQUER_WITH_TACTICS,
    DEVELOP_CARD,
    DISCARD,
    KEEP_CARD,
    METHOD,
    NAME_NUMBER,
    PASS,
    PAY,
    PLACE,
    PRODUCE_ON,
    SETTLE_CARD,
)
from windfall.titles.race.rules.explore import explored
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import ended_by
from windfall.titles.race.rules.settle import given_up_for, payment_for, tactics_of, working_settle_powers
from windfall.titles.race.rules.setup import CARDS_DISCARDED
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.rules.supply import discard_from_tableau

Answer: TypeAlias = Callable[[RaceState, int, Sequence[int], Weights], list[float]]


def plans_for(state: RaceState, seat: int, weights: Weights) -> Plans:
    return Plans(Appraisal(state, seat, weights, with_rest=True))


# Sets of cards, picked one by one in ascending order


def _rate_picks(wanted: Sequence[int], options: Sequence[int]) -> list[float]:
    """The first card that is wanted is the pick to make."""
    pick = min(wanted)
    return [1.0 if card == pick else 0.0 for card in options]


def _without(cards: Sequence[int], picked: Sequence[int]) -> list[int]:
    rest = list(cards)
    for card in picked:
        rest.remove(card)
    return rest


def _still_open(cards: Sequence[int], picked: Sequence[int]) -> list[int]:
    """Of the cards that are left, those that can still be picked."""
    return [card for card in cards if not picked or card >= picked[-1]]


def _rate_discards(plans: Plans, count: int, actions: Sequence[int]) -> list[float]:
    """Give the cards of the hand that are missed least."""
    empire = plans.appraisal.empire
    picked = [action - DISCARD for action in empire.picks]
    left = _still_open(_without(empire.hand, picked), picked)
    return _rate_picks(plans.least(left, count - len(picked)), [action - DISCARD for action in actions])


def rate_discard_start(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    return _rate_discards(plans_for(state, seat, weights), CARDS_DISCARDED, actions)


def rate_pay(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    return _rate_discards(plans_for(state, seat, weights), state.asked_about, actions)


def rate_hand_limit(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    return _rate_discards(plans_for(state, seat, weights), len(state.empires[seat].hand) - HAND_LIMIT, actions)


def rate_explore(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Keep the cards that add most to the plan; the picks name those to keep or those to discard."""
    plans = plans_for(state, seat, weights)
    empire = plans.appraisal.empire
    keeps = actions[0] >= KEEP_CARD
    verb = KEEP_CARD if keeps else DISCARD
    picked = [action - verb for action in empire.picks]
    left = _without(empire.drawn, picked)
    pool = _still_open(left, picked)
    settled = picked if keeps else _without(left, pool)  # kept already
    hand = sorted(empire.hand + settled)
    _, kept = explored(empire.tableau, empire.chosen)
    wanted = []
    for _ in range(min(kept, len(empire.drawn)) - len(settled)):
        best = max(dict.fromkeys(pool), key=lambda card: (plans.plan(sorted([*hand, card])), plans.rough(card)))
        pool.remove(best)
        wanted.append(best)
        hand = sorted([*hand, best])
    return _rate_picks(wanted if keeps else pool, [action - verb for action in actions])


# Placing


def rate_develop(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    judge = Judge(state, seat, weights)
    bonus = state.empires[seat].chosen.count(DEVELOP_CARD) > state.asked_about
    return _rate_placing(judge, judge.ahead.developed(judge.ahead.start, bonus), actions)


def rate_settle(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    judge = Judge(state, seat, weights)
    bonus = state.empires[seat].chosen.count(SETTLE_CARD) > state.asked_about
    return _rate_placing(judge, judge.ahead.settled(judge.ahead.start, bonus), actions)


def _rate_placing(judge: Judge, options: dict[int, MidRound], actions: Sequence[int]) -> list[float]:
    """Each option is tried with the phases of the round that are still to come."""
    return _rate_on(judge, [judge.ahead.start if action == PASS else options[action - PLACE] for action in actions])


def _rate_on(judge: Judge, positions: Sequence[MidRound]) -> list[float]:
    """Positions after the phases of the round that are still to come; others gain by them, too."""
    steps = steps_to_come(judge.state, judge.appraisal.seat)
    coming = [judge.state.phase, *(phase for phase, _ in steps)]
    phases = tuple(coming.count(phase) for phase in PHASES)
    return [judge.rate(judge.ahead.through(position, steps), phases) for position in positions]


def rate_method(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    if PASS in actions:
        kept, discarded = _rate_tactics(state, seat, weights)
        return [kept if action == PASS else discarded for action in actions]
    plans = plans_for(state, seat, weights)
    empire = plans.appraisal.empire
    powers = working_settle_powers(empire)
    rates = []
    for action in actions:
        method = action - METHOD
        given_up = given_up_for(powers, method)
        rate = 0.0 if given_up is None else -plans.given_up(given_up)
        if method == PAY:
            rest = empire.hand.copy()
            for given in plans.least(rest, payment_for(powers, empire.placed)):
                rest.remove(given)
            rate += plans.value(rest) - plans.value(empire.hand)
        rates.append(rate)
    return rates


def _rate_tactics(state: RaceState, seat: int, weights: Weights) -> tuple[float, float]:
    """New Military Tactics kept, and discarded for nothing: only if the game goes on without it, and that is better."""
    without = state.copy()
    discard_from_tableau(without, seat, tactics_of(state.empires[seat]))
    if ended_by(state) and not ended_by(without):
        kept, discarded = [Judge(position, seat, weights) for position in (state, without)]
        return _rate_on(kept, [kept.ahead.start])[0], _rate_on(discarded, [discarded.ahead.start])[0]
    tactics = given_up_for(working_settle_powers(state.empires[seat]), CONQUER_WITH_TACTICS)
    assert tactics is not None
    return 0.0, -plans_for(state, seat, weights).given_up(tactics)


# Consume and Produce, where no goods are chosen


def rate_consume_hand(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """Cards for VPs, as long as a card is worth less."""
    plans = plans_for(state, seat, weights)
    empire = plans.appraisal.empire
    power = POWERS[state.asked_about]
    picked = [action - DISCARD for action in empire.picks]
    left = _without(empire.hand, picked)
    wanted = []
    for card in plans.least(_still_open(left, picked), power.goods - len(picked)):
        rest = _without(left, [card])
        if plans.value(left) - plans.value(rest) >= power.vp:
            break
        left = rest
        wanted.append(card)
    best = DISCARD + min(wanted) if wanted else PASS
    return [1.0 if action == best else 0.0 for action in actions]


def rate_gamble(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """The number that most unseen cards have."""
    counts = Counter(COST_OR_DEFENSE[card] for card in Appraisal(state, seat, weights).unseen)
    return [counts[action - NAME_NUMBER] + 0.01 * action for action in actions]


def rate_windfall(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    appraisal = Appraisal(state, seat, weights)
    rates = []
    for action in actions:
        world = action - PRODUCE_ON
        here = DRAWS_WHEN_PRODUCED[world]
        goods = more(appraisal.goods, KIND[world])
        rates.append(appraisal.goods_worth(goods, appraisal.economy) + here * appraisal.card + 0.01 * KIND[world])
    return rates


ANSWERS: Final[dict[str, Answer]] = {
    "discard_start": rate_discard_start,
    "action": rate_action,
    "explore": rate_explore,
    "develop": rate_develop,
    "settle": rate_settle,
    "method": rate_method,
    "pay": rate_pay,
    "trade": rate_trade,
    "consume": rate_consume,
    "consume_good": rate_consume_good,
    "consume_hand": rate_consume_hand,
    "gamble": rate_gamble,
    "windfall": rate_windfall,
    "hand_limit": rate_hand_limit,
}
