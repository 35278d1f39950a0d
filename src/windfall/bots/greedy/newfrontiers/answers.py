"""How each question of the game is answered: one function for each, which rates every option."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from windfall.bots.greedy.newfrontiers import goals, goods, placing
from windfall.bots.greedy.newfrontiers.select import rate_select
from windfall.bots.greedy.newfrontiers.weights import Weights
from windfall.newfrontiers.actions import KEEP_GOAL, RETURN_GOAL, TURN_UP
from windfall.newfrontiers.state import NewFrontiersState

Answer: TypeAlias = Callable[[NewFrontiersState, int, Sequence[int], Weights], list[float]]


def rate_goal(state: NewFrontiersState, seat: int, actions: Sequence[int], weights: Weights) -> list[float]:
    """A goal is good if it is ahead of the others in it. The best one is kept; of the rest the best returns first."""
    chosen = [action - (KEEP_GOAL if action < RETURN_GOAL else RETURN_GOAL) for action in actions]
    return [_lead(state, seat, goal, weights) for goal in chosen]


def _lead(state: NewFrontiersState, seat: int, goal: int, weights: Weights) -> float:
    lead = 0.0
    for other, empire in enumerate(state.empires):
        points = goals.points(goal, goals.number_now(state, empire, goal), weights.stockpile)
        lead += points if other == seat else -points / (state.players - 1)
    return lead


def rate_turn_up(_state: NewFrontiersState, _seat: int, actions: Sequence[int], _weights: Weights) -> list[float]:
    """A goal that was kept was kept to score for it, and only a goal face up can be stockpiled for."""
    return [float(action == TURN_UP) for action in actions]


ANSWERS: Final[dict[str, Answer]] = {
    "choose_home": placing.rate_home,
    "select": rate_select,
    "turn_up_goal": rate_turn_up,
    "keep_goal": rate_goal,
    "return_goal": rate_goal,
    "name_kind": goods.rate_kind,
    "develop": placing.rate_develop,
    "explore": placing.rate_pick,
    "keep_world": placing.rate_pick,
    "xeno": placing.rate_xeno,
    "discard": placing.rate_discard,
    "settle": placing.rate_settle,
    "settle_more": placing.rate_settle,
    "give_good": goods.rate_give_good,
    "replace_with": placing.rate_replace_with,
    "short_production": goods.rate_produce_on,
    "production_fee": goods.rate_produce_on,
    "windfall": goods.rate_produce_on,
    "stockpile_good": goods.rate_stockpile_good,
    "sell": goods.rate_sell,
    "stockpile_credits": goods.rate_stockpile_credits,
    "consume": goods.rate_consume,
    "consume_good": goods.rate_consume_good,
}
