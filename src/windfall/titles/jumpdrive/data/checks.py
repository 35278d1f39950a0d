"""What must hold for a card beyond the form of its fields, and for all cards together. A problem is (field, what)."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeAlias

from windfall.titles.jumpdrive.data.schema import SELECTOR_PATTERN, CardSpec, ClauseSpec, JointSpec, PowerSpec

Problems: TypeAlias = Iterator[tuple[str, str]]
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
            yield f"limits[{number}]", f"{limit.limit} needs {', '.join(LIMIT_FORMS[limit.limit])}"
        if limit.card is not None and limit.card not in ids:
            yield f"limits[{number}].card", f"there is no card {limit.card!r}"


def _field_problems(card: CardSpec, raw: Raw) -> Problems:
    is_world = card.type == "world"
    if is_world != (card.color is not None) or is_world != (card.military is not None):
        yield "color", "a world has color and military, a development neither"
    needed, wrong = ("defense", "cost") if card.military else ("cost", "defense")
    if getattr(card, needed) is None or getattr(card, wrong) is not None:
        yield needed, f"this card has a {needed} and no {wrong}"
    if card.icons.explore + card.icons.military + card.icons.chromosome > 3:
        yield "icons", "a card has at most three icons"
    if card.color == "yellow" and "ALIEN" not in card.keywords:
        yield "keywords", "every yellow world is ALIEN"
    in_deck = 0 if card.center else card.copies
    if len(card.presets) > in_deck:
        yield "presets", f"{', '.join(card.presets)} mark one copy each, but the deck has {in_deck}"
    for field in ("documented", "inferred"):
        for name in getattr(card, field):
            if not _is_part(name, raw):
                yield field, f"it names {name!r}, which the card does not have"


def _is_part(name: str, raw: Raw) -> bool:
    """A field of the card, one sort of icon, or the kind of its VP clauses."""
    field, _, part = name.partition(".")
    return field in raw and (not part or (field == "icons" and part in raw["icons"]) or name == "vp.kind")


def _clause_problems(clause: ClauseSpec, ids: Collection[str]) -> Problems:
    needed, allowed = CLAUSE_FORMS[clause.kind]
    given = {name for name in ("of", "each", "other_n") if getattr(clause, name) is not None}
    for name in sorted(needed - given):
        yield name, f"{clause.kind} needs this parameter"
    for name in sorted(given - needed - allowed):
        yield name, f"{clause.kind} has no such parameter"
    selectors = clause.of if isinstance(clause.of, list) else [clause.of]
    if (clause.kind == "pair") != (len(selectors) == 2):
        yield "of", "a pair has two selectors, all other clauses one"
    for selector in selectors:
        yield from _selector_problems("of", selector, ids)


def _power_problems(power: PowerSpec, raw: Raw, ids: Collection[str]) -> Problems:
    phase, needed = POWER_FORMS[power.effect]
    given = set(raw) - {"phase", "effect"}
    if power.phase != phase:
        yield "phase", f"{power.effect} works in {phase}"
    for name in sorted(needed - given):
        yield name, f"{power.effect} needs this parameter"
    for name in sorted(given - needed):
        yield name, f"{power.effect} has no such parameter"
    for name, selector in (("of", power.of), ("except", power.excluding)):
        if selector == "military":
            yield name, "'military' belongs to an empire; no card matches it"
        yield from _selector_problems(name, selector, ids)


def _selector_problems(field: str, selector: str | None, ids: Collection[str]) -> Problems:
    if selector is None:
        return
    if not SELECTOR_PATTERN.fullmatch(selector):
        yield field, f"{selector!r} is not a selector of the vocabulary"
    sort, _, name = selector.partition(":")
    if sort == "card" and name not in ids:
        yield field, f"there is no card {name!r}"


def box_problems(cards: list[CardSpec]) -> Iterator[tuple[str, str, str]]:
    """What is wrong with the set of cards as a whole, as (card, field, problem)."""
    first_of: dict[str, str] = {}
    for card in cards:
        if first_of.setdefault(card.name, card.id) != card.id:
            yield card.id, "name", f"card {first_of[card.name]!r} is called {card.name!r} too"
    center = [card for card in cards if card.center]
    if len(center) != 1:
        yield (center or cards)[-1].id, "center", "exactly one card, Survey Team, lies in the center"
    elif center[0].copies < _MOST_PLAYERS:
        yield center[0].id, "copies", f"there is one for each of {_MOST_PLAYERS} players"
    for letter in "ABCD":
        hand = [card.id for card in cards for preset in card.presets if preset == letter]
        if len(hand) != _PRESET_CARDS:
            yield (hand or [cards[0].id])[-1], "presets", f"hand {letter} has {_PRESET_CARDS} cards, not {len(hand)}"


def named_problems(joint: JointSpec, ids: Collection[str]) -> Problems:
    """What is wrong with a documented sum itself."""
    for card_id in joint.cards:
        if card_id not in ids:
            yield "cards", f"there is no card {card_id!r}"


def joint_problems(joints: list[JointSpec], cards: list[CardSpec]) -> Iterator[tuple[str, str, str]]:
    """Documented sums over several cards must hold."""
    by_id = {card.id: card for card in cards}
    for joint in joints:
        total = sum(clause.n for card_id in joint.cards for clause in getattr(by_id[card_id], joint.field))
        names = " and ".join(joint.cards)
        for card_id in joint.cards if total != joint.total else ():
            yield card_id, joint.field, f"{names} together must give {joint.total}, as documented, not {total}"
