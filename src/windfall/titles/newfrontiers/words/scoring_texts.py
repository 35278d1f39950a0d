"""What tiles with a bonus and goals score, in words."""

from typing import Final

from windfall.engine.words.message import Message, message, several
from windfall.titles.newfrontiers.components.tiles import COMPONENTS
from windfall.titles.newfrontiers.data.load import Components
from windfall.titles.newfrontiers.data.schema import BonusSpec, GoalSpec, TileSpec
from windfall.titles.newfrontiers.words.selectors import includes, one, share

_COUNTED: Final = {
    "military": "newfrontiers-scores-military",
    "vp_chips": "newfrontiers-scores-chips",
    "kinds": "newfrontiers-scores-kinds",
}
_GOAL_COUNTS: Final = {
    "powers": "newfrontiers-goal-powers",
    "keywords": "newfrontiers-goal-keywords",
    "power_types": "newfrontiers-goal-power-types",
    "kinds": "newfrontiers-goal-kinds",
    "unused_colonists": "newfrontiers-goal-unused-colonists",
}
_STOCKPILES: Final = {
    "goods": "newfrontiers-goal-stockpiled-goods",
    "worlds": "newfrontiers-goal-stockpiled-worlds",
    "credits": "newfrontiers-goal-stockpiled-credits",
}


def bonus_text(tile: TileSpec, box: Components = COMPONENTS) -> Message:
    """What a tile with a bonus scores in a box."""
    *before, last = [_clause_text(tile, number, box) for number in range(len(tile.bonus))]
    if not before:
        return message("newfrontiers-scores", what=last)
    return message("newfrontiers-scores-several", what=several(before, "plain"), last=last)


def _clause_text(tile: TileSpec, number: int, box: Components) -> Message:
    """A clause. A tile scores for the first one it matches: "other" says that it may have scored already."""
    clause = tile.bonus[number]
    if clause.per is None:
        return _count_text(clause)
    vp = clause.vp or 0
    tiles = one(clause.per, "tile", box)
    if clause.per.name is not None:
        return message("newfrontiers-scores-tile", vp=vp, tile=tiles)
    before = [earlier.per for earlier in tile.bonus[:number] if earlier.per is not None]
    scored = any(includes(earlier, tile) for earlier in before)
    included = includes(clause.per, tile) and not scored
    if any(share(earlier, clause.per, box) for earlier in before):
        return message("newfrontiers-scores-others", vp=vp, tile=tiles, included=_yes_or_no(included))
    return message("newfrontiers-scores-tiles", vp=vp, tile=tiles, included=_yes_or_no(included))


def _yes_or_no(it: bool) -> str:
    return "yes" if it else "no"


def _count_text(clause: BonusSpec) -> Message:
    assert clause.count is not None
    if clause.table is not None:
        steps = [(number, vp) for number, vp in enumerate(clause.table) if number or vp]
        vps = several([vp for _, vp in steps], "or")
        return message("newfrontiers-scores-table", vps=vps, numbers=several([number for number, _ in steps], "or"))
    return message(_COUNTED[clause.count], vp=clause.vp or 0, every=clause.every or 1)


def goal_text(goal: GoalSpec) -> Message:
    """What a goal counts, and at which numbers it scores."""
    steps = several([step.at for step in goal.steps], "or")
    if goal.stockpile is not None:
        return message(_STOCKPILES[goal.stockpile.item], steps=steps)
    more = _yes_or_no(goal.scoring == "quantity")
    if goal.count.what == "powers":
        return message("newfrontiers-goal-powers", steps=steps, more=more, action=goal.count.action or "consume")
    return message(_GOAL_COUNTS[goal.count.what], steps=steps, more=more)
