"""What choosing an option means, worked out: what it takes, and what it does to Military and score."""

from collections.abc import Callable
from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.words.notes import change, joined
from windfall.engine.words.phrases import plural
from windfall.titles.race.components.cards import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_GOODS,
    COST,
    FREE_SETTLE,
    IS_WORLD,
    KIND,
    NAMES,
    POWERS,
    POWERS_FOR,
    SELL,
    TEMPORARY_MILITARY,
    Power,
)
from windfall.titles.race.rules.actions import CONQUER, CONQUER_WITH_TACTICS, MOST_POWERS_ON_A_CARD, PAY, PLACE_FREE
from windfall.titles.race.rules.agenda import ASK_CONSUME_GOOD
from windfall.titles.race.rules.consume import consume_reward, goods_to_take
from windfall.titles.race.rules.scoring import score_of, total_military
from windfall.titles.race.rules.settle import methods, working_settle_powers
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import worlds_with_goods
from windfall.titles.race.words.terms import (
    card_outlook,
    development_terms,
    given_up_for,
    good_terms,
    military_terms,
    payment_terms,
)
from windfall.titles.race.words.text import verb_of

_GIVES_UP: Final = {CONQUER_WITH_TACTICS: TEMPORARY_MILITARY, PLACE_FREE: FREE_SETTLE}


def note(state: RaceState, seat: int, action: int) -> str | None:
    """A note on an option of the question that waits; None if its text says it all."""
    verb, number = verb_of(action)
    worked_out = _NOTES.get(verb)
    return None if worked_out is None else worked_out(state, state.empires[seat], number)


def _place(state: RaceState, empire: Empire, card: int) -> str | None:
    if not IS_WORLD[card]:
        terms = development_terms(empire, card, state.asked_about)
        takes = f"cost {terms.text} of your {plural(len(empire.hand) - 1, 'other card')}"
        return joined(takes, *_effects(empire, card, NO_CARD))
    powers = working_settle_powers(empire)
    ways = methods(powers, card, len(empire.hand) - 1)
    given_up = given_up_for(powers, _GIVES_UP[ways[0]]) if ways[0] in _GIVES_UP else NO_CARD
    if CONQUER in ways and CONQUER_WITH_TACTICS in ways:
        ways.remove(CONQUER_WITH_TACTICS)
    budget = plural(len(empire.hand) - 1, "other card")
    takes = " or ".join(_way(powers, card, way, budget) for way in ways)
    return joined(takes, *_effects(empire, card, given_up))


def _way(powers: list[Power], world: int, way: int, budget: str) -> str:
    """What it takes to place a world in this way."""
    if way == PAY:
        payment = payment_terms(powers, world)
        assert payment is not None
        return f"cost {payment.text} of your {budget}"
    if way == PLACE_FREE:
        return f"no cost, discarding {NAMES[given_up_for(powers, FREE_SETTLE)]}"
    military = military_terms(powers, world, temporary=way == CONQUER_WITH_TACTICS)
    takes = f"defense {COST[world]}, your Military {military.text}"
    if way == CONQUER:
        return takes
    return f"{takes}, discarding {NAMES[given_up_for(powers, TEMPORARY_MILITARY)]}"


def _effects(empire: Empire, card: int, given_up: int) -> list[str | None]:
    """What placing a card changes at once."""
    after = empire.copy()
    after.tableau.append(card)
    if given_up != NO_CARD:
        after.tableau.remove(given_up)
    return [change("Military", total_military(empire), total_military(after)), _score(empire, after)]


def _score(before: Empire, after: Empire) -> str | None:
    return change("score", sum(score_of(before).values()), sum(score_of(after).values()))


def _method(_state: RaceState, empire: Empire, way: int) -> str:
    return _way(working_settle_powers(empire), empire.placed, way, plural(len(empire.hand), "card"))


def _from_hand(_state: RaceState, empire: Empire, card: int) -> str | None:
    """What the card would take and bring, for a player who may part with it."""
    if not IS_WORLD[card] and card in empire.tableau:
        return "you already have it"
    return joined(card_outlook(empire, card), *_effects(empire, card, NO_CARD))


def _use(_state: RaceState, empire: Empire, number: int) -> str | None:
    """What a Consume power takes now, and what for."""
    card, nth = divmod(number, MOST_POWERS_ON_A_CARD)
    power = next(POWERS[index] for index in POWERS_FOR[CONSUME][card] if POWERS[index].nth == nth)
    if power.effect not in (CONSUME_GOODS, CONSUME_ALL):
        return None
    goods = goods_to_take(power, [KIND[world] for world in worlds_with_goods(empire)])
    vp, cards = consume_reward(empire, power, goods)
    after = empire.copy()
    after.chips += vp
    draws = f"draw {plural(cards, 'card')}" if cards else None
    return joined(plural(goods, "good"), draws, _score(empire, after))


def _trade(_state: RaceState, empire: Empire, world: int) -> str | None:
    return _price(empire, world, trade_powers=True)


def _good(state: RaceState, empire: Empire, world: int) -> str | None:
    power = POWERS[state.asked_about]
    if state.asked_question == ASK_CONSUME_GOOD and power.effect == SELL:
        return _price(empire, world, power.trade_powers)
    return None


def _price(empire: Empire, world: int, trade_powers: bool) -> str | None:
    terms = good_terms(empire, world, trade_powers)
    return f"price {terms.text} cards" if terms.changes else None


_NOTES: Final[dict[str, Callable[[RaceState, Empire, int], str | None]]] = {
    "place": _place,
    "method": _method,
    "discard": _from_hand,
    "keep": _from_hand,
    "use": _use,
    "trade": _trade,
    "good": _good,
}
