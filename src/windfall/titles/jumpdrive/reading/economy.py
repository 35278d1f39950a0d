"""An empire in sums, which grow by one card after the other: what it yields, what one more card would add, and what a
card takes to place. The numbers are those of the rules, without looking at all cards again for each of them."""

from functools import lru_cache
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from windfall.titles.jumpdrive.components.cards import (
    DEFENSE,
    DESIGNS,
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
    TOUCHED,
    VP,
    CardYield,
    Numbers,
    bit_of,
)
from windfall.titles.jumpdrive.reading.related import RELATED
from windfall.titles.jumpdrive.rules.cost import discounted_cost, discounted_payment, general_military, points_toward
from windfall.titles.jumpdrive.rules.scoring import yield_by_others, yields_of, yields_with

_BLANK: Final[Numbers] = vec[i64]([0] * COLUMNS)
_NO_CLAUSES: Final[Numbers] = vec[i64]()
_UNKNOWN: Final = -1.0


class YieldSums:
    """VPs or income of an empire each round, and how they grow."""

    __slots__ = ("_fits", "groups", "pairs", "per", "steps", "total", "waiting")

    def __init__(self, total: int, per: Numbers, waiting: Numbers, groups: Numbers, pairs: Numbers) -> None:
        self.total = total
        self.per = per  # for one more in a column
        self.waiting = waiting  # for the first one in a column
        self.groups = groups
        self.pairs = pairs
        self.steps: i64 = 0  # the columns, as bits, of which what one more adds depends on how many there are
        self._fits = _UNKNOWN

    def plus(self, more: int, yields: CardYield) -> "YieldSums":
        """With a card that adds so much now, and that grows by clauses of its own."""
        twin = YieldSums(self.total + more, self.per, self.waiting, self.groups, self.pairs)
        twin.steps = self.steps
        if yields.grows:
            twin.per = self.per[:]
            twin.waiting = self.waiting[:]
            twin.add(yields)
        else:
            twin._fits = self._fits
        return twin

    def add(self, yields: CardYield) -> None:
        """Only while nobody else has a part in it."""
        added = yields.per
        for at in range(0, len(added), 2):
            self.per[added[at]] += added[at + 1]
        if yields.steps:
            self.steps |= yields.steps
            added = yields.with_own
            for at in range(0, len(added), 2):
                self.waiting[added[at]] += added[at + 1]
            # a vec that grows may share its numbers with the one it came from
            self.groups = extend(self.groups[:], yields.groups)
            self.pairs = extend(self.pairs[:], yields.pairs)

    def fits(self) -> float:
        """What clauses yield for a card of the deck, on average."""
        if self._fits == _UNKNOWN:
            per = self.per
            fits = 0.0
            for place in range(MILITARY + 1, COLUMNS):
                if per[place]:
                    fits += SHARE[place] * float(per[place])
            self._fits = fits
        return self._fits


def _sums(total: int, cards: list[int], yields: list[CardYield]) -> YieldSums:
    sums = YieldSums(total, _BLANK[:], _BLANK[:], _NO_CLAUSES, _NO_CLAUSES)
    for card in cards:
        if yields[card].grows:
            sums.add(yields[card])
    return sums


class Powers:
    """The powers of an empire, sorted by what they are for, and what cards take with them."""

    __slots__ = ("contacts", "convoys", "dev_discount", "discounts", "military_for", "versus", "war_convoys")

    def __init__(self, cards: list[int]) -> None:
        self.military_for: Numbers = _NO_CLAUSES
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
            self.military_for = extend(self.military_for[:], MILITARY_FOR[power.card])
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


class Addition:
    """What a card would add to an empire, and its price there."""

    __slots__ = ("income", "military", "price", "vp")

    def __init__(self, vp: int, income: int, military: int, price: int) -> None:
        self.vp = vp
        self.income = income
        self.military = military  # general
        self.price = price  # as `Economy.price` tells it


