"""What a choice brings until the end of the game, if it goes on as games do."""

from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.titles.jumpdrive.components.cards import RULES
from windfall.titles.jumpdrive.reading.outcomes import Outcome
from windfall.titles.jumpdrive.reading.outlook import DOUBT, DOUBT_GROWTH, Outlook, chance_to_win
from windfall.titles.jumpdrive.reading.worth import LIMITED, WORTHS, appraiser
from windfall.titles.jumpdrive.rules.cost import may_hold

APPRAISER: Final = appraiser(WORTHS)


class Prospect:
    """Of one outcome: this round, and what follows."""

    __slots__ = ("ahead", "chance", "count", "goes_on", "left", "outcome", "rounds", "to_end", "total", "worth")

    def __init__(self, outlook: Outlook, outcome: Outcome) -> None:
        self.outcome = outcome
        economy = outcome.economy
        vp, income = economy.vp.total, economy.income.total
        self.total = outlook.before + vp  # VPs after this round
        self.ahead = self.total - outlook.best[1]  # and how many more than any rival is likely to have
        self.left = len(outcome.hand) - outcome.pay + outcome.drawn  # cards in hand before income
        self.count = min(self.left + income, RULES.hand_limit)  # and when the next round begins
        # the chance that there is a next round, and how many rounds there are then
        self.goes_on, self.rounds = outlook.rounds_at(vp)
        self.worth = APPRAISER.worth(self.rounds)
        # VPs likely from this round to the end, with what cards and income bring; how likely that wins, from -1 to 1
        self.to_end = float(vp)
        self.chance = 0.0
        if self.goes_on < 1.0:
            self.chance = (1.0 - self.goes_on) * chance_to_win(self.ahead, DOUBT)
        if self.goes_on > 0.0:
            worth = self.worth
            more = self.rounds * vp + worth.hand(self.count)
            more += income * worth.later + APPRAISER.growth(economy, worth)
            self.to_end += self.goes_on * more
            lead = self.total + more - outlook.best_rival(self.rounds)
            self.chance += self.goes_on * chance_to_win(lead, DOUBT + DOUBT_GROWTH * self.rounds)


def best_prospect(outlook: Outlook, outcomes: list[Outcome]) -> Prospect:
    """The best that a choice can lead to."""
    best = Prospect(outlook, outcomes[0])
    for outcome in outcomes[1:]:
        other = Prospect(outlook, outcome)
        if other.chance > best.chance:
            best = other
    return best


class NextRound:
    """The cards left in hand: what they could gain in the round after this one."""

    __slots__ = ("gained", "income", "most", "placeable", "vp")

    def __init__(self, prospect: Prospect) -> None:
        """If the least useful cards have been paid."""
        outcome = prospect.outcome
        economy = outcome.economy
        self.placeable = 0  # cards that can be placed, each alone
        self.vp = self.income = 0  # the highest VPs and income each round that one of them gains
        gains = []
        last = NO_CARD
        gain = 0.0
        for card in outcome.hand:
            if card != last:
                last = card
                if LIMITED[card] and not may_hold(economy.cards, card):
                    gain = 0.0
                    continue
                added = economy.addition(card)
                gain = APPRAISER.gain_with(card, added, prospect.count, prospect.worth)
                if 0 <= added.price < prospect.count:
                    self.placeable += 1
                    self.vp = max(self.vp, added.vp)
                    self.income = max(self.income, added.income)
            gains.append(gain)
        gains.sort(reverse=True)
        # VPs to the end that the best of them gains, beyond what it is worth as money; and all that are not paid
        self.most = max(0.0, gains[0]) if gains else 0.0
        self.gained = 0.0
        for gain in gains[: len(gains) - outcome.pay]:
            if gain > 0.0:
                self.gained += gain
