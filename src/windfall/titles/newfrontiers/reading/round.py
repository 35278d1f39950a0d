"""What selecting an action tile means for the round: for the selecting player, compared with another selecting it, for
all others together, and for the end of the game."""

from windfall.titles.newfrontiers.reading.income import later_selecting
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.prospects import buying, settling
from windfall.titles.newfrontiers.reading.round_ends import RoundEnds
from windfall.titles.newfrontiers.rules.actions import (
    COLONISTS_TAKEN,
    DEVELOP_DISCOUNT,
    DEVELOP_TILE,
    EXPLORE_TILE,
    PRODUCE_TILE,
    SETTLE_COLONISTS,
    SETTLE_TILE,
    TRADE_TILE,
)


class RoundWith:
    """The round, if a seat selects this tile now. What the best tile to place brings is told in
    half VPs (`net`) and, by what is still to come, in tenths of a VP (`worth`)."""

    __slots__ = (
        "chips_left",
        "ends",
        "ends_after",
        "net",
        "others_colonists",
        "others_credits",
        "others_net",
        "others_vp",
        "others_worlds",
        "others_worth",
        "plain_net",
        "plain_worth",
        "traded_credits",
        "traded_vp",
        "worth",
    )

    def __init__(self, reading: Reading, seat: int, tile: int, ends: RoundEnds) -> None:
        self.net = self.worth = 0  # of the best tile to place
        self.plain_net = self.plain_worth = 0  # of it, if another selected the action
        self.traded_vp = self.traded_credits = 0  # of Trade, Consume after the action, with the goods there are then
        # of all others together
        self.others_net = self.others_worth = 0
        self.others_vp = self.others_credits = 0  # of Trade, Consume; what more it brings after Produce
        self.others_colonists = 0
        self.others_worlds = 0
        self.ends = ends.by(tile)
        self.ends_after = ends.after(tile)
        self.chips_left = max(0, reading.known.vp_pool - ends.chips(tile))
        if tile == DEVELOP_TILE:
            self._develop(reading, seat)
        elif tile == SETTLE_TILE:
            self._settle(reading, seat)
        elif tile == EXPLORE_TILE:
            for other in range(reading.known.players):
                if other != seat:
                    self.others_worlds += 1 + reading.tiles(other).explore.kept
        elif tile == PRODUCE_TILE:
            self._produce(reading, seat)
        elif tile == TRADE_TILE:
            for other in range(reading.known.players):
                if other != seat:
                    income = reading.income(other)
                    self.others_vp += income.trade_vp
                    self.others_credits += income.trade_credits

    def _develop(self, reading: Reading, seat: int) -> None:
        for other, empire in enumerate(reading.known.empires):
            plain = reading.buying(other)
            if other != seat:
                self.others_net += plain.net
                self.others_worth += plain.worth
                continue
            selected = buying(reading.sale, empire, reading.tiles(other), DEVELOP_DISCOUNT, reading.rounds)
            self.net, self.worth = selected.net, selected.worth
            self.plain_net, self.plain_worth = plain.net, plain.worth

    def _settle(self, reading: Reading, seat: int) -> None:
        for other, empire in enumerate(reading.known.empires):
            tiles = reading.tiles(other)
            plain = reading.settling(other)
            if other != seat:
                self.others_net += plain.net
                self.others_worth += plain.worth
                self.others_colonists += tiles.settle.colonists
                if not plain.count:
                    self.others_colonists += COLONISTS_TAKEN
                continue
            selected = settling(empire, tiles, SETTLE_COLONISTS, reading.rounds)
            self.net, self.worth = selected.net, selected.worth
            self.plain_net, self.plain_worth = plain.net, plain.worth

    def _produce(self, reading: Reading, seat: int) -> None:
        for other, empire in enumerate(reading.known.empires):
            if other == seat:
                self.traded_vp, self.traded_credits = later_selecting(empire)
            else:
                income = reading.income(other)
                self.others_vp += income.later_vp - income.trade_vp
                self.others_credits += income.later_credits - income.trade_credits
