"""Choosing action cards: the round is tried with each, for all that others may choose."""

from collections.abc import Sequence

from windfall.bots.greedy.race.judge import Judge
from windfall.bots.greedy.race.outlook import PHASE_OF, Step, stalled
from windfall.bots.greedy.race.rivals import NO_PHASES, PHASES, Phases, calls, phases_of, together
from windfall.bots.greedy.race.weights import Weights
from windfall.race.actions import ACTION_CARD_IDS, CHOOSE
from windfall.race.rounds import DOUBLE_CARDS
from windfall.race.state import RaceState


def rate_action(state: RaceState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    chooser = Chooser(state, seat, weights)
    if not state.experienced:
        return [chooser.rate((action - CHOOSE,)) for action in actions]
    picks = [action - CHOOSE for action in state.empires[seat].picks]
    if picks:
        return [chooser.rate((picks[0], action - CHOOSE)) for action in actions]
    return [
        max(
            chooser.rate((first, second))
            for second in range(first, len(ACTION_CARD_IDS))
            if second != first or first in DOUBLE_CARDS
        )
        for first in (action - CHOOSE for action in actions)
    ]


class Chooser:
    """Tries action cards against what others are thought to choose."""

    def __init__(self, state: RaceState, seat: int, weights: Weights) -> None:
        self._judge = Judge(state, seat, weights)
        trust = weights.trust * (1.0 - stalled(state))
        self._calls = {
            phases: trust * chance for phases, chance in calls(self._judge.rivals, state.experienced).items()
        }
        self._calls[NO_PHASES] = 1.0 - trust

    def rate(self, cards: tuple[int, ...]) -> float:
        own = phases_of(cards)
        return sum(chance * self._rate(cards, together(own, phases)) for phases, chance in self._calls.items())

    def _rate(self, cards: tuple[int, ...], phases: Phases) -> float:
        steps: list[Step] = []
        for phase, times in zip(PHASES, phases, strict=True):
            bonuses = tuple(card for card in cards if PHASE_OF[card] == phase)
            for nth in range(times):
                steps.append((phase, bonuses if nth == 0 or len(bonuses) > nth else ()))
        return self._judge.rate(self._judge.ahead.after(tuple(steps)), phases)
