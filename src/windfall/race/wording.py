"""Cards in words: what each power does. Cards carry no text of their own."""

from windfall.engine.kinds import KIND_IDS, KIND_NAMES
from windfall.race.schema import BonusSpec, CardSpec, PowerSpec, SelectorSpec

_PHASES = {
    "explore": "Explore",
    "develop": "Develop",
    "settle": "Settle",
    "trade": "Trade",
    "consume": "Consume",
    "produce": "Produce",
}


def plural(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def card_text(card: CardSpec) -> str:
    """All powers of a card, and what it scores."""
    parts = [f"{_PHASES[power.phase]}: {power_text(power)}." for power in card.powers]
    if card.bonus:
        parts.append(f"Scores {'; '.join(_bonus_text(clause) for clause in card.bonus)}.")
    return " ".join(parts) or "No power."


def _kind(name: str | None) -> str:
    return "" if name in (None, "any") else KIND_NAMES[KIND_IDS.index(name or "")] + " "


def power_text(power: PowerSpec) -> str:
    """What a power does, without its phase."""
    kind = _kind(power.kind)
    cards = plural(power.cards, "card")
    amount = power.amount or 0
    simple = {
        "keep": f"keep {plural(amount, 'more card')}",
        "after_develop": f"draw {cards} after placing a development",
        "after_settle": f"draw {cards} after placing a world",
        "temporary_military": f"you may discard this for +{amount} Military until the phase ends",
        "free_settle": "you may discard this to place a world that is not Alien at no cost",
        "pay_for_military": f"you may pay for a non-Alien military world, at {power.discount} less than its defense",
        "consume_all": f"discard all goods for as many VPs, less {power.vp_less}",
        "discard_hand": f"you may discard up to {plural(int(power.up_to), 'card')} from hand for {power.vp} VP each",
        "gamble": "name a number from 1 to 7 and turn up a card; keep it if its cost or defense is that number",
        "windfall": f"produce on one {kind}windfall world",
        "when_produced_here": f"draw {cards} when a good is produced here",
        "per_produced": f"draw {cards} for each {kind}good you produce",
        "per_kind_produced": f"draw {cards} for each kind of good you produce",
        "per_world": f"draw {cards} for each of your {kind}worlds",
        "most_produced": f"draw {cards} if you produce more {kind}goods than each other player",
        "consume": _consume_text(power, kind),
        "military": _military_text(power, kind),
    }
    if power.effect in simple:
        return simple[power.effect]
    if power.effect == "draw":
        return f"draw {plural(amount, 'more card')} to choose from" if power.phase == "explore" else f"draw {cards}"
    if power.effect == "discount":
        what = "developments" if power.phase == "develop" else f"{kind}worlds"
        return f"{what} cost {amount} less"
    if power.effect == "price":
        of = "the good of this world" if power.here else f"a {kind}good"
        return f"{plural(amount, 'more card')} for {of}"
    with_powers = ", with your Trade powers" if power.trade_powers else ""
    return f"sell a good at its price{with_powers}"


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


def _bonus_text(clause: BonusSpec) -> str:
    if clause.count == "military":
        return f"{plural(clause.vp, 'VP')} per point of Military"
    if clause.count == "vp_chips":
        return f"{plural(clause.vp, 'VP')} per {clause.every or 1} VPs in chips"
    assert clause.per is not None
    return f"{plural(clause.vp, 'VP')} per {_selector_text(clause.per)}"


def _selector_text(selector: SelectorSpec) -> str:
    if selector.name:
        return selector.name.replace("_", " ").title()
    words = [selector.keyword.upper()] if selector.keyword else []
    words += ["military"] if selector.military else []
    words += [_kind(selector.kind).strip()] if selector.kind else []
    words += [selector.goods] if selector.goods else []
    words += [f"{selector.cost}-cost"] if selector.cost is not None else []
    words.append(selector.type or "card")
    words += [f"with a {_PHASES[selector.power]} power"] if selector.power else []
    return " ".join(words)
