"""What choosing an option means, worked out: what it takes, and what it does to Military and score."""

from collections.abc import Callable
from typing import Final

from windfall.engine.words.notes import change, joined
from windfall.engine.words.phrases import plural
from windfall.titles.race.components.cards import (
    CONSUME_ALL,
    CONSUME_GOODS,
    DEFENSE,
    IS_WORLD,
    NAMES,
    POWERS,
    SELL,
    Power,
)
from windfall.titles.race.components.totals import GENERAL_MILITARY, total
from windfall.titles.race.reading.figures import development_figure, military_figure, payment_figure, price_figure
from windfall.titles.race.rules.actions import CONQUER, CONQUER_WITH_TACTICS, PAY, PLACE_FREE, USE
from windfall.titles.race.rules.agenda import ASK_CONSUME_GOOD
from windfall.titles.race.rules.consume import POWER_USED, consume_reward, goods_to_take
from windfall.titles.race.rules.scoring import points_of
from windfall.titles.race.rules.settle import asks_for_tactics, given_up_for, methods, tactics_of, working_settle_powers
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import goods_by_kind
from windfall.titles.race.words.requirements import card_takes_later, worded
from windfall.titles.race.words.text import verb_of


def note(state: RaceState, seat: int, action: int) -> str | None:
    """A note on an option of the question that waits; None if its text says it all."""
    verb, number = verb_of(action)
    worked_out = _NOTES.get(verb)
    return None if worked_out is None else worked_out(state, state.empires[seat], number)


def _place(state: RaceState, empire: Empire, card: int) -> str | None:
    if not IS_WORLD[card]:
        cost = worded(development_figure(empire, card, state.asked_about))
        takes = f"cost {cost} of your {plural(len(empire.hand) - 1, 'other card')}"
        return joined(takes, *_effects(empire, card, None))
    return _place_world(empire, card)


def _place_world(empire: Empire, world: int) -> str:
    """What each way takes; and what it brings, once for all ways that bring the same."""
    powers = working_settle_powers(empire)
    ways = methods(powers, world, len(empire.hand) - 1)
    if CONQUER in ways and CONQUER_WITH_TACTICS in ways:
        ways.remove(CONQUER_WITH_TACTICS)
    budget = plural(len(empire.hand) - 1, "other card")
    takes_by_effects: dict[str, list[str]] = {}
    for way in ways:
        effects = "".join(f" · {effect}" for effect in _effects(empire, world, given_up_for(powers, way)) if effect)
        takes_by_effects.setdefault(effects, []).append(_way(powers, world, way, budget))
    return "; or ".join(" or ".join(takes) + effects for effects, takes in takes_by_effects.items())


def _way(powers: list[Power], world: int, way: int, budget: str) -> str:
    """What it takes to place a world in this way."""
    if way == PAY:
        payment = payment_figure(powers, world)
        assert payment is not None
        return f"cost {worded(payment)} of your {budget}"
    if way == PLACE_FREE:
        takes = "no cost"
    else:
        military = worded(military_figure(powers, world, temporary=way == CONQUER_WITH_TACTICS))
        takes = f"defense {DEFENSE[world]}, your Military {military}"
    given_up = given_up_for(powers, way)
    return takes if given_up is None else f"{takes}, discarding {NAMES[given_up.card]}"


def _effects(empire: Empire, card: int, given_up: Power | None) -> list[str | None]:
    """What placing a card changes at once."""
    before = empire.tableau
    after = [*before, card]
    if given_up is not None:
        after.remove(given_up.card)
    military = change("Military", total(GENERAL_MILITARY, before), total(GENERAL_MILITARY, after))
    return [military, change("score", points_of(before, empire.chips), points_of(after, empire.chips))]


def _method(_state: RaceState, empire: Empire, way: int) -> str | None:
    if asks_for_tactics(empire):
        after = [card for card in empire.tableau if card != tactics_of(empire)]
        cards = change("cards in your tableau", len(empire.tableau), len(after))
        return joined(change("score", points_of(empire.tableau, empire.chips), points_of(after, empire.chips)), cards)
    return _way(working_settle_powers(empire), empire.placed, way, plural(len(empire.hand), "card"))


def _from_hand(_state: RaceState, empire: Empire, card: int) -> str | None:
    """What the card would take and bring, for a player who may part with it."""
    if not IS_WORLD[card] and card in empire.tableau:
        return "you already have it"
    return joined(card_takes_later(empire, card), *_effects(empire, card, None))


def _use(_state: RaceState, empire: Empire, number: int) -> str | None:
    """What a Consume power takes now, and what for."""
    power = POWER_USED[USE + number]
    if power.effect not in (CONSUME_GOODS, CONSUME_ALL):
        return None
    goods = goods_to_take(power, goods_by_kind(empire.tableau, empire.goods))
    vp, cards = consume_reward(empire, power, goods)
    draws = f"draw {plural(cards, 'card')}" if cards else None
    score = points_of(empire.tableau, empire.chips)
    return joined(plural(goods, "good"), draws, change("score", score, points_of(empire.tableau, empire.chips + vp)))


def _trade(_state: RaceState, empire: Empire, world: int) -> str | None:
    return _price(empire, world, trade_powers=True)


def _good(state: RaceState, empire: Empire, world: int) -> str | None:
    power = POWERS[state.asked_about]
    if state.asked_question == ASK_CONSUME_GOOD and power.effect == SELL:
        return _price(empire, world, power.trade_powers)
    return None


def _price(empire: Empire, world: int, trade_powers: bool) -> str | None:
    price = price_figure(empire, world, trade_powers)
    return f"price {worded(price)} cards" if price.changes else None


_NOTES: Final[dict[str, Callable[[RaceState, Empire, int], str | None]]] = {
    "place": _place,
    "method": _method,
    "discard": _from_hand,
    "keep": _from_hand,
    "use": _use,
    "trade": _trade,
    "good": _good,
}
