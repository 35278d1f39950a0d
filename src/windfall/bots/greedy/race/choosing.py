"""Choosing action cards: the round is tried with each, for all that others may choose."""

from collections.abc import Sequence
from math import sqrt

from windfall.bots.greedy.race.ahead import Ahead, Step, final_points
from windfall.bots.greedy.race.hand import Plans
from windfall.bots.greedy.race.rivals import PHASES, Phases, Rival, calls, phases_of, together
from windfall.bots.greedy.race.outlook import PHASE_OF
from windfall.bots.greedy.race.standing import Standing
from windfall.bots.greedy.race.weights import Weights
from windfall.race.actions import ACTION_CARD_IDS, CHOOSE
from windfall.race.rounds import DOUBLE_CARDS
from windfall.race.scoring import TABLEAU_END
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
    def __init__(self, state: RaceState, seat: int, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.standing = Standing(state, seat, weights)
        self.ahead = Ahead(Plans(self.standing))
        self.rivals = [Rival(Standing(state, other, weights)) for other in range(state.players) if other != seat]
        self.calls = calls(self.rivals, state.experienced)
        self.own_future = self.standing.points + self.standing.income_now
        self.rival_future = [
            rival.standing.points
            + rival.standing.income_now
            + rival.standing.goods_worth(rival.standing.goods, rival.standing.economy)
            + self.ahead.plans.value((), len(rival.standing.empire.hand))
            for rival in self.rivals
        ]

    def rate(self, cards: tuple[int, ...]) -> float:
        own = phases_of(cards)
        return sum(chance * self._after(cards, together(own, phases)) for phases, chance in self.calls.items())

    def _after(self, cards: tuple[int, ...], phases: Phases) -> float:
        steps: list[Step] = []
        for phase, times in zip(PHASES, phases, strict=True):
            for nth in range(times):
                bonuses = tuple(card for card in cards if PHASE_OF[card] == phase)
                steps.append((phase, bonuses if nth == 0 or len(bonuses) > nth else ()))
        position = self.ahead.after(tuple(steps))
        weights = self.weights
        gains = [sum(gain * times for gain, times in zip(rival.plain, phases, strict=True)) for rival in self.rivals]
        ended = len(position.tableau) >= TABLEAU_END or self.state.vp_pool <= position.chips
        if ended:
            own = final_points(position, self.standing.empire.chips)
            lead = own - max(rival.standing.points + 0.5 * gain for rival, gain in zip(self.rivals, gains, strict=True))
            return _chance_to_win(lead, weights.doubt)
        own_value = self.own_future + self.ahead.value(position)
        lead = own_value - max(
            future + weights.rivals * gain for future, gain in zip(self.rival_future, gains, strict=True)
        )
        return _chance_to_win(lead, weights.doubt + weights.doubt_growth * self.standing.outlook.rounds)


def _chance_to_win(lead: float, doubt: float) -> float:
    """From -1 to 1."""
    return lead / sqrt(lead * lead + doubt * doubt)
