"""An empire in sums, which grow by one card after the other: what it yields, what one more card would add, and what a
card takes to place. The numbers are those of the rules, without looking at all cards again for each of them."""

from functools import lru_cache
from typing import Final

from windfall.titles.jumpdrive.components.cards import (
    DEFENSE,
    DEV_DISCOUNT,
    IS_MILITARY,
    IS_WORLD,
    MILITARY_ICONS,
    MILITARY_PER,
    MILITARY_VS,
    PAY_FOR_MILITARY,
    POWERS,
    SECOND_WORLD_MILITARY,
    SECOND_WORLD_PAID,
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
    SHARE,
    VP,
    CardYield,
)
from windfall.titles.jumpdrive.rules.cost import discounted_cost, discounted_payment, general_military, points_toward
from windfall.titles.jumpdrive.rules.scoring import yield_by_others, yields_with

_BLANK: Final[list[int]] = [0] * (len(COLUMNS) + 1)  # a number for each column


class YieldSums:
    """VPs or income of an empire each round, and how they grow."""

    __slots__ = ("groups", "pairs", "per", "total", "waiting")

    def __init__(
        self,
        total: int,
        per: list[int],
        waiting: list[int],
        groups: list[tuple[int, int, int]],
        pairs: list[tuple[int, int, int]],
    ) -> None:
        self.total = total
        self.per = per  # for one more in a column
        self.waiting = waiting  # for the first one in a column
        self.groups = groups
        self.pairs = pairs

    def plus(self, more: int, yields: CardYield) -> "YieldSums":
        """With a card that adds so much now, and that grows by clauses of its own."""
        if not yields.grows:
            return YieldSums(self.total + more, self.per, self.waiting, self.groups, self.pairs)
        groups, pairs = self.groups.copy(), self.pairs.copy()
        twin = YieldSums(self.total + more, self.per.copy(), self.waiting.copy(), groups, pairs)
        twin.add(yields)
        return twin

    def add(self, yields: CardYield) -> None:
        """Only while nobody else has a part in it."""
        for place, n in yields.per:
            self.per[place] += n
        for place, n in yields.with_own:
            self.waiting[place] += n
        self.groups += yields.groups
        self.pairs += yields.pairs


def _sums(total: int, cards: list[int], yields: list[CardYield]) -> YieldSums:
    sums = YieldSums(total, _BLANK.copy(), _BLANK.copy(), [], [])
    for card in cards:
        if yields[card].grows:
            sums.add(yields[card])
    return sums


class Powers:
    """The powers of an empire, sorted by what they are for, and what cards take with them."""

    __slots__ = ("contacts", "convoys", "dev_discount", "discounts", "military_for", "versus", "war_convoys")

    def __init__(self, cards: list[int]) -> None:
        self.military_for: list[tuple[int, int]] = []
        self.versus: list[Power] = []
        self.discounts: list[Power] = []
        self.contacts: list[Power] = []
        self.convoys: list[Power] = []
        self.dev_discount = 0
        self.war_convoys = 0
        for card in cards:
            for power in POWERS[card]:
                self._add(power)

    def _add(self, power: Power) -> None:
        if power.effect == DEV_DISCOUNT:
            self.dev_discount += power.n
        elif power.effect == WORLD_DISCOUNT:
            self.discounts.append(power)
        elif power.effect == MILITARY_VS:
            self.versus.append(power)
        elif power.effect == MILITARY_PER:
            self.military_for += MILITARY_FOR[power.card]
        elif power.effect == PAY_FOR_MILITARY:
            self.contacts.append(power)
        elif power.effect == SECOND_WORLD_PAID:
            self.convoys.append(power)
        elif power.effect == SECOND_WORLD_MILITARY:
            self.war_convoys += 1

    def development_cost(self, development: int, alone: bool) -> int:
        return discounted_cost(development, self.dev_discount, alone)

    def world_payment(self, world: int, less: int = 0) -> int:
        """Cards to pay for a world, or CANNOT_PAY. `less` is a discount for this world alone."""
        return discounted_payment(world, self.contacts, self.discounts, less)

    def payment_alone(self, card: int) -> int:
        """Cards to pay for a card that is placed without another, or CANNOT_PAY."""
        return self.world_payment(card) if IS_WORLD[card] else self.development_cost(card, alone=True)

    def restricted_military(self, world: int) -> int:
        return points_toward(self.versus, world)


