"""Rounds: everyone places, scores and collects income; hands are cut to ten."""

from typing import Final

from windfall.engine.agenda import CLOCKWISE, NO_SEAT, Question, Step, ask_all, push
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.state import EVERYONE
from windfall.titles.jumpdrive.components.cards import RULES
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.agenda import ASK_HAND_LIMIT, ASK_PLACE, BEGIN_ROUND, COLLECT_INCOME, LIMIT_HANDS
from windfall.titles.jumpdrive.rules.scoring import income_of
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState, table_order
from windfall.titles.jumpdrive.rules.supply import discard_options, discard_picked, discard_picks, draw_to_hand

HAND_LIMIT: Final[int] = RULES.hand_limit


def begin_round(state: JumpDriveState, _seat: int, _about: int, _chance: Chance) -> None:
    state.round += 1
    state.events.append((events.ROUND, EVERYONE, NO_SEAT, state.round))
    ask_all(state, ASK_PLACE)


def collect_income(state: JumpDriveState, _seat: int, _about: int, chance: Chance) -> None:
    incomes = [income_of(state, seat) for seat in range(state.players)]
    for seat in income_order(state):
        draw_to_hand(state, seat, incomes[seat], chance, events.INCOME)
    push(state, LIMIT_HANDS, NO_SEAT)


def income_order(state: JumpDriveState) -> tuple[int, ...]:
    """First the player with the most VPs, then clockwise; among tied ones the closest clockwise from the dealer. It
    matters when the deck runs short."""
    order = table_order(state)
    first = order[0]
    most = -1
    for seat in order:
        vp = state.empires[seat].vp
        if vp > most:
            first, most = seat, vp
    return CLOCKWISE[state.players][first]


def limit_hands(state: JumpDriveState, _seat: int, _about: int, _chance: Chance) -> None:
    push(state, BEGIN_ROUND, NO_SEAT)
    ask_all(state, ASK_HAND_LIMIT)


def hand_limit_options(state: JumpDriveState, seat: int) -> list[int]:
    """Discard down to ten cards."""
    empire = state.empires[seat]
    return discard_options(empire, over_limit(empire), empire.picks)


def over_limit(empire: Empire) -> int:
    return len(empire.hand) - HAND_LIMIT


def resolve_hand_limit(state: JumpDriveState, _chance: Chance) -> None:
    for seat in table_order(state):
        discard_picked(state, seat)


def hand_limit_picks(state: JumpDriveState, seat: int) -> PickPool:
    empire = state.empires[seat]
    return discard_picks(empire, over_limit(empire), empire.picks)


STEPS: Final[tuple[Step[JumpDriveState], ...]] = (
    Step(BEGIN_ROUND, begin_round),
    Step(COLLECT_INCOME, collect_income),
    Step(LIMIT_HANDS, limit_hands),
)
QUESTIONS: Final[tuple[Question[JumpDriveState], ...]] = (
    Question(ASK_HAND_LIMIT, "hand_limit", hand_limit_options, resolve_hand_limit, picked=hand_limit_picks),
)
