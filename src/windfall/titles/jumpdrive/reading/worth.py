"""What cards and income are worth at the end of the game, and what the cards in hand gain when they are placed."""

from functools import cache
from typing import Final, NamedTuple

from windfall.engine.deck import NO_CARD
from windfall.engine.features import nearest
from windfall.titles.jumpdrive.components.cards import (
    CHROMOSOMES,
    DECK,
    DESIGNS,
    DEV_DISCOUNT,
    EXPLORE_ICONS,
    IS_MILITARY,
    MILITARY_ICONS,
    MILITARY_VS,
    PAY_FOR_MILITARY,
    POWERS,
    SPECS,
    SURVEY_TEAM,
    WORLD_DISCOUNT,
)
from windfall.titles.jumpdrive.reading.clauses import TOUCHED
from windfall.titles.jumpdrive.reading.economy import Addition, Economy
from windfall.titles.jumpdrive.reading.related import RELATED
from windfall.titles.jumpdrive.rules.cost import may_hold

LIMITED: Final = [bool(spec.limits) for spec in SPECS]


class Worths(NamedTuple):
    """The unit is a victory point at the end of the game."""

    # A card as money in the last round; and more for each round before it, since it buys VPs that are scored again and
    # again, and income that buys more: worth grows faster than the number of rounds.
    card: float = 0.85
    card_growth: float = 0.4
    card_curve: float = 0.15
    # More cards than this cannot all be spent in a round; those beyond count for less.
    ample: float = 8.0
    ample_share: float = 0.6
    # Two cards in hand that gain by each other: how much of it counts for keeping both.
    together: float = 0.6
    # A world that lacks military, for each point; a card that lacks money, for each card: it may come too late.
    gap: float = 0.5
    unaffordable: float = 0.85
    # What helps with placements to come, as if it were so many cards of income: a point of military, an icon that other
    # cards may count, paying for military worlds, a discount (that of worlds for a card that fits every other card), a
    # Survey Team not taken yet.
    military: float = 0.3
    explore: float = 0.12
    chromosome: float = 0.4
    contact: float = 0.4
    dev_discount: float = 0.15
    discount: float = 0.6
    team: float = 0.2
    # A clause that counts things: how many more of them will come, for those every card of the deck brings.
    fits: float = 1.55
    # A convoy's second world, in each of the next two rounds.
    convoy: float = 1.0


WORTHS: Final = Worths()


class Worth:
    """What cards and income are worth with so many rounds to come."""

    __slots__ = ("_ample", "_surplus", "card", "later", "rounds")

    def __init__(self, rounds: float, worths: Worths) -> None:
        self.rounds = rounds
        self.card = _money(rounds, worths)  # a card in hand next round
        self.later = 0.0  # a card of income a round, from the round after next on
        self._ample = worths.ample
        self._surplus = 1.0 - worths.ample_share
        while rounds > 1:
            rounds -= 1
            self.later += _money(rounds, worths)

    def hand(self, count: float) -> float:
        """So many cards as money."""
        wasted = max(0.0, count - self._ample) * self._surplus
        return (count - wasted) * self.card


def _money(rounds: float, worths: Worths) -> float:
    if rounds < 1:
        return worths.card * rounds
    more = rounds - 1
    return worths.card + more * (worths.card_growth + more * worths.card_curve)


def _asset(card: int, worths: Worths) -> float:
    total = worths.military * MILITARY_ICONS[card]
    total += worths.explore * EXPLORE_ICONS[card] + worths.chromosome * CHROMOSOMES[card]
    for power in POWERS[card]:
        if power.effect == DEV_DISCOUNT:
            total += worths.dev_discount * power.n
        elif power.effect in (WORLD_DISCOUNT, MILITARY_VS):
            total += worths.discount * power.n * sum(power.counts[other] for other in DECK) / len(DECK)
        elif power.effect == PAY_FOR_MILITARY:
            total += worths.contact
    return total


