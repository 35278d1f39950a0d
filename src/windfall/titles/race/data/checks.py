"""What must hold for a card beyond the form of its fields, and for all cards together. A problem is (field, what)."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeAlias

from windfall.engine.words.message import Message, message
from windfall.titles.race.data.schema import CardSpec, PowerSpec

Problems: TypeAlias = Iterator[tuple[str, Message]]
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

BONUS_COST = 6  # of the developments that score by their text


def card_problems(card: CardSpec, raw: Raw, ids: Collection[str]) -> Problems:
    yield from _field_problems(card)
    for number, (power, entry) in enumerate(zip(card.powers, raw["powers"], strict=True)):
        for field, problem in _power_problems(power, entry, card.type == "world"):
            yield f"powers[{number}].{field}", problem
    for number, (clause, entry) in enumerate(zip(card.bonus, raw.get("bonus", []), strict=True)):
        if set(entry) not in BONUS_FORMS:
            yield f"bonus[{number}]", message("race-problem-clause")
        if clause.per is not None and clause.per.name is not None and clause.per.name not in ids:
            yield f"bonus[{number}].per.name", message("race-problem-no-card", card=clause.per.name)


def _field_problems(card: CardSpec) -> Problems:
    is_world = card.type == "world"
    if card.military and (card.defense is None or card.cost is not None):
        yield "defense", message("race-problem-defense")
    if not card.military and (card.cost is None or card.defense is not None):
        yield "cost", message("race-problem-cost")
    if is_world != (card.kind is not None) or is_world != (card.goods is not None):
        yield "kind", message("race-problem-kind-and-goods")
    if is_world and (card.kind == "gray") != (card.goods == "none"):
        yield "goods", message("race-problem-gray")
    if card.kind == "alien" and "alien" not in card.keywords:
        yield "keywords", message("race-problem-alien")
    if card.military and not is_world:
        yield "military", message("race-problem-military")
    if is_world and card.copies != 1:
        yield "copies", message("race-problem-one-copy")
    if card.bonus and (is_world or card.cost != BONUS_COST):
        yield "bonus", message("race-problem-bonus")
    if card.bonus and card.vp:
        yield "vp", message("race-problem-bonus-vp")
    if card.start_world is not None and not is_world:
        yield "start_world", message("race-problem-start-world")
    if card.start_world is not None and card.preset_hand is not None:
        yield "preset_hand", message("race-problem-start-hand")


def _power_problems(power: PowerSpec, raw: Raw, on_world: bool) -> Problems:
    form = FORMS.get((power.phase, power.effect))
    if form is None:
        yield "effect", message("race-problem-no-effect", phase=power.phase, effect=power.effect)
        return
    needed, allowed = form
    given = set(raw) - {"phase", "effect"}
    for field in sorted(needed - given):
        yield field, message("race-problem-parameter-missing", phase=power.phase, effect=power.effect)
    for field in sorted(given - needed - allowed):
        yield field, message("race-problem-no-parameter", phase=power.phase, effect=power.effect)
    for flag in ("may", "discard_self", "different", "here"):
        if flag in given and not getattr(power, flag):
            yield flag, message("race-problem-leave-out")
    yield from _number_problems(power, given)
    if power.kind == "any" and power.effect != "windfall":
        yield "kind", message("race-problem-any")
    if power.different and power.kind is not None:
        yield "different", message("race-problem-different-kind")
    if power.effect == "consume" and not (power.vp or power.cards):
        yield "vp", message("race-problem-consume-nothing")
    if not on_world and power.here:
        yield "here", message("race-problem-good-on-world")
    if not on_world and power.effect == "when_produced_here":
        yield "effect", message("race-problem-good-on-world")


def _number_problems(power: PowerSpec, given: set[str]) -> Problems:
    if "cards" in given and power.cards == 0:
        yield "cards", message("race-problem-at-least-one")
    if power.amount is not None and (power.amount == 0 or (power.amount < 0 and power.effect != "military")):
        yield "amount", message("race-problem-amount")
    if power.different and (power.goods or 0) > 4:
        yield "goods", message("race-problem-four-kinds")
    if "up_to" in given:
        if power.effect == "consume" and power.up_to is not True:
            yield "up_to", message("race-problem-up-to-goods")
        if power.effect == "discard_hand" and (isinstance(power.up_to, bool) or power.up_to < 1):
            yield "up_to", message("race-problem-up-to-cards")


def box_problems(cards: list[CardSpec]) -> Iterator[tuple[str, str, Message]]:
    """What is wrong with the set of cards as a whole, as (card, field, problem)."""
    first_of: dict[str, str] = {}
    for card in cards:
        if first_of.setdefault(card.name, card.id) != card.id:
            yield card.id, "name", message("race-problem-same-name", card=first_of[card.name])
    starts = [card for card in cards if card.start_world is not None]
    if sorted(card.start_world or 0 for card in starts) != _START_WORLDS:
        yield (starts or cards)[-1].id, "start_world", message("race-problem-five-starts")
    for number in range(1, 5):
        hand = [card.id for card in cards if card.preset_hand == number]
        if len(hand) != 4:
            yield (
                (hand or [cards[0].id])[-1],
                "preset_hand",
                message("race-problem-hand-of-four", hand=number, cards=len(hand)),
            )
