"""An empire in sums: what it yields, what one more card would add, and what a card costs to place."""

from windfall.titles.jumpdrive.components.cards import (
    CHANGES_HANDS,
    COST,
    DEV_DISCOUNT,
    IS_MILITARY,
    IS_WORLD,
    MILITARY_ICONS,
    MILITARY_VS,
    PAY_FOR_MILITARY,
    POWERS,
    SECOND_WORLD_MILITARY,
    SECOND_WORLD_PAID,
    WORLD_DISCOUNT,
    Power,
)
from windfall.titles.jumpdrive.player.tables import COLUMNS, COUNTS, INCOME, MILITARY_FOR, ROWS, STRENGTH, VP, Yield


class Rest:
    """What the empires of others add to clauses of one's own."""

    __slots__ = ("empires",)

    def __init__(self, everyone: list[list[int]], seat: int) -> None:
        self.empires = everyone[:seat] + everyone[seat + 1 :]

    def adds(self, yields: Yield) -> int:
        total = 0
        for row, n in yields.shared:
            total += n * max(sum([row[card] for card in cards]) for cards in self.empires)
        for row, n in yields.with_other:
            total += n * any(row[card] for cards in self.empires for card in cards)
        return total


class Side:
    """VPs or income of an empire each round, and how they grow."""

    __slots__ = ("groups", "pairs", "per", "strength", "total", "waiting")

    def __init__(self) -> None:
        self.total = 0
        self.per = [0] * len(COLUMNS)  # for one more in a column
        self.waiting = [0] * len(COLUMNS)  # for the first one in a column
        self.strength = 0  # for a point of general military
        self.groups: list[tuple[int, int, int]] = []
        self.pairs: list[tuple[int, int, int]] = []

    def copy(self) -> "Side":
        twin = Side()
        twin.total = self.total
        twin.per = self.per.copy()
        twin.waiting = self.waiting.copy()
        twin.strength = self.strength
        twin.groups = self.groups.copy()
        twin.pairs = self.pairs.copy()
        return twin

    def add(self, yields: Yield) -> None:
        for place, n in yields.per:
            if place == STRENGTH:
                self.strength += n
            else:
                self.per[place] += n
        for place, n in yields.with_own:
            self.waiting[place] += n
        self.groups += yields.groups
        self.pairs += yields.pairs


class Economy:
    """An empire; `add` a card to see it grow."""

    __slots__ = (
        "cards",
        "contacts",
        "convoys",
        "counts",
        "dev_discount",
        "discounts",
        "income",
        "military_for",
        "propaganda",
        "rest",
        "strength",
        "versus",
        "vp",
        "war_convoys",
    )

    def __init__(self, cards: list[int], rest: Rest) -> None:
        self.rest = rest
        self.cards: list[int] = []
        self.counts = [0] * len(COLUMNS)
        self.vp = Side()
        self.income = Side()
        self.strength = 0  # general military
        self.military_for: list[tuple[int, int]] = []
        self.versus: list[Power] = []
        self.discounts: list[Power] = []
        self.contacts: list[Power] = []
        self.convoys: list[Power] = []
        self.dev_discount = 0
        self.war_convoys = 0
        self.propaganda: list[int] = []  # cards that go to the strongest
        for card in cards:
            self.add(card)

    def copy(self) -> "Economy":
        twin = Economy([], self.rest)
        twin.cards = self.cards.copy()
        twin.counts = self.counts.copy()
        twin.vp = self.vp.copy()
        twin.income = self.income.copy()
        twin.strength = self.strength
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
        twin = self.copy()
        twin.add(card)
        return twin

    def add(self, card: int) -> None:
        vp, income, strength = self.gain(card)
        self.vp.total += vp
        self.income.total += income
        self.strength += strength
        self.vp.add(VP[card])
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
        strength = MILITARY_ICONS[card]
        for place, n in self.military_for:
            strength += n * ROWS[place][card]
        for place, n in MILITARY_FOR[card]:
            strength += n * (counts[place] + ROWS[place][card])
        return (
            self._more(self.vp, VP[card], card, strength),
            self._more(self.income, INCOME[card], card, strength),
            strength,
        )

    def _more(self, side: Side, yields: Yield, card: int, strength: int) -> int:
        counts = self.counts
        per = side.per
        waiting = side.waiting
        total = yields.flat + side.strength * strength
        for place, k in COUNTS[card]:
            total += k * per[place]
            if waiting[place] and not counts[place]:
                total += waiting[place]
        for place, n in yields.per:
            total += n * (self.strength + strength if place == STRENGTH else counts[place] + ROWS[place][card])
        for place, n in yields.with_own:
            if counts[place] or ROWS[place][card]:
                total += n
        for place, n, each in side.groups:
            total += n * ((counts[place] + ROWS[place][card]) // each - counts[place] // each)
        for place, n, each in yields.groups:
            total += n * ((counts[place] + ROWS[place][card]) // each)
        for one, other, n in side.pairs:
            pairs = min(counts[one] + ROWS[one][card], counts[other] + ROWS[other][card])
            total += n * (pairs - min(counts[one], counts[other]))
        for one, other, n in yields.pairs:
            total += n * min(counts[one] + ROWS[one][card], counts[other] + ROWS[other][card])
        if yields.shared or yields.with_other:
            total += self.rest.adds(yields)
        return total

    # Prices

    def price(self, card: int) -> int:
        """Cards to pay if the card is placed together with another, or minus the military that is lacking."""
        if not IS_WORLD[card]:
            return max(0, COST[card] - self.dev_discount)
        if not IS_MILITARY[card]:
            return self.payment(card, 0)
        lacking = COST[card] - self.strength - self.restricted(card)
        if lacking <= 0:
            return 0
        contact = self.contact(card)
        return -lacking if contact < 0 else self.payment(card, contact)

    def restricted(self, world: int) -> int:
        return sum([power.n for power in self.versus if power.counts[world]])

    def contact(self, world: int) -> int:
        """The discount with which a military world is paid for, or -1 if it cannot be."""
        return max([power.n for power in self.contacts if not power.excluded[world]], default=-1)

    def payment(self, world: int, less: int) -> int:
        for power in self.discounts:
            if power.counts[world] or power.of == "world:nonmilitary":
                less += power.n
        return max(0, COST[world] - less)
