"""An empire in sums, which grow by one card after the other: what it yields, what one more card would add, and what a
card takes to place. The numbers are those of the rules, without looking at all cards again for each of them."""

from typing import Final

from mypy_extensions import mypyc_attr

from windfall.titles.jumpdrive.components.cards import (
    CHANGES_HANDS,
    DEFENSE,
    DEV_DISCOUNT,
    IS_MILITARY,
    IS_WORLD,
    MILITARY_ICONS,
    MILITARY_VS,
    PAY_FOR_MILITARY,
    POWERS,
    SECOND_WORLD_MILITARY,
    SECOND_WORLD_PAID,
    VARIABLE_INCOME,
    VARIABLE_VP,
    WORLD_DISCOUNT,
    Power,
)
from windfall.titles.jumpdrive.reading.clauses import (
    COLUMNS,
    COUNTS,
    INCOME,
    MILITARY,
    MILITARY_FOR,
    ROWS,
    VP,
    CardYield,
)
from windfall.titles.jumpdrive.rules.cost import discounted_cost, discounted_payment, general_military, points_toward
from windfall.titles.jumpdrive.rules.scoring import yield_by_others, yields_with

_BLANK: Final[list[int]] = [0] * (len(COLUMNS) + 1)  # a number for each column


@mypyc_attr(serializable=True)
class YieldSums:
    """VPs or income of an empire each round, and how they grow."""

    __slots__ = ("groups", "pairs", "per", "total", "waiting")

    def __init__(self) -> None:
        self.total = 0
        self.per = _BLANK.copy()  # for one more in a column
        self.waiting = _BLANK.copy()  # for the first one in a column
        self.groups: list[tuple[int, int, int]] = []
        self.pairs: list[tuple[int, int, int]] = []

    def copy(self) -> "YieldSums":
        twin = YieldSums.__new__(YieldSums)
        twin.total = self.total
        twin.per = self.per.copy()
        twin.waiting = self.waiting.copy()
        twin.groups = self.groups.copy()
        twin.pairs = self.pairs.copy()
        return twin

    def add(self, yields: CardYield) -> None:
        for place, n in yields.per:
            self.per[place] += n
        for place, n in yields.with_own:
            self.waiting[place] += n
        self.groups += yields.groups
        self.pairs += yields.pairs


