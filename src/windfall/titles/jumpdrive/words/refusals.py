"""Why a card in hand, or a Survey Team, cannot be placed now."""

from collections.abc import Iterator

from windfall.engine.decision import Refusal
from windfall.engine.words.notes import shortage, signed
from windfall.titles.jumpdrive.components.cards import DEFENSE, IDS, IS_MILITARY, IS_WORLD, SURVEY_TEAM
from windfall.titles.jumpdrive.reading.figures import development_price, second_world_price
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, SECOND, SETTLE
from windfall.titles.jumpdrive.rules.agenda import ASK_PLACE, ASK_SECOND
from windfall.titles.jumpdrive.rules.cost import unused_military
from windfall.titles.jumpdrive.rules.place import cards_besides, with_development
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState
from windfall.titles.jumpdrive.words.takes import limit_text, of_budget, worded, world_text


def refused(state: JumpDriveState, seat: int) -> tuple[Refusal, ...]:
    """What the seat could expect among its options, with the reasons why it is not there."""
    empire = state.empires[seat]
    if state.asked_question == ASK_PLACE:
        expected = _worlds(empire) if empire.picks else _cards(state, empire)
    elif state.asked_question == ASK_SECOND:
        expected = _second_worlds(empire)
    else:
        return ()
    offered = state.choices[seat]
    return tuple(Refusal(f"card:{IDS[card]}", why) for action, card, why in expected if action not in offered)


def _cards(state: JumpDriveState, empire: Empire) -> Iterator[tuple[int, int, str]]:
    if state.survey_teams:
        yield DEVELOP + SURVEY_TEAM, SURVEY_TEAM, _why_not_developed(empire, SURVEY_TEAM)
    for card in sorted(set(empire.hand)):
        if not IS_WORLD[card]:
            yield DEVELOP + card, card, _why_not_developed(empire, card)
    yield from _worlds(empire)


def _why_not_developed(empire: Empire, card: int) -> str:
    price = development_price(empire.cards, card, alone=True)
    cost = f"cost {worded(price)}{of_budget(price.number, cards_besides(empire.hand, card))}"
    return limit_text(empire.cards, card) or cost


def _worlds(empire: Empire) -> Iterator[tuple[int, int, str]]:
    cards, budget = with_development(empire)
    for card in sorted(set(empire.hand)):
        if IS_WORLD[card]:
            yield SETTLE + card, card, world_text(cards, card, budget)


def _second_worlds(empire: Empire) -> Iterator[tuple[int, int, str]]:
    for card in sorted(set(empire.hand)):
        if IS_WORLD[card]:
            yield SECOND + card, card, _why_not_second(empire, card)


def _why_not_second(empire: Empire, world: int) -> str:
    if empire.method == CONQUER:
        if not IS_MILITARY[world]:
            return "only a military world can be conquered"
        left = unused_military(empire, world)
        return f"defense {DEFENSE[world]}, your military left {signed(left)}{shortage(left, DEFENSE[world])}"
    price = second_world_price(empire, world)
    if price is None:
        return "a military world cannot be paid for"
    return f"cost {worded(price)}{of_budget(price.number, len(empire.hand) - 1)}"
