"""The component list: every card for a person to read. All fields are documented."""

from typing import Final

from windfall.engine.kinds import KIND_IDS, KIND_NAMES
from windfall.engine.title import Component
from windfall.titles.race.components.cards import SPECS
from windfall.titles.race.data.schema import CardSpec
from windfall.titles.race.words.action_cards import action_components
from windfall.titles.race.words.faces import card_face
from windfall.titles.race.words.wording import card_text

_DOCUMENTED: Final = ("name", "copies", "cost", "defense", "vp", "kind", "goods", "keywords", "powers", "bonus")


def components() -> list[Component]:
    return [_component(card) for card in SPECS] + action_components()


def _component(card: CardSpec) -> Component:
    return Component(card.id, card.name, card.type, card_face(card), _facts(card), card_text(card), _DOCUMENTED, ())


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
