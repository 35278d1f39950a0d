"""What an empire and a hand are worth when this round is over: the value of every plan is measured here."""

from functools import cache
from math import sqrt
from typing import Final

from windfall.titles.jumpdrive.components.cards import (
    CHANGES_HANDS,
    CHROMOSOMES,
    DECK,
    DESIGNS,
    DEV_DISCOUNT,
    EXPLORE_ICONS,
    FLAT_INCOME,
    FLAT_VP,
    MILITARY_ICONS,
    MILITARY_VS,
    PAY_FOR_MILITARY,
    POWERS,
    RULES,
    SPECS,
    SURVEY_TEAM,
    WORLD_DISCOUNT,
)
from windfall.titles.jumpdrive.player.outlook import Outlook
from windfall.titles.jumpdrive.player.weights import Weights
from windfall.titles.jumpdrive.reading.clauses import COLUMNS, ROWS
from windfall.titles.jumpdrive.reading.economy import Economy
from windfall.titles.jumpdrive.rules.cost import may_hold

LIMITED: Final = [bool(spec.limits) for spec in SPECS]
# How many of a column a card of the deck brings.
SHARE: Final = [sum(row[card] for card in DECK) / len(DECK) for row in ROWS]
# Chance to keep a card that goes to the strongest, with so much more military than any rival.
HOLDS: Final[tuple[float, ...]] = (0.6, 0.8, 0.95)


class Worth:
    """What cards and income are worth with so many rounds to come."""

    __slots__ = ("card", "later", "rounds")

    def __init__(self, rounds: float, weights: Weights) -> None:
        self.rounds = rounds
        self.card = _money(rounds, weights)  # a card in hand next round
        self.later = 0.0  # a card of income a round, from the round after next on
        while rounds > 1:
            rounds -= 1
            self.later += _money(rounds, weights)


def _money(rounds: float, weights: Weights) -> float:
    if rounds < 1:
        return weights.card * rounds
    more = rounds - 1
    return weights.card + more * (weights.card_growth + more * weights.card_curve)


@cache
def _assets(weights: Weights) -> list[float]:
    """Of each card: what it helps with placements to come, as if it were so many cards of income."""
    return [_asset(card, weights) for card in DESIGNS]


def _asset(card: int, weights: Weights) -> float:
    total = weights.military * MILITARY_ICONS[card]
    total += weights.explore * EXPLORE_ICONS[card] + weights.chromosome * CHROMOSOMES[card]
    for power in POWERS[card]:
        if power.effect == DEV_DISCOUNT:
            total += weights.dev_discount * power.n
        elif power.effect in (WORLD_DISCOUNT, MILITARY_VS):
            total += weights.discount * power.n * sum(power.counts[other] for other in DECK) / len(DECK)
        elif power.effect == PAY_FOR_MILITARY:
            total += weights.contact
    return total


class Appraisal:
    """Seen by one seat in one decision, with this many VPs before the round is scored."""

    def __init__(self, outlook: Outlook, vp: int, weights: Weights) -> None:
        self.outlook = outlook
        self.vp = vp
        self.weights = weights
        self._assets = _assets(weights)
        self._worths: dict[int, Worth] = {}

    def worth(self, rounds: float) -> Worth:
        """In steps of an eighth of a round."""
        step = round(rounds * 8)
        found = self._worths.get(step)
        if found is None:
            found = self._worths[step] = Worth(step / 8, self.weights)
        return found

    def value(self, economy: Economy, hand: list[int], pay: int, drawn: int, seen: int = 0) -> float:
        """From -1 to 1: how good it is to have this empire at the end of the round, if so many of the cards left in
        hand are to be paid and so many drawn, and so many seen besides."""
        outlook = self.outlook
        weights = self.weights
        vp, income = self.yields(economy)
        going_on, more = outlook.rounds(self.vp, vp)
        own = self.vp + vp
        total = 0.0
        if going_on < 1.0:
            total += (1.0 - going_on) * _chance_to_win(own - outlook.best[1], weights.doubt)
        if going_on > 0.0:
            worth = self.worth(more)
            own += more * vp + income * worth.later + self._growth(economy, worth)
            own += self._hand(economy, hand, pay, drawn + income, worth) + seen * weights.seen * worth.card
            lead = own - outlook.best_rival(more)
            total += going_on * _chance_to_win(lead, weights.doubt + weights.doubt_growth * more)
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

    def _growth(self, economy: Economy, worth: Worth) -> float:
        """What clauses and powers of the empire will bring with cards not in hand yet."""
        weights = self.weights
        fits = 0.0
        for place in COLUMNS:
            if economy.vp.per[place]:
                fits += SHARE[place] * economy.vp.per[place]
        assets = sum([self._assets[card] for card in economy.cards])
        if SURVEY_TEAM not in economy.cards:
            assets += weights.team
        convoys = 1.0 if economy.powers.convoys else 0.0
        if economy.powers.war_convoys:
            convoys += min(1.0, economy.military / 4)
        return worth.later * (assets + weights.fits * fits * worth.rounds) + weights.convoy * convoys * min(
            worth.rounds, 2.0
        )

    def _hand(self, economy: Economy, hand: list[int], pay: int, drawn: float, worth: Worth) -> float:
        """Of the hand with which the next round begins, if the least useful cards have been paid."""
        weights = self.weights
        count = min(len(hand) - pay + drawn, RULES.hand_limit)
        gains = sorted(self.gains(economy, hand, count, worth), reverse=True)
        gained = sum([gain for gain in gains[: len(gains) - pay] if gain > 0])
        wasted = max(0.0, count - weights.ample) * (1.0 - weights.ample_share)
        return (count - wasted) * worth.card + weights.queue * gained

    def gains(self, economy: Economy, hand: list[int], budget: float, worth: Worth) -> list[float]:
        """Of each card: what it adds when it is placed next round, beyond what it is worth as money."""
        weights = self.weights
        found: dict[int, float] = {}
        for card in hand:
            if card in found:
                continue
            if LIMITED[card] and not may_hold(economy.cards, card):
                found[card] = 0.0
                continue
            vp, income, _military = economy.gain(card)
            plus = vp * worth.rounds + (income + self._assets[card]) * worth.later
            price = economy.price(card)
            if price < 0:
                found[card] = (plus - worth.card) * weights.gap**-price
                continue
            gain = plus - (1 + price) * worth.card
            lacking = 1 + price - budget
            found[card] = gain * weights.unaffordable**lacking if lacking > 0 else gain
        return [found[card] for card in hand]

    def keeps(self, economy: Economy, hand: list[int], budget: float, worth: Worth) -> list[float]:
        """Of each card, what is lost without it: its own gain, and what it adds to the gains of others in hand."""
        gains = self.gains(economy, hand, budget, worth)
        found: dict[int, float] = {}
        for at, card in enumerate(hand):
            if card not in found:
                joined = self.gains(economy.plus(card), hand, budget, worth)
                helps = 0.0
                for other, (after, before) in enumerate(zip(joined, gains, strict=True)):
                    if other != at and after > before and after > 0:
                        helps += after - max(0.0, before)
                found[card] = gains[at] + self.weights.together * helps
        return [found[card] for card in hand]


def _movable(economy: Economy) -> list[int]:
    """The cards that go to the strongest."""
    return [card for card in economy.cards if CHANGES_HANDS[card]]


def _chance_to_win(lead: float, doubt: float) -> float:
    """From -1 to 1."""
    return lead / sqrt(lead * lead + doubt * doubt)
