"""What an empire and a hand are worth when this round is over: the value of every plan is measured here."""

from math import sqrt

from windfall.bots.greedy.jumpdrive.economy import Economy
from windfall.bots.greedy.jumpdrive.outlook import Outlook
from windfall.bots.greedy.jumpdrive.tables import COLUMNS, INCOME, ROWS, VP
from windfall.bots.greedy.jumpdrive.weights import Weights
from windfall.jumpdrive.cards import (
    CHANGES_HANDS,
    CHROMOSOMES,
    DECK,
    DESIGNS,
    DEV_DISCOUNT,
    EXPLORE_ICONS,
    MILITARY_ICONS,
    MILITARY_VS,
    PAY_FOR_MILITARY,
    POWERS,
    RULES,
    SPECS,
    SURVEY_TEAM,
    WORLD_DISCOUNT,
)
from windfall.jumpdrive.cost import may_hold

# How many of a column a card of the deck brings.
SHARE = [sum(ROWS[place][card] for card in DECK) / len(DECK) for place in COLUMNS]
LIMITED = [bool(spec.limits) for spec in SPECS]
PROPAGANDA = [card for card in set(DECK) if CHANGES_HANDS[card]]


class Worth:
    """What cards and income are worth with so many rounds to come."""

    __slots__ = ("card", "income", "later", "rounds")

    def __init__(self, rounds: float, weights: Weights) -> None:
        self.rounds = rounds
        self.card = money(rounds, weights)  # a card in hand next round
        self.later = 0.0  # a card of income a round, from the round after next on
        rounds -= 1
        while rounds > 0:
            self.later += money(rounds, weights)
            rounds -= 1
        self.income = self.card + self.later


def money(rounds: float, weights: Weights) -> float:
    """A card in hand with so many rounds to come."""
    if rounds < 1:
        return weights.card * rounds
    more = rounds - 1
    return weights.card + more * (weights.card_growth + more * weights.card_curve)


