"""Tiles to take: a home, a development, worlds to explore, keep or return."""

from collections.abc import Sequence

from windfall.titles.newfrontiers.components.tiles import COLONISTS, DEVELOPMENTS, HOMES, RIFT
from windfall.titles.newfrontiers.player import goals
from windfall.titles.newfrontiers.player.gains import gains_of
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.rules.actions import BUY, DISCARD, HOME, KEEP_XENO, PASS, PICK, STOCKPILE_WORLD
from windfall.titles.newfrontiers.rules.develop import development_cost
from windfall.titles.newfrontiers.rules.goals import WORLDS_GOAL
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

# Even a world that no plan has room for may find a use: a share of what it would bring.
_SPARE_WORLD = 0.1
# The goal Exploration is reached step by step, so that each world counts nearly as much as it will in the end.
_STOCKPILE_PROGRESS = 0.9


def rate_home(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    plan = gains_of(state, seat, weights).plan
    return [plan.full_worth(action - HOME + HOMES.start) for action in actions]


def rate_develop(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    gains = gains_of(state, seat, weights)
    ratings = []
    for action in actions:
        if action == PASS:
            ratings.append(0.0)
        else:
            face = action - BUY + DEVELOPMENTS.start
            ratings.append(gains.buy(face, development_cost(state, seat, face)))
    return ratings


def rate_pick(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """What a world adds to the plan."""
    plan = gains_of(state, seat, weights).plan
    ratings = []
    for action in actions:
        world = action - PICK
        net = plan.net_now(world)
        ratings.append(plan.value(extra=[(net, COLONISTS[world])]) + _SPARE_WORLD * net)
    return ratings


def rate_xeno(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """A Xeno world that is never settled costs VPs."""
    plan = gains_of(state, seat, weights).plan
    kept = plan.value_now - plan.value(without=state.asked_about)
    return [kept + RIFT.xeno_penalty_vp / 2 if action == KEEP_XENO else 0.0 for action in actions]


def rate_discard(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """The world that the plan can best do without; stockpiled rather than returned."""
    gains = gains_of(state, seat, weights)
    plan = gains.plan
    stockpiled = len(gains.appraisal.empire.stockpiled_worlds)
    stockpiling = goals.gain(WORLDS_GOAL[0], stockpiled, 1, _STOCKPILE_PROGRESS)
    ratings = []
    for action in actions:
        stockpiles = action >= STOCKPILE_WORLD
        world = action - (STOCKPILE_WORLD if stockpiles else DISCARD)
        rest = plan.value(without=world) - _SPARE_WORLD * plan.net_now(world)
        ratings.append(rest + stockpiling if stockpiles else rest)
    return ratings
