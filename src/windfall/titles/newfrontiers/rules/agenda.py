"""The codes of steps and questions, and how a step asks."""

from typing import Final

from windfall.titles.newfrontiers.rules.state import NewFrontiersState

STEP_NAMES: Final = (
    "choose_home",
    "begin_round",
    "select_tile",
    "do_tile",
    "end_round",
    "turn_up_goal",
    "keep_goal",
    "return_goals",
    "name_kind",
    "develop_turn",
    "develop_choice",
    "end_develop",
    "pick_world",
    "explore_powers",
    "draw_worlds",
    "keep_worlds",
    "take_world",
    "end_explore",
    "limit_of_nine",
    "settle_turn",
    "settle_choice",
    "settle_more",
    "give_good",
    "replace_colony",
    "end_settle",
    "produce_turn",
    "production",
    "short_production",
    "production_fee",
    "windfall_power",
    "windfall_bonus",
    "produce_rewards",
    "stockpile_goods",
    "end_produce",
    "trade_turn",
    "stockpile_credits",
    "begin_consume",
    "consume_choice",
    "consume_goods",
    "score_game",
)
CHOOSE_HOME: Final = 0
BEGIN_ROUND: Final = 1
SELECT_TILE: Final = 2
DO_TILE: Final = 3
END_ROUND: Final = 4
TURN_UP_GOAL: Final = 5
KEEP_GOAL: Final = 6
RETURN_GOALS: Final = 7
NAME_KIND: Final = 8
DEVELOP_TURN: Final = 9
DEVELOP_CHOICE: Final = 10
END_DEVELOP: Final = 11
PICK_WORLD: Final = 12
EXPLORE_POWERS: Final = 13
DRAW_WORLDS: Final = 14
KEEP_WORLDS: Final = 15
TAKE_WORLD: Final = 16
END_EXPLORE: Final = 17
LIMIT_OF_NINE: Final = 18
SETTLE_TURN: Final = 19
SETTLE_CHOICE: Final = 20
SETTLE_MORE: Final = 21
GIVE_GOOD: Final = 22
REPLACE_COLONY: Final = 23
END_SETTLE: Final = 24
PRODUCE_TURN: Final = 25
PRODUCTION: Final = 26
SHORT_PRODUCTION: Final = 27
PRODUCTION_FEE: Final = 28
WINDFALL_POWER: Final = 29
WINDFALL_BONUS: Final = 30
PRODUCE_REWARDS: Final = 31
STOCKPILE_GOODS: Final = 32
END_PRODUCE: Final = 33
TRADE_TURN: Final = 34
STOCKPILE_CREDITS: Final = 35
BEGIN_CONSUME: Final = 36
CONSUME_CHOICE: Final = 37
CONSUME_GOODS: Final = 38
SCORE_GAME: Final = 39

QUESTION_NAMES: Final = (
    "choose_home",
    "select",
    "turn_up_goal",
    "keep_goal",
    "return_goal",
    "name_kind",
    "develop",
    "explore",
    "keep_world",
    "xeno",
    "discard",
    "settle",
    "settle_more",
    "give_good",
    "replace_with",
    "short_production",
    "production_fee",
    "windfall",
    "stockpile_good",
    "sell",
    "stockpile_credits",
    "consume",
    "consume_good",
)
ASK_HOME: Final = 0
ASK_SELECT: Final = 1
ASK_TURN_UP: Final = 2
ASK_KEEP_GOAL: Final = 3
ASK_RETURN_GOAL: Final = 4
ASK_KIND: Final = 5
ASK_DEVELOP: Final = 6
ASK_EXPLORE: Final = 7
ASK_KEEP_WORLD: Final = 8
ASK_XENO: Final = 9
ASK_DISCARD: Final = 10
ASK_SETTLE: Final = 11
ASK_SETTLE_MORE: Final = 12
ASK_GIVE_GOOD: Final = 13
ASK_REPLACE_WITH: Final = 14
ASK_SHORT_PRODUCTION: Final = 15
ASK_FEE: Final = 16
ASK_WINDFALL: Final = 17
ASK_STOCKPILE_GOOD: Final = 18
ASK_SELL: Final = 19
ASK_STOCKPILE_CREDITS: Final = 20
ASK_CONSUME: Final = 21
ASK_CONSUME_GOOD: Final = 22


def push(state: NewFrontiersState, step: int, seat: int, argument: int = 0) -> None:
    """Put a step on top of the agenda: it comes next, unless another is pushed after it."""
    state.agenda.append((step, seat, argument))


def ask(state: NewFrontiersState, question: int, seat: int, options: list[int], about: int = 0) -> None:
    """Ask a seat to choose; the game waits for its answer if there is more than one option."""
    state.asked_question = question
    state.asked_seat = seat
    state.asked_about = about
    state.choices = options
