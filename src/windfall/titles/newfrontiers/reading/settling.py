"""What worlds take of an empire: Military, credits, colonists.

All powers of the empire count: those of tiles placed in the current action work from the next one on.
"""

from typing import Final

from windfall.engine.kinds import NO_KIND
from windfall.titles.newfrontiers.components.powers import (
    AFTER_SETTLE,
    DISCOUNT,
    DISCOUNT_OR_MILITARY,
    GAIN,
    MILITARY,
    PAY_FOR_MILITARY,
    POWERS,
    POWERS_FOR,
    SECOND_SETTLE,
    SETTLE,
    TEMPORARY_MILITARY,
    Power,
)
from windfall.titles.newfrontiers.components.tiles import COLONISTS, DEFENSE, IS_MILITARY
from windfall.titles.newfrontiers.reading.powers import POWERS_OF, TILES
from windfall.titles.newfrontiers.rules.military import CANNOT_PAY, general_military, military_by, payment_by, price_by
from windfall.titles.newfrontiers.rules.state import Empire
from windfall.titles.newfrontiers.rules.supply import counts_as, goods_by_kind

NO_TILE: Final = -1
_NOT_LOOKED_AT: Final = -99


def _is_general(power: Power) -> bool:
    return power.effect == MILITARY and power.matches is None


_HAS_GENERAL: Final[list[bool]] = [any(_is_general(power) for power in POWERS_OF[tile]) for tile in TILES]
# General Military on a tile, where a power that counts tiles is taken for one.
PRINTED_MILITARY: Final[list[int]] = [
    sum(power.amount for power in POWERS_OF[tile] if _is_general(power)) for tile in TILES
]


def colonists_needed(world: int, replaced: int = NO_TILE) -> int:
    """Unused colonists that placing a world takes; in place of a colony, whose colonists stay, it may free some."""
    return COLONISTS[world] - (0 if replaced == NO_TILE else COLONISTS[replaced])


