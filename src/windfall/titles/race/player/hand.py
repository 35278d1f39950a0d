"""Cards in hand: what each would bring if it were placed, and what a whole hand is worth as plan and as money."""

from collections.abc import Iterable, Sequence

from windfall.titles.race.components.cards import (
    COST_OR_DEFENSE,
    IS_MILITARY,
    IS_WORLD,
    Power,
)
from windfall.titles.race.player.appraisal import Appraisal
from windfall.titles.race.reading.placing import NO_WAY
from windfall.titles.race.rules.rounds import HAND_LIMIT

_MOST_RANKED = 12


def chances(occasions: float, sure: float, rank: float) -> list[float]:
    """Chance that the best, second best... card is ever placed; better ones may come before it is its turn."""
    ranked = []
    for number in range(_MOST_RANKED):
        ranked.append(sure * min(1.0, occasions / (number + 1)))
        sure *= rank
    return ranked


class Plans:
    """Rates cards and hands for one empire."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        weights = appraisal.weights
        outlook = appraisal.outlook
        self.world_chances = chances(outlook.settles, weights.sure, weights.rank)
        self.development_chances = chances(outlook.develops, weights.sure, weights.rank)
        self.size = len(appraisal.empire.hand) + len(appraisal.empire.drawn)
        self.blank = weights.blank * min(1.0, outlook.rounds)
        self._plans: dict[tuple[int, ...], float] = {}
        self._nets: dict[int, float] = {}

    def cash(self, cards: int) -> float:
        """So many cards as money; those beyond the hand limit are lost."""
        return min(cards, HAND_LIMIT) * self.appraisal.card

    def given_up(self, power: Power) -> float:
        """What is lost with a card of the tableau that is discarded for its power."""
        return max(0.5, self.appraisal.worth(power.card))

    def net(self, card: int) -> float:
        """What placing a card brings beyond the cards it takes, less if it is still out of reach."""
        known = self._nets.get(card)
        if known is None:
            known = self._nets[card] = self._net(card)
        return known

    def _net(self, card: int) -> float:
        appraisal = self.appraisal
        placing = appraisal.placing
        gap_weight = appraisal.weights.gap
        if not IS_WORLD[card]:
            if card in appraisal.tableau:
                return 0.0
            return self._after_paying(appraisal.worth(card), placing.payment(card, 0))
        worth = appraisal.worth(card)
        takes = placing.world(card)
        best = 0.0
        if takes.payment != NO_WAY:
            best = self._after_paying(worth, takes.payment)
        if takes.free_by_power:
            best = max(best, worth - appraisal.card - 1.0)
        if IS_MILITARY[card]:
            gap = -takes.surplus
            free = worth - appraisal.card
            if gap > 0 and placing.temporary_military:
                best = max(best, (free - 1.0) * gap_weight ** max(0, gap - placing.temporary_military))
            best = max(best, free * gap_weight ** max(0, gap))
        return max(0.0, best)

    def _after_paying(self, worth: float, cost: int) -> float:
        net = worth - (cost + 1) * self.appraisal.card
        lacking = cost + 1 - self.size
        if lacking > 0:
            net *= self.appraisal.weights.unaffordable**lacking
        return max(0.0, net)

    def value(self, cards: Sequence[int], blanks: int = 0) -> float:
        """A hand: money, and the cards of it that are likely placed. Blanks are cards still unknown."""
        return self.cash(len(cards) + blanks) + self.plan(cards) + blanks * self.blank

    def plan(self, cards: Iterable[int]) -> float:
        """What the cards of a sorted hand bring that are likely placed. The same development is placed once only."""
        key = tuple(cards)
        known = self._plans.get(key)
        if known is None:
            known = self._plans[key] = self._plan(key)
        return known

    def _plan(self, cards: tuple[int, ...]) -> float:
        worlds: list[float] = []
        developments: list[float] = []
        last = -1
        for card in cards:
            if card != last or IS_WORLD[card]:
                net = self.net(card)
                if net:
                    (worlds if IS_WORLD[card] else developments).append(net)
            last = card
        worlds.sort(reverse=True)
        developments.sort(reverse=True)
        total = 0.0
        for chance, net in zip(self.world_chances, worlds, strict=False):
            total += chance * net
        for chance, net in zip(self.development_chances, developments, strict=False):
            total += chance * net
        return total

    def ranked(self, cards: Iterable[int], worlds: bool) -> list[float]:
        """What the worlds or the developments of a hand would bring, from the best down."""
        kept = [card for card in cards if IS_WORLD[card] == worlds]
        nets = [self.net(card) for card in (kept if worlds else dict.fromkeys(kept))]
        return sorted(nets, reverse=True)

    def least(self, cards: Sequence[int], count: int) -> list[int]:
        """The cards of a sorted hand that are missed least, in the order in which they would be given."""
        left = list(cards)
        given = []
        for _ in range(min(count, len(left))):
            best = max(dict.fromkeys(left), key=lambda card: (self.plan(_without(left, card)), -self.rough(card)))
            left.remove(best)
            given.append(best)
        return given

    def rough(self, card: int) -> float:
        """A tie-break among cards that are not in the plan."""
        return self.appraisal.worth(card) - 0.5 * COST_OR_DEFENSE[card]


def _without(cards: list[int], card: int) -> list[int]:
    rest = cards.copy()
    rest.remove(card)
    return rest
