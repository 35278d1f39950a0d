"""The component list: every card for a person to read. All fields are documented."""

from collections.abc import Iterator
from typing import Final

from windfall.engine.title import Component
from windfall.engine.words.face import Fact
from windfall.engine.words.message import message, several
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


def _facts(card: CardSpec) -> tuple[Fact, ...]:
    facts = [
        Fact(message("race-fact-defense"), card.defense or 0)
        if card.military
        else Fact(message("race-fact-cost"), card.cost or 0)
    ]
    facts.append(Fact(message("race-fact-vp"), message("race-fact-vp-open") if card.bonus else card.vp))
    if card.kind is not None:
        kind = message("race-fact-kind-of", kind=card.kind, goods=card.goods or "none")
        facts.append(Fact(message("race-fact-kind"), kind))
    if card.keywords:
        keywords = [message("race-keyword", keyword=keyword) for keyword in card.keywords]
        facts.append(Fact(message("race-fact-keywords"), several(keywords, "plain")))
    if card.start_world is not None:
        facts.append(Fact(message("race-fact-start-world"), card.start_world))
    if card.copies > 1:
        facts.append(Fact(message("race-fact-copies"), card.copies))
    return tuple(facts)
