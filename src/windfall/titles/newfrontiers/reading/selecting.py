"""What an action tile would bring the player who selects it, and the others."""

from windfall.titles.newfrontiers.components.tiles import IS_MILITARY
from windfall.titles.newfrontiers.reading.exploring import SELECTOR_PICKS
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.prospects import buying, settling
from windfall.titles.newfrontiers.reading.settling import SettlePowers
from windfall.titles.newfrontiers.rules.actions import (
    CHART,
    CHART_CREDITS,
    DEVELOP_DISCOUNT,
    DEVELOP_TILE,
    ENVOYS,
    ENVOYS_VP,
    EXPLORE_TILE,
    PRODUCE_TILE,
    RETREAT,
    RETREAT_CREDITS,
    SETTLE_COLONISTS,
    SETTLE_TILE,
    TRADE_TILE,
    TRADE_VP,
)
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState


def places_gained(known: NewFrontiersState, disk: int, tile: int) -> int:
    """On the priority track, by a disk that selects this tile."""
    if tile == ENVOYS:
        return known.track.index(disk)
    return min(1, known.track.index(disk)) if tile == CHART else 0


class Selection:
    """The action, as far as it can be told before it is done."""

    __slots__ = (
        "colonists",
        "credits",
        "goods",
        "later_credits",
        "later_vp",
        "lowest_price",
        "others_credits",
        "others_goods",
        "others_place_vp",
        "others_placing",
        "others_vp",
        "place_vp",
        "placeable",
        "priority",
        "surplus",
        "vp",
        "worlds",
    )

    def __init__(self, reading: Reading, seat: int, tile: int) -> None:
        self.placeable = 0  # developments that can be bought, or worlds that can be settled
        self.place_vp = 0  # the highest VPs that one of them adds
        self.lowest_price = 0
        self.surplus = 0  # of Military, toward the explored military world for which it is highest
        self.worlds = 0
        self.colonists = 0
        self.credits = 0
        self.goods = 0
        self.vp = 0  # in chips
        self.priority = 0
        self.later_vp = 0  # how much more Trade, Consume would bring after it
        self.later_credits = 0
        self.others_placing = 0  # other players who can place a tile
        self.others_place_vp = 0  # the highest VPs that one of theirs adds
        self.others_goods = 0  # of all of them
        self.others_vp = 0  # the most for one of them
        self.others_credits = 0
        if tile == DEVELOP_TILE:
            self._develop(reading, seat)
        elif tile == EXPLORE_TILE:
            self._explore(reading, seat)
        elif tile == SETTLE_TILE:
            self._settle(reading, seat)
        elif tile == PRODUCE_TILE:
            self._produce(reading, seat)
        elif tile == TRADE_TILE:
            self._trade(reading, seat)
        elif tile == RETREAT:
            self.credits = RETREAT_CREDITS
        elif tile == ENVOYS:
            self.vp = ENVOYS_VP
            self.priority = places_gained(reading.known, reading.known.asked_about, tile)
        elif tile == CHART:
            self.credits = CHART_CREDITS
            self.priority = places_gained(reading.known, reading.known.asked_about, tile)

    def _develop(self, reading: Reading, seat: int) -> None:
        """The selecting player pays 1 less."""
        for other, empire in enumerate(reading.known.empires):
            tiles = reading.tiles(other)
            if other == seat:
                chances = buying(reading.sale, empire, tiles, DEVELOP_DISCOUNT, reading.rounds)
                self.placeable, self.place_vp, self.lowest_price = chances.count, chances.vp, chances.lowest
                develop = tiles.develop
                self.credits = develop.gained.credits + (develop.after.credits if self.placeable else 0)
            else:
                chances = reading.buying(other)
                self._add_other_placing(chances.count, chances.vp)
                self.others_credits = max(self.others_credits, tiles.develop.gained.credits)

    def _explore(self, reading: Reading, seat: int) -> None:
        for other in range(reading.known.players):
            tiles = reading.tiles(other)
            if other == seat:
                self.worlds = SELECTOR_PICKS + tiles.explore.kept
                self.colonists = tiles.explore.gained.colonists
                self.credits = tiles.explore.gained.credits
            else:
                self.others_credits = max(self.others_credits, tiles.explore.gained.credits)

    def _settle(self, reading: Reading, seat: int) -> None:
        """The selecting player gains a colonist."""
        for other, empire in enumerate(reading.known.empires):
            tiles = reading.tiles(other)
            if other == seat:
                chances = settling(empire, tiles, SETTLE_COLONISTS, reading.rounds)
                self.placeable, self.place_vp = chances.count, chances.vp
                self.colonists = SETTLE_COLONISTS + tiles.settle.colonists
                self.surplus = _highest_surplus(empire, tiles.settle)
            else:
                chances = reading.settling(other)
                self._add_other_placing(chances.count, chances.vp)

    def _add_other_placing(self, count: int, vp: int) -> None:
        if count:
            self.others_placing += 1
            self.others_place_vp = max(self.others_place_vp, vp)

    def _produce(self, reading: Reading, seat: int) -> None:
        """The selecting player takes the credits on the tile and produces on one windfall colony."""
        for other in range(reading.known.players):
            income = reading.income(other)
            if other == seat:
                self.goods = income.produce_goods + min(1, income.empty_windfalls)
                self.credits = reading.known.produce_credits + income.produce_credits
                self.later_vp = income.later_vp - income.trade_vp
                self.later_credits = income.later_credits - income.trade_credits
            else:
                self.others_goods += income.produce_goods
                self.others_credits = max(self.others_credits, income.produce_credits)

    def _trade(self, reading: Reading, seat: int) -> None:
        """The selecting player takes 1 VP."""
        for other in range(reading.known.players):
            income = reading.income(other)
            if other == seat:
                self.vp = TRADE_VP + income.trade_vp
                self.credits = income.trade_credits
            else:
                self.others_vp = max(self.others_vp, income.trade_vp)
                self.others_credits = max(self.others_credits, income.trade_credits)


def _highest_surplus(empire: Empire, settle: SettlePowers) -> int:
    """Military less defense; 0 without an explored military world."""
    highest = 0
    found = False
    for world in empire.explored:
        if IS_MILITARY[world]:
            surplus = settle.surplus(world)
            if not found or surplus > highest:
                highest = surplus
                found = True
    return highest
