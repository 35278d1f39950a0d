"""What the best of the tiles would bring that an empire can place now, and which large development it may work for.

VPs and credits are compared twice: with a credit as half a VP, counted in half VPs; and by how much of the game is
still to come, counted in tenths of a VP.
"""

from functools import lru_cache
from typing import Final

from windfall.engine.features import nearest
from windfall.titles.newfrontiers.components.powers import DEVELOP
from windfall.titles.newfrontiers.components.tiles import COLONISTS, IS_MILITARY, SPACES
from windfall.titles.newfrontiers.reading.bonuses import ADDS_TO_BONUS, HAS_BONUS
from windfall.titles.newfrontiers.reading.developing import buyable
from windfall.titles.newfrontiers.reading.empire import EmpireTiles
from windfall.titles.newfrontiers.reading.powers import MATTERS_FOR_GOODS, POWERS_OF, TILES
from windfall.titles.newfrontiers.reading.settling import SettlePowers
from windfall.titles.newfrontiers.rules.develop import ALL_SPACES, cost_after, free_spaces
from windfall.titles.newfrontiers.rules.state import Empire
from windfall.titles.newfrontiers.rules.supply import SPACES_TO_END

# At the usual pace: how often in a round Produce and Trade, Consume are both done, and a development is bought.
_CYCLES_PER_ROUND: Final = 0.4
_PURCHASES_PER_ROUND: Final = 0.55
# A credit finds more to buy the more rounds are to come.
_CREDIT: Final = 0.1
_CREDIT_PER_ROUND: Final = 0.16
_MOST_CREDIT: Final = 1.1
# Of a credit that comes some time later, compared with one at hand.
_LATER: Final = 0.7
# What is left of a world's worth for each point of Military and each credit that is missing for it.
_PER_MILITARY_MISSING: Final = 0.6
_PER_CREDIT_MISSING: Final = 0.85
_TARGETS: Final = 3
_NONE: Final = -999
# Credits that the powers of a tile save or give with every development bought.
_PER_PURCHASE: Final[list[int]] = [
    sum(power.amount + power.credits for power in POWERS_OF[tile] if power.action == DEVELOP) for tile in TILES
]


class Stage:
    """How much of the game is still to come for an empire: what that makes of credits, income and discounts."""

    __slots__ = ("credit", "cycles", "purchases")

    def __init__(self, rounds: float, spaces: int) -> None:
        self.credit = min(_MOST_CREDIT, _CREDIT + _CREDIT_PER_ROUND * rounds)
        self.cycles = _CYCLES_PER_ROUND * rounds
        self.purchases = min(float(max(0, SPACES_TO_END - spaces)), _PURCHASES_PER_ROUND * rounds)


class Prospect:
    """The tiles that can be placed; 0 where there is none."""

    __slots__ = ("count", "lowest", "net", "vp", "worth")

    def __init__(self) -> None:
        self.count = 0
        self.vp = 0  # the highest that one of them adds
        self.lowest = 0  # price
        self.net = 0  # the highest VPs less the price, in half VPs
        self.worth = 0  # the same by what is still to come, with the income and discounts of the tile: tenths of a VP


def buying(sale: tuple[int, ...], empire: Empire, tiles: EmpireTiles, less: int, rounds: float) -> Prospect:
    """The developments on sale that can be bought for so many credits less, with so many rounds to come."""
    discount = tiles.develop.discount + less
    budget = empire.credits + tiles.develop.gained.credits + discount
    return _bought(tiles, sale, budget, empire.spaces, discount, empire.chips, rounds)


# The same tiles can be placed at many questions.
@lru_cache(1 << 10)
def _bought(
    tiles: EmpireTiles, sale: tuple[int, ...], budget: int, spaces: int, discount: int, chips: int, rounds: float
) -> Prospect:
    faces = buyable(sale, tiles.developments, budget, ALL_SPACES - spaces)
    return _best(tiles, faces, [cost_after(face, discount) for face in faces], chips, Stage(rounds, spaces))