@mypyc_attr(serializable=True)
class Economy:
    """An empire beside others; `plus` one card it is another."""

    __slots__ = (
        "cards",
        "contacts",
        "convoys",
        "counts",
        "dev_discount",
        "discounts",
        "income",
        "military_for",
        "others",
        "propaganda",
        "versus",
        "vp",
        "war_convoys",
    )

    def __init__(self, cards: list[int], others: list[list[int]]) -> None:
        self.others = others  # the cards of the other empires
        self.cards: list[int] = []
        self.counts = _BLANK.copy()
        self.vp = YieldSums()
        self.income = YieldSums()
        self.military_for: list[tuple[int, int]] = []
        self.versus: list[Power] = []
        self.discounts: list[Power] = []
        self.contacts: list[Power] = []
        self.convoys: list[Power] = []
        self.dev_discount = 0
        self.war_convoys = 0
        self.propaganda: list[int] = []  # cards that go to the strongest
        for card in cards:
            self._join(card)
        self.counts[MILITARY] = general_military(cards)
        self.vp.total, self.income.total = yields_with(cards, others)

    def copy(self) -> "Economy":
        twin = Economy.__new__(Economy)
        twin.others = self.others
        twin.cards = self.cards.copy()
        twin.counts = self.counts.copy()
        twin.vp = self.vp.copy()
        twin.income = self.income.copy()
        twin.military_for = self.military_for.copy()
        twin.versus = self.versus.copy()
        twin.discounts = self.discounts.copy()
        twin.contacts = self.contacts.copy()
        twin.convoys = self.convoys.copy()
        twin.dev_discount = self.dev_discount
        twin.war_convoys = self.war_convoys
        twin.propaganda = self.propaganda.copy()
        return twin

    def plus(self, card: int) -> "Economy":
        """The empire with one more card."""
        vp, income, military = self.gain(card)
        twin = self.copy()
        twin.vp.total += vp
        twin.income.total += income
        twin.counts[MILITARY] += military
        twin._join(card)
        return twin

    @property
    def military(self) -> int:
        """General military."""
        return self.counts[MILITARY]

    def _join(self, card: int) -> None:
        """Everything but the totals."""
        if VARIABLE_VP[card]:
            self.vp.add(VP[card])
        if VARIABLE_INCOME[card]:
            self.income.add(INCOME[card])
        for place, k in COUNTS[card]:
            self.counts[place] += k
        self.military_for += MILITARY_FOR[card]
        self.cards.append(card)
        if CHANGES_HANDS[card]:
            self.propaganda.append(card)
        for power in POWERS[card]:
            if power.effect == DEV_DISCOUNT:
                self.dev_discount += power.n
            elif power.effect == WORLD_DISCOUNT:
                self.discounts.append(power)
            elif power.effect == MILITARY_VS:
                self.versus.append(power)
            elif power.effect == PAY_FOR_MILITARY:
                self.contacts.append(power)
            elif power.effect == SECOND_WORLD_PAID:
                self.convoys.append(power)
            elif power.effect == SECOND_WORLD_MILITARY:
                self.war_convoys += 1

    def gain(self, card: int) -> tuple[int, int, int]:
        """VPs, income and general military that the card would add."""
        counts = self.counts
        military = MILITARY_ICONS[card]
        for place, n in self.military_for:
            military += n * ROWS[place][card]
        for place, n in MILITARY_FOR[card]:
            military += n * (counts[place] + ROWS[place][card])
        return (
            self._more(self.vp, VP[card], card, military),
            self._more(self.income, INCOME[card], card, military),
            military,
        )

    def _more(self, sums: YieldSums, yields: CardYield, card: int, military: int) -> int:
        counts = self.counts
        per = sums.per
        waiting = sums.waiting
        total = yields.flat + per[MILITARY] * military
        if military and waiting[MILITARY] and not counts[MILITARY]:
            total += waiting[MILITARY]
        for place, k in COUNTS[card]:
            total += k * per[place]
            if waiting[place] and not counts[place]:
                total += waiting[place]
        for place, n in yields.per:
            total += n * (counts[place] + (military if place == MILITARY else ROWS[place][card]))
        for place, n in yields.with_own:
            if counts[place] or (military if place == MILITARY else ROWS[place][card]):
                total += n
        for place, n, each in sums.groups:
            more = military if place == MILITARY else ROWS[place][card]
            total += n * ((counts[place] + more) // each - counts[place] // each)
        for place, n, each in yields.groups:
            more = military if place == MILITARY else ROWS[place][card]
            total += n * ((counts[place] + more) // each)
        for one, other, n in sums.pairs:
            total += n * (self._pairs(one, other, card, military) - min(counts[one], counts[other]))
        for one, other, n in yields.pairs:
            total += n * self._pairs(one, other, card, military)
        for clause in yields.by_others:
            total += yield_by_others(clause, self.others)
        return total

    def _pairs(self, one: int, other: int, card: int, military: int) -> int:
        """With the card in the empire."""
        ones = self.counts[one] + (military if one == MILITARY else ROWS[one][card])
        others = self.counts[other] + (military if other == MILITARY else ROWS[other][card])
        return min(ones, others)

    # What a card takes

    def development_cost(self, development: int, alone: bool) -> int:
        return discounted_cost(development, self.dev_discount, alone)

    def world_payment(self, world: int, less: int = 0) -> int:
        """Cards to pay for a world, or CANNOT_PAY. `less` is a discount for this world alone."""
        return discounted_payment(world, self.contacts, self.discounts, less)

    def restricted_military(self, world: int) -> int:
        return points_toward(self.versus, world)

    def lacking(self, world: int) -> int:
        """Military that is missing to conquer a world; if negative, so much is left."""
        return DEFENSE[world] - self.military - points_toward(self.versus, world)

    def price(self, card: int) -> int:
        """Cards to pay if the card is placed together with another in the cheapest way, or minus the military that is
        lacking."""
        if not IS_WORLD[card]:
            return self.development_cost(card, alone=False)
        if not IS_MILITARY[card]:
            return self.world_payment(card)
        lacking = self.lacking(card)
        if lacking <= 0:
            return 0
        payment = self.world_payment(card)
        return -lacking if payment < 0 else payment
