"""What must hold of the component files beyond the form of their fields, so that the rules can rely on it.

Every check yields what it finds as (field, problem); `load` adds the file and the tile.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

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

Problems: TypeAlias = Iterator[tuple[str, str]]
BoxProblems: TypeAlias = Iterator[tuple[str, str, str]]  # what it is of comes first, by its id
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
        yield "expansion", "tiles of starry_rift.toml have expansion = 'starry_rift', all others have none"
    if isinstance(tile, DevelopmentSpec):
        yield from _development_problems(tile)
    elif isinstance(tile, WorldSpec | HomeSpec):
        yield from _colony_problems(tile)
    if tile.bonus_text is not None and not tile.bonus:
        yield "bonus_text", "only a tile with a bonus has a bonus_text"
    if tile.bonus and (isinstance(tile, HomeSpec) or (isinstance(tile, DevelopmentSpec) and tile.size == "small")):
        yield "bonus", "only worlds and large developments have a bonus"
    if tile.bonus and tile.vp:
        yield "vp", "a tile with a bonus prints '?', so its vp is 0"
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
        yield needed, f"a {tile.type} tile has a {needed}"
    if getattr(tile, wrong) is not None:
        yield wrong, f"a {tile.type} tile has a {needed} and no {wrong}"
    if (tile.kind == "gray") != (tile.goods == "none"):
        yield "goods", "gray tiles have goods 'none', all others do not"
    if (tile.kind == "any") != (tile.id == _ANY_KIND_WORLD):
        yield "kind", f"'any' is the kind of {_ANY_KIND_WORLD} and of no other tile"
    if tile.kind in ("alien", "any") and "alien" not in tile.keywords:
        yield "keywords", f"a tile of kind {tile.kind!r} has the keyword 'alien'"
    if "xeno" in tile.keywords and (isinstance(tile, HomeSpec) or tile.type != "military"):
        yield "keywords", "'xeno' is for military worlds only"
    if isinstance(tile, WorldSpec) and tile.replaces is not None and tile.expansion is None:
        yield "replaces", "only a world of the expansion replaces another"
    if isinstance(tile, HomeSpec) and (tile.mat > 8) != (tile.expansion is not None):
        yield "mat", "mats 1 to 8 are those of the base game, 9 to 16 those of the expansion"


def _development_problems(tile: DevelopmentSpec) -> Problems:
    if tile.spaces != (2 if tile.size == "large" else 1):
        yield "spaces", "a small development covers 1 space, a large one 2"
    if tile.copies != (1 if tile.size == "large" else 3):
        yield "copies", "there are 3 tiles of a small development, 1 of a large one"


def documented_problems(documented: list[str], raw: Raw) -> Problems:
    """Each name is a field, or with a dot a part of the tile's powers."""
    for name in documented:
        field, _, part = name.partition(".")
        if field not in raw or (part and not any(part in power for power in raw[field])):
            yield "documented", f"it names {name!r}, which is not there"


# One power or clause


def _power_problems(power: PowerSpec, raw: Raw, tile: TileSpec) -> Problems:
    form = FORMS.get((power.action, power.effect))
    if form is None:
        effects = ", ".join(effect for action, effect in FORMS if action == power.action)
        yield "effect", f"{power.action} has no effect {power.effect!r}; it has {effects}"
        return
    needed, allowed = form
    given = set(raw) - {"action", "effect"}
    if "rewards" in needed:
        if not given & REWARDS:
            yield "effect", f"{power.effect} needs a reward: {', '.join(sorted(REWARDS))}"
        given -= REWARDS
    for field in sorted(needed - {"rewards"} - given):
        yield field, f"{power.action} {power.effect} needs this parameter"
    for field in sorted(given - needed - allowed):
        yield field, f"{power.action} {power.effect} has no such parameter"
    for flag in ("may", "modifier", "different", "up_to"):
        if flag in given and not getattr(power, flag):
            yield flag, "leave it out unless it is true"
    if power.kind == "any" and power.effect != "windfall":
        yield "kind", "'any' is only for windfall"
    if power.kinds is not None:
        if power.goods != len(power.kinds) or len(set(power.kinds)) != len(power.kinds):
            yield "kinds", "lists each kind once, and as many as there are goods"
        for field in sorted(given & {"kind", "different", "up_to"}):
            yield field, "does not go with kinds"
    if power.different and power.kind is not None:
        yield "different", "does not go with kind"
    if power.draw is not None and power.keep is not None and power.keep > power.draw:
        yield "keep", "is at most as much as draw"
    if power.effect in ("replace_self", "when_produced_here", "production_fee") and isinstance(tile, DevelopmentSpec):
        yield "effect", f"{power.effect} is for a colony, not for a development"
    elif power.effect == "production_fee" and getattr(tile, "goods", None) != "production":
        yield "effect", "production_fee is for a production colony"


