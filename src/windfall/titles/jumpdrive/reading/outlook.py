"""How long the game will last, and what others will have by then."""

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from windfall.titles.jumpdrive.components.cards import RULES
from windfall.titles.jumpdrive.reading.economy import Economy, Table, table_of
from windfall.titles.jumpdrive.rules.agenda import (
    ASK_DISCARD_START,
    ASK_EXPLORE,
    ASK_HAND_LIMIT,
    ASK_PAY,
    ASK_PAY_SECOND,
    ASK_PLACE,
    ASK_SECOND,
)
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState

HORIZON: Final = 8  # rounds; no game between players who try lasts longer
# What players add to their VPs per round, by round (the last for all that follow), and with how many cards in hand.
GROWTH: Final[tuple[float, ...]] = (0.7, 0.8, 2.8, 3.9, 6.0, 7.9, 8.5)
CARDS: Final[tuple[float, ...]] = (5.0, 4.3, 6.9, 7.4, 8.6, 9.1, 9.5)
LAST: Final = len(GROWTH) - 1
# The share of a round's growth that does not depend on the cards in hand.
STEADY: Final = 0.4

# How uncertain a player's total is, for each round ahead.
SPREAD: Final = 2.5
# How uncertain a lead is at the end, and more for each round to come.
DOUBT: Final = 3.0
DOUBT_GROWTH: Final = 8.0

# How far a round has come: cards are still to be placed, they lie on the table, they have scored.
PLACING, PLACED, SCORED = range(3)
NONE_TO_PLACE: Final = -1
# By question.
_STAGES: Final[dict[int, int]] = {
    ASK_DISCARD_START: SCORED,
    ASK_PLACE: PLACING,
    ASK_PAY: PLACED,
    ASK_EXPLORE: PLACED,
    ASK_SECOND: PLACED,
    ASK_PAY_SECOND: PLACED,
    ASK_HAND_LIMIT: SCORED,
}


class Outlook:
    """Seen by one seat. The table has the cards with those revealed, `vps` are the totals before this round is scored,
    and `hands` the cards in hand that are still to be placed from, or NONE_TO_PLACE."""

    __slots__ = ("_by_vp", "_found", "_round", "_spread", "before", "best", "open", "own", "rivals", "strongest")

    def __init__(
        self, number: int, seat: int, table: Table, vps: tuple[int, ...], hands: tuple[int, ...], spread: float
    ) -> None:
        self._round = number
        self._spread = spread
        self._by_vp: dict[int, tuple[float, float]] = {}
        self._found: dict[tuple[float, float], tuple[float, float]] = {}
        self.own = table.economy(seat)
        self.before = vps[seat]
        self.rivals: list[Economy] = []
        # total VPs of the best rival now and after each round to come, this one first
        self.best: list[float] = []
        # chance that no rival has reached the end after so many rounds
        self.open = [1.0] * (HORIZON + 1)
        self.strongest = -1000  # general military of a rival
        for other in range(len(vps)):
            if other != seat:
                rival = table.economy(other)
                self.rivals.append(rival)
                self.strongest = max(self.strongest, rival.military)
                self._count_rival(self._project(vps[other], rival.vp.total, hands[other]))

    def _count_rival(self, totals: list[float]) -> None:
        if not self.best:
            self.best = totals.copy()
        for ahead, total in enumerate(totals):
            self.best[ahead] = max(self.best[ahead], total)
            if ahead:
                self.open[ahead] *= 1.0 - self._reached(total, ahead)

    @property
    def others(self) -> list[list[int]]:
        """The cards of the other empires."""
        return self.own.others

    def _project(self, vp: float, rate: float, cards: int) -> list[float]:
        """Totals to come for a player with so many cards still to place from this round, or NONE_TO_PLACE."""
        totals = [vp]
        at = self._round - 1
        growth = 0.0
        if cards != NONE_TO_PLACE:
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
        key = (before, rate)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._rounds(before, rate)
        return found

    def rounds_at(self, vp: int) -> tuple[float, float]:
        """The same if so many VPs are added to the own total as it is, which is asked for many outcomes."""
        found = self._by_vp.get(vp)
        if found is None:
            found = self._by_vp[vp] = self._rounds(self.before, vp)
        return found

    def _rounds(self, before: float, rate: float) -> tuple[float, float]:
        total = before + rate
        going_on = self.open[1]
        if total >= RULES.end_vp or going_on < 0.001:
            return 0.0, 0.0
        more = 1.0
        at = self._round
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


def stage_of(state: JumpDriveState) -> int:
    """When the game is over nobody is asked, and all has scored."""
    return SCORED if state.over else _STAGES[state.asked_question]


def vp_before(empire: Empire, stage: int) -> int:
    """The total before this round is scored."""
    return empire.vp - (empire.vp_by_round[-1] if stage == SCORED and empire.vp_by_round else 0)


def outlook_of(state: JumpDriveState, seat: int, stage: int, spread: float = SPREAD) -> Outlook:
    return outlook_beside(placed_table(state), state, seat, stage, spread)


def outlook_beside(placed: Table, state: JumpDriveState, seat: int, stage: int, spread: float = SPREAD) -> Outlook:
    """The same where the empires have been looked up."""
    vps = tuple([vp_before(empire, stage) for empire in state.empires])
    hands = tuple([len(empire.hand) if stage == PLACING else NONE_TO_PLACE for empire in state.empires])
    return _outlook(state.round, seat, revealed_table(state, placed), vps, hands, spread)


def placed_table(state: JumpDriveState) -> Table:
    """The empires as they are."""
    return table_of(tuple([tuple(empire.cards) for empire in state.empires]))


def revealed_table(state: JumpDriveState, placed: Table) -> Table:
    """The empires with all that is revealed; most of the time that is placed, too."""
    for empire in state.empires:
        if empire.unplaced():
            return table_of(tuple([tuple(empire.cards + empire.unplaced()) for empire in state.empires]))
    return placed


# What lies on the table is looked at from every question, and changes only a few times in a round.
@lru_cache(1 << 10)
def _outlook(
    number: int, seat: int, table: Table, vps: tuple[int, ...], hands: tuple[int, ...], spread: float
) -> Outlook:
    return Outlook(number, seat, table, vps, hands, spread)


def chance_to_win(lead: float, doubt: float) -> float:
    """From -1 to 1, with a lead that is so uncertain."""
    return lead / sqrt(lead * lead + doubt * doubt)
