"""I: Explore. Each player draws two cards, or more, and keeps one, or more."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.agenda import Question, Step, ask_all
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD, discard_hidden, draw_card, next_picks, picks_left
from windfall.engine.pool import put, take
from windfall.engine.state import EVERYONE
from windfall.titles.race.components.cards import EXPLORE
from windfall.titles.race.components.totals import EXPLORE_DRAWS, EXPLORE_KEEPS
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import DISCARD, EXPLORE_1_1, EXPLORE_5, KEEP_CARD
from windfall.titles.race.rules.agenda import ASK_EXPLORE, EXPLORE_PHASE, table_order
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import begin_phase, working_cards


def explore_phase(state: RaceState, _seat: int, _about: int, chance: Chance) -> None:
    """All cards are drawn before any are discarded."""
    begin_phase(state, EXPLORE)
    for seat in table_order(state):
        empire = state.empires[seat]
        for _ in range(explored(working_cards(empire), empire.chosen)[0]):
            card = draw_card(state, chance, seat)
            if card != NO_CARD:
                put(empire.drawn, card)
        state.events.append((events.DRAWS, EVERYONE, seat, len(empire.drawn)))
        if empire.drawn:
            state.events.append((events.DRAWS_CARDS, seat, seat, *empire.drawn))
    ask_all(state, ASK_EXPLORE)


def explored(cards: Sequence[int], chosen: tuple[int, ...]) -> tuple[int, int]:
    """How many cards are drawn with the powers of these cards and these action cards, and how many of them are kept."""
    drawn, kept = 2, 1
    for card in cards:
        drawn += EXPLORE_DRAWS[card]
        kept += EXPLORE_KEEPS[card]
    if EXPLORE_5 in chosen:
        drawn += 5
    if EXPLORE_1_1 in chosen:
        drawn += 1
        kept += 1
    return drawn, min(kept, drawn)


def explore_options(state: RaceState, seat: int) -> list[int]:
    """Which cards to keep, or which to discard, whichever are fewer."""
    empire = state.empires[seat]
    verb, count = keep_or_discard(empire)
    return next_picks(verb, empire.drawn, empire.picks, count)


def keep_or_discard(empire: Empire) -> tuple[int, int]:
    """The verb of what is picked, and how many cards."""
    # fewer cards may have been drawn than should: the deck can be used up
    keep = min(explored(working_cards(empire), empire.chosen)[1], len(empire.drawn))
    drop = len(empire.drawn) - keep
    return (KEEP_CARD, keep) if keep < drop else (DISCARD, drop)


def resolve_explore(state: RaceState, _chance: Chance) -> None:
    for seat in table_order(state):
        empire = state.empires[seat]
        dropped = [action - DISCARD for action in empire.picks if action < KEEP_CARD]
        if empire.picks and empire.picks[0] >= KEEP_CARD:
            dropped = empire.drawn.copy()
            for action in empire.picks:
                take(dropped, action - KEEP_CARD)
        for card in dropped:
            take(empire.drawn, card)
        for card in empire.drawn:
            put(empire.hand, card)
        state.events.append((events.KEEPS, EVERYONE, seat, len(empire.drawn), len(empire.drawn) + len(dropped)))
        empire.drawn = []
        discard_hidden(state, seat, dropped)


def explore_picks(state: RaceState, seat: int) -> PickPool:
    empire = state.empires[seat]
    verb, count = keep_or_discard(empire)
    return picks_left(verb, empire.drawn, empire.picks, count)


STEPS: Final[tuple[Step[RaceState], ...]] = (Step(EXPLORE_PHASE, explore_phase),)
QUESTIONS: Final[tuple[Question[RaceState], ...]] = (
    Question(ASK_EXPLORE, "explore", explore_options, resolve_explore, picked=explore_picks),
)
