"""Placing a second world with Colony Convoy or Military Convoy: after everyone has revealed and paid, before scoring
(JD-4)."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Question, Step, ask_all, push
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD, discard_open
from windfall.engine.state import EVERYONE
from windfall.titles.jumpdrive.components.cards import DEFENSE, IS_WORLD
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.actions import CONQUER, PASS, SECOND
from windfall.titles.jumpdrive.rules.agenda import ASK_PAY_SECOND, ASK_SECOND, PAY_SECOND, SECOND_WORLDS
from windfall.titles.jumpdrive.rules.cost import (
    can_conquer_second,
    convoy_of,
    has_convoy,
    second_world_payment,
    unused_military,
)
from windfall.titles.jumpdrive.rules.place import world_or_none
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState, table_order
from windfall.titles.jumpdrive.rules.supply import discard_options, discard_picked, discard_picks, place_from_hand


def second_worlds(state: JumpDriveState, _seat: int, _about: int, _chance: Chance) -> None:
    ask_all(state, ASK_SECOND)


def second_options(state: JumpDriveState, seat: int) -> list[int]:
    """A second world of the same type as the first, or none."""
    empire = state.empires[seat]
    if empire.world == NO_CARD:
        return []
    if not has_convoy(empire):
        return [PASS]
    return [PASS] + [SECOND + card for card in sorted(set(empire.hand)) if IS_WORLD[card] and _can_place(empire, card)]


def _can_place(empire: Empire, world: int) -> bool:
    return can_conquer_second(empire, world) or 0 <= second_world_payment(empire, world) < len(empire.hand)


def resolve_second(state: JumpDriveState, _chance: Chance) -> None:
    for seat in table_order(state):
        empire = state.empires[seat]
        if empire.picks and empire.picks[0] != PASS:
            _place(state, seat, empire.picks[0] - SECOND)
    if any(empire.second != NO_CARD for empire in state.empires):
        push(state, PAY_SECOND, NO_SEAT)


def _place(state: JumpDriveState, seat: int, world: int) -> None:
    """Conquered at once, or to be paid for; a Colony Convoy is discarded when it is used."""
    empire = state.empires[seat]
    place_from_hand(state, seat, world)
    if empire.method == CONQUER:
        military = unused_military(empire, world)
        state.events.append((events.CONQUERS, EVERYONE, seat, world, DEFENSE[world], military))
        empire.cards.append(world)
        return
    empire.second = world
    empire.owed = second_world_payment(empire, world)
    convoy = convoy_of(empire)
    empire.cards.remove(convoy)
    state.events.append((events.GIVES_UP, EVERYONE, seat, convoy))
    discard_open(state, convoy)
    state.events.append((events.SETTLES, EVERYONE, seat, world, empire.owed))


def pay_second(state: JumpDriveState, _seat: int, _about: int, _chance: Chance) -> None:
    ask_all(state, ASK_PAY_SECOND)


def pay_second_options(state: JumpDriveState, seat: int) -> list[int]:
    empire = state.empires[seat]
    return discard_options(empire, empire.owed, empire.picks)


def resolve_pay_second(state: JumpDriveState, _chance: Chance) -> None:
    for seat in table_order(state):
        empire = state.empires[seat]
        discard_picked(state, seat)
        empire.owed = 0
        if empire.second != NO_CARD:
            empire.cards.append(empire.second)
            empire.second = NO_CARD


def second_picks(state: JumpDriveState, seat: int) -> PickPool | None:
    return world_or_none(state.choices[seat])


def pay_second_picks(state: JumpDriveState, seat: int) -> PickPool:
    empire = state.empires[seat]
    return discard_picks(empire, empire.owed, empire.picks)


STEPS: Final[tuple[Step[JumpDriveState], ...]] = (
    Step(SECOND_WORLDS, second_worlds),
    Step(PAY_SECOND, pay_second),
)
QUESTIONS: Final[tuple[Question[JumpDriveState], ...]] = (
    Question(ASK_SECOND, "second_world", second_options, resolve_second, one_pick=True, picked=second_picks),
    Question(ASK_PAY_SECOND, "pay_second", pay_second_options, resolve_pay_second, picked=pay_second_picks),
)