class Appraiser:
    """Says what things are worth, by these beliefs."""

    __slots__ = ("_found", "_worths", "assets")

    def __init__(self, worths: Worths) -> None:
        self._worths = worths
        # of each card: what it helps with placements to come, as if it were so many cards of income
        self.assets = [_asset(card, worths) for card in DESIGNS]
        self._found: dict[int, Worth] = {}

    def worth(self, rounds: float) -> Worth:
        """In steps of an eighth of a round."""
        step = nearest(rounds * 8)
        found = self._found.get(step)
        if found is None:
            found = self._found[step] = Worth(step / 8, self._worths)
        return found

    def growth(self, economy: Economy, worth: Worth) -> float:
        """What clauses and powers of the empire will bring with cards not in hand yet."""
        worths = self._worths
        known = self.assets
        assets = 0.0
        has_team = False
        for card in economy.cards:
            assets += known[card]
            has_team = has_team or card == SURVEY_TEAM
        if not has_team:
            assets += worths.team
        convoys = 1.0 if economy.powers.convoys else 0.0
        if economy.powers.war_convoys:
            convoys += min(1.0, economy.military / 4)
        fits = worths.fits * economy.fits() * worth.rounds
        return worth.later * (assets + fits) + worths.convoy * convoys * min(worth.rounds, 2.0)

    def gains(self, economy: Economy, hand: list[int], budget: float, worth: Worth) -> list[float]:
        """Of each card: what it adds when it is placed next round, beyond what it is worth as money."""
        found: dict[int, float] = {}
        for card in hand:
            if card not in found:
                found[card] = self.gain(economy, card, budget, worth)
        return [found[card] for card in hand]

    def gain(self, economy: Economy, card: int, budget: float, worth: Worth) -> float:
        """What one card adds, if there are so many cards in hand, that one included."""
        if LIMITED[card] and not may_hold(economy.cards, card):
            return 0.0
        return self.gain_with(card, economy.addition(card), budget, worth)

    def gain_with(self, card: int, added: Addition, budget: float, worth: Worth) -> float:
        """What a card adds that brings so much to an empire for so much."""
        price = added.price
        plus = added.vp * worth.rounds + (added.income + self.assets[card]) * worth.later
        if price < 0:
            return (plus - worth.card) * self._worths.gap**-price
        gain = plus - (1 + price) * worth.card
        lacking = 1 + price - budget
        return gain * self._worths.unaffordable**lacking if lacking > 0 else gain

    def helps(self, economy: Economy, hand: list[int], budget: float, worth: Worth, gains: list[float]) -> list[float]:
        """Of each card, what it adds to the gains of others in hand."""
        found: dict[int, float] = {}
        for at, card in enumerate(hand):
            if card not in found:
                found[card] = self._help(economy, hand, at, budget, worth, gains)
        return [found[card] for card in hand]

    def _help(
        self, economy: Economy, hand: list[int], at: int, budget: float, worth: Worth, gains: list[float]
    ) -> float:
        may_gain = related(economy, hand[at], hand)
        may_gain[at] = False
        if not any(may_gain):
            return 0.0
        joined = economy.plus(hand[at])
        helps = 0.0
        last = NO_CARD
        after = 0.0
        for other, before in enumerate(gains):
            if may_gain[other]:
                if hand[other] != last:
                    last = hand[other]
                    after = self.gain(joined, last, budget, worth)
                if after > before and after > 0:
                    helps += after - max(0.0, before)
        return helps


def related(economy: Economy, card: int, hand: list[int]) -> list[bool]:
    """Of each card in hand: whether it may gain more, or be cheaper, with that card in the empire."""
    known = RELATED[card]
    touched = TOUCHED[card]
    military = economy.addition(card).military != 0
    return [
        known[other] or (military and IS_MILITARY[other]) or economy.in_steps_with(touched, other) for other in hand
    ]


@cache
def appraiser(worths: Worths = WORTHS) -> Appraiser:
    return Appraiser(worths)
