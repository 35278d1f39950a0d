"""How each question of the game is answered: a function for each that rates every option."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from windfall.titles.newfrontiers.player import goal_choices, goods, select, settling, taking
from windfall.titles.newfrontiers.player.weights import Weights
from windfall.titles.newfrontiers.rules.state import NewFrontiersState

# Gets what a seat knows, the seat, and the actions it may choose from.
Answer: TypeAlias = Callable[[NewFrontiersState, int, Sequence[int], Weights], list[float]]

ANSWERS: Final[dict[str, Answer]] = {
    "choose_home": taking.rate_home,
    "select": select.rate_select,
    "turn_up_goal": goal_choices.rate_turn_up,
    "keep_goal": goal_choices.rate_keep_goal,
    "return_goal": goal_choices.rate_return_goal,
    "name_kind": settling.rate_kind,
    "develop": taking.rate_develop,
    "explore": taking.rate_pick,
    "keep_world": taking.rate_pick,
    "xeno": taking.rate_xeno,
    "discard": taking.rate_discard,
    "settle": settling.rate_settle,
    "settle_more": settling.rate_settle,
    "give_good": settling.rate_give_good,
    "replace_with": settling.rate_replace_with,
    "short_production": goods.rate_produce,
    "production_fee": goods.rate_produce,
    "windfall": goods.rate_produce,
    "stockpile_good": goods.rate_stockpile_good,
    "sell": goods.rate_sell,
    "stockpile_credits": goods.rate_stockpile_credits,
    "consume": goods.rate_consume,
    "consume_good": goods.rate_consume_good,
}
