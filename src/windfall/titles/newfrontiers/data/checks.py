"""What must hold of the component files beyond the form of their fields, so that the rules can rely on it.

Every check yields what it finds as (field, problem); `load` adds the file and the tile.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from windfall.engine.words.message import Message, message, several
from windfall.titles.newfrontiers.data.schema import (
    ActionName,
    BonusSpec,
    DevelopmentSpec,
    EffectName,
    GoalSpec,
    HomeSpec,
    PowerSpec,
    RiftRules,
    SelectorSpec,
    TileSpec,
    WorldSpec,
)

Problems: TypeAlias = Iterator[tuple[str, Message]]
BoxProblems: TypeAlias = Iterator[tuple[str, str, Message]]  # what it is of comes first, by its id
Raw: TypeAlias = Mapping[str, Any]  # a table as it stands in the file

REWARDS: Final = frozenset({"credits", "vp", "colonists", "worlds"})
# (action, effect) -> parameters it must have, parameters it may have. "rewards" stands for any of the four rewards.
FORMS: Final[dict[tuple[ActionName, EffectName], tuple[set[str], set[str]]]] = {
    ("develop", "gain"): ({"rewards"}, set()),
    ("develop", "discount"): ({"amount"}, set()),
    ("develop", "after_develop"): ({"rewards"}, set()),
    ("explore", "gain"): ({"rewards"}, set()),
    ("explore", "draw_world"): ({"draw", "keep"}, set()),
    ("settle", "gain"): ({"rewards"}, set()),
    ("settle", "military"): ({"amount"}, {"against", "per"}),
    ("settle", "temporary_military"): ({"amount", "may"}, {"kind", "against"}),
    ("settle", "discount"): ({"amount"}, {"against"}),
    ("settle", "discount_or_military"): ({"amount", "against"}, set()),
    ("settle", "pay_for_military"): ({"discount", "may"}, {"against"}),
    ("settle", "second_settle"): ({"may"}, set()),
    ("settle", "after_settle"): ({"rewards"}, {"when"}),
    ("settle", "replace_colony"): ({"max_increase", "may"}, set()),
    ("settle", "replace_self"): ({"may"}, set()),
    ("produce", "gain"): ({"rewards"}, {"per"}),
    ("produce", "windfall"): ({"kind"}, set()),
    ("produce", "when_produced_here"): ({"rewards"}, set()),
    ("produce", "per_produced"): ({"rewards", "every"}, {"kind"}),
    ("produce", "most_produced"): ({"kind", "rewards"}, set()),
    ("produce", "production_fee"): ({"credits", "may"}, set()),
    ("trade", "price"): ({"amount"}, {"kind"}),
    ("consume", "consume"): ({"goods", "rewards"}, {"kind", "kinds", "different", "up_to"}),
    ("consume", "gain"): ({"rewards"}, set()),
    ("consume", "sell"): ({"may"}, set()),
    ("consume", "consume_bonus"): ({"vp", "with_tile", "with_vp", "modifier"}, set()),
}
BONUS_FORMS: Final = ({"vp", "per"}, {"vp", "count"}, {"vp", "count", "every"}, {"count", "table"})
_ANY_KIND_WORLD: Final = "alien_oort_cloud_factory"
STOCKPILED_AFTER: Final[dict[str, list[str]]] = {
    "goods": ["produce"],
    "worlds": ["explore", "settle"],
    "credits": ["trade"],
}
_MOST_STOCKPILED_CREDITS: Final = 7


# One tile


def tile_problems(tile: TileSpec, raw: Raw, expansion: str | None) -> Problems:
    """What is wrong with a world, home or development; `expansion` is the one its file is for."""
    if tile.expansion != expansion:
        yield "expansion", message("newfrontiers-wrong-expansion")
    if isinstance(tile, DevelopmentSpec):
        yield from _development_problems(tile)
    elif isinstance(tile, WorldSpec | HomeSpec):
        yield from _colony_problems(tile)
    if tile.bonus_text is not None and not tile.bonus:
        yield "bonus_text", message("newfrontiers-wrong-bonus-text")
    if tile.bonus and (isinstance(tile, HomeSpec) or (isinstance(tile, DevelopmentSpec) and tile.size == "small")):
        yield "bonus", message("newfrontiers-wrong-bonus")
    if tile.bonus and tile.vp:
        yield "vp", message("newfrontiers-wrong-bonus-vp")
    yield from documented_problems(tile.documented, raw)
    for number, power in enumerate(tile.powers):
        for field, problem in _power_problems(power, raw["powers"][number], tile):
            yield f"powers[{number}].{field}", problem
    for number, clause in enumerate(tile.bonus):
        for field, problem in _bonus_problems(clause, raw["bonus"][number]):
            yield f"bonus[{number}]{field}", problem


def _colony_problems(tile: WorldSpec | HomeSpec) -> Problems:
    needed, wrong = ("defense", "cost") if tile.type == "military" else ("cost", "defense")
    if getattr(tile, needed) is None:
        yield needed, message("newfrontiers-wrong-needs-field", type=tile.type, needed=needed)
    if getattr(tile, wrong) is not None:
        yield wrong, message("newfrontiers-wrong-has-other-field", type=tile.type, needed=needed, wrong=wrong)
    if (tile.kind == "gray") != (tile.goods == "none"):
        yield "goods", message("newfrontiers-wrong-gray-goods")
    if (tile.kind == "any") != (tile.id == _ANY_KIND_WORLD):
        yield "kind", message("newfrontiers-wrong-any-kind", tile=_ANY_KIND_WORLD)
    if tile.kind in ("alien", "any") and "alien" not in tile.keywords:
        yield "keywords", message("newfrontiers-wrong-alien-keyword", kind=tile.kind)
    if "xeno" in tile.keywords and (isinstance(tile, HomeSpec) or tile.type != "military"):
        yield "keywords", message("newfrontiers-wrong-xeno")
    if isinstance(tile, WorldSpec) and tile.replaces is not None and tile.expansion is None:
        yield "replaces", message("newfrontiers-wrong-replaces-base")
    if isinstance(tile, HomeSpec) and (tile.mat > 8) != (tile.expansion is not None):
        yield "mat", message("newfrontiers-wrong-mat-number")


def _development_problems(tile: DevelopmentSpec) -> Problems:
    if tile.spaces != (2 if tile.size == "large" else 1):
        yield "spaces", message("newfrontiers-wrong-spaces")
    if tile.copies != (1 if tile.size == "large" else 3):
        yield "copies", message("newfrontiers-wrong-copies")


def documented_problems(documented: list[str], raw: Raw) -> Problems:
    """Each name is a field, or with a dot a part of the tile's powers."""
    for name in documented:
        field, _, part = name.partition(".")
        if field not in raw or (part and not any(part in power for power in raw[field])):
            yield "documented", message("newfrontiers-wrong-documented", name=name)


