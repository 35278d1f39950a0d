"""What choosing an option means, worked out: what it takes, and what it does to military, VPs and income."""

from collections.abc import Callable
from typing import Final

from windfall.engine.words.notes import change, joined, signed
from windfall.engine.words.phrases import plural
from windfall.titles.jumpdrive.components.cards import DEFENSE, IS_WORLD, NAMES
from windfall.titles.jumpdrive.reading.figures import development_price, second_world_price
from windfall.titles.jumpdrive.reading.placing import cards_with_second
from windfall.titles.jumpdrive.reading.yields import round_yields
from windfall.titles.jumpdrive.rules.actions import CONQUER
from windfall.titles.jumpdrive.rules.cost import (
    can_conquer_second,
    convoy_of,
    general_military,
    methods,
    unused_military,
)
from windfall.titles.jumpdrive.rules.place import cards_besides, with_development
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.takes import limit_text, way_text, worded, world_text
from windfall.titles.jumpdrive.words.text import verb_of


def note(state: JumpDriveState, seat: int, action: int) -> str | None:
    """A note on an option of the question that waits; None if its text says it all."""
    verb, number = verb_of(action)
    worked_out = _NOTES.get(verb)
    return None if worked_out is None else worked_out(state, seat, number)


def _develop(state: JumpDriveState, seat: int, card: int) -> str | None:
    empire = state.empires[seat]
    price = development_price(empire.cards, card, alone=True)
    takes = f"cost {worded(price)} of your {plural(cards_besides(empire.hand, card), 'other card')}"
    return joined(takes, *_effects(state, seat, empire.cards, [*empire.cards, card]))


def _settle(state: JumpDriveState, seat: int, world: int) -> str | None:
    cards, budget = with_development(state.empires[seat])
    takes = [_way(cards, world, way, plural(budget, "other card")) for way in methods(cards, world, budget)]
    return joined(" or ".join(takes), *_effects(state, seat, cards, [*cards, world]))


def _method(state: JumpDriveState, seat: int, way: int) -> str:
    empire = state.empires[seat]
    return _way(empire.cards, empire.world, way, plural(len(empire.hand) - empire.owed, "card"))


def _way(cards: list[int], world: int, way: int, budget: str) -> str:
    """What it takes to place a world in this way, and of how many cards."""
    takes = way_text(cards, world, way)
    return takes if way == CONQUER else f"{takes} of your {budget}"


def _second(state: JumpDriveState, seat: int, world: int) -> str | None:
    empire = state.empires[seat]
    effects = _effects(state, seat, empire.cards, cards_with_second(empire, world))
    if can_conquer_second(empire, world):
        takes = f"defense {DEFENSE[world]}, your military left {signed(unused_military(empire, world))}"
        return joined(takes, *effects)
    price = second_world_price(empire, world)
    assert price is not None
    others = plural(len(empire.hand) - 1, "other card")
    takes = f"cost {worded(price)} of your {others}, discarding {NAMES[convoy_of(empire)]}"
    return joined(takes, *effects)


def _from_hand(state: JumpDriveState, seat: int, card: int) -> str | None:
    """What the card would take and bring, for a player who may part with it."""
    cards = state.empires[seat].cards
    effects = _effects(state, seat, cards, [*cards, card])
    if IS_WORLD[card]:
        return joined(world_text(cards, card), *effects)
    cost = f"cost {worded(development_price(cards, card, alone=True))}"
    return limit_text(cards, card) or joined(cost, *effects)


def _effects(state: JumpDriveState, seat: int, before: list[int], after: list[int]) -> list[str | None]:
    """What placing a card changes, if nobody else placed anything."""
    (vp, income), (more_vp, more_income) = round_yields(state, seat, before), round_yields(state, seat, after)
    return [
        change("military", general_military(before), general_military(after)),
        change("VPs a round", vp, more_vp),
        change("income", income, more_income),
    ]


_NOTES: Final[dict[str, Callable[[JumpDriveState, int, int], str | None]]] = {
    "develop": _develop,
    "settle": _settle,
    "method": _method,
    "second": _second,
    "discard": _from_hand,
}
