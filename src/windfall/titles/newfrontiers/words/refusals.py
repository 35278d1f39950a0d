"""Why a tile that lies before a player cannot be chosen now."""

from collections.abc import Callable, Iterator
from typing import Final

from windfall.engine.agenda import NO_SEAT
from windfall.engine.decision import Refusal
from windfall.engine.words.message import Message, message
from windfall.titles.newfrontiers.components.tiles import IDS, SPACES
from windfall.titles.newfrontiers.reading.figures import development_cost_figure
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS
from windfall.titles.newfrontiers.rules.agenda import ASK_SETTLE_MORE
from windfall.titles.newfrontiers.rules.develop import fits, free_spaces
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState
from windfall.titles.newfrontiers.words.sums import price_and_purse, settle_outlook
from windfall.titles.newfrontiers.words.text import subject_of, verb_of


def refused(state: NewFrontiersState, seat: int) -> tuple[Refusal, ...]:
    """What the seat could expect among its options, with the reasons why it is not there."""
    expected = _EXPECTED.get(QUESTION_NAMES[state.asked_question])
    if expected is None:
        return ()
    offered = {subject_of(*verb_of(action)) for action in state.choices[seat]}
    return tuple(refusal for refusal in expected(state, seat) if refusal.subject not in offered)


def _action_tiles(state: NewFrontiersState, _seat: int) -> Iterator[Refusal]:
    for tile, disk in enumerate(state.taken):
        if disk != NO_SEAT:
            yield Refusal(f"action:{ACTION_TILE_IDS[tile]}", message("newfrontiers-refused-selected"))


def _developments(state: NewFrontiersState, seat: int) -> Iterator[Refusal]:
    for face, copies in zip(state.faces, state.market, strict=True):
        yield Refusal(f"tile:{IDS[face]}", _why_not_bought(state, seat, face, copies))


def _why_not_bought(state: NewFrontiersState, seat: int, face: int, copies: int) -> Message:
    empire = state.empires[seat]
    if face in empire.developments:
        return message("newfrontiers-refused-owned")
    if not copies:
        return message("newfrontiers-refused-no-copies")
    if not fits(empire, face):
        return message("newfrontiers-refused-no-room", spaces=SPACES[face], free=free_spaces(empire))
    return price_and_purse(development_cost_figure(state, seat, face), empire.credits)


def _worlds(state: NewFrontiersState, seat: int) -> Iterator[Refusal]:
    no_more = state.asked_question == ASK_SETTLE_MORE and not state.asked_about
    for world in state.empires[seat].explored:
        why = message("newfrontiers-refused-no-more") if no_more else settle_outlook(state, seat, world)
        yield Refusal(f"tile:{IDS[world]}", why)


def _goods(state: NewFrontiersState, seat: int) -> Iterator[Refusal]:
    empire = state.empires[seat]
    for colony, good in zip(empire.colonies, empire.goods, strict=True):
        if good != NO_GOOD:
            yield Refusal(f"good:{IDS[colony]}", message("newfrontiers-refused-not-sold"))


_EXPECTED: Final[dict[str, Callable[[NewFrontiersState, int], Iterator[Refusal]]]] = {
    "select": _action_tiles,
    "develop": _developments,
    "settle": _worlds,
    "settle_more": _worlds,
    "sell": _goods,
}
