"""What choosing an option means, worked out: what it takes, and what it does to military, VPs and income."""

from collections.abc import Callable
from typing import Final

from windfall.engine.words.message import Message, message
from windfall.engine.words.notes import change, joined, signed
from windfall.titles.jumpdrive.components.cards import DEFENSE, IS_WORLD, NAMED
from windfall.titles.jumpdrive.reading.figures import development_price, second_world_price, world_price
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
from windfall.titles.jumpdrive.words.takes import either_way, limit_text, way_text, worded
from windfall.titles.jumpdrive.words.text import verb_of


def note(state: JumpDriveState, seat: int, action: int) -> Message | None:
    """A note on an option of the question that waits; None if its text says it all."""
    verb, number = verb_of(action)
    worked_out = _NOTES.get(verb)
    return None if worked_out is None else worked_out(state, seat, number)


def _develop(state: JumpDriveState, seat: int, card: int) -> Message | None:
    empire = state.empires[seat]
    price = development_price(empire.cards, card, alone=True)
    takes = message("jumpdrive-cost-of-others", cost=worded(price), others=cards_besides(empire.hand, card))
    return joined(takes, *_effects(state, seat, empire.cards, [*empire.cards, card]))


def _settle(state: JumpDriveState, seat: int, world: int) -> Message | None:
    cards, others = with_development(state.empires[seat])
    takes = [_way_with_others(cards, world, way, others) for way in methods(cards, world, others)]
    return joined(either_way(takes), *_effects(state, seat, cards, [*cards, world]))


def _way_with_others(cards: list[int], world: int, way: int, others: int) -> Message:
    """What it takes to place a world in this way, and of how many other cards."""
    if way == CONQUER:
        return way_text(cards, world, way)
    price = world_price(cards, world)
    assert price is not None
    return message("jumpdrive-cost-of-others", cost=worded(price), others=others)


def _method(state: JumpDriveState, seat: int, way: int) -> Message:
    empire = state.empires[seat]
    if way == CONQUER:
        return way_text(empire.cards, empire.world, way)
    price = world_price(empire.cards, empire.world)
    assert price is not None
    return message("jumpdrive-cost-of-cards", cost=worded(price), cards=len(empire.hand) - empire.owed)


def _second(state: JumpDriveState, seat: int, world: int) -> Message | None:
    empire = state.empires[seat]
    effects = _effects(state, seat, empire.cards, cards_with_second(empire, world))
    if can_conquer_second(empire, world):
        left = signed(unused_military(empire, world))
        takes = message("jumpdrive-takes-military-left", defense=DEFENSE[world], left=left)
        return joined(takes, *effects)
    price = second_world_price(empire, world)
    assert price is not None
    takes = message(
        "jumpdrive-cost-of-others-and-convoy",
        cost=worded(price),
        others=len(empire.hand) - 1,
        convoy=NAMED[convoy_of(empire)],
    )
    return joined(takes, *effects)


def _from_hand(state: JumpDriveState, seat: int, card: int) -> Message | None:
    """Discarding a card places nothing, so nothing is told of what placing it would bring."""
    return None if IS_WORLD[card] else limit_text(state.empires[seat].cards, card)


def _effects(state: JumpDriveState, seat: int, before: list[int], after: list[int]) -> list[Message | None]:
    """What placing a card changes, if nobody else placed anything."""
    (vp, income), (more_vp, more_income) = round_yields(state, seat, before), round_yields(state, seat, after)
    return [
        change(message("jumpdrive-military"), general_military(before), general_military(after)),
        change(message("jumpdrive-vp-per-round"), vp, more_vp),
        change(message("jumpdrive-income"), income, more_income),
    ]


_NOTES: Final[dict[str, Callable[[JumpDriveState, int, int], Message | None]]] = {
    "develop": _develop,
    "settle": _settle,
    "method": _method,
    "second": _second,
    "discard": _from_hand,
}
