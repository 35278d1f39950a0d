"""I: Explore. Each player draws two cards, or more, and keeps one, or more."""

from bisect import insort
from typing import Final

from windfall.engine.agenda import Question, Step, ask_all
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD, discard_hidden, draw_card, next_picks, picks_left
from windfall.engine.state import EVERYONE
from windfall.titles.race.components.cards import DRAW, EXPLORE, KEEP, POWERS
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import DISCARD, EXPLORE_1_1, EXPLORE_5, KEEP_CARD
from windfall.titles.race.rules.agenda import ASK_EXPLORE, EXPLORE_PHASE, table_order
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import begin_phase, working_powers


def explore_phase(state: RaceState, _seat: int, _about: int, chance: Chance) -> None:
    """All cards are drawn before any are discarded."""
    begin_phase(state, EXPLORE)
    for seat in table_order(state):
        empire = state.empires[seat]
        for _ in range(_to_draw(empire)):
            card = draw_card(state, chance)
            if card != NO_CARD:
                insort(empire.drawn, card)
        state.events.append((events.DRAWS, EVERYONE, seat, len(empire.drawn)))
        if empire.drawn:
            state.events.append((events.DRAWS_CARDS, seat, seat, *empire.drawn))
    ask_all(state, ASK_EXPLORE)


def _to_draw(empire: Empire) -> int:
    bonus = (5 if EXPLORE_5 in empire.chosen else 0) + (1 if EXPLORE_1_1 in empire.chosen else 0)
    return 2 + bonus + _power_sum(empire, DRAW)


def _to_keep(empire: Empire) -> int:
    bonus = 1 if EXPLORE_1_1 in empire.chosen else 0
    return min(1 + bonus + _power_sum(empire, KEEP), len(empire.drawn))


def _power_sum(empire: Empire, effect: int) -> int:
    total = 0
    for index in working_powers(empire, EXPLORE):
        power = POWERS[index]
        if power.effect == effect:
            total += power.amount
    return total


def explore_options(state: RaceState, seat: int) -> list[int]:
    """Which cards to keep, or which to discard, whichever are fewer."""
    empire = state.empires[seat]
    verb, count = keep_or_discard(empire)
    return next_picks(verb, empire.drawn, empire.picks, count)


def keep_or_discard(empire: Empire) -> tuple[int, int]:
    """The verb of what is picked, and how many cards."""
    keep = _to_keep(empire)
    drop = len(empire.drawn) - keep
    return (KEEP_CARD, keep) if keep < drop else (DISCARD, drop)


def resolve_explore(state: RaceState, _chance: Chance) -> None:
    for seat in table_order(state):
        empire = state.empires[seat]
        dropped = [action - DISCARD for action in empire.picks if action < KEEP_CARD]
        if empire.picks and empire.picks[0] >= KEEP_CARD:
            dropped = empire.drawn.copy()
            for action in empire.picks:
                dropped.remove(action - KEEP_CARD)
        for card in dropped:
            empire.drawn.remove(card)
        for card in empire.drawn:
            insort(empire.hand, card)
        state.events.append((events.KEEPS, EVERYONE, seat, len(empire.drawn)))
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
