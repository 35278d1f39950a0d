"""Questions whose answer is a set, such as the cards to pay with: all that can still be part of it."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.engine.answers import PickPool, exactly
from windfall.engine.deck import NO_CARD, cards_after
from windfall.titles.jumpdrive.components.cards import RULES
from windfall.titles.jumpdrive.rules.actions import DISCARD, PASS
from windfall.titles.jumpdrive.rules.agenda import ASK_PAY, QUESTION_NAMES
from windfall.titles.jumpdrive.rules.place import explored_discards, owed_now
from windfall.titles.jumpdrive.rules.rounds import over_limit
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState


def cards_due(state: JumpDriveState, seat: int) -> int:
    """How many cards of a hand the question takes in all."""
    return _CARDS_DUE[QUESTION_NAMES[state.asked_question]](state.empires[seat])


def pick_pool(state: JumpDriveState, seat: int) -> PickPool | None:
    """The rest of the seat's answer as a set, if it is one."""
    due = _CARDS_DUE.get(QUESTION_NAMES[state.asked_question])
    if due is None:
        return _world_or_none(state.choices[seat])
    empire = state.empires[seat]
    if state.asked_question == ASK_PAY and empire.world != NO_CARD and not empire.picks:
        return None  # first comes the way in which a world is placed, which is no set
    picked = [action - DISCARD for action in empire.picks if action >= DISCARD]
    left = cards_after(empire.hand, picked)
    return exactly(due(empire) - len(picked), [DISCARD + card for card in left])


def _world_or_none(choices: Sequence[int]) -> PickPool | None:
    """A world to place besides, or none."""
    return PickPool(tuple(choices[1:]), 0, 1, PASS) if PASS in choices else None


_CARDS_DUE: Final[dict[str, Callable[[Empire], int]]] = {
    "discard_start": lambda _: RULES.discard_at_start,
    "pay": owed_now,
    "explore": explored_discards,
    "pay_second": lambda empire: empire.owed,
    "hand_limit": over_limit,
}
