"""Cards in words: what each power does. Cards carry no text of their own. A card that names others is worded for a box:
the one in use, unless another is given."""

from collections.abc import Callable
from typing import Final

from windfall.engine.words.message import Message, Named, message, several
from windfall.titles.race.components.cards import COMPONENTS
from windfall.titles.race.data.load import Components
from windfall.titles.race.data.schema import BonusSpec, CardSpec, PowerSpec, SelectorSpec
from windfall.titles.race.words.rewards import rewards

NONE: Final = "none"  # chooses the words for a thing of which something is not said


def card_text(card: CardSpec, box: Components = COMPONENTS) -> Message:
    """All powers of a card, and what it scores."""
    sentences = [message("race-text-power", phase=power.phase, power=power_text(power)) for power in card.powers]
    if card.bonus:
        sentences.append(scoring_text(card, box))
    return message("race-text", sentences=several(sentences, "sentences")) if sentences else message("race-text-none")


def scoring_text(card: CardSpec, box: Components = COMPONENTS) -> Message:
    """What a card with a bonus scores."""
    clauses = [_bonus_text(clause, card.bonus[:number], box) for number, clause in enumerate(card.bonus)]
    *before, told = clauses
    for clause in reversed(before):
        told = message("race-clause-more", clause=clause, more=told)
    return message("race-scoring", clauses=told)


def power_text(power: PowerSpec) -> Message:
    """What a power does, without its phase."""
    return TEXTS[power.effect](power)


def _kind(power: PowerSpec) -> str:
    return NONE if power.kind in (None, "any") else power.kind


def _draw_text(power: PowerSpec) -> Message:
    if power.phase == "explore":
        return message("race-power-draw-to-choose", amount=power.amount or 0)
    return message("race-power-draw-at-start" if power.phase == "develop" else "race-power-draw", cards=power.cards)


def _discount_text(power: PowerSpec) -> Message:
    amount = power.amount or 0
    if power.phase == "develop":
        return message("race-power-develop-discount", amount=amount)
    return message("race-power-settle-discount", amount=amount, kind=_kind(power))


def _price_text(power: PowerSpec) -> Message:
    amount = power.amount or 0
    if power.here:
        return message("race-power-price-here", amount=amount)
    return message("race-power-price", amount=amount, kind=_kind(power))


def _discard_hand_text(power: PowerSpec) -> Message:
    return message("race-power-discard-hand", cards=int(power.up_to), vp=power.vp)


def _consume_text(power: PowerSpec) -> Message:
    goods, brings = power.goods or 0, rewards(power.vp, power.cards)
    if power.different:
        words = "race-power-consume-up-to-different" if power.up_to else "race-power-consume-different"
        return message(words, goods=goods, rewards=brings)
    words = "race-power-consume-up-to" if power.up_to else "race-power-consume"
    return message(words, goods=goods, kind=_kind(power), rewards=brings)


def _military_text(power: PowerSpec) -> Message:
    amount = power.amount or 0
    size, sign = abs(amount), "plus" if amount > 0 else "minus"
    if power.keyword:
        return message("race-power-military-keyword", amount=size, sign=sign, keyword=power.keyword)
    if power.kind:
        return message("race-power-military-kind", amount=size, sign=sign, kind=power.kind)
    return message("race-power-military", amount=size, sign=sign)


def _sell_text(power: PowerSpec) -> Message:
    return message("race-power-sell-with-trade" if power.trade_powers else "race-power-sell")


TEXTS: Final[dict[str, Callable[[PowerSpec], Message]]] = {
    "draw": _draw_text,
    "keep": lambda power: message("race-power-keep", amount=power.amount or 0),
    "discount": _discount_text,
    "after_develop": lambda power: message("race-power-after-develop", cards=power.cards),
    "military": _military_text,
    "temporary_military": lambda power: message("race-power-temporary-military", amount=power.amount or 0),
    "free_settle": lambda _: message("race-power-free-settle"),
    "pay_for_military": lambda power: message("race-power-pay-for-military", discount=power.discount or 0),
    "after_settle": lambda power: message("race-power-after-settle", cards=power.cards),
    "price": _price_text,
    "consume": _consume_text,
    "consume_all": lambda power: message("race-power-consume-all", vp_less=power.vp_less or 0),
    "discard_hand": _discard_hand_text,
    "gamble": lambda _: message("race-power-gamble"),
    "sell": _sell_text,
    "when_produced_here": lambda power: message("race-power-when-produced-here", cards=power.cards),
    "windfall": lambda power: message("race-power-windfall", kind=_kind(power)),
    "per_produced": lambda power: message("race-power-per-produced", cards=power.cards, kind=_kind(power)),
    "per_kind_produced": lambda power: message("race-power-per-kind-produced", cards=power.cards),
    "per_world": lambda power: message("race-power-per-world", cards=power.cards, kind=_kind(power)),
    "most_produced": lambda power: message("race-power-most-produced", cards=power.cards, kind=_kind(power)),
}


def _bonus_text(clause: BonusSpec, before: list[BonusSpec], box: Components) -> Message:
    """A clause; "other" says that cards of the clauses before it do not score again."""
    if clause.count == "military":
        return message("race-clause-military", vp=clause.vp)
    if clause.count == "vp_chips":
        return message("race-clause-chips", vp=clause.vp, every=clause.every or 1)
    assert clause.per is not None
    if clause.per.name:
        card = Named(f"card:{clause.per.name}", box.name_of(clause.per.name))
        return message("race-clause-named", vp=clause.vp, card=card)
    other = any(_may_share(earlier.per, clause.per) for earlier in before)
    return _clause_text(clause.vp, other, clause.per)


def _may_share(one: SelectorSpec | None, two: SelectorSpec) -> bool:
    """Can a card match both selectors?"""
    if one is None or one.name or two.name:
        return False
    fields = [(getattr(one, field), getattr(two, field)) for field in one.__struct_fields__]
    return all(first == second for first, second in fields if first is not None and second is not None)


def _clause_text(vp: int, other: bool, per: SelectorSpec) -> Message:
    return message(
        "race-clause-cards",
        vp=vp,
        other="yes" if other else "no",
        type=per.type or "card",
        keyword=per.keyword or NONE,
        military=NONE if per.military is None else "yes" if per.military else "no",
        kind=per.kind or NONE,
        goods=per.goods or NONE,
        cost=NONE if per.cost is None else per.cost,
        power=per.power or NONE,
    )
