"""The component list: every card for a person to read, with what is documented and what reconstructed (JD-9)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from windfall.engine.title import Component
from windfall.engine.words.face import Fact
from windfall.engine.words.message import message, several
from windfall.titles.jumpdrive.components.cards import COMPONENTS
from windfall.titles.jumpdrive.data.load import BOOKKEEPING, Components
from windfall.titles.jumpdrive.data.schema import CardSpec
from windfall.titles.jumpdrive.words.faces import card_face
from windfall.titles.jumpdrive.words.wording import card_text

# Fields that are not printed on the card, or are said by others.
_BOOKKEEPING: Final = {*BOOKKEEPING.fields, "military"}


def components() -> list[Component]:
    """Those in use."""
    return list(listed(COMPONENTS))


def listed(box: Components) -> Iterator[Component]:
    """The cards of a box."""
    for card in box.cards:
        shown = (card_face(card, box), _facts(card), card_text(card, box))
        yield Component(card.id, card.name, card.type, *shown, tuple(card.documented), _reconstructed(card))


def _facts(card: CardSpec) -> tuple[Fact, ...]:
    return tuple(_lines(card))


def _lines(card: CardSpec) -> Iterator[Fact]:
    if card.defense is not None:
        yield Fact(message("jumpdrive-fact-defense"), card.defense)
    if card.cost is not None:
        yield Fact(message("jumpdrive-fact-cost"), card.cost)
    if card.color is not None:
        yield Fact(message("jumpdrive-fact-color"), message("jumpdrive-color", color=card.color))
    icons = [
        message("jumpdrive-fact-icon", icon=name, n=number)
        for name, number in msgspec.structs.asdict(card.icons).items()
        if number
    ]
    if icons:
        yield Fact(message("jumpdrive-fact-icons"), several(icons, "plain"))
    if card.keywords:
        yield Fact(
            message("jumpdrive-fact-keywords"),
            several((message("jumpdrive-keyword", keyword=keyword) for keyword in card.keywords), "plain"),
        )
    yield Fact(message("jumpdrive-fact-copies"), card.copies)
    if card.presets:
        yield Fact(message("jumpdrive-fact-first-hand"), several(card.presets, "plain"))
    if card.inferred:
        yield Fact(message("jumpdrive-fact-inferred"), several(card.inferred, "plain"))


def _reconstructed(card: CardSpec) -> tuple[str, ...]:
    """The fields of which nothing is printed or inferred from print."""
    known = {field.split(".")[0] for field in (*card.documented, *card.inferred)}
    unprinted = {"limits"} if card.type == "world" else set()  # worlds have none
    return tuple(
        field
        for field, value in msgspec.structs.asdict(card).items()
        if field not in _BOOKKEEPING | known | unprinted and value is not None
    )
