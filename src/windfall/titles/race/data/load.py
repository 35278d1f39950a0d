"""Reads the card file. Every error names the file, the card and the field."""

import hashlib
from dataclasses import dataclass

from windfall.engine.files.component_file import ComponentFile
from windfall.titles.race.data.checks import box_problems, card_problems
from windfall.titles.race.data.schema import CardSpec


@dataclass(frozen=True)
class Components:
    cards: list[CardSpec]
    digest: str


def load_components() -> Components:
    file = ComponentFile("race", "cards.toml")
    cards = file.entries("card", CardSpec)
    raw = {str(entry["id"]): entry for entry in file.raw_entries("card")}
    ids = {card.id for card in cards}
    for card in cards:
        for field, problem in card_problems(card, raw[card.id], ids):
            raise file.error("card", card.id, field, problem)
    for card_id, field, problem in box_problems(cards):
        raise file.error("card", card_id, field, problem)
    return Components(cards, hashlib.sha256(file.canonical()).hexdigest()[:12])
