"""What an empire could place, and how many VPs that would add.

All powers of the empire count: those of tiles placed in the current action work from the next one on.
"""

from functools import lru_cache
from typing import Final

from windfall.engine.kinds import KINDS, NO_KIND
from windfall.titles.newfrontiers.components.powers import (
    AFTER_DEVELOP,
    DEVELOP,
    DISCOUNT,
    DISCOUNT_OR_MILITARY,
    DRAW_WORLD,
    EXPLORE,
    GAIN,
    MILITARY,
    PAY_FOR_MILITARY,
    POWERS,
    POWERS_FOR,
    SETTLE,
    Power,
)
from windfall.titles.newfrontiers.components.tiles import (
    ANY_WORLD,
    COLONISTS,
    COST,
    FIRST_DEVELOPMENT,
    IS_ALIEN,
    IS_MILITARY,
    IS_XENO,
    KIND,
    SPACES,
    SPECS,
    VARIANT,
    VP,
)
from windfall.titles.newfrontiers.reading.bonuses import ADDS_TO_BONUS
from windfall.titles.newfrontiers.rules.develop import ALL_SPACES
from windfall.titles.newfrontiers.rules.scoring import BONUSES, Clause
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState

NO_WAY: Final = -1
_NOT_LOOKED_AT: Final = -99

# Clauses of bonuses that count Military or kinds.
_COUNTING: Final[list[tuple[Clause, ...]]] = [
    tuple(clause for clause in clauses if clause.per is None and clause.count != "vp_chips") for clauses in BONUSES
]
# Clauses of bonuses that count VP chips.
_CHIPS: Final[list[tuple[Clause, ...]]] = [
    tuple(clause for clause in clauses if clause.count == "vp_chips") for clauses in BONUSES
]
# General Military, where it counts tiles or not.
_GENERAL: Final[list[tuple[Power, ...]]] = [
    tuple(
        POWERS[index]
        for index in POWERS_FOR[SETTLE][tile]
        if POWERS[index].effect == MILITARY and POWERS[index].matches is None
    )
    for tile in range(len(SPECS))
]