class Economy:
    """An empire beside others; `plus` one card it is another. Nothing in it is ever changed, so that much of it can be
    shared."""

    __slots__ = ("cards", "counts", "income", "others", "powers", "vp")

    def __init__(
        self,
        cards: list[int],
        others: list[list[int]],
        counts: list[int],
        vp: YieldSums,
        income: YieldSums,
        powers: Powers,
    ) -> None:
        self.cards = cards
        self.others = others  # the cards of the other empires
        self.counts = counts  # by column
        self.vp = vp
        self.income = income
        self.powers = powers

    def plus(self, card: int) -> "Economy":
        """The empire with one more card."""
        vp, income, military = self.gain(card)
        cards = [*self.cards, card]
        counts = self.counts.copy()
        for place, k in COUNTS[card]:
            counts[place] += k
        counts[MILITARY] += military
        powers = Powers(cards) if POWERS[card] else self.powers
        vps, incomes = self.vp.plus(vp, VP[card]), self.income.plus(income, INCOME[card])
        return Economy(cards, self.others, counts, vps, incomes, powers)

    @property
    def military(self) -> int:
        """General military."""
        return self.counts[MILITARY]

    def gain(self, card: int) -> tuple[int, int, int]:
        """VPs, income and general military that the card would add."""
        counts = self.counts
        military = MILITARY_ICONS[card]
        for place, n in self.powers.military_for:
            military += n * ROWS[place][card]
        for place, n in MILITARY_FOR[card]:
            military += n * (counts[place] + ROWS[place][card])
        return (
            self._more(self.vp, VP[card], card, military),
            self._more(self.income, INCOME[card], card, military),
            military,
        )

    def _more(self, sums: YieldSums, yields: CardYield, card: int, military: int) -> int:
        """What the card yields itself, and what clauses of the empire yield more with it."""
        counts = self.counts
        per = sums.per
        waiting = sums.waiting
        total = yields.flat
        if military:
            total += per[MILITARY] * military
            if waiting[MILITARY] and not counts[MILITARY]:
                total += waiting[MILITARY]
        for place, k in COUNTS[card]:
            total += k * per[place]
            if waiting[place] and not counts[place]:
                total += waiting[place]
        for place, n, each in sums.groups:
            total += n * (self._after(place, card, military) // each - counts[place] // each)
        for one, other, n in sums.pairs:
            pairs = min(self._after(one, card, military), self._after(other, card, military))
            total += n * (pairs - min(counts[one], counts[other]))
        if yields.grows:
            for place, n in yields.per:
                total += n * self._after(place, card, military)
            for place, n in yields.with_own:
                if self._after(place, card, military):
                    total += n
            for place, n, each in yields.groups:
                total += n * (self._after(place, card, military) // each)
            for one, other, n in yields.pairs:
                total += n * min(self._after(one, card, military), self._after(other, card, military))
        for clause in yields.by_others:
            total += yield_by_others(clause, self.others)
        return total

    def _after(self, place: int, card: int, military: int) -> int:
        """What a column counts with the card in the empire."""
        return self.counts[place] + (military if place == MILITARY else ROWS[place][card])

    def fits(self) -> float:
        """VPs each round that clauses of the empire yield for a card of the deck, on average."""
        per = self.vp.per
        fits = 0.0
        for place in COLUMNS:
            if per[place]:
                fits += SHARE[place] * per[place]
        return fits

    def lacking(self, world: int) -> int:
        """Military that is missing to conquer a world; if negative, so much is left."""
        return DEFENSE[world] - self.military - self.powers.restricted_military(world)

    def price(self, card: int) -> int:
        """Cards to pay if the card is placed together with another in the cheapest way, or minus the military that is
        lacking."""
        if not IS_WORLD[card]:
            return self.powers.development_cost(card, alone=False)
        if not IS_MILITARY[card]:
            return self.powers.world_payment(card)
        lacking = self.lacking(card)
        if lacking <= 0:
            return 0
        payment = self.powers.world_payment(card)
        return -lacking if payment < 0 else payment


def economy_of(cards: list[int], others: list[list[int]]) -> Economy:
    """The empire with these cards, beside others with those."""
    counts = _BLANK.copy()
    for card in cards:
        for place, k in COUNTS[card]:
            counts[place] += k
    counts[MILITARY] = general_military(cards)
    vp, income = yields_with(cards, others)
    return Economy(cards, others, counts, _sums(vp, cards, VP), _sums(income, cards, INCOME), Powers(cards))


def economy_on_table(cards: list[int], others: list[list[int]]) -> Economy:
    """The same of empires that lie on the table: they are looked at from every question and every seat, and change only
    a few times in a round."""
    return _on_table(tuple(cards), tuple([tuple(other) for other in others]))


@lru_cache(1 << 12)
def _on_table(cards: tuple[int, ...], others: tuple[tuple[int, ...], ...]) -> Economy:
    return economy_of(list(cards), [list(other) for other in others])
