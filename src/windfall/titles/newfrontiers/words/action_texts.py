"""What an action means in every state."""

from typing import Final

from windfall.engine.kinds import KIND_IDS
from windfall.engine.words.message import Message, message
from windfall.titles.newfrontiers.components.tiles import DEVELOPMENTS, HOMES
from windfall.titles.newfrontiers.rules import actions
from windfall.titles.newfrontiers.words.names import ACTION_TILES, GOAL_TILES, TILES
from windfall.titles.newfrontiers.words.text import verb_of

# What is done without a tile, with one, and with a goal.
_PLAIN: Final = {
    "pass": "newfrontiers-do-pass",
    "take_colonists": "newfrontiers-do-take-colonists",
    "turn_up": "newfrontiers-do-turn-up",
    "leave_face_down": "newfrontiers-do-leave-face-down",
    "keep_xeno": "newfrontiers-do-keep-xeno",
    "return_xeno": "newfrontiers-do-return-xeno",
}
_WITH_A_TILE: Final = {
    "home": "newfrontiers-do-home",
    "buy": "newfrontiers-do-buy",
    "pick": "newfrontiers-do-pick",
    "discard": "newfrontiers-do-discard",
    "stockpile_world": "newfrontiers-do-stockpile-world",
    "settle": "newfrontiers-do-settle",
    "pay_for_military": "newfrontiers-do-pay-for-military",
    "replace_self": "newfrontiers-do-replace-self",
    "replace": "newfrontiers-do-replace",
    "replace_with": "newfrontiers-do-replace-with",
    "use": "newfrontiers-do-use",
    "good": "newfrontiers-do-good",
    "sell": "newfrontiers-do-sell",
    "produce": "newfrontiers-do-produce",
    "stockpile_good": "newfrontiers-do-stockpile-good",
}
_WITH_A_GOAL: Final = {"keep_goal": "newfrontiers-do-keep-goal", "return_goal": "newfrontiers-do-return-goal"}


def action_text(action: int) -> Message:
    """What an action means in every state.

    >>> str(action_text(actions.BUY))
    'buy: Contact Specialist'
    """
    verb, number = verb_of(action)
    if verb in _PLAIN:
        return message(_PLAIN[verb])
    if verb in _WITH_A_GOAL:
        return message(_WITH_A_GOAL[verb], goal=GOAL_TILES[number])
    if verb == "select":
        return message("newfrontiers-do-select", action=ACTION_TILES[number])
    if verb == "name_kind":
        return message("newfrontiers-do-name-kind", kind=KIND_IDS[number])
    if verb == "stockpile_credits":
        return message("newfrontiers-do-stockpile-credits", number=number)
    return message(_WITH_A_TILE[verb], tile=TILES[_tile(verb, number)])


def _tile(verb: str, number: int) -> int:
    """The tile that an action is for, of the number that its verb counts by."""
    if verb == "use":
        return number // actions.MOST_POWERS_ON_A_TILE
    return number + {"home": HOMES.start, "buy": DEVELOPMENTS.start}.get(verb, 0)
