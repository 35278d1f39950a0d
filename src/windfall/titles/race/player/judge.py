"""How good a position is: by how much the empire may win, now or in the end."""

from functools import cached_property
from math import sqrt

from windfall.titles.race.player.ahead import Ahead, MidRound
from windfall.titles.race.player.appraisal import Appraisal
from windfall.titles.race.player.hand import Plans
from windfall.titles.race.player.outlook import stalled
from windfall.titles.race.player.rivals import NO_PHASES, Phases, Rival
from windfall.titles.race.player.weights import Weights
from windfall.titles.race.rules.scoring import TABLEAU_END, ended_by, points_of
from windfall.titles.race.rules.state import RaceState

# Chance that another empire that lacks a card or two does end the game when it may place them.
_ENDS_IT = 0.6


class Judge:
    """Compares positions of one empire after the round."""

    def __init__(self, state: RaceState, seat: int, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.appraisal = Appraisal(state, seat, weights)
        self.ahead = Ahead(Plans(self.appraisal))
        self.rivals = [Rival(Appraisal(state, other, weights)) for other in range(state.players) if other != seat]
        self.over = bool(ended_by(state))
        self.stalled = stalled(state)
        self._future = self.appraisal.points + self.appraisal.income_now

    @cached_property
    def _rival_futures(self) -> list[float]:
        return [
            rival.appraisal.points
            + rival.appraisal.income_now
            + rival.appraisal.goods_worth(rival.appraisal.goods, rival.appraisal.economy)
            + self.ahead.plans.value((), len(rival.appraisal.empire.hand))
            for rival in self.rivals
        ]

    def rate(self, position: MidRound, phases: Phases = NO_PHASES, closely: bool = True) -> float:
        """From -1, lost, to 1, won; `phases` are those of this round in which others gain, too.

        A close look takes in what the best action of the next round would bring.
        """
        ending = self._ending(position, phases)
        rate = 0.0
        if ending > 0.0:
            rate += ending * self._rate_end(position, phases)
        if ending < 1.0:
            rate += (1.0 - ending) * self._rate_later(position, phases, closely)
        return rate

    def _ending(self, position: MidRound, phases: Phases) -> float:
        """Chance that the game ends with this round."""
        if self.over or len(position.tableau) >= TABLEAU_END or self.state.vp_pool <= position.chips:
            return 1.0
        goes_on = 1.0
        for rival in self.rivals:
            if len(rival.appraisal.tableau) + phases[1] + phases[2] >= TABLEAU_END:
                goes_on *= 1.0 - _ENDS_IT * (1.0 - self.stalled)
        return 1.0 - goes_on

    def _rate_end(self, position: MidRound, phases: Phases) -> float:
        points = points_of(position.tableau, self.appraisal.empire.chips + position.chips)
        lead = points - max(rival.appraisal.points + rival.points_gained(phases) for rival in self.rivals)
        return _chance_to_win(lead, self.weights.end_doubt)

    def _rate_later(self, position: MidRound, phases: Phases, closely: bool) -> float:
        weights = self.weights
        lead = self._future + self.ahead.value(position)
        if closely:
            lead += weights.next * self.ahead.next_gain(position)
        lead -= max(
            future + weights.rivals * rival.gained(phases)
            for future, rival in zip(self._rival_futures, self.rivals, strict=True)
        )
        return _chance_to_win(lead, weights.doubt + weights.doubt_growth * self.appraisal.outlook.rounds)


def _chance_to_win(lead: float, doubt: float) -> float:
    """From -1 to 1."""
    return lead / sqrt(lead * lead + doubt * doubt)