class Reach:
    """The powers of an empire for placing tiles, and what it gains in Develop, Explore and Settle."""

    __slots__ = (
        "_any_kind",
        "_counting",
        "_gains",
        "_kinds",
        "_less_for_military",
        "_needed",
        "_owners",
        "_per_tile",
        "_special",
        "_tiles",
        "_world_discount",
        "after_develop",
        "develop_credits",
        "develop_discount",
        "explore_colonists",
        "explore_credits",
        "explore_worlds",
        "military",
        "settle_colonists",
    )

    def __init__(self, colonies: tuple[int, ...], developments: tuple[int, ...], any_kind: int) -> None:
        self._any_kind = any_kind
        self._tiles: list[int] = []  # as selectors see them
        self._kinds: list[bool] = [False, False, False, False]  # of which there is a colony
        self._owners: list[int] = []  # tiles with a bonus
        self._counting: list[Clause] = []
        self._per_tile: list[Power] = []  # general Military for each tile of some sort
        self._special: list[Power] = []  # Military and discounts for some worlds only
        self._less_for_military: list[Power] = []  # powers to pay for military worlds
        self._world_discount = 0
        self._gains: dict[int, int] = {}  # VPs by tile, once they were asked for
        self._needed: dict[int, int] = {}  # credits by world
        self.military = 0
        self.develop_discount = 0
        self.develop_credits = 0  # before a development is bought
        self.after_develop = 0  # credits
        self.explore_worlds = 0  # kept of those drawn by powers
        self.explore_credits = 0
        self.explore_colonists = 0
        self.settle_colonists = 0  # before a world is settled
        for tile in colonies:
            kind = any_kind if tile == ANY_WORLD else KIND[tile]
            if kind in KINDS:
                self._kinds[kind] = True
            self._tiles.append(self._seen_as(tile))
        self._tiles.extend(developments)
        for tile in (*colonies, *developments):
            if BONUSES[tile]:
                self._owners.append(tile)
                self._counting.extend(_COUNTING[tile])
            for index in POWERS_FOR[DEVELOP][tile]:
                self._add_develop(POWERS[index])
            for index in POWERS_FOR[EXPLORE][tile]:
                self._add_explore(POWERS[index])
            for index in POWERS_FOR[SETTLE][tile]:
                self._add_settle(POWERS[index])

    def _seen_as(self, tile: int) -> int:
        """The any-kind world is of the kind its owner named (NF-13)."""
        return VARIANT + self._any_kind if tile == ANY_WORLD and self._any_kind != NO_KIND else tile

    def _add_develop(self, power: Power) -> None:
        if power.effect == DISCOUNT:
            self.develop_discount += power.amount
        elif power.effect == AFTER_DEVELOP:
            self.after_develop += power.credits
        else:
            self.develop_credits += power.credits

    def _add_explore(self, power: Power) -> None:
        self.explore_worlds += power.keep if power.effect == DRAW_WORLD else power.worlds
        self.explore_credits += power.credits
        self.explore_colonists += power.colonists

    def _add_settle(self, power: Power) -> None:
        effect = power.effect
        if effect == MILITARY and power.matches is None:
            self.military += self._amount(power)
            if power.per is not None:
                self._per_tile.append(power)
        elif effect == DISCOUNT and power.matches is None:
            self._world_discount += power.amount
        elif effect in (MILITARY, DISCOUNT, DISCOUNT_OR_MILITARY):
            self._special.append(power)
        elif effect == PAY_FOR_MILITARY:
            self._less_for_military.append(power)
        elif effect == GAIN:
            self.settle_colonists += power.colonists

    def _amount(self, power: Power) -> int:
        if power.per is None:
            return power.amount
        count = 0
        for tile in self._tiles:
            count += 1 if power.per[tile] else 0
        return power.amount * count

    def military_for(self, world: int) -> int:
        """Military toward a world, specialized Military included, temporary Military not."""
        seen_as = self._seen_as(world)
        total = self.military
        for power in self._special:
            if power.effect != DISCOUNT and (power.matches is None or power.matches[seen_as]):
                total += self._amount(power)
        return total

    def payment(self, world: int) -> int:
        """Credits to pay; NO_WAY for worlds that can only be conquered."""
        less = self._world_discount
        seen_as = self._seen_as(world)
        if IS_MILITARY[world]:
            best = NO_WAY
            if not (IS_ALIEN[world] or IS_XENO[world]):
                for power in self._less_for_military:
                    if power.amount > best and (power.matches is None or power.matches[seen_as]):
                        best = power.amount
            if best == NO_WAY:
                return NO_WAY
            less += best
        for power in self._special:
            if power.effect != MILITARY and (power.matches is None or power.matches[seen_as]):
                less += power.amount
        return max(0, COST[world] - less)

    def is_within(self, world: int, credit_count: int) -> bool:
        """Do Military or credits suffice for a world, whatever colonists it needs?"""
        needed = self._needed.get(world, _NOT_LOOKED_AT)
        if needed == _NOT_LOOKED_AT:
            conquers = IS_MILITARY[world] and self.military_for(world) >= COST[world]
            needed = 0 if conquers else self.payment(world)
            self._needed[world] = needed
        return 0 <= needed <= credit_count

    # VPs

    def gain(self, tile: int, chips: int) -> int:
        """VPs that the empire has more with the tile: printed ones, its bonus, and what it adds to other bonuses."""
        vp = self._gains.get(tile, _NOT_LOOKED_AT)
        if vp == _NOT_LOOKED_AT:
            vp = self._gain(tile)
            self._gains[tile] = vp
        for clause in _CHIPS[tile]:
            vp += clause.vp * (chips // clause.every)
        return vp

    def military_gain(self, tile: int) -> int:
        """General Military that the empire has more with the tile."""
        seen_as = self._seen_as(tile)
        military = 0
        for power in self._per_tile:
            if power.per is not None and power.per[seen_as]:
                military += power.amount
        for power in _GENERAL[tile]:
            military += self._amount(power)
            if power.per is not None and power.per[seen_as]:
                military += power.amount
        return military

    def _gain(self, tile: int) -> int:
        vp = VP[tile]
        seen_as = self._seen_as(tile)
        for owner in self._owners:
            vp += ADDS_TO_BONUS[owner][seen_as]
        own = ADDS_TO_BONUS[tile]
        if not own and not self._counting:
            return vp
        military = self.military + self.military_gain(tile)
        before = after = 0
        for has_kind in self._kinds:
            before += 1 if has_kind else 0
        after = before
        if tile < FIRST_DEVELOPMENT:
            kind = self._any_kind if tile == ANY_WORLD else KIND[tile]
            if kind in KINDS and not self._kinds[kind]:
                after += 1
        for clause in self._counting:
            vp += _counted(clause, military, after) - _counted(clause, self.military, before)
        if own:
            vp += own[seen_as]
            for other in self._tiles:
                vp += own[other]
            for clause in _COUNTING[tile]:
                vp += _counted(clause, military, after)
        return vp


def _counted(clause: Clause, military: int, kinds: int) -> int:
    """The VPs of a clause that counts Military or kinds."""
    count = military if clause.count == "military" else kinds
    if clause.table is not None:
        return clause.table[count]
    return clause.vp * (count // clause.every)


def reach_of(known: NewFrontiersState, empire: Empire) -> Reach:
    return _reach(tuple(empire.colonies), tuple(empire.developments), known.any_kind)


# An empire is looked at from every seat at every question, and gets new tiles only a few times in a round.
@lru_cache(1 << 12)
def _reach(colonies: tuple[int, ...], developments: tuple[int, ...], any_kind: int) -> Reach:
    return Reach(colonies, developments, any_kind)


def settle_chances(empire: Empire, reach: Reach, more_colonists: int) -> tuple[int, int, int]:
    """How many of the explored worlds can be settled with so many more colonists, the highest VPs that one of them
    adds, and for how many Military or credits suffice, whatever colonists they need."""
    count = most_vp = within = 0
    colonists = empire.colonists + reach.settle_colonists + more_colonists
    for world in empire.explored:
        if reach.is_within(world, empire.credits):
            within += 1
            if COLONISTS[world] <= colonists:
                count += 1
                most_vp = max(most_vp, reach.gain(world, empire.chips))
    return count, most_vp, within


def on_sale(known: NewFrontiersState) -> list[int]:
    """The developments that there are copies of, cheapest first."""
    market = known.market
    faces = known.faces
    return [faces[at] for at in _cheapest_first(faces) if market[at]]


@lru_cache(1 << 8)
def _cheapest_first(faces: tuple[int, ...]) -> tuple[int, ...]:
    """The places of developments in play, by cost."""
    return tuple(sorted(range(len(faces)), key=lambda at: COST[faces[at]]))


def develop_chances(sale: list[int], empire: Empire, reach: Reach, less: int) -> tuple[int, int, int]:
    """How many of the developments on sale can be bought for so many credits less, the highest VPs that one of them
    adds, and the lowest price among them."""
    discount = reach.develop_discount + less
    budget = empire.credits + reach.develop_credits + discount
    room = ALL_SPACES - empire.spaces
    count = most_vp = lowest = 0
    for face in sale:
        cost = COST[face]
        if cost > budget:
            break
        if SPACES[face] <= room and face not in empire.developments:
            if count == 0:
                lowest = max(0, cost - discount)
            count += 1
            most_vp = max(most_vp, reach.gain(face, empire.chips))
    return count, most_vp, lowest
