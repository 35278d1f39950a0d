"""What must hold for a card beyond the form of its fields, and for all cards together. A problem is (field, what)."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeAlias

from windfall.titles.race.data.schema import CardSpec, PowerSpec

Problems: TypeAlias = Iterator[tuple[str, str]]
Raw: TypeAlias = Mapping[str, Any]  # a table as it stands in the file

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
BONUS_FORMS = ({"vp", "per"}, {"vp", "count"}, {"vp", "count", "every"})
_START_WORLDS = [0, 1, 2, 3, 4]


def card_problems(card: CardSpec, raw: Raw, ids: Collection[str]) -> Problems:
    yield from _field_problems(card)
    for number, (power, entry) in enumerate(zip(card.powers, raw["powers"], strict=True)):
        for field, problem in _power_problems(power, entry, card.type == "world"):
            yield f"powers[{number}].{field}", problem
    for number, (clause, entry) in enumerate(zip(card.bonus, raw.get("bonus", []), strict=True)):
        if set(entry) not in BONUS_FORMS:
            yield f"bonus[{number}]", "a clause is { vp, per } or { vp, count, every? }"
        if clause.per is not None and clause.per.name is not None and clause.per.name not in ids:
            yield f"bonus[{number}].per.name", f"there is no card {clause.per.name!r}"


def _field_problems(card: CardSpec) -> Problems:
    is_world = card.type == "world"
    needed, wrong = ("defense", "cost") if card.military else ("cost", "defense")
    if getattr(card, needed) is None or getattr(card, wrong) is not None:
        yield needed, f"this card has a {needed} and no {wrong}"
    if is_world != (card.kind is not None) or is_world != (card.goods is not None):
        yield "kind", "a world has kind and goods, a development neither"
    if is_world and (card.kind == "gray") != (card.goods == "none"):
        yield "goods", "gray worlds have goods 'none', all others do not"
    if card.kind == "alien" and "alien" not in card.keywords:
        yield "keywords", "a world of kind 'alien' has the keyword 'alien'"
    if card.military and not is_world:
        yield "military", "only worlds are military"
    if is_world and card.copies != 1:
        yield "copies", "there is one card of each world"
    if card.bonus and (is_world or card.cost != 6):
        yield "bonus", "only 6-cost developments have a bonus"
    if card.bonus and card.vp:
        yield "vp", "a card with a bonus prints '?', so its vp is 0"
    if card.start_world is not None and not is_world:
        yield "start_world", "a start world is a world"
    if card.start_world is not None and card.preset_hand is not None:
        yield "preset_hand", "a start world is in no hand"


def _power_problems(power: PowerSpec, raw: Raw, on_world: bool) -> Problems:
    form = FORMS.get((power.phase, power.effect))
    if form is None:
        yield "effect", f"{power.phase} has no effect {power.effect!r}"
        return
    needed, allowed = form
    given = set(raw) - {"phase", "effect"}
    name = f"{power.phase} {power.effect}"
    for field in sorted(needed - given):
        yield field, f"{name} needs this parameter"
    for field in sorted(given - needed - allowed):
        yield field, f"{name} has no such parameter"
    for flag in ("may", "discard_self", "different", "here"):
        if flag in given and not getattr(power, flag):
            yield flag, "leave it out unless it is true"
    yield from _number_problems(power, given)
    if power.kind == "any" and power.effect != "windfall":
        yield "kind", "'any' is only for windfall"
    if power.different and power.kind is not None:
        yield "different", "does not go with kind"
    if power.effect == "consume" and not (power.vp or power.cards):
        yield "vp", "consuming brings VPs or cards"
    if not on_world and power.here:
        yield "here", "only a world can have a good"
    if not on_world and power.effect == "when_produced_here":
        yield "effect", "only a world can have a good"


def _number_problems(power: PowerSpec, given: set[str]) -> Problems:
    if "cards" in given and power.cards == 0:
        yield "cards", "must be at least 1"
    if power.amount is not None and (power.amount == 0 or (power.amount < 0 and power.effect != "military")):
        yield "amount", "must be at least 1; only Military can be negative"
    if power.different and (power.goods or 0) > 4:
        yield "goods", "there are only four kinds"
    if "up_to" in given:
        if power.effect == "consume" and power.up_to is not True:
            yield "up_to", "must be true; the number is in goods"
        if power.effect == "discard_hand" and (isinstance(power.up_to, bool) or power.up_to < 1):
            yield "up_to", "must be a number of cards, at least 1"


def box_problems(cards: list[CardSpec]) -> Iterator[tuple[str, str, str]]:
    """What is wrong with the set of cards as a whole, as (card, field, problem)."""
    first_of: dict[str, str] = {}
    for card in cards:
        if first_of.setdefault(card.name, card.id) != card.id:
            yield card.id, "name", f"card {first_of[card.name]!r} has the same name"
    starts = [card for card in cards if card.start_world is not None]
    if sorted(card.start_world or 0 for card in starts) != _START_WORLDS:
        yield (starts or cards)[-1].id, "start_world", "five worlds are start worlds, numbered 0 to 4"
    for number in range(1, 5):
        hand = [card.id for card in cards if card.preset_hand == number]
        if len(hand) != 4:
            yield (hand or [cards[0].id])[-1], "preset_hand", f"hand {number} has four cards, not {len(hand)}"
