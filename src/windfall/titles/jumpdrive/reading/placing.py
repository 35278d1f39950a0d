"""What can be placed, what it takes and draws, and what an empire is with it."""

from windfall.engine.deck import NO_CARD
from windfall.titles.jumpdrive.components.cards import IS_MILITARY, RULES
from windfall.titles.jumpdrive.reading.economy import Economy
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, EXPLORE, METHOD, PAY, SETTLE
from windfall.titles.jumpdrive.rules.cost import convoy_of, development_cost, methods, world_payment
from windfall.titles.jumpdrive.rules.place import (
    budget_besides,
    explore_draw,
    explore_icons,
    place_options,
)
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState


class Plan:
    """A whole answer to the question what to place: Explore, a development, a world, or both."""

    __slots__ = ("actions", "cards", "development", "discarded", "drawn", "explores", "payments", "ways", "world")

    def __init__(self, empire: Empire, actions: list[int]) -> None:
        self.actions = actions  # besides those that are picked already
        self.explores = False
        self.development = NO_CARD
        self.world = NO_CARD
        for action in (*empire.picks, *actions):
            if action == EXPLORE:
                self.explores = True
            elif DEVELOP <= action < SETTLE:
                self.development = action - DEVELOP
            elif SETTLE <= action < METHOD:
                self.world = action - SETTLE
        self.drawn, self.discarded = _drawn(empire, self)  # for the placement itself
        self.cards = empire.cards.copy()  # of the empire when all is placed
        # the ways to place the world; the cards to pay in all, in each of these ways or, without a world, the only one
        self.ways: list[int] = []
        self.payments: list[int] = []
        owed = 0
        budget = len(empire.hand) - 1
        if self.development != NO_CARD:
            owed = development_cost(empire.cards, self.development, alone=self.world == NO_CARD)
            budget = budget_besides(empire.cards, empire.hand, self.development)
            self.cards.append(self.development)
        if self.world == NO_CARD:
            self.payments.append(owed)
            return
        for way in methods(self.cards, self.world, budget):
            self.ways.append(way)
            self.payments.append(owed + (world_payment(self.cards, self.world) if way == PAY else 0))
        self.cards.append(self.world)


def _drawn(empire: Empire, plan: Plan) -> tuple[int, int]:
    if plan.explores:
        return explore_draw(empire.cards), explore_icons(empire.cards)
    return (RULES.world_alone_draw if plan.world != NO_CARD and plan.development == NO_CARD else 0), 0


def plans(state: JumpDriveState, seat: int) -> list[Plan]:
    """Every way to complete the picks that the seat has made so far."""
    found = []
    twin = state.copy()
    picks = twin.empires[seat].picks
    for action in state.choices[seat]:
        picks.append(action)
        rest = [[action, more] for more in place_options(twin, seat)] or [[action]]
        picks.pop()
        found += [Plan(state.empires[seat], actions) for actions in rest]
    return found


def planned_cards(empire: Empire) -> list[int]:
    """The empire with what is revealed or picked, and not placed yet."""
    return empire.cards + empire.unplaced() + picked_development(empire)


def picked_development(empire: Empire) -> list[int]:
    """The development that is picked, if there is one."""
    if empire.picks and DEVELOP <= empire.picks[0] < SETTLE:
        return [empire.picks[0] - DEVELOP]
    return []


def cards_with_second(empire: Empire, world: int) -> list[int]:
    """The empire with a second world in it, and without the convoy that is given up if it is paid for."""
    cards = [*empire.cards, world]
    if empire.method != CONQUER:
        cards.remove(convoy_of(empire))
    return cards


def newly_conquerable(economy: Economy, hand: list[int], card: int, military: int) -> int:
    """Worlds in hand besides the card that military suffices for with so much more of it, and not as it is."""
    count = 0
    for world in hand:
        if IS_MILITARY[world] and world != card:
            count += 0 < economy.lacking(world) <= military
    return count
