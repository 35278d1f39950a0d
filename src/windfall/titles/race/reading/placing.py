"""What an empire could place, what it would pay, and what that would add to its score.

All powers of the tableau count: those placed in the current phase work from the next one on.
"""

from functools import lru_cache
from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import PRODUCTION, WINDFALL
from windfall.titles.race.components.bonuses import BONUS_FOR, HAS_BONUS
from windfall.titles.race.components.cards import (
    COST_OR_DEFENSE,
    DEFENSE,
    DESIGNS,
    GOODS,
    IS_MILITARY,
    IS_WORLD,
    SETTLE,
    VP,
    Power,
)
from windfall.titles.race.components.totals import DEVELOP_DISCOUNT, total
from windfall.titles.race.rules.actions import PAY
from windfall.titles.race.rules.develop import cost_less
from windfall.titles.race.rules.scoring import bonus_of
from windfall.titles.race.rules.settle import (
    can_pay_for,
    can_place_free,
    methods,
    military_for,
    payment_for,
    temporary_military,
)
from windfall.titles.race.rules.supply import powers_of

NO_WAY: Final = -1
SETTLE_POWERS: Final[list[list[Power]]] = [powers_of((card,), SETTLE) for card in DESIGNS]


class ToPlace:
    """What a world takes to be placed, with the powers of a tableau."""

    __slots__ = ("costs_no_cards", "free_by_power", "military", "payment", "surplus")

    def __init__(self, powers: list[Power], world: int) -> None:
        # Military toward it, specialized Military included, without what would have to be given up
        self.military = military_for(powers, world)
        self.surplus = self.military - DEFENSE[world]  # what is lacking is negative
        self.payment = payment_for(powers, world) if can_pay_for(powers, world) else NO_WAY
        # for a card that is given up
        self.free_by_power = self.payment != NO_WAY and can_place_free(powers, world)
        # conquered, or free by a power
        self.costs_no_cards = any(way != PAY for way in methods(powers, world, 0))


class Placing:
    """A tableau with its powers for placing cards."""

    __slots__ = ("_worlds", "bonus_cards", "discount", "holds", "settle_powers", "tableau", "temporary_military")

    def __init__(self, tableau: tuple[int, ...]) -> None:
        self.tableau = tableau
        self.holds: list[bool] = [False] * len(DESIGNS)  # by card
        for card in tableau:
            self.holds[card] = True
        self.discount = total(DEVELOP_DISCOUNT, tableau)
        self.settle_powers = powers_of(tableau, SETTLE)
        self.temporary_military = temporary_military(self.settle_powers)
        self.bonus_cards = [card for card in tableau if HAS_BONUS[card]]
        self._worlds: list[ToPlace | None] = [None] * len(DESIGNS)

    def world(self, world: int) -> ToPlace:
        """What a world takes."""
        known = self._worlds[world]
        if known is None:
            known = self._worlds[world] = ToPlace(self.settle_powers, world)
        return known

    def payment(self, card: int, bonus: int) -> int:
        """Cards to pay, for a development less the bonus of Develop; NO_WAY for worlds that can only be conquered."""
        if not IS_WORLD[card]:
            return cost_less(card, self.discount + bonus)
        return self.world(card).payment

    def fewest_cards(self, card: int, bonus: int, budget: int) -> int:
        """Cards that must be paid to place it, with so many to pay with; NO_WAY if it cannot be placed."""
        if IS_WORLD[card]:
            world = self.world(card)
            if world.costs_no_cards:
                return 0
            payment = world.payment
        elif self.holds[card]:
            return NO_WAY
        else:
            payment = cost_less(card, self.discount + bonus)
        return payment if payment <= budget else NO_WAY

    def vp_added(self, card: int, chips: int) -> int:
        """VPs that a card not yet placed would add: printed ones, its own bonus, and more for other bonuses."""
        vp = VP[card]
        for owner in self.bonus_cards:
            vp += BONUS_FOR[owner][card]
        if HAS_BONUS[card]:
            vp += bonus_of(card, self.tableau, chips) + BONUS_FOR[card][card]
        return vp


# A tableau is looked at from every question, and changes only a few times in a round.
@lru_cache(1 << 12)
def placing_of(tableau: tuple[int, ...]) -> Placing:
    return Placing(tableau)


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


def placeable_developments(placing: Placing, hand: list[int], chips: int) -> Placeable:
    """With the bonus of the player who chose Develop."""
    found = Placeable()
    budget = len(hand) - 1
    last = NO_CARD
    for card in hand:
        if card != last and not IS_WORLD[card]:
            cards = placing.fewest_cards(card, 1, budget)
            if cards != NO_WAY:
                _count(found, placing, card, chips, budget - cards)
                if placing.payment(card, 0) <= budget:
                    found.without_bonus += 1
        last = card
    return found


def placeable_worlds(placing: Placing, hand: list[int], chips: int) -> Placeable:
    found = Placeable()
    budget = len(hand) - 1
    most_conquered = -1  # VPs
    last = NO_CARD
    for card in hand:
        if card != last and IS_WORLD[card]:
            cards = placing.fewest_cards(card, 0, budget)
            if cards != NO_WAY:
                vp = _count(found, placing, card, chips, budget - cards)
                found.production += GOODS[card] == PRODUCTION
                found.windfall += GOODS[card] == WINDFALL
                if IS_MILITARY[card]:
                    surplus = placing.world(card).surplus
                    if surplus >= 0:
                        found.conquerable += 1
                        if vp > most_conquered:
                            most_conquered = vp
                            found.surplus = surplus
        last = card
    return found


def _count(found: Placeable, placing: Placing, card: int, chips: int, hand_left: int) -> int:
    """Count one more card in; tells the VPs it adds."""
    vp = placing.vp_added(card, chips)
    found.count += 1
    found.best_vp = max(found.best_vp, vp)
    found.best_cost = max(found.best_cost, COST_OR_DEFENSE[card])
    found.hand_left = max(found.hand_left, hand_left)
    return vp


def unlocked_by(card: int, placing: Placing, hand: list[int]) -> int:
    """How many worlds of a hand are out of reach, and would be conquered with the Military of a card."""
    if not SETTLE_POWERS[card]:
        return 0
    count = 0
    last = NO_CARD
    for world in hand:
        if world != last and IS_MILITARY[world]:
            surplus = placing.world(world).surplus
            if surplus < 0:
                count += surplus + military_for(SETTLE_POWERS[card], world) >= 0
        last = world
    return count
