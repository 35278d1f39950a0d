"""What each card in hand is good for when some must be discarded."""

from collections.abc import Sequence
from functools import lru_cache

from windfall.titles.jumpdrive.reading.economy import Economy, economy_on_table
from windfall.titles.jumpdrive.reading.outlook import SCORED, SPREAD, Outlook, outlook_of, vp_before
from windfall.titles.jumpdrive.reading.worth import WORTHS, Worth, Worths, appraiser
from windfall.titles.jumpdrive.rules.actions import DISCARD
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.state import JumpDriveState


class Keeping:
    """Of each card in the hand: what it gains when it is placed next round with so many cards in hand, what it adds to
    the gains of others, and what is lost without it."""

    __slots__ = ("budget", "economy", "gains", "hand", "helps", "keeps")

    def __init__(self, economy: Economy, hand: list[int], budget: int, worth: Worth, worths: Worths) -> None:
        judge = appraiser(worths)
        self.economy = economy
        self.hand = hand
        self.budget = budget
        self.gains = judge.gains(economy, hand, budget, worth)
        self.helps = judge.helps(economy, hand, budget, worth, self.gains)
        self.keeps = [gain + worths.together * more for gain, more in zip(self.gains, self.helps, strict=True)]

    def places(self, picks: list[int], actions: Sequence[int]) -> list[int]:
        """Where in the hand the cards stand that can be picked next."""
        start = self._start(picks)
        return [self.hand.index(action - DISCARD, start) for action in actions]

    def _start(self, picks: list[int]) -> int:
        """Cards are picked in ascending order: where the next one may stand."""
        start = 0
        for action in picks:
            if action >= DISCARD:
                start = self.hand.index(action - DISCARD, start) + 1
        return start

    def least(self, picks: list[int], count: int) -> float:
        """What is lost after these picks with so many cards more, the least useful ones."""
        return sum(sorted(self.keeps[self._start(picks) :])[:count])

    def lost(self, at: int, more: int) -> float:
        """With the card at this place and so many of those after it, the least useful ones."""
        return self.keeps[at] + sum(sorted(self.keeps[at + 1 :])[:more])


def keeping_of(
    state: JumpDriveState, seat: int, stage: int, worths: Worths = WORTHS, spread: float = SPREAD
) -> Keeping:
    """Of the question which cards to discard."""
    empire = state.empires[seat]
    pool = FLOW.pick_pool(state, seat)
    assert pool is not None
    left = len(empire.hand) - pool.most
    for action in empire.picks:
        if action >= DISCARD:
            left -= 1
    outlook = outlook_of(state, seat, stage, spread)
    cards = (*empire.cards, *empire.unplaced())
    return _keeping(outlook, cards, tuple(empire.hand), left, vp_before(empire, stage), stage, worths)


# The same for all picks of an answer.
@lru_cache(1 << 10)
def _keeping(
    outlook: Outlook, cards: tuple[int, ...], hand: tuple[int, ...], left: int, before: int, stage: int, worths: Worths
) -> Keeping:
    economy = economy_on_table(list(cards), outlook.others)
    _goes_on, more = outlook.rounds(before, economy.vp.total)
    # even if this looks like the last round: cards are discarded for the case that it is not
    worth = appraiser(worths).worth(max(1.0, more))
    budget = left + (0 if stage == SCORED else economy.income.total)
    return Keeping(economy, list(hand), budget, worth, worths)
