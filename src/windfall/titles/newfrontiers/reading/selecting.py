"""What an action tile would bring the player who selects it, and the others."""

from typing import Final

from windfall.titles.newfrontiers.components.tiles import COST, IS_MILITARY
from windfall.titles.newfrontiers.reading.prospects import prospects_of
from windfall.titles.newfrontiers.reading.reach import Reach, develop_chances, on_sale, reach_of, settle_chances
from windfall.titles.newfrontiers.rules.actions import (
    CHART,
    DEVELOP_TILE,
    ENVOYS,
    EXPLORE_TILE,
    PRODUCE_TILE,
    RETREAT,
    SETTLE_TILE,
    TRADE_TILE,
)
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState

_RETREAT_CREDITS: Final = 2
_CHART_CREDITS: Final = 1
_SELECTOR_WORLDS: Final = 2  # picked in Explore


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

    def __init__(self, known: NewFrontiersState, seat: int, tile: int) -> None:
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
            self._develop(known, seat)
        elif tile == EXPLORE_TILE:
            self._explore(known, seat)
        elif tile == SETTLE_TILE:
            self._settle(known, seat)
        elif tile == PRODUCE_TILE:
            self._produce(known, seat)
        elif tile == TRADE_TILE:
            self._trade(known, seat)
        elif tile == RETREAT:
            self.credits = _RETREAT_CREDITS
        elif tile == ENVOYS:
            self.vp = 1
            self.priority = known.track.index(known.asked_about)
        elif tile == CHART:
            self.credits = _CHART_CREDITS
            self.priority = min(1, known.track.index(known.asked_about))

    def _develop(self, known: NewFrontiersState, seat: int) -> None:
        """The selecting player pays 1 less."""
        sale = on_sale(known)
        for other, empire in enumerate(known.empires):
            reach = reach_of(known, empire)
            if other == seat:
                self.placeable, self.place_vp, self.lowest_price = develop_chances(sale, empire, reach, 1)
                self.credits = reach.develop_credits + (reach.after_develop if self.placeable else 0)
            else:
                count, vp, _lowest = develop_chances(sale, empire, reach, 0)
                self._add_other_placing(count, vp)
                self.others_credits = max(self.others_credits, reach.develop_credits)

    def _explore(self, known: NewFrontiersState, seat: int) -> None:
        for other, empire in enumerate(known.empires):
            reach = reach_of(known, empire)
            if other == seat:
                self.worlds = _SELECTOR_WORLDS + reach.explore_worlds
                self.colonists = reach.explore_colonists
                self.credits = reach.explore_credits
            else:
                self.others_credits = max(self.others_credits, reach.explore_credits)

    def _settle(self, known: NewFrontiersState, seat: int) -> None:
        """The selecting player gains a colonist."""
        for other, empire in enumerate(known.empires):
            reach = reach_of(known, empire)
            if other == seat:
                self.placeable, self.place_vp, _within = settle_chances(empire, reach, 1)
                self.colonists = 1 + reach.settle_colonists
                self.surplus = _highest_surplus(empire, reach)
            else:
                count, vp, _within = settle_chances(empire, reach, 0)
                self._add_other_placing(count, vp)

    def _add_other_placing(self, count: int, vp: int) -> None:
        if count:
            self.others_placing += 1
            self.others_place_vp = max(self.others_place_vp, vp)

    def _produce(self, known: NewFrontiersState, seat: int) -> None:
        """The selecting player takes the credits on the tile and produces on one windfall colony."""
        for other, empire in enumerate(known.empires):
            prospects = prospects_of(empire)
            if other == seat:
                self.goods = prospects.produce_goods + min(1, prospects.empty_windfalls)
                self.credits = known.produce_credits + prospects.produce_credits
                self.later_vp = prospects.later_vp - prospects.trade_vp
                self.later_credits = prospects.later_credits - prospects.trade_credits
            else:
                self.others_goods += prospects.produce_goods
                self.others_credits = max(self.others_credits, prospects.produce_credits)

    def _trade(self, known: NewFrontiersState, seat: int) -> None:
        """The selecting player takes 1 VP."""
        for other, empire in enumerate(known.empires):
            prospects = prospects_of(empire)
            if other == seat:
                self.vp = 1 + prospects.trade_vp
                self.credits = prospects.trade_credits
            else:
                self.others_vp = max(self.others_vp, prospects.trade_vp)
                self.others_credits = max(self.others_credits, prospects.trade_credits)


def _highest_surplus(empire: Empire, reach: Reach) -> int:
    """Military less defense; 0 without an explored military world."""
    highest = 0
    found = False
    for world in empire.explored:
        if IS_MILITARY[world]:
            surplus = reach.military_for(world) - COST[world]
            if not found or surplus > highest:
                highest = surplus
                found = True
    return highest