class SettlePowers:
    """The powers of an empire for Settle."""

    __slots__ = (
        "_any_kind",
        "_counts_tiles",
        "_discounts",
        "_military",
        "_needed",
        "_payments",
        "_seen",
        "_toward",
        "after_settle",
        "colonists",
        "military",
        "second_settles",
        "temporary",
    )

    def __init__(self, tiles: tuple[int, ...], seen: list[int], any_kind: int) -> None:
        self._any_kind = any_kind
        self._seen = seen  # the tiles as selectors see them
        self._military: list[int] = []
        self._discounts: list[int] = []  # powers to pay for military worlds included
        self._counts_tiles = False  # some general Military
        self._toward: dict[int, int] = {}  # Military, and credits, by world, once they were asked for
        self._payments: dict[int, int] = {}
        self._needed: dict[int, int] = {}
        self.colonists = 0  # gained before a world is settled
        self.temporary: list[Power] = []
        self.after_settle: list[Power] = []
        self.second_settles = 0
        for tile in tiles:
            for index in POWERS_FOR[SETTLE][tile]:
                self._add(index)
        self.military = general_military(self._military, seen)

    def _add(self, index: int) -> None:
        power = POWERS[index]
        effect = power.effect
        if effect == MILITARY:
            self._military.append(index)
            if power.matches is None and power.per is not None:
                self._counts_tiles = True
        elif effect in (DISCOUNT, PAY_FOR_MILITARY):
            self._discounts.append(index)
        elif effect == DISCOUNT_OR_MILITARY:
            self._military.append(index)
            self._discounts.append(index)
        elif effect == TEMPORARY_MILITARY:
            self.temporary.append(power)
        elif effect == AFTER_SETTLE:
            self.after_settle.append(power)
        elif effect == SECOND_SETTLE:
            self.second_settles += 1
        elif effect == GAIN:
            self.colonists += power.colonists

    def is_changed_by(self, tile: int) -> bool:
        """May worlds take something else of the empire with the tile in it?"""
        return self._counts_tiles or bool(POWERS_FOR[SETTLE][tile])

    # Military

    def military_for(self, world: int) -> int:
        """Military toward a world, specialized Military included, temporary Military not."""
        military = self._toward.get(world, _NOT_LOOKED_AT)
        if military == _NOT_LOOKED_AT:
            military = military_by(self._military, counts_as(world, self._any_kind), self._seen)
            self._toward[world] = military
        return military

    def surplus(self, world: int) -> int:
        """Military toward a military world less its defense."""
        return self.military_for(world) - DEFENSE[world]

    def military_gain(self, tile: int) -> int:
        """General Military that the empire has more with the tile."""
        if not self._counts_tiles and not _HAS_GENERAL[tile]:
            return 0
        powers = [*self._military, *POWERS_FOR[SETTLE][tile]]
        return general_military(powers, [*self._seen, counts_as(tile, self._any_kind)]) - self.military

    def temporary_military(self, held: list[int]) -> int:
        """Temporary Military toward every world that goods, by kind, can be given up for; powers for one kind come
        first."""
        if not self.temporary:
            return 0
        left = held.copy()
        anywhere: list[int] = []
        total = 0
        for power in self.temporary:
            if power.matches is not None:
                continue
            if power.kind == NO_KIND:
                anywhere.append(power.amount)
            elif left[power.kind]:
                left[power.kind] -= 1
                total += power.amount
        anywhere.sort(reverse=True)
        for amount in anywhere[: left[0] + left[1] + left[2] + left[3]]:
            total += amount
        return total

    # Credits

    def payment(self, world: int) -> int:
        """Credits for which a world can be settled; CANNOT_PAY for one that can only be conquered."""
        payment = self._payments.get(world, _NOT_LOOKED_AT)
        if payment == _NOT_LOOKED_AT:
            seen_as = counts_as(world, self._any_kind)
            if IS_MILITARY[world]:
                payment = payment_by(self._discounts, world, seen_as)
            else:
                payment = price_by(self._discounts, world, seen_as)
            self._payments[world] = payment
        return payment

    def needed(self, world: int) -> int:
        """Credits that a world takes: none if it is conquered; CANNOT_PAY if there is no way to settle it."""
        conquers = IS_MILITARY[world] and self.surplus(world) >= 0
        return 0 if conquers else self.payment(world)

    def is_within(self, world: int, credit_count: int) -> bool:
        """Do Military or credits suffice for a world, whatever colonists it needs?"""
        needed = self._needed.get(world, _NOT_LOOKED_AT)
        if needed == _NOT_LOOKED_AT:
            needed = self.needed(world)
            self._needed[world] = needed
        return needed != CANNOT_PAY and needed <= credit_count


def within_reach(empire: Empire, settle: SettlePowers) -> int:
    """Explored worlds that Military or credits suffice for, whatever colonists they need."""
    count = 0
    for world in empire.explored:
        if settle.is_within(world, empire.credits):
            count += 1
    return count


def conquered_by_goods(empire: Empire, settle: SettlePowers) -> int:
    """Explored worlds that neither Military nor credits suffice for, unless goods are given up for temporary Military
    toward every world."""
    if not settle.temporary:
        return 0
    more = settle.temporary_military(goods_by_kind(empire.goods))
    count = 0
    for world in empire.explored:
        if IS_MILITARY[world] and not settle.is_within(world, empire.credits) and settle.surplus(world) + more >= 0:
            count += 1
    return count


def least_missing(empire: Empire, settle: SettlePowers) -> int:
    """Military or credits missing for the explored world that is nearest to coming within reach; 0 without one."""
    least = 0
    for world in empire.explored:
        if settle.is_within(world, empire.credits):
            continue
        payment = settle.payment(world)
        missing = 0 if payment == CANNOT_PAY else payment - empire.credits
        if IS_MILITARY[world]:
            gap = -settle.surplus(world)
            missing = gap if not missing else min(missing, gap)
        if not least or missing < least:
            least = missing
    return least
