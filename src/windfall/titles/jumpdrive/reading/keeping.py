"""What each card in hand is good for when some must be discarded."""

from collections.abc import Sequence
from functools import lru_cache

from windfall.engine.pool import place_of
from windfall.titles.jumpdrive.reading.economy import Economy
from windfall.titles.jumpdrive.reading.outlook import SCORED, SPREAD, Outlook, outlook_of
from windfall.titles.jumpdrive.reading.worth import WORTHS, Worth, Worths, appraiser
from windfall.titles.jumpdrive.rules.actions import DISCARD
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState


class Keeping:
    """Of each card in the hand: what it gains when it is placed next round with so many cards in hand, what it adds to
    the gains of others, and what is lost without it."""

    __slots__ = ("_ranked", "budget", "economy", "gains", "hand", "helps", "keeps", "lower")

    def __init__(self, economy: Economy, hand: list[int], budget: int, worth: Worth, worths: Worths) -> None:
        judge = appraiser(worths)
        self.economy = economy
        self.hand = hand
        self.budget = budget
        self.gains = judge.gains(economy, hand, budget, worth)
        self.helps = judge.helps(economy, hand, budget, worth, self.gains)
        self.keeps = [gain + worths.together * more for gain, more in zip(self.gains, self.helps, strict=True)]
        # the places of the hand, the least useful card first; and how many cards are less useful than each
        self._ranked = sorted(range(len(hand)), key=lambda at: self.keeps[at])
        self.lower = [0] * len(hand)
        for rank, at in enumerate(self._ranked):
            before = self._ranked[rank - 1]
            self.lower[at] = self.lower[before] if rank and self.keeps[before] == self.keeps[at] else rank

    def places(self, picks: list[int], actions: Sequence[int]) -> list[int]:
        """Where in the hand the cards stand that can be picked next."""
        start = self._start(picks)
        return [max(start, place_of(self.hand, action - DISCARD)) for action in actions]

    def _start(self, picks: list[int]) -> int:
        """Cards are picked in ascending order: where the next one may stand."""
        if not picks or picks[-1] < DISCARD:
            return 0
        return place_of(self.hand, picks[-1] - DISCARD) + picks.count(picks[-1])

    def least(self, picks: list[int], count: int) -> float:
        """What is lost after these picks with so many cards more, the least useful ones."""
        return self._least_from(self._start(picks), count)

    def lost(self, at: int, more: int) -> float:
        """With the card at this place and so many of those after it, the least useful ones."""
        return self.keeps[at] + self._least_from(at + 1, more)

    def _least_from(self, start: int, count: int) -> float:
        """What the least useful cards from a place of the hand on are kept for."""
        total = 0.0
        for at in self._ranked:
            if count <= 0:
                break
            if at >= start:
                total += self.keeps[at]
                count -= 1
        return total


def keeping_of(
    state: JumpDriveState, seat: int, stage: int, worths: Worths = WORTHS, spread: float = SPREAD
) -> Keeping:
    """Of the question which cards to discard."""
    pool = FLOW.pick_pool(state, seat)
    assert pool is not None
    return keeping_with(outlook_of(state, seat, stage, spread), state.empires[seat], pool.most, stage, worths)


def keeping_with(outlook: Outlook, empire: Empire, most: int, stage: int, worths: Worths = WORTHS) -> Keeping:
    """The same of a question of which so much is known: so many cards are still to be picked."""
    left = len(empire.hand) - most
    for action in empire.picks:
        if action >= DISCARD:
            left -= 1
    return _keeping(outlook, tuple(empire.hand), left, stage, worths)


# The same for all picks of an answer.
@lru_cache(1 << 10)
def _keeping(outlook: Outlook, hand: tuple[int, ...], left: int, stage: int, worths: Worths) -> Keeping:
    economy = outlook.own
    _goes_on, more = outlook.rounds_at(economy.vp.total)
    # even if this looks like the last round: cards are discarded for the case that it is not
    worth = appraiser(worths).worth(max(1.0, more))
    budget = left + (0 if stage == SCORED else economy.income.total)
    return Keeping(economy, list(hand), budget, worth, worths)
