"""The component list: every card for a person to read. All fields are documented."""

from collections.abc import Iterator
from typing import Final

from windfall.engine.kinds import KIND_IDS, KIND_NAMES
from windfall.engine.title import Component
from windfall.titles.race.components.cards import COMPONENTS
from windfall.titles.race.data.load import Components
from windfall.titles.race.data.schema import CardSpec
from windfall.titles.race.words.action_cards import action_components
from windfall.titles.race.words.faces import card_face
from windfall.titles.race.words.wording import card_text

_DOCUMENTED: Final = ("name", "copies", "cost", "defense", "vp", "kind", "goods", "keywords", "powers", "bonus")


def components() -> list[Component]:
    """Those in use, and the action cards, which are in no file."""
    return [*listed(COMPONENTS), *action_components()]


def listed(box: Components) -> Iterator[Component]:
    """The cards of a box."""
    for card in box.cards:
        face, text = card_face(card, box), card_text(card, box)
        yield Component(card.id, card.name, card.type, face, _facts(card), text, _DOCUMENTED, ())


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
