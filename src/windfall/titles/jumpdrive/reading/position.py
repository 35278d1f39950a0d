"""What a position and the options in it are read from, worked out once for both."""

from functools import lru_cache

from windfall.titles.jumpdrive.reading.economy import Economy, Table
from windfall.titles.jumpdrive.reading.outcomes import Outcome
from windfall.titles.jumpdrive.reading.outlook import SCORED, Outlook, outlook_beside, placed_table, stage_of
from windfall.titles.jumpdrive.reading.placing import picked_development
from windfall.titles.jumpdrive.reading.prospects import NextRound, Prospect
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState


class Reading:
    """Of what one seat knows."""

    __slots__ = ("_outlook", "_planned", "_waiting", "empire", "known", "picks_left", "seat", "stage", "table")

    def __init__(self, known: JumpDriveState, seat: int) -> None:
        self.known = known
        self.seat = seat
        self.empire: Empire = known.empires[seat]
        self.stage = stage_of(known)
        self.table: Table = placed_table(known)
        self._outlook: Outlook | None = None
        self._planned: Economy | None = None
        self._waiting: Waiting | None = None
        # cards that the open answer still takes, if it is a set of them
        self.picks_left = 0
        if seat in known.asked:
            pool = FLOW.pick_pool(known, seat)
            if pool is not None:
                self.picks_left = pool.most

    @property
    def outlook(self) -> Outlook:
        known = self._outlook
        if known is None:
            known = self._outlook = outlook_beside(self.table, self.known, self.seat, self.stage)
        return known

    @property
    def planned(self) -> Economy:
        """The empire with what is revealed or picked, and not placed yet; of others only what is placed counts."""
        known = self._planned
        if known is None:
            known = self.table.economy(self.seat)
            for card in self.empire.unplaced() + picked_development(self.empire):
                known = known.plus(card)
            self._planned = known
        return known

    @property
    def waiting(self) -> "Waiting":
        """If the seat places nothing more this round."""
        known = self._waiting
        if known is None:
            known = self._waiting = _waiting(self.outlook, tuple(self.empire.hand), self.stage == SCORED)
        return known


class Waiting:
    """A hand from which nothing more is placed this round."""

    __slots__ = ("next_round", "prospect")

    def __init__(self, outlook: Outlook, hand: list[int], drawn: int) -> None:
        self.prospect = Prospect(outlook, Outcome(outlook.own, hand, 0, drawn))
        self.next_round = NextRound(self.prospect)


# The same for all picks of an answer.
@lru_cache(1 << 10)
def _waiting(outlook: Outlook, hand: tuple[int, ...], has_income: bool) -> Waiting:
    # income is in hand once the round has scored
    return Waiting(outlook, list(hand), -outlook.own.income.total if has_income else 0)
