"""Why a card in hand, or a Survey Team, cannot be placed now."""

from collections.abc import Iterator

from windfall.engine.decision import Refusal
from windfall.engine.words.message import Message, message
from windfall.engine.words.notes import shortage, signed
from windfall.titles.jumpdrive.components.cards import DEFENSE, IDS, IS_MILITARY, IS_WORLD, SURVEY_TEAM
from windfall.titles.jumpdrive.reading.figures import development_price, second_world_price
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, SECOND, SETTLE
from windfall.titles.jumpdrive.rules.agenda import ASK_PLACE, ASK_SECOND
from windfall.titles.jumpdrive.rules.cost import unused_military
from windfall.titles.jumpdrive.rules.place import cards_besides, with_development
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState
from windfall.titles.jumpdrive.words.takes import cost_of_budget, limit_text, world_text


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


def _cards(state: JumpDriveState, empire: Empire) -> Iterator[tuple[int, int, Message]]:
    if state.survey_teams:
        yield DEVELOP + SURVEY_TEAM, SURVEY_TEAM, _why_not_developed(empire, SURVEY_TEAM)
    for card in sorted(set(empire.hand)):
        if not IS_WORLD[card]:
            yield DEVELOP + card, card, _why_not_developed(empire, card)
    yield from _worlds(empire)


def _why_not_developed(empire: Empire, card: int) -> Message:
    price = development_price(empire.cards, card, alone=True)
    return limit_text(empire.cards, card) or cost_of_budget(price, cards_besides(empire.hand, card))


def _worlds(empire: Empire) -> Iterator[tuple[int, int, Message]]:
    cards, budget = with_development(empire)
    for card in sorted(set(empire.hand)):
        if IS_WORLD[card]:
            yield SETTLE + card, card, world_text(cards, card, budget)


def _second_worlds(empire: Empire) -> Iterator[tuple[int, int, Message]]:
    for card in sorted(set(empire.hand)):
        if IS_WORLD[card]:
            yield SECOND + card, card, _why_not_second(empire, card)


def _why_not_second(empire: Empire, world: int) -> Message:
    if empire.method == CONQUER:
        if not IS_MILITARY[world]:
            return message("jumpdrive-only-military-conquered")
        left = unused_military(empire, world)
        return message(
            "jumpdrive-short-military-left",
            defense=DEFENSE[world],
            left=signed(left),
            short=shortage(left, DEFENSE[world]),
        )
    price = second_world_price(empire, world)
    if price is None:
        return message("jumpdrive-military-not-paid")
    return cost_of_budget(price, len(empire.hand) - 1)
