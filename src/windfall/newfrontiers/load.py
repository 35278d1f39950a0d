"""Reads and checks the component files. Every error names the file, the tile and the field."""

import hashlib
import tomllib
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from windfall.engine.data import read_component_file, shipped_component_file
from windfall.engine.errors import DataError
from windfall.newfrontiers.schema import (
    BonusSpec,
    DevelopmentSpec,
    GoalSpec,
    HomeSpec,
    PowerSpec,
    RiftRules,
    TileSpec,
    WorldSpec,
)

_Spec = TypeVar("_Spec", bound=msgspec.Struct)

# (action, effect) -> parameters it must have, parameters it may have. "rewards" stands for any of the four rewards.
_FORMS: dict[tuple[str, str], tuple[set[str], set[str]]] = {
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
_REWARDS = {"credits", "vp", "colonists", "worlds"}
_BONUS_FORMS = ({"vp", "per"}, {"vp", "count"}, {"vp", "count", "every"}, {"count", "table"})


@dataclass(frozen=True)
class Components:
    """Everything in the box, checked. Worlds and homes and developments of the expansion come last."""

    worlds: list[WorldSpec]
    homes: list[HomeSpec]
    developments: list[DevelopmentSpec]
    goals: list[GoalSpec]
    rift: RiftRules
    digest: str


def load_components() -> Components:
    """Read all files; a corrected file must hold the same tile ids as the shipped one."""
    digest = hashlib.sha256()
    worlds = _Reader("worlds.toml", digest).entries("world", WorldSpec)
    homes = _Reader("homes.toml", digest).entries("home", HomeSpec)
    developments = _Reader("developments.toml", digest).entries("development", DevelopmentSpec)
    goals = _Reader("goals.toml", digest).entries("goal", GoalSpec)
    rift = _Reader("starry_rift.toml", digest)
    worlds += rift.entries("world", WorldSpec)
    homes += rift.entries("home", HomeSpec)
    developments += rift.entries("development", DevelopmentSpec)
    rules = rift.table("rules", RiftRules)
    for field, problem in _box_problems(worlds, homes, developments):
        raise DataError(f"New Frontiers components: {field}: {problem}")
    return Components(worlds, homes, developments, goals, rules, digest.hexdigest()[:12])


class _Reader:
    """One component file."""

    def __init__(self, name: str, digest: "hashlib._Hash") -> None:
        text, self.file = read_component_file("newfrontiers", name)
        try:
            self.content = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise DataError(f"{self.file}: this is not valid TOML: {error}") from error
        if self.content.get("schema") != 1:
            raise DataError(f"{self.file}: field 'schema': must be 1, not {self.content.get('schema')!r}")
        digest.update(msgspec.json.encode(self.content, order="sorted"))
        self.shipped = tomllib.loads(shipped_component_file("newfrontiers", name))

    def table(self, name: str, spec: type[_Spec]) -> _Spec:
        if not isinstance(self.content.get(name), dict):
            raise DataError(f"{self.file}: the table [{name}] is missing")
        return self._convert(f"[{name}]", self.content[name], spec)

    def entries(self, name: str, spec: type[_Spec]) -> list[_Spec]:
        """All tables [[name]] of the file."""
        entries = self.content.get(name)
        if not isinstance(entries, list):
            raise DataError(f"{self.file}: there is no [[{name}]] in it")
        checked = []
        for number, entry in enumerate(entries, start=1):
            label = f"{name} {entry.get('id', f'number {number}')!r}"
            tile = self._convert(label, entry, spec)
            if isinstance(tile, TileSpec):
                self._check_tile(label, tile, entry)
            checked.append(tile)
        return self._in_shipped_order(name, checked)

    def _in_shipped_order(self, name: str, tiles: list[_Spec]) -> list[_Spec]:
        """The tiles by their shipped ids: action numbers must not depend on how a corrected file is laid out."""
        by_id = {str(getattr(tile, "id")): tile for tile in tiles}  # noqa: B009
        ids = [entry["id"] for entry in self.shipped[name]]
        for tile_id in ids:
            if tile_id not in by_id:
                raise DataError(f"{self.file}: {name} {tile_id!r}: field 'id': this {name} is missing")
        if len(tiles) != len(ids):
            extra = next(tile_id for tile_id in (*by_id, "one id twice") if tile_id not in ids)
            raise DataError(f"{self.file}: {name} {extra!r}: field 'id': keep to the shipped ids, each once")
        return [by_id[tile_id] for tile_id in ids]

    def _convert(self, label: str, entry: object, spec: type[_Spec]) -> _Spec:
        try:
            return msgspec.convert(entry, spec)
        except msgspec.ValidationError as error:
            message, _, path = str(error).partition(" - at `$.")
            field = f"field {path.rstrip('`')!r}: " if path else ""
            raise DataError(f"{self.file}: {label}: {field}{message}") from error

    def _check_tile(self, label: str, tile: TileSpec, entry: dict[str, object]) -> None:
        for field, problem in _problems(tile, entry):
            raise DataError(f"{self.file}: {label}: field {field!r}: {problem}")


def _problems(tile: TileSpec, entry: dict[str, object]) -> list[tuple[str, str]]:
    """What is wrong with a tile beyond the form of its fields, as (field, problem)."""
    problems = []
    if isinstance(tile, WorldSpec | HomeSpec):
        needed, wrong = ("defense", "cost") if tile.type == "military" else ("cost", "defense")
        if getattr(tile, needed) is None or getattr(tile, wrong) is not None:
            problems.append((needed, f"a {tile.type} tile has a {needed} and no {wrong}"))
        if (tile.kind == "gray") != (tile.goods == "none"):
            problems.append(("goods", "gray tiles have goods 'none', all others do not"))
        if tile.kind == "any" and (tile.goods != "production" or isinstance(tile, HomeSpec)):
            problems.append(("kind", "'any' is only for a production world"))
    if isinstance(tile, DevelopmentSpec) and tile.spaces != (2 if tile.size == "large" else 1):
        problems.append(("spaces", "a small development covers 1 space, a large one 2"))
    if bool(tile.bonus) != (tile.bonus_text is not None):
        problems.append(("bonus_text", "a tile with a bonus has a bonus_text, others have none"))
    if tile.bonus and tile.vp:
        problems.append(("vp", "a tile with a bonus prints '?', so its vp is 0"))
    for field in tile.documented:
        if field.split(".")[0] not in entry:
            problems.append(("documented", f"it names {field!r}, which the tile does not have"))
    raw_powers = entry["powers"]
    assert isinstance(raw_powers, list)
    for number, (power, raw) in enumerate(zip(tile.powers, raw_powers, strict=True)):
        problems += [(f"powers[{number}].{field}", problem) for field, problem in _power_problems(power, raw)]
    raw_bonus = entry.get("bonus", [])
    assert isinstance(raw_bonus, list)
    for number, (clause, raw) in enumerate(zip(tile.bonus, raw_bonus, strict=True)):
        if set(raw) not in _BONUS_FORMS:
            problems.append((f"bonus[{number}]", "a clause is { vp, per }, { vp, count, every? } or { count, table }"))
        problems += [(f"bonus[{number}].{field}", problem) for field, problem in _bonus_problems(clause)]
    return problems


def _power_problems(power: PowerSpec, raw: dict[str, object]) -> list[tuple[str, str]]:
    form = _FORMS.get((power.action, power.effect))
    if form is None:
        return [("effect", f"{power.action} has no effect {power.effect!r}")]
    needed, allowed = form
    given = set(raw) - {"action", "effect"}
    problems = []
    if "rewards" in needed:
        if not given & _REWARDS:
            problems.append(("effect", f"{power.effect} needs a reward: {', '.join(sorted(_REWARDS))}"))
        given -= _REWARDS
    for field in sorted((needed - {"rewards"}) - given):
        problems.append((field, f"{power.action} {power.effect} needs this parameter"))
    for field in sorted(given - needed - allowed):
        problems.append((field, f"{power.action} {power.effect} has no such parameter"))
    for flag in ("may", "modifier"):
        if flag in given and not getattr(power, flag):
            problems.append((flag, "leave it out unless it is true"))
    if power.kind == "any" and power.effect != "windfall":
        problems.append(("kind", "'any' is only for windfall"))
    if power.kinds is not None and (power.goods != len(power.kinds) or len(set(power.kinds)) != len(power.kinds)):
        problems.append(("kinds", "lists each kind once, and as many as there are goods"))
    if power.draw is not None and power.keep is not None and power.keep > power.draw:
        problems.append(("keep", "is at most as much as draw"))
    if power.up_to and power.kinds:
        problems.append(("up_to", "does not go with kinds"))
    return problems


def _bonus_problems(clause: BonusSpec) -> list[tuple[str, str]]:
    if clause.table is not None and clause.count == "kinds" and len(clause.table) != 5:
        return [("table", "has five entries, for 0 to 4 kinds")]
    return []


def _box_problems(
    worlds: list[WorldSpec], homes: list[HomeSpec], developments: list[DevelopmentSpec]
) -> list[tuple[str, str]]:
    """What is wrong with the set of tiles as a whole, as (tile and field, problem)."""
    problems = []
    tiles = (*worlds, *homes, *developments)
    ids = {tile.id for tile in tiles}
    if sum(world.kind == "any" for world in worlds) != 1:
        problems.append(("field 'kind'", "exactly one world is of kind 'any'"))
    for home in homes:
        if sorted(other.first_game for other in homes if other.mat == home.mat) != [False, True]:
            problems.append((f"home {home.id!r}: field 'mat'", "a mat has two sides, one of them first_game"))
    for development in developments:
        sides = [other for other in developments if other.stack == development.stack]
        if sorted(side.first_game for side in sides) not in ([True], [False, True]):
            problems.append((f"development {development.id!r}: field 'stack'", "has one face, or a front and a back"))
        if any((side.size, side.copies) != (development.size, development.copies) for side in sides):
            problems.append((f"development {development.id!r}: field 'size'", "both faces of a stack agree"))
    for tile in tiles:
        named = [power.with_tile for power in tile.powers]
        named += [clause.per.name for clause in tile.bonus if clause.per is not None]
        for name in named:
            if name is not None and name not in ids:
                problems.append((f"tile {tile.id!r}: field 'powers' or 'bonus'", f"there is no tile {name!r}"))
    return problems
