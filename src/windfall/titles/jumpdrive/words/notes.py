"""What choosing an option means, worked out: what it takes, and what it does to military, VPs and income."""

from collections.abc import Callable
from typing import Final

from windfall.engine.words.notes import change, joined, signed
from windfall.engine.words.phrases import plural
from windfall.titles.jumpdrive.components.cards import COST, IS_WORLD, NAMES, SURVEY_TEAM
from windfall.titles.jumpdrive.rules.actions import CONQUER
from windfall.titles.jumpdrive.rules.cost import (
    can_conquer_second,
    convoy_of,
    general_military,
    methods,
    unused_military,
)
from windfall.titles.jumpdrive.rules.place import with_development
from windfall.titles.jumpdrive.rules.scoring import hand_over, income_of, vp_of
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.terms import (
    development_terms,
    limit_text,
    military_terms,
    payment_terms,
    second_payment_terms,
    world_outlook,
)
from windfall.titles.jumpdrive.words.text import verb_of


def note(state: JumpDriveState, seat: int, action: int) -> str | None:
    """A note on an option of the question that waits; None if its text says it all."""
    verb, number = verb_of(action)
    worked_out = _NOTES.get(verb)
    return None if worked_out is None else worked_out(state, seat, number)


def _develop(state: JumpDriveState, seat: int, card: int) -> str | None:
    empire = state.empires[seat]
    terms = development_terms(empire.cards, card, alone=True)
    others = len(empire.hand) - (0 if card == SURVEY_TEAM else 1)
    takes = f"cost {terms.text} of your {plural(others, 'other card')}"
    return joined(takes, *_effects(state, seat, empire.cards, [*empire.cards, card]))


def _settle(state: JumpDriveState, seat: int, world: int) -> str | None:
    cards, budget = with_development(state.empires[seat])
    takes = [_way(cards, world, way, plural(budget, "other card")) for way in methods(cards, world, budget)]
    return joined(" or ".join(takes), *_effects(state, seat, cards, [*cards, world]))


def _method(state: JumpDriveState, seat: int, way: int) -> str:
    empire = state.empires[seat]
    return _way(empire.cards, empire.world, way, plural(len(empire.hand) - empire.owed, "card"))


def _way(cards: list[int], world: int, way: int, budget: str) -> str:
    """What it takes to place a world in this way."""
    if way == CONQUER:
        return f"defense {COST[world]}, your military {military_terms(cards, world).text}"
    payment = payment_terms(cards, world)
    assert payment is not None
    return f"cost {payment.text} of your {budget}"


def _second(state: JumpDriveState, seat: int, world: int) -> str | None:
    empire = state.empires[seat]
    after = [*empire.cards, world]
    if can_conquer_second(empire, world):
        takes = f"defense {COST[world]}, your military left {signed(unused_military(empire, world))}"
        return joined(takes, *_effects(state, seat, empire.cards, after))
    payment = second_payment_terms(empire, world)
    assert payment is not None
    convoy = convoy_of(empire)
    after.remove(convoy)
    takes = f"cost {payment.text} of your {plural(len(empire.hand) - 1, 'other card')}, discarding {NAMES[convoy]}"
    return joined(takes, *_effects(state, seat, empire.cards, after))


def _from_hand(state: JumpDriveState, seat: int, card: int) -> str | None:
    """What the card would take and bring, for a player who may part with it."""
    cards = state.empires[seat].cards
    effects = _effects(state, seat, cards, [*cards, card])
    if IS_WORLD[card]:
        return joined(world_outlook(cards, card), *effects)
    cost = f"cost {development_terms(cards, card, alone=True).text}"
    return limit_text(cards, card) or joined(cost, *effects)


def _effects(state: JumpDriveState, seat: int, before: list[int], after: list[int]) -> list[str | None]:
    """What placing a card changes, if nobody else placed anything."""
    (vp, income), (more_vp, more_income) = yields(state, seat, before), yields(state, seat, after)
    return [
        change("military", general_military(before), general_military(after)),
        change("VPs a round", vp, more_vp),
        change("income", income, more_income),
    ]


def yields(state: JumpDriveState, seat: int, cards: list[int]) -> tuple[int, int]:
    """What a round brings with these cards in the empire, once War Propaganda lies where it belongs."""
    twin = state.copy()
    twin.empires[seat].cards = cards.copy()
    hand_over(twin)
    return vp_of(twin, seat), income_of(twin, seat)


_NOTES: Final[dict[str, Callable[[JumpDriveState, int, int], str | None]]] = {
    "develop": _develop,
    "settle": _settle,
    "method": _method,
    "second": _second,
    "discard": _from_hand,
}