# One power or clause


def _power_problems(power: PowerSpec, raw: Raw, tile: TileSpec) -> Problems:
    form = FORMS.get((power.action, power.effect))
    if form is None:
        effects = several([effect for action, effect in FORMS if action == power.action], "plain")
        yield "effect", message("newfrontiers-wrong-effect", action=power.action, effect=power.effect, effects=effects)
        return
    needed, allowed = form
    given = set(raw) - {"action", "effect"}
    if "rewards" in needed:
        if not given & REWARDS:
            yield (
                "effect",
                message("newfrontiers-wrong-no-reward", effect=power.effect, rewards=several(sorted(REWARDS), "plain")),
            )
        given -= REWARDS
    for field in sorted(needed - {"rewards"} - given):
        yield field, message("newfrontiers-wrong-needs-parameter", action=power.action, effect=power.effect)
    for field in sorted(given - needed - allowed):
        yield field, message("newfrontiers-wrong-no-such-parameter", action=power.action, effect=power.effect)
    for flag in ("may", "modifier", "different", "up_to"):
        if flag in given and not getattr(power, flag):
            yield flag, message("newfrontiers-wrong-false-flag")
    if power.kind == "any" and power.effect != "windfall":
        yield "kind", message("newfrontiers-wrong-any-only-windfall")
    if power.kinds is not None:
        if power.goods != len(power.kinds) or len(set(power.kinds)) != len(power.kinds):
            yield "kinds", message("newfrontiers-wrong-kinds")
        for field in sorted(given & {"kind", "different", "up_to"}):
            yield field, message("newfrontiers-wrong-not-with-kinds")
    if power.different and power.kind is not None:
        yield "different", message("newfrontiers-wrong-not-with-kind")
    if power.draw is not None and power.keep is not None and power.keep > power.draw:
        yield "keep", message("newfrontiers-wrong-keep")
    if power.effect in ("replace_self", "when_produced_here", "production_fee") and isinstance(tile, DevelopmentSpec):
        yield "effect", message("newfrontiers-wrong-for-a-colony", effect=power.effect)
    elif power.effect == "production_fee" and getattr(tile, "goods", None) != "production":
        yield "effect", message("newfrontiers-wrong-production-fee")


def _bonus_problems(clause: BonusSpec, raw: Raw) -> Problems:
    if set(raw) not in BONUS_FORMS:
        yield "", message("newfrontiers-wrong-clause")
    elif clause.table is not None and (clause.count != "kinds" or len(clause.table) != 5):
        yield ".table", message("newfrontiers-wrong-table")


# Goals


