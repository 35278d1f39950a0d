"""What choosing an option means, worked out: what it takes, and what it does to Military and score."""

from collections.abc import Callable
from typing import Final

from windfall.engine.words.message import Message, message
from windfall.engine.words.notes import change, joined
from windfall.titles.race.components.cards import (
    CONSUME_ALL,
    CONSUME_GOODS,
    DEFENSE,
    IS_WORLD,
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
from windfall.titles.race.words.names import CARDS
from windfall.titles.race.words.requirements import worded
from windfall.titles.race.words.text import verb_of


def note(state: RaceState, seat: int, action: int) -> Message | None:
    """A note on an option of the question that waits; None if its text says it all."""
    verb, number = verb_of(action)
    worked_out = _NOTES.get(verb)
    return None if worked_out is None else worked_out(state, state.empires[seat], number)


def _place(state: RaceState, empire: Empire, card: int) -> Message | None:
    if IS_WORLD[card]:
        return _place_world(empire, card)
    cost = worded(development_figure(empire, card, state.asked_about))
    takes = message("race-note-cost-other", cost=cost, cards=len(empire.hand) - 1)
    return joined(takes, *_effects(empire, card, None))


def _place_world(empire: Empire, world: int) -> Message | None:
    """What each way takes; and what it brings, once for all ways that bring the same."""
    powers = working_settle_powers(empire)
    ways = methods(powers, world, len(empire.hand) - 1)
    if CONQUER in ways and CONQUER_WITH_TACTICS in ways:
        ways.remove(CONQUER_WITH_TACTICS)
    told: list[tuple[Message, list[Message | None]]] = []
    for way in ways:
        takes = _way_from_hand(powers, world, way, len(empire.hand) - 1)
        effects = _effects(empire, world, given_up_for(powers, way))
        same = next((at for at, (_takes, others) in enumerate(told) if others == effects), None)
        if same is None:
            told.append((takes, effects))
        else:
            told[same] = (message("race-note-or", one=told[same][0], other=takes), effects)
    return _either([joined(takes, *effects) for takes, effects in told])


def _either(ways: list[Message | None]) -> Message | None:
    """One of these."""
    first, *others = ways
    for other in others:
        assert first is not None
        assert other is not None
        first = message("race-note-or-else", one=first, other=other)
    return first


def _way_from_hand(powers: list[Power], world: int, way: int, other_cards: int) -> Message:
    """What it takes to place a world that is still in hand in this way."""
    if way == PAY:
        return message("race-note-cost-other", cost=_payment(powers, world), cards=other_cards)
    return _way(powers, world, way)


def _payment(powers: list[Power], world: int) -> Message:
    payment = payment_figure(powers, world)
    assert payment is not None
    return worded(payment)


def _way(powers: list[Power], world: int, way: int) -> Message:
    """What it takes to place a world in this way, which is not to pay for it."""
    given_up = given_up_for(powers, way)
    if way == PLACE_FREE:
        assert given_up is not None
        return message("race-note-free", card=CARDS[given_up.card])
    defense = DEFENSE[world]
    military = worded(military_figure(powers, world, temporary=way == CONQUER_WITH_TACTICS))
    if given_up is None:
        return message("race-note-conquer", defense=defense, military=military)
    return message("race-note-conquer-discarding", defense=defense, military=military, card=CARDS[given_up.card])


def _effects(empire: Empire, card: int, given_up: Power | None) -> list[Message | None]:
    """What placing a card changes at once."""
    before = empire.tableau
    after = [*before, card]
    if given_up is not None:
        after.remove(given_up.card)
    military = change(message("race-military"), total(GENERAL_MILITARY, before), total(GENERAL_MILITARY, after))
    return [military, _score(points_of(before, empire.chips), points_of(after, empire.chips))]


def _score(before: int, after: int) -> Message | None:
    return change(message("race-score"), before, after)


def _method(_state: RaceState, empire: Empire, way: int) -> Message | None:
    if asks_for_tactics(empire):
        after = [card for card in empire.tableau if card != tactics_of(empire)]
        cards = change(message("race-tableau-cards"), len(empire.tableau), len(after))
        return joined(_score(points_of(empire.tableau, empire.chips), points_of(after, empire.chips)), cards)
    powers = working_settle_powers(empire)
    if way == PAY:
        return message("race-note-cost", cost=_payment(powers, empire.placed), cards=len(empire.hand))
    return _way(powers, empire.placed, way)


def _from_hand(_state: RaceState, empire: Empire, card: int) -> Message | None:
    """Keeping or discarding a card places nothing, so nothing is told of what placing it would bring."""
    return message("race-note-owned") if not IS_WORLD[card] and card in empire.tableau else None


def _use(_state: RaceState, empire: Empire, number: int) -> Message | None:
    """What a Consume power takes now, and what for."""
    power = POWER_USED[USE + number]
    if power.effect not in (CONSUME_GOODS, CONSUME_ALL):
        return None
    goods = goods_to_take(power, goods_by_kind(empire.tableau, empire.goods))
    vp, cards = consume_reward(empire, power, goods)
    draws = message("race-note-draw", cards=cards) if cards else None
    score = _score(points_of(empire.tableau, empire.chips), points_of(empire.tableau, empire.chips + vp))
    return joined(message("race-goods", goods=goods), draws, score)


def _trade(_state: RaceState, empire: Empire, world: int) -> Message | None:
    return _price(empire, world, trade_powers=True)


def _good(state: RaceState, empire: Empire, world: int) -> Message | None:
    power = POWERS[state.asked_about]
    if state.asked_question == ASK_CONSUME_GOOD and power.effect == SELL:
        return _price(empire, world, power.trade_powers)
    return None


def _price(empire: Empire, world: int, trade_powers: bool) -> Message | None:
    price = price_figure(empire, world, trade_powers)
    return message("race-note-price", price=worded(price)) if price.changes else None


_NOTES: Final[dict[str, Callable[[RaceState, Empire, int], Message | None]]] = {
    "place": _place,
    "method": _method,
    "discard": _from_hand,
    "keep": _from_hand,
    "use": _use,
    "trade": _trade,
    "good": _good,
}
