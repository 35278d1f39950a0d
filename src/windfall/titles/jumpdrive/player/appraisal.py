"""What an empire and a hand are worth when this round is over: the value of every plan is measured here."""

from typing import Final

from windfall.titles.jumpdrive.components.cards import (
    CHANGES_HANDS,
    FLAT_INCOME,
    FLAT_VP,
    RULES,
)
from windfall.titles.jumpdrive.player.weights import Weights
from windfall.titles.jumpdrive.reading.economy import Economy
from windfall.titles.jumpdrive.reading.outcomes import Outcome
from windfall.titles.jumpdrive.reading.outlook import Outlook, chance_to_win
from windfall.titles.jumpdrive.reading.worth import Worth, appraiser

# Chance to keep a card that goes to the strongest, with so much more military than any rival.
HOLDS: Final[tuple[float, ...]] = (0.6, 0.8, 0.95)


class Appraisal:
    """Seen by one seat in one decision, with this many VPs before the round is scored."""

    def __init__(self, outlook: Outlook, vp: int, weights: Weights) -> None:
        self.outlook = outlook
        self.vp = vp
        self.weights = weights
        self._appraiser = appraiser(weights.worths())

    def value(self, outcome: Outcome) -> float:
        """From -1 to 1: how good it is to have this empire and hand at the end of the round."""
        outlook = self.outlook
        weights = self.weights
        economy = outcome.economy
        vp, income = self.yields(economy)
        going_on, more = outlook.rounds(self.vp, vp)
        own = self.vp + vp
        total = 0.0
        if going_on < 1.0:
            total += (1.0 - going_on) * chance_to_win(own - outlook.best[1], weights.doubt)
        if going_on > 0.0:
            worth = self._appraiser.worth(more)
            own += more * vp + income * worth.later + self._appraiser.growth(economy, worth)
            own += self._hand(outcome, income, worth) + outcome.seen * weights.seen * worth.card
            lead = own - outlook.best_rival(more)
            total += going_on * chance_to_win(lead, weights.doubt + weights.doubt_growth * more)
        return total

    def yields(self, economy: Economy) -> tuple[float, float]:
        """VPs and income, when cards that go to the strongest have done so."""
        outlook = self.outlook
        margin = economy.military - outlook.strongest
        holds = 0.0 if margin < 0 else HOLDS[min(margin, len(HOLDS) - 1)]
        change = -(1 - holds) * (1 + self.weights.rivals)
        moving = _movable(economy)
        if not moving and margin > 0:
            moving = [card for rival in outlook.rivals for card in _movable(rival)]
            change = holds * (1 + self.weights.rivals)
        vp = float(economy.vp.total)
        income = float(economy.income.total)
        for card in moving:
            vp += change * FLAT_VP[card]
            income += change * FLAT_INCOME[card]
        return vp, income

    def _hand(self, outcome: Outcome, income: float, worth: Worth) -> float:
        """Of the hand with which the next round begins, if the least useful cards have been paid."""
        hand = outcome.hand
        count = min(len(hand) - outcome.pay + (outcome.drawn + income), RULES.hand_limit)
        gains = sorted(self._appraiser.gains(outcome.economy, hand, count, worth), reverse=True)
        gained = sum([gain for gain in gains[: len(gains) - outcome.pay] if gain > 0])
        return worth.hand(count) + self.weights.queue * gained


def _movable(economy: Economy) -> list[int]:
    """The cards that go to the strongest."""
    return [card for card in economy.cards if CHANGES_HANDS[card]]
