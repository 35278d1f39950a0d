"""The component list: every card for a person to read, with what is documented and what reconstructed (JD-9)."""

from typing import Final

import msgspec

from windfall.engine.title import Component
from windfall.jumpdrive.cards import SPECS
from windfall.jumpdrive.schema import CardSpec

# Fields that say nothing about the card as printed.
_BOOKKEEPING: Final = {"id", "text", "documented", "inferred", "center", "military"}


def components() -> list[Component]:
    return [
        Component(card.id, card.name, card.type, _facts(card), card.text, tuple(card.documented), _reconstructed(card))
        for card in SPECS
    ]


def _facts(card: CardSpec) -> dict[str, str]:
    facts = {"defense": str(card.defense)} if card.military else {"cost": str(card.cost)}
    if card.color is not None:
        facts["color"] = card.color
    icons = [f"{number} {name}" for name, number in msgspec.structs.asdict(card.icons).items() if number]
    if icons:
        facts["icons"] = ", ".join(icons)
    if card.keywords:
        facts["keywords"] = ", ".join(card.keywords)
    facts["copies"] = str(card.copies)
    if card.presets:
        facts["first hand"] = ", ".join(card.presets)
    if card.inferred:
        facts["inferred"] = ", ".join(card.inferred)
    return facts


def _reconstructed(card: CardSpec) -> tuple[str, ...]:
    """The fields that are neither printed nor inferred from print. A dotted name documents only a part."""
    known = set(card.documented) | set(card.inferred)
    return tuple(
        field
        for field, value in msgspec.structs.asdict(card).items()
        if field not in _BOOKKEEPING and field not in known and value is not None
    )
