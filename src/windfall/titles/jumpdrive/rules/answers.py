"""Questions whose answer is a set, such as the cards to pay with: all that can still be part of it."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.engine.answers import PickPool, exactly
from windfall.engine.deck import NO_CARD, cards_after
from windfall.titles.jumpdrive.components.cards import RULES
from windfall.titles.jumpdrive.rules.actions import DISCARD, PASS
from windfall.titles.jumpdrive.rules.agenda import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.place import explored_discards, owed_now
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState


def pick_pool(state: JumpDriveState, seat: int) -> PickPool | None:
    """The rest of the seat's answer as a set, if it is one."""
    pool_of = _POOLS.get(QUESTION_NAMES[state.asked_question])
    if pool_of is not None:
        return pool_of(state.empires[seat])
    return _world_or_none(state.choices[seat])


def _world_or_none(choices: Sequence[int]) -> PickPool | None:
    """A world to place besides, or none."""
    return PickPool(tuple(choices[1:]), 0, 1, PASS) if PASS in choices else None


def _discard(empire: Empire, count: int, picks: list[int]) -> PickPool:
    left = cards_after(empire.hand, [action - DISCARD for action in picks])
    return exactly(count - len(picks), [DISCARD + card for card in left])


def _payment(empire: Empire) -> PickPool | None:
    """First comes the way in which a world is placed, which is no set."""
    if empire.world == NO_CARD:
        return _discard(empire, empire.owed, empire.picks)
    return _discard(empire, owed_now(empire), empire.picks[1:]) if empire.picks else None


_POOLS: Final[dict[str, Callable[[Empire], PickPool | None]]] = {
    "discard_start": lambda empire: _discard(empire, RULES.discard_at_start, empire.picks),
    "pay": _payment,
    "explore": lambda empire: _discard(empire, explored_discards(empire), empire.picks),
    "pay_second": lambda empire: _discard(empire, empire.owed, empire.picks),
    "hand_limit": lambda empire: _discard(empire, len(empire.hand) - RULES.hand_limit, empire.picks),
}
