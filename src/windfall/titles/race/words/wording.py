"""Cards in words: what each power does. Cards carry no text of their own. A card that names others is worded for a box:
the one in use, unless another is given."""

from collections.abc import Callable
from typing import Final

from windfall.engine.kinds import KIND_IDS, KIND_NAMES
from windfall.engine.words.phrases import a, plural
from windfall.titles.race.components.cards import COMPONENTS
from windfall.titles.race.data.load import Components
from windfall.titles.race.data.schema import BonusSpec, CardSpec, PowerSpec, SelectorSpec


def card_text(card: CardSpec, box: Components = COMPONENTS) -> str:
    """All powers of a card, and what it scores."""
    parts = [f"{power.phase.capitalize()}: {power_text(power)}." for power in card.powers]
    if card.bonus:
        parts.append(scoring_text(card, box))
    return " ".join(parts) or "No power."


def scoring_text(card: CardSpec, box: Components = COMPONENTS) -> str:
    """What a card with a bonus scores."""
    clauses = [_bonus_text(clause, card.bonus[:number], box) for number, clause in enumerate(card.bonus)]
    return f"Scores {'; '.join(clauses)}."


def _kind(name: str | None) -> str:
    return "" if name in (None, "any") else KIND_NAMES[KIND_IDS.index(name or "")] + " "


def power_text(power: PowerSpec) -> str:
    """What a power does, without its phase."""
    return TEXTS[power.effect](power, _kind(power.kind))


def _cards(power: PowerSpec) -> str:
    return plural(power.cards, "card")


def _more_cards(power: PowerSpec) -> str:
    return plural(power.amount or 0, "more card")


def _draw_text(power: PowerSpec, _kind: str) -> str:
    if power.phase == "explore":
        return f"draw {_more_cards(power)} to choose from"
    return f"draw {_cards(power)}{' at the start of the phase' if power.phase == 'develop' else ''}"


def _discount_text(power: PowerSpec, kind: str) -> str:
    what = "developments" if power.phase == "develop" else f"{kind}worlds you pay for"
    return f"{what} cost {power.amount} less"


def _price_text(power: PowerSpec, kind: str) -> str:
    return f"{_more_cards(power)} for {'the good of this world' if power.here else a(f'{kind}good')}"


def _discard_hand_text(power: PowerSpec, _kind: str) -> str:
    return f"you may discard up to {plural(int(power.up_to), 'card')} from hand for {power.vp} VP each"


def _consume_text(power: PowerSpec, kind: str) -> str:
    rewards = [plural(power.vp, "VP")] if power.vp else []
    rewards += [plural(power.cards, "card")] if power.cards else []
    each = " each" if power.up_to else ""
    up_to = "up to " if power.up_to else ""
    different = " of different kinds" if power.different else ""
    goods = f"{up_to}{plural(power.goods or 0, f'{kind}good')}{different}"
    return f"discard {goods} for {' and '.join(rewards)}{each}"


def _military_text(power: PowerSpec, kind: str) -> str:
    amount = power.amount or 0
    against = f" against {power.keyword.upper()} worlds" if power.keyword else f" against {kind}worlds" if kind else ""
    return f"{'+' if amount > 0 else '−'}{abs(amount)} Military{against}"


# For each effect, from the power and the kind that it is for.
TEXTS: Final[dict[str, Callable[[PowerSpec, str], str]]] = {
    "draw": _draw_text,
    "keep": lambda power, _: f"keep {_more_cards(power)}",
    "discount": _discount_text,
    "after_develop": lambda power, _: f"draw {_cards(power)} after placing a development",
    "military": _military_text,
    "temporary_military": lambda power, _: f"you may discard this for +{power.amount} Military until the phase ends",
    "free_settle": lambda _, __: (
        "you may discard this to pay nothing for a non-military world, but not for an Alien Technology one"
    ),
    "pay_for_military": lambda power, _: (
        f"you may pay for a military world that is not Alien, at defense less {power.discount}"
    ),
    "after_settle": lambda power, _: f"draw {_cards(power)} after placing a world",
    "price": _price_text,
    "consume": _consume_text,
    "consume_all": lambda power, _: f"discard all your goods for {power.vp_less} VP less than there are goods",
    "discard_hand": _discard_hand_text,
    "gamble": lambda _, __: (
        "name a number from 1 to 7 and turn up a card; keep it if its cost or defense is that number"
    ),
    "sell": lambda power, _: f"sell a good at its price{', with your Trade powers' if power.trade_powers else ''}",
    "when_produced_here": lambda power, _: f"draw {_cards(power)} when a good is produced here",
    "windfall": lambda _, kind: f"produce on one {kind}windfall world",
    "per_produced": lambda power, kind: f"draw {_cards(power)} for each {kind}good you produce",
    "per_kind_produced": lambda power, _: f"draw {_cards(power)} for each kind of good you produce",
    "per_world": lambda power, kind: f"draw {_cards(power)} for each of your {kind}worlds",
    "most_produced": lambda power, kind: f"draw {_cards(power)} if you produce more {kind}goods than each other player",
}


def _bonus_text(clause: BonusSpec, before: list[BonusSpec], box: Components) -> str:
    """A clause; "other" says that cards of the clauses before it do not score again."""
    if clause.count == "military":
        return f"{plural(clause.vp, 'VP')} per point of Military, specialized and temporary Military excepted"
    if clause.count == "vp_chips":
        return f"{plural(clause.vp, 'VP')} per {clause.every or 1} VPs in chips"
    assert clause.per is not None
    other = "other " if any(_may_share(earlier.per, clause.per) for earlier in before) else ""
    return f"{plural(clause.vp, 'VP')} per {other}{_selector_text(clause.per, box)}"


def _may_share(one: SelectorSpec | None, two: SelectorSpec) -> bool:
    """Can a card match both selectors?"""
    if one is None or one.name or two.name:
        return False
    fields = [(getattr(one, field), getattr(two, field)) for field in one.__struct_fields__]
    return all(first == second for first, second in fields if first is not None and second is not None)


def _selector_text(selector: SelectorSpec, box: Components) -> str:
    if selector.name:
        return box.name_of(selector.name)
    words = [selector.keyword.upper()] if selector.keyword else []
    words += ["military"] if selector.military else []
    words += [_kind(selector.kind).strip()] if selector.kind else []
    words += [selector.goods] if selector.goods else []
    words += [f"{selector.cost}-cost"] if selector.cost is not None else []
    words.append(selector.type or "card")
    if selector.power:
        words.append(f"with {'an' if selector.power == 'explore' else 'a'} {selector.power.capitalize()} power")
    return " ".join(words)
