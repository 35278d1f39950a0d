"""What tiles with a bonus and goals score, in words."""

from collections.abc import Callable
from typing import Final

from windfall.engine.words.phrases import plural
from windfall.titles.newfrontiers.components.tiles import COMPONENTS
from windfall.titles.newfrontiers.data.load import Components
from windfall.titles.newfrontiers.data.schema import BonusSpec, GoalSpec, StockpileSpec, TileSpec
from windfall.titles.newfrontiers.words.selectors import includes, listed, one, share

_COUNTED: Final = {
    "military": ("point", "of your total Military, specialized and temporary Military excepted"),
    "vp_chips": ("VP", "you hold in chips"),
    "kinds": ("kind", "among your colonies"),
}
_GOAL_COUNTS: Final[dict[str, Callable[[GoalSpec], str]]] = {
    "powers": lambda goal: f"the {(goal.count.action or '').capitalize()} powers in your empire",
    "keywords": lambda _: "different keywords among your tiles",
    "power_types": lambda _: "different types of powers among your tiles",
    "kinds": lambda _: "different kinds among your colonies",
    "unused_colonists": lambda _: "unused colonists on your mat",
}
_STOCKPILES: Final[dict[str, Callable[[StockpileSpec], str]]] = {
    "goods": lambda stockpile: f"{_after(stockpile)} you may stockpile any of your goods",
    "worlds": lambda stockpile: f"{_after(stockpile)} you may stockpile one world you had to discard as a tenth",
    "credits": lambda _: "When you sell a good you may stockpile any of the credits it brings",
}


def bonus_text(tile: TileSpec, box: Components = COMPONENTS) -> str:
    """What a tile with a bonus scores in a box."""
    clauses = [_clause_text(tile, number, box) for number in range(len(tile.bonus))]
    return f"Scores {', and '.join([', '.join(clauses[:-1]), clauses[-1]] if len(clauses) > 1 else clauses)}."


def _clause_text(tile: TileSpec, number: int, box: Components) -> str:
    """A clause. A tile scores for the first one it matches: "other" says that it may have scored already."""
    clause = tile.bonus[number]
    if clause.per is None:
        return _count_text(clause)
    vp = plural(clause.vp or 0, "VP")
    if clause.per.name is not None:
        return f"{vp} for {one(clause.per, 'tile', box)}"
    before = [earlier.per for earlier in tile.bonus[:number] if earlier.per is not None]
    other = "other " if any(share(earlier, clause.per, box) for earlier in before) else ""
    scored = any(includes(earlier, tile) for earlier in before)
    included = ", this one included" if includes(clause.per, tile) and not scored else ""
    return f"{vp} per {other}{one(clause.per, 'tile', box)}{included}"


def _count_text(clause: BonusSpec) -> str:
    assert clause.count is not None
    word, where = _COUNTED[clause.count]
    if clause.table is not None:
        steps = [(number, vp) for number, vp in enumerate(clause.table) if number or vp]
        vps = listed([str(vp) for _, vp in steps], "or")
        return f"{vps} VPs for {listed([str(number) for number, _ in steps], 'or')} {word}s {where}"
    unit = word if clause.every in (None, 1) else plural(clause.every, word)
    return f"{plural(clause.vp or 0, 'VP')} per {unit} {where}"


def goal_text(goal: GoalSpec) -> str:
    """What a goal counts, and at which numbers it scores."""
    steps = listed([str(step.at) for step in goal.steps], "or")
    if goal.stockpile is not None:
        return f"{_STOCKPILES[goal.stockpile.item](goal.stockpile)}; scores for {steps} of them."
    more = " and more" if goal.scoring == "quantity" else ""
    return f"Scores for {_GOAL_COUNTS[goal.count.what](goal)}: {steps}{more}."


def _after(stockpile: StockpileSpec) -> str:
    return f"After {listed([action.capitalize() for action in stockpile.after], 'or')}"