class Economy:
    """An empire beside others; `plus` one card it is another. Nothing in it is ever changed, so that much of it can be
    shared."""

    __slots__ = (
        "_additions",
        "_grown_from",
        "_shifted",
        "_touched",
        "_yields",
        "cards",
        "counts",
        "income",
        "others",
        "powers",
        "vp",
    )

    def __init__(
        self,
        cards: list[int],
        others: list[list[int]],
        counts: Numbers,
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
        # what is known of cards
        self._additions: list[Addition | None] = []
        self._yields: dict[int, tuple[int, int]] = {}
        # of an empire that cards were added to: the one before, and what it differs in: columns, as bits, and military
        self._grown_from: Economy | None = None
        self._touched: i64 = 0
        self._shifted = False

    def plus(self, card: int) -> "Economy":
        """The empire with one more card."""
        vp, income, military = self.gain(card)
        counts = self.counts[:]
        counted = COUNTS[card]
        for at in range(0, len(counted), 2):
            counts[counted[at]] += counted[at + 1]
        counts[MILITARY] += military
        cards = [*self.cards, card]
        powers = Powers(cards) if POWERS[card] else self.powers
        vps, incomes = self.vp.plus(vp, VP[card]), self.income.plus(income, INCOME[card])
        grown = Economy(cards, self.others, counts, vps, incomes, powers)
        grown._grown_from = self if self._grown_from is None else self._grown_from
        grown._touched = self._touched | TOUCHED[card]
        grown._shifted = self._shifted or military != 0
        return grown

    @property
    def military(self) -> int:
        """General military."""
        return int(self.counts[MILITARY])

    def in_steps_with(self, touched: i64, card: int) -> bool:
        """Whether what the card adds may change with the numbers in these columns: clauses yield for groups, pairs or
        the first of something."""
        steps = self.vp.steps | self.income.steps
        if steps & bit_of(MILITARY):
            return True  # any card can bring military
        return steps & touched != 0 and steps & TOUCHED[card] != 0

    def yields(self, card: int) -> tuple[int, int]:
        """VPs and income of the card by what counts in the empire without it."""
        known = self._yields.get(card)
        if known is None:
            known = self._yields[card] = yields_of(card, self.cards, self.others)
        return known

    def addition(self, card: int) -> Addition:
        """What the card would add, worked out once for all empires in which it is the same."""
        if not self._additions:
            self._additions = [None] * len(DESIGNS)
        known = self._additions[card]
        if known is None:
            root = self._grown_from
            known = self._addition(card) if root is None or self._matters(root, card) else root.addition(card)
            self._additions[card] = known
        return known

    def _addition(self, card: int) -> Addition:
        vp, income, military = self.gain(card)
        return Addition(vp, income, military, self.price(card))

    def _matters(self, root: "Economy", card: int) -> bool:
        """Whether the card may add something else here, or for another price, than in the empire this one grew from."""
        matters = self.in_steps_with(self._touched, card) or (self._shifted and IS_MILITARY[card])
        for at in range(len(root.cards), len(self.cards)):
            matters = matters or RELATED[self.cards[at]][card]
        return matters

    def gain(self, card: int) -> tuple[int, int, int]:
        """VPs, income and general military that the card would add."""
        military: i64 = MILITARY_ICONS[card]
        clauses = self.powers.military_for
        for at in range(0, len(clauses), 2):
            military += clauses[at + 1] * ROWS[clauses[at]][card]
        clauses = MILITARY_FOR[card]
        for at in range(0, len(clauses), 2):
            military += clauses[at + 1] * (self.counts[clauses[at]] + ROWS[clauses[at]][card])
        vp = self._more(self.vp, VP[card], card, military)
        income = self._more(self.income, INCOME[card], card, military)
        return vp, income, military

    def _more(self, sums: YieldSums, yields: CardYield, card: int, military: i64) -> int:
        """What the card yields itself, and what clauses of the empire yield more with it."""
        per = sums.per
        total: i64 = yields.flat
        total += per[MILITARY] * military
        counted = COUNTS[card]
        for at in range(0, len(counted), 2):
            total += counted[at + 1] * per[counted[at]]
        if sums.steps:
            total += self._steps(sums, card, military)
        if yields.grows:
            clauses = yields.per
            for at in range(0, len(clauses), 2):
                total += clauses[at + 1] * self._after(clauses[at], card, military)
            clauses = yields.with_own
            for at in range(0, len(clauses), 2):
                if self._after(clauses[at], card, military):
                    total += clauses[at + 1]
            clauses = yields.groups
            for at in range(0, len(clauses), 3):
                total += clauses[at + 1] * (self._after(clauses[at], card, military) // clauses[at + 2])
            clauses = yields.pairs
            for at in range(0, len(clauses), 3):
                total += clauses[at + 2] * self._pairs(clauses[at], clauses[at + 1], card, military)
        for clause in yields.by_others:
            total += yield_by_others(clause, self.others)
        return total

    def _steps(self, sums: YieldSums, card: int, military: i64) -> i64:
        """What more groups, pairs and the first of something yield."""
        counts = self.counts
        waiting = sums.waiting
        total: i64 = 0
        if military and waiting[MILITARY] and not counts[MILITARY]:
            total += waiting[MILITARY]
        counted = COUNTS[card]
        for at in range(0, len(counted), 2):
            if not counts[counted[at]]:
                total += waiting[counted[at]]
        clauses = sums.groups
        for at in range(0, len(clauses), 3):
            each = clauses[at + 2]
            groups = self._after(clauses[at], card, military) // each - counts[clauses[at]] // each
            total += clauses[at + 1] * groups
        clauses = sums.pairs
        for at in range(0, len(clauses), 3):
            one, other = clauses[at], clauses[at + 1]
            pairs = self._pairs(one, other, card, military) - _lower(counts[one], counts[other])
            total += clauses[at + 2] * pairs
        return total

    def _after(self, place: i64, card: int, military: i64) -> i64:
        """What a column counts with the card in the empire."""
        return self.counts[place] + (military if place == MILITARY else ROWS[place][card])

    def _pairs(self, one: i64, other: i64, card: int, military: i64) -> i64:
        return _lower(self._after(one, card, military), self._after(other, card, military))

    def fits(self) -> float:
        """VPs each round that clauses of the empire yield for a card of the deck, on average."""
        return self.vp.fits()

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


def _lower(one: i64, other: i64) -> i64:
    return one if one < other else other


def economy_of(cards: list[int], others: list[list[int]]) -> Economy:
    """The empire with these cards, beside others with those."""
    counts = _BLANK[:]
    for card in cards:
        counted = COUNTS[card]
        for at in range(0, len(counted), 2):
            counts[counted[at]] += counted[at + 1]
    counts[MILITARY] = general_military(cards)
    vp, income = yields_with(cards, others)
    return Economy(cards, others, counts, _sums(vp, cards, VP), _sums(income, cards, INCOME), Powers(cards))


class Table:
    """Empires that lie on the table beside each other: they are looked at from every question and every seat, and
    change only a few times in a round."""

    __slots__ = ("_economies", "empires")

    def __init__(self, empires: tuple[tuple[int, ...], ...]) -> None:
        self.empires = [list(cards) for cards in empires]
        self._economies: list[Economy | None] = [None] * len(empires)

    def economy(self, seat: int) -> Economy:
        known = self._economies[seat]
        if known is None:
            others = self.empires[:seat] + self.empires[seat + 1 :]
            known = self._economies[seat] = economy_of(self.empires[seat], others)
        return known


# More of them would be kept at the price of the processor's own memory: what is kept and seldom asked for crowds out
# what is asked for all the time.
@lru_cache(1 << 10)
def table_of(empires: tuple[tuple[int, ...], ...]) -> Table:
    return Table(empires)
