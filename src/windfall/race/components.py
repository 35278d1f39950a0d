"""The component list: every card for a person to read. All fields are documented."""

from windfall.engine.kinds import KIND_IDS, KIND_NAMES
from windfall.engine.title import Component
from windfall.race.cards import SPECS
from windfall.race.schema import CardSpec
from windfall.race.wording import card_text

_DOCUMENTED = ("name", "copies", "cost", "defense", "vp", "kind", "goods", "keywords", "powers", "bonus")


def components() -> list[Component]:
    return [Component(card.id, card.name, card.type, _facts(card), card_text(card), _DOCUMENTED, ()) for card in SPECS]


def _facts(card: CardSpec) -> dict[str, str]:
    facts = {"defense": str(card.defense)} if card.military else {"cost": str(card.cost)}
    facts["VP"] = "?" if card.bonus else str(card.vp)
    if card.kind is not None:
        kind = KIND_NAMES[KIND_IDS.index(card.kind)]
        facts["kind"] = kind if card.goods == "none" else f"{kind} {card.goods}"
    if card.keywords:
        facts["keywords"] = ", ".join(keyword.upper() for keyword in card.keywords)
    if card.start_world is not None:
        facts["start world"] = str(card.start_world)
    if card.copies > 1:
        facts["copies"] = str(card.copies)
    return facts
