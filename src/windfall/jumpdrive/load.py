"""Reads and checks the card file. Every error names the file, the card and the field."""

import hashlib
from dataclasses import dataclass

import msgspec

from windfall.engine.component_file import ComponentFile
from windfall.engine.errors import DataError
from windfall.jumpdrive.schema import SELECTOR_PATTERN, CardSpec, ClauseSpec, JointSpec, PowerSpec, RulesSpec

# kind of clause -> parameters it must have besides n, parameters it may have
CLAUSE_FORMS: dict[str, tuple[set[str], set[str]]] = {
    "flat": (set(), set()),
    "per": ({"of"}, {"each"}),
    "pair": ({"of"}, set()),
    "with": ({"of"}, set()),
    "with_other": ({"of"}, set()),
    "per_shared": ({"of", "other_n"}, set()),
}
# effect -> phase, parameters it must have
POWER_FORMS: dict[str, tuple[str, set[str]]] = {
    "dev_discount": ("develop", {"n"}),
    "world_discount": ("settle", {"n", "of"}),
    "military_vs": ("settle", {"n", "of"}),
    "military_per": ("settle", {"n", "of"}),
    "pay_for_military": ("settle", {"n", "except"}),
    "second_world_paid": ("settle", {"n"}),
    "second_world_military": ("settle", set()),
    "pass_to_strongest": ("score", set()),
}
_LIMIT_FORMS: dict[str, set[str]] = {"max_in_empire": {"n"}, "no_military_unless": {"card"}}


@dataclass(frozen=True)
class Components:
    cards: list[CardSpec]
    rules: RulesSpec
    joints: list[JointSpec]
    digest: str


def load_components() -> Components:
    file = ComponentFile("jumpdrive", "cards.toml")
    cards = file.entries("card", CardSpec)
    raw = {str(entry["id"]): entry for entry in file.raw_entries("card")}
    ids = {card.id for card in cards}
    for card in cards:
        for field, problem in _problems(card, raw[card.id], ids):
            raise file.error("card", card.id, field, problem)
    joints = [msgspec.convert(entry, JointSpec) for entry in file.raw_entries("joint")]
    by_id = {card.id: card for card in cards}
    for joint in joints:
        total = sum(clause.n for card_id in joint.cards for clause in getattr(by_id[card_id], joint.field))
        if total != joint.total:
            raise DataError(
                f"{file.name}: cards {joint.cards}: field {joint.field!r}: "
                f"together they must give {joint.total}, as documented, not {total}"
            )
    digest = hashlib.sha256(file.canonical()).hexdigest()[:12]
    return Components(cards, file.table("rules", RulesSpec), joints, digest)


def _problems(card: CardSpec, raw: dict[str, object], ids: set[str]) -> list[tuple[str, str]]:
    """What is wrong with a card beyond the form of its fields, as (field, problem)."""
    problems = []
    if (card.type == "world") != (card.color is not None) or (card.type == "world") != (card.military is not None):
        problems.append(("color", "a world has color and military, a development neither"))
    needed, wrong = ("defense", "cost") if card.military else ("cost", "defense")
    if getattr(card, needed) is None or getattr(card, wrong) is not None:
        problems.append((needed, f"this card has a {needed} and no {wrong}"))
    if card.icons.explore + card.icons.military + card.icons.chromosome > 3:
        problems.append(("icons", "a card has at most three icons"))
    if card.color == "yellow" and "ALIEN" not in card.keywords:
        problems.append(("keywords", "every yellow world is ALIEN"))
    for field in ("vp", "income"):
        for number, clause in enumerate(getattr(card, field)):
            problems += [(f"{field}[{number}].{name}", text) for name, text in _clause_problems(clause, ids)]
    raw_powers = raw["powers"]
    assert isinstance(raw_powers, list)
    for number, (power, entry) in enumerate(zip(card.powers, raw_powers, strict=True)):
        problems += [(f"powers[{number}].{name}", text) for name, text in _power_problems(power, entry, ids)]
    for number, limit in enumerate(card.limits):
        given = {name for name in ("n", "card") if getattr(limit, name) is not None}
        if given != _LIMIT_FORMS[limit.limit]:
            problems.append((f"limits[{number}]", f"{limit.limit} needs {', '.join(_LIMIT_FORMS[limit.limit])}"))
        if limit.card is not None and limit.card not in ids:
            problems.append((f"limits[{number}].card", f"there is no card {limit.card!r}"))
    return problems


def _clause_problems(clause: ClauseSpec, ids: set[str]) -> list[tuple[str, str]]:
    needed, allowed = CLAUSE_FORMS[clause.kind]
    given = {name for name in ("of", "each", "other_n") if getattr(clause, name) is not None}
    problems = [(name, f"{clause.kind} needs this parameter") for name in sorted(needed - given)]
    problems += [(name, f"{clause.kind} has no such parameter") for name in sorted(given - needed - allowed)]
    selectors = clause.of if isinstance(clause.of, list) else [clause.of]
    if (clause.kind == "pair") != (len(selectors) == 2):
        problems.append(("of", "a pair has two selectors, all other clauses one"))
    return problems + [("of", text) for selector in selectors for text in _selector_problems(selector, ids)]


def _power_problems(power: PowerSpec, raw: dict[str, object], ids: set[str]) -> list[tuple[str, str]]:
    phase, needed = POWER_FORMS[power.effect]
    given = set(raw) - {"phase", "effect"}
    problems = [("phase", f"{power.effect} works in {phase}")] if power.phase != phase else []
    problems += [(name, f"{power.effect} needs this parameter") for name in sorted(needed - given)]
    problems += [(name, f"{power.effect} has no such parameter") for name in sorted(given - needed)]
    problems += [("of", text) for text in _selector_problems(power.of, ids)]
    return problems + [("except", text) for text in _selector_problems(power.excluding, ids)]


def _selector_problems(selector: str | None, ids: set[str]) -> list[str]:
    if selector is None:
        return []
    if not SELECTOR_PATTERN.fullmatch(selector):
        return [f"{selector!r} is not a selector of the vocabulary"]
    sort, _, name = selector.partition(":")
    return [f"there is no card {name!r}"] if sort == "card" and name not in ids else []
