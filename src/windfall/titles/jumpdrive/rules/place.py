"""Placing: all players choose at the same time a development, a world, both, or an Explore marker; then they reveal
and pay (JD-1, JD-2)."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Question, Step, ask_all, push
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD
from windfall.engine.state import EVERYONE
from windfall.titles.jumpdrive.components.cards import (
    COST,
    DEFENSE,
    EXPLORE_ICONS,
    IS_WORLD,
    MILITARY_VS,
    PAY_FOR_MILITARY,
    RULES,
    SURVEY_TEAM,
    WORLD_DISCOUNT,
)
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, EXPLORE, METHOD, PASS, SETTLE
from windfall.titles.jumpdrive.rules.actions import PAY as PAY_METHOD
from windfall.titles.jumpdrive.rules.agenda import (
    ASK_EXPLORE,
    ASK_PAY,
    ASK_PLACE,
    DISCARD_EXPLORED,
    DRAW_AFTER_PLACING,
    PAY_STEP,
    SCORE_ROUND,
    SECOND_WORLDS,
)
from windfall.titles.jumpdrive.rules.cost import (
    development_cost,
    development_discount,
    discounted_payment,
    general_military,
    limit_broken,
    methods,
    military_against,
    points_spent,
    points_toward,
    powers_of,
    restricted_military,
    ways,
    world_payment,
)
from windfall.titles.jumpdrive.rules.state import NO_METHOD, Empire, JumpDriveState, table_order
from windfall.titles.jumpdrive.rules.supply import (
    discard_options,
    discard_picked,
    discard_picks,
    draw_to_hand,
    place_from_hand,
)

_ALONE_DISCOUNT: Final[int] = RULES.dev_alone_discount
_MARKER_ICONS: Final[int] = RULES.explore_marker_icons

# Choosing


def place_options(state: JumpDriveState, seat: int) -> list[int]:
    """A plan is one or two picks: Explore, a world, or a development and then a world or none. Only what can be paid
    for is offered."""
    empire = state.empires[seat]
    if not empire.picks:
        options = [EXPLORE]
        options += [DEVELOP + card for card in _developments(state, empire)]
        options += [SETTLE + card for card in placeable_worlds(empire.hand, empire.cards, len(empire.hand) - 1)]
        return options
    first = empire.picks[0]
    if len(empire.picks) == 2 or not DEVELOP <= first < SETTLE:
        return []
    cards, budget = with_development(empire)
    return [PASS] + [SETTLE + card for card in placeable_worlds(empire.hand, cards, budget)]


def with_development(empire: Empire) -> tuple[list[int], int]:
    """The empire with the development picked so far, if any, and the cards left to pay for a world."""
    if not empire.picks:
        return empire.cards, len(empire.hand) - 1
    development = empire.picks[0] - DEVELOP
    return [*empire.cards, development], budget_besides(empire.cards, empire.hand, development)


def cards_besides(hand: list[int], card: int) -> int:
    """How many cards there are to pay with if this one is placed; a Survey Team comes from the center."""
    return len(hand) - (0 if card == SURVEY_TEAM else 1)


def budget_besides(cards: list[int], hand: list[int], development: int) -> int:
    """Cards left to pay for a world that is placed together with the development."""
    return cards_besides(hand, development) - 1 - development_cost(cards, development, alone=False)


def _developments(state: JumpDriveState, empire: Empire) -> list[int]:
    """Developments the player can place alone, a Survey Team from the center included (JD-3)."""
    options: list[int] = []
    budget = len(empire.hand) + development_discount(empire.cards) + _ALONE_DISCOUNT
    if state.survey_teams and COST[SURVEY_TEAM] <= budget and limit_broken(empire.cards, SURVEY_TEAM) is None:
        options.append(SURVEY_TEAM)
    last = NO_CARD
    for card in empire.hand:
        # one of the cards in hand is placed, the others pay for it
        if card != last and not IS_WORLD[card] and COST[card] < budget and limit_broken(empire.cards, card) is None:
            options.append(card)
        last = card
    return options


def placeable_worlds(hand: list[int], cards: list[int], budget: int) -> list[int]:
    """Worlds in hand that can be placed with these cards in the empire and so many left to pay with; military and
    powers are looked up once for all of them."""
    options: list[int] = []
    if budget < 0:
        return options
    general, versus = general_military(cards), powers_of(cards, MILITARY_VS)
    contacts, discounts = powers_of(cards, PAY_FOR_MILITARY), powers_of(cards, WORLD_DISCOUNT)
    last = NO_CARD
    for card in hand:
        if card != last and IS_WORLD[card]:
            payment = discounted_payment(card, contacts, discounts, 0)
            if ways(card, general + points_toward(versus, card), payment, budget):
                options.append(card)
        last = card
    return options


def resolve_place(state: JumpDriveState, _chance: Chance) -> None:
    """Everything is revealed; developments count for the worlds of the same round."""
    for seat in table_order(state):
        _reveal(state, seat)
    push(state, SCORE_ROUND, NO_SEAT)
    push(state, SECOND_WORLDS, NO_SEAT)
    push(state, DISCARD_EXPLORED, NO_SEAT)
    push(state, DRAW_AFTER_PLACING, NO_SEAT)
    push(state, PAY_STEP, NO_SEAT)


def _reveal(state: JumpDriveState, seat: int) -> None:
    empire = state.empires[seat]
    empire.explores = empire.picks[0] == EXPLORE
    empire.development = empire.world = empire.second = NO_CARD
    empire.method = NO_METHOD
    empire.owed = empire.spent_general = empire.spent_restricted = 0
    for action in empire.picks:
        if DEVELOP <= action < SETTLE:
            empire.development = action - DEVELOP
        elif SETTLE <= action < METHOD:
            empire.world = action - SETTLE
            place_from_hand(state, seat, empire.world)
    if empire.explores:
        state.events.append((events.EXPLORES, EVERYONE, seat))
    if empire.development != NO_CARD:
        empire.owed = development_cost(empire.cards, empire.development, alone=empire.world == NO_CARD)
        if empire.development == SURVEY_TEAM:
            state.survey_teams -= 1
        else:
            place_from_hand(state, seat, empire.development)
        empire.cards.append(empire.development)
        state.events.append((events.DEVELOPS, EVERYONE, seat, empire.development, empire.owed))


# Paying


def pay(state: JumpDriveState, _seat: int, _about: int, _chance: Chance) -> None:
    ask_all(state, ASK_PAY)


def pay_options(state: JumpDriveState, seat: int) -> list[int]:
    """How the world is placed, if there is one; then the cards to pay with."""
    empire = state.empires[seat]
    if empire.world == NO_CARD:
        return discard_options(empire, empire.owed, empire.picks)
    if not empire.picks:
        return [METHOD + way for way in methods(empire.cards, empire.world, len(empire.hand) - empire.owed)]
    return discard_options(empire, owed_now(empire), empire.picks[1:])


def owed_now(empire: Empire) -> int:
    """Cards to pay for what was revealed, once it is known how the world is placed."""
    if empire.picks and empire.picks[0] == METHOD + PAY_METHOD:
        return empire.owed + world_payment(empire.cards, empire.world)
    return empire.owed


def resolve_pay(state: JumpDriveState, _chance: Chance) -> None:
    for seat in table_order(state):
        empire = state.empires[seat]
        empire.owed = 0
        if empire.world != NO_CARD:
            _settle(state, seat, empire.picks[0] - METHOD)
        discard_picked(state, seat)


def _settle(state: JumpDriveState, seat: int, method: int) -> None:
    """The world joins the empire; its powers and icons did not count for its own placement."""
    empire = state.empires[seat]
    world = empire.world
    empire.method = method
    if method == CONQUER:
        restricted = restricted_military(empire.cards, world)
        empire.spent_general, empire.spent_restricted = points_spent(restricted, world)
        military = military_against(empire.cards, world)
        state.events.append((events.CONQUERS, EVERYONE, seat, world, DEFENSE[world], military))
    else:
        payment = world_payment(empire.cards, world)
        state.events.append((events.SETTLES, EVERYONE, seat, world, payment))
    empire.cards.append(world)


def draw_after_placing(state: JumpDriveState, _seat: int, _about: int, chance: Chance) -> None:
    """A world placed without a development draws a card; an Explore marker draws 2 and one for each explore icon."""
    for seat in table_order(state):
        empire = state.empires[seat]
        if empire.explores:
            draw_to_hand(state, seat, explore_draw(empire.cards), chance)
        elif empire.world != NO_CARD and empire.development == NO_CARD:
            draw_to_hand(state, seat, RULES.world_alone_draw, chance)


# Explore


def explore_draw(cards: list[int]) -> int:
    """Cards that Explore draws with these cards in the empire, if the deck has as many."""
    return RULES.explore_draw + explore_icons(cards)


def explore_icons(cards: list[int]) -> int:
    """The icons of the empire and, for this explore only, of the marker: as many cards are discarded."""
    icons = _MARKER_ICONS
    for card in cards:
        icons += EXPLORE_ICONS[card]
    return icons


def discard_explored(state: JumpDriveState, _seat: int, _about: int, _chance: Chance) -> None:
    ask_all(state, ASK_EXPLORE)


def explored_discards(empire: Empire) -> int:
    """As many cards as there are explore icons."""
    return min(explore_icons(empire.cards), len(empire.hand))


def explore_options(state: JumpDriveState, seat: int) -> list[int]:
    """Which cards to discard, old or new."""
    empire = state.empires[seat]
    if not empire.explores:
        return []
    return discard_options(empire, explored_discards(empire), empire.picks)


def resolve_explore(state: JumpDriveState, _chance: Chance) -> None:
    for seat in table_order(state):
        discard_picked(state, seat)


# Answers that are sets


def place_picks(state: JumpDriveState, seat: int) -> PickPool | None:
    return world_or_none(state.choices[seat])


def pay_picks(state: JumpDriveState, seat: int) -> PickPool | None:
    """First comes the way in which a world is placed, which is no set."""
    empire = state.empires[seat]
    if empire.world == NO_CARD:
        return discard_picks(empire, empire.owed, empire.picks)
    return discard_picks(empire, owed_now(empire), empire.picks[1:]) if empire.picks else None


def explore_picks(state: JumpDriveState, seat: int) -> PickPool:
    empire = state.empires[seat]
    return discard_picks(empire, explored_discards(empire), empire.picks)


def world_or_none(choices: list[int]) -> PickPool | None:
    """A world to place besides, or none."""
    return PickPool(tuple(choices[1:]), 0, 1, PASS) if PASS in choices else None


STEPS: Final[tuple[Step[JumpDriveState], ...]] = (
    Step(PAY_STEP, pay),
    Step(DRAW_AFTER_PLACING, draw_after_placing),
    Step(DISCARD_EXPLORED, discard_explored),
)
QUESTIONS: Final[tuple[Question[JumpDriveState], ...]] = (
    Question(ASK_PLACE, "place", place_options, resolve_place, picked=place_picks),
    Question(ASK_PAY, "pay", pay_options, resolve_pay, picked=pay_picks),
    Question(ASK_EXPLORE, "explore", explore_options, resolve_explore, picked=explore_picks),
)
