"""Reads the card file. Every error names the file, the card and the field."""

from dataclasses import dataclass

from windfall.engine.files.component_file import ComponentFile, digest
from windfall.engine.files.forms import field_error
from windfall.titles.race.data.checks import box_problems, card_problems
from windfall.titles.race.data.schema import CardSpec


@dataclass(frozen=True)
class Components:
    cards: list[CardSpec]
    digest: str


def load_components() -> Components:
    file = ComponentFile("race", "cards.toml")
    cards = file.entries("card", CardSpec)
    ids = {card.id for card in cards}
    for card in cards:
        for field, problem in card_problems(card, file.tables[card.id], ids):
            raise field_error(file.labels[card.id], field, problem)
    for card_id, field, problem in box_problems(cards):
        raise field_error(file.labels[card_id], field, problem)
    return Components(cards, digest([file]))
