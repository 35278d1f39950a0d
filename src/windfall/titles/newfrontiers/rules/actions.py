"""The action space: every choice there is in the game has one number, the same in every state.

A block of numbers is a verb; the offset inside it says for which tile, kind, goal or amount.
"""

from typing import Final

from windfall.engine.kinds import KINDS
from windfall.titles.newfrontiers.components.tiles import COLONIES, DEVELOPMENTS, GOAL_COUNT, HOMES, SPECS, WORLDS

# The action tiles, in the rulebook's teaching order; the back of Retreat into Isolation is Chart Galactic Goals.
RETREAT: Final = 0
DEVELOP_TILE: Final = 1
EXPLORE_TILE: Final = 2
SETTLE_TILE: Final = 3
PRODUCE_TILE: Final = 4
TRADE_TILE: Final = 5
ENVOYS: Final = 6
CHART: Final = 7
ACTION_TILE_IDS: Final = (
    "retreat_into_isolation",
    "develop",
    "explore",
    "settle",
    "produce",
    "trade_consume",
    "send_diplomatic_envoys",
    "chart_galactic_goals",
)
ACTION_TILE_NAMES: Final = (
    "Retreat into Isolation",
    "Develop",
    "Explore",
    "Settle",
    "Produce",
    "Trade-Consume",
    "Send Diplomatic Envoys",
    "Chart Galactic Goals",
)
# What the tiles bring the player who selects them, at once or while the action is done.
RETREAT_CREDITS: Final = 2
DEVELOP_DISCOUNT: Final = 1
SETTLE_COLONISTS: Final = 1
TRADE_VP: Final = 1
ENVOYS_VP: Final = 1
CHART_CREDITS: Final = 1

COLONISTS_TAKEN: Final = 2  # in Settle, instead of settling a world
MOST_POWERS_ON_A_TILE: Final = 3
MOST_STOCKPILED_CREDITS: Final = 7

_blocks: list[tuple[str, range]] = []


def _block(verb: str, size: int) -> int:
    start = _blocks[-1][1].stop if _blocks else 0
    _blocks.append((verb, range(start, start + size)))
    return start


PASS: Final[int] = _block("pass", 1)  # buy, sell, pay or do nothing (more)
TAKE_COLONISTS: Final[int] = _block("take_colonists", 1)
TURN_UP: Final[int] = _block("turn_up", 1)
LEAVE_FACE_DOWN: Final[int] = _block("leave_face_down", 1)
KEEP_XENO: Final[int] = _block("keep_xeno", 1)
RETURN_XENO: Final[int] = _block("return_xeno", 1)
SELECT: Final[int] = _block("select", len(ACTION_TILE_IDS))
HOME: Final[int] = _block("home", len(HOMES))
BUY: Final[int] = _block("buy", len(DEVELOPMENTS))
PICK: Final[int] = _block("pick", len(WORLDS))
DISCARD: Final[int] = _block("discard", len(WORLDS))
STOCKPILE_WORLD: Final[int] = _block("stockpile_world", len(WORLDS))
CONQUER_OR_PAY: Final[int] = _block("settle", len(WORLDS))
PAY_FOR: Final[int] = _block("pay_for_military", len(WORLDS))
REPLACE_DOOMED: Final[int] = _block("replace_self", len(WORLDS))
REPLACE: Final[int] = _block("replace", len(COLONIES))
REPLACE_WITH: Final[int] = _block("replace_with", len(WORLDS))
USE: Final[int] = _block("use", len(SPECS) * MOST_POWERS_ON_A_TILE)
GOOD: Final[int] = _block("good", len(COLONIES))
SELL_GOOD: Final[int] = _block("sell", len(COLONIES))
PRODUCE_ON: Final[int] = _block("produce", len(COLONIES))
STOCKPILE_GOOD: Final[int] = _block("stockpile_good", len(COLONIES))
STOCKPILE_CREDITS: Final[int] = _block("stockpile_credits", MOST_STOCKPILED_CREDITS + 1)
NAME_KIND: Final[int] = _block("name_kind", len(KINDS))
KEEP_GOAL: Final[int] = _block("keep_goal", GOAL_COUNT)
RETURN_GOAL: Final[int] = _block("return_goal", GOAL_COUNT)

BLOCKS: Final[tuple[tuple[str, range], ...]] = tuple(_blocks)
ACTION_COUNT: Final[int] = BLOCKS[-1][1].stop
