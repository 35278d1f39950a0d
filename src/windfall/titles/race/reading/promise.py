"""What the cards of a hand promise, so that they can be compared: tenths of a VP over the rounds that are left.

No more than a yardstick: VPs are counted exactly, all else with what it comes to as a rule.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from windfall.engine.kinds import WINDFALL
from windfall.titles.race.components.bonuses import BONUS_FOR, HAS_BONUS
from windfall.titles.race.components.cards import (
    AFTER_DEVELOP,
    AFTER_SETTLE,
    CONSUME,
    DESIGNS,
    DEVELOP,
    DISCARD_HAND,
    DISCOUNT,
    DRAW,
    EXPLORE,
    FREE_SETTLE,
    GAMBLE,
    GOODS,
    IS_WORLD,
    KEEP,
    KIND,
    MILITARY,
    PAY_FOR_MILITARY,
    POWERS,
    SETTLE,
    TEMPORARY_MILITARY,
    Power,
)
from windfall.titles.race.reading.economy import IS_ECONOMIC, Economy, economic, economy_of, economy_with
from windfall.titles.race.reading.placing import NO_WAY, placing_of
from windfall.titles.race.rules.state import Empire

# In tenths of a VP.
_VP: Final = 10
_CARD: Final = 6  # made in a cycle of Produce and Consume
# A card in hand is money for the rounds to come.
_LAST_CARD: Final = 2
_MOST_FOR_CARD: Final = 8
_PLANNED_VP: Final = 4  # of the bonus of a 6-cost development in hand
_SALE_CARD: Final = 3  # for a good that comes with a windfall world: it is sold later, or consumed
# Of the rounds, those with a cycle of Produce and Consume: so many of ten.
_CYCLES: Final = 4
_FULL_CYCLE: Final = 80  # what a cycle must be worth to be done that often
_BONUS_GROWTH: Final = 40  # in ten rounds
USELESS: Final = -100
_UNKNOWN: Final = -1000000


def _usual(power: Power) -> int:
    """What a power that needs no goods brings in ten rounds, in tenths of a VP, by how often its phase is done."""
    forms = {
        (EXPLORE, KEEP): 18 * power.amount,
        (EXPLORE, DRAW): 4 * power.amount,
        (DEVELOP, DRAW): 27 * power.cards,
        (DEVELOP, AFTER_DEVELOP): 19 * power.cards,
        (DEVELOP, DISCOUNT): 19 * power.amount,
        (SETTLE, DISCOUNT): (14 if power.matches is None else 4) * power.amount,
        (SETTLE, AFTER_SETTLE): 23 * power.cards,
        (SETTLE, MILITARY): (12 if power.matches is None else 5) * power.amount,
        (SETTLE, TEMPORARY_MILITARY): 5 * power.amount,
        (SETTLE, FREE_SETTLE): 5,
        (SETTLE, PAY_FOR_MILITARY): 20,
        (CONSUME, DRAW): 30 * power.cards,
        (CONSUME, GAMBLE): 6,
        (CONSUME, DISCARD_HAND): 20 * power.goods,
    }
    return forms.get((power.phase, power.effect), 0)


# All powers of a card; and the bonus of a 6-cost development grows with every card that is placed.
_TEN_ROUNDS: Final[list[int]] = [
    sum([_usual(power) for power in POWERS if power.card == card]) + (_BONUS_GROWTH if HAS_BONUS[card] else 0)
    for card in DESIGNS
]


class Growth:
    """What one card more would add to a cycle of Produce and Consume."""

    __slots__ = ("cycle_cards", "cycle_goods", "cycle_vp", "sale_cards", "worth")

    def __init__(self, now: Economy, then: Economy) -> None:
        self.cycle_goods = then.cycle_goods - now.cycle_goods
        self.cycle_vp = then.cycle_vp - now.cycle_vp
        self.cycle_cards = then.cycle_cards - now.cycle_cards
        self.sale_cards = then.sale_cards - now.sale_cards
        self.worth = _cycle_worth(then) - _cycle_worth(now)  # in tenths of a VP


def _cycle_worth(economy: Economy) -> int:
    """By Consume: 2x VPs or by Trade, whichever is better; a small one is hardly worth the actions."""
    worth = max(
        2 * _VP * economy.cycle_vp + _CARD * economy.cycle_cards, _VP * economy.sale_vp + _CARD * economy.sale_cards
    )
    return worth * min(_FULL_CYCLE, _FULL_CYCLE * 3 // 10 + worth * 7 // 10) // _FULL_CYCLE


class Prospects:
    """A tableau to which a card may be added."""

    __slots__ = ("_engine", "_grown", "_none", "economy", "placing")

    def __init__(self, tableau: tuple[int, ...]) -> None:
        self._engine = economic(tableau)
        self.placing = placing_of(tableau)
        self.economy = economy_of(self._engine)
        self._none = Growth(self.economy, self.economy)
        self._grown: list[Growth | None] = [None] * len(DESIGNS)

    def with_card(self, card: int) -> Growth:
        if not IS_ECONOMIC[card]:
            return self._none
        known = self._grown[card]
        if known is None:
            known = self._grown[card] = Growth(self.economy, economy_with(self._engine, card))
        return known


# A tableau is looked at from every question, and changes only a few times in a round.
@lru_cache(1 << 12)
def prospects_of(tableau: tuple[int, ...]) -> Prospects:
    return Prospects(tableau)


class Promises:
    """What each card promises to one empire."""

    __slots__ = ("_card", "_chips", "_known", "_size", "planned", "prospects", "rounds")

    def __init__(self, tableau: tuple[int, ...], cards: Sequence[int], chips: int, rounds: int) -> None:
        """With these cards in hand or drawn."""
        self.prospects = prospects_of(tableau)
        self.rounds = rounds
        self._card = min(_MOST_FOR_CARD, _LAST_CARD + rounds)
        self.planned = [card for card in cards if HAS_BONUS[card]]
        self._chips = chips
        self._size = len(cards)
        self._known: list[int] = [_UNKNOWN] * len(DESIGNS)

    def of(self, card: int) -> int:
        """If it is placed, less the cards it takes; as much less as it is out of reach."""
        known = self._known[card]
        if known == _UNKNOWN:
            known = self._known[card] = self._promise(card)
        return known

    def planned_vp(self, card: int) -> int:
        """The most that it would add to the bonus of a 6-cost development in hand."""
        vp = 0
        for owner in self.planned:
            if owner != card:
                vp = max(vp, BONUS_FOR[owner][card])
        return vp

    def _promise(self, card: int) -> int:
        placing = self.prospects.placing
        if not IS_WORLD[card] and placing.holds[card]:
            return USELESS
        worth = _VP * placing.vp_added(card, self._chips) + _PLANNED_VP * self.planned_vp(card)
        worth += self.rounds * (_CYCLES * self.prospects.with_card(card).worth + _TEN_ROUNDS[card]) // 10
        if GOODS[card] == WINDFALL:
            worth += _SALE_CARD * self.prospects.economy.prices[KIND[card]]
        payment = placing.payment(card, 0)
        if IS_WORLD[card]:
            takes = placing.world(card)
            if takes.costs_no_cards or payment == NO_WAY:
                # each Military that is lacking halves what is beyond the card itself
                lacking = 0 if takes.costs_no_cards else max(0, -takes.surplus - placing.temporary_military)
                return (worth - self._card) >> lacking
        return worth - self._card * (payment + 1) - max(0, payment + 1 - self._size)


def promises_to(empire: Empire, rounds: int) -> Promises:
    return Promises(tuple(empire.tableau), (*empire.hand, *empire.drawn), empire.chips, rounds)


def kept_values(promises: Promises, cards: list[int]) -> dict[int, int]:
    """What each of these sorted cards of a hand is kept for. They are placed one after the other, the best first, so
    the next best world or development counts half as much. Of equal cards, the last one."""
    worlds: list[tuple[int, int]] = []
    developments: list[tuple[int, int]] = []
    values: dict[int, int] = {}
    last = -1
    for card in cards:
        if IS_WORLD[card]:
            worlds.append((-promises.of(card), card))
        elif card != last:
            developments.append((-promises.of(card), card))
        last = card
    for ranked in (worlds, developments):
        ranked.sort()
        for rank, (less, card) in enumerate(ranked):
            values[card] = -less >> rank if less < 0 else -less
    last = -1
    for card in cards:
        if card == last and not IS_WORLD[card]:
            values[card] = USELESS
        last = card
    return values


def plan_of(promises: Promises, cards: list[int], worlds: bool) -> int:
    """What the worlds or the developments of a hand promise together."""
    ranked = sorted([-promises.of(card) for card in cards if IS_WORLD[card] == worlds])
    plan = 0
    for rank, less in enumerate(ranked):
        if less < 0:
            plan += -less >> rank
    return plan


class BestPlaced:
    """Of the cards of a hand that can be placed, worlds or developments: the one that promises most."""

    __slots__ = ("card", "count", "payment", "promise")

    def __init__(self, promises: Promises, hand: list[int], worlds: bool, bonus: int, budget: int) -> None:
        """With the bonus of Develop or without, and so many cards to pay with."""
        placing = promises.prospects.placing
        self.count = 0
        self.card = -1
        self.payment = 0
        self.promise = USELESS
        last = -1
        for card in hand:
            if card != last and IS_WORLD[card] == worlds:
                payment = placing.fewest_cards(card, bonus, budget)
                if payment != NO_WAY:
                    self.count += 1
                    if self.card < 0 or promises.of(card) > self.promise:
                        self.card = card
                        self.payment = payment
                        self.promise = promises.of(card)
            last = card
