"""What an empire could place, and what that would add to its score.

All powers of the tableau count: those placed in the current phase work from the next one on.
"""

from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import ALIEN, PRODUCTION, WINDFALL
from windfall.titles.race.components.cards import (
    COST,
    DESIGNS,
    DEVELOP,
    DISCOUNT,
    FREE_SETTLE,
    GOODS,
    IS_MILITARY,
    IS_WORLD,
    KIND,
    MILITARY,
    PAY_FOR_MILITARY,
    POWERS,
    POWERS_FOR,
    SETTLE,
    TEMPORARY_MILITARY,
    VP,
    Power,
)
from windfall.titles.race.reading.bonuses import ADDS_TO_BONUS
from windfall.titles.race.rules.scoring import BONUSES
from windfall.titles.race.rules.state import Empire

NO_WAY: Final = -1

# Military that counts against every world.
_GENERAL_MILITARY: Final[list[int]] = [
    sum(
        [
            POWERS[index].amount
            for index in POWERS_FOR[SETTLE][card]
            if POWERS[index].effect == MILITARY and POWERS[index].matches is None
        ]
    )
    for card in DESIGNS
]
# VPs that the bonus of a 6-cost development gives for each Military.
_VP_PER_MILITARY: Final[list[int]] = [
    sum([clause.vp for clause in BONUSES[card] if clause.count == "military"]) for card in DESIGNS
]


class Reach:
    """The powers of an empire for placing cards."""

    __slots__ = (
        "_can_place_free",
        "_discount",
        "_empire",
        "_less_for_military",
        "_owners",
        "_special",
        "_world_discount",
        "military",
        "tactics",
    )

    def __init__(self, empire: Empire) -> None:
        self._empire = empire
        self._discount = 0  # of developments
        self._world_discount = 0
        self._less_for_military = NO_WAY  # the discount of a power to pay for military worlds
        self._can_place_free = False
        self._special: list[Power] = []  # Military and discounts for some worlds only
        self._owners: list[int] = []  # cards with a bonus
        self.military = 0
        self.tactics = 0  # temporary Military
        for card in empire.tableau:
            if BONUSES[card]:
                self._owners.append(card)
            for index in POWERS_FOR[DEVELOP][card]:
                if POWERS[index].effect == DISCOUNT:
                    self._discount += POWERS[index].amount
            for index in POWERS_FOR[SETTLE][card]:
                self._count_power(POWERS[index])

    def _count_power(self, power: Power) -> None:
        effect = power.effect
        if effect in (MILITARY, DISCOUNT) and power.matches is not None:
            self._special.append(power)
        elif effect == MILITARY:
            self.military += power.amount
        elif effect == DISCOUNT:
            self._world_discount += power.amount
        elif effect == TEMPORARY_MILITARY:
            self.tactics += power.amount
        elif effect == FREE_SETTLE:
            self._can_place_free = True
        elif effect == PAY_FOR_MILITARY:
            self._less_for_military = max(self._less_for_military, power.amount)

    def military_for(self, world: int) -> int:
        """Military toward a world, specialized Military included."""
        total = self.military
        for power in self._special:
            if power.effect == MILITARY and power.matches is not None and power.matches[world]:
                total += power.amount
        return total

    def payment(self, card: int, bonus: int) -> int:
        """Cards to pay, a development less the bonus of Develop; NO_WAY for worlds that can only be conquered."""
        if not IS_WORLD[card]:
            return max(0, COST[card] - self._discount - bonus)
        less = self._world_discount
        if IS_MILITARY[card]:
            if self._less_for_military == NO_WAY or KIND[card] == ALIEN:
                return NO_WAY
            less += self._less_for_military
        for power in self._special:
            if power.effect == DISCOUNT and power.matches is not None and power.matches[card]:
                less += power.amount
        return max(0, COST[card] - less)

    def fewest_cards(self, card: int, bonus: int, budget: int) -> int:
        """Cards that must be paid to place it, with so many to pay with; NO_WAY if it cannot be placed."""
        if not IS_WORLD[card] and card in self._empire.tableau:
            return NO_WAY
        if IS_MILITARY[card] and self.military_for(card) + self.tactics >= COST[card]:
            return 0
        payment = self.payment(card, bonus)
        if payment == NO_WAY:
            return NO_WAY
        if IS_WORLD[card] and self._can_place_free and KIND[card] != ALIEN:
            return 0
        return payment if payment <= budget else NO_WAY

    def vp_added(self, card: int) -> int:
        """VPs that a card not yet placed would add: printed ones, its own bonus, and more for other bonuses."""
        vp = VP[card]
        for owner in self._owners:
            vp += ADDS_TO_BONUS[owner][card] + _VP_PER_MILITARY[owner] * _GENERAL_MILITARY[card]
        if BONUSES[card]:
            vp += self._own_bonus(card)
        return vp

    def _own_bonus(self, card: int) -> int:
        row = ADDS_TO_BONUS[card]
        vp = row[card] + _VP_PER_MILITARY[card] * (self.military + _GENERAL_MILITARY[card])
        for other in self._empire.tableau:
            vp += row[other]
        for clause in BONUSES[card]:
            if clause.count == "vp_chips":
                vp += clause.vp * (self._empire.chips // clause.every)
        return vp


class Placeable:
    """The cards of a hand that can be placed: its developments or its worlds."""

    __slots__ = (
        "best_cost",
        "best_vp",
        "conquerable",
        "count",
        "hand_left",
        "production",
        "surplus",
        "windfall",
        "without_bonus",
    )

    def __init__(self) -> None:
        self.count = 0
        self.without_bonus = 0  # of them, those that can be placed without the bonus of Develop
        self.best_vp = 0
        self.best_cost = 0  # or defense
        self.hand_left = 0  # cards left in hand after the cheapest
        self.conquerable = 0
        self.surplus = 0  # Military beyond the defense of the conquerable world with the most VPs
        self.production = 0
        self.windfall = 0


def placeable_developments(reach: Reach, hand: list[int]) -> Placeable:
    """With the bonus of the player who chose Develop."""
    found = Placeable()
    budget = len(hand) - 1
    last = NO_CARD
    for card in hand:
        if card != last and not IS_WORLD[card]:
            cards = reach.fewest_cards(card, 1, budget)
            if cards != NO_WAY:
                _count(found, reach, card, budget - cards)
                if reach.payment(card, 0) <= budget:
                    found.without_bonus += 1
        last = card
    return found


def placeable_worlds(reach: Reach, hand: list[int]) -> Placeable:
    found = Placeable()
    budget = len(hand) - 1
    most_conquered = -1  # VPs
    last = NO_CARD
    for card in hand:
        if card != last and IS_WORLD[card]:
            cards = reach.fewest_cards(card, 0, budget)
            if cards != NO_WAY:
                vp = _count(found, reach, card, budget - cards)
                found.production += GOODS[card] == PRODUCTION
                found.windfall += GOODS[card] == WINDFALL
                if IS_MILITARY[card]:
                    surplus = reach.military_for(card) - COST[card]
                    if surplus >= 0:
                        found.conquerable += 1
                        if vp > most_conquered:
                            most_conquered = vp
                            found.surplus = surplus
        last = card
    return found


def _count(found: Placeable, reach: Reach, card: int, hand_left: int) -> int:
    """Count one more card in; tells the VPs it adds."""
    vp = reach.vp_added(card)
    found.count += 1
    found.best_vp = max(found.best_vp, vp)
    found.best_cost = max(found.best_cost, COST[card])
    found.hand_left = max(found.hand_left, hand_left)
    return vp
