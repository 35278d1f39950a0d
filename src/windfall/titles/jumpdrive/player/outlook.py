"""How long the game will last, and what others will have by then."""

from math import exp
from typing import Final

from windfall.titles.jumpdrive.components.cards import RULES
from windfall.titles.jumpdrive.player.weights import Weights
from windfall.titles.jumpdrive.reading.economy import Economy, economy_of
from windfall.titles.jumpdrive.rules.state import JumpDriveState

HORIZON: Final = 8  # rounds; no game between players who try lasts longer
# What players add to their VPs per round, by round (the last for all that follow), and with how many cards in hand.
GROWTH: Final[tuple[float, ...]] = (0.7, 0.8, 2.8, 3.9, 6.0, 7.9, 8.5)
CARDS: Final[tuple[float, ...]] = (5.0, 4.3, 6.9, 7.4, 8.6, 9.1, 9.5)
LAST: Final = len(GROWTH) - 1
# The share of a round's growth that does not depend on the cards in hand.
STEADY: Final = 0.4

# How far a round has come: cards are still to be placed, they lie on the table, they have scored.
PLACING, PLACED, SCORED = range(3)


class Outlook:
    """Seen by one seat."""

    def __init__(self, state: JumpDriveState, seat: int, weights: Weights, stage: int) -> None:
        self.round = state.round
        self._spread = weights.spread
        everyone = [empire.cards + empire.unplaced() for empire in state.empires]
        self.others = _without(everyone, seat)
        self.rivals: list[Economy] = []
        # total VPs of each rival now and after each round to come, this one first
        totals: list[list[float]] = []
        for other, empire in enumerate(state.empires):
            if other != seat:
                rival = economy_of(everyone[other], _without(everyone, other))
                self.rivals.append(rival)
                rate = rival.vp.total
                before = empire.vp - rate if stage == SCORED else empire.vp
                totals.append(self._project(before, rate, len(empire.hand) if stage == PLACING else None))
        self.best: list[float] = [max(column) for column in zip(*totals, strict=True)]
        # chance that no rival has reached the end after so many rounds
        self.open = [1.0] * (HORIZON + 1)
        for ahead in range(1, HORIZON + 1):
            for of_rival in totals:
                self.open[ahead] *= 1.0 - self._reached(of_rival[ahead], ahead)
        self.strongest = max(rival.military for rival in self.rivals)

    def _project(self, vp: float, rate: float, cards: int | None) -> list[float]:
        """Totals to come for a player with so many cards still to place from this round, or none."""
        totals = [vp]
        at = self.round - 1
        growth = 0.0
        if cards is not None:
            growth = GROWTH[min(at, LAST)] * (STEADY + (1.0 - STEADY) * cards / CARDS[min(at, LAST)])
        for _ in range(HORIZON):
            rate += growth
            vp += rate
            totals.append(vp)
            at += 1
            growth = GROWTH[min(at, LAST)]
        return totals

    def _reached(self, total: float, ahead: int) -> float:
        """Chance that a player with this total in so many rounds has ended the game."""
        lacking = (RULES.end_vp - total) / (self._spread * ahead)
        return 1.0 / (1.0 + exp(lacking)) if lacking < 20 else 0.0

    def rounds(self, before: float, rate: float) -> tuple[float, float]:
        """If so many VPs are added to the own total this round: the chance that the game goes on, and how many more
        rounds it then lasts."""
        total = before + rate
        going_on = self.open[1]
        if total >= RULES.end_vp or going_on < 0.001:
            return 0.0, 0.0
        more = 1.0
        at = self.round
        for ahead in range(2, HORIZON + 1):
            rate += GROWTH[min(at, LAST)]
            total += rate
            at += 1
            chance = self.open[ahead] / going_on * (1.0 - self._reached(total, ahead - 1))
            more += chance
            if chance < 0.01:
                break
        return going_on, more

    def best_rival(self, more: float) -> float:
        """The highest total of a rival after this round and so many more."""
        whole = min(int(more), HORIZON - 2)
        part = more - whole
        return self.best[1 + whole] * (1 - part) + self.best[2 + whole] * part


def _without(everyone: list[list[int]], seat: int) -> list[list[int]]:
    return everyone[:seat] + everyone[seat + 1 :]
