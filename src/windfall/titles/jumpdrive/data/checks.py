"""What must hold for a card beyond the form of its fields, and for all cards together. A problem is (field, what)."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeAlias

from windfall.engine.words.message import Message, message, several
from windfall.titles.jumpdrive.data.schema import SELECTOR_PATTERN, CardSpec, ClauseSpec, JointSpec, PowerSpec

Problems: TypeAlias = Iterator[tuple[str, Message]]
Raw: TypeAlias = Mapping[str, Any]  # a table as it stands in the file

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
LIMIT_FORMS: dict[str, set[str]] = {"max_in_empire": {"n"}, "no_military_unless": {"card"}}
_MOST_PLAYERS = 4
_PRESET_CARDS = 5


def card_problems(card: CardSpec, raw: Raw, ids: Collection[str]) -> Problems:
    yield from _field_problems(card, raw)
    for field in ("vp", "income"):
        for number, clause in enumerate(getattr(card, field)):
            for name, problem in _clause_problems(clause, ids):
                yield f"{field}[{number}].{name}", problem
    for number, (power, entry) in enumerate(zip(card.powers, raw["powers"], strict=True)):
        for name, problem in _power_problems(power, entry, ids):
            yield f"powers[{number}].{name}", problem
    for number, limit in enumerate(card.limits):
        given = {name for name in ("n", "card") if getattr(limit, name) is not None}
        if given != LIMIT_FORMS[limit.limit]:
            needed = several(sorted(LIMIT_FORMS[limit.limit]), "plain")
            yield f"limits[{number}]", message("jumpdrive-problem-limit-needs", limit=limit.limit, parameters=needed)
        if limit.card is not None and limit.card not in ids:
            yield f"limits[{number}].card", message("jumpdrive-problem-no-card", card=limit.card)


def _field_problems(card: CardSpec, raw: Raw) -> Problems:
    is_world = card.type == "world"
    if is_world != (card.color is not None) or is_world != (card.military is not None):
        yield "color", message("jumpdrive-problem-color-and-military")
    if card.military and (card.defense is None or card.cost is not None):
        yield "defense", message("jumpdrive-problem-defense")
    if not card.military and (card.cost is None or card.defense is not None):
        yield "cost", message("jumpdrive-problem-cost")
    if card.icons.explore + card.icons.military + card.icons.chromosome > 3:
        yield "icons", message("jumpdrive-problem-three-icons")
    if card.color == "yellow" and "ALIEN" not in card.keywords:
        yield "keywords", message("jumpdrive-problem-alien")
    in_deck = 0 if card.center else card.copies
    if len(card.presets) > in_deck:
        marks = several(card.presets, "plain")
        yield "presets", message("jumpdrive-problem-marks", marks=marks, copies=in_deck)
    for field in ("documented", "inferred"):
        for name in getattr(card, field):
            if not _is_part(name, raw):
                yield field, message("jumpdrive-problem-not-a-field", field=name)


def _is_part(name: str, raw: Raw) -> bool:
    """A field of the card, one sort of icon, or the kind of its VP clauses."""
    field, _, part = name.partition(".")
    return field in raw and (not part or (field == "icons" and part in raw["icons"]) or name == "vp.kind")


def _clause_problems(clause: ClauseSpec, ids: Collection[str]) -> Problems:
    needed, allowed = CLAUSE_FORMS[clause.kind]
    given = {name for name in ("of", "each", "other_n") if getattr(clause, name) is not None}
    for name in sorted(needed - given):
        yield name, message("jumpdrive-problem-parameter-missing", form=clause.kind)
    for name in sorted(given - needed - allowed):
        yield name, message("jumpdrive-problem-no-parameter", form=clause.kind)
    selectors = clause.of if isinstance(clause.of, list) else [clause.of]
    if (clause.kind == "pair") != (len(selectors) == 2):
        yield "of", message("jumpdrive-problem-pair")
    for selector in selectors:
        yield from _selector_problems("of", selector, ids)


def _power_problems(power: PowerSpec, raw: Raw, ids: Collection[str]) -> Problems:
    phase, needed = POWER_FORMS[power.effect]
    given = set(raw) - {"phase", "effect"}
    if power.phase != phase:
        yield "phase", message("jumpdrive-problem-phase", form=power.effect, phase=phase)
    for name in sorted(needed - given):
        yield name, message("jumpdrive-problem-parameter-missing", form=power.effect)
    for name in sorted(given - needed):
        yield name, message("jumpdrive-problem-no-parameter", form=power.effect)
    for name, selector in (("of", power.of), ("except", power.excluding)):
        if selector == "military":
            yield name, message("jumpdrive-problem-military-selector")
        yield from _selector_problems(name, selector, ids)


def _selector_problems(field: str, selector: str | None, ids: Collection[str]) -> Problems:
    if selector is None:
        return
    if not SELECTOR_PATTERN.fullmatch(selector):
        yield field, message("jumpdrive-problem-selector", selector=selector)
    sort, _, name = selector.partition(":")
    if sort == "card" and name not in ids:
        yield field, message("jumpdrive-problem-no-card", card=name)


def box_problems(cards: list[CardSpec]) -> Iterator[tuple[str, str, Message]]:
    """What is wrong with the set of cards as a whole, as (card, field, problem)."""
    first_of: dict[str, str] = {}
    for card in cards:
        if first_of.setdefault(card.name, card.id) != card.id:
            first = first_of[card.name]
            yield card.id, "name", message("jumpdrive-problem-same-name", card=first, name=card.name)
    center = [card for card in cards if card.center]
    if len(center) != 1:
        yield (center or cards)[-1].id, "center", message("jumpdrive-problem-center")
    elif center[0].copies < _MOST_PLAYERS:
        yield center[0].id, "copies", message("jumpdrive-problem-one-for-each", players=_MOST_PLAYERS)
    for letter in "ABCD":
        hand = [card.id for card in cards for preset in card.presets if preset == letter]
        if len(hand) != _PRESET_CARDS:
            wrong = message("jumpdrive-problem-hand", hand=letter, cards=_PRESET_CARDS, given=len(hand))
            yield (hand or [cards[0].id])[-1], "presets", wrong


def named_problems(joint: JointSpec, ids: Collection[str]) -> Problems:
    """What is wrong with a documented sum itself."""
    for card_id in joint.cards:
        if card_id not in ids:
            yield "cards", message("jumpdrive-problem-no-card", card=card_id)


def joint_problems(joints: list[JointSpec], cards: list[CardSpec]) -> Iterator[tuple[str, str, Message]]:
    """Documented sums over several cards must hold."""
    by_id = {card.id: card for card in cards}
    for joint in joints:
        total = sum(clause.n for card_id in joint.cards for clause in getattr(by_id[card_id], joint.field))
        wrong = message("jumpdrive-problem-joint", cards=several(joint.cards), total=joint.total, given=total)
        for card_id in joint.cards if total != joint.total else ():
            yield card_id, joint.field, wrong