class Prospects:
    """Seen by one seat in one decision."""

    def __init__(self, outlook: Outlook, weights: Weights) -> None:
        self.outlook = outlook
        self.weights = weights
        self._worths: dict[int, Worth] = {}
        self._assets = [-1.0] * len(DESIGNS)

    def worth(self, rounds: float) -> Worth:
        """In steps of an eighth of a round."""
        step = round(rounds * 8)
        found = self._worths.get(step)
        if found is None:
            found = self._worths[step] = Worth(step / 8, self.weights)
        return found

    def value(self, economy: Economy, hand: list[int], pay: int, drawn: float, seen: float = 0.0) -> float:
        """From -1 to 1: the chance to win with this empire at the end of the round, if so many of the cards left in
        hand are to be paid and so many drawn, out of `seen` more."""
        outlook = self.outlook
        weights = self.weights
        vp, income = self.yields(economy)
        before = outlook.mine.vp
        going_on, more = outlook.rounds(before, vp)
        total = 0.0
        if going_on < 1.0:
            total += (1.0 - going_on) * chance_to_win(before + vp - outlook.best[1], weights.doubt)
        if going_on > 0.0:
            worth = self.worth(more)
            own = before + vp + more * vp
            own += self.hand_value(economy, hand, pay, drawn + income, worth, seen)
            own += income * worth.later + self.growth(economy, worth)
            lead = own - outlook.best_rival(more)
            total += going_on * chance_to_win(lead, weights.doubt + weights.doubt_growth * more)
        return total

    def yields(self, economy: Economy) -> tuple[float, float]:
        """VPs and income, when cards that go to the strongest have done so."""
        vp: float = economy.vp.total
        income: float = economy.income.total
        rivals = self.outlook.rivals
        strongest = max([rival.strength for rival in rivals])
        if economy.propaganda:
            share = holds(economy.strength - strongest)
            if share < 1:
                vp -= (1 - share) * 1.7 * sum([VP[card].flat for card in PROPAGANDA]) * economy.propaganda
                income -= (1 - share) * 1.3 * sum([INCOME[card].flat for card in PROPAGANDA]) * economy.propaganda
        elif economy.strength > strongest:
            taken = sum([rival.propaganda for rival in rivals])
            if taken:
                share = holds(economy.strength - strongest) * taken
                vp += share * 1.5 * sum([VP[card].flat for card in PROPAGANDA])
                income += share * sum([INCOME[card].flat for card in PROPAGANDA])
        return vp, income

    def growth(self, economy: Economy, worth: Worth) -> float:
        """What clauses and powers of the empire will bring with cards not in hand yet."""
        weights = self.weights
        vp = economy.vp.per
        fits = 0.0
        for place in COLUMNS:
            if vp[place]:
                fits += SHARE[place] * vp[place]
        total = weights.fits * fits * worth.rounds * worth.later
        total += worth.later * self.assets(economy.cards)
        if SURVEY_TEAM not in economy.cards:
            total += worth.later * weights.team
        if economy.convoys:
            total += weights.convoy * min(worth.rounds, 2.0)
        if economy.war_convoys:
            total += weights.convoy * min(worth.rounds, 2.0) * min(1.0, economy.strength / 4)
        return total

    def assets(self, cards: list[int]) -> float:
        return sum([self._asset(card) for card in cards])

    def _asset(self, card: int) -> float:
        found = self._assets[card]
        if found < 0:
            weights = self.weights
            found = (
                weights.military * MILITARY_ICONS[card]
                + weights.explore * EXPLORE_ICONS[card]
                + weights.chromosome * CHROMOSOMES[card]
            )
            for power in POWERS[card]:
                if power.effect == DEV_DISCOUNT:
                    found += weights.dev_discount * power.n
                elif power.effect in (WORLD_DISCOUNT, MILITARY_VS):
                    found += weights.discount * power.n * sum([power.counts[c] for c in DECK]) / len(DECK)
                elif power.effect == PAY_FOR_MILITARY:
                    found += weights.contact
            self._assets[card] = found
        return found

    def card_gains(self, economy: Economy, hand: list[int], budget: float, worth: Worth) -> list[float]:
        """Of each card: what it adds when it is placed next round, beyond what it is worth as money."""
        weights = self.weights
        gains = []
        memo: dict[int, float] = {}
        for card in hand:
            found = memo.get(card)
            if found is None:
                vp, income, _strength = economy.gain(card)
                plus = vp * worth.rounds + (income + self._asset(card)) * worth.later
                price = economy.price(card)
                if LIMITED[card] and not may_hold(economy.cards, card):
                    found = 0.0
                elif price < 0:
                    found = (plus - worth.card) * weights.gap**-price
                else:
                    found = plus - (1 + price) * worth.card
                    lacking = 1 + price - budget
                    if lacking > 0:
                        found = found * weights.unaffordable**lacking
                memo[card] = found
            gains.append(found)
        return gains

    def keep_values(self, economy: Economy, hand: list[int], budget: float, worth: Worth) -> list[float]:
        """Of each card, what is lost without it: its gain, and what it adds to the gains of others in hand."""
        gains = self.card_gains(economy, hand, budget, worth)
        share = self.weights.together
        if share <= 0:
            return gains
        keeps = gains.copy()
        helped: dict[int, float] = {}
        for at, card in enumerate(hand):
            if card not in helped:
                others = hand[:at] + hand[at + 1 :]
                alone = gains[:at] + gains[at + 1 :]
                joined = self.card_gains(economy.plus(card), others, budget, worth)
                best = [max(0.0, j) - max(0.0, g) for j, g in zip(joined, alone, strict=True)]
                helped[card] = share * max(0.0, sum([b for b in best if b > 0]))
            keeps[at] += helped[card]
        return keeps

    def hand_value(self, economy: Economy, hand: list[int], pay: int, drawn: float, worth: Worth, seen: float) -> float:
        """Of the hand with which the next round begins."""
        weights = self.weights
        count = len(hand) - pay + drawn
        budget = min(count, RULES.hand_limit)
        gains = self.card_gains(economy, hand, budget, worth)
        gains.sort(reverse=True)
        placed = sum([gain for gain in gains[: len(gains) - pay] if gain > 0])
        ample = max(0.0, budget - weights.ample)
        money = budget - ample * (1.0 - weights.ample_share) + seen * weights.seen
        return money * worth.card + weights.queue * placed


def holds(margin: int) -> float:
    """The chance to keep what goes to the strongest, with so much more military than others."""
    return 0.0 if margin < 0 else 0.6 if margin == 0 else 0.8 if margin == 1 else 0.95


def chance_to_win(lead: float, doubt: float) -> float:
    """From -1 to 1."""
    return lead / sqrt(lead * lead + doubt * doubt)
