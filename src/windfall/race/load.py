"""Reads and checks the card file. Every error names the file, the card and the field."""

import hashlib
from dataclasses import dataclass

from windfall.engine.component_file import ComponentFile
from windfall.race.schema import CardSpec, PowerSpec

# (phase, effect) -> parameters it must have, parameters it may have.
FORMS: dict[tuple[str, str], tuple[set[str], set[str]]] = {
    ("explore", "draw"): ({"amount"}, set()),
    ("explore", "keep"): ({"amount"}, set()),
    ("develop", "draw"): ({"cards"}, set()),
    ("develop", "discount"): ({"amount"}, set()),
    ("develop", "after_develop"): ({"cards"}, set()),
    ("settle", "discount"): ({"amount"}, {"kind"}),
    ("settle", "military"): ({"amount"}, {"kind", "keyword"}),
    ("settle", "temporary_military"): ({"amount", "discard_self", "may"}, set()),
    ("settle", "free_settle"): ({"discard_self", "may"}, set()),
    ("settle", "pay_for_military"): ({"discount", "may"}, set()),
    ("settle", "after_settle"): ({"cards"}, set()),
    ("trade", "price"): ({"amount"}, {"kind", "here"}),
    ("consume", "consume"): ({"goods"}, {"kind", "different", "up_to", "vp", "cards"}),
    ("consume", "consume_all"): ({"vp_less"}, set()),
    ("consume", "discard_hand"): ({"up_to", "vp", "may"}, set()),
    ("consume", "draw"): ({"cards"}, set()),
    ("consume", "gamble"): (set(), set()),
    ("consume", "sell"): ({"trade_powers"}, set()),
    ("produce", "when_produced_here"): ({"cards"}, set()),
    ("produce", "windfall"): ({"kind"}, set()),
    ("produce", "draw"): ({"cards"}, set()),
    ("produce", "per_produced"): ({"cards", "kind"}, set()),
    ("produce", "per_kind_produced"): ({"cards"}, set()),
    ("produce", "per_world"): ({"cards", "kind"}, set()),
    ("produce", "most_produced"): ({"cards", "kind"}, set()),
}
_BONUS_FORMS = ({"vp", "per"}, {"vp", "count"}, {"vp", "count", "every"})


@dataclass(frozen=True)
class Components:
    cards: list[CardSpec]
    digest: str


def load_components() -> Components:
    file = ComponentFile("race", "cards.toml")
    cards = file.entries("card", CardSpec)
    raw = {str(entry["id"]): entry for entry in file.raw_entries("card")}
    ids = {card.id for card in cards}
    for card in cards:
        for field, problem in _problems(card, raw[card.id], ids):
            raise file.error("card", card.id, field, problem)
    return Components(cards, hashlib.sha256(file.canonical()).hexdigest()[:12])


def _problems(card: CardSpec, raw: dict[str, object], ids: set[str]) -> list[tuple[str, str]]:
    """What is wrong with a card beyond the form of its fields, as (field, problem)."""
    problems = []
    needed, wrong = ("defense", "cost") if card.military else ("cost", "defense")
    if getattr(card, needed) is None or getattr(card, wrong) is not None:
        problems.append((needed, f"this card has a {needed} and no {wrong}"))
    is_world = card.type == "world"
    if is_world != (card.kind is not None) or is_world != (card.goods is not None):
        problems.append(("kind", "a world has kind and goods, a development neither"))
    if is_world and (card.kind == "gray") != (card.goods == "none"):
        problems.append(("goods", "gray worlds have goods 'none', all others do not"))
    raw_powers = raw["powers"]
    assert isinstance(raw_powers, list)
    for number, (power, entry) in enumerate(zip(card.powers, raw_powers, strict=True)):
        problems += [(f"powers[{number}].{field}", problem) for field, problem in _power_problems(power, entry)]
    raw_bonus = raw.get("bonus", [])
    assert isinstance(raw_bonus, list)
    for number, (clause, entry) in enumerate(zip(card.bonus, raw_bonus, strict=True)):
        if set(entry) not in _BONUS_FORMS:
            problems.append((f"bonus[{number}]", "a clause is { vp, per } or { vp, count, every? }"))
        if clause.per is not None and clause.per.name is not None and clause.per.name not in ids:
            problems.append((f"bonus[{number}].per.name", f"there is no card {clause.per.name!r}"))
    return problems


def _power_problems(power: PowerSpec, raw: dict[str, object]) -> list[tuple[str, str]]:
    form = FORMS.get((power.phase, power.effect))
    if form is None:
        return [("effect", f"{power.phase} has no effect {power.effect!r}")]
    needed, allowed = form
    given = set(raw) - {"phase", "effect"}
    name = f"{power.phase} {power.effect}"
    problems = [(field, f"{name} needs this parameter") for field in sorted(needed - given)]
    problems += [(field, f"{name} has no such parameter") for field in sorted(given - needed - allowed)]
    if power.effect == "consume" and not (power.vp or power.cards):
        problems.append(("vp", "consuming brings VPs or cards"))
    return problems
