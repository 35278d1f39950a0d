"""Positions of random games for tests of reading: each policy plays with each number of players, with and without
goals and the expansion. Each of them is a state that waits for an answer to one of a few questions."""

import random
from collections.abc import Callable, Iterator
from functools import lru_cache

from tests.newfrontiers.subject import NEW_FRONTIERS, POLICIES, setup_of
from windfall.engine.chance import Chance
from windfall.engine.state import Event
from windfall.titles.newfrontiers.components.tiles import WORLDS
from windfall.titles.newfrontiers.rules.actions import CONQUER_OR_PAY, LEAVE_FACE_DOWN, REPLACE_DOOMED, SELECT
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_CONSUME,
    ASK_DEVELOP,
    ASK_SELECT,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SETTLE_MORE,
    ASK_TURN_UP,
)
from windfall.titles.newfrontiers.rules.flow import play
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState

_KEPT = (ASK_DEVELOP, ASK_SETTLE, ASK_SETTLE_MORE, ASK_SELL, ASK_CONSUME, ASK_SELECT)

Answer = Callable[[NewFrontiersState], int]


@lru_cache(1)
def _positions() -> dict[int, list[NewFrontiersState]]:
    """By question."""
    found: dict[int, list[NewFrontiersState]] = {question: [] for question in _KEPT}
    for seed in range(84):
        rng = random.Random(seed)
        setup = setup_of(2 + seed % 4, "standard", goals=seed % 2 == 0, rift=seed % 3 != 0)
        policy = POLICIES[seed % len(POLICIES)]
        game = NEW_FRONTIERS.new_game(setup, seed)
        while not game.over:
            state = game.state
            assert isinstance(state, NewFrontiersState)
            if state.asked_question in _KEPT:
                found[state.asked_question].append(state.copy())
            game.play(state.turn, policy.choose(game, state.turn, rng))
    return found


def positions(question: int) -> Iterator[tuple[NewFrontiersState, int, Empire]]:
    for state in _positions()[question]:
        yield state, state.turn, state.empires[state.turn]


def options(state: NewFrontiersState) -> list[int]:
    """Of the question that waits."""
    return state.choices[state.turn]


def selections(tile: int) -> Iterator[tuple[NewFrontiersState, int]]:
    """Positions in which an action tile may be selected, with the seat that may."""
    for state, seat, _empire in positions(ASK_SELECT):
        if SELECT + tile in options(state):
            yield state, seat


def play_on(state: NewFrontiersState, action: int, answers: dict[int, Answer]) -> list[Event]:
    """Play an action, and answer the questions there are answers for until another comes; tells what happened. A goal
    that lies face down stays so."""
    answers = {ASK_TURN_UP: lambda _state: LEAVE_FACE_DOWN, **answers}
    play(state, state.turn, action, Chance(7))
    happened = list(state.events)
    while not state.over and state.asked_question in answers:
        play(state, state.turn, answers[state.asked_question](state), Chance(7))
        happened += state.events
    return happened


def sum_of(happened: list[Event], code: int, seat: int, *, but_for: tuple[int, ...] = ()) -> int:
    """Of the amounts a seat gained, except those whose source is one of these tiles."""
    return sum(event[3] for event in happened if event[0] == code and event[2] == seat and event[4] not in but_for)


def settlings(state: NewFrontiersState) -> list[int]:
    """Options that settle an explored world for credits or by Military."""
    return [action for action in options(state) if CONQUER_OR_PAY <= action < REPLACE_DOOMED]


def world_of(action: int) -> int:
    return (action - CONQUER_OR_PAY) % len(WORLDS)