def _bonus_problems(clause: BonusSpec, raw: Raw) -> Problems:
    if set(raw) not in BONUS_FORMS:
        yield "", "a clause is { vp, per }, { vp, count, every? } or { count, table }"
    elif clause.table is not None and (clause.count != "kinds" or len(clause.table) != 5):
        yield ".table", "goes with count = 'kinds' and has five entries, for 0 to 4 kinds"


# Goals


def goal_problems(goal: GoalSpec, raw: Raw) -> Problems:
    yield from documented_problems(goal.documented, raw)
    numbers = [step.at for step in goal.steps]
    if not numbers or numbers != sorted(set(numbers)):
        yield "steps", "there is at least one step, and each is at a higher number than the one before"
    if (goal.scoring == "stockpile") != (goal.stockpile is not None):
        yield "stockpile", "a goal with scoring = 'stockpile' has it, others do not"
    if goal.count.what == "powers" and goal.count.action != "consume":
        yield "count.action", "powers are counted for action = 'consume'"
    if goal.stockpile is not None:
        item = goal.stockpile.item
        if goal.count.what != f"stockpiled_{item}":
            yield "count.what", f"must be 'stockpiled_{item}', as its stockpile is of {item}"
        if goal.stockpile.after != STOCKPILED_AFTER[item]:
            yield "stockpile.after", f"{item} are stockpiled after {', '.join(STOCKPILED_AFTER[item])}"
        if (goal.stockpile.per_action, goal.stockpile.only_discarded) != (
            (1, True) if item == "worlds" else (None, False)
        ):
            yield "stockpile", "worlds have per_action = 1 and only_discarded = true, goods and credits neither"
        if item == "credits" and goal.stockpile.max > _MOST_STOCKPILED_CREDITS:
            yield "stockpile.max", f"a mat holds at most {_MOST_STOCKPILED_CREDITS} credits"


def stockpile_problems(goals: list[GoalSpec]) -> BoxProblems:
    """Each of the three items has its goal."""
    items = [goal.stockpile.item for goal in goals if goal.stockpile is not None]
    for goal in goals:
        if goal.stockpile is not None and items.count(goal.stockpile.item) > 1:
            yield goal.id, "stockpile.item", "goods, worlds and credits have one goal each"


# The box


def rift_problems(rules: RiftRules, raw: Raw, worlds: list[WorldSpec]) -> BoxProblems:
    """What is wrong with the rules of the expansion, which are the table [rules]."""
    for field, problem in documented_problems(rules.documented, raw):
        yield "[rules]", field, problem
    replaced = {world.replaces: world.id for world in worlds if world.replaces is not None}
    for tile_id in rules.replaces:
        if tile_id not in (world.id for world in worlds):
            yield "[rules]", "replaces", f"there is no world {tile_id!r}"
    for tile_id, by in replaced.items():
        if tile_id not in rules.replaces:
            yield by, "replaces", f"{tile_id!r} is not among those that [rules] replaces"
    for tile_id in rules.replaces:
        if tile_id not in replaced:
            yield "[rules]", "replaces", f"no world replaces {tile_id!r}"


def box_problems(worlds: list[WorldSpec], homes: list[HomeSpec], developments: list[DevelopmentSpec]) -> BoxProblems:
    """What is wrong with the set of tiles as a whole."""
    for home in homes:
        if sorted(other.first_game for other in homes if other.mat == home.mat) != [False, True]:
            yield home.id, "mat", f"mat {home.mat} must have two sides, one of them first_game"
    for face in developments:
        sides = [other for other in developments if other.stack == face.stack]
        if sorted(side.first_game for side in sides) != ([True] if face.stack.isdigit() else [False, True]):
            yield face.id, "stack", "a numbered stack has one face with first_game, a lettered one a front and a back"
        if any((side.size, side.expansion) != (face.size, face.expansion) for side in sides):
            yield face.id, "size", "both faces of a stack are of one size"
    tiles: list[TileSpec] = [*worlds, *homes, *developments]
    ids = {tile.id for tile in tiles}
    names: dict[str, str] = {}
    for tile in tiles:
        for field, name in _named_tiles(tile):
            if name not in ids:
                yield tile.id, field, f"there is no tile {name!r}"
        if names.setdefault(tile.name, tile.id) != tile.id and getattr(tile, "replaces", None) != names[tile.name]:
            yield tile.id, "name", f"{names[tile.name]!r} has the same name"


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
