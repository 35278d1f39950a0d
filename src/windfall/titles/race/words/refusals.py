"""Why a card in hand cannot be placed now."""

from windfall.engine.decision import Refusal
from windfall.engine.words.message import Message
from windfall.titles.race.components.cards import IDS, IS_WORLD
from windfall.titles.race.rules.actions import PLACE
from windfall.titles.race.rules.agenda import ASK_DEVELOP, ASK_SETTLE
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.words.requirements import why_no_development, world_takes


def refused(state: RaceState, seat: int) -> tuple[Refusal, ...]:
    """Cards in hand of the sort that is placed now, which the seat cannot place, with the reasons."""
    if state.asked_question not in (ASK_DEVELOP, ASK_SETTLE):
        return ()
    worlds = state.asked_question == ASK_SETTLE
    return tuple(
        Refusal(f"card:{IDS[card]}", _why(state, seat, card))
        for card in sorted(set(state.empires[seat].hand))
        if IS_WORLD[card] == worlds and PLACE + card not in state.choices[seat]
    )


def _why(state: RaceState, seat: int, card: int) -> Message:
    empire = state.empires[seat]
    if IS_WORLD[card]:
        return world_takes(empire, card, len(empire.hand) - 1)
    return why_no_development(empire, card, state.asked_about)