def settling(empire: Empire, tiles: EmpireTiles, more_colonists: int, rounds: float) -> Prospect:
    """The explored worlds that can be settled with so many more colonists, with so many rounds to come."""
    colonists = empire.colonists + tiles.settle.colonists + more_colonists
    return _settled(tiles, tuple(empire.explored), empire.credits, colonists, empire.spaces, empire.chips, rounds)


@lru_cache(1 << 10)
def _settled(
    tiles: EmpireTiles,
    explored: tuple[int, ...],
    credit_count: int,
    colonists: int,
    spaces: int,
    chips: int,
    rounds: float,
) -> Prospect:
    settle = tiles.settle
    worlds = []
    for world in explored:
        if COLONISTS[world] <= colonists and settle.is_within(world, credit_count):
            worlds.append(world)
    return _best(tiles, worlds, [settle.needed(world) for world in worlds], chips, Stage(rounds, spaces))


def _best(tiles: EmpireTiles, placeable: list[int], prices: list[int], chips: int, stage: Stage) -> Prospect:
    found = Prospect()
    if not placeable:
        return found
    net = worth = _NONE
    for at, tile in enumerate(placeable):
        price = prices[at]
        vp = tiles.bonuses.gain(tile, chips)
        found.vp = max(found.vp, vp)
        net = max(net, 2 * vp - price)
        worth = max(worth, worth_of(tiles, tile, vp, price, stage))
    found.count = len(placeable)
    found.lowest = min(prices)
    found.net = net
    found.worth = worth
    return found


def worth_of(tiles: EmpireTiles, tile: int, vp: int, price: int, stage: Stage) -> int:
    """Of a tile that adds so many VPs for so many credits: tenths of a VP, with its income and discounts."""
    cycle_vp, cycle_credits = cycle_added(tiles, tile)
    credits_later = stage.cycles * cycle_credits + stage.purchases * _PER_PURCHASE[tile]
    worth = vp + stage.cycles * cycle_vp + (_LATER * credits_later - price) * stage.credit
    return nearest(10 * worth)


def worth_so_far(settle: SettlePowers, world: int, worth: int, credit_count: int) -> int:
    """The worth of a world, less for what is missing to settle it."""
    if settle.is_within(world, credit_count):
        return worth
    if IS_MILITARY[world]:
        return nearest(worth * _PER_MILITARY_MISSING ** -settle.surplus(world))
    return nearest(worth * _PER_CREDIT_MISSING ** (settle.payment(world) - credit_count))


def cycle_added(tiles: EmpireTiles, tile: int) -> tuple[int, int]:
    """VPs and credits that Produce and Trade, Consume bring more with a tile, from empty colonies."""
    if not MATTERS_FOR_GOODS[tile]:
        return 0, 0
    vp, credit_count = tiles.cycle
    vp_then, credits_then = tiles.cycle_with(tile)
    return vp_then - vp, credits_then - credit_count


class Targets:
    """The large developments on sale that would score most in an empire as it is and that it has room for, the best
    first."""

    __slots__ = ("faces", "price", "vp")

    def __init__(self, faces: tuple[int, ...], vp: int, price: int) -> None:
        self.faces = faces
        self.vp = vp  # of the first
        self.price = price

    def added(self, tile: int) -> int:
        """The most VPs that a tile adds to the bonus of one of them."""
        most = 0
        for face in self.faces:
            if face != tile:
                most = max(most, ADDS_TO_BONUS[face][tile])
        return most


def targets_of(sale: tuple[int, ...], empire: Empire, tiles: EmpireTiles) -> Targets:
    faces = _targets(tiles, sale, empire.chips, free_spaces(empire))
    if not faces:
        return Targets((), 0, 0)
    price = cost_after(faces[0], tiles.develop.discount)
    return Targets(faces, tiles.bonuses.gain(faces[0], empire.chips), price)


@lru_cache(1 << 10)
def _targets(tiles: EmpireTiles, sale: tuple[int, ...], chips: int, room: int) -> tuple[int, ...]:
    ranked = []
    for face in sale:
        if HAS_BONUS[face] and SPACES[face] <= room and face not in tiles.developments:
            ranked.append((-tiles.bonuses.gain(face, chips), face))
    ranked.sort()
    return tuple([face for _vp, face in ranked[:_TARGETS]])
