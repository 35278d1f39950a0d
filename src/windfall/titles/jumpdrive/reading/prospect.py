"""What cards would add to an empire: what learners see of options that are about a card."""

from windfall.titles.jumpdrive.components.cards import COST, IS_MILITARY, IS_WORLD, SURVEY_TEAM
from windfall.titles.jumpdrive.rules.actions import DEVELOP, SETTLE
from windfall.titles.jumpdrive.rules.cost import development_cost, general_military, methods, restricted_military
from windfall.titles.jumpdrive.rules.scoring import yields_with
from windfall.titles.jumpdrive.rules.state import JumpDriveState


class Prospect:
    """The empire of one seat as it is planned: with what is revealed or picked, and not placed yet."""

    def __init__(self, known: JumpDriveState, seat: int) -> None:
        empire = known.empires[seat]
        self._known = known
        self._seat = seat
        self._hand = empire.hand
        self._cards = empire.cards + empire.unplaced()
        if empire.picks and DEVELOP <= empire.picks[0] < SETTLE:
            self._cards.append(empire.picks[0] - DEVELOP)
        self._vp, self._income = yields_with(known, seat, self._cards)
        self._military = general_military(self._cards)

    def gain(self, card: int) -> tuple[int, int, int]:
        """VPs and income each round, and general military, that the empire has more with the card."""
        cards = [*self._cards, card]
        vp, income = yields_with(self._known, self._seat, cards)
        return vp - self._vp, income - self._income, general_military(cards) - self._military

    def pairs(self, development: int) -> tuple[int, int, int]:
        """How many worlds in hand can be placed together with the development, and the highest VPs and income each
        round that one of them gains with it."""
        cards = [*self._cards, development]
        in_hand = len(self._hand) - (0 if development == SURVEY_TEAM else 1)
        budget = in_hand - 1 - development_cost(self._cards, development, alone=False)
        count = most_vp = most_income = 0
        if budget < 0:
            return count, most_vp, most_income
        last = -1
        for world in self._hand:
            if world == last or not IS_WORLD[world] or not methods(cards, world, budget):
                continue
            last = world
            count += 1
            vp, income = yields_with(self._known, self._seat, [*cards, world])
            most_vp = max(most_vp, vp - self._vp)
            most_income = max(most_income, income - self._income)
        return count, most_vp, most_income

    def followers(self, card: int, military: int) -> int:
        """Worlds in hand that military suffices for with so much more of it, and not as it is."""
        count = 0
        for world in self._hand:
            if IS_MILITARY[world] and world != card:
                missing = COST[world] - self._military - restricted_military(self._cards, world)
                count += 0 < missing <= military
        return count
