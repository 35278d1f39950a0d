"""Develop: each player in order may buy one development; the selecting player pays 1 less."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.agenda import NO_SEAT, Choice, Question, Step, ask, push
from windfall.engine.chance import Chance
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.components.powers import AFTER_DEVELOP, DEVELOP, DISCOUNT, GAIN, POWERS
from windfall.titles.newfrontiers.components.tiles import COST, FIRST_DEVELOPMENT, SPACES
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.actions import BUY, DEVELOP_DISCOUNT, PASS
from windfall.titles.newfrontiers.rules.agenda import ASK_DEVELOP, DEVELOP_CHOICE, DEVELOP_TURN, END_DEVELOP
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import (
    DEVELOPMENTS_END,
    SPACES_TO_END,
    end_game_by,
    reward,
    working_powers,
)
from windfall.titles.newfrontiers.rules.track import order_from

ALL_SPACES: Final = 12


def begin(state: NewFrontiersState, disk: int) -> None:
    push(state, END_DEVELOP, NO_SEAT)
    for seat in reversed(order_from(state, disk)):
        push(state, DEVELOP_TURN, seat)


def develop_turn(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    state.powers = working_powers(state.empires[seat], DEVELOP)
    push(state, DEVELOP_CHOICE, seat)
    for index in state.powers:
        power = POWERS[index]
        if power.effect == GAIN:
            reward(state, seat, power)


def develop_choice(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    ask(state, ASK_DEVELOP, seat)


def develop_options(state: NewFrontiersState, seat: int) -> list[int]:
    empire = state.empires[seat]
    budget = empire.credits + discount(state, seat)
    room = free_spaces(empire)
    options = [PASS]
    for at, face in enumerate(state.faces):
        if COST[face] <= budget and state.market[at] and SPACES[face] <= room and face not in empire.developments:
            options.append(BUY + face - FIRST_DEVELOPMENT)
    return options


def discount(state: NewFrontiersState, seat: int) -> int:
    """What a development costs this player less: powers, and 1 for the selecting player."""
    return discount_by(state.powers) + (DEVELOP_DISCOUNT if seat == state.selector else 0)


def discount_by(powers: Sequence[int]) -> int:
    less = 0
    for index in powers:
        power = POWERS[index]
        if power.effect == DISCOUNT:
            less += power.amount
    return less


def development_cost(state: NewFrontiersState, seat: int, face: int) -> int:
    """The credits a development costs this turn's player."""
    return cost_after(face, discount(state, seat))


def cost_after(face: int, less: int) -> int:
    """The credits a development costs with so many off."""
    return max(0, COST[face] - less)


def free_spaces(empire: Empire) -> int:
    """Spaces of the mat that no development covers, the reddish area included."""
    return ALL_SPACES - empire.spaces


def fits(empire: Empire, face: int) -> bool:
    """A tile may reach into the reddish area only if all ten normal spaces are or become covered (NF-6)."""
    return SPACES[face] <= free_spaces(empire)


def answer_develop(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    if action == PASS:
        state.events.append((events.DEVELOPS_NOTHING, EVERYONE, seat))
        return
    face = action - BUY + FIRST_DEVELOPMENT
    empire = state.empires[seat]
    cost = development_cost(state, seat, face)
    empire.credits -= cost
    state.market[state.faces.index(face)] -= 1
    empire.developments.append(face)
    empire.spaces += SPACES[face]
    state.events.append((events.DEVELOPS, EVERYONE, seat, face, cost))
    for index in state.powers:
        power = POWERS[index]
        if power.effect == AFTER_DEVELOP:
            reward(state, seat, power)


def end_develop(state: NewFrontiersState, _seat: int, _about: int, _chance: Chance) -> None:
    if any(empire.spaces >= SPACES_TO_END for empire in state.empires):
        end_game_by(state, DEVELOPMENTS_END)


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (
    Step(DEVELOP_TURN, develop_turn),
    Step(DEVELOP_CHOICE, develop_choice),
    Step(END_DEVELOP, end_develop),
)
QUESTIONS: Final[tuple[Question[NewFrontiersState], ...]] = (
    Choice(ASK_DEVELOP, "develop", develop_options, answer_develop),
)
