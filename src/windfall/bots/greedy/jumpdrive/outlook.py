"""How long the game will last and what others will have by then."""

from math import exp

from windfall.bots.greedy.jumpdrive.economy import Economy, Rest
from windfall.bots.greedy.jumpdrive.weights import Weights
from windfall.jumpdrive.cards import RULES
from windfall.jumpdrive.state import JumpDriveState

HORIZON = 8  # rounds
# What players add to their VPs per round, by round: the game speeds up. And the cards they have to do it with.
GROWTH = (0.5, 0.7, 2.0, 3.8, 6.5, 8.6, 8.6)
CARDS = (5.0, 5.5, 6.5, 8.0, 9.0, 10.0, 10.0)


class Outlook:
    """Seen by one seat."""

    def __init__(self, state: JumpDriveState, seat: int, weights: Weights, placed: bool) -> None:
        self.weights = weights
        self.placed = placed  # this round's cards are on the table already
        self.round = max(1, state.round)
        everyone = [empire.cards + empire.unplaced() for empire in state.empires]
        self.mine = state.empires[seat]
        self.rest = Rest([cards for other, cards in enumerate(everyone) if other != seat])
        self.rivals = [
            Economy(cards, Rest([rest for third, rest in enumerate(everyone) if third != other]))
            for other, cards in enumerate(everyone)
            if other != seat
        ]
        empires = [empire for other, empire in enumerate(state.empires) if other != seat]
        self.totals = [
            self.project(empire.vp, rival.vp.total, len(empire.hand), placed)
            for rival, empire in zip(self.rivals, empires, strict=True)
        ]
        # chance that no rival has reached the end after so many rounds
        self.open = [1.0] * (HORIZON + 1)
        for totals in self.totals:
            for ahead in range(1, HORIZON + 1):
                self.open[ahead] *= 1.0 - self.reached(totals[ahead], ahead)
        self.best = [max(totals[ahead] for totals in self.totals) for ahead in range(HORIZON + 1)]

    def project(self, vp: float, rate: float, cards: int, placed: bool) -> list[float]:
        """Total VPs now and after each round to come, this one first."""
        totals = [vp]
        at = self.round - 1
        growth = 0.0 if placed else GROWTH[min(at, 6)] * (0.4 + 0.6 * cards / CARDS[min(at, 6)])
        for _ in range(HORIZON):
            rate += growth
            vp += rate
            totals.append(vp)
            at += 1
            growth = GROWTH[min(at, 6)]
        return totals

    def reached(self, total: float, ahead: int) -> float:
        """Chance that a player projected to this total has ended the game."""
        x = (RULES.end_vp - total) / (self.weights.spread * ahead)
        if x > 30:
            return 0.0
        return 1.0 / (1.0 + exp(x))

    def rounds(self, vp: float, rate: float) -> tuple[float, float]:
        """With so many VPs scored this round: the chance that the game goes on, and how many more rounds it then
        lasts."""
        total = vp + rate
        if total >= RULES.end_vp:
            return 0.0, 0.0
        going_on = self.open[1]
        if going_on <= 0.001:
            return 0.0, 0.0
        more = 1.0
        at = self.round
        for ahead in range(2, HORIZON + 1):
            rate += GROWTH[min(at, 6)]
            total += rate
            at += 1
            chance = self.open[ahead] / going_on * (1.0 - self.reached(total, ahead - 1))
            more += chance
            if chance < 0.01:
                break
        return going_on, more

    def best_rival(self, more: float) -> float:
        """The highest total of a rival after this round and so many more."""
        whole = min(int(more), HORIZON - 2)
        part = more - whole
        return self.best[1 + whole] * (1 - part) + self.best[2 + whole] * part
