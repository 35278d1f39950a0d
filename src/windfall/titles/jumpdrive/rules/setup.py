"""Setup: Survey Teams in the center, and a hand for everyone (JD-8)."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Question, Step, ask_all, push
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.state import EVERYONE
from windfall.titles.jumpdrive.components.cards import DECK, RULES
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.agenda import ASK_DISCARD_START, BEGIN_GAME, BEGIN_ROUND
from windfall.titles.jumpdrive.rules.presets import deal_preset_hands
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState, table_order
from windfall.titles.jumpdrive.rules.supply import discard_options, discard_picked, discard_picks


def set_up(players: int, first_game: bool, chance: Chance) -> JumpDriveState:
    """The table before the first step of the agenda."""
    state = JumpDriveState(players)
    state.dealer = chance.below(players)
    state.deck = DECK.copy()
    state.empires = [Empire() for _ in range(players)]
    state.events.append((events.DEALER, EVERYONE, state.dealer))
    push(state, BEGIN_ROUND, NO_SEAT)
    if first_game:
        deal_preset_hands(state, chance)
    else:
        for seat in table_order(state):
            state.empires[seat].hand = sorted(chance.draw(state.deck) for _ in range(RULES.deal))
        push(state, BEGIN_GAME, NO_SEAT)
    return state


def begin_game(state: JumpDriveState, _seat: int, _about: int, _chance: Chance) -> None:
    ask_all(state, ASK_DISCARD_START)


def discard_start_options(state: JumpDriveState, seat: int) -> list[int]:
    """Two of the seven cards dealt are discarded."""
    empire = state.empires[seat]
    return discard_options(empire, RULES.discard_at_start, empire.picks)


def resolve_discard_start(state: JumpDriveState, _chance: Chance) -> None:
    for seat in table_order(state):
        discard_picked(state, seat)


def discard_start_picks(state: JumpDriveState, seat: int) -> PickPool:
    empire = state.empires[seat]
    return discard_picks(empire, RULES.discard_at_start, empire.picks)


STEPS: Final[tuple[Step[JumpDriveState], ...]] = (Step(BEGIN_GAME, begin_game),)
QUESTIONS: Final[tuple[Question[JumpDriveState], ...]] = (
    Question(
        ASK_DISCARD_START,
        "discard_start",
        discard_start_options,
        resolve_discard_start,
        picked=discard_start_picks,
    ),
)
