"""How much of the game is still to come: rounds, and how often each phase will be done."""

from typing import Final, TypeAlias

from windfall.titles.race.components.cards import CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE
from windfall.titles.race.reading.economy import economy_of
from windfall.titles.race.rules.actions import PHASE_OF
from windfall.titles.race.rules.agenda import CONSUME_PHASE, DEVELOP_PHASE, EXPLORE_PHASE, PRODUCE_PHASE, SETTLE_PHASE
from windfall.titles.race.rules.scoring import TABLEAU_END
from windfall.titles.race.rules.setup import CHIPS_PER_PLAYER
from windfall.titles.race.rules.state import RaceState

# A phase of a round, with the action cards of one player that count in it.
CalledPhase: TypeAlias = tuple[int, tuple[int, ...]]

# How often Explore, Develop, Settle and Consume are done in a round: with 2, 3 and 4 players, and in the experienced
# game.
_RATES: Final[dict[int, tuple[float, ...]]] = {
    2: (0.25, 0.40, 0.50, 0.40),
    3: (0.35, 0.50, 0.60, 0.55),
    4: (0.45, 0.60, 0.70, 0.65),
}
_EXPERIENCED_RATES: Final[tuple[float, ...]] = (0.45, 0.70, 0.80, 0.65)
# Cards that the fastest empire places in a round, before its own pace is known.
_PACE: Final = {2: 1.0, 3: 1.1, 4: 1.2}
_EXPERIENCED_PACE = 1.6
# Rounds that a game takes, as a rule, and how many are always thought to be left: a slow game is no reason to wait.
_LENGTH: Final = {2: 13, 3: 12, 4: 11}
_EXPERIENCED_LENGTH = 9
_LEAST_LEFT = 2.0
# How many rounds the expected pace weighs against the seen one.
_PACE_ROUNDS = 4
# Chips that an empire takes in a round, for each VP of its cycle, and without any.
_CHIPS_PER_CYCLE = 0.5
_CHIPS_PER_ROUND = 0.5

# Rounds without progress that are nothing unusual.
_PATIENCE = 3.0
# Rounds without progress after which anything is better than more of the same.
_LONGEST_WAIT = 12.0

_PHASE_STEPS: Final = {
    EXPLORE_PHASE: EXPLORE,
    DEVELOP_PHASE: DEVELOP,
    SETTLE_PHASE: SETTLE,
    CONSUME_PHASE: CONSUME,
    PRODUCE_PHASE: PRODUCE,
}


class Outlook:
    """What is expected after this round; with what is left of the round if that is not looked at by itself."""

    __slots__ = ("consumes", "develops", "explores", "rounds", "settles")

    def __init__(self, state: RaceState, seat: int, with_rest: bool) -> None:
        rates = _EXPERIENCED_RATES if state.experienced else _RATES[state.players]
        self.rounds = rounds_after_this(state)
        rounds = self.rounds
        rest = [phase for phase, _ in steps_to_come(state, seat)] if with_rest else []
        self.explores = rounds * rates[0]
        self.develops = rounds * rates[1] + rest.count(DEVELOP)
        self.settles = rounds * rates[2] + rest.count(SETTLE)
        self.consumes = rounds * rates[3] + rest.count(CONSUME)


def steps_to_come(state: RaceState, seat: int) -> list[CalledPhase]:
    """The phases of this round still to come, with the action cards of the seat that count in each."""
    chosen = state.empires[seat].chosen
    steps = []
    for step, _, nth in reversed(state.agenda):
        if step in _PHASE_STEPS:
            phase = _PHASE_STEPS[step]
            counting = [card for card, named in enumerate(PHASE_OF) if named == phase and chosen.count(card) > nth]
            steps.append((phase, tuple(counting)))
    return steps


def stalled(state: RaceState) -> float:
    """How far the game has come to a standstill, from 0 to 1.

    Players can wait for each other to call a phase, round after round; who sees that relies on nobody.
    """
    return min(1.0, max(0.0, _rounds_lost(state) / _PATIENCE - 1.0))


def has_stopped(state: RaceState) -> bool:
    """Nothing at all has come of many rounds."""
    return _rounds_lost(state) > _LONGEST_WAIT


def _rounds_lost(state: RaceState) -> float:
    """Rounds played beyond those that tableaus and chips account for."""
    length = _EXPERIENCED_LENGTH if state.experienced else _LENGTH[state.players]
    cards = max(len(empire.tableau) - 1 for empire in state.empires) / (TABLEAU_END - 1)
    chips = sum(empire.chips for empire in state.empires) / (CHIPS_PER_PLAYER * state.players)
    return state.round - 1 - length * max(cards, chips)


def rounds_after_this(state: RaceState) -> float:
    """The game ends when a tableau is full or the pool is empty, whichever is sooner."""
    choosing = not state.empires[0].chosen
    pace = _EXPERIENCED_PACE if state.experienced else _PACE[state.players]
    full = 99.0
    chips = 0.0
    for empire in state.empires:
        size = len(empire.tableau)
        own_pace = max(pace, (pace * _PACE_ROUNDS + size - 1) / (_PACE_ROUNDS + max(0, state.round - 1)))
        full = min(full, (TABLEAU_END - size) / own_pace)
        chips += _CHIPS_PER_ROUND + _CHIPS_PER_CYCLE * economy_of(empire.tableau).cycle_vp
    if full <= 0 or not state.vp_pool:
        return 0.0
    length = _EXPERIENCED_LENGTH if state.experienced else _LENGTH[state.players]
    left = min(full, state.vp_pool / chips, max(_LEAST_LEFT, length - state.round + 1))
    return max(0.3, left - (1.0 if choosing else 0.3))