def goal_problems(goal: GoalSpec, raw: Raw) -> Problems:
    yield from documented_problems(goal.documented, raw)
    numbers = [step.at for step in goal.steps]
    if not numbers or numbers != sorted(set(numbers)):
        yield "steps", message("newfrontiers-wrong-steps")
    if (goal.scoring == "stockpile") != (goal.stockpile is not None):
        yield "stockpile", message("newfrontiers-wrong-stockpile")
    if goal.count.what == "powers" and goal.count.action != "consume":
        yield "count.action", message("newfrontiers-wrong-counted-powers")
    if goal.stockpile is not None:
        item = goal.stockpile.item
        if goal.count.what != f"stockpiled_{item}":
            yield "count.what", message("newfrontiers-wrong-stockpile-count", item=item)
        if goal.stockpile.after != STOCKPILED_AFTER[item]:
            yield (
                "stockpile.after",
                message(
                    "newfrontiers-wrong-stockpile-after", item=item, actions=several(STOCKPILED_AFTER[item], "plain")
                ),
            )
        if (goal.stockpile.per_action, goal.stockpile.only_discarded) != (
            (1, True) if item == "worlds" else (None, False)
        ):
            yield "stockpile", message("newfrontiers-wrong-stockpiled-worlds")
        if item == "credits" and goal.stockpile.max > _MOST_STOCKPILED_CREDITS:
            yield "stockpile.max", message("newfrontiers-wrong-stockpiled-credits", credits=_MOST_STOCKPILED_CREDITS)


def stockpile_problems(goals: list[GoalSpec]) -> BoxProblems:
    """Each of the three items has its goal."""
    items = [goal.stockpile.item for goal in goals if goal.stockpile is not None]
    for goal in goals:
        if goal.stockpile is not None and items.count(goal.stockpile.item) > 1:
            yield goal.id, "stockpile.item", message("newfrontiers-wrong-stockpile-twice")


# The box


def rift_problems(rules: RiftRules, raw: Raw, worlds: list[WorldSpec]) -> BoxProblems:
    """What is wrong with the rules of the expansion, which are the table [rules]."""
    for field, problem in documented_problems(rules.documented, raw):
        yield "[rules]", field, problem
    replaced = {world.replaces: world.id for world in worlds if world.replaces is not None}
    for tile_id in rules.replaces:
        if tile_id not in (world.id for world in worlds):
            yield "[rules]", "replaces", message("newfrontiers-wrong-no-such-world", tile=tile_id)
    for tile_id, by in replaced.items():
        if tile_id not in rules.replaces:
            yield by, "replaces", message("newfrontiers-wrong-not-replaced", tile=tile_id)
    for tile_id in rules.replaces:
        if tile_id not in replaced:
            yield "[rules]", "replaces", message("newfrontiers-wrong-nothing-replaces", tile=tile_id)


def box_problems(worlds: list[WorldSpec], homes: list[HomeSpec], developments: list[DevelopmentSpec]) -> BoxProblems:
    """What is wrong with the set of tiles as a whole."""
    for home in homes:
        if sorted(other.first_game for other in homes if other.mat == home.mat) != [False, True]:
            yield home.id, "mat", message("newfrontiers-wrong-mat-sides", mat=home.mat)
    for face in developments:
        sides = [other for other in developments if other.stack == face.stack]
        if sorted(side.first_game for side in sides) != ([True] if face.stack.isdigit() else [False, True]):
            yield face.id, "stack", message("newfrontiers-wrong-stack")
        if any((side.size, side.expansion) != (face.size, face.expansion) for side in sides):
            yield face.id, "size", message("newfrontiers-wrong-stack-size")
    tiles: list[TileSpec] = [*worlds, *homes, *developments]
    ids = {tile.id for tile in tiles}
    names: dict[str, str] = {}
    for tile in tiles:
        for field, name in _named_tiles(tile):
            if name not in ids:
                yield tile.id, field, message("newfrontiers-wrong-no-such-tile", tile=name)
        if names.setdefault(tile.name, tile.id) != tile.id and getattr(tile, "replaces", None) != names[tile.name]:
            yield tile.id, "name", message("newfrontiers-wrong-same-name", tile=names[tile.name])


def _named_tiles(tile: TileSpec) -> Iterator[tuple[str, str]]:
    """Where a tile names another by its id, and which."""
    selectors: list[tuple[str, SelectorSpec | None]] = []
    for number, power in enumerate(tile.powers):
        if power.with_tile is not None:
            yield f"powers[{number}].with_tile", power.with_tile
        for field in ("against", "when", "per"):
            selectors.append((f"powers[{number}].{field}.name", getattr(power, field)))
    selectors += [(f"bonus[{number}].per.name", clause.per) for number, clause in enumerate(tile.bonus)]
    for field, selector in selectors:
        if selector is not None and selector.name is not None:
            yield field, selector.name
